/** A second reading of calls in a battle (KT-U5, KT-U7, KT-O8, KT-E4). */
import type { Seat } from '@crownlands/core/game'
import { type Creature, isCreature } from '../../content'
import type { State } from '../../rules/state'
import type { BattleTask, CallsTask } from '../../rules/tasks'
import { supported } from './land'

/** KT-O8, KT-E4: whether the software calls every bluff of a player for somebody else. */
function isSettled(state: State, owner: Seat): boolean {
  return state.players.some(
    ({ calls, out }, seat) => seat !== owner && !out && (calls === 'all' || state.options.autoCall),
  )
}

/** KT-U7: what a player who is asked may call: face-up creatures of others, unless the software has called them. */
export function callable(state: State, battle: BattleTask, task: CallsTask, seat: Seat): string[] {
  const list = new Set<string>()
  if (state.players[seat]?.calls !== 'ask' || state.options.autoCall) return []
  for (const { side, fighters, gone } of battle.forces) {
    if (side === 'neutral' || side === seat || gone || isSettled(state, side)) continue
    for (const { what } of fighters) {
      const isCalled = task.called.some((call) => call.by === seat && call.seat === side && call.creature === what)
      if (isCreature(what) && !isCalled) list.add(`${side} ${what}`)
    }
  }
  return [...list].sort()
}

/** KT-E4: bluffs that the software should have called before a round. */
export function bluffsLeft(state: State, battle: BattleTask): Creature[] {
  return battle.forces.flatMap(({ side, fighters, gone }) => {
    if (side === 'neutral' || gone || !isSettled(state, side)) return []
    const creatures = fighters.map(({ what }) => what).filter(isCreature)
    return creatures.filter((creature) => !supported(state, battle.hex, side, creature))
  })
}
