import { LANGUAGES } from '@crownlands/core/room'
import { HOST_PROBLEMS } from '@crownlands/table/protocol'
import { describe, expect, it } from 'vitest'
import { TROUBLE_TEXT } from './text'
import { type Trouble, troubleOf, waysOn } from './trouble'

const TROUBLES = Object.keys(TROUBLE_TEXT.en.said) as Trouble[]

describe('whatever is the matter with a table', () => {
  it('there is a way on, and one home', () => {
    for (const problem of [...HOST_PROBLEMS, undefined]) expect(TROUBLES).toContain(troubleOf(problem))
    for (const trouble of TROUBLES) expect(waysOn(trouble)).toContain('home')
  })

  it('what may be lost can be saved, and what may pass can be tried again', () => {
    for (const trouble of ['damaged', 'other-rules', 'unknown-game', 'unreadable', 'failed'] as const)
      expect(waysOn(trouble)).toContain('rescue')
    for (const trouble of ['damaged', 'unreadable', 'blocked', 'failed'] as const)
      expect(waysOn(trouble)).toContain('retry')
  })

  it('only what is not there at all is called so', () => {
    expect(HOST_PROBLEMS.filter((problem) => troubleOf(problem) === 'missing')).toEqual(['no-such-table'])
  })
})

describe.each(LANGUAGES)('the words (%s)', (language) => {
  const texts = TROUBLES.flatMap((trouble) => Object.values(TROUBLE_TEXT[language].said[trouble]))

  it('say something of its own for every trouble', () => {
    expect(new Set(texts).size).toBe(2 * TROUBLES.length)
  })

  it('are set with true apostrophes, and in French with spaces that do not break before tall marks', () => {
    expect(texts.filter((text) => /['"]|\.\.\.|--/.test(text))).toEqual([])
    if (language === 'fr') expect(texts.filter((text) => /[^\u00a0][:;!?]/.test(text))).toEqual([])
  })
})
