import { GAMES } from '@crownlands/games/registry'
import { describe, expect, it } from 'vitest'
import { en } from './en'
import { fr } from './fr'

/** Every fixed text below a value. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : []
}

/** The shell's words, and what it says of the games. */
const ENGLISH = [en, GAMES.map(({ words, daily }) => [words.en, daily?.en])]
const FRENCH = [fr, GAMES.map(({ words, daily }) => [words.fr, daily?.fr])]

describe.each([
  ['English', ENGLISH],
  ['French', FRENCH],
] as const)('the words in %s', (_language, words) => {
  it('are set with true apostrophes, dashes and dots', () => {
    expect(texts(words).filter((text) => /['"]|\.\.\.|--/.test(text))).toEqual([])
  })

  it('leave nothing empty', () => {
    expect(texts(words).filter((text) => text.trim() === '')).toEqual([])
  })
})

describe('the words in French', () => {
  it('keep a space that does not break before tall marks', () => {
    expect(texts(FRENCH).filter((text) => /[^\u00a0][:;!?]/.test(text))).toEqual([])
  })
})

describe.each([en, fr])('how many play', ({ home }) => {
  it('is one number where there is no choice', () => {
    expect(home.players(1, 1)).not.toMatch(/\d/)
    expect(home.players(3, 3).match(/\d/g)).toEqual(['3'])
    expect(home.players(2, 4).match(/\d/g)).toEqual(['2', '4'])
  })
})

const NOW = Date.UTC(2026, 4, 20, 12)
const MINUTE = 60_000

describe('when a game was last played', () => {
  it.each([
    [0, 'just now', 'à l’instant'],
    [5 * MINUTE, '5 minutes ago', 'il y a 5 minutes'],
    [3 * 60 * MINUTE, '3 hours ago', 'il y a 3 heures'],
    [24 * 60 * MINUTE, 'yesterday', 'hier'],
    [30 * 24 * 60 * MINUTE, '20 April 2026', '20 avril 2026'],
  ])('%i milliseconds ago', (before, english, french) => {
    expect(en.home.tables.when(NOW - before, NOW)).toBe(english)
    expect(fr.home.tables.when(NOW - before, NOW)).toBe(french)
  })
})
