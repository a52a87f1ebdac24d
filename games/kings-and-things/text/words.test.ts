import { describe, expect, it } from 'vitest'
import { ITEMS, THINGS } from '../content'
import { parseAction, writeAction } from '../rules/notation/notation'
import { legalActions, toAct } from '../rules/rules'
import type { Options } from '../rules/state'
import { askedIn, choicesIn } from '../rules/view/seen-state'
import { view } from '../rules/view/view'
import { battle } from '../testing/battles'
import { goOn } from '../testing/positions'
import { playAtRandom, type RoomWords, type Told, tellGame } from '../testing/told-games'
import { nounsIn } from './nouns.en'
import { nounsIn as nounsInFrench } from './nouns.fr'
import { refusalsEn } from './refusals.en'
import { refusalsFr } from './refusals.fr'
import { en } from './words.en'
import { fr } from './words.fr'

const OPTIONS: Options = { edition: '1986', autoCall: false, turnLimit: 6 }
const LANGUAGES = [
  ['en', en],
  ['fr', fr],
] as const

const GAMES: readonly (readonly [Options, number, string])[] = [
  [OPTIONS, 4, 'told 1'],
  [OPTIONS, 4, 'told 2'],
  [{ ...OPTIONS, edition: '2010', autoCall: true }, 3, 'told 3'],
  [{ ...OPTIONS, edition: '1997' }, 2, 'told 4'],
]

/** Facts of every kind that a refusal may name. */
const FACTS = {
  hex: 0,
  seat: 1,
  counter: 'forest_elves_3',
  creature: 'desert_genie',
  character: 'dwarf_king',
  thing: 'golem',
  treasure: 'ruby',
  item: 'bow',
  event: 'big_juju',
  income: 'city',
  what: 'building',
  terrain: 'forest',
  needs: 10,
  gold: 3,
  most: 5,
  free: 2,
  over: 2,
  range: 3,
  left: 2,
  room: 1,
  size: 3,
  points: 1,
  cost: 2,
  price: 8,
  level: 2,
}

function refusalsOf(words: RoomWords, facts: Readonly<Record<string, string | number>>): string[] {
  return Object.keys(refusalsEn(nounsIn('1986'))).map((reason) => words.refusal({ clause: 'KT-O1', reason, facts }))
}

function of(told: readonly Told[], ...kinds: Told['kind'][]): string[] {
  return [...new Set(told.filter(({ kind }) => kinds.includes(kind)).map(({ text }) => text))]
}

const GAPS = /undefined|NaN|null|\[object|,,|\.\.|\(\)|: ?[.,]/
/** Keys of the content file, such as `desert_genie`. */
const RAW_IDS = new RegExp(`[a-z]_[a-z]|\\b(?:${THINGS.filter((id) => id.includes('_')).join('|')})\\b`)

describe.each(LANGUAGES)('the words in %s', (language, words) => {
  const told = GAMES.flatMap(([options, seats, seed]) => tellGame(words, options, seats, seed))
  const sentences = of(told, 'story', 'prompt', 'question', 'refusal')
  const all = [...of(told, 'story', 'prompt', 'question', 'closing', 'action', 'refusal', 'board')]

  it('have a sentence of its own for every reason to refuse', () => {
    const refusals = refusalsOf(words, FACTS)
    const french = refusalsFr(nounsInFrench('1986'))
    expect(Object.keys(french).sort()).toEqual(Object.keys(refusalsEn(nounsIn('1986'))).sort())
    expect(refusals.filter((text) => !/^[A-ZÀÉ+\d].*\.$/.test(text))).toEqual([])
    expect(refusals.filter((text) => GAPS.test(text) || / {2}/.test(text))).toEqual([])
    expect(refusals).not.toContain(words.refusal({ clause: 'KT-O1', reason: 'unheard-of' }))
    expect(refusals.filter((text, i) => refusals.indexOf(text) !== i)).toEqual([])
  })

  it('leave no gap in what they tell of whole games', () => {
    expect(all.filter((text) => GAPS.test(text.replaceAll('\u00a0', '')))).toEqual([])
    expect(all.filter((text) => text === '')).toEqual([])
  })

  it('call everything by its name', () => {
    expect(all.filter((text) => RAW_IDS.test(text))).toEqual([])
  })

  it('tell, ask and refuse in whole sentences without doubled spaces', () => {
    expect(sentences.filter((text) => !/^[A-ZÀÉ\d].*[.:?]$/.test(text))).toEqual([])
    const short = of(told, 'story', 'prompt', 'question', 'closing', 'action', 'refusal')
    expect(short.filter((text) => / {2}|^ | $/.test(text))).toEqual([])
  })

  it('name every item, event and treasure on its own', () => {
    expect(
      new Set(ITEMS.map((item) => words.refusal({ clause: 'KT-I1', reason: 'no-such-item', facts: { item } }))).size,
    ).toBe(ITEMS.length)
  })

  if (language === 'fr') {
    it('have a no-break space before ; : ! ?', () => {
      const loose = /(?:^|[^\u00a0\d\w|>\]])[;:?]/
      const lines = [...sentences, ...of(told, 'closing', 'action'), ...refusalsOf(fr, FACTS)]
      expect(lines.filter((text) => loose.test(text) || /[a-zé]:/.test(text))).toEqual([])
    })
  }
})

describe('a prompt', () => {
  it('calls players by their names where these are known', () => {
    const state = battle(
      { owner: 1, armies: { 0: ['forest_unicorn'], 1: ['swamp_ghost'] } },
      { calls: ['ask', 'none'] },
    )
    goOn(state)
    const seen = view(state, 1)
    expect(en.prompt(seen, 1)).toBe('It is for player 1 to decide.')
    expect(en.prompt(seen, 1, ['Ada', 'Ben'])).toBe('It is for Ada to decide.')
    expect(fr.prompt(seen, 1, ['Ada', 'Ben'])).toBe('C’est à Ada de décider.')
  })
})

describe('what a view tells', () => {
  it('KT-O7, KT-H2: who is asked and what they may do can be found out from their views alone', () => {
    for (const { state, step } of playAtRandom(OPTIONS, 4, 'views')) {
      if (state.result !== undefined) break
      if (step % 3 !== 0) continue
      const asked = toAct(state)
      for (const viewer of [0, 1, 2, 3, 'spectator'] as const) expect(askedIn(view(state, viewer))).toEqual(asked)
      for (const seat of asked) expect(choicesIn(view(state, seat))).toEqual(legalActions(state, seat))
    }
  })

  it('every action of a game can be written and read again', () => {
    for (const { state } of playAtRandom(OPTIONS, 3, 'written')) {
      for (const seat of toAct(state)) {
        for (const action of legalActions(state, seat).slice(0, 60)) {
          expect(parseAction(writeAction(action))).toEqual(action)
        }
      }
    }
  })
})
