/** What cannot be true of the tasks of a state: which may wait for which, and what each must hold to go on. */
import type { Seat } from '@crownlands/core/game'
import { must } from '@crownlands/core/lists'
import { type ArmyCounter, CHARACTERS, isCharacter } from '../../content'
import { countersIn, ownerOf } from '../armies'
import { presentIn } from '../battle/combat'
import { armyRank, isAmong } from '../counters'
import { handlerOf } from '../handlers'
import { canStop, stepsOf } from '../movement/steps'
import type { Phase, State } from '../state'
import type { EventStage, EventsTask, MoveTask, Task, TaskType } from '../tasks'
import { auditBattle } from './battle'
import { auditSetup } from './setup'

export function auditTasks(state: State): string | undefined {
  const { tasks } = state
  const [first] = tasks
  if (first === undefined) return undefined
  if ((first.type === 'setup') !== (state.phase === 'setup')) return 'the set-up is its own phase (KT-S1)'
  if (first.type !== 'setup' && first.type !== 'turn') return 'the first task must be the set-up or the turn'
  for (const [i, task] of tasks.entries()) {
    const below = tasks[i - 1]
    if (below !== undefined && !mayLieOn(state, below, task)) return `${task.type} cannot wait on ${below.type} there`
    const problem = auditSeatsOf(state, task) ?? auditPlacesOf(state, task) ?? auditTask(state, task, tasks[i + 1])
    if (problem !== undefined) return `${task.type}: ${problem}`
  }
  return auditPart(state) ?? auditAsked(state)
}

/** KT-O2: who has been handed out the part that goes on. Battles, and placing on what was walked into, are nobody's part. */
function auditPart({ tasks: [turn, part], order }: State): string | undefined {
  if (turn?.type !== 'turn' || part === undefined || part.type === 'combat' || part.type === 'place-on')
    return undefined
  return 'seat' in part && part.seat === order[turn.next - 1]
    ? undefined
    : `${part.type}: it must be the part of the player who is up (KT-O2)`
}

/** Whoever is asked has something to do, and the match never waits for nobody. */
function auditAsked(state: State): string | undefined {
  const task = must(state.tasks.at(-1))
  const handler = handlerOf(task)
  const asked = handler.seats(state, task)
  if (asked.length === 0) return `${task.type}: somebody must be asked`
  for (const seat of asked) {
    if (state.players[seat]?.out !== false) return `${task.type}: only players who are in are asked (KT-W7)`
    if (handler.legal(state, task, seat).length === 0) return `${task.type}: player ${seat + 1} has nothing to do`
  }
  return undefined
}

// Which task waits for which ------------------------------------------------------------------------------

const PARTS: Readonly<Record<Phase, readonly TaskType[]>> = {
  setup: [],
  gold: [],
  characters: ['characters'],
  things: ['things'],
  events: ['events'],
  movement: ['move', 'place-on'],
  combat: ['combat'],
  construction: ['build'],
  powers: ['powers'],
}

function mayLieOn(state: State, below: Task, { type }: Task): boolean {
  if (type === 'answer' && 'fan' in below && below.fan !== undefined) return true
  switch (below.type) {
    case 'turn':
      return PARTS[state.phase].includes(type)
    case 'characters':
      return below.stage === 'rolled' ? type === 'dice' : below.stage === 'over' && type === 'station'
    case 'events':
      return ON_EVENTS[below.stage]?.includes(type) === true
    case 'losses':
    case 'overflow':
    case 'turn-over':
      return type === 'turn-over'
    case 'move':
      return type === 'pin' || type === 'flyers' || type === 'overflow' || (type === 'answer' && isInTheAir(below))
    case 'flyers':
      return type === 'calls' && below.stage === 'calls'
    case 'combat':
      return below.seat === undefined && (type === 'explore' || type === 'battle' || type === 'aftermath')
    case 'explore':
      return type === 'dice' && below.stage === 'rolled'
    case 'battle':
      return ON_BATTLE[type]?.includes(below.stage) === true
    case 'aftermath':
      return below.stage === 'rolled' ? type === 'dice' : below.stage === 'out' && type === 'place-on'
    case 'dice':
      return type === 'answer' && below.charm !== undefined
    case 'answer':
      return type === 'answer' && below.given?.type === 'fanned'
    case 'elixir':
      return type === 'answer' && below.pending !== undefined
    case 'powers':
      if (below.stage === 'open') return type === 'turn-over' || type === 'place-on'
      return type === 'dice' && (below.stage === 'contest' || below.stage === 'again' || below.stage === 'die')
    case 'place-on':
      return type === 'place-on' && state.phase === 'movement'
    default:
      return false
  }
}

