/** All that may be done in the town's step. Every action there is is made once: lists of legal actions point at them. */
import { at } from '@crownlands/core/lists'
import {
  CARD_NAMES,
  CARDS,
  type Card,
  COMMAND_NAMES,
  COMMANDS,
  type Command,
  ENEMY_NAMES,
  type Enemy,
  HEALTH,
} from '../content'
import { hasNewCitizens } from './gold'
import { bestSplits, cardRepair, commandRepair, isDamaged, missingHealth, type Repair } from './repairs'
import type { Action, Manner, Split, State } from './state'
import { enemyToDouble, leftOver, towerAttack } from './town'

const INCOME = forEvery(CARD_NAMES, (card): Action => ({ type: 'income', card }))
const CALM = forEvery(CARD_NAMES, (card): Action => ({ type: 'calm', card }))
const ATTACK = forEvery(CARD_NAMES, (card) =>
  forEvery(ENEMY_NAMES, (enemy) => attackWays({ type: 'attack', card, enemy })),
)
const POWER = forEvery(CARD_NAMES, (card): Action => ({ type: 'power', card }))
const REMOVE = forEvery(CARD_NAMES, (card) =>
  forEvery(CARD_NAMES, (target): Action => ({ type: 'power', card, target })),
)
const DOUBLE = forEvery(CARD_NAMES, (card) => attackWays({ type: 'double', card }))
const COMMAND = forEvery(COMMAND_NAMES, (command): Action => ({ type: 'command', command }))
const COMMAND_ATTACK = forEvery(COMMAND_NAMES, (command) =>
  forEvery(ENEMY_NAMES, (enemy) => attackWays({ type: 'command', command, enemy })),
)
const RECRUIT = forEvery(CARD_NAMES, (card): Action => ({ type: 'recruit', card }))
const DECLINE: Action = Object.freeze({ type: 'decline' })
const END: Action = Object.freeze({ type: 'end' })

function forEvery<Name extends string, T>(names: readonly Name[], make: (name: Name) => T): Readonly<Record<Name, T>> {
  return Object.fromEntries(names.map((name) => [name, Object.freeze(make(name))])) as Record<Name, T>
}

type Attacking = Extract<Action, Manner>

/** G-U4: the other enemy takes what is left over, or is spared. */
interface RestWays {
  readonly goesOn: Attacking
  readonly isLost: Attacking
}

/** G-U4: the Tower adds its 1, if it can, or waits. */
interface AttackWays {
  readonly withTower: RestWays
  readonly withoutTower: RestWays
}

function attackWays(action: Attacking): AttackWays {
  return { withTower: restWays(action), withoutTower: restWays({ ...action, tower: 'waits' }) }
}

function restWays(action: Attacking): RestWays {
  return { goesOn: Object.freeze(action), isLost: Object.freeze({ ...action, rest: 'lost' }) }
}

const CARD_REPAIRS = forEvery(CARD_NAMES, (card) =>
  repairActions(cardRepair(card), (split) => ({ type: 'repair', card, split })),
)
const COMMAND_REPAIRS = forEvery(COMMAND_NAMES, (command) =>
  repairActions(commandRepair(command), (split) => ({ type: 'command', command, split })),
)

/** Which repairs there are depends on what is missing; each list is worked out when it is first asked for. */
function repairActions(repair: Repair, make: (split: Split) => Action): (state: State) => readonly Action[] {
  // More damage than the points and a "+1" can mend makes no difference.
  const most = repair.points + 1
  const known = new Array<readonly Action[] | undefined>((most + 1) ** 3)
  return (state) => {
    const farm = missingHealth(state.farm, HEALTH.farm)
    const tower = missingHealth(state.tower, HEALTH.tower)
    const gate = missingHealth(state.gate, HEALTH.gate)
    const key = (Math.min(farm, most) * (most + 1) + Math.min(tower, most)) * (most + 1) + Math.min(gate, most)
    const found = known[key]
    if (found !== undefined) return found
    const actions = bestSplits(repair, { farm, tower, gate }).map((split) => Object.freeze(make(Object.freeze(split))))
    known[key] = actions
    return actions
  }
}

