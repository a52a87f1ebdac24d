/** The same match for a viewer, with everything else changed that the viewer must not know (KT-H2 to KT-H4, KT-H7). */
import { type Chance, pick, shuffle } from '@crownlands/core/chance'
import type { Game, Viewer } from '@crownlands/core/game'
import { sameData } from '@crownlands/core/json'
import { removeAt } from '@crownlands/core/lists'
import { type Creature, isCreature, THINGS, type Thing } from '../content'
import type { Action } from '../rules/actions'
import { clone } from '../rules/clone'
import { inOrder } from '../rules/counters'
import type { State } from '../rules/state'
import type { Task } from '../rules/tasks'
import type { View } from '../rules/view/view'

/** Whatever a view leaves out is dealt anew: kinds of others on racks and in stacks, the cup and its size, sealed names, thefts. */
export function disguised(state: State, viewer: Viewer, chance: Chance): State {
  const other = clone(state)
  dealRacks(other, viewer, chance)
  dealStacks(other, viewer, chance)
  other.stolen.forEach((theft, i) => {
    if (theft.thief !== viewer && theft.victim !== viewer) other.stolen[i] = { ...theft, thing: pick(THINGS, chance) }
  })
  for (const task of other.tasks) if (task.type === 'battle') renameTargets(task, viewer)
  other.cup.length = chance.below(other.cup.length + 1)
  return other
}

/** Only the number of rack counters is public, those laid aside among them. */
function dealRacks({ players, cup }: State, viewer: Viewer, chance: Chance): void {
  players.forEach((player, seat) => {
    if (seat === viewer) return
    const size = player.rack.length + player.aside.length
    const things: Thing[] = [...cup, ...player.rack, ...player.aside, ...player.goneUnseen]
    shuffle(things, chance)
    player.rack.splice(0, player.rack.length, ...inOrder(things.splice(0, size)))
    player.aside.length = 0
    player.goneUnseen.length = 0
    cup.splice(0, cup.length, ...inOrder(things))
  })
}

function dealStacks(state: State, viewer: Viewer, chance: Chance): void {
  const kept = new Set(state.tasks.flatMap(placesOf))
  if (state.balloon !== undefined) kept.add(state.balloon.hex)
  state.hexes.forEach(({ armies }, hex) => {
    if (kept.has(hex)) return
    for (const { seat, down } of armies) if (seat !== viewer) down.splice(0, down.length, ...other(state, down, chance))
  })
}

/** As many creatures, some of them from the cup. */
function other({ cup }: State, stack: readonly Creature[], chance: Chance): Creature[] {
  const changed = stack.map((creature) => {
    const places = cup.flatMap((thing, place) => (isCreature(thing) ? [place] : []))
    if (places.length === 0) return creature
    const taken = removeAt(cup, pick(places, chance))
    cup.push(creature)
    return isCreature(taken) ? taken : creature
  })
  cup.splice(0, cup.length, ...inOrder(cup))
  return inOrder(changed)
}

/** Hexes in which a task names counters of a stack: there the stack stays. */
function placesOf(task: Task): number[] {
  if (task.type === 'move') return task.finished.map(({ hex }) => hex)
  if (task.type === 'overflow') return [task.hex]
  return task.type === 'powers' && task.hex !== undefined ? [task.hex] : []
}

/** KT-B21: sealed until all have named. */
function renameTargets(task: Extract<Task, { readonly type: 'battle' }>, viewer: Viewer): void {
  if (task.stage !== 'targets') return
  for (const force of task.forces) {
    if (force.side === viewer || force.target === undefined) continue
    const { target } = force
    force.target = task.forces.find((one) => one !== force && one.side !== target && !one.gone)?.side ?? target
  }
}

type Looks = Pick<Game<State, Action, View>, 'view' | 'toAct' | 'legalActions'>

/** What a viewer could tell from what must not be known: the view, who is asked, or what the viewer may do. */
export function toldApart(game: Looks, state: State, viewer: Viewer, chance: Chance): string | undefined {
  const other = disguised(state, viewer, chance)
  if (!sameData(game.view(state, viewer), game.view(other, viewer))) return 'by the view'
  if (!sameData(game.toAct(state), game.toAct(other))) return 'by who is asked'
  if (viewer === 'spectator') return undefined
  return sameData(game.legalActions(state, viewer), game.legalActions(other, viewer)) ? undefined : 'by the choices'
}
