/**
 * What a search should think about: the legal choices, but for those that are plainly bad. Those are repairs and calm that
 * find nothing to do, and an attack that spares an enemy a wound.
 */
import { at } from '@crownlands/core/lists'
import { COMMAND_NAMES, COMMANDS, HEALTH } from '../../content'
import { bestSplits, cardRepair, commandRepair, missingHealth, type Repair } from '../../rules/repairs'
import {
  ATTACK,
  CALM,
  COPIES,
  COST,
  DOUBLERS,
  DRAWS,
  INCOME,
  KIND,
  LEAVERS,
  lowest,
  NONE,
  REMOVERS,
  REPAIR,
} from './bits'
import {
  ATTACK_ACTION,
  CALM_ACTION,
  COMMAND_ACTION,
  choiceOf,
  DECLINE_ACTION,
  DOUBLE_ACTION,
  END_ACTION,
  INCOME_ACTION,
  POWER_ACTION,
  RECRUIT_ACTION,
  REPAIR_ACTION,
  restOfSplit,
  SPARING,
  WITHOUT_TOWER,
} from './choice'
import type { Position } from './position'
import { ANY, COMMANDING, USING } from './position-data'

const DECLINE = choiceOf(DECLINE_ACTION, 0, 0)
export const END = choiceOf(END_ACTION, 0, 0)

type Splits = (position: Position) => readonly number[]

const CARD_SPLITS: readonly Splits[] = COPIES.map((card) => splitsOf(cardRepair(card)))
const COMMAND_SPLITS: readonly Splits[] = COMMAND_NAMES.map((command) => splitsOf(commandRepair(command)))

/** Each list is worked out when it is first asked for. */
function splitsOf(repair: Repair): Splits {
  // More damage than the points and a "+1" can mend makes no difference.
  const most = repair.points + 1
  const known: (readonly number[] | undefined)[] = new Array((most + 1) ** 3)
  return (position) => {
    const farm = Math.min(most, missingHealth(position.farm, HEALTH.farm))
    const tower = Math.min(most, missingHealth(position.tower, HEALTH.tower))
    const gate = Math.min(most, missingHealth(position.gate, HEALTH.gate))
    const key = (farm * (most + 1) + tower) * (most + 1) + gate
    const found = known[key]
    if (found !== undefined) return found
    const splits = bestSplits(repair, { farm, tower, gate }).map(restOfSplit)
    known[key] = splits
    return splits
  }
}

/** Puts the choices of a position that is not over into the list. */
export function listChoices(position: Position, list: number[]): void {
  list.length = 0
  const { hand, phase, played } = position
  if (played !== NONE) {
    addPower(position, played, list)
    list.push(DECLINE)
    return
  }
  for (let bits = hand; bits !== 0; bits &= bits - 1) {
    const card = lowest(bits)
    // Of two copies the lower one speaks for both.
    if ((KIND[card] as number) & (hand & ((1 << card) - 1))) continue
    addCard(position, card, list)
  }
  addDoublings(position, list)
  for (let bits = position.discard & LEAVERS; bits !== 0; bits &= bits - 1) {
    list.push(choiceOf(POWER_ACTION, lowest(bits), 0))
  }
  if (phase === ANY || phase === COMMANDING) addCommands(position, list)
  if (phase !== USING) addRecruits(position, list)
  list.push(END)
}

function addCard(position: Position, card: number, list: number[]): void {
  if ((INCOME[card] as number) > 0 && position.phase !== USING) list.push(choiceOf(INCOME_ACTION, card, 0))
  if ((REPAIR[card] as number) > 0) {
    for (const split of at(CARD_SPLITS, card)(position)) {
      if (split !== 0) list.push(choiceOf(REPAIR_ACTION, card, split))
    }
  }
  if ((CALM[card] as number) > 0 && position.fear > 0) list.push(choiceOf(CALM_ACTION, card, 0))
  if ((ATTACK[card] as number) > 0) addAttacks(position, ATTACK_ACTION, card, ATTACK[card] as number, list)
  addPower(position, card, list)
}

