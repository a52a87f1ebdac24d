/** What cannot be true of a state of Kings & Things: the check for positions that come from outside, and for our own rules. */
import type { Seat } from '@crownlands/core/game'
import { must } from '@crownlands/core/lists'
import {
  type ArmyCounter,
  BALLOON,
  CHARACTERS,
  CITADEL,
  COUNTERS,
  copiesByRank,
  FORT_COUNTERS,
  fits,
  HEXES,
  isCharacter,
  isCreature,
  isItem,
  printedValue,
  rankOf,
  STACK_LIMIT,
  TERRAINS,
  THINGS,
  type Thing,
} from '../../content'
import { armyOf, countersIn, hasEnemyValue, isLimited, stackSize } from '../armies'
import { armyRank } from '../counters'
import { boardSize } from '../hexes'
import { finishedIn, moveTaskOf } from '../movement/group'
import { incomeOf } from '../phases/income'
import { shuffledHexes } from '../setup/map'
import type { Army, Hex, State } from '../state'
import type { Task } from '../tasks'
import { auditTasks } from './tasks'

export function audit(state: State): string | undefined {
  return (
    auditSeats(state) ??
    auditResult(state) ??
    auditMap(state) ??
    auditForts(state) ??
    auditThings(state) ??
    auditOrder(state) ??
    auditPlayers(state) ??
    auditPool(state) ??
    auditHexes(state) ??
    auditStacks(state) ??
    auditBalloon(state) ??
    auditMemories(state) ??
    auditTasks(state)
  )
}

/** More gold than all sources of a turn together. */
const MOST_GOLD_A_TURN = 10_000

function auditSeats({ players, order, turn, phase, options }: State): string | undefined {
  const seats = players.map((_, seat) => seat)
  if (order.length !== seats.length || seats.some((seat) => !order.includes(seat))) {
    return 'the player order must name every seat once (KT-O2)'
  }
  if ((turn === 0) !== (phase === 'setup')) return 'turn 0 is the set-up, and only that (KT-O1)'
  if (options.turnLimit > 0 && turn > options.turnLimit) return `there is no turn ${turn} (KT-E5)`
  const gold = players.reduce((sum, player) => sum + player.gold, 0)
  if (gold > MOST_GOLD_A_TURN * (turn + 1)) return 'the players have more gold than they can have got (KT-G1)'
  return undefined
}

function auditResult(state: State): string | undefined {
  const { result, players, tasks } = state
  if (result === undefined) return tasks.length > 0 ? undefined : 'a match that goes on must have a task'
  if (tasks.length > 0) return 'a match that is over has no task left (KT-W8)'
  const { winners, scores } = result
  if (winners.some((seat, i) => seat >= players.length || seat <= (winners[i - 1] ?? -1))) {
    return 'the winners must be seats of the match, in order'
  }
  return scores.length === players.length && scores.every((score, seat) => score === incomeOf(state, seat))
    ? undefined
    : 'the scores must be the incomes at the end (KT-E5)'
}

// Counters --------------------------------------------------------------------------------------------

/** KT-C6: 48 hexes, laid, left, set aside and removed. */
function auditMap({ hexes, deck, players, tasks }: State): string | undefined {
  const [task] = tasks
  const setup = task?.type === 'setup' ? task : undefined
  const isLaid = setup?.stage !== 'start'
  if (hexes.length !== (isLaid ? boardSize(players.length) : 0)) return 'the map has the wrong number of hexes (KT-S3)'
  const isOpen = setup !== undefined && (setup.stage === 'start' || setup.stage === 'sea')
  const seas = isOpen ? setup.seas : 0
  const all = isOpen ? shuffledHexes(players.length) : undefined
  const isInOrder = deck.every((terrain, i) => TERRAINS.indexOf(deck[i - 1] ?? terrain) <= TERRAINS.indexOf(terrain))
  if (!isInOrder) return 'unused hexes must be listed in the order of the terrains (KT-H3)'
  for (const terrain of TERRAINS) {
    const wanted = all === undefined ? HEXES[terrain].count : all.filter((one) => one === terrain).length
    const found = hexes.filter((hex) => hex.terrain === terrain).length + deck.filter((one) => one === terrain).length
    if (found !== wanted - (terrain === 'sea' ? seas : 0)) return `there must be ${wanted} hexes of ${terrain} (KT-C6)`
  }
  return undefined
}

