/** The first decisions: where the kingdom lies and where its tower stands (KT-S). */
import type { Seat } from '@crownlands/core/game'
import { at, playerAt } from '@crownlands/core/lists'
import { HEXES } from '../content'
import type { Action } from '../rules/actions'
import { sizeOf } from '../rules/armies'
import { neighbours } from '../rules/hexes'
import type { State } from '../rules/state'
import type { SetupTask } from '../rules/tasks'
import { judgePlacing } from './things'
import { WEIGHTS } from './weights'
import { citadelSite, ownsTerrain, thingWorth } from './worth'

export function judgeSetup(state: State, task: SetupTask, seat: Seat): (action: Action) => number {
  if (task.stage === 'place' || task.stage === 'place-again') return judgePlacing(state, seat)
  const site = task.stage === 'tower' ? citadelSite(state, seat) : undefined
  return (action) => {
    switch (action.type) {
      case 'claim':
        return judgeClaim(state, seat, action.hex)
      case 'tower':
        return action.hex === site ? 1 : 0
      case 'replace':
        // Land is worth more than sea.
        return 1
      case 'lay':
        return judgeExchange(state, seat, action.thing)
      default:
        return 0
    }
  }
}

/** Terrain that supports more creatures, with land around it to be taken, cheap to enter. */
function judgeClaim(state: State, seat: Seat, hex: number): number {
  const { terrain } = at(state.hexes, hex)
  let worth = ownsTerrain(state, seat, terrain) ? 0 : 2
  for (const next of neighbours(hex, sizeOf(state))) {
    const { owner, terrain: there } = at(state.hexes, next)
    if (there === 'sea') worth += 0.1
    else if (owner === undefined) worth += 0.4 + 0.1 * (2 - HEXES[there].cost)
    if (there !== 'sea' && owner === undefined && !ownsTerrain(state, seat, there) && there !== terrain) worth += 0.2
  }
  return worth
}

/** KT-S11: free, one for one: whatever is worth less than a draw. */
function judgeExchange(state: State, seat: Seat, thing: Parameters<typeof thingWorth>[2]): number {
  const laid = playerAt(state, seat).aside.length
  return laid > 9 ? -1 : WEIGHTS.draw - thingWorth(state, seat, thing)
}
