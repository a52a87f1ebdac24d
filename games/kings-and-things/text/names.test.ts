import { LANGUAGES, type Language } from '@crownlands/core/room'
import { describe, expect, it } from 'vitest'
import { CHARACTER_NAMES, THINGS } from '../content'
import { type Named, type Names, nameIn } from './names'
import { namesEn } from './names.en'
import { articlesFr, namesFr } from './names.fr'
import { en } from './words.en'
import { fr } from './words.fr'

const NAMES: Readonly<Record<Language, Names>> = { en: namesEn, fr: namesFr }

const ALL: readonly Named[] = [...THINGS, ...CHARACTER_NAMES]

describe.each(LANGUAGES)('the names in %s', (language) => {
  it('KT-C8, KT-C11 to KT-C13, KT-K1: every counter has one and only counters do', () => {
    expect(Object.keys(NAMES[language].counters).toSorted()).toEqual(ALL.toSorted())
    for (const name of Object.values(NAMES[language].counters)) expect(name).toMatch(/^\p{Lu}/u)
  })
})

describe('names', () => {
  it('KT-C8: what shares a name in one language shares it in the other', () => {
    for (const what of ALL) {
      const twins = LANGUAGES.map((language) => {
        const { counters } = NAMES[language]
        return ALL.filter((other) => counters[other] === counters[what])
      })
      expect(twins[1]).toEqual(twins[0])
    }
  })

  it('KT-C10: stand in for the seven that are dated', () => {
    const names = Object.values(NAMES.en.counters)
    expect(names).toEqual(
      expect.arrayContaining([
        'Ice Hunters',
        'Jungle Scouts',
        'Jungle Spears',
        'Wanderers',
        'Jungle Shaman',
        'Blowpipe Hunter',
        'Clansmen',
      ]),
    )
  })

  it('KT-E3: the edition of 2010 has names of its own, and Ghost and Spirit swap theirs', () => {
    expect(nameIn(NAMES.en, '1986', 'desert_genie')).toBe('Genie')
    expect(nameIn(NAMES.en, '2010', 'desert_genie')).toBe('Djinn')
    expect(nameIn(NAMES.en, '2010', 'swamp_ghost')).toBe(nameIn(NAMES.en, '1986', 'swamp_spirit'))
    expect(nameIn(NAMES.fr, '2010', 'swamp_spirit')).toBe(nameIn(NAMES.fr, '1986', 'swamp_ghost'))
    expect(nameIn(NAMES.en, '2010', 'golem')).toBe('Golem')
  })

  it('KT-E3: what is told and refused in a match has the names of its edition', () => {
    const options = { edition: '2010', autoCall: false, turnLimit: 0 } as const
    const placed = { type: 'placed', seat: 0, hex: 0, thing: 'swamp_ghost' } as const
    const refused = { clause: 'KT-T11', reason: 'not-on-rack', facts: { thing: 'desert_genie' } }
    expect(en.story(placed, ['Anna'])).toEqual(['Anna places the Ghost in D4.'])
    expect(en.withOptions?.(options).story(placed, ['Anna'])).toEqual(['Anna places the Spirit in D4.'])
    expect(en.withOptions?.(options).refusal(refused)).toBe('The Djinn is not on your rack.')
    expect(fr.story(placed, ['Anna'])).not.toEqual(fr.withOptions?.(options).story(placed, ['Anna']))
  })

  it('have an article in French, but for the two who are called by their own', () => {
    const bare = Object.values(articlesFr.counters).filter((name) => !/^(?:le|la|les) |^l’/.test(name))
    expect(bare).toEqual(['Sire Lance-à-l’eau', 'Ghaog II'])
  })
})
