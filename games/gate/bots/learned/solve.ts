/** The last turn of a siege, worked out to its end. */
import { at } from '@crownlands/core/lists'
import { COMMAND_NAMES, COMMANDS } from '../../content'
import { ATTACK, DOUBLERS, lowest, NONE } from './bits'
import {
  ATTACK_ACTION,
  COMMAND_ACTION,
  DECLINE_ACTION,
  DOUBLE_ACTION,
  INCOME_ACTION,
  POWER_ACTION,
  sourceOf,
  typeOf,
} from './choice'
import { listChoices } from './choices'
import { Position } from './position'
import { NOTHING, VICTORY } from './position-data'

/** No turn takes so many choices. */
const DEEPEST = 12
/** So many positions are looked at before it is left to the search. */
const MOST_POSITIONS = 20_000

/** G-E2: the first choice of a way to kill all who are left this turn, whatever chance may bring. */
export function winningChoice(position: Position): number | undefined {
  if (position.ending !== 0 || position.enemies !== 0) return undefined
  return new Assault().from(position)
}

class Assault {
  readonly #positions = Array.from({ length: DEEPEST }, () => new Position())
  #looked = 0

  from(position: Position, depth = 0): number | undefined {
    const after = this.#positions[depth]
    if (after === undefined || !isWithinReach(position) || this.#looked > MOST_POSITIONS) return undefined
    for (const choice of usefulChoices(position)) {
      this.#looked++
      after.copy(position)
      after.decide(choice)
      if (after.ending === VICTORY) return choice
      if (after.pending === NOTHING && this.from(after, depth + 1) !== undefined) return choice
    }
    return undefined
  }
}

/** Gold comes last: it takes the longer way. */
function usefulChoices(position: Position): readonly number[] {
  const choices: number[] = []
  listChoices(position, choices)
  const useful = choices.filter(isOfUse)
  const isIncome = (choice: number) => typeOf(choice) === INCOME_ACTION
  return [...useful.filter((choice) => !isIncome(choice)), ...useful.filter(isIncome)]
}

/** The attack of commands, whether they can be paid for or not. */
const COMMANDED = COMMAND_NAMES.reduce(
  (sum, command) => sum + (COMMANDS[command].effect === 'attack' ? COMMANDS[command].amount : 0),
  0,
)

/** Whether all attack there might be is enough for all who are out. */
function isWithinReach(position: Position): boolean {
  const { hand, left, right } = position
  let attack = position.towerAttack() + COMMANDED
  let strongest = 0
  for (let bits = hand | position.attackers; bits !== 0; bits &= bits - 1) {
    const card = lowest(bits)
    if ((hand & (1 << card)) !== 0) attack += ATTACK[card] as number
    strongest = Math.max(strongest, ATTACK[card] as number)
  }
  attack += strongest * (position.doublings + ((hand & DOUBLERS) === 0 ? 0 : 1))
  const health = (left === NONE ? 0 : position.healthLeft(left)) + (right === NONE ? 0 : position.healthLeft(right))
  return attack >= health
}

/** Whether it can bring attack, now or by gold. */
function isOfUse(choice: number): boolean {
  switch (typeOf(choice)) {
    case ATTACK_ACTION:
    case DOUBLE_ACTION:
    case INCOME_ACTION:
    case DECLINE_ACTION:
      return true
    case POWER_ACTION:
      return ((1 << sourceOf(choice)) & DOUBLERS) !== 0
    case COMMAND_ACTION:
      return COMMANDS[at(COMMAND_NAMES, sourceOf(choice))].effect === 'attack'
    default:
      return false
  }
}