const ON_EVENTS: Readonly<Partial<Record<EventStage, readonly TaskType[]>>> = {
  called: ['calls'],
  rolled: ['dice'],
  struck: ['dice'],
  answered: ['answer'],
  elixir: ['elixir'],
  fleeing: ['overflow', 'turn-over'],
  losing: ['losses'],
  end: ['losses', 'place-on', 'station'],
}

const ON_BATTLE: Readonly<Partial<Record<TaskType, readonly string[]>>> = {
  dice: ['rolled', 'save', 'before'],
  answer: ['before', 'items'],
  calls: ['before', 'bombard', 'targets'],
  overflow: ['dust', 'retreat'],
  'turn-over': ['aimed', 'hits'],
}

function isInTheAir({ balloon }: MoveTask): boolean {
  return balloon !== undefined && balloon.sea === undefined
}

// What every task must hold -------------------------------------------------------------------------------

const SEATS = ['seat', 'player', 'asker', 'pending', 'plays', 'capturer', 'neutral'] as const
const SEAT_LISTS = ['waiting', 'enemies', 'involved', 'spared', 'drew'] as const

function auditSeatsOf({ players }: State, task: Task): string | undefined {
  const fields = task as unknown as Readonly<Record<string, unknown>>
  const seats: Seat[] = SEATS.flatMap((name) => (typeof fields[name] === 'number' ? [fields[name]] : []))
  for (const name of SEAT_LISTS) {
    const list = (fields[name] ?? []) as readonly Seat[]
    if (new Set(list).size !== list.length) return `${name} must name nobody twice`
    if (name === 'waiting' && list.some((seat, i) => seat < (list[i - 1] ?? 0)))
      return 'those who are asked must be in order'
    seats.push(...list)
  }
  return seats.every((seat) => players[seat]?.out === false) ? undefined : 'only players who are in take part (KT-W7)'
}

/** Hexes of the board, and nothing left over from dice or answers that were read. */
function auditPlacesOf({ hexes }: State, task: Task): string | undefined {
  const fields = task as unknown as Readonly<Record<string, unknown>>
  const places: unknown[] = [fields.hex, fields.at === undefined || task.type === 'battle' ? undefined : fields.at]
  for (const name of ['built', 'missed']) places.push(...((fields[name] ?? []) as readonly number[]))
  for (const name of ['due', 'pinned', 'held', 'shown', 'finished', 'starts']) {
    for (const entry of (fields[name] ?? []) as readonly { readonly hex: number }[]) places.push(entry.hex)
  }
  if (task.type !== 'setup' && places.some((place) => typeof place === 'number' && hexes[place] === undefined)) {
    return 'all hexes must be on the board (KT-S4)'
  }
  if (task.type !== 'dice' && fields.dice !== undefined) return 'dice that were thrown are read at once'
  return task.type !== 'battle' && fields.answer !== undefined ? 'answers that were given are read at once' : undefined
}