/** KT-C14, KT-N4 */
function auditForts({ bank, hexes }: State): string | undefined {
  const level = FORT_COUNTERS.findIndex(
    (all, i) => bank[i] !== (i === 0 ? 0 : all - hexes.filter(({ fort }) => fort === i).length),
  )
  return level === -1 ? undefined : `the bank has the wrong number of forts of level ${level} (KT-C14)`
}

/** KT-C7, KT-E2, KT-E3: every Thing is somewhere, once. */
function auditThings(state: State): string | undefined {
  const counts = new Int16Array(THINGS.length)
  const add = (thing: Thing) => {
    counts[rankOf(thing)] = must(counts[rankOf(thing)]) + 1
  }
  for (const list of [state.cup, state.gone]) list.forEach(add)
  for (const { rack, aside, goneUnseen } of state.players)
    for (const list of [rack, aside, goneUnseen]) list.forEach(add)
  for (const { income, armies, guards } of state.hexes) {
    if (income !== undefined) add(income)
    for (const { down, up } of armies) for (const list of [down, up]) list.forEach(add)
    if (guards !== undefined) for (const list of [guards.creatures, guards.treasures, guards.items]) list.forEach(add)
  }
  if (state.balloon !== undefined) add('balloon')
  for (const task of state.tasks) addThingsOf(task, add)
  const copies = copiesByRank(state.options.edition)
  const wrong = THINGS.findIndex((_, rank) => counts[rank] !== copies[rank])
  return wrong === -1
    ? undefined
    : `there must be ${copies[wrong]} of ${THINGS[wrong]}, and there are ${counts[wrong]} (KT-C7)`
}

/** Counters that are under way or fight are nowhere else. */
function addThingsOf(task: Task, add: (thing: Thing) => void): void {
  if (task.type === 'move') {
    for (const { counter } of task.group) if (!isCharacter(counter)) add(counter)
    if (task.balloon !== undefined && task.balloon.sea === undefined) add('balloon')
  } else if (task.type === 'battle') {
    for (const { fighters, items } of task.forces) {
      items.forEach(add)
      for (const { what, bears } of fighters) {
        if (bears !== undefined) add(bears)
        if (what !== 'balloon' && (isCreature(what) || isItem(what))) add(what)
      }
    }
    if (task.played !== undefined) add(task.played.item)
  }
}

/** Lists are kept in order, so that equal positions are equal data. */
function auditOrder(state: State): string | undefined {
  const lists: (readonly Thing[])[] = [state.cup, state.gone]
  for (const { rack, goneUnseen } of state.players) lists.push(rack, goneUnseen)
  for (const { armies, guards } of state.hexes) {
    for (const { down, up } of armies) lists.push(down, up)
    if (guards !== undefined) lists.push(guards.creatures, guards.treasures, guards.items)
  }
  return lists.every((list) => list.every((thing, i) => i === 0 || rankOf(must(list[i - 1])) <= rankOf(thing)))
    ? undefined
    : 'counters must be listed in the order of the content (KT-H4)'
}

// Players -----------------------------------------------------------------------------------------------

function auditPlayers(state: State): string | undefined {
  const { players, emptied, gone, options, tasks } = state
  const left = players.filter(({ out }) => !out).length
  if (left < (state.result === undefined ? 2 : 1)) return 'at least two players must be left (KT-W7)'
  for (const [seat, player] of players.entries()) {
    const { gold, rack, aside, out, goneUnseen, calls } = player
    const name = `player ${seat + 1}`
    if (out && gold + rack.length + aside.length > 0) return `${name} is out and can have nothing (KT-W7)`
    if (!emptied && goneUnseen.length + gone.length > 0)
      return 'nothing leaves the game before the cup is empty (KT-T9)'
    if (options.autoCall && calls !== 'all') return `the calls of ${name} are settled for the match (KT-E4)`
    if (aside.length > 0 && !tasks.some((task) => isLaying(task, seat, state)))
      return `${name} lays nothing aside now (KT-T13)`
  }
  return undefined
}

function isLaying(task: Task, seat: Seat, { order }: State): boolean {
  if (task.type === 'setup') return task.stage === 'exchange' && order[task.next] === seat
  return task.type === 'things' && task.stage === 'announce' && task.seat === seat
}

