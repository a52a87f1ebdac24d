/** What a seat must not know is in no answer to it. */
import { pick } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import { kingdoms } from '@crownlands/games/kingdoms/game'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Answer, ask, freshEngine, legal, playOn, start, stateOf, toAct } from './testing/engine-talk'

beforeEach(freshEngine)

describe('secrets', () => {
  /** Everything that a seat may be told, and how it goes on from there. */
  function told(match: string, seat: number, seats: number): Answer[] {
    const fields = { match, seat, seed: 1 }
    const tries: unknown[] = [{ type: 'draw' }, 'nonsense', { type: 'take', tile: 'dragon' }]
    for (let space = 0; space < 30; space += 7) tries.push({ type: 'start', space }, { type: 'castle', rank: 4, space })
    const levels = ['random', 'greedy', 'search'].map((level) =>
      ask('bot', { ...fields, level, budget: { iterations: 20 } }),
    )
    return [
      ask('view', { match, viewer: seat }),
      ask('story', { match, viewer: seat }),
      ask('legal', { match, seat }),
      ask('toAct', { match }),
      ask('outcome', { match }),
      ...levels,
      ...tries.map((action) => ask('check', { match, seat, action })),
      ...Array.from({ length: seats }, (_, other) => ask('undo', { match, seat: other })),
    ]
  }

  it.each([2, 3, 4])('of other seats are in no answer to a seat, with %i seats', (seats) => {
    let compared = 0
    for (let actions = 0; actions < 30; actions += 3) {
      start({ seats, seed: `secret ${actions}` })
      playOn(actions, 'moves', {}, ({ type }) => type !== 'start')
      const state = stateOf()
      const chance = new FastChance(`imagine ${actions}`).at(0)
      for (let seat = 0; seat < seats; seat++) {
        const other = kingdoms.imagine(kingdoms.view(state, seat), chance)
        if (JSON.stringify(other.players) === JSON.stringify(state.players)) continue
        compared++
        ask('load', { game: 'kingdoms', state, seed: 's', match: 'true' })
        ask('load', { game: 'kingdoms', state: other, seed: 's', match: 'other' })
        expect(told('other', seat, seats)).toEqual(told('true', seat, seats))
        // What the seat does is answered the same, unless chance draws: then its result is no secret.
        if (toAct() !== seat) continue
        for (const action of legal(seat).filter(({ type }) => type !== 'draw')) {
          ask('load', { game: 'kingdoms', state, seed: 's', match: 'true' })
          ask('load', { game: 'kingdoms', state: other, seed: 's', match: 'other' })
          const [known, same] = ['true', 'other'].map((match) => ask('act', { seat, action, match }))
          if (JSON.stringify(known).includes('epoch-ended')) continue
          expect(same).toEqual(known)
          expect(told('other', seat, seats)).toEqual(told('true', seat, seats))
          break
        }
      }
    }
    expect(compared).toBeGreaterThan(8)
  })

  it('of the next epoch are not in the answer to the action that ends one', () => {
    start({ seats: 4 })
    const chance = new FastChance('moves').at(0)
    let dealt = 0
    for (let n = 0; n < 300; n++) {
      const [seat] = ask('toAct').toAct as number[]
      if (seat === undefined) break
      const { events } = ask('act', { seat, action: pick(legal(seat), chance) }) as {
        events: { type: string; seat: number; tile?: string }[]
      }
      for (const event of events.filter(({ type }) => type === 'starting-tile-dealt')) {
        dealt++
        expect(event.tile !== undefined).toBe(event.seat === seat)
      }
    }
    expect(dealt).toBe(8)
  })
})