function auditTask(state: State, task: Task, above: Task | undefined): string | undefined {
  if ('fan' in task && task.fan !== undefined && above?.type !== 'answer') return 'a Fan is answered at once (KT-I7)'
  switch (task.type) {
    case 'setup':
      return auditSetup(state, task, above)
    case 'characters':
      return auditTry(state, task)
    case 'things':
      return auditAside(state, task.seat)
    case 'station':
      return isFree(state, task.counter) ? undefined : 'the character must not be on the board yet (KT-R5)'
    case 'turn-over':
      return state.pool[task.counter]?.fled === true ? undefined : 'the character must have fled (KT-R7)'
    case 'events':
      return auditEvent(state, task, above)
    case 'losses':
      return task.left > 0 || above !== undefined ? undefined : 'there must be losses left (KT-V2)'
    case 'move':
      return auditMove(state, task, above)
    case 'pin':
      return auditPin(state, task)
    case 'flyers':
      return auditFlyers(state, task)
    case 'combat':
      return task.next < state.order.length ? undefined : 'there is nobody whose go it could be (KT-B2)'
    case 'explore':
      return auditExplore(state, task, above)
    case 'battle':
      return auditBattle(state, task, above)
    case 'overflow':
      return isAmong(task.coming, countersIn(state, task.hex, task.seat)) && isInOrder(task.coming)
        ? undefined
        : 'those who come must be there (KT-M4)'
    case 'aftermath':
      return task.capturer !== undefined && isDefended(state, task.hex, task.capturer)
        ? 'no defender is left in a hex that is taken (KT-X15)'
        : auditDice(above, checkedIn(state, task.hex))
    case 'dice':
      return auditThrow(state, task)
    case 'answer':
      return auditAnswer(state, task, above)
    case 'calls':
      return auditCalls(state, task)
    case 'powers':
      return auditPowers(state, task, above)
    default:
      return undefined
  }
}

/** How many dice the task above must have thrown for this one, if it is one of dice. */
function auditDice(above: Task | undefined, dice: number): string | undefined {
  return above?.type === 'dice' && above.dice.length !== dice ? `${dice} dice must have been thrown` : undefined
}

function isInOrder(counters: readonly ArmyCounter[]): boolean {
  return counters.every((counter, i) => i === 0 || armyRank(must(counters[i - 1])) <= armyRank(counter))
}

// One by one ----------------------------------------------------------------------------------------------

/** In the pool, to be had now. */
function isFree({ pool }: State, counter: number): boolean {
  const found = pool[counter]
  return found !== undefined && found.at === undefined && !found.fled
}

function auditTry(state: State, task: Extract<Task, { readonly type: 'characters' }>): string | undefined {
  const { stage, attempt, missing } = task
  if (stage === 'open') return undefined
  const counter = state.pool.findIndex(({ shows }) => shows === attempt?.character)
  if (!isFree(state, counter)) return 'the try must be for a character of the pool (KT-R3)'
  return stage === 'pay' && (missing ?? 0) === 0 ? 'something must be missing (KT-R4)' : undefined
}

function auditAside({ players }: State, seat: Seat): string | undefined {
  const { aside } = must(players[seat])
  return aside.length > 10 ? 'at most five trades (KT-T3)' : undefined
}

/** What an event must know in each of its stages. */
type Known = 'source' | 'hex' | 'counter' | 'player' | 'missed' | 'due' | 'losses' | 'spared'
type Stages = Readonly<Partial<Record<EventStage, readonly Known[]>>>

const EVENT_STAGES: Readonly<Record<string, Stages>> = {
  big_juju: {
    source: [],
    called: ['source'],
    name: ['source'],
    terrain: ['hex'],
    victim: ['hex', 'player'],
    fleeing: ['hex'],
    end: [],
  },
  weather_control: { source: [], called: ['source'], name: ['source'], answered: ['hex'], end: [] },
  dark_plague: { elixir: ['due', 'spared'], losing: ['due'], end: [] },
  teeniepox: {
    name: [],
    rolled: ['player'],
    elixir: ['player', 'losses', 'spared'],
    victim: ['player', 'losses'],
    end: [],
  },
  terrain_disaster: { name: ['missed'], rolled: ['hex', 'missed'], struck: ['hex'], end: [] },
  defection: { name: [], rolled: ['counter', 'player'], end: [] },
  vandalism: { name: [], victim: ['player'], end: [] },
  willing_workers: { name: [], end: [] },
  good_harvest: { end: [] },
  mother_lode: { end: [] },
}

