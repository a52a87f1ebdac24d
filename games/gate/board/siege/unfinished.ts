/** What the end of the turn would waste (G-T5): cards that could still do something, gold that could still buy it. */
import type { Language } from '@crownlands/core/room'
import type { Unfinished } from '@crownlands/kit/room-ui'
import { CARDS, COMMAND_NAMES, COMMANDS, type Command, HEALTH, LOCATIONS } from '../../content'
import type { Action, View } from '../../rules/state'
import { BOARD_TEXT } from '../text/text'

export function unfinished(view: View, legal: readonly Action[], language: Language): Unfinished | undefined {
  const words = BOARD_TEXT[language].unfinished
  const cards = idleCards(view, legal)
  const gold = legal.some((action) => buysSomething(action, view)) ? view.gold : 0
  if (cards > 0) return { note: words.cards(cards), question: words.discarded(cards, gold) }
  return gold > 0 ? { note: words.gold(gold) } : undefined
}

/** How many cards in hand could do some good. The others are no loss: they come back with the discard pile. */
export function idleCards(view: View, legal: readonly Action[]): number {
  const useful = new Set(legal.flatMap((action) => ('card' in action && helps(action, view) ? [action.card] : [])))
  return view.hand.filter((card) => useful.has(card)).length
}

function helps(action: Action, view: View): boolean {
  switch (action.type) {
    case 'attack':
    case 'power':
      return true
    case 'repair':
      return action.split.farm + action.split.tower + action.split.gate > 0
    case 'calm':
      return view.fear > 0
    case 'income':
      return cheapest(view) <= view.gold + view.hand.reduce((sum, card) => sum + CARDS[card].income, 0)
    default:
      return false
  }
}

/** A new market alone changes nothing before the next turn. */
function buysSomething(action: Action, view: View): boolean {
  return action.type === 'recruit' || (action.type === 'command' && isUseful(action.command, view))
}

function isUseful(command: Command, view: View): boolean {
  switch (COMMANDS[command].effect) {
    case 'calm':
      return view.fear > 0
    case 'attack':
      return view.left !== undefined || view.right !== undefined
    case 'repair':
      return LOCATIONS.some((location) => view[location] > 0 && view[location] < HEALTH[location])
    case 'market':
      return false
  }
}

/** The least that something useful costs; more than anybody has when there is nothing. */
function cheapest(view: View): number {
  // G-T3: strict phases leave commands behind once recruiting has begun.
  const commands = view.phase === 'recruiting' ? [] : COMMAND_NAMES.filter((name) => !view.commands.includes(name))
  const useful = commands.filter((command) => isUseful(command, view))
  return Math.min(...view.market.map((card) => CARDS[card].cost), ...useful.map((command) => COMMANDS[command].cost))
}