function isIn({ players }: State, seat: Seat): boolean {
  return players[seat]?.out === false
}

/** KT-C13: eleven counters, each with one of its two sides up. */
function auditPool(state: State): string | undefined {
  for (const [i, { shows, at, fled }] of state.pool.entries()) {
    const front = must(COUNTERS[i])
    if (shows !== front && shows !== CHARACTERS[front].back) return `${shows} is not on counter ${i + 1} (KT-K1)`
    if (at === undefined) continue
    if (fled) return `${shows} cannot have fled and be on the board (KT-R7)`
    if (!isIn(state, at.seat) || state.hexes[at.hex] === undefined) return `${shows} must be a player's, on the board`
  }
  return undefined
}

// The board -----------------------------------------------------------------------------------------------

function auditHexes(state: State): string | undefined {
  for (const [place, hex] of state.hexes.entries()) {
    const problem = auditHex(state, hex, place)
    if (problem !== undefined) return `hex ${place}: ${problem}`
  }
  const { cloud } = state
  if (cloud !== undefined && state.hexes[cloud]?.owner === undefined)
    return 'the cloud must be over an owned hex (KT-V12)'
  return undefined
}

function auditHex(state: State, hex: Hex, place: number): string | undefined {
  const { owner, terrain, fort, income, guards, got } = hex
  if (owner !== undefined && !isIn(state, owner)) return 'nobody who is out owns a hex (KT-W7)'
  if (terrain === 'sea' && (owner !== undefined || guards !== undefined))
    return 'sea is never owned or explored (KT-S8)'
  if (fort > 0 && owner === undefined) return 'a fort must have an owner (KT-N1)'
  if ((fort === CITADEL) !== (got !== undefined)) return 'a citadel, and only that, has a turn noted with it (KT-W2)'
  if (got !== undefined && got.turn > state.turn) return 'its citadel was got in a turn to come (KT-W2)'
  if (income !== undefined && !fits(income, terrain)) return `${income} does not fit there (KT-T11)`
  if (income !== undefined && owner === undefined && guards === undefined)
    return 'its income counter must have an owner or defenders (KT-X12)'
  if (guards !== undefined && owner !== undefined && !isBeingTaken(state, place)) {
    return 'neutral defenders are in unowned hexes only (KT-X12)'
  }
  return undefined
}

/** KT-B25: the hex changes hands before what was guarded does. */
function isBeingTaken({ tasks }: State, place: number): boolean {
  return tasks.some((task) => task.type === 'aftermath' && task.hex === place)
}

function auditStacks(state: State): string | undefined {
  for (const [place, { armies }] of state.hexes.entries()) {
    for (const [i, { seat, down, up }] of armies.entries()) {
      if (seat <= (armies[i - 1]?.seat ?? -1)) return `hex ${place}: armies must be listed by seat`
      if (down.length + up.length === 0) return `hex ${place}: an army must have a creature`
      if (up.length > 0 && !isShowing(state, place, must(armies[i]))) {
        return `hex ${place}: nothing lies face up there now (KT-B20)`
      }
    }
    for (let seat = 0; seat < state.players.length; seat++) {
      const problem = auditStack(state, place, seat)
      if (problem !== undefined) return `hex ${place}: ${problem}`
    }
    if (armies.some(({ seat }) => !isIn(state, seat))) return `hex ${place}: an army must be a player's`
  }
  return undefined
}

/** KT-M8, KT-M9: until the part ends. KT-V3: the source of an event. */
function isShowing({ tasks }: State, place: number, { seat, up }: Army): boolean {
  return tasks.some((task) => {
    if (task.type === 'move') return true
    if (task.type !== 'events' || task.seat !== seat || task.source?.hex !== place) return false
    return (task.stage === 'called' || task.stage === 'name') && up.length === 1 && up[0] === task.source.counter
  })
}