export function legalActions(state: State): readonly Action[] {
  if (state.ending !== undefined) return []
  const actions: Action[] = []
  if (state.played !== undefined) {
    addPower(actions, state, state.played)
    actions.push(DECLINE)
    return actions
  }
  const { hand } = state
  for (let i = 0; i < hand.length; i++) {
    const card = at(hand, i)
    if (card !== hand[i - 1]) addCard(actions, state, card)
  }
  addDoublings(actions, state)
  addLeaving(actions, state)
  // G-T3: an earlier phase is not returned to.
  if (state.phase === 'any' || state.phase === 'commands') addCommands(actions, state)
  if (state.phase !== 'cards') addRecruits(actions, state)
  actions.push(END)
  return actions
}

/** G-U1 */
function addCard(actions: Action[], state: State, card: Card): void {
  const data = CARDS[card]
  if (data.income > 0 && state.phase !== 'cards') actions.push(INCOME[card])
  if (data.repair > 0) for (const action of CARD_REPAIRS[card](state)) actions.push(action)
  if (data.calm > 0) actions.push(CALM[card])
  if (data.attack > 0) addOnEnemies(actions, state, data.attack, ATTACK[card])
  if (data.power !== undefined && data.power.kind !== 'leave') addPower(actions, state, card)
}

/** G-U4: on the enemy that was hit first until it dies. */
function addOnEnemies(
  actions: Action[],
  state: State,
  attack: number,
  byEnemy: Readonly<Record<Enemy, AttackWays>>,
): void {
  const { left, right, target } = state
  if (left !== undefined && (target ?? left.enemy) === left.enemy) {
    addAttack(actions, state, left.enemy, attack, byEnemy[left.enemy])
  }
  if (right !== undefined && (target ?? right.enemy) === right.enemy) {
    addAttack(actions, state, right.enemy, attack, byEnemy[right.enemy])
  }
}

/** G-U4: where the Tower would add something, with it and without. */
function addAttack(actions: Action[], state: State, enemy: Enemy, attack: number, ways: AttackWays): void {
  addRests(actions, state, enemy, attack, ways.withTower)
  if (towerAttack(state, ways.withTower.goesOn) > 0) addRests(actions, state, enemy, attack, ways.withoutTower)
}

/** G-U4: where something would be left over for another enemy, both ways. */
function addRests(actions: Action[], state: State, enemy: Enemy, attack: number, { goesOn, isLost }: RestWays): void {
  actions.push(goesOn)
  if (leftOver(state, enemy, attack, goesOn) > 0) actions.push(isLost)
}

/** G-U6 */
function addDoublings(actions: Action[], state: State): void {
  const enemy = enemyToDouble(state)
  if (state.doublings === 0 || enemy === undefined) return
  for (const card of new Set(state.attackers)) addAttack(actions, state, enemy, CARDS[card].attack, DOUBLE[card])
}

function addPower(actions: Action[], state: State, card: Card): void {
  if (CARDS[card].power?.kind === 'remove') addEach(actions, state.discard, REMOVE[card])
  else actions.push(POWER[card])
}

/** One action for each kind of card in a list that is in order. */
function addEach(actions: Action[], cards: readonly Card[], byCard: Readonly<Record<Card, Action>>): void {
  for (let i = 0; i < cards.length; i++) {
    const card = at(cards, i)
    if (card !== cards[i - 1]) actions.push(byCard[card])
  }
}

const LEAVERS = CARD_NAMES.filter((card) => CARDS[card].power?.kind === 'leave')

/** G-U7: from the discard pile, at any time. */
function addLeaving(actions: Action[], state: State): void {
  for (const card of LEAVERS) if (state.discard.includes(card)) actions.push(POWER[card])
}

/** G-M2 */
function addCommands(actions: Action[], state: State): void {
  for (const command of COMMAND_NAMES) {
    if (COMMANDS[command].cost > state.gold || state.commands.includes(command)) continue
    addCommand(actions, state, command)
  }
}

function addCommand(actions: Action[], state: State, command: Command): void {
  switch (COMMANDS[command].effect) {
    case 'attack':
      addOnEnemies(actions, state, COMMANDS[command].amount, COMMAND_ATTACK[command])
      return
    case 'repair':
      if (!isDamaged(state)) return
      for (const action of COMMAND_REPAIRS[command](state)) actions.push(action)
      return
    case 'market':
      if (hasNewCitizens(state)) actions.push(COMMAND[command])
      return
    case 'calm':
      actions.push(COMMAND[command])
  }
}

/** G-M3 */
function addRecruits(actions: Action[], state: State): void {
  const { market } = state
  for (let i = 0; i < market.length; i++) {
    const card = at(market, i)
    if (CARDS[card].cost <= state.gold && market.indexOf(card) === i) actions.push(RECRUIT[card])
  }
}
