/** What bots know about Gate beyond its rules. Gains are in log odds of winning. */
import { type Chance, pick } from '@crownlands/core/chance'
import type { Seat } from '@crownlands/core/game'
import type { Heuristics } from '@crownlands/core/heuristics'
import { CARDS, COMMANDS, healthOf } from './content'
import { allPoints, featuresOf, nightAfter, nightBefore, oddsOf, shareOf } from './heuristics-prospects'
import { legalActions } from './legal-actions'
import { withCard } from './piles'
import { apply, outcome } from './rules'
import { type Action, clone, type State } from './state'
import { enemyHit, isSparing, leftOver } from './town'

/** Of a victory, how much is left to how many points it brings: winning comes first. */
const POINTS = 0.1
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

/** Best at the start of a turn. The hand does not count: the deck tells better what is to be expected of many turns. */
function evaluate(state: State): number[] {
  const result = outcome(state)
  if (result === undefined) {
    const features = featuresOf(state, nightBefore(state))
    return [victory(shareOf(state, features)) / (1 + Math.exp(-oddsOf(state, features)))]
  }
  const [score = 0] = result.scores
  return [result.winners.length > 0 ? victory(score / allPoints(state)) : 0]
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
  return legal.some(isSparing) ? legal.filter((action) => !sparesWound(state, action)) : legal
}

/** G-U4: an enemy can be worth more alive than dead, but hardly unhurt. */
function sparesWound(state: State, action: Action): boolean {
  if (!isSparing(action)) return false
  const enemy = enemyHit(action, state)
  const other = state.left?.enemy === enemy ? state.right : state.left
  if (enemy === undefined || other === undefined) return false
  const attack = action.type === 'command' ? COMMANDS[action.command].amount : CARDS[action.card].attack
  return leftOver(state, enemy, attack) < healthOf(other.enemy, state.options.difficulty) - other.damage
}

/** How things would stand after the turn if it ended now, and what could still be done before that. */
function worth(state: State): number {
  if (state.ending !== undefined) return state.ending === 'victory' ? OVER : -OVER
  const night = nightAfter(state)
  const prospects = oddsOf(state, featuresOf(state, night)) - (night.isLost ? DOOM : 0)
  return prospects + (state.phase === 'cards' ? 0 : GOLD * state.gold + MARKET_OPEN) + CARD_IN_HAND * state.hand.length
}

/** How much better things look after the action. */
function gain(state: State, seat: Seat, action: Action, before: number): number {
  if (sparesWound(state, action)) return WASTE
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