function auditEvent(state: State, task: EventsTask, above: Task | undefined): string | undefined {
  const { stage, event, hex, source } = task
  if (stage === 'open' || stage === 'after') return event === undefined ? undefined : 'no event is being played'
  const known = event === undefined ? undefined : EVENT_STAGES[event]?.[stage]
  if (known === undefined || known.some((name) => task[name] === undefined)) return `it is not at ${stage}`
  if (source !== undefined && (stage === 'name' || stage === 'called') && !isShown(state, task, source)) {
    return 'its source must be face up where it is (KT-V3)'
  }
  if (hex !== undefined && state.hexes[hex]?.owner === undefined && (stage === 'struck' || stage === 'rolled')) {
    return 'the hex that was named must be owned (KT-V10)'
  }
  if (stage === 'answered' && state.hexes[must(hex)]?.owner === undefined)
    return 'the cloud goes to owned hexes (KT-V12)'
  if (event === 'defection' && stage === 'rolled' && state.pool[must(task.counter)]?.fled === true) {
    return 'who fled in this turn cannot be named (KT-R7)'
  }
  const flees = event === 'big_juju' && (stage === 'fleeing' || stage === 'victim')
  if (flees && state.hexes[must(hex)]?.terrain !== 'sea') return 'only from a new sea somebody flees (KT-V4)'
  return auditDice(above, event === 'defection' ? 4 : stage === 'rolled' && event === 'terrain_disaster' ? 2 : 1)
}

function isShown(state: State, { seat }: EventsTask, source: NonNullable<EventsTask['source']>): boolean {
  const { counter, hex } = source
  if (isCharacter(counter)) {
    return state.pool.some(({ shows, at }) => shows === counter && at?.seat === seat && at.hex === hex)
  }
  const up = state.hexes[hex]?.armies.find((army) => army.seat === seat)?.up
  // While it is called it may just have been removed.
  return up?.includes(counter) === true || state.tasks.at(-1)?.type === 'calls'
}

