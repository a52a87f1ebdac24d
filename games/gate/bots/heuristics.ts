/**
 * What bots know about Gate beyond its rules, roughly: for whoever cannot load what they have learned (`learned/`). Gains are
 * in log odds of winning.
 */
import { type Chance, pick } from '@crownlands/core/chance'
import type { Seat } from '@crownlands/core/game'
import type { Heuristics } from '@crownlands/core/heuristics'
import { allPoints, CARDS, type Card, COMMANDS, type Enemy, healthOf, PARTING_DAMAGE } from '../content'
import { legalActions } from '../rules/legal-actions'
import { withCard } from '../rules/piles'
import { apply, outcome } from '../rules/rules'
import { forecast } from '../rules/siege'
import { type Action, clone, type State, score, type Town } from '../rules/state'
import { enemyHit, isSparing, isWithoutTower, leftOver, printedAttack } from '../rules/town'

/** Of a victory, how much is left to how many points it brings: winning comes first. */
const POINTS = 0.1
/** What a town is worth: by health, by building that stands, by space of fear, and by space near the top. */
const GATE = 0.25
const BUILDING = 0.3
const STANDING = 0.7
const FEAR = -0.35
const NEAR_TOP = -0.6
const CALM_ENOUGH = 4
/** What health of enemies costs, of those who are out and of those who are still to come. */
const HEALTH_OUT = -0.35
const HEALTH_TO_COME = -0.12
/** What a trait is worth on average in a deck, and what a power is to a card. */
const TRAIT = { income: 0.5, repair: 1, calm: 0.7, attack: 2.2 } as const
const POWER = 2.5
const HERO = 0.5
/** What gold and cards are worth while they can still be used this turn. */
const GOLD = 0.2
const CARD_IN_HAND = 0.15
/** G-T3: with strict phases, that gold can still be made and spent. */
const MARKET_OPEN = 2
/** What chance has to decide is not tried out: a new market, a card drawn. */
const NEW_MARKET = -0.2
const DRAWN_CARD = 0.4
/** The end of the turn can wait for whatever is not plainly bad. */
const END = -2
/** Attack that is given away for nothing. */
const WASTE = -10
/** The match is over, or will be at the end of the turn unless something is done about it. */
const OVER = 50
const DOOM = 8
/** How much gain makes an action e times as promising. */
const GAIN_PER_STEP = 1.2
/** How many random actions a playout looks at before it takes the best. */
const PLAYOUT_CHOICES = 4

export const heuristics: Heuristics<State, Action> = {
  stage: (state) => (state.ending === undefined ? state.turn : Number.POSITIVE_INFINITY),
  evaluate,
  judge,
  choices,
  playout,
}

function evaluate(state: State): number[] {
  const result = outcome(state)
  const all = allPoints(state.options.difficulty)
  if (result === undefined) return [victory(score(state) / all) / (1 + Math.exp(-prospects(state, state)))]
  return [result.winners.length > 0 ? victory((result.scores[0] ?? 0) / all) : 0]
}

function victory(shareOfPoints: number): number {
  return 1 - POINTS * (1 - shareOfPoints)
}

function judge(state: State, seat: Seat, actions: readonly Action[]): number[] {
  const before = worth(state)
  return actions.map((action) => gain(state, seat, action, before) / GAIN_PER_STEP)
}

function choices(state: State): readonly Action[] {
  const legal = legalActions(state)
  return legal.filter((action) => !wastes(state, action))
}

/** G-U4: an enemy can be worth more alive than dead, but hardly unhurt. */
function wastes(state: State, action: Action): boolean {
  if (isWithoutTower(action)) return true
  if (!isSparing(action)) return false
  const enemy = enemyHit(action, state)
  const other = state.left?.enemy === enemy ? state.right : state.left
  if (enemy === undefined || other === undefined) return false
  return (
    leftOver(state, enemy, printedAttack(action), action) <
    healthOf(other.enemy, state.options.difficulty) - other.damage
  )
}

/** How things would stand after the turn if it ended now, and what could still be done before that. */
function worth(state: State): number {
  if (state.ending !== undefined) return state.ending === 'victory' ? OVER : -OVER
  const { town, heroes, defeat } = forecast(state)
  // G-T1: both places are taken, so the left enemy makes room.
  const leaves = state.left !== undefined && state.right !== undefined && state.enemies.length > 0
  const gate = town.gate - (leaves ? PARTING_DAMAGE : 0)
  const isLost = defeat !== undefined || gate <= 0
  return (
    prospects(state, { ...town, gate }) +
    HERO * heroes -
    (isLost ? DOOM : 0) +
    (state.phase === 'cards' ? 0 : GOLD * state.gold + MARKET_OPEN) +
    CARD_IN_HAND * state.hand.length
  )
}

/** How the siege will go on from such a town. */
function prospects(state: State, { farm, tower, gate, fear }: Readonly<Town>): number {
  const { left, right, enemies, options } = state
  const health = (enemy: Enemy) => healthOf(enemy, options.difficulty)
  let odds = GATE * gate + BUILDING * (farm + tower) + FEAR * fear + NEAR_TOP * Math.max(0, fear - CALM_ENOUGH)
  odds += STANDING * ((farm > 0 ? 1 : 0) + (tower > 0 ? 1 : 0))
  for (const foe of [left, right]) if (foe !== undefined) odds += HEALTH_OUT * (health(foe.enemy) - foe.damage)
  for (const enemy of enemies) odds += HEALTH_TO_COME * health(enemy)
  return odds + deckStrength([...state.hand, ...state.draw, ...state.discard])
}

/** On average of its cards. Heroes act once: they make it no thicker and no stronger for long. */
function deckStrength(deck: readonly Card[]): number {
  let strength = 0
  let lasting = 0
  for (const card of deck) {
    const { kind, income, repair, calm, attack, power } = CARDS[card]
    if (kind === 'hero') continue
    lasting++
    strength += TRAIT.income * income + TRAIT.repair * repair + TRAIT.calm * calm + TRAIT.attack * attack
    if (power !== undefined && power.kind !== 'leave') strength += POWER
  }
  return strength / Math.max(1, lasting) + HERO * (deck.length - lasting)
}

/** How much better things look after the action. */
function gain(state: State, seat: Seat, action: Action, before: number): number {
  if (wastes(state, action)) return WASTE
  const after = clone(state)
  switch (action.type) {
    case 'end':
      return END
    case 'recruit':
      // Who comes to the market instead is left open.
      after.discard = withCard(after.discard, action.card)
      after.gold -= CARDS[action.card].cost
      return worth(after) - before
    case 'power': {
      const { power } = CARDS[action.card]
      if (power?.kind === 'draw') return DRAWN_CARD * power.cards - (state.played === undefined ? CARD_IN_HAND : 0)
      break
    }
    case 'command':
      if (COMMANDS[action.command].effect === 'market') return NEW_MARKET
  }
  apply(after, seat, action, NO_CHANCE)
  return worth(after) - before
}

/** For actions that ask nothing of it. */
const NO_CHANCE: Chance = {
  below: () => {
    throw new TypeError('an action that is tried out must not depend on chance')
  },
}

/** The best of a few random actions. */
function playout(state: State, seat: Seat, chance: Chance): Action {
  const legal = choices(state)
  const drawn = Array.from({ length: PLAYOUT_CHOICES }, () => pick(legal, chance))
  const judged = judge(state, seat, drawn)
  return pick(
    drawn.filter((_, i) => judged[i] === Math.max(...judged)),
    chance,
  )
}
