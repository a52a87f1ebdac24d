/** Plays an epoch out quickly and sensibly: every action is looked at, with some noise. */
import type { Chance } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import { EPOCHS } from '../content'
import { type Learned, outlookFor, type Policy } from './learned-values'
import { NOTHING, PART_COUNT, RANK_COUNT, TILE_KINDS, VALUE } from './pieces'
import type { Position } from './position'

/** Noise is read from a table at a random place: one number from chance for each decision instead of one for each space. */
const NOISES = 1 << 12
const NOISE = noiseTable(NOISES + 64)
/** Where the noise of other things than spaces begins. */
const RANK_NOISE = 32
const START_NOISE = 37
const DRAW_NOISE = 38
const TAKE_NOISE = 40

/** Sums of uniform numbers, as good as normal, of deviation 1. */
function noiseTable(size: number): Float64Array {
  const chance = new FastChance('noise').at(0)
  const uniform = () => chance.below(1 << 20) / (1 << 20) - 0.5
  return Float64Array.from({ length: size }, () => 2 * (uniform() + uniform() + uniform()))
}

export class Playout {
  readonly #learned: Learned
  readonly #policy: Policy
  #noise = 0
  #prices: readonly (readonly number[])[] = []
  /** What the last look found: where a rank brings most and how much; the most that a resource or a hazard can bring. */
  #landSpace = 0
  #land = 0
  #up = 0
  #down = 0
  /** Where the tile in question brings most, and how much. */
  #space = 0
  #most = 0

  constructor(learned: Learned) {
    this.#learned = learned
    this.#policy = learned.policy
  }

  /** To the end of the epoch. */
  run(position: Position, chance: Chance): void {
    const { epoch, options, seats } = position
    this.#prices = outlookFor(this.#learned, options, seats, EPOCHS - epoch).castles
    while (!position.over && position.epoch === epoch) this.#playOn(position, chance)
  }

  #playOn(position: Position, chance: Chance): void {
    this.#noise = chance.below(NOISES)
    if (position.drawn !== NOTHING) {
      this.#findPlace(position, position.drawn)
      position.placeDrawn(this.#space)
      return
    }
    this.#look(position)
    const rank = this.#bestRank(position)
    const castle = this.#most
    const draw = position.supplyCount === 0 ? Number.NEGATIVE_INFINITY : this.#gainOfDraw(position, castle)
    const start = position.start[position.turn] as number
    if (start !== NOTHING && this.#gainOfStart(start) > Math.max(castle, draw)) {
      this.#findPlace(position, start)
      position.placeStart(this.#space)
    } else if (castle >= draw) position.placeCastle(rank, this.#landSpace)
    else if (position.options.noLuck) position.take(this.#bestTile(position))
    else position.draw(chance)
  }

  #someNoise(of: number): number {
    return this.#policy.noise * (NOISE[this.#noise + of] as number)
  }

  #look({ emptySpaces, emptyCount, rowPart, columnPart, prospects, turn }: Position): void {
    const { land, up, down } = prospects
    const noise = this.#noise
    const from = PART_COUNT * turn
    let most = Number.NEGATIVE_INFINITY
    let mostUp = 0
    let mostDown = 0
    let at = 0
    for (let i = 0; i < emptyCount; i++) {
      const space = emptySpaces[i] as number
      const row = rowPart[space] as number
      const column = columnPart[space] as number
      const worth =
        (land[row] as number) + (land[column] as number) + this.#policy.rankNoise * (NOISE[noise + space] as number)
      if (worth > most) {
        most = worth
        at = space
      }
      const ups = (up[from + row] as number) + (up[from + column] as number)
      if (ups > mostUp) mostUp = ups
      const downs = (down[from + row] as number) + (down[from + column] as number)
      if (downs < mostDown) mostDown = downs
    }
    this.#landSpace = at
    this.#land = most
    this.#up = mostUp
    this.#down = -mostDown
  }

  /** The castle that brings most there, or 0 for none. */
  #bestRank({ castles, turn }: Position): number {
    let rank = 0
    this.#most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < RANK_COUNT; i++) {
      const count = castles[turn * RANK_COUNT + i] as number
      if (count === 0) continue
      const price = (this.#prices[i] as readonly number[])[count - 1] ?? 0
      const gain = (i + 1) * this.#land - price + this.#someNoise(RANK_NOISE + i)
      if (gain <= this.#most) continue
      this.#most = gain
      rank = i + 1
    }
    return rank
  }

  /** What castles bring can be had later too; and a tile brings on average so much at its best place. */
  #gainOfDraw({ supplyResources, supplyHazards, supplyCount }: Position, castle: number): number {
    const tile = (supplyResources * this.#up + supplyHazards * this.#down) / supplyCount
    return (
      this.#policy.draw +
      this.#policy.drawCastle * Math.max(0, castle) +
      this.#policy.drawTile * tile +
      this.#someNoise(DRAW_NOISE)
    )
  }

  #gainOfStart(tile: number): number {
    const value = VALUE[tile] as number
    const gain = value > 0 ? value * this.#up : value < 0 ? -value * this.#down : this.#policy.special
    return gain - this.#policy.start + this.#someNoise(START_NOISE)
  }

  /** Where a tile brings most. */
  #findPlace(position: Position, tile: number): void {
    const { emptySpaces, emptyCount, rowPart, columnPart, prospects, turn } = position
    const value = VALUE[tile] as number
    const noise = this.#noise
    const from = PART_COUNT * turn
    const by = value > 0 ? prospects.up : prospects.down
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < emptyCount; i++) {
      const space = emptySpaces[i] as number
      const gain =
        value === 0
          ? prospects.tileAt(tile, space, turn)
          : value *
            ((by[from + (rowPart[space] as number)] as number) + (by[from + (columnPart[space] as number)] as number))
      const worth = gain + this.#policy.noise * (NOISE[noise + space] as number)
      if (worth > most) {
        most = worth
        this.#space = space
      }
    }
    this.#most = most
  }

  /** K-V1: the tile that brings most at once. */
  #bestTile(position: Position): number {
    let best = 0
    let most = Number.NEGATIVE_INFINITY
    for (let tile = 1; tile <= TILE_KINDS; tile++) {
      if (position.supply[tile] === 0) continue
      this.#findPlace(position, tile)
      const gain = this.#most + this.#someNoise(TAKE_NOISE + tile)
      if (gain > most) {
        most = gain
        best = tile
      }
    }
    return best
  }
}
