/** Using cards (G-U): for a trait, for their power, or for both. */
import type { Chance } from '@crownlands/core/chance'
import { CARDS, type Card, COMMANDS, type Command, ENEMIES, type Enemy, healthOf, TOWER_ATTACK } from '../content'
import { canDraw, drawCards, leaveGame, putAway, withCard, withoutCard } from './piles'
import { accountFor, type Repair } from './repairs'
import { type Action, type Event, type Manner, type Split, type State, score, type View } from './state'
import { endGame } from './turn'

type Source = Card | Command

/** Takes a card from the hand to play it. */
export function takeFromHand(state: State, card: Card): void {
  state.hand = withoutCard(state.hand, card)
}

/** G-U1: after its trait the card's power is there to be used, or the card is put away. */
export function afterTrait(state: State, card: Card, events: Event[] | undefined): void {
  const { power } = CARDS[card]
  if (power?.kind === 'double') readyDoubling(state, card, events)
  if (state.ending === undefined && isPowerWaiting(state, card)) state.played = card
  else putAway(state, card, events)
}

/** G-U7: there is something to decide about the power only if there is something to draw or to remove. */
export function isPowerWaiting(state: State, card: Card): boolean {
  const kind = CARDS[card].power?.kind
  return (kind === 'draw' && canDraw(state)) || (kind === 'remove' && state.discard.length > 0)
}

// Traits ------------------------------------------------------------------------------------------

/** G-M1 */
export function gainGold(state: State, from: Card | 'farm', amount: number, events: Event[] | undefined): void {
  state.gold += amount
  events?.push({ type: 'gold-gained', from, amount, gold: state.gold })
}

/** G-U2 */
export function repair(state: State, by: Source, what: Repair, split: Split, events: Event[] | undefined): void {
  state.farm += split.farm
  state.tower += split.tower
  state.gate += split.gate
  state.repaired += what.points
  if (events === undefined) return
  const { farm, tower, gate } = state
  events.push({ type: 'repaired', by, split, ...accountFor(what, split), farm, tower, gate })
}

/** G-U3: down to the start at most; symbols are for the way up. */
export function calm(state: State, by: Source, amount: number, events: Event[] | undefined): void {
  const from = state.fear
  state.calmed += amount
  state.fear = Math.max(0, from - amount)
  events?.push({ type: 'calmed', by, amount, from, to: state.fear })
}

export interface Attack {
  readonly by: Source
  readonly attack: number
  /** G-U6: the attack is one that the card has made before. */
  readonly doubled: boolean
}

type Hit = Extract<Event, { readonly type: 'attacked' }>['hits'][number]

/** G-U4: on one enemy until it dies; what is left then may go to the other. The Tower adds to one attack of a turn. */
export function attack(state: State, enemy: Enemy, what: Attack, manner: Manner, events: Event[] | undefined): void {
  const tower = towerAttack(state, manner)
  if (tower > 0) state.towerShot = true
  const hits: Hit[] | undefined = events === undefined ? undefined : []
  const killed: Enemy[] = []
  let left = what.attack + tower
  state.attacked += left
  left -= hit(state, enemy, left, hits, killed)
  // Something is left only if the enemy has died.
  const other = left > 0 ? enemyOut(state) : undefined
  const spared = manner.rest === 'lost' ? other : undefined
  if (other !== undefined && spared === undefined) left -= hit(state, other, left, hits, killed)
  if (hits !== undefined) {
    events?.push({ type: 'attacked', ...what, tower, hits, lost: left, ...(spared !== undefined && { spared }) })
  }
  for (const one of killed) moveToScorePile(state, one, events)
  if (killed.length > 0 && state.enemies.length === 0 && enemyOut(state) === undefined) {
    endGame(state, 'victory', events) // G-E2
  }
}

/** G-U4: once a turn, with the first attack for which it is not told to wait. */
export function towerAttack({ tower, towerShot }: View, manner: Manner): number {
  return tower > 0 && !towerShot && manner.tower === undefined ? TOWER_ATTACK : 0
}

/** G-U4: how much of such an attack the death of the enemy would leave over for another that is out. */
export function leftOver(state: State, enemy: Enemy, attack: number, manner: Manner): number {
  const { left, right } = state
  if (left === undefined || right === undefined) return 0
  const { damage } = left.enemy === enemy ? left : right
  return Math.max(0, attack + towerAttack(state, manner) - (healthOf(enemy, state.options.difficulty) - damage))
}

