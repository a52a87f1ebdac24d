/** The data of a match of King's Gate: shapes, their schemas and how to copy them. */
import {
  allGiven,
  flag,
  type Infer,
  integer,
  list,
  maybe,
  mutableList,
  mutableObject,
  named,
  object,
  oneOf,
  optional,
  variants,
  withDefault,
} from '@crownlands/core/schema'
import {
  COLOUR_LETTERS,
  COUNTERS,
  DRAGON_TILES,
  HAND,
  LOCATIONS,
  PIECES,
  type Piece,
  TILES,
  TOURNEY_LOSS,
  VALUE_TILES,
} from '../content'
import { CELLS, ORIENTATIONS, SPACES } from './grid'
import { whereSchema } from './whereabouts'

/** KG-L1: whether the Graveyard's "one or two tiles" takes the place of KG-T2 or only sets a limit on top of it. */
export const GRAVEYARDS = ['replace', 'cap'] as const

export const optionsSchema = object({
  /** KG-L1 */
  graveyard: withDefault(oneOf(GRAVEYARDS), 'replace'),
  /** KG-P6 */
  hiddenVp: withDefault(flag(), false),
  /** KG-N3 */
  rotation: withDefault(flag(), true),
})
export type Options = Infer<typeof optionsSchema>

/** What one of the ten spaces of the current location holds. */
export type Space = '.' | Piece
export const FREE = '.'

/**
 * What the player whose turn it is does next: play tiles (KG-T1), place the next location (KG-N1), or say that the
 * turn is over, for nothing else is left to do in it.
 */
export const PHASES = ['tiles', 'location', 'end', 'over'] as const
export type Phase = (typeof PHASES)[number]

const seat = integer(0, 3)
const cell = integer(0, CELLS - 1)
const tile = named('tile', oneOf(TILES))
const valueTile = named('value-tile', oneOf(VALUE_TILES))
const dragonTile = oneOf(DRAGON_TILES)
const MOST_TILES = { max: 88 }
const piece = named('piece', oneOf(PIECES))
const counter = named('counter', oneOf(COUNTERS))
const MOST_COUNTERS = { max: COUNTERS.length }
const orientation = oneOf(ORIENTATIONS)
const colour = oneOf(COLOUR_LETTERS)
const location = integer(1, LOCATIONS.length)
/** More than any game could pay. */
const vp = integer(0, 1000)
const SEATS = { min: 2, max: 4 }

/** A tile that lies at none of the ten spaces. */
const elsewhere = object({ cell, piece })
export type Elsewhere = Infer<typeof elsewhere>

/** What the last scoring brought, which decides ties at the end (KG-E3); by seat. */
const lastScoring = object({
  vp: list(vp, SEATS),
  /** 1 is the first; of two colours the better one. 0: no tile there. */
  ranks: list(integer(0, 4), SEATS),
})
export type LastScoring = Infer<typeof lastScoring>

/** What everybody sees. */
const table = {
  options: allGiven(optionsSchema),
  /** KG-S1: those in play, in order; the last is the current location. */
  locations: mutableList(object({ cell, orientation }), { min: 1, max: LOCATIONS.length }),
  /** The ten spaces of the current location, clockwise from the upper left corner. */
  spaces: mutableList(oneOf<Space>([FREE, ...PIECES]), { min: SPACES, max: SPACES }),
  /** The tiles that are not at the current location, by rising cell. */
  elsewhere: list(elsewhere, MOST_TILES),
  /** Tiles that have left the game: covered, burnt, and dragons. */
  discarded: mutableList(tile, MOST_TILES),
  /** Whose turn it is; once the match is over, whose turn was the last. */
  turn: seat,
  phase: oneOf(PHASES),
  /** The tiles played from the hand in this turn, in the order in which they were (KG-T2, KG-X5). */
  played: mutableList(tile, MOST_TILES),
  lastScoring: maybe(lastScoring),
}

