/**
 * Sealed Bids, a game made up to test the table with. In a round every seat puts one card of its hand
 * face down; when all lie there they are shown, the highest earns its seat two coins, the others earn
 * one, and hands are filled up from the deck. Then the seats, the highest bidder first, may spend their
 * coins on a tower, each until it is done: building adds a floor, gambling two or none. The match ends
 * when a seat is done with a full tower, or after the last card.
 */
import { type Chance, shuffle } from '../chance'
import type { Game, Outcome, Refusal, Seat, Viewer } from '../game'
import { at } from '../lists'
import { refuseAtTable } from '../table'
import { audit } from './sealed-bids-audit'
import {
  type Action,
  actionSchema,
  CARDS,
  type Event,
  eventSchema,
  FULL_TOWER,
  HAND,
  HIDDEN,
  NO_BID,
  type Options,
  optionsSchema,
  type State,
  stateSchema,
  type View,
  viewSchema,
} from './sealed-bids-data'

function setup(options: Options, seats: number, chance: Chance, events?: Event[]): State {
  const deck = CARDS.slice()
  shuffle(deck, chance)
  const hands = Array.from({ length: seats }, () => deck.splice(0, HAND).sort())
  for (const [seat, hand] of hands.entries()) events?.push({ type: 'dealt', seat, cards: hand.slice() })
  const [bids, coins, towers] = [hands.map(() => NO_BID), hands.map(() => 0), hands.map(() => 0)]
  return { options, hands, deck: deck.sort(), bids, discards: [], coins, towers, builders: [], over: false }
}

function toAct({ options, bids, builders, over }: State): readonly Seat[] {
  if (over || builders.length > 0) return over ? [] : builders.slice(0, 1)
  const waiting = bids.flatMap((bid, seat) => (bid === NO_BID ? [seat] : []))
  return options.bidding === 'together' ? waiting : waiting.slice(0, 1)
}

function legalActions(state: State, seat: Seat): readonly Action[] {
  const hand: readonly Action[] = at(state.hands, seat).map((card) => ({ type: 'bid', card }))
  const all: readonly Action[] = [...hand, { type: 'build' }, { type: 'gamble' }, { type: 'done' }]
  return toAct(state).includes(seat) ? all.filter((action) => refuse(state, seat, action) === undefined) : []
}

function refuse(state: State, seat: Seat, action: Action): Refusal | undefined {
  const isBidding = state.builders.length === 0
  if (action.type === 'bid') {
    if (!isBidding) return { clause: 'S-B1', reason: 'bids-are-made' }
    if (at(state.hands, seat).includes(action.card)) return undefined
    return { clause: 'S-B1', reason: 'no-such-card', facts: { card: action.card } }
  }
  if (isBidding) return { clause: 'S-B1', reason: 'bid-first' }
  if (action.type === 'done') return undefined
  if (state.towers[seat] === FULL_TOWER) return { clause: 'S-T1', reason: 'tower-is-full' }
  return state.coins[seat] === 0 ? { clause: 'S-T1', reason: 'no-coins' } : undefined
}

function apply(state: State, seat: Seat, action: Action, chance: Chance, events?: Event[]): void {
  if (action.type === 'bid') {
    const hand = at(state.hands, seat)
    hand.splice(hand.indexOf(action.card), 1)
    state.bids[seat] = action.card
    events?.push({ type: 'bid', seat, card: action.card })
    if (!state.bids.includes(NO_BID)) showBids(state, chance, events)
  } else if (action.type === 'done') {
    events?.push({ type: 'done', seat })
    endBuilding(state, seat)
  } else {
    const floors = action.type === 'build' ? 1 : 2 * chance.below(2)
    const tower = Math.min(at(state.towers, seat) + floors, FULL_TOWER)
    state.towers[seat] = tower
    state.coins[seat] = at(state.coins, seat) - 1
    events?.push({ type: 'built', seat, tower })
  }
}

