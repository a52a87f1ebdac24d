import { must } from '@crownlands/core/lists'
import { describe, expect, it } from 'vitest'
import type { ArmyCounter } from '../../content'
import { act, NO_CHANCE, position } from '../../testing/positions'
import { countersIn } from '../armies'
import { legalActions, toAct } from '../rules'
import type { State } from '../state'
import { movePart } from './group'
import { overflowHandler, settleOverflow } from './overflow'

const EIGHT: readonly ArmyCounter[] = [
  ...(['swamp_ghost', 'swamp_ghost', 'swamp_ghost', 'swamp_ghost'] as const),
  ...(['mountain_goblins', 'mountain_goblins', 'mountain_goblins', 'mountain_goblins'] as const),
]

/** These have come to the eight in hex 0. */
function arrived(fort: number, ...counters: readonly ArmyCounter[]): State {
  const state = position({
    hexes: { 0: { owner: 0, fort, armies: { 0: [...EIGHT, ...counters] } } },
    tasks: [{ ...movePart(1), pinned: [] }],
  })
  settleOverflow(state, 0, 0, counters)
  return state
}

describe('counters over the stack limit', () => {
  it('KT-M4, KT-B14, KT-V4: the owner picks who is lost among those who come', () => {
    const state = arrived(0, 'plains_farmers', 'plains_eagles', 'warlord')
    expect(toAct(state)).toEqual([0])
    expect(legalActions(state, 0)).toEqual([
      { type: 'lose', what: 'plains_eagles' },
      { type: 'lose', what: 'plains_farmers' },
      { type: 'lose', what: 'warlord' },
    ])
    act(state, 0, { type: 'lose', what: 'plains_eagles' })
    expect(state.cup).toContain('plains_eagles')
    expect(countersIn(state, 0, 0)).toHaveLength(10)
    expect(toAct(state)).toEqual([1])
  })

  it('KT-M4: those who were there are safe, though they are of the same kind', () => {
    const state = arrived(0, 'plains_farmers', 'plains_farmers', 'plains_farmers')
    // KT-H7: the question is asked, so that nobody learns they are alike.
    expect(legalActions(state, 0)).toEqual([{ type: 'lose', what: 'plains_farmers' }])
    act(state, 0, { type: 'lose', what: 'plains_farmers' })
    expect(countersIn(state, 0, 0)).toEqual([
      ...EIGHT.slice(4),
      'plains_farmers',
      'plains_farmers',
      ...EIGHT.slice(0, 4),
    ])
  })

  it('KT-B14: a character among them flees to the pool and may be turned over (KT-R7)', () => {
    const state = arrived(0, 'plains_farmers', 'plains_eagles', 'warlord')
    const task = must(state.tasks.at(-1))
    if (task.type !== 'overflow') throw new Error('nobody is over the limit')
    overflowHandler.apply(state, task, 0, { type: 'lose', what: 'warlord' }, { chance: NO_CHANCE, events: undefined })
    expect(state.tasks.at(-1)).toMatchObject({ type: 'turn-over', seat: 0 })
    expect(task.over).toBe(0)
    const warlord = must(state.pool.find(({ shows }) => shows === 'warlord'))
    expect(warlord).toEqual({ shows: 'warlord', at: undefined, fled: true })
  })

  it('KT-M4: nothing is lost with room for all, or in a hex with a citadel', () => {
    expect(toAct(arrived(0, 'plains_farmers', 'plains_eagles'))).toEqual([1])
    expect(toAct(arrived(4, 'plains_farmers', 'plains_eagles', 'warlord'))).toEqual([1])
  })
})
