import { FastChance } from '@crownlands/core/chance-fast'
import { describe, expect, it } from 'vitest'
import { kingsAndThings as game } from '../game'
import type { Action } from '../rules/actions'
import type { View } from '../rules/view/view'
import { clickHex, clickThing, offersIn, offersWith, openable, otherOffers, targetsOf } from './choice'

const view = { tasks: [] as View['tasks'] } as View
const ways = new Map()
const place = (hex: number): Action => ({ type: 'place', thing: 'desert_genie', hex })

describe('a click on the map', () => {
  it('does what can be done there with a click', () => {
    const legal: Action[] = [{ type: 'claim', hex: 3 }, { type: 'done' }]
    expect(clickHex(3, { view, ways, legal, wish: {} })).toEqual({ does: 'act', action: legal[0] })
  })

  it('opens a hex in which there are several things to do', () => {
    const legal: Action[] = [
      { type: 'retreat', hex: 3 },
      { type: 'balloon-retreat', hex: 3 },
    ]
    expect(clickHex(3, { view, ways, legal, wish: {} })).toMatchObject({ does: 'wish', wish: { hex: 3 } })
    expect(offersIn(3, legal)).toEqual(legal)
  })

  it('opens any other hex, and says why it cannot be chosen', () => {
    const legal: Action[] = [{ type: 'step', hex: 3 }]
    expect(clickHex(5, { view, ways, legal, wish: {} })).toEqual({
      does: 'wish',
      wish: { hex: 5 },
      why: { type: 'step', hex: 5 },
    })
  })

  it('places what is held, or says why not', () => {
    const choice = { view, ways, legal: [place(3)], wish: { thing: 'desert_genie' as const } }
    expect([...targetsOf(choice).keys()]).toEqual([3])
    expect(clickHex(3, choice)).toEqual({ does: 'act', action: place(3) })
    expect(clickHex(4, choice)).toEqual({ does: 'try', action: place(4) })
  })
})

describe('a click on the rack', () => {
  it('lays aside what can only be laid aside', () => {
    const legal: Action[] = [{ type: 'lay', thing: 'desert_genie' }]
    expect(clickThing('desert_genie', { view, ways, legal, wish: {} })).toEqual({ does: 'act', action: legal[0] })
  })

  it('takes up what can be placed, and puts it back', () => {
    const legal = [place(3)]
    expect(clickThing('desert_genie', { view, ways, legal, wish: {} })).toEqual({
      does: 'wish',
      wish: { thing: 'desert_genie' },
    })
    expect(clickThing('desert_genie', { view, ways, legal, wish: { thing: 'desert_genie' } })).toEqual({
      does: 'wish',
      wish: {},
    })
  })

  it('shows what a treasure brings before it is turned in', () => {
    const legal: Action[] = [{ type: 'treasure', treasure: 'ruby' }]
    expect(clickThing('ruby', { view, ways, legal, wish: {} })).toMatchObject({ does: 'wish' })
    expect(offersWith('ruby', legal)).toEqual(legal)
  })
})

it.each([2, 3, 4])('whole games of %i: every action can be reached', (seats) => {
  const chance = new FastChance(`board ${seats}`)
  const state = game.setup({ edition: '1986', autoCall: false, turnLimit: 4 }, seats, chance.at(0))
  for (let step = 1; state.result === undefined; step++) {
    const [seat = 0] = game.toAct(state)
    const legal = game.legalActions(state, seat)
    const rack = new Set(legal.flatMap((action) => (action.type === 'place' ? [action.thing] : [])))
    const reached = new Set<Action>([
      ...otherOffers(legal),
      ...[...targetsOf({ view, ways, legal, wish: {} }).values()].flat(),
      ...[...openable(legal)].flatMap((hex) => offersIn(hex, legal)),
      ...[...rack].flatMap((thing) => [...targetsOf({ view, ways, legal, wish: { thing } }).values()].flat()),
      ...new Set(game.view(state, seat).players[seat]?.rack.flatMap((thing) => offersWith(thing as never, legal))),
    ])
    expect(legal.filter((action) => action.type !== 'done' && !reached.has(action))).toEqual([])
    const action = game.randomAction?.(state, seat, chance.at(-step))
    if (action === undefined) throw new TypeError('somebody is asked and can do nothing')
    game.apply(state, seat, action, chance.at(step))
  }
})
