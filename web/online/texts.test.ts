import { describe, expect, it } from 'vitest'
import { ONLINE_MENU_TEXT } from './menu/text'
import { NOTICE_TEXT } from './notices/text'
import { SEAT_TEXT } from './play/seat-text'
import { REMATCH_TEXT } from './rematch/text'
import { TALK_TEXT } from './talk/text'
import { TITLE_TEXT } from './text'

const ALL = [ONLINE_MENU_TEXT, NOTICE_TEXT, SEAT_TEXT, REMATCH_TEXT, TALK_TEXT, TITLE_TEXT]

/** Every fixed text below a value. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : []
}

describe('the words around a table online', () => {
  it('are set with true apostrophes, dashes and dots in both languages', () => {
    expect(texts(ALL).filter((text) => /['"]|\.\.\.|--/.test(text))).toEqual([])
  })

  it('keep in French a space that does not break before tall marks', () => {
    expect(texts(ALL.map(({ fr }) => fr)).filter((text) => /[^\u00a0][:;!?»]/.test(text))).toEqual([])
  })

  it('count in both languages', () => {
    expect([1, 2].map((n) => TALK_TEXT.en.unread(n))).toEqual(['1 new line', '2 new lines'])
    expect([1, 2].map((n) => TALK_TEXT.fr.unread(n))).toEqual(['1 nouvelle ligne', '2 nouvelles lignes'])
    expect(ONLINE_MENU_TEXT.en.moreTime.amount(2880)).toBe('2 days')
  })
})
