/** Set-up (G-S), the turn around the town's step (G-T), and the end (G-E). */

import type { Chance } from '@crownlands/core/chance'
import { at } from '@crownlands/core/lists'
import {
  CARDS_PER_TURN,
  type Card,
  cardsOf,
  DIFFICULTIES,
  FARM_GOLD,
  HEALTH,
  MARKET_SIZE,
  PARTING_DAMAGE,
  rankOf,
} from '../content'
import { drawCards, drawEnemy, withCard, withCards, withoutPlace } from './piles'
import { enemiesAttack, takeDamage } from './siege'
import { type Ending, type Event, type Options, type State, score } from './state'

const STARTING_CARDS = cardsOf('start')
const CITIZENS = cardsOf('citizen')
const HEROES = cardsOf('hero')

// Set-up ------------------------------------------------------------------------------------------

/** G-S1 */
export function setup(options: Options, _seats: number, chance: Chance, events?: Event[]): State {
  const state: State = {
    options,
    turn: 0,
    farm: HEALTH.farm,
    tower: HEALTH.tower,
    gate: HEALTH.gate,
    fear: 0,
    left: undefined,
    right: undefined,
    enemies: DIFFICULTIES[options.difficulty].enemies,
    scored: [],
    escaped: [],
    hand: STARTING_CARDS,
    draw: [],
    discard: [],
    market: [],
    citizens: CITIZENS,
    aside: [],
    heroes: HEROES,
    gone: [],
    phase: 'any',
    gold: 0,
    repaired: 0,
    calmed: 0,
    attacked: 0,
    commands: [],
    towerShot: false,
    target: undefined,
    attackers: [],
    doublings: 0,
    played: undefined,
    ending: undefined,
  }
  while (state.market.length < MARKET_SIZE) {
    const place = chance.below(state.citizens.length)
    state.market = [...state.market, at(state.citizens, place)]
    state.citizens = withoutPlace(state.citizens, place)
  }
  events?.push({ type: 'game-started', hand: state.hand, market: state.market })
  startTurn(state, chance, events)
  return state
}

// The turn ----------------------------------------------------------------------------------------

function startTurn(state: State, chance: Chance, events: Event[] | undefined): void {
  state.turn++
  state.phase = state.options.strictPhases ? 'commands' : 'any'
  state.gold = 0
  state.repaired = 0
  state.calmed = 0
  state.attacked = 0
  state.commands = []
  state.towerShot = false
  state.target = undefined
  state.attackers = []
  state.doublings = 0
  const finalStand = state.enemies.length === 0
  events?.push({ type: 'turn-started', turn: state.turn, finalStand })
  // G-E1: in the final stand nobody advances.
  if (!finalStand) advance(state, chance, events)
  if (state.ending !== undefined) return
  // G-T2: the starting cards are the first hand.
  if (state.turn > 1) drawCards(state, CARDS_PER_TURN, chance, events)
  if (state.farm > 0) {
    state.gold = FARM_GOLD // G-M1
    events?.push({ type: 'gold-gained', from: 'farm', amount: FARM_GOLD, gold: FARM_GOLD })
  }
}

/** G-T1: those who are out move left, and a new enemy comes to the right. */
function advance(state: State, chance: Chance, events: Event[] | undefined): void {
  if (state.left !== undefined && state.right !== undefined) {
    const { enemy } = state.left
    state.left = undefined
    state.escaped = [...state.escaped, enemy]
    events?.push({ type: 'enemy-escaped', enemy })
    const defeat = takeDamage(state, enemy, 'gate', PARTING_DAMAGE, events)
    if (defeat !== undefined) {
      endGame(state, defeat, events)
      return
    }
  }
  if (state.right !== undefined) {
    state.left = state.right
    events?.push({ type: 'enemy-moved-left', enemy: state.left.enemy })
  }
  const enemy = drawEnemy(state, chance)
  state.right = { enemy, damage: 0 }
  events?.push({ type: 'enemy-advanced', enemy })
}

/** G-T4, G-T5, and on to the next turn. */
export function endTownsStep(state: State, chance: Chance, events: Event[] | undefined): void {
  const { heroes, defeat } = enemiesAttack(state, state, events)
  if (heroes > 0) revealHeroes(state, heroes, chance, events)
  if (defeat !== undefined) {
    endGame(state, defeat, events)
    return
  }
  events?.push({ type: 'turn-ended', turn: state.turn, discarded: state.hand, goldLost: state.gold })
  state.discard = withCards(state.discard, state.hand)
  state.hand = []
  startTurn(state, chance, events)
}

/** G-A3: the heroes that were gained, into the discard pile. */
function revealHeroes(state: State, count: number, chance: Chance, events: Event[] | undefined): void {
  let heroes: readonly Card[] = []
  for (let left = count; left > 0; left--) {
    const place = chance.below(state.heroes.length)
    heroes = withCard(heroes, at(state.heroes, place))
    state.heroes = withoutPlace(state.heroes, place)
  }
  state.discard = withCards(state.discard, heroes)
  events?.push({ type: 'heroes-revealed', heroes })
}

// The end -----------------------------------------------------------------------------------------

/** G-E2: without victory there is no score, and (G-E3) no rank. */
export function endGame(state: State, ending: Ending, events: Event[] | undefined): void {
  state.ending = ending
  if (events === undefined) return
  if (ending !== 'victory') events.push({ type: 'game-ended', ending, score: 0 })
  else events.push({ type: 'game-ended', ending, score: score(state), rank: rankOf(score(state)) })
}