/** G-U4: on the enemy that was hit first until it dies. */
function addAttacks(position: Position, type: number, source: number, attack: number, list: number[]): void {
  const { left, right, target } = position
  if (left !== NONE && (target === NONE || target === left)) addAttack(position, type, source, left, attack, list)
  if (right !== NONE && (target === NONE || target === right)) addAttack(position, type, source, right, attack, list)
}

function addAttack(
  position: Position,
  type: number,
  source: number,
  enemy: number,
  attack: number,
  list: number[],
): void {
  // A doubling says by itself whom it hits.
  const rest = type === DOUBLE_ACTION ? 0 : enemy
  list.push(choiceOf(type, source, rest))
  if (sparesALife(position, enemy, attack)) list.push(choiceOf(type, source, rest | SPARING))
  if (killsByTower(position, enemy, attack)) list.push(choiceOf(type, source, rest | WITHOUT_TOWER))
}

/** G-U4: an enemy can be worth more alive than dead, but hardly unhurt. */
function sparesALife(position: Position, enemy: number, attack: number): boolean {
  const { left, right } = position
  if (left === NONE || right === NONE) return false
  const leftOver = attack + position.towerAttack() - position.healthLeft(enemy)
  return leftOver > 0 && leftOver >= position.healthLeft(enemy === left ? right : left)
}

/** G-U4: the same for the enemy that is hit, where its life hangs on the Tower. */
function killsByTower(position: Position, enemy: number, attack: number): boolean {
  const tower = position.towerAttack()
  return tower > 0 && attack + tower === position.healthLeft(enemy)
}

function addPower(position: Position, card: number, list: number[]): void {
  const bit = 1 << card
  if ((DRAWS[card] as number) > 0 || (bit & DOUBLERS) !== 0) list.push(choiceOf(POWER_ACTION, card, 0))
  if ((bit & REMOVERS) === 0) return
  for (let bits = position.discard; bits !== 0; bits &= bits - 1) {
    const target = lowest(bits)
    if ((KIND[target] as number) & (position.discard & ((1 << target) - 1))) continue
    list.push(choiceOf(POWER_ACTION, card, target + 1))
  }
}

/** G-U6 */
function addDoublings(position: Position, list: number[]): void {
  if (position.doublings === 0) return
  const enemy = position.enemyToDouble()
  if (enemy === NONE) return
  for (let bits = position.attackers; bits !== 0; bits &= bits - 1) {
    const card = lowest(bits)
    addAttack(position, DOUBLE_ACTION, card, enemy, ATTACK[card] as number, list)
  }
}

/** G-M2 */
function addCommands(position: Position, list: number[]): void {
  for (let command = 0; command < COMMAND_NAMES.length; command++) {
    const { cost, effect, amount } = COMMANDS[at(COMMAND_NAMES, command)]
    if (cost > position.gold || (position.commands & (1 << command)) !== 0) continue
    switch (effect) {
      case 'attack':
        addAttacks(position, COMMAND_ACTION, command, amount, list)
        break
      case 'repair':
        for (const split of at(COMMAND_SPLITS, command)(position)) {
          if (split !== 0) list.push(choiceOf(COMMAND_ACTION, command, split))
        }
        break
      case 'market':
        if ((position.citizens | position.aside) !== 0) list.push(choiceOf(COMMAND_ACTION, command, 0))
        break
      case 'calm':
        if (position.fear > 0) list.push(choiceOf(COMMAND_ACTION, command, 0))
    }
  }
}

/** G-M3 */
function addRecruits(position: Position, list: number[]): void {
  const { market, gold } = position
  for (let bits = market; bits !== 0; bits &= bits - 1) {
    const card = lowest(bits)
    if ((COST[card] as number) > gold || (KIND[card] as number) & (market & ((1 << card) - 1))) continue
    list.push(choiceOf(RECRUIT_ACTION, card, 0))
  }
}
