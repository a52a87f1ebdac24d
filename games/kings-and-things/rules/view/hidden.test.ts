/** What is public and what is not (KT-H). That nothing leaks in play is checked by the conformance suite. */
import { describe, expect, it } from 'vitest'
import type { Creature, Thing } from '../../content'
import { battle, goOn } from '../../testing/battles'
import { position } from '../../testing/positions'
import { toAct } from '../rules'
import type { State } from '../state'
import { HIDDEN, view, viewEvent } from './view'

const [A, B] = [0, 1]

function sample(creature: Creature, item: Thing): State {
  return position({
    gold: [7, 3],
    racks: [['ruby'], [item, 'diamond']],
    hexes: {
      0: { owner: B, fort: 2, income: 'city', armies: { [B]: [creature, 'plains_farmers', 'grand_duke'] } },
      1: { owner: A, armies: { [A]: ['swamp_thing'] } },
      5: { guards: { creatures: ['jungle_tigers'], treasures: ['pearl'] } },
    },
  })
}

describe('public and hidden', () => {
  it('KT-H1: map, ownership, stack sizes, forts, income counters, characters, gold, face-up counters and rack sizes are public', () => {
    const seen = view(sample('plains_lion_pride', 'bow'), A)
    expect(seen.hexes[0]).toMatchObject({ terrain: 'plains', owner: B, fort: 2, income: 'city' })
    expect(seen.hexes[0]?.armies[0]?.down).toHaveLength(2)
    expect(seen.hexes[5]?.guards).toMatchObject({ creatures: ['jungle_tigers'], treasures: ['pearl'] })
    expect(seen.pool.find(({ shows }) => shows === 'grand_duke')?.at).toEqual({ seat: B, hex: 0 })
    expect(seen.players.map(({ gold, rack }) => [gold, rack.length])).toEqual([
      [7, 1],
      [3, 2],
    ])
  })

  it('KT-H2: the faces of rack counters and of face-down counters are their owner’s alone', () => {
    const state = sample('plains_lion_pride', 'bow')
    const own = view(state, B)
    expect(own.players[B]?.rack).toEqual(['diamond', 'bow'])
    expect(own.hexes[0]?.armies[0]?.down).toEqual(['plains_lion_pride', 'plains_farmers'])
    for (const other of [view(state, A), view(state, 'spectator')]) {
      expect(other.players[B]?.rack).toEqual([HIDDEN, HIDDEN])
      expect(other.hexes[0]?.armies[0]?.down).toEqual([HIDDEN, HIDDEN])
    }
    expect(viewEvent({ type: 'drew', seat: B, count: 1, things: ['bow'] }, A)).toEqual({
      type: 'drew',
      seat: B,
      count: 1,
    })
  })

  it('KT-H4: positions that differ only in what is hidden look the same: kinds, order of stacks, bluffs, the cup', () => {
    const [one, other] = [sample('plains_lion_pride', 'bow'), sample('swamp_ghost', 'fan')]
    other.cup.splice(0, 50)
    expect(view(one, A)).toEqual(view(other, A))
    expect(view(one, B)).not.toEqual(view(other, B))
    expect(view(one, A)).not.toHaveProperty('cup')
  })

  it('KT-H6: who is asked in a battle does not hang on who holds an item', () => {
    const asked = ['golem', 'ruby', 'village'] as const
    const states = asked.map((thing) => {
      const armies = { [A]: ['plains_lion_pride'], [B]: ['plains_wolf_pack'] } as const
      const state = battle({ owner: B, armies }, { racks: [[thing], ['diamond']] })
      goOn(state)
      return state
    })
    expect(new Set(states.map((state) => JSON.stringify([toAct(state), view(state, B)]))).size).toBe(1)
  })
})
