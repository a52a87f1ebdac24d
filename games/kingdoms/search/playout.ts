/** Plays an epoch out quickly and sensibly: every action is looked at, with some noise. */
import type { Chance } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import { NOTHING, PART_COUNT, RANK_COUNT, TILE_KINDS, VALUE } from './pieces'
import type { Position } from './position'
import { epochsAfter, valuesFor } from './standing'

export const PLAY = { noise: 3, rankNoise: 1, draw: 3, drawCastle: 0.3, drawTile: 0.5, start: 5 }

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
  /** Where the last look found most, and how much. */
  #space = 0
  #most = 0
  #noise = 0
  #prices: readonly (readonly number[])[] = []

  /** To the end of the epoch. */
  run(position: Position, chance: Chance): void {
    const { epoch } = position
    this.#prices = valuesFor(position, epochsAfter(position)).castles
    while (!position.over && position.epoch === epoch) this.#playOn(position, chance)
  }

  #playOn(position: Position, chance: Chance): void {
    this.#noise = chance.below(NOISES)
    if (position.drawn !== NOTHING) {
      this.#findPlace(position, position.drawn)
      position.placeDrawn(this.#space)
      return
    }
    const { turn, castles, options } = position
    const prices = this.#prices
    this.#findLand(position)
    const land = this.#most
    let space = this.#space
    let rank = 0
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < RANK_COUNT; i++) {
      const count = castles[turn * RANK_COUNT + i] as number
      if (count === 0) continue
      const price = (prices[i] as readonly number[])[count - 1] ?? 0
      const gain = (i + 1) * land - price + this.#someNoise(RANK_NOISE + i)
      if (gain > most) {
        most = gain
        rank = i + 1
      }
    }
    const castle = most
    const start = position.start[turn] as number
    if (start !== NOTHING) {
      this.#findPlace(position, start)
      const gain = this.#most - PLAY.start + this.#someNoise(START_NOISE)
      if (gain > most) {
        most = gain
        space = this.#space
        rank = 0
      }
    }
    if (position.supplyCount > 0) {
      const gain = PLAY.draw + PLAY.drawCastle * Math.max(0, castle) + PLAY.drawTile * this.#expectedOfDraw(position)
      if (gain + this.#someNoise(DRAW_NOISE) > most) {
        if (options.noLuck) position.take(this.#bestTile(position))
        else position.draw(chance)
        return
      }
    }
    if (rank === 0) position.placeStart(space)
    else position.placeCastle(rank, space)
  }

  #someNoise(of: number): number {
    return PLAY.noise * (NOISE[this.#noise + of] as number)
  }

  /** Where a rank brings most. */
  #findLand(position: Position): void {
    const { emptySpaces, emptyCount, rowPart, columnPart } = position
    const { land } = position.prospects
    const noise = this.#noise
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < emptyCount; i++) {
      const space = emptySpaces[i] as number
      const worth =
        (land[rowPart[space] as number] as number) +
        (land[columnPart[space] as number] as number) +
        PLAY.rankNoise * (NOISE[noise + space] as number)
      if (worth > most) {
        most = worth
        this.#space = space
      }
    }
    this.#most = most
  }

  /** Where a tile brings most. */
  #findPlace(position: Position, tile: number): void {
    const { emptySpaces, emptyCount, rowPart, columnPart } = position
    const { prospects, turn } = position
    const from = PART_COUNT * turn
    const value = VALUE[tile] as number
    const noise = this.#noise
    const by = value > 0 ? prospects.up : prospects.down
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < emptyCount; i++) {
      const space = emptySpaces[i] as number
      const gain =
        value === 0
          ? prospects.tileAt(tile, space, turn)
          : value *
            ((by[from + (rowPart[space] as number)] as number) + (by[from + (columnPart[space] as number)] as number))
      const worth = gain + PLAY.noise * (NOISE[noise + space] as number)
      if (worth > most) {
        most = worth
        this.#space = space
      }
    }
    this.#most = most
  }

  /** What a tile from the supply brings on average at its best place; those without a number count nothing. */
  #expectedOfDraw({
    emptySpaces,
    emptyCount,
    rowPart,
    columnPart,
    supply,
    supplyCount,
    turn,
    prospects,
  }: Position): number {
    const { up, down } = prospects
    const from = PART_COUNT * turn
    let most = 0
    let least = 0
    for (let i = 0; i < emptyCount; i++) {
      const space = emptySpaces[i] as number
      const row = from + (rowPart[space] as number)
      const column = from + (columnPart[space] as number)
      most = Math.max(most, (up[row] as number) + (up[column] as number))
      least = Math.min(least, (down[row] as number) + (down[column] as number))
    }
    let sum = 0
    for (let tile = 1; tile <= TILE_KINDS; tile++) {
      const value = (VALUE[tile] as number) * (supply[tile] as number)
      sum += value > 0 ? value * most : value * least
    }
    return sum / supplyCount
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
