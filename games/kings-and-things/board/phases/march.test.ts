import { describe, expect, it } from 'vitest'
import { kingsAndThings as game } from '../../game'
import type { Action } from '../../rules/actions'
import type { State } from '../../rules/state'
import { moving } from '../../testing/moving'
import { marchActions, pickableIn, picksOf, waysOf } from './march'

const A = 0

function reach(state: State, counters: readonly ('plains_farmers' | 'plains_eagles')[]) {
  const view = game.view(state, A)
  const picks = picksOf(view, { hex: 0, counters })
  return { picks, ways: waysOf(view, picks) }
}

describe('a march', () => {
  it('KT-M1: goes as far as four points allow, by the cheapest way', () => {
    const own = Object.fromEntries(Array.from({ length: 19 }, (_, hex) => [hex, { owner: A }]))
    const { ways } = reach(moving({ ...own, 0: { owner: A, armies: { [A]: ['plains_farmers'] } } }), ['plains_farmers'])
    expect(ways.get(1)).toEqual({ path: [1], cost: 1, stop: undefined })
    expect(ways.get(7)?.cost).toBe(2)
    expect([...ways.keys()].length).toBe(18)
  })

  it('KT-M6: stops in unexplored land', () => {
    const { ways } = reach(moving({ 0: { owner: A, armies: { [A]: ['plains_farmers'] } } }), ['plains_farmers'])
    expect([...ways.keys()].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6])
    expect(ways.get(1)?.stop).toBe('unexplored')
  })

  it('KT-M10: flyers pass over the sea and do not stop there', () => {
    const { ways } = reach(moving({ 0: { owner: A, armies: { [A]: ['plains_eagles'] } }, 1: { terrain: 'sea' } }), [
      'plains_eagles',
    ])
    expect(ways.has(1)).toBe(false)
    expect(ways.get(7)?.path).toContain(1)
  })

  it('is small actions that the rules allow one after the other', () => {
    const state = moving({ 0: { owner: A, armies: { [A]: ['plains_farmers', 'plains_farmers'] } }, 1: { owner: A } })
    const view = game.view(state, A)
    expect(pickableIn(0, view)).toEqual(['plains_farmers', 'plains_farmers'])
    for (const counters of [['plains_farmers'], ['plains_farmers', 'plains_farmers']] as const) {
      const picks = picksOf(view, { hex: 0, counters })
      expect(picks.map(({ type }) => type)).toEqual([counters.length === 1 ? 'pick' : 'pick-all'])
      const way = waysOf(view, picks).get(7)
      if (way === undefined) throw new TypeError('there is no way')
      const played = game.clone(state)
      for (const action of marchActions(picks, way)) {
        expect(game.check(played, A, action)).toBeUndefined()
        game.apply(played, A, action as Action, { below: () => 0 })
      }
      expect(played.hexes[7]?.armies[0]?.down.length).toBe(counters.length)
    }
  })
})