function auditStack(state: State, place: number, seat: Seat): string | undefined {
  const size = stackSize(state, place, seat)
  if (size === 0) return undefined
  const move = moveTaskOf(state)
  const passing =
    move?.seat === seat && move.at === place ? move.group.filter(({ counter }) => isCharacter(counter)).length : 0
  if (size - passing > STACK_LIMIT && isLimited(state, place) && !isOverflowing(state, place, seat)) {
    return `a stack of ${size} is over the limit (KT-M4)`
  }
  const { owner, terrain } = must(state.hexes[place])
  if (state.phase !== 'movement' && state.phase !== 'combat' && owner !== seat && !isFleeing(state, place)) {
    return 'armies stand in own hexes outside of movement and combat (KT-B16)'
  }
  if (state.phase === 'combat' && owner !== seat && !isContested(state, place, seat)) {
    return 'an army alone in a hex without enemy values has taken it (KT-M11)'
  }
  return terrain === 'sea' && size > passing && !isFleeing(state, place) ? 'no army is at sea (KT-M10)' : undefined
}

/** There is something to resolve, or that is being done. */
function isContested(state: State, place: number, seat: Seat): boolean {
  if (state.hexes[place]?.owner === undefined || hasEnemyValue(state, place, seat)) return true
  return state.tasks.some((task) => (task.type === 'battle' || task.type === 'aftermath') && task.hex === place)
}

/** KT-M4: the owner still picks who is lost. */
function isOverflowing({ tasks }: State, place: number, seat: Seat): boolean {
  return tasks.some((task) => task.type === 'overflow' && task.hex === place && task.seat === seat)
}

/** KT-V4: those in a new sea still go somewhere. */
function isFleeing({ tasks, hexes }: State, place: number): boolean {
  return hexes[place]?.terrain === 'sea' && tasks.some((task) => task.type === 'events' && task.hex === place)
}

/** KT-I2 */
function auditBalloon(state: State): string | undefined {
  const { balloon, phase } = state
  if (balloon === undefined) return undefined
  const { seat, hex, passengers } = balloon
  if (!isIn(state, seat) || state.hexes[hex] === undefined || state.hexes[hex]?.terrain === 'sea') {
    return 'the Balloon must belong to a player and be over land of the board (KT-I2)'
  }
  if (phase !== 'movement' && phase !== 'combat' && phase !== 'construction' && phase !== 'powers') {
    return 'the Balloon goes to the cup at the end of the turn (KT-I2)'
  }
  const [turn] = state.tasks
  if (phase === 'movement' && turn?.type === 'turn' && state.order.indexOf(seat) >= turn.next) {
    return 'the Balloon flies in the own part of the Movement Phase (KT-I2)'
  }
  const there = passengersPossible(state, seat, hex)
  for (const task of state.tasks) {
    if (task.type !== 'battle' || task.hex !== hex) continue
    const force = task.forces.find(({ side }) => side === seat)
    for (const { what, passenger } of force?.fighters ?? []) if (passenger && isCreature(what)) there.push(what)
  }
  for (const [i, passenger] of passengers.entries()) {
    const place = there.indexOf(passenger)
    if (place === -1) return `${passenger} is not with the Balloon (KT-I2)`
    there.splice(place, 1)
    if (printedValue(passenger, state.options.edition) > BALLOON.passengerValue)
      return `${passenger} is too heavy (KT-I2)`
    if (i > 0 && armyRank(must(passengers[i - 1])) > armyRank(passenger)) return 'passengers must be listed in order'
  }
  return undefined
}

/** KT-I2: in the own part of their player they have finished, or lie face up where they were shown before (KT-M9). */
function passengersPossible(state: State, seat: Seat, hex: number): ArmyCounter[] {
  const move = moveTaskOf(state)
  if (move?.seat !== seat) return countersIn(state, hex, seat)
  return [...finishedIn(move, hex), ...(armyOf(state, hex, seat)?.up ?? [])]
}

/** KT-H7, KT-H8 */
function auditMemories(state: State): string | undefined {
  const { seen, stolen, players, hexes, turn, options } = state
  const copies = copiesByRank(options.edition)
  const counts = new Int16Array(THINGS.length)
  for (const memory of seen) {
    if (memory.seat >= players.length || hexes[memory.hex] === undefined || memory.turn > turn) {
      return 'what was seen belonged to a player, on the board, before now (KT-H8)'
    }
    const rank = rankOf(memory.creature)
    counts[rank] = must(counts[rank]) + 1
    if (must(counts[rank]) > must(copies[rank])) return `${memory.creature} was seen more often than there are (KT-H8)`
  }
  return stolen.every(
    ({ thief, victim, turn: when }) =>
      thief < players.length && victim < players.length && thief !== victim && when <= turn,
  )
    ? undefined
    : 'a theft is between two players, before now (KT-H7)'
}
