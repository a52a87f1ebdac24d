import { describe, expect, it } from 'vitest'
import { kingsGate } from '../game'
import { cellAt } from '../rules/grid'
import { position } from '../testing/positions'
import {
  type Choice,
  clickCell,
  clickCounter,
  clickDiscard,
  clickSite,
  clickTile,
  heldOf,
  mayPlay,
  mayUse,
  nextCounter,
  targetsOf,
  type Wish,
} from './choice'

function choice(sketch: Parameters<typeof position>[0], wish: Wish = {}): Choice {
  const state = position({ stacks: 'all', ...sketch })
  return { view: kingsGate.view(state, 0), seat: 0, legal: kingsGate.legalActions(state, 0), wish }
}

const targets = (one: Choice) => targetsOf(heldOf(one), one.view, one.legal)
/** A safe location with an own tile, a protected one and an open one. */
const AROUND = 'y4 r1 g3 .\n. .\n. . g2M .'
const DANGEROUS = { location: 3, around: AROUND, hands: 'y14D g1 r1' }

describe('a tile of the hand', () => {
  it('is held when it is clicked, and put down when it is clicked again', () => {
    const one = choice({ hands: 'y14D g1 r1' })
    expect(clickTile(1, one)).toEqual({ does: 'wish', wish: { slot: 1 } })
    expect(clickTile(1, { ...one, wish: { slot: 1 } })).toEqual({ does: 'wish', wish: {} })
    expect(heldOf({ ...one, wish: { slot: 1 } })).toEqual({ kind: 'tile', slot: 1, tile: 'y4', counter: undefined })
  })

  it('that may not be added to this turn stays calm and says why', () => {
    const one = choice({ hands: 'y14 g1 r1', played: 'y2' })
    expect([mayPlay('y4', one.legal), mayPlay('y1', one.legal)]).toEqual([false, false])
    expect(clickTile(1, one)).toMatchObject({ does: 'try', action: { type: 'tile', tile: 'y4' } })
    expect(heldOf({ ...one, wish: { slot: 1 } })).toBeUndefined()
  })

  it('goes to free spaces at a safe location, and onto lower tiles of others at a dangerous one', () => {
    const safe = choice({ ...DANGEROUS, location: 1 }, { slot: 1 })
    expect(targets(safe).has(cellAt(0, -1))).toBe(false)
    expect(targets(safe).has(cellAt(2, -1))).toBe(true)
    const dangerous = choice(DANGEROUS, { slot: 1 })
    expect(targets(dangerous).get(cellAt(0, -1))).toEqual({ type: 'tile', tile: 'y4', cell: cellAt(0, -1) })
    // An own tile, a Barracks and one with a counter on it.
    for (const cell of [cellAt(-1, -1), cellAt(1, -1), cellAt(1, 1)]) expect(targets(dangerous).has(cell)).toBe(false)
  })

  it('is placed by a click on a target; elsewhere the table says why not', () => {
    const one = choice(DANGEROUS, { slot: 1 })
    expect(clickCell(cellAt(0, -1), one)).toMatchObject({ does: 'act', action: { tile: 'y4' } })
    expect(clickCell(cellAt(1, -1), one)).toMatchObject({ does: 'try', action: { tile: 'y4', cell: cellAt(1, -1) } })
    expect(clickCell(cellAt(9, 9), one)).toMatchObject({ does: 'try' })
  })
})

describe('a counter', () => {
  const held = { hands: 'y14D g1 r1', around: AROUND, counters: 'KM - -' }

  it('goes with the tile in hand, or waits for one', () => {
    const one = choice(held)
    expect(clickCounter('king', one)).toEqual({ does: 'wish', wish: { counter: 'king' } })
    expect(heldOf({ ...one, wish: { counter: 'king' } })).toEqual({ kind: 'counter', counter: 'king' })
    expect(clickTile(1, { ...one, wish: { counter: 'king' } })).toEqual({
      does: 'wish',
      wish: { slot: 1, counter: 'king' },
    })
    const both = { ...one, wish: { slot: 1, counter: 'king' as const } }
    expect(heldOf(both)).toEqual({ kind: 'tile', slot: 1, tile: 'y4', counter: 'king' })
    expect(clickCounter('king', both)).toEqual({ does: 'wish', wish: { slot: 1 } })
    // KG-X2: the King makes the place dangerous for the very tile he lies on.
    expect(targets(both).has(cellAt(0, -1))).toBe(true)
  })

  it('goes round by key: none, one, the other, none', () => {
    const one = choice(held, { slot: 1 })
    const king = nextCounter(one)
    expect(king).toEqual({ does: 'wish', wish: { slot: 1, counter: 'king' } })
    expect(nextCounter({ ...one, wish: { slot: 1, counter: 'king' } })).toMatchObject({ wish: { counter: 'merchant' } })
    expect(nextCounter({ ...one, wish: { slot: 1, counter: 'merchant' } })).toEqual({ does: 'wish', wish: { slot: 1 } })
  })

  it('does not go onto a dragon: the tile is held alone', () => {
    const one = choice(held, { slot: 2, counter: 'king' })
    expect(heldOf(one)).toEqual({ kind: 'dragon', slot: 2, tile: 'yD' })
    expect(mayUse('king', 'yD', one.legal)).toBe(false)
  })

  it('KG-X5: the Wizard comes along by himself where a tile needs him', () => {
    const one = choice({ hands: 'y24 g1 r1', played: 'y4', counters: 'W - -' }, { slot: 1 })
    expect(heldOf(one)).toEqual({ kind: 'tile', slot: 1, tile: 'y4', counter: 'wizard' })
    expect(mayPlay('y2', one.legal)).toBe(false)
  })

  it('that cannot be played says why', () => {
    const one = choice({ hands: 'y4 g1 r1', played: 'y2', counters: 'K - -' })
    expect(clickCounter('king', one)).toMatchObject({ does: 'try', action: { type: 'tile', counter: 'king' } })
  })
})

