/** What a viewer may know of a match (KT-H1 to KT-H8): kinds that are hidden are told as `hidden`, and nothing of the cup. */
import type { Seat, Viewer } from '@crownlands/core/game'
import type { Infer } from '@crownlands/core/schema'
import { type ArmyCounter, isCharacter, isIncome } from '../../content'
import { copyGuards, copyTask } from '../clone'
import type { Event } from '../happenings'
import type { Hex, Player, State, viewSchema } from '../state'
import type { BattleTask, MoveTask, PowersTask, Task } from '../tasks'

export const HIDDEN = 'hidden'
export type Seen<T> = T | typeof HIDDEN

export type View = Infer<ReturnType<typeof viewSchema>>
export type SeenPlayer = View['players'][number]
export type SeenHex = View['hexes'][number]
export type SeenTask = View['tasks'][number]
export type SeenMover = Extract<SeenTask, { readonly type: 'move' }>['group'][number]
export type SeenForce = Extract<SeenTask, { readonly type: 'battle' }>['forces'][number]

export function view(state: State, viewer: Viewer): View {
  const { balloon } = state
  return {
    viewer,
    rules: state.rules,
    options: state.options,
    turn: state.turn,
    phase: state.phase,
    order: state.order.slice(),
    hexes: state.hexes.map((hex) => seeHex(hex, viewer)),
    deck: state.deck.slice(),
    emptied: state.emptied,
    gone: state.gone.slice(),
    players: state.players.map((player, seat) => seePlayer(player, seat === viewer)),
    pool: state.pool.map(({ shows, at, fled }) => ({ shows, at, fled })),
    bank: state.bank.slice(),
    cloud: state.cloud,
    balloon: balloon && {
      ...balloon,
      passengers: seeCounters(balloon.passengers, balloon.seat === viewer || fights(state, balloon)),
    },
    seen: state.seen.slice(),
    // KT-H7
    stolen: state.stolen.filter(({ thief, victim }) => thief === viewer || victim === viewer),
    tasks: state.tasks.map((task) => seeTask(task, viewer)),
    result: state.result,
  }
}

function seeHex(hex: Hex, viewer: Viewer): SeenHex {
  return {
    terrain: hex.terrain,
    owner: hex.owner,
    fort: hex.fort,
    got: hex.got,
    income: hex.income,
    armies: hex.armies.map(({ seat, down, up }) => ({
      seat,
      down: seat === viewer ? down.slice() : down.map(() => HIDDEN),
      up: up.slice(),
    })),
    guards: copyGuards(hex),
  }
}

function seePlayer(player: Player, isOwn: boolean): SeenPlayer {
  const { gold, rolls, calls, out, rack, aside, goneUnseen } = player
  if (isOwn) {
    return { gold, rack: rack.slice(), aside: aside.slice(), goneUnseen: goneUnseen.slice(), rolls, calls, out }
  }
  return { gold, rack: [...rack, ...aside].map(() => HIDDEN), aside: [], goneUnseen: [], rolls, calls, out }
}

/** KT-B4: those who fight beside a Balloon are turned up, its passengers among them. */
function fights({ tasks }: State, balloon: { readonly seat: Seat; readonly hex: number }): boolean {
  return tasks.some(
    (task) =>
      task.type === 'battle' && task.hex === balloon.hex && task.forces.some(({ side }) => side === balloon.seat),
  )
}

/** Characters are face up wherever they are; creatures are hidden from others. */
function seeCounter(counter: ArmyCounter, isOwn: boolean): Seen<ArmyCounter> {
  return isOwn || isCharacter(counter) ? counter : HIDDEN
}

/** In an order that tells nothing: hidden ones first. */
function seeCounters(counters: readonly ArmyCounter[], isOwn: boolean): Seen<ArmyCounter>[] {
  const seen = counters.map((counter) => seeCounter(counter, isOwn))
  return isOwn ? seen : seen.sort((a, b) => Number(a !== HIDDEN) - Number(b !== HIDDEN))
}

function seeTask(task: Task, viewer: Viewer): SeenTask {
  switch (task.type) {
    case 'move':
      return seeMove(task, task.seat === viewer)
    case 'overflow':
      return { ...task, coming: seeCounters(task.coming, task.seat === viewer) }
    case 'powers':
      return seePowers(task, viewer)
    case 'battle':
      return seeBattle(task, viewer)
    default:
      return copyTask(task)
  }
}

function seeMove(task: MoveTask, isOwn: boolean): SeenTask {
  const group = task.group.map((mover) => ({
    ...mover,
    counter: isOwn || mover.up === true ? mover.counter : seeCounter(mover.counter, false),
  }))
  if (!isOwn) group.sort((a, b) => publicKey(a).localeCompare(publicKey(b)))
  return {
    ...copyTask(task),
    group,
    finished: task.finished.map(({ hex, counters }) => ({ hex, counters: seeCounters(counters, isOwn) })),
  }
}

/** The group is kept by kind, which would tell: others see it by what all know of each. */
function publicKey({ counter, ...known }: SeenMover): string {
  return JSON.stringify([counter, known])
}

/** KT-P4: a face-down creature that was named is known to its owner alone. */
function seePowers(task: PowersTask, viewer: Viewer): SeenTask {
  const isOwn = task.player === viewer
  const { named, reply } = task
  return {
    ...copyTask(task),
    named: named && seeCounter(named, isOwn),
    reply: reply && seeCounter(reply, isOwn),
  }
}

/** KT-B21: sealed until all have named. */
function seeBattle(task: BattleTask, viewer: Viewer): SeenTask {
  const copy = copyTask(task)
  if (task.stage !== 'targets') return copy
  return {
    ...copy,
    forces: copy.forces.map(
      (force): SeenForce =>
        force.target === undefined || force.side === viewer ? force : { ...force, target: HIDDEN },
    ),
  }
}

/** What a viewer may know of an event: fields with hidden kinds are left out for all but their owner. */
export function viewEvent(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case 'drew':
    case 'exchanged':
      return event.seat === viewer ? event : without(event, 'things')
    case 'laid-aside':
    case 'discarded':
      return event.seat === viewer ? event : without(event, 'thing')
    case 'placed':
      // KT-T11: income counters lie face up.
      return event.seat === viewer || (event.thing !== undefined && isIncome(event.thing))
        ? event
        : without(event, 'thing')
    case 'lost':
    case 'picked':
    case 'put-down':
    case 'moved':
    case 'flew':
      return event.seat === viewer ? event : without(event, 'counters')
    case 'stole':
      return event.seat === viewer || event.other === viewer ? event : without(event, 'thing')
    case 'assassinated':
      return event.other === viewer || (event.counter !== undefined && isCharacter(event.counter))
        ? event
        : without(event, 'counter')
    default:
      return event
  }
}

function without<E extends Event, Key extends keyof E>(event: E, key: Key): Event {
  const { [key]: _, ...rest } = event
  return rest as unknown as Event
}
