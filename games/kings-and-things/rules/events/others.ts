/** Events of gold, forts and characters: Defection, Good Harvest, Mother Lode, Vandalism, Willing Workers (KT-V). */
import type { Seat } from '@crownlands/core/game'
import { at, must, playerAt } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { CHARACTERS, type Character, type CharacterData, CITADEL } from '../../content'
import { counterShowing, hexesOf, roomIn } from '../armies'
import { swingsOf, throwDice } from '../dice'
import type { IncomeLine } from '../happenings'
import { onTheRight } from '../order'
import { hasFortCounter, lowerFort, raiseFort } from '../phases/forts'
import { incomeLines, sumOf } from '../phases/income'
import type { Refusal } from '../reasons'
import { push, type Run } from '../run'
import type { Counter, State } from '../state'
import type { EventsTask } from '../tasks'
import type { EventRules } from './event-rules'

// Defection (KT-V6) ---------------------------------------------------------------------------------

export const defection: EventRules = {
  whyNot(state, seat) {
    if (!hexesOf(state, seat).some((hex) => roomIn(state, hex, seat) > 0)) return refusal('KT-V6', 'no-room')
    return state.pool.some((counter) => mayDefect(state, seat, counter))
      ? undefined
      : refusal('KT-V14', 'no-character-to-name')
  },

  begin(_state, task) {
    task.stage = 'name'
  },

  addLegal(state, task, actions) {
    for (const counter of state.pool) {
      if (mayDefect(state, task.seat, counter)) actions.push({ type: 'character', character: counter.shows })
    }
  },

  why(state, task, action): Refusal {
    if (action.type !== 'character') return refusal('KT-V6', 'name-a-character')
    const counter = state.pool.find(({ shows }) => shows === action.character)
    if (counter === undefined) return refusal('KT-S2', 'not-face-up')
    if (counter.at?.seat === task.seat) return refusal('KT-V6', 'own-character')
    return counter.fled ? refusal('KT-R7', 'fled-this-turn') : refusal('KT-R6', 'one-terrain-lord')
  },

  apply(state, task, action, run) {
    if (action.type !== 'character') return
    const counter = counterShowing(state, action.character)
    task.counter = state.pool.indexOf(counter)
    // The owner, or for the pool the player on the right, rolls against it.
    task.player = counter.at?.seat ?? onTheRight(state, task.seat)
    task.stage = 'rolled'
    run.events?.push({ type: 'named', seat: task.seat, character: action.character, reveals: true })
    throwDice(state, run, {
      reason: 'defection',
      count: 4,
      involved: [task.seat, task.player],
      swings: (dice) => swingsOf(dice, isHigher),
    })
  },

  advance(state, task, run) {
    const dice = must(task.dice)
    task.dice = undefined
    task.stage = 'end'
    run.events?.push({
      type: 'contest',
      seat: task.seat,
      other: must(task.player),
      own: dice.slice(0, 2),
      others: dice.slice(2),
    })
    if (isHigher(dice)) defect(state, task, run)
  },
}

/** Face up in the pool or owned by another, and not a second Terrain Lord (KT-R6, KT-R7). */
function mayDefect(state: State, seat: Seat, { shows, at: where, fled }: Counter): boolean {
  if (fled || where?.seat === seat) return false
  return !isLord(shows) || !state.pool.some((other) => other.at?.seat === seat && isLord(other.shows))
}

function isLord(character: Character): boolean {
  return (CHARACTERS[character] as CharacterData).lord !== undefined
}

/** Both sides of the contest are one roll (KT-O9): the player's two dice, then the other's. */
function isHigher([a = 0, b = 0, c = 0, d = 0]: readonly number[]): boolean {
  return a + b > c + d
}

function defect(state: State, { seat, counter }: EventsTask, run: Run): void {
  const place = must(counter)
  const found = at(state.pool, place)
  const from = found.at?.seat
  found.at = undefined
  run.events?.push({ type: 'defected', seat, character: found.shows, ...(from !== undefined && { from }) })
  push(state, { type: 'station', seat, counter: place })
}

// Good Harvest and Mother Lode (KT-V7, KT-V8) -------------------------------------------------------

export const goodHarvest: EventRules = collecting('KT-V7', (lines) => lines.filter(({ what }) => what !== 'income'))

