/** The data of a match of Kingdoms: shapes, their schemas and how to copy them. */
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
import { CASTLES, COLUMNS, EDITIONS, EMPTY, RANKS, SPACES, type Space, TILES, type Tile, tileSet } from '../content'

export const optionsSchema = object({
  /** K-V1 */
  noLuck: withDefault(flag(), false),
  /** K-V2 */
  lastCastle: withDefault(flag(), false),
  /** K-V3 */
  scoreAsYouGo: withDefault(flag(), false),
  /** K-C4 */
  edition: withDefault(oneOf(EDITIONS), '2011'),
})
export type Options = Infer<typeof optionsSchema>

const seat = integer(0, 3)
const epoch = integer(1)
const space = integer(0, SPACES - 1)
const tile = named('tile', oneOf(TILES))
const rank = oneOf(RANKS)
const MOST_TILES = tileSet('2011').length
const piece = named('piece', oneOf<Space>([EMPTY, ...TILES, ...CASTLES]))
const EVERY_SPACE = { min: SPACES, max: SPACES }
const castlesLeft = integer(0, 4)
const EVERY_RANK = { min: RANKS.length, max: RANKS.length }
const fullOptions = allGiven(optionsSchema)
/** More than any game could pay: sums stay exact. */
const gold = integer(-1_000_000, 1_000_000)

const player = mutableObject({
  gold,
  /** Castles in hand of rank 1, 2, 3 and 4. */
  castles: mutableList(castlesLeft, EVERY_RANK),
  /** Unplayed; known to its owner alone (K-H1). */
  startingTile: maybe(tile),
})
export type Player = Infer<typeof player>

export const stateSchema = mutableObject({
  options: fullOptions,
  /** Counted from 1. */
  epoch,
  /** Row by row from the top left. */
  board: mutableList(piece, EVERY_SPACE),
  /** The empty spaces of the board in rising order: kept because every decision asks for them. */
  empty: mutableList(space, { max: SPACES }),
  players: mutableList(player, { min: 2, max: 4 }),
  /** What is left to draw, in the order of TILES: a draw picks any of them, so there is no order to hide. */
  supply: mutableList(tile, { max: MOST_TILES }),
  /** Drawn or taken, not yet placed. Its face is public (K-T2). */
  drawn: maybe(tile),
  /** Whose turn it is; once the match is over, the player who placed last. */
  turn: seat,
  over: flag(),
})
export type State = Infer<typeof stateSchema>

export const actionSchema = variants(
  /** K-T1 */
  object({ type: oneOf(['castle']), rank, space }),
  /** K-T2: look at a tile of the supply... */
  object({ type: oneOf(['draw']) }),
  /** K-V1: ...or, with No Luck, choose one that lies face up... */
  object({ type: oneOf(['take']), tile }),
  /** ...and place it. */
  object({ type: oneOf(['place']), space }),
  /** K-T3 */
  object({ type: oneOf(['start']), space }),
)
export type Action = Infer<typeof actionSchema>

/** What a seat may know of a starting tile: its face, that there is one, or that there is none. */
export type SeenTile = Tile | 'hidden' | 'none'

export const viewSchema = object({
  viewer: oneOf([0, 1, 2, 3, 'spectator']),
  options: fullOptions,
  epoch,
  board: list(piece, EVERY_SPACE),
  players: list(
    object({
      gold,
      castles: list(castlesLeft, EVERY_RANK),
      startingTile: oneOf<SeenTile>([...TILES, 'hidden', 'none']),
    }),
    { min: 2, max: 4 },
  ),
  /** How many tiles are left to draw. */
  supply: integer(0, MOST_TILES),
  /** K-H1: the tiles the viewer has not seen this epoch: the supply and the hidden starting tiles together. With No Luck, the face-up supply. */
  unseen: list(tile, { max: MOST_TILES }),
  drawn: optional(tile),
  turn: seat,
  over: flag(),
})
export type View = Infer<typeof viewSchema>

const clauses = named('clauses', list(oneOf(['K-P2', 'K-P3', 'K-P4', 'K-P5', 'K-P6', 'K-P7', 'K-V2'])))

export const partScoreSchema = object({
  spaces: list(space, { min: 1, max: COLUMNS }),
  /** Every tile with a number in the part: what is printed on it and what it counts here. */
  tiles: list(object({ space, tile, printed: integer(-6, 6), counts: integer(-12, 12), clauses })),
  resources: integer(0),
  hazards: integer(0),
  base: integer(),
  clauses,
  gains: list(
    object({
      seat,
      castles: list(object({ space, rank, wizard: integer(0, 1) })),
      ranks: integer(1),
      gold: integer(),
      clauses,
    }),
  ),
})
export type PartScore = Infer<typeof partScoreSchema>

export const ENDINGS = ['third-epoch', 'last-castle', 'last-castle-with-empty-spaces'] as const
export type Ending = (typeof ENDINGS)[number]

const golds = list(integer(), { min: 2, max: 4 })

export const eventSchema = variants(
  object({ type: oneOf(['epoch-started']), epoch, starter: seat }),
  /** The tile is only told to its owner (K-H1). */
  object({ type: oneOf(['starting-tile-dealt']), seat, tile: optional(tile) }),
  object({ type: oneOf(['castle-placed']), seat, rank, space }),
  object({ type: oneOf(['tile-drawn']), seat, tile }),
  object({ type: oneOf(['tile-taken']), seat, tile }),
  object({ type: oneOf(['tile-placed']), seat, tile, space, from: oneOf(['supply', 'start']) }),
  object({ type: oneOf(['passed']), seat }),
  object({
    type: oneOf(['line-scored']),
    kind: oneOf(['row', 'column']),
    number: integer(1, COLUMNS),
    parts: list(partScoreSchema),
    /** What every seat gained from the line. */
    gained: golds,
    /** Everybody's gold after it. */
    gold: golds,
  }),
  object({ type: oneOf(['epoch-ended']), epoch, gold: golds }),
  object({
    type: oneOf(['game-ended']),
    winners: list(seat, { min: 1, max: 4 }),
    scores: golds,
    ending: oneOf(ENDINGS),
  }),
)
export type Event = Infer<typeof eventSchema>

export function clone(state: State): State {
  return {
    options: state.options,
    epoch: state.epoch,
    board: state.board.slice(),
    empty: state.empty.slice(),
    players: state.players.map(clonePlayer),
    supply: state.supply.slice(),
    drawn: state.drawn,
    turn: state.turn,
    over: state.over,
  }
}

function clonePlayer(player: Player): Player {
  return { gold: player.gold, castles: player.castles.slice(), startingTile: player.startingTile }
}

/** The spaces of a board that are empty, in rising order. */
export function emptySpaces(board: readonly Space[]): number[] {
  return board.flatMap((piece, space) => (piece === EMPTY ? [space] : []))
}

/** Why an action can be refused: each has a sentence in every language. */
export type Reason =
  | 'place-drawn-first'
  | 'no-castle-left'
  | 'space-taken'
  | 'tiles-lie-open'
  | 'supply-empty'
  | 'tiles-lie-face-down'
  | 'tile-not-there'
  | 'nothing-drawn'
  | 'no-starting-tiles'
  | 'starting-tile-played'
