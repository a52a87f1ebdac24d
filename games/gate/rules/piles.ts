/** Piles of cards as lists in the order of the card set. A change makes a new list: clones of a state share the old one. */
import type { Chance } from '@crownlands/core/chance'
import { at } from '@crownlands/core/lists'
import { byCardOrder, CARDS, type Card, ENEMIES, type Enemy } from '../content'
import type { Event, State } from './state'

/** The pile with one card more. */
export function withCard(pile: readonly Card[], card: Card): readonly Card[] {
  const size = pile.length
  const grown = new Array<Card>(size + 1)
  let place = size
  while (place > 0 && byCardOrder(at(pile, place - 1), card) > 0) {
    grown[place] = at(pile, place - 1)
    place--
  }
  grown[place] = card
  while (place > 0) {
    place--
    grown[place] = at(pile, place)
  }
  return grown
}

/** The pile with these cards more. */
export function withCards(pile: readonly Card[], cards: readonly Card[]): readonly Card[] {
  if (pile.length === 0) return cards
  let grown = pile
  for (const card of cards) grown = withCard(grown, card)
  return grown
}

/** The pile without one copy of the card, which must be there. */
export function withoutCard(pile: readonly Card[], card: Card): readonly Card[] {
  return withoutPlace(pile, pile.indexOf(card))
}

export function withoutPlace<T>(list: readonly T[], place: number): readonly T[] {
  const shrunk = new Array<T>(list.length - 1)
  for (let i = 0; i < place; i++) shrunk[i] = at(list, i)
  for (let i = place + 1; i < list.length; i++) shrunk[i - 1] = at(list, i)
  return shrunk
}

/** G-T2: fewer if there are fewer in all, perhaps none. */
export function drawCards(state: State, cards: number, chance: Chance, events: Event[] | undefined, by?: Card): void {
  let drawn: readonly Card[] = []
  const tell = () => {
    events?.push(by === undefined ? { type: 'cards-drawn', cards: drawn } : { type: 'cards-drawn', cards: drawn, by })
    drawn = []
  }
  for (let left = cards; left > 0; left--) {
    if (state.draw.length === 0) {
      if (state.discard.length === 0) break
      if (drawn.length > 0) tell()
      shuffleDiscardPile(state, events)
    }
    const place = chance.below(state.draw.length)
    const card = at(state.draw, place)
    state.draw = withoutPlace(state.draw, place)
    state.hand = withCard(state.hand, card)
    drawn = withCard(drawn, card)
  }
  tell()
}

/** G-T2: the discard pile becomes the draw pile; which card comes next is decided when it is drawn. */
function shuffleDiscardPile(state: State, events: Event[] | undefined): void {
  events?.push({ type: 'discard-shuffled', cards: state.discard })
  state.draw = state.discard
  state.discard = []
}

export function canDraw(state: State): boolean {
  return state.draw.length > 0 || state.discard.length > 0
}

/** G-S1: any enemy of the lowest wave that is left. */
export function drawEnemy(state: State, chance: Chance): Enemy {
  const { enemies } = state
  const { wave } = ENEMIES[at(enemies, 0)]
  let inWave = 1
  while (inWave < enemies.length && ENEMIES[at(enemies, inWave)].wave === wave) inWave++
  const place = chance.below(inWave)
  state.enemies = withoutPlace(enemies, place)
  return at(enemies, place)
}

/** G-U7, G-U8: a card that was played is discarded; a hero leaves the game. */
export function putAway(state: State, card: Card, events: Event[] | undefined): void {
  if (CARDS[card].kind === 'hero') leaveGame(state, card, card, events)
  else state.discard = withCard(state.discard, card)
}

export function leaveGame(state: State, card: Card, by: Card, events: Event[] | undefined): void {
  state.gone = withCard(state.gone, card)
  events?.push({ type: 'card-left', card, by })
}
