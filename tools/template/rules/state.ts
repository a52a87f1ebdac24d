/** The data of a match: state, view, actions and events. */
import {
  allGiven,
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
} from '@crownlands/core/schema'
import { COPIES, PLACES, TILES } from '../content'

export const optionsSchema = object({
  /** TG-E1 */
  length: withDefault(oneOf(['short', 'long']), 'long'),
})
export type Options = Infer<typeof optionsSchema>

const SEATS = { min: 2, max: 4 }
const HAND = { min: PLACES.length, max: PLACES.length }
const seat = integer(0, SEATS.max - 1)
const tile = oneOf(TILES)

export const stateSchema = mutableObject({
  options: allGiven(optionsSchema),
  round: integer(1),
  /** Whose turn it is. */
  turn: seat,
  over: flag(),
  /** By seat, the tiles at `PLACES`. */
  hands: list(mutableList(tile, HAND), SEATS),
  /** Face up, in the order in which they were swapped. All other tiles are in the bag. */
  discards: mutableList(tile, { max: COPIES * TILES.length }),
})
export type State = Infer<typeof stateSchema>

export const viewSchema = object({
  options: allGiven(optionsSchema),
  round: integer(1),
  turn: seat,
  over: flag(),
  viewer: oneOf([0, 1, 2, 3, 'spectator']),
  /** TG-H1: `hidden` for tiles that the viewer may not see. */
  hands: list(list(oneOf([...TILES, 'hidden']), HAND), SEATS),
  discards: list(tile),
})
export type View = Infer<typeof viewSchema>

export const actionSchema = variants(
  object({ type: oneOf(['swap']), place: oneOf(PLACES) }),
  object({ type: oneOf(['keep']) }),
)
export type Action = Infer<typeof actionSchema>

export const ENDINGS = ['last-round'] as const

export const eventSchema = variants(
  /** The tiles are told to their owner alone. */
  object({ type: oneOf(['dealt']), seat, tiles: optional(list(tile, HAND)) }),
  /** What was drawn is told to its owner alone. */
  object({ type: oneOf(['swapped']), seat, discarded: tile, drawn: optional(tile) }),
  object({ type: oneOf(['kept']), seat }),
  object({ type: oneOf(['shown']), seat, tiles: list(tile, HAND), points: integer(0), reveals: oneOf([true]) }),
)
export type Event = Infer<typeof eventSchema>

/** Why an action can be refused: each reason has a sentence in every language. */
export type Reason = 'swap-first'

export function clone(state: State): State {
  return {
    options: state.options,
    round: state.round,
    turn: state.turn,
    over: state.over,
    hands: state.hands.map((hand) => hand.slice()),
    discards: state.discards.slice(),
  }
}