const player = mutableObject({
  vp,
  /** Known to its owner alone (KG-H1). Like all lists of tiles in the order of TILES. */
  hand: mutableList(tile, { max: HAND }),
  /** What is left to draw: a draw picks any of them, so there is no order to hide. */
  stack: mutableList(tile, MOST_TILES),
  /** Won and not yet played, in the order of COUNTERS. */
  counters: mutableList(counter, MOST_COUNTERS),
})
export type Player = Infer<typeof player>

export const stateSchema = mutableObject({ ...table, players: mutableList(player, SEATS) })
export type State = Infer<typeof stateSchema>

export const actionSchema = variants(
  /** KG-T1: a tile from the hand, with a counter on it (KG-X1). */
  object({ type: oneOf(['tile']), tile: valueTile, cell, counter: optional(counter) }),
  /** KG-T7: on an opponent's tile; without a cell, into any free space, where it is only discarded. */
  object({ type: oneOf(['dragon']), tile: dragonTile, cell: optional(cell) }),
  /** KG-X8: an own tile in play moves, with her on it. */
  object({ type: oneOf(['sorceress']), from: cell, to: cell }),
  /** KG-N1: the location's left or upper cell. */
  object({ type: oneOf(['location']), cell, orientation }),
  /** The player's word that the turn is over; only now are tiles drawn, so that until then all can be taken back. */
  object({ type: oneOf(['end']) }),
)
export type Action = Infer<typeof actionSchema>

export const viewSchema = object({
  viewer: oneOf([0, 1, 2, 3, 'spectator']),
  ...table,
  players: list(
    object({
      /** KG-P6: not shown of others while hidden. */
      vp: optional(vp),
      counters: list(counter, MOST_COUNTERS),
      /** How many tiles are in the hand and in the stack. */
      handSize: integer(0, HAND),
      stackSize: integer(0, 44),
      /** The hand, to its owner. */
      hand: optional(list(tile, { max: HAND })),
      /** KG-H1: the tiles the viewer knows to be there but not where: of the own only the stack, of others hand and stack. */
      unseen: list(tile, MOST_TILES),
    }),
    SEATS,
  ),
})
export type View = Infer<typeof viewSchema>
export type SeenPlayer = View['players'][number]

const CITED = ['KG-P1', 'KG-P2', 'KG-P3', 'KG-P4', 'KG-P5', 'KG-L3', 'KG-X4', 'KG-X6', 'KG-E1'] as const
export type Cited = (typeof CITED)[number]
const clauses = named('clauses', list(oneOf(CITED)))

/** How one colour stands at the location that is scored. */
export const standingSchema = object({
  colour,
  seat,
  /** Every tile that counts: what is printed on it, what it counts here, and why that is not the same. */
  tiles: list(object({ cell, piece, printed: integer(0, 5), counts: integer(0, 7), clauses })),
  total: integer(0),
  /** 1 is the first. Not given without a tile there: such a colour gets nothing (KG-P2). */
  rank: optional(integer(1, 4)),
  /** The colours with the same total. KG-P3 decides: those that win the tie stand before, those that lose it behind. */
  tied: list(colour),
  vp,
  counter: optional(counter),
  /** KG-E1: won by somebody without tiles, and so out of the game at once. */
  counterDiscarded: optional(oneOf([true])),
  clauses,
})
export type Standing = Infer<typeof standingSchema>

export const ENDINGS = ['tenth-location', 'too-few-with-tiles', 'nobody-has-tiles'] as const
export type Ending = (typeof ENDINGS)[number]

/** KG-E3: what decided between those with the most VP; `shared` when nothing did. */
export const TIE_BREAKS = ['last-location-vp', 'last-location-rank', 'shared'] as const
export type TieBreak = (typeof TIE_BREAKS)[number]

