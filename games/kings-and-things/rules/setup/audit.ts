/** What cannot be true while the map is made ready and the first Things are placed. */
import { sizeOf } from '../armies'
import { clockwise, neighbours } from '../hexes'
import { everySeaMayGo } from '../rulings'
import type { State } from '../state'
import type { SetupTask, Task } from '../tasks'

export function auditSetup(state: State, task: SetupTask, above: Task | undefined): string | undefined {
  const { order } = state
  if (above !== undefined) return 'nothing waits on the set-up'
  const { stage, starts, next, seas } = task
  const picked = stage === 'start' ? next : order.length
  if (starts.length !== picked) return 'every player before has picked a start (KT-S6)'
  const hexes = starts.map(({ hex }) => hex)
  const seats = starts.map(({ seat }) => seat)
  if (new Set(hexes).size !== picked || new Set(seats).size !== picked) return 'starts are picked once (KT-S6)'
  if (hexes.some((hex) => !clockwise(order.length).includes(hex))) return 'that is no start (KT-S5, KT-S15)'
  const turns = stage === 'start' ? order.slice(0, next) : order
  if (seats.some((seat) => !turns.includes(seat))) return 'players pick their starts in turn (KT-S6)'
  const asked = stage === 'place-again' ? order : stage === 'exchange' ? order.slice(0, next) : []
  if (task.drew.some((seat) => !asked.includes(seat))) return 'who has drawn has been asked before (KT-S11)'
  if (stage === 'start' && seas > 0) return 'no sea is replaced before the map is laid (KT-S7)'
  return auditReplaced(state, task, hexes)
}

/** KT-S7: a start, or a hex next to one, each once, while the map is made ready. */
function auditReplaced(
  state: State,
  { stage, replaced, seas }: SetupTask,
  starts: readonly number[],
): string | undefined {
  if (replaced === undefined) return undefined
  if (stage !== 'sea' || !everySeaMayGo(state))
    return 'replaced hexes are of interest only while seas are replaced (KT-S7)'
  if (new Set(replaced).size !== replaced.length || replaced.length > seas) return 'each hex is noted once (KT-S7)'
  const near = starts.flatMap((start) => [start, ...neighbours(start, sizeOf(state))])
  return replaced.every((hex) => near.includes(hex)) ? undefined : 'seas are replaced at starts (KT-S7)'
}
