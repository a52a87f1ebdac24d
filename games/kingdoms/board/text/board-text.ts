/** The words on and around the board that a player reads or hears. */
import type { KeyHelp } from '@crownlands/kit/room-ui'
import type { Tile } from '../../content'

export interface BoardText {
  readonly board: string
  readonly dock: string
  readonly tiles: Readonly<Record<Tile, string>>
  /** What a tile without a number does to the scoring, in a line. */
  readonly effects: Readonly<Partial<Record<Tile, string>>>
  /** What a tile with a number does. */
  readonly counts: (value: number) => string
  readonly castleDoes: (rank: number) => string
  readonly castleReturns: (rank: number) => string
  readonly startDoes: string
  readonly drawDoes: string
  /** Why nothing of the dock can be used now. */
  readonly notYourTurn: string
  readonly placeDrawnFirst: string
  /** An empty space was clicked with nothing in the hand. */
  readonly chooseFirst: (draws: 'draw' | 'take' | 'neither') => string
  /** The prompt while a piece is in the hand. */
  readonly inHand: (name: string) => string
  readonly castleNamed: (rank: number) => string
  readonly keys: readonly KeyHelp[]
  readonly space: (name: string) => string
  readonly empty: string
  readonly mayPlace: string
  readonly castleOf: (rank: number, owner: string) => string
  readonly wizardHelps: (rank: number) => string
  readonly line: (kind: 'row' | 'column', number: number) => string
  /** `, a2 to c2` */
  readonly reach: (first: string, last: string) => string
  readonly base: (base: number) => string
  readonly nothingYet: string
  readonly paid: string
  readonly justPlaced: string
  readonly recent: (name: string) => string
  readonly hinted: string
  readonly wouldChange: (changes: readonly { readonly name: string; readonly change: number }[]) => string
  readonly noGoldMoves: string
  readonly castlesInHand: (rank: number, count: number) => string
  /** Under the tile: short. */
  readonly startShort: string
  readonly startingTileIs: (name: string) => string
  readonly startingTileHidden: string
  readonly startingTilePlayed: string
  readonly noStartingTile: string
  readonly draw: string
  readonly drawFrom: (count: number) => string
  readonly take: (name: string, count: number) => string
  readonly openTiles: string
  readonly toPlace: string
  readonly toPlaceIs: (name: string) => string
  readonly gold: (gold: number) => string
  readonly castlesLeft: (counts: readonly number[]) => string
  readonly epoch: (epoch: number) => string
  readonly start: string
  readonly and: string
  readonly noTiles: string
  readonly noCastles: string
  readonly total: string
  readonly nowHas: string
  /** Links to the clauses of a scoring, by what they are about. */
  readonly clauses: Readonly<Record<'K-P2' | 'K-P3' | 'K-P4' | 'K-P5' | 'K-P6' | 'K-P7' | 'K-V2', string>>
  readonly counted: (name: string, counts: number) => string
  readonly gains: (name: string, gold: number) => string
}
