import { must } from '@crownlands/core/lists'
import { describe, expect, it } from 'vitest'
import { eventsOf, play } from '../../testing/events'
import { act, type Sketch } from '../../testing/positions'

describe('events of gold', () => {
  const KINGDOM: Sketch = {
    hexes: {
      1: { owner: 0, terrain: 'mountain', income: 'gold_mine', fort: 2 },
      2: { owner: 0, income: 'city' },
      3: { owner: 0, armies: { 0: ['elf_lord'] } },
      4: { owner: 1, income: 'village' },
    },
    gold: [0, 0],
  }

  it('KT-V7: Good Harvest pays hexes, forts and characters, no income counters', () => {
    const state = eventsOf('good_harvest', KINGDOM)
    const events = act(state, 0, { type: 'event', event: 'good_harvest' })
    expect(must(state.players[0]).gold).toBe(3 + 2 + 1)
    expect(events).toContainEqual({
      type: 'gold-gained',
      seat: 0,
      gold: 6,
      clause: 'KT-V7',
      lines: [
        { what: 'hexes', gold: 3 },
        { what: 'forts', gold: 2 },
        { what: 'characters', gold: 1 },
      ],
    })
  })

  it('KT-V8: Mother Lode pays all own income counters twice, cities too', () => {
    const state = play('mother_lode', KINGDOM)
    expect(must(state.players[0]).gold).toBe(2 * (3 + 2))
    expect(must(state.players[1]).gold).toBe(0)
  })

  it('KT-V8, KT-K5: with the Dwarf King mines pay four times their value', () => {
    const state = play('mother_lode', {
      ...KINGDOM,
      hexes: { ...KINGDOM.hexes, 5: { owner: 0, armies: { 0: ['dwarf_king'] } } },
    })
    expect(must(state.players[0]).gold).toBe(4 * 3 + 2 * 2)
  })
})