function auditMove(state: State, task: MoveTask, above: Task | undefined): string | undefined {
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

function moveBelow(state: State): MoveTask | undefined {
  return state.tasks.find((task) => task.type === 'move')
}

function auditPin(state: State, { seat, hex, asker }: Extract<Task, { readonly type: 'pin' }>): string | undefined {
  const move = moveBelow(state)
  const pin = move?.pinned?.find((one) => one.hex === hex)
  return move?.seat === asker && pin?.by.includes(seat) === true ? undefined : 'who is asked must pin the mover (KT-M8)'
}

function auditFlyers(state: State, task: Extract<Task, { readonly type: 'flyers' }>): string | undefined {
  const move = moveBelow(state)
  if (move?.seat !== task.seat || (move.at !== undefined && move.at !== task.hex))
    return 'it is about the group (KT-M9)'
  if (move.at === undefined && task.stage !== 'calls') return 'somebody must want to go on (KT-M9)'
  return task.enemies.includes(task.seat) ? 'only enemies hold flyers (KT-M9)' : undefined
}

function auditExplore(
  state: State,
  { hex, stage, keep, seat }: Extract<Task, { readonly type: 'explore' }>,
  above: Task | undefined,
): string | undefined {
  const { owner, guards, income, terrain } = must(state.hexes[hex])
  if (owner !== undefined || terrain === 'sea') return 'only unowned land is explored (KT-X1)'
  const present = presentIn(state, hex)
  if (present.length !== 1 || present[0] !== seat) return 'who explores must be alone there (KT-X1)'
  if ((stage === 'bribe' || stage === 'keep') && guards === undefined) return 'there must be defenders (KT-X7)'
  if ((stage === 'keep') !== (keep !== undefined)) return 'which income counter stays is asked in case of a tie (KT-X5)'
  if (keep?.some((one, i) => !state.cup.includes(one) || keep.indexOf(one) !== i) === true || (keep && income)) {
    return 'one of several that were drawn stays (KT-X5)'
  }
  return auditDice(above, 1)
}

/** By creatures of the land, or by an army that is not the capturer's. */
function isDefended(state: State, hex: number, capturer: Seat): boolean {
  return (
    (state.hexes[hex]?.guards?.creatures.length ?? 0) > 0 ||
    state.order.some((seat) => seat !== capturer && countersIn(state, hex, seat).length > 0)
  )
}

function checkedIn(state: State, hex: number): number {
  const { fort, income } = must(state.hexes[hex])
  return (fort > 0 && fort < 4 ? 1 : 0) + (income === undefined ? 0 : 1)
}

function auditThrow(state: State, task: Extract<Task, { readonly type: 'dice' }>): string | undefined {
  const { dice, swings, charm, neutral } = task
  for (const { die, by } of charm === undefined ? swings : [...swings, charm]) {
    const now = (dice[die] ?? 0) + by
    if (dice[die] === undefined || now < 1 || now > 6) return 'a Charm keeps a die a die (KT-I10)'
  }
  if (new Set(swings.map(({ die, by }) => 2 * die + (by + 1) / 2)).size !== swings.length)
    return 'no change is named twice'
  return neutral === undefined || charm !== undefined || hasNeutral(state, neutral, 'lucky_charm')
    ? undefined
    : 'the Charm must lie with the defenders (KT-X11)'
}

/** KT-X11: the item lies with the defenders whom this player plays. */
function hasNeutral(state: State, seat: Seat, item: 'lucky_charm' | 'dispel_magic'): boolean {
  const battle = state.tasks.find((task) => task.type === 'battle')
  return battle?.plays === seat && state.hexes[battle.hex]?.guards?.items.includes(item) === true
}

function auditAnswer(
  state: State,
  { forces, waiting, by, given, neutral, hex, item }: Extract<Task, { readonly type: 'answer' }>,
  above: Task | undefined,
): string | undefined {
  const battle = state.tasks.find((task) => task.type === 'battle')
  if ((battle === undefined) !== (forces === undefined)) return 'it names the forces of a battle (KT-I4)'
  if (
    forces?.some((side, i) => forces.indexOf(side) !== i || !battle?.forces.some((one) => one.side === side)) === true
  ) {
    return 'it names the forces of the battle once (KT-I4)'
  }
  if (waiting.some((seat) => seat === by)) return 'nobody answers an own item (KT-O7)'
  if ((given === undefined) !== (above === undefined)) return 'an answer that was given is answered itself (KT-I13)'
  if (given?.type === 'fanned' && given.hex !== 'off' && state.hexes[given.hex] === undefined)
    return 'no such hex (KT-S4)'
  if ((item === 'balloon' || item === 'weather_control') && hex === undefined) return 'it must say where (KT-I7)'
  return neutral === undefined || given !== undefined || hasNeutral(state, neutral, 'dispel_magic')
    ? undefined
    : 'Dispel Magic must lie with the defenders (KT-X11)'
}

function auditCalls(state: State, { where, hex }: Extract<Task, { readonly type: 'calls' }>): string | undefined {
  const battle = state.tasks.find((task) => task.type === 'battle')
  if (where === 'battle' ? battle?.hex === hex : battle === undefined) return undefined
  return 'calls are about what lies face up there (KT-U7)'
}

function auditPowers(
  state: State,
  task: Extract<Task, { readonly type: 'powers' }>,
  above: Task | undefined,
): string | undefined {
  const { stage, seat, player, power, hex, named, reply } = task
  if (stage === 'open') return undefined
  if (power === undefined || player === undefined || player === seat) return 'a power is used on another player (KT-P3)'
  const needs = power === 'thief' ? 'steal' : 'assassinate'
  const owned = state.pool.some(({ shows, at }) => at?.seat === seat && CHARACTERS[shows].power === needs)
  if (!owned || ownerOf(state, power === 'thief' ? 'master_thief' : 'assassin_primus') !== seat) {
    return 'only the owner of a character uses its power (KT-P1)'
  }
  if (power === 'thief')
    return stage === 'name' || stage === 'reply' || stage === 'die' ? 'a thief names nobody' : auditDice(above, 4)
  if (stage === 'take' || hex === undefined) return 'an assassin names a hex (KT-K3)'
  const there = countersIn(state, hex, player)
  if (there.length === 0) return 'somebody must be there (KT-P4)'
  const chosen = [named, reply].filter((one) => one !== undefined)
  if (!isAmong(chosen, there)) return 'who was named must be there (KT-K3)'
  if ((stage === 'reply' && named === undefined) || (stage === 'die' && chosen.length < 2))
    return 'somebody must be named'
  return auditDice(above, stage === 'die' ? 1 : 4)
}