/** KT-K5: the lines double the mines of the Dwarf King's owner already. */
export const motherLode: EventRules = collecting('KT-V8', (lines) =>
  lines.filter(({ what }) => what === 'income').map(({ what, gold }) => ({ what, gold: 2 * gold })),
)

/** Gold for some of what makes income. */
function collecting(clause: string, counted: (lines: readonly IncomeLine[]) => IncomeLine[]): EventRules {
  return {
    whyNot: () => undefined,
    begin(state, task, run) {
      const { seat } = task
      const lines = counted(incomeLines(state, seat))
      const gold = sumOf(lines)
      playerAt(state, seat).gold += gold
      run.events?.push({ type: 'gold-gained', seat, gold, clause, lines })
      task.stage = 'end'
    },
    addLegal: () => {},
    why: () => refusal('KT-V14', 'nothing-to-name'),
    apply: () => {},
    advance: () => {},
  }
}

// Vandalism (KT-V11) --------------------------------------------------------------------------------

export const vandalism: EventRules = {
  whyNot: (state, seat) =>
    state.players.some((_, other) => other !== seat && fortsToVandalise(state, other).length > 0)
      ? undefined
      : refusal('KT-V14', 'nobody-has-such-a-fort'),

  begin(_state, task) {
    task.stage = 'name'
  },

  addLegal(state, task, actions) {
    if (task.stage === 'victim') {
      for (const hex of fortsToVandalise(state, must(task.player))) actions.push({ type: 'hex', hex })
      return
    }
    state.players.forEach((_, seat) => {
      if (seat !== task.seat && fortsToVandalise(state, seat).length > 0) actions.push({ type: 'player', seat })
    })
  },

  why(state, task, action) {
    if (task.stage === 'victim') {
      const isCitadel = action.type === 'hex' && state.hexes[action.hex]?.fort === CITADEL
      return refusal('KT-V11', isCitadel ? 'citadel-there' : 'choose-an-own-fort')
    }
    if (action.type !== 'player') return refusal('KT-V11', 'name-a-player')
    return action.seat === task.seat ? refusal('KT-V11', 'not-yourself') : refusal('KT-V11', 'no-fort-below-citadel')
  },

  apply(state, task, action, run) {
    if (action.type === 'hex') {
      lowerFort(state, action.hex, 'KT-V11', run)
      task.stage = 'end'
    } else if (action.type === 'player') {
      task.player = action.seat
      run.events?.push({ type: 'named', seat: task.seat, player: action.seat, reveals: true })
      const [only, ...others] = fortsToVandalise(state, action.seat)
      task.stage = others.length > 0 ? 'victim' : 'end'
      if (others.length === 0) lowerFort(state, must(only), 'KT-V11', run)
    }
  },

  advance: () => {},
}

function fortsToVandalise(state: State, seat: Seat): number[] {
  return hexesOf(state, seat).filter((hex) => {
    const { fort } = at(state.hexes, hex)
    return fort > 0 && fort < CITADEL
  })
}

// Willing Workers (KT-V13) --------------------------------------------------------------------------

export const willingWorkers: EventRules = {
  whyNot: (state, seat) =>
    placesForWorkers(state, seat).length > 0 ? undefined : refusal('KT-V14', 'no-fort-may-be-built'),

  begin(_state, task) {
    task.stage = 'name'
  },

  addLegal(state, task, actions) {
    for (const hex of placesForWorkers(state, task.seat)) actions.push({ type: 'hex', hex })
  },

  why(state, task, action) {
    if (action.type !== 'hex') return refusal('KT-V13', 'name-an-own-hex')
    const hex = state.hexes[action.hex]
    if (hex?.owner !== task.seat) return refusal('KT-V13', 'hex-not-own')
    return hex.fort >= CITADEL - 1 ? refusal('KT-V13', 'never-to-a-citadel') : refusal('KT-N4', 'no-fort-counter')
  },

  apply(state, task, action, run) {
    if (action.type !== 'hex') return
    raiseFort(state, action.hex)
    const { fort } = at(state.hexes, action.hex)
    run.events?.push({ type: 'built', seat: task.seat, hex: action.hex, level: fort, reveals: true })
    task.stage = 'end'
  },

  advance: () => {},
}

/** A level more, never a citadel, while there are counters of it. */
function placesForWorkers(state: State, seat: Seat): number[] {
  return hexesOf(state, seat).filter((hex) => {
    const level = at(state.hexes, hex).fort + 1
    return level < CITADEL && hasFortCounter(state, level)
  })
}