/** Gives back how much the enemy has taken. */
function hit(state: State, enemy: Enemy, attack: number, hits: Hit[] | undefined, killed: Enemy[]): number {
  const side = state.left?.enemy === enemy ? 'left' : 'right'
  const health = healthOf(enemy, state.options.difficulty)
  const before = state[side]?.damage ?? 0
  const amount = Math.min(attack, health - before)
  const damage = before + amount
  hits?.push({ enemy, amount, damage, health })
  if (damage < health) {
    state[side] = { enemy, damage }
    state.target = enemy
  } else {
    state[side] = undefined
    state.target = undefined
    killed.push(enemy)
  }
  return amount
}

/** An enemy that is out, the left one first. */
function enemyOut({ left, right }: Pick<View, 'left' | 'right'>): Enemy | undefined {
  return (left ?? right)?.enemy
}

/** G-U5 */
function moveToScorePile(state: State, enemy: Enemy, events: Event[] | undefined): void {
  state.scored = [...state.scored, enemy]
  events?.push({ type: 'enemy-killed', enemy, points: ENEMIES[enemy].points, score: score(state) })
}

type SparingAction = Extract<Action, Manner> & { readonly rest: 'lost' }

/** G-U4: an attack that does not go on to the other enemy. */
export function isSparing(action: Action): action is SparingAction {
  return 'rest' in action && action.rest === 'lost'
}

/** G-U4: an attack to which the Tower does not add. */
export function isWithoutTower(action: Action): action is Extract<Action, Manner> & { readonly tower: 'waits' } {
  return 'tower' in action && action.tower === 'waits'
}

/** G-U4: whether the enemy that such an attack is meant for dies by the Tower's 1 and would live without it. */
export function killsByTower(position: View, action: Action): boolean {
  const enemy = enemyHit(action, position)
  const foe = position.left?.enemy === enemy ? position.left : position.right
  const tower = towerAttack(position, {})
  if (enemy === undefined || foe === undefined || tower === 0) return false
  return printedAttack(action) + tower === healthOf(enemy, position.options.difficulty) - foe.damage
}

/** What an attack has by itself. */
export function printedAttack(action: Action): number {
  if (action.type === 'command') return COMMANDS[action.command].amount
  return action.type === 'attack' || action.type === 'double' ? CARDS[action.card].attack : 0
}

/** The enemy that an action is meant for, if it attacks. */
export function enemyHit(action: Action, position: Pick<View, 'target' | 'left' | 'right'>): Enemy | undefined {
  if (action.type === 'double') return enemyToDouble(position)
  return 'enemy' in action ? action.enemy : undefined
}

/** A card's attack. It may be doubled later in the turn (G-U6). */
export function attackWithCard(
  state: State,
  card: Card,
  enemy: Enemy,
  manner: Manner,
  events: Event[] | undefined,
): void {
  state.attackers = withCard(state.attackers, card)
  attack(state, enemy, { by: card, attack: CARDS[card].attack, doubled: false }, manner, events)
}

// Powers ------------------------------------------------------------------------------------------

/** G-U6: by then or later in the turn, one other card's attack counts double. */
function readyDoubling(state: State, card: Card, events: Event[] | undefined): void {
  state.doublings++
  events?.push({ type: 'doubling-ready', card })
}

/** G-U6: the printed number once more, in the same sum. */
export function doubleAttack(state: State, card: Card, manner: Manner, events: Event[] | undefined): void {
  state.doublings--
  state.attackers = withoutCard(state.attackers, card)
  const enemy = enemyToDouble(state)
  if (enemy === undefined) throw new TypeError('an attack was doubled with no enemy out')
  attack(state, enemy, { by: card, attack: CARDS[card].attack, doubled: true }, manner, events)
}

/** G-U6: the one that takes the sum, or who is left once it has died. */
export function enemyToDouble(position: Pick<View, 'target' | 'left' | 'right'>): Enemy | undefined {
  return position.target ?? enemyOut(position)
}

/** G-U1: of the card just played, of a card in hand that is played for it alone, or (G-U7) of one in the discard pile. */
export function resolvePower(
  state: State,
  card: Card,
  target: Card | undefined,
  chance: Chance,
  events: Event[] | undefined,
): void {
  const { power } = CARDS[card]
  if (power?.kind === 'leave') {
    state.discard = withoutCard(state.discard, card)
    leaveGame(state, card, card, events)
    return
  }
  if (state.played === card) state.played = undefined
  else takeFromHand(state, card)
  if (power?.kind === 'double') readyDoubling(state, card, events)
  if (power?.kind === 'draw') drawCards(state, power.cards, chance, events, card)
  if (target !== undefined) {
    state.discard = withoutCard(state.discard, target)
    leaveGame(state, target, card, events)
  }
  putAway(state, card, events)
}

/** G-U1 */
export function declinePower(state: State, events: Event[] | undefined): void {
  const card = state.played
  if (card === undefined) throw new TypeError('there is no power to decline')
  state.played = undefined
  events?.push({ type: 'power-declined', card })
  putAway(state, card, events)
}