describe('the dragon', () => {
  const one = choice(DANGEROUS, { slot: 2 })

  it('burns a tile of another, or is discarded by a button or into a free space', () => {
    expect(targets(one).get(cellAt(0, -1))).toEqual({ type: 'dragon', tile: 'yD', cell: cellAt(0, -1) })
    expect(targets(one).get(cellAt(2, -1))).toEqual({ type: 'dragon', tile: 'yD' })
    expect(targets(one).has(cellAt(1, 1))).toBe(false)
    expect(clickDiscard(one)).toEqual({ does: 'act', action: { type: 'dragon', tile: 'yD' } })
    expect(clickCell(cellAt(1, 1), one)).toEqual({
      does: 'try',
      action: { type: 'dragon', tile: 'yD', cell: cellAt(1, 1) },
    })
  })

  it('cannot be discarded when it is not held', () => {
    expect(clickDiscard({ ...one, wish: { slot: 0 } })).toEqual({ does: 'nothing' })
  })
})

describe('the Sorceress', () => {
  const sketch = { hands: 'y1 g1 r1', around: AROUND, counters: 'S - -' }

  it('takes an own tile first, then a space', () => {
    const one = choice(sketch)
    expect(clickCounter('sorceress', one)).toEqual({ does: 'wish', wish: { counter: 'sorceress' } })
    const chosen = { ...one, wish: { counter: 'sorceress' as const } }
    expect(heldOf(chosen)).toEqual({ kind: 'sorceress', from: undefined })
    expect(targets(chosen).size).toBe(0)
    const from = clickCell(cellAt(-1, -1), chosen)
    expect(from).toEqual({ does: 'wish', wish: { counter: 'sorceress', from: cellAt(-1, -1) } })
    const moving = { ...one, wish: { counter: 'sorceress' as const, from: cellAt(-1, -1) } }
    expect(clickCell(cellAt(2, 0), moving)).toEqual({
      does: 'act',
      action: { type: 'sorceress', from: cellAt(-1, -1), to: cellAt(2, 0) },
    })
    expect(clickCell(cellAt(-1, -1), moving)).toEqual({ does: 'wish', wish: { counter: 'sorceress' } })
    expect(clickCounter('sorceress', moving)).toEqual({ does: 'wish', wish: {} })
  })

  it('does not take what is not one’s own, and does not come after a tile', () => {
    const one = choice(sketch, { counter: 'sorceress' })
    expect(clickCell(cellAt(0, -1), one)).toMatchObject({ does: 'try', action: { type: 'sorceress' } })
    const later = choice({ ...sketch, played: 'y2' })
    expect(clickCounter('sorceress', later)).toMatchObject({ does: 'try', action: { type: 'sorceress' } })
  })
})

describe('a click on nothing in particular', () => {
  it('points out what could be played when it is on a space of the location', () => {
    const one = choice({ hands: 'y1 g1 r1' })
    expect(clickCell(cellAt(2, 0), one)).toEqual({ does: 'point-out' })
    expect(clickCell(cellAt(9, 9), one)).toEqual({ does: 'nothing' })
  })

  it('means nothing when somebody else acts', () => {
    const one: Choice = { ...choice({ hands: 'y1 g1 r1' }), seat: undefined }
    const nothing = { does: 'nothing' }
    expect([clickTile(0, one), clickCounter('king', one), clickCell(cellAt(2, 0), one), clickDiscard(one)]).toEqual([
      nothing,
      nothing,
      nothing,
      nothing,
    ])
    expect(clickSite(cellAt(3, 0), { ...one, orientation: 'horizontal', proposed: undefined }, 'other')).toEqual(
      nothing,
    )
  })
})

describe('the next location', () => {
  const one = {
    ...choice({ around: 'y4 y1 g1 g2\ng1 y2\ng3 r4 r3 r1', hands: 'y1 g1 r1', phase: 'location' }),
    orientation: 'horizontal' as const,
    proposed: undefined,
  }
  const site = { type: 'location', cell: cellAt(3, 0), orientation: 'horizontal' } as const

  it('is placed by a click, and by a finger the second time', () => {
    expect(clickSite(cellAt(3, 0), one, 'other')).toEqual({ does: 'act', action: site })
    expect(clickSite(cellAt(3, 0), one, 'touch')).toEqual({ does: 'propose', site })
    expect(clickSite(cellAt(3, 0), { ...one, proposed: site }, 'touch')).toEqual({ does: 'act', action: site })
  })

  it('where it cannot lie, the table says why', () => {
    expect(clickSite(cellAt(0, 0), one, 'other')).toMatchObject({ does: 'try', action: { type: 'location' } })
  })
})
