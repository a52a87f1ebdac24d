import { feats as gateFeats } from '@crownlands/games/gate/board/feats'
import { feats as kingdomsFeats } from '@crownlands/games/kingdoms/board/feats'
import type { Event as KingdomsEvent } from '@crownlands/games/kingdoms/rules/state'
import { feats as kingsAndThingsFeats } from '@crownlands/games/kings-and-things/board/feats'
import type { Clause, Event as KingsAndThingsEvent } from '@crownlands/games/kings-and-things/rules/happenings'
import { feats as kingsGateFeats } from '@crownlands/games/kings-gate/board/feats'
import { scoredAt } from '@crownlands/games/kings-gate/testing/positions'
import { describe, expect, it } from 'vitest'

const done = (feats: typeof gateFeats, match: Parameters<(typeof gateFeats)[number]['isDone']>[0]) =>
  feats.filter((feat) => feat.isDone(match)).map(({ id }) => id)

describe('feats', () => {
  it.each([
    ['Kingdoms', kingdomsFeats],
    ['King’s Gate', kingsGateFeats],
    ['Gate', gateFeats],
    ['Kings & Things', kingsAndThingsFeats],
  ])('of %s are a handful, each with its own name, told in both languages', (_, feats) => {
    expect(feats.length).toBeGreaterThanOrEqual(4)
    expect(feats.length).toBeLessThanOrEqual(7)
    expect(new Set(feats.map(({ id }) => id)).size).toBe(feats.length)
    for (const { words } of feats) for (const { title, how } of Object.values(words)) expect(title && how).toBeTruthy()
  })
})

describe('feats of Kingdoms', () => {
  const line = (base: number, gold: number, other?: number): KingdomsEvent => ({
    type: 'line-scored',
    kind: 'row',
    number: 1,
    parts: [base, ...(other === undefined ? [] : [other])].map((worth, i) => ({
      spaces: [i],
      tiles: [],
      resources: 0,
      hazards: 0,
      base: worth,
      clauses: [],
      gains: i === 0 ? [{ seat: 0, castles: [], ranks: 1, gold, clauses: [] }] : [],
    })),
    gained: [gold, 0],
    gold: [0, 0],
  })
  const great: KingdomsEvent = { type: 'castle-placed', seat: 0, rank: 4, space: 3 }
  const won = (...story: readonly KingdomsEvent[]) => done(kingdomsFeats, { view: {}, story, seat: 0, won: true })

  it('K-T1: are done without the castle of rank 4, and not with it', () => {
    expect(won(line(3, 9))).toContain('without-the-great-castle')
    expect(won(great, line(3, 9))).not.toContain('without-the-great-castle')
  })

  it('K-P2: are done behind a mountain', () => {
    expect(won(line(8, 40, -3))).toEqual(expect.arrayContaining(['behind-the-mountain', 'great-line']))
    expect(won(line(8, 39))).not.toContain('great-line')
    expect(won(line(-2, -2))).not.toContain('not-a-coin-lost')
  })

  it('are done by who was last before the last epoch', () => {
    const end = (epoch: number, gold: number[]): KingdomsEvent => ({ type: 'epoch-ended', epoch, gold })
    expect(won(end(1, [60, 50]), end(2, [70, 90]), end(3, [120, 100]))).toContain('from-the-last-place')
    expect(won(end(1, [60, 50]), end(2, [90, 70]), end(3, [120, 100]))).not.toContain('from-the-last-place')
  })
})

describe('feats of King’s Gate', () => {
  it('KG-P3: are done by who places the last tile and is first all the same', () => {
    const story = scoredAt(1).map((event) => (event.type === 'scored' ? { ...event, lastBy: 1 } : event))
    const first = story.flatMap((event) => (event.type === 'scored' ? event.standings : []))[0]?.seat ?? 0
    expect(first).toBe(1)
    expect(done(kingsGateFeats, { view: {}, story, seat: 1, won: false })).toContain('last-tile-first-place')
    expect(done(kingsGateFeats, { view: {}, story, seat: 0, won: false })).not.toContain('last-tile-first-place')
  })

  it('KG-N5: are done with two locations in one turn', () => {
    const story = [...scoredAt(1), ...scoredAt(2)].filter(({ type }) => type === 'scored')
    expect(done(kingsGateFeats, { view: {}, story, seat: 0, won: false })).toContain('two-in-one-turn')
  })
})

describe('feats of Gate', () => {
  const view = { options: { difficulty: 'boss' }, farm: 6, gate: 2, tower: 0, fear: 0, scored: [] }

  it('are done by the town as it stands at the end, and only by who has won', () => {
    const match = { view, story: [], seat: 0 }
    expect(done(gateFeats, { ...match, won: true })).toEqual(['boss-and-harvest', 'without-fear', 'by-a-hair'])
    expect(done(gateFeats, { ...match, won: false })).toEqual([])
  })
})

describe('feats of Kings & Things', () => {
  const hexes = ['desert', 'forest', 'frozen_waste', 'jungle', 'mountain', 'plains', 'swamp'].map((terrain) => ({
    terrain,
    owner: 0,
  }))
  const called = (bluff: boolean): KingsAndThingsEvent => ({
    type: 'called',
    ...{ by: 0, seat: 1, creature: 'forest_bears', bluff },
  })
  const taken = (clause: Clause, from?: number): KingsAndThingsEvent => ({
    type: 'hex-taken',
    ...{ seat: 0, hex: 3, clause, ...(from !== undefined && { from }) },
  })
  const match = (story: readonly KingsAndThingsEvent[], won = false) =>
    done(kingsAndThingsFeats, { view: { hexes: hexes.slice(1) }, story, seat: 0, won })

  it('KT-U5: are done by who calls three bluffs, and not by calls that were wrong', () => {
    expect(match([called(true), called(true), called(true)])).toContain('seen-through')
    expect(match([called(true), called(true), called(false)])).not.toContain('seen-through')
  })

  it('KT-X9: are done where all were bribed, and not where some were fought', () => {
    expect(match([taken('KT-X9')])).toContain('silver-tongue')
    expect(match([taken('KT-X15')])).not.toContain('silver-tongue')
  })

  it('KT-M11: are done by who wins and took nothing from others', () => {
    expect(match([taken('KT-X3')], true)).toContain('without-conquest')
    expect(match([taken('KT-X3'), taken('KT-M11', 1)], true)).not.toContain('without-conquest')
    expect(match([taken('KT-X3')])).not.toContain('without-conquest')
  })

  it('KT-U1: are done by who owns every kind of land', () => {
    const view = { hexes, result: { ending: 'two-citadels' } }
    expect(done(kingsAndThingsFeats, { view, story: [], seat: 0, won: true })).toEqual([
      'seven-lands',
      'without-conquest',
      'two-citadels',
    ])
    expect(match([])).not.toContain('seven-lands')
  })
})
