import { describe, expect, it } from 'vitest'
import { CHARACTER_NAMES, EDITIONS, THINGS } from '../../content'
import { PICTURE_PATHS } from '../picture-paths'
import { linesAbout } from './about'
import { faceOf } from './face'

const EVERYTHING = [...THINGS, ...CHARACTER_NAMES]
const CASTS = EDITIONS.flatMap((edition) =>
  (['en', 'fr'] as const).map((language) => ({ edition, language, nameplates: [] })),
)

describe('the face of a counter', () => {
  it('has a picture, on every Thing and every character', () => {
    expect(EVERYTHING.filter((what) => !(String(faceOf(what, '1986').picture) in PICTURE_PATHS))).toEqual([])
  })

  it('shows a creature with its land, its signs and its value (KT-C8)', () => {
    expect(faceOf('desert_old_dragon', '1986')).toMatchObject({ land: 'desert', signs: ['fly', 'magic'], value: 4 })
  })

  it('shows the value of its edition: the Greathunter has 2 in 2010 (KT-E3)', () => {
    expect(faceOf('plains_greathunter', '1986').value).toBe(4)
    expect(faceOf('plains_greathunter', '2010').value).toBe(2)
  })

  it('shows what a city pays and what it holds (KT-C11)', () => {
    expect(faceOf('city', '1986')).toMatchObject({ kind: 'income', gold: 2, value: 2, holds: true })
  })

  it('shows a power as a star, and the land of a Terrain Lord (KT-K1)', () => {
    expect(faceOf('swamp_king', '1986')).toMatchObject({ kind: 'character', land: 'swamp', signs: ['star'] })
    expect(faceOf('arch_mage', '1986').signs).toEqual(['magic'])
  })

  it('shows a fort by its name, with the sign of the step it fights in (KT-C14)', () => {
    expect(faceOf('tower', '1986')).toMatchObject({ kind: 'fort', level: 1, value: 1, signs: [] })
    expect(faceOf('citadel', '1986')).toMatchObject({ level: 4, value: 4, signs: ['magic'] })
  })

  it('shows nothing of what is face down', () => {
    expect(faceOf('hidden', '1986')).toEqual({ kind: 'back', signs: [] })
  })
})

describe('what is said about a counter', () => {
  it('is its name and at least one line more, in both languages and every edition', () => {
    for (const cast of CASTS)
      for (const what of [...EVERYTHING, 'tower', 'keep', 'castle', 'citadel', 'hidden']) {
        const lines = linesAbout(what, cast, undefined)
        expect(lines.length, what).toBeGreaterThan(1)
        expect(
          lines.every((line) => line.length > 2 && !line.includes('undefined')),
          what,
        ).toBe(true)
      }
  })

  it('explains each sign that is on it', () => {
    const lines = linesAbout('desert_old_dragon', { edition: '1986', language: 'en', nameplates: [] }, undefined)
    expect(lines).toHaveLength(4)
    expect(lines[2]).toMatch(/^Wing/)
    expect(lines[3]).toMatch(/^Four rays/)
  })

  it('says of a bluff why it is one (KT-U1)', () => {
    const lines = linesAbout('desert_genie', { edition: '1986', language: 'en', nameplates: [] }, 'bluff')
    expect(lines.at(-1)).toContain('owns no desert')
  })
})
