/** Exploration, read twice. */
import { must } from '@crownlands/core/lists'
import type { Action } from '../../rules/actions'
import type { State } from '../../rules/state'
import type { ExploreTask } from '../../rules/tasks'
import type { Deed, Tell } from './deed'
import type { Reading } from './reading'

export function judgeExplorersChoice(
  state: State,
  task: ExploreTask,
  legal: readonly Action[],
  reading: Reading,
  tell: Tell,
): void {
  if (task.stage !== 'bribe') return
  const gold = state.players[task.seat]?.gold ?? 0
  const list = [...reading.prices(state, task.hex)]
  tell(
    'bribes',
    list.flatMap(([what, price]) => (price <= gold ? [what] : [])).sort(),
    legal.flatMap((action) => (action.type === 'bribe' ? [action.what] : [])).sort(),
  )
}

export function judgeExploration({ before, after, events }: Deed, reading: Reading, tell: Tell): void {
  for (const event of events) {
    if (event.type === 'bribed') tell('price', reading.prices(before, event.hex).get(event.what), event.gold)
    if (event.type !== 'explored') continue
    const { die, drawn, seat } = event
    const place = must(after.hexes[event.hex])
    tell('drawn', die === 1 || die === 6 ? 0 : Math.min(die, before.cup.length), drawn.length)
    const found = reading.sorted(drawn, place.terrain)
    const task = after.tasks.at(-1)
    const isOpen = task?.type === 'explore' && task.stage === 'keep'
    if (found.keep.length > 1) {
      tell('kept', [...found.keep].sort(), isOpen ? [...(task.keep ?? [])].sort() : undefined)
    } else tell('kept', found.keep[0], place.income)
    const { creatures = [], treasures = [], items = [] } = place.guards ?? {}
    // In a battle already, creatures are with their force.
    const fighting =
      task?.type === 'battle'
        ? must(task.forces.at(-1)).fighters.flatMap(({ what }) => (what === 'building' ? [] : [what]))
        : []
    tell('defenders', [...found.creatures].sort(), [...creatures, ...fighting].sort())
    tell('guarded', [...found.treasures, ...found.items].sort(), [...treasures, ...items].sort())
    const isTaken = task?.type === 'aftermath' && task.capturer === seat
    if (!isOpen) tell('without a fight', !reading.isDefended(found), isTaken)
  }
}
