/** Commands and recruiting (G-M). */

import type { Chance } from '@crownlands/core/chance'
import { at } from '@crownlands/core/lists'
import { CARDS, type Card, COMMANDS, MARKET_SIZE } from '../content'
import { withCard, withCards, withoutPlace } from './piles'
import { commandRepair } from './repairs'
import type { Action, Event, State } from './state'
import { attack, calm, repair } from './town'

type CommandAction = Extract<Action, { readonly type: 'command' }>

/** G-M2 */
export function giveCommand(state: State, action: CommandAction, chance: Chance, events: Event[] | undefined): void {
  const { command, enemy, split } = action
  const { cost, effect, amount } = COMMANDS[command]
  state.gold -= cost
  state.commands = [...state.commands, command]
  events?.push({ type: 'command-used', command, cost, gold: state.gold })
  if (effect === 'calm') calm(state, command, amount, events)
  if (effect === 'market') layOutMarket(state, chance, events)
  if (enemy !== undefined) attack(state, enemy, { by: command, attack: amount, doubled: false }, action, events)
  if (split !== undefined) repair(state, command, commandRepair(command), split, events)
}

/** G-M3: the card goes to the discard pile, and another takes its place in the market at once. */
export function recruit(state: State, card: Card, chance: Chance, events: Event[] | undefined): void {
  const { cost } = CARDS[card]
  state.gold -= cost
  state.discard = withCard(state.discard, card)
  events?.push({ type: 'recruited', card, cost, gold: state.gold })
  const place = state.market.indexOf(card)
  const next = drawCitizen(state, chance, events)
  if (next === undefined) {
    state.market = withoutPlace(state.market, place)
    events?.push({ type: 'market-shrank', size: state.market.length })
    return
  }
  state.market = state.market.map((other, i) => (i === place ? next : other))
  events?.push({ type: 'market-filled', card: next, place })
}

/** G-M3: the Town Crier. */
function layOutMarket(state: State, chance: Chance, events: Event[] | undefined): void {
  events?.push({ type: 'put-aside', cards: state.market })
  for (const card of state.market) state.aside = withCard(state.aside, card)
  const market: Card[] = []
  while (market.length < MARKET_SIZE) {
    const card = drawCitizen(state, chance, events)
    if (card === undefined) break
    events?.push({ type: 'market-filled', card, place: market.length })
    market.push(card)
  }
  state.market = market
}

/** G-M3: once the deck is empty, from the cards put aside. Undefined: there are no more. */
function drawCitizen(state: State, chance: Chance, events: Event[] | undefined): Card | undefined {
  if (state.citizens.length === 0) {
    if (state.aside.length === 0) return undefined
    events?.push({ type: 'aside-shuffled', cards: state.aside })
    state.citizens = withCards(state.citizens, state.aside)
    state.aside = []
  }
  const place = chance.below(state.citizens.length)
  const card = at(state.citizens, place)
  state.citizens = withoutPlace(state.citizens, place)
  return card
}

/** G-M3 */
export function hasNewCitizens(state: State): boolean {
  return state.citizens.length > 0 || state.aside.length > 0
}