/** `where` is what people call the cell, as it was when it happened. */
export const eventSchema = variants(
  object({ type: oneOf(['game-started']), starter: seat }),
  /** Which tiles is only told to their owner (KG-H1). */
  object({ type: oneOf(['drawn']), seat, count: integer(1, HAND), tiles: optional(list(tile)) }),
  object({
    type: oneOf(['tile-placed']),
    seat,
    tile: valueTile,
    cell,
    where: whereSchema,
    counter: optional(counter),
    covered: optional(valueTile),
  }),
  /** Without a cell it was only discarded. */
  object({
    type: oneOf(['dragon-played']),
    seat,
    tile: dragonTile,
    cell: optional(cell),
    where: optional(whereSchema),
    burnt: optional(valueTile),
  }),
  object({
    type: oneOf(['sorceress-played']),
    seat,
    tile: valueTile,
    from: cell,
    fromWhere: whereSchema,
    to: cell,
    where: whereSchema,
    covered: optional(valueTile),
  }),
  object({
    type: oneOf(['scored']),
    location,
    /** Who placed the last tile: loses all ties (KG-P3). */
    lastBy: seat,
    /** KG-E2: free spaces are left only when nobody has tiles. */
    free: integer(0, SPACES),
    /** KG-X4: an adjacent Bishop makes every tile count 1. */
    bishop: flag(),
    /** From the first to the last. */
    standings: list(standingSchema, { min: 3, max: 4 }),
    /** KG-L3. How much was really lost is told with everybody's VP. */
    tourney: optional(object({ colour, seat, loss: oneOf([TOURNEY_LOSS]) })),
    /** What every seat won, and the VP after prizes and loss. KG-P6: of others only what they won while VP are hidden. */
    players: list(object({ won: vp, lost: optional(vp), vp: optional(vp) }), SEATS),
    hiddenVp: flag(),
  }),
  object({ type: oneOf(['location-placed']), seat, location, cell, where: whereSchema, orientation }),
  /** KG-E1 */
  object({ type: oneOf(['counters-discarded']), seat, counters: list(counter, MOST_COUNTERS) }),
  object({ type: oneOf(['skipped']), seat }),
  /** `reveals`: `end` is the player's own word, which is not asked for a second time and not taken back. */
  object({ type: oneOf(['turn-ended']), seat, reveals: oneOf([true]) }),
  object({
    type: oneOf(['game-ended']),
    winners: list(seat, { min: 1, max: 4 }),
    scores: list(vp, SEATS),
    ending: oneOf(ENDINGS),
    tieBreak: optional(oneOf(TIE_BREAKS)),
  }),
)
export type Event = Infer<typeof eventSchema>
export type Scored = Extract<Event, { readonly type: 'scored' }>

export function clone(state: State): State {
  return {
    options: state.options,
    locations: state.locations.slice(),
    spaces: state.spaces.slice(),
    elsewhere: state.elsewhere,
    players: state.players.map(clonePlayer),
    discarded: state.discarded.slice(),
    turn: state.turn,
    phase: state.phase,
    played: state.played.slice(),
    lastScoring: state.lastScoring,
  }
}

function clonePlayer({ vp, hand, stack, counters }: Player): Player {
  return { vp, hand: hand.slice(), stack: stack.slice(), counters: counters.slice() }
}

/** Why an action can be refused: each has a sentence in every language. */
export type Reason =
  /** KG-T1 */
  | 'not-in-hand'
  | 'nothing-played'
  /** KG-T9, KG-X8: the placing part of the turn is over. */
  | 'placing-over'
  | 'place-location-first'
  | 'no-location-now'
  /** KG-T2, KG-L1, KG-L2 */
  | 'one-value-a-turn'
  | 'graveyard-two'
  | 'garrison-one-star'
  /** KG-T4 to KG-T7 */
  | 'space-not-adjacent'
  | 'space-taken-safe'
  | 'own-tile'
  | 'barracks'
  | 'protected-by-counter'
  | 'covered-not-lower'
  | 'nothing-to-burn'
  /** KG-X */
  | 'counter-not-held'
  | 'sorceress-moves-tiles'
  | 'sorceress-instead-of-tiles'
  | 'no-own-tile-there'
  | 'tile-has-counter'
  | 'same-space'
  /** KG-N2, KG-N3 */
  | 'location-not-free'
  | 'location-no-shared-edge'
  | 'location-not-turned'
