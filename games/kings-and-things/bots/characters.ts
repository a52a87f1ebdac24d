/** Special characters: whom to try for, what to pay, where to put them (KT-R), and the standing answers (KT-O8). */
import type { Seat } from '@crownlands/core/game'
import { at, must, playerAt } from '@crownlands/core/lists'
import {
  CHARACTERS,
  type Character,
  type CharacterData,
  CREATURES,
  PLUS_AFTER_COST,
  PLUS_BEFORE_COST,
} from '../content'
import type { Action } from '../rules/actions'
import { stackSize } from '../rules/armies'
import { targetOf } from '../rules/phases/characters'
import type { State } from '../rules/state'
import type { CharactersTask, StationTask, TurnOverTask } from '../rules/tasks'
import { judgeAnytime } from './anytime'
import { characterWorth, citadelOf, goldForForts, rallyHex } from './worth'

/** How often two dice show at least so much, of 36. */
const AT_LEAST: readonly number[] = [36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1, 0]

function chanceOf(character: Character, plus: number): number {
  return (AT_LEAST[Math.max(0, Math.min(13, targetOf(character) - plus))] ?? 0) / 36
}

export function judgeCharacters(state: State, task: CharactersTask, seat: Seat): (action: Action) => number {
  return (action) => {
    switch (action.type) {
      case 'try':
        return judgeTry(state, seat, action.character, action.plus)
      case 'pay':
        return judgePayment(state, task, seat)
      case 'calls':
        // Every bluff of others is called, without being asked each time.
        return action.answer === 'all' ? 20 : -5
      case 'rolls':
        return -5
      case 'discharge':
        return -5
      case 'done':
        return 0
      default:
        return judgeAnytime(state, seat, action)
    }
  }
}

/** Gold that forts need is dear; what is over is not. */
function priceOf(state: State, seat: Seat, gold: number): number {
  const spare = Math.max(0, playerAt(state, seat).gold - goldForForts(state, seat))
  return gold - 0.5 * Math.min(gold, spare)
}

function judgeTry(state: State, seat: Seat, character: Character, plus: number): number {
  return (
    chanceOf(character, plus) * characterWorth(state, seat, character) - priceOf(state, seat, plus * PLUS_BEFORE_COST)
  )
}

function judgePayment(state: State, { attempt, missing }: CharactersTask, seat: Seat): number {
  return (
    characterWorth(state, seat, must(attempt).character) - priceOf(state, seat, must(missing) * PLUS_AFTER_COST) - 1
  )
}

/** KT-R5: with the army, or where his terrain's creatures are. */
export function judgeStation(state: State, { counter }: StationTask, seat: Seat): (action: Action) => number {
  const gathering = citadelOf(state, seat) ?? rallyHex(state, seat)
  const { lord } = CHARACTERS[at(state.pool, counter).shows] as CharacterData
  return (action) => {
    if (action.type !== 'station') return 0
    const led = at(state.hexes, action.hex).armies.flatMap((army) =>
      army.seat === seat ? army.down.filter((creature) => CREATURES[creature].terrain === lord) : [],
    )
    return (action.hex === gathering ? 1 : 0) + 0.05 * stackSize(state, action.hex, seat) + 0.6 * led.length
  }
}

/** KT-R7: whoever is worth less to others is left to them; mostly that is nobody's concern. */
export function judgeTurnOver(state: State, { counter }: TurnOverTask, seat: Seat): (action: Action) => number {
  const { shows } = at(state.pool, counter)
  const gain = characterWorth(state, seat, CHARACTERS[shows].back) - characterWorth(state, seat, shows)
  return (action) => (action.type === 'turn-over' ? 0.1 * gain : 0)
}
