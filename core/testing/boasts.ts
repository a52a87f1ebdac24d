/**
 * Boasts, a game made up to test questions out of turn with. In a turn a player may put cards face down, one after the
 * other, each said to be a crown, and all others are asked at the same time whether they believe it. Whoever has an even
 * card may show it to doubt the boast: then it is turned up, and the one who was right gets two points. If nobody doubts,
 * the boast earns one point and stays face down. Who never wants to be asked may say so, once in each own turn. The match
 * ends when the player whose turn begins has no card left.
 */
import { type Chance, shuffle } from '../chance'
import type { Game, Outcome, Refusal, Seat, Viewer } from '../game'
import { at } from '../lists'
import { refuseAtTable } from '../table'
import {
  type Action,
  actionSchema,
  BOASTS_A_TURN,
  CARDS,
  type Event,
  eventSchema,
  HAND,
  HIDDEN,
  type Options,
  optionsSchema,
  STANDING,
  type State,
  stateSchema,
  type View,
  viewSchema,
} from './boasts-data'

function setup(options: Options, seats: number, chance: Chance, events?: Event[]): State {
  const box = CARDS.slice()
  shuffle(box, chance)
  const hands = Array.from({ length: seats }, () => box.splice(0, HAND).sort(rising))
  for (const [seat, hand] of hands.entries()) events?.push({ type: 'dealt', seat, cards: hand.slice() })
  return {
    options,
    hands,
    piles: hands.map(() => []),
    box: box.sort(rising),
    shown: [],
    points: hands.map(() => 0),
    standing: hands.map(() => options.standing),
    turn: 0,
    boasts: 0,
    restated: false,
    boast: HIDDEN,
    waiting: [],
    over: false,
  }
}

function toAct({ turn, waiting, over }: State): readonly Seat[] {
  if (over) return []
  return waiting.length > 0 ? waiting : [turn]
}

function legalActions(state: State, seat: Seat): readonly Action[] {
  if (!toAct(state).includes(seat)) return []
  const hand = at(state.hands, seat)
  const all: readonly Action[] = [
    ...STANDING.map((doubts): Action => ({ type: 'standing', doubts })),
    ...hand.map((card): Action => ({ type: 'boast', card })),
    ...hand.map((card): Action => ({ type: 'doubt', card })),
    { type: 'done' },
  ]
  return all.filter((action) => refuse(state, seat, action) === undefined)
}

function refuse(state: State, seat: Seat, action: Action): Refusal | undefined {
  const isAsked = state.waiting.length > 0
  switch (action.type) {
    case 'done':
      return undefined
    case 'standing':
      if (isAsked || state.restated) return { clause: 'B-S1', reason: 'not-now' }
      return state.standing[seat] === action.doubts ? { clause: 'B-S1', reason: 'as-it-is' } : undefined
    case 'boast':
      if (isAsked || state.boasts === BOASTS_A_TURN) return { clause: 'B-T1', reason: 'no-more-boasts' }
      return refuseCard(state, seat, action.card)
    case 'doubt':
      if (!isAsked) return { clause: 'B-Q1', reason: 'nothing-to-doubt' }
      return action.card % 2 === 1 ? { clause: 'B-Q1', reason: 'no-witness' } : refuseCard(state, seat, action.card)
  }
}

function refuseCard({ hands }: State, seat: Seat, card: number): Refusal | undefined {
  return at(hands, seat).includes(card) ? undefined : { clause: 'B-T1', reason: 'no-such-card', facts: { card } }
}

function apply(state: State, seat: Seat, action: Action, _chance: Chance, events?: Event[]): void {
  switch (action.type) {
    case 'standing':
      state.standing[seat] = action.doubts
      state.restated = true
      events?.push({ type: 'restated', seat, doubts: action.doubts })
      return
    case 'boast':
      takeFrom(at(state.hands, seat), action.card)
      state.boast = action.card
      state.boasts++
      events?.push({ type: 'boasted', seat, card: action.card })
      state.waiting = state.standing.flatMap((wish, other) => (other !== seat && wish === 'ask' ? [other] : []))
      if (state.waiting.length === 0) believe(state, events)
      return
    case 'doubt':
      doubt(state, seat, action.card, events)
      return
    case 'done':
      if (state.waiting.length > 0) pass(state, seat, events)
      else endTurn(state, seat, events)
  }
}

function pass(state: State, seat: Seat, events: Event[] | undefined): void {
  events?.push({ type: 'passed', seat })
  state.waiting = state.waiting.filter((other) => other !== seat)
  if (state.waiting.length === 0) believe(state, events)
}

function believe(state: State, events: Event[] | undefined): void {
  const { turn, boast } = state
  state.points[turn] = at(state.points, turn) + 1
  at(state.piles, turn).push(boast)
  at(state.piles, turn).sort(rising)
  state.boast = HIDDEN
  events?.push({ type: 'believed', seat: turn })
}

