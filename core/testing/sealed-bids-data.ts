/** The data of a match of Sealed Bids. */
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

export const CARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9]
export const HAND = 2
export const FULL_TOWER = 3
/** Instead of a card among the bids. */
export const NO_BID = 0
export const HIDDEN = -1

export const optionsSchema = object({
  bidding: withDefault(oneOf(['together', 'in-turn']), 'together'),
  replenish: withDefault(flag(), true),
})
export type Options = Infer<typeof optionsSchema>

const seat = integer(0, 2)
const card = oneOf(CARDS)
const bySeat = { min: 2, max: 3 }
const open = {
  options: optionsSchema,
  discards: mutableList(card),
  coins: mutableList(integer(0), bySeat),
  towers: mutableList(integer(0, FULL_TOWER), bySeat),
  /** The seats that are still to build in this round, in this order; none while bids are made. */
  builders: mutableList(seat),
  over: flag(),
}
export const stateSchema = mutableObject({
  ...open,
  hands: mutableList(mutableList(card), bySeat),
  /** In rising order: a draw takes any of them. */
  deck: mutableList(card),
  /** By seat; face down until all seats have bid. */
  bids: mutableList(oneOf([NO_BID, ...CARDS]), bySeat),
})
export type State = Infer<typeof stateSchema>

export const viewSchema = object({
  ...open,
  viewer: oneOf([0, 1, 2, 'spectator']),
  bids: list(oneOf([HIDDEN, NO_BID, ...CARDS]), bySeat),
  hand: list(card),
  handSizes: list(integer(0, HAND), bySeat),
  /** The cards of the deck, of the other hands and of the hidden bids together, in rising order. */
  unseen: list(card),
})
export type View = Infer<typeof viewSchema>

export const actionSchema = variants(
  object({ type: oneOf(['bid']), card }),
  object({ type: oneOf(['build']) }),
  object({ type: oneOf(['gamble']) }),
  object({ type: oneOf(['done']) }),
)
export type Action = Infer<typeof actionSchema>

export const eventSchema = variants(
  /** The cards of the first two are told to their seat alone. */
  object({ type: oneOf(['dealt']), seat, cards: optional(list(card)) }),
  object({ type: oneOf(['bid']), seat, card: optional(card) }),
  object({ type: oneOf(['shown']), bids: list(card, bySeat), reveals: oneOf([true]) }),
  object({ type: oneOf(['built']), seat, tower: integer(0, FULL_TOWER) }),
  object({ type: oneOf(['done']), seat }),
)
export type Event = Infer<typeof eventSchema>