function showBids(state: State, chance: Chance, events: Event[] | undefined): void {
  const { bids, coins, deck, hands } = state
  events?.push({ type: 'shown', bids: bids.slice(), reveals: true })
  const winner = bids.indexOf(Math.max(...bids))
  state.builders.push(...bids.map((_, step) => (winner + step) % bids.length))
  for (const seat of [winner, ...state.builders]) coins[seat] = at(coins, seat) + 1
  if (!state.options.replenish || deck.length < hands.length) return
  for (const [seat, hand] of hands.entries()) {
    const cards = deck.splice(chance.below(deck.length), 1)
    hand.push(...cards)
    hand.sort()
    events?.push({ type: 'dealt', seat, cards })
  }
}

function endBuilding(state: State, seat: Seat): void {
  state.builders.shift()
  if (state.towers[seat] === FULL_TOWER) state.over = true
  if (state.over || state.builders.length > 0) return
  state.discards.push(...state.bids)
  state.bids.fill(NO_BID)
  state.over = at(state.hands, 0).length === 0
}

function outcome({ over, towers }: State): Outcome | undefined {
  if (!over) return undefined
  const highest = Math.max(...towers)
  const winners = towers.flatMap((tower, seat) => (tower === highest ? [seat] : []))
  return { winners, scores: towers.slice(), ending: highest === FULL_TOWER ? 'full-tower' : 'last-card' }
}

function view(state: State, viewer: Viewer): View {
  const { hands, deck, bids, ...rest } = clone(state)
  const isHidden = (bid: number, seat: Seat) => bid !== NO_BID && bids.includes(NO_BID) && seat !== viewer
  const others = hands.filter((_, seat) => seat !== viewer)
  return {
    ...rest,
    viewer: viewer as View['viewer'],
    bids: bids.map((bid, seat) => (isHidden(bid, seat) ? HIDDEN : bid)),
    hand: viewer === 'spectator' ? [] : at(hands, viewer),
    handSizes: hands.map((hand) => hand.length),
    unseen: [...deck, ...others.flat(), ...bids.filter(isHidden)].sort(),
  }
}

function viewEvent(event: Event, viewer: Viewer): Event {
  const isSecret = (event.type === 'dealt' || event.type === 'bid') && event.seat !== viewer
  return isSecret ? { type: event.type, seat: event.seat } : event
}

/** Every way to deal the unseen cards is equally likely. */
function imagine(seen: View, chance: Chance): State {
  const { viewer, hand, handSizes, unseen, bids: seenBids, ...rest } = seen
  const deck = unseen.slice()
  shuffle(deck, chance)
  const hands = handSizes.map((size, seat) => (seat === viewer ? hand.slice() : deck.splice(0, size).sort()))
  const bids = seenBids.map((bid) => (bid === HIDDEN ? at(deck.splice(0, 1), 0) : bid))
  return clone({ ...(rest as Omit<State, 'hands' | 'bids' | 'deck'>), hands, bids, deck: deck.sort() })
}

function clone(state: State): State {
  return {
    options: state.options,
    hands: state.hands.map((hand) => hand.slice()),
    deck: state.deck.slice(),
    bids: state.bids.slice(),
    discards: state.discards.slice(),
    coins: state.coins.slice(),
    towers: state.towers.slice(),
    builders: state.builders.slice(),
    over: state.over,
  }
}

export const sealedBids: Game<State, Action, View, Options, Event> = {
  id: 'sealed-bids',
  rulesVersion: 1,
  seats: { min: 2, max: 3 },
  options: optionsSchema,
  schemas: { state: stateSchema, action: actionSchema, view: viewSchema, event: eventSchema },
  endings: ['full-tower', 'last-card'],
  setupOf: (state) => ({ seats: state.hands.length, options: state.options }),
  check: (state, seat, action) =>
    refuseAtTable(sealedBids, state, seat, action) ?? refuse(state, seat, action as Action),
  endsTurn: ({ type }) => type === 'done' || type === 'bid',
  setup,
  toAct,
  legalActions,
  apply,
  outcome,
  view,
  viewEvent,
  imagine,
  clone,
  audit,
}