function doubt(state: State, seat: Seat, witness: number, events: Event[] | undefined): void {
  const { turn, boast } = state
  const winner = boast % 2 === 1 ? turn : seat
  takeFrom(at(state.hands, seat), witness)
  state.shown.push(witness, boast)
  state.points[winner] = at(state.points, winner) + 2
  state.boast = HIDDEN
  state.waiting = []
  events?.push({ type: 'doubted', seat, witness, boast, winner, reveals: true })
}

function endTurn(state: State, seat: Seat, events: Event[] | undefined): void {
  events?.push({ type: 'turn-ended', seat })
  const isIdle = state.boasts === 0
  state.turn = (seat + 1) % state.hands.length
  state.boasts = 0
  state.restated = false
  // Whoever makes no boast has one card less all the same, so that the match ends.
  if (isIdle) state.shown.push(...at(state.hands, seat).splice(0, 1))
  state.over = at(state.hands, state.turn).length === 0
}

function outcome({ over, points }: State): Outcome | undefined {
  if (!over) return undefined
  const most = Math.max(...points)
  const winners = points.flatMap((count, seat) => (count === most ? [seat] : []))
  return { winners, scores: points.slice(), ending: 'no-card-left' }
}

function view(state: State, viewer: Viewer): View {
  const { hands, piles, box, boast, ...rest } = clone(state)
  const others = (lists: readonly (readonly number[])[]) => lists.filter((_, seat) => seat !== viewer).flat()
  const isOwn = viewer === state.turn
  return {
    ...rest,
    viewer: viewer as View['viewer'],
    hand: viewer === 'spectator' ? [] : at(hands, viewer),
    pile: viewer === 'spectator' ? [] : at(piles, viewer),
    handSizes: hands.map(({ length }) => length),
    pileSizes: piles.map(({ length }) => length),
    isBoasting: boast !== HIDDEN,
    boast: isOwn ? boast : HIDDEN,
    unseen: [...box, ...others(hands), ...others(piles), ...(isOwn || boast === HIDDEN ? [] : [boast])].sort(rising),
  }
}

function viewEvent(event: Event, viewer: Viewer): Event {
  if (event.type === 'dealt' && event.seat !== viewer) return { type: 'dealt', seat: event.seat }
  if (event.type === 'boasted' && event.seat !== viewer) return { type: 'boasted', seat: event.seat }
  return event
}

/** Every way to deal the unseen cards is equally likely. */
function imagine(seen: View, chance: Chance): State {
  const { viewer, hand, pile, handSizes, pileSizes, isBoasting, boast, unseen, ...rest } = seen
  const box = unseen.slice()
  shuffle(box, chance)
  const dealt = (sizes: readonly number[], own: readonly number[]) =>
    sizes.map((size, seat) => (seat === viewer ? own.slice() : box.splice(0, size).sort(rising)))
  const hands = dealt(handSizes, hand)
  const piles = dealt(pileSizes, pile)
  const card = isBoasting && boast === HIDDEN ? at(box.splice(0, 1), 0) : boast
  return clone({ ...(rest as Omit<State, 'hands' | 'piles' | 'box' | 'boast'>), hands, piles, box, boast: card })
}

function clone(state: State): State {
  return {
    ...state,
    hands: state.hands.map((hand) => hand.slice()),
    piles: state.piles.map((pile) => pile.slice()),
    box: state.box.slice().sort(rising),
    shown: state.shown.slice(),
    points: state.points.slice(),
    standing: state.standing.slice(),
    waiting: state.waiting.slice(),
  }
}

function audit({ hands, piles, box, shown, boast }: State): string | undefined {
  const onTable = boast === HIDDEN ? [] : [boast]
  const cards = [...hands.flat(), ...piles.flat(), ...box, ...shown, ...onTable].sort(rising)
  return cards.join() === CARDS.join() ? undefined : `the cards are ${cards.join(' ')}`
}

function takeFrom(list: number[], card: number): void {
  list.splice(list.indexOf(card), 1)
}

function rising(a: number, b: number): number {
  return a - b
}

export const boasts: Game<State, Action, View, Options, Event> = {
  id: 'boasts',
  rulesVersion: 1,
  seats: { min: 2, max: 3 },
  options: optionsSchema,
  schemas: { state: stateSchema, action: actionSchema, view: viewSchema, event: eventSchema },
  endings: ['no-card-left'],
  setupOf: (state) => ({ seats: state.hands.length, options: state.options }),
  check: (state, seat, action) => refuseAtTable(boasts, state, seat, action) ?? refuse(state, seat, action as Action),
  endsTurn: ({ type }) => type === 'turn-ended',
  closing: { type: 'done' },
  isQuestion: ({ waiting }) => waiting.length > 0,
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
