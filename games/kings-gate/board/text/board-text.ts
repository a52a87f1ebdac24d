/** The words on and around the board that a player reads or hears. */
import type { House } from '@crownlands/kit/houses'
import type { KeyHelp } from '@crownlands/kit/room-ui'
import type { Counter, LocationId } from '../../content'
import type { Orientation } from '../../rules/grid'
import type { Cited } from '../../rules/state'
import type { Names } from '../../text/names'

/** One of the colours at a location, for a sentence. */
export interface Place {
  readonly who: string
  readonly total: number
  readonly rank: number | undefined
  readonly vp: number
}

export interface BoardText extends Names {
  readonly board: string
  readonly dock: string
  readonly controls: string
  readonly zoomIn: string
  readonly zoomOut: string
  readonly centre: string
  readonly everything: string
  /** KG-S2: a colour of somebody who has two, by its charge. */
  readonly ofTwo: (name: string, house: House) => string
  readonly charges: Readonly<Record<House, string>>
  readonly free: string
  readonly tileOf: (tile: string, value: number, who: string) => string
  readonly withCounter: (counter: string) => string
  readonly protectedBySword: string
  readonly location: (name: string, number: number) => string
  readonly current: string
  readonly finished: string
  readonly prizes: (vp: readonly number[]) => string
  readonly safe: string
  readonly dangerous: string
  readonly byKing: string
  /** What safe and dangerous mean, in a line. */
  readonly safeMeans: string
  readonly dangerousMeans: string
  readonly prizesMean: string
  /** Beside the place of a colour. */
  readonly ifScored: string
  /** What a tile may do, by what is printed on it. */
  readonly tileDoes: Readonly<Record<keyof Names['tiles'], string>>
  /** Why a tile of the hand is grey. */
  readonly notNow: { readonly turn: string; readonly over: string; readonly together: string }
  /** A space was clicked with nothing in the hand. */
  readonly tileFirst: string
  /** The prompt while something is in the hand. */
  readonly holding: {
    tile(tile: string, location: string, where: 'free' | 'lower'): string
    readonly dragon: string
    counter(counter: string): string
    readonly sorceress: string
    readonly sorceressPuts: string
  }
  readonly wins: (counters: readonly string[]) => string
  readonly special: Readonly<Partial<Record<LocationId, string>>>
  readonly bishopHere: string
  readonly mayPlace: string
  readonly mayCover: string
  readonly mayBurn: string
  readonly mayDiscard: string
  readonly mayMove: string
  readonly moving: string
  readonly site: (name: string) => string
  readonly lies: Readonly<Record<Orientation, string>>
  readonly justPlaced: string
  readonly recent: (name: string) => string
  readonly changes: (changes: readonly { readonly name: string; readonly vp: string }[]) => string
  readonly hinted: string
  readonly wouldStand: (places: readonly Place[]) => string
  readonly wouldScore: string
  readonly place: (place: Place) => string
  readonly loses: (who: string, loss: number) => string
  readonly rank: (rank: number) => string
  readonly noTile: string
  readonly vp: (vp: number) => string
  readonly vpShort: string
  readonly vpHidden: string
  readonly standings: (name: string) => string
  readonly free10: (free: number) => string
  readonly takes: (tile: string, counter: string) => string
  readonly counterHeld: (counter: string) => string
  readonly effects: Readonly<Record<Counter, string>>
  readonly discard: string
  readonly handEmpty: string
  readonly inStack: (count: number) => string
  readonly turn: string
  readonly placeHere: string
  readonly nextLocation: (name: string) => string
  readonly handOf: (hand: number, stack: number) => string
  readonly countersHeld: (counters: readonly string[]) => string
  readonly alsoPlays: (house: House) => string
  readonly start: string
  readonly counted: (tile: string, counts: number) => string
  readonly tieWon: (over: readonly string[]) => string
  readonly tieLost: (to: readonly string[]) => string
  readonly lastBy: (name: string) => string
  readonly scoredUnfinished: (free: number) => string
  readonly takesCounter: (counter: string) => string
  readonly counterGone: (counter: string) => string
  readonly scoring: string
  readonly nowHas: string
  readonly keys: readonly KeyHelp[]
  readonly clauses: Readonly<Record<Cited | 'KG-E2', string>>
}
