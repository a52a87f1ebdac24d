/** What bots know about Gate beyond its rules. All amounts are in points of health of the Gate. */
import { type Chance, pick } from '@crownlands/core/chance'
import type { Seat } from '@crownlands/core/game'
import type { Heuristics } from '@crownlands/core/heuristics'
import { CARDS, COMMANDS, ENEMIES, healthOf } from './cards'
import { legalActions } from './choices'
import { apply, outcome } from './rules'
import { forecast } from './siege'
import { type Action, clone, type Foe, type State } from './state'

/** What a building is worth beside the Gate, a space of fear and a gold of the deck's price. */
const BUILDING = 0.8
const FEAR = 0.6
const DECK_GOLD = 0.8
/** A dead enemy, more for a later wave; a wounded one in parts. */
const DEAD = 4
/** Gold in hand, and a card still to be used: both are for what is still to be done in the turn. */
const GOLD = 0.3
const CARD_IN_HAND = 0.25
/** A new market, a card drawn, a card that leaves the deck: what chance has to decide is not tried out. */
const NEW_MARKET = -1
const DRAWN_CARD = 2
const THINNED = 0.5
/** Nothing is gained by ending a turn with something left to do. */
const END = -8
const DEFEAT = 50
/** How many points make an action e times as promising. */
const POINTS_PER_STEP = 2
/** How many random actions a playout looks at before it takes the best. */
const PLAYOUT_CHOICES = 3

export const heuristics: Heuristics<State, Action> = {
  stage: (state) => (state.ending === undefined ? state.turn : Number.POSITIVE_INFINITY),
  evaluate,
  judge,
  playout,
}

function evaluate(state: State): number[] {
  const result = outcome(state)
  if (result === undefined) return [1 / (1 + Math.exp((30 - worth(state)) / 10))]
  return [result.winners.length > 0 ? 1 : 0]
}

function worth(state: State): number {
  const { town, defeat } = forecast(state)
  const slain = state.scored.reduce((sum, enemy) => sum + DEAD + ENEMIES[enemy].wave, 0)
  const deck = [...state.hand, ...state.draw, ...state.discard]
  return (
    town.gate +
    BUILDING * (town.farm + town.tower) -
    FEAR * town.fear +
    slain +
    wounds(state, state.left) +
    wounds(state, state.right) +
    DECK_GOLD * deck.reduce((sum, card) => sum + CARDS[card].cost, 0) +
    GOLD * state.gold +
    CARD_IN_HAND * state.hand.length -
    (defeat === undefined ? 0 : DEFEAT)
  )
}

function wounds({ options }: State, foe: Foe | undefined): number {
  return foe === undefined ? 0 : (DEAD * foe.damage) / healthOf(foe.enemy, options.difficulty)
}

function judge(state: State, seat: Seat, actions: readonly Action[]): number[] {
  const before = worth(state)
  return actions.map((action) => gain(state, seat, action, before) / POINTS_PER_STEP)
}

/** How much better things look after the action. */
function gain(state: State, seat: Seat, action: Action, before: number): number {
  switch (action.type) {
    case 'end':
      return END
    case 'recruit':
      return (DECK_GOLD - GOLD) * CARDS[action.card].cost
    case 'power':
      return powerGain(action)
    case 'command':
      if (COMMANDS[action.command].effect === 'market') return NEW_MARKET
  }
  const after = clone(state)
  apply(after, seat, action, NO_CHANCE)
  return worth(after) - before + (after.ending === 'victory' ? DEFEAT : 0)
}

function powerGain({ card, target }: Extract<Action, { readonly type: 'power' }>): number {
  const { power, cost } = CARDS[card]
  if (target !== undefined) return THINNED - DECK_GOLD * CARDS[target].cost
  if (power?.kind === 'leave') return THINNED - DECK_GOLD * cost
  return power?.kind === 'draw' ? DRAWN_CARD * power.cards : 0
}

/** For actions that ask nothing of it. */
const NO_CHANCE: Chance = {
  below: () => {
    throw new TypeError('an action that is tried out must not depend on chance')
  },
}

/** The best of a few random actions; the end of the turn only when nothing else is drawn. */
function playout(state: State, seat: Seat, chance: Chance): Action {
  const legal = legalActions(state)
  const drawn = Array.from({ length: PLAYOUT_CHOICES }, () => pick(legal, chance))
  const judged = judge(state, seat, drawn)
  return pick(
    drawn.filter((_, i) => judged[i] === Math.max(...judged)),
    chance,
  )
}
