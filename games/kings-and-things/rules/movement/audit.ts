/** What cannot be true of a player's part of the Movement Phase. */
import { isCharacter } from '../../content'
import { isInOrder } from '../audit/checks'
import { isAmong } from '../counters'
import type { State } from '../state'
import type { MoveTask, Task } from '../tasks'
import { canStop, stepsOf } from './steps'

export function auditMove(state: State, task: MoveTask, above: Task | undefined): string | undefined {
  const { seat, group, at, finished, pinned, balloon } = task
  if (pinned === undefined) return 'pins are found when the part begins (KT-M7)'
  if (
    pinned.some(
      ({ by, asked }) => by.includes(seat) || [...by, ...asked].some((one) => state.players[one]?.out !== false),
    )
  ) {
    return 'only others pin (KT-M7)'
  }
  if ((at === undefined) !== (group.length === 0)) return 'a group is somewhere, and only a group is (KT-M2)'
  for (const { counter } of group) {
    if (!isCharacter(counter)) continue
    const where = state.pool.find(({ shows }) => shows === counter)?.at
    if (where?.seat !== seat || where.hex !== at) return `${counter} must be where the group is (KT-M2)`
  }
  if (!isInOrder(group.map(({ counter }) => counter))) return 'the group must be listed in order'
  const characters = group.map(({ counter }) => counter).filter(isCharacter)
  if (new Set(characters).size !== characters.length) return 'nobody is in the group twice'
  for (const [i, { hex, counters }] of finished.entries()) {
    if (hex <= (finished[i - 1]?.hex ?? -1)) return 'finished counters must be listed by hex'
    if (!isInOrder(counters)) return 'finished counters must be listed in order'
    const down = state.hexes[hex]?.armies.find((army) => army.seat === seat)?.down ?? []
    const own = state.pool.flatMap(({ shows, at: where }) => (where?.seat === seat && where.hex === hex ? [shows] : []))
    if (!isAmong(counters, [...down, ...own])) return 'who has finished must be there (KT-M13)'
  }
  return auditFlight(state, task, above) ?? (balloon === undefined ? auditWayOn(state, task, above) : undefined)
}

function auditFlight(state: State, { balloon, group, at }: MoveTask, above: Task | undefined): string | undefined {
  if (balloon === undefined) return undefined
  const { from, to, sea } = balloon
  if (group.length === 0 || at !== from || group.some(({ counter }) => isCharacter(counter))) {
    return 'the Balloon carries those who were picked (KT-I2)'
  }
  if (state.hexes[to] === undefined || state.hexes[to]?.terrain === 'sea') return 'a Balloon lands on land (KT-I2)'
  if (sea !== undefined) return state.hexes[sea]?.terrain === 'sea' ? undefined : 'it was lost at sea (KT-I7)'
  return above?.type === 'answer' ? undefined : 'a Balloon in the air is answered (KT-I2)'
}

/** KT-M14: a group that cannot stop can go on. */
function auditWayOn(state: State, task: MoveTask, above: Task | undefined): string | undefined {
  if (task.at === undefined || above?.type === 'flyers' || canStop(state, task)) return undefined
  return stepsOf(state, task).length > 0 ? undefined : 'the group must be able to stop or to go on (KT-M14)'
}
