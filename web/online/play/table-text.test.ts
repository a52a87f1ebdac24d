import { describe, expect, it } from 'vitest'
import { ONLINE_TEXT } from './table-text'

/** Every fixed text below a value. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : []
}

describe('the words around a table online', () => {
  it('are set with true apostrophes, dashes and dots in both languages', () => {
    expect(texts(ONLINE_TEXT).filter((text) => /['"]|\.\.\.|--/.test(text))).toEqual([])
  })

  it('keep in French a space that does not break before tall marks', () => {
    expect(texts(ONLINE_TEXT.fr).filter((text) => /[^\u00a0][:;!?»]/.test(text))).toEqual([])
  })

  it('count in both languages', () => {
    expect([1, 2].map((n) => ONLINE_TEXT.en.chat.unread(n))).toEqual(['1 new line', '2 new lines'])
    expect([1, 2].map((n) => ONLINE_TEXT.fr.chat.unread(n))).toEqual(['1 nouvelle ligne', '2 nouvelles lignes'])
    expect(ONLINE_TEXT.en.moreTime.amount(2880)).toBe('2 days')
  })
})
