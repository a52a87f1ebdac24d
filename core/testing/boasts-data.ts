/** The data of a match of Boasts. */
import {
  flag,
  type Infer,
  integer,
  list,
  mutableList,
  mutableObject,
  object,
  oneOf,
  optional,
  variants,
  withDefault,
} from '../schema'

/** Odd cards are crowns. */
export const CARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
export const HAND = 4
/** Instead of a card that the viewer does not know. */
export const HIDDEN = 0
export const BOASTS_A_TURN = 2

export const STANDING = ['ask', 'never'] as const
export type Standing = (typeof STANDING)[number]

export const optionsSchema = object({ standing: withDefault(oneOf(STANDING), 'ask') })
export type Options = Infer<typeof optionsSchema>

const seat = integer(0, 2)
const card = oneOf(CARDS)
const bySeat = { min: 2, max: 3 }
const open = {
  options: optionsSchema,
  /** Seen by everybody, in the order in which they were. */
  shown: mutableList(card),
  points: mutableList(integer(0), bySeat),
  /** Whether each seat wants to be asked about the boasts of others. */
  standing: mutableList(oneOf(STANDING), bySeat),
  turn: seat,
  /** How many boasts were made in this turn, and whether its player has said anew when to be asked. */
  boasts: integer(0, BOASTS_A_TURN),
  restated: flag(),
  /** Who has not yet said whether it is believed. */
  waiting: mutableList(seat),
  over: flag(),
}
export const stateSchema = mutableObject({
  ...open,
  hands: mutableList(mutableList(card), bySeat),
  /** Face down: boasts that nobody doubted, by seat. */
  piles: mutableList(mutableList(card), bySeat),
  /** Left over when the cards were dealt. */
  box: mutableList(card),
  /** The card that lies on the table face down; `HIDDEN` when there is none. */
  boast: oneOf([HIDDEN, ...CARDS]),
})
export type State = Infer<typeof stateSchema>

export const viewSchema = object({
  ...open,
  viewer: oneOf([0, 1, 2, 'spectator']),
  hand: list(card),
  pile: list(card),
  handSizes: list(integer(0, HAND), bySeat),
  pileSizes: list(integer(0, HAND), bySeat),
  isBoasting: flag(),
  boast: oneOf([HIDDEN, ...CARDS]),
  /** All cards that the viewer does not know, in rising order. */
  unseen: list(card),
})
export type View = Infer<typeof viewSchema>

export const actionSchema = variants(
  object({ type: oneOf(['standing']), doubts: oneOf(STANDING) }),
  object({ type: oneOf(['boast']), card }),
  object({ type: oneOf(['doubt']), card }),
  object({ type: oneOf(['done']) }),
)
export type Action = Infer<typeof actionSchema>

export const eventSchema = variants(
  object({ type: oneOf(['dealt']), seat, cards: optional(list(card)) }),
  object({ type: oneOf(['restated']), seat, doubts: oneOf(STANDING) }),
  /** The card is told to its seat alone. */
  object({ type: oneOf(['boasted']), seat, card: optional(card) }),
  object({ type: oneOf(['passed']), seat }),
  object({ type: oneOf(['believed']), seat }),
  object({ type: oneOf(['doubted']), seat, witness: card, boast: card, winner: seat, reveals: oneOf([true]) }),
  object({ type: oneOf(['turn-ended']), seat }),
)
export type Event = Infer<typeof eventSchema>
