/** Plays an epoch out quickly and sensibly: every action is looked at, with some noise. */
import type { Chance } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import { EPOCHS, SPACES } from '../content'
import { type Outlooks, outlookFor, type Policy } from './learned-values'
import { NOTHING, PART_COUNT, RANK_COUNT, TILE_KINDS, VALUE } from './pieces'
import type { Position } from './position'

/** Noise is read from a table at a random place: one number from chance for each decision instead of one for each space. */
const NOISES = 1 << 9
const NOISE = noiseTable(NOISES + 64)
/** Where the noise of other things than spaces begins. */
const RANK_NOISE = 32
const START_NOISE = 37
const DRAW_NOISE = 38
const TAKE_NOISE = 40

/** How much of it is for the land of a castle, which counts as often as the castle has ranks. */
const LAND_NOISE = 0.25
/** In gold: what a tile without a number is taken to bring, where to look it up would take long. */
const SPECIAL = 6
const SPECIAL_SPACES = 5

/** Gumbel numbers: with them, what is e times as promising is chosen e times as often. */
function noiseTable(size: number): Float64Array {
  const chance = new FastChance('noise').at(0)
  return Float64Array.from({ length: size }, () => -Math.log(-Math.log((chance.below(1 << 20) + 0.5) / (1 << 20))))
}

export class Playout {
  readonly #outlooks: Outlooks
  readonly #policy: Policy
  #noise = 0
  /** By hand: what spending a castle of that rank costs, as far as it does not change within the epoch. */
  #prices: readonly (readonly number[])[] = []
  /** What the last look found: where a rank is most promising and how much; the most gold for a resource, for a hazard. */
  #landSpace = 0
  #land = 0
  #up = 0
  #down = 0
  /** How promising the best castle is; and where the tile in question goes best. */
  #most = 0
  #space = 0

  constructor(outlooks: Outlooks) {
    this.#outlooks = outlooks
    this.#policy = outlooks.policy
  }

  /** To the end of the epoch. */
  run(position: Position, chance: Chance): void {
    const { epoch, options } = position
    this.#prices = outlookFor(this.#outlooks, options, EPOCHS - epoch).castles
    while (!position.over && position.epoch === epoch) this.#playOn(position, chance)
  }

  #playOn(position: Position, chance: Chance): void {
    this.#noise = chance.below(NOISES)
    if (position.drawn !== NOTHING) {
      this.#placeDrawn(position)
      return
    }
    this.#look(position)
    const rank = this.#bestRank(position)
    const castle = this.#most
    const draw = position.supplyCount === 0 ? Number.NEGATIVE_INFINITY : this.#drawWorth(position)
    const start = position.start[position.turn] as number
    if (start !== NOTHING && this.#startWorth(start, position.emptyCount) > Math.max(castle, draw)) {
      this.#findPlace(position, start)
      position.placeStart(this.#space)
    } else if (castle >= draw) position.placeCastle(rank, this.#landSpace)
    else {
      if (position.options.noLuck) position.take(this.#bestTile(position))
      else position.draw(chance)
      this.#placeDrawn(position)
    }
  }

  #placeDrawn(position: Position): void {
    this.#findPlace(position, position.drawn)
    position.placeDrawn(this.#space)
  }

  #someNoise(of: number): number {
    return NOISE[this.#noise + of] as number
  }

  #look({ emptySpaces, emptyCount, rowPart, columnPart, prospects, turn }: Position): void {
    const { land, down } = prospects
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
        (land[from + row] as number) + (land[from + column] as number) + LAND_NOISE * (NOISE[noise + space] as number)
      if (worth > most) {
        most = worth
        at = space
      }
      // Near enough for resources too, but where the dragon is.
      const ahead = (down[from + row] as number) + (down[from + column] as number)
      if (ahead > mostUp) mostUp = ahead
      else if (ahead < mostDown) mostDown = ahead
    }
    this.#landSpace = at
    this.#land = most
    this.#up = mostUp
    this.#down = -mostDown
  }

  /** The most promising castle there, or 0 for none. */
  #bestRank({ castles, turn, emptyCount }: Position): number {
    const { spend, spendEarly, price } = this.#policy
    const early = emptyCount / SPACES
    let rank = 0
    this.#most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < RANK_COUNT; i++) {
      const count = castles[turn * RANK_COUNT + i] as number
      if (count === 0) continue
      const later = (this.#prices[i] as readonly number[])[count - 1] ?? 0
      const worth =
        (i + 1) * this.#land +
        (spend[i] as number) +
        (spendEarly[i] as number) * early -
        price * later +
        this.#someNoise(RANK_NOISE + i)
      if (worth <= this.#most) continue
      this.#most = worth
      rank = i + 1
    }
    return rank
  }

  #drawWorth({ supplyResources, supplyHazards, supplyCount, emptyCount }: Position): number {
    const { draw, drawEarly, drawGain } = this.#policy
    const gain = (supplyResources * this.#up + supplyHazards * this.#down) / supplyCount
    return draw + (drawEarly * emptyCount) / SPACES + drawGain * gain + this.#someNoise(DRAW_NOISE)
  }

  #startWorth(tile: number, emptyCount: number): number {
    const { start, startEarly, gain } = this.#policy
    const value = VALUE[tile] as number
    const gold = value > 0 ? value * this.#up : value < 0 ? -value * this.#down : SPECIAL
    return start + (startEarly * emptyCount) / SPACES + gain * gold + this.#someNoise(START_NOISE)
  }

  /** Where a tile is most promising. */
  #findPlace(position: Position, tile: number): void {
    const { emptySpaces, emptyCount, rowPart, columnPart, empty, prospects, turn } = position
    const value = VALUE[tile] as number
    if (value === 0) {
      this.#findPlaceOfSpecial(position, tile)
      return
    }
    const noise = this.#noise
    const from = PART_COUNT * turn
    const by = value > 0 ? prospects.up : prospects.down
    const byGain = this.#policy.gain * value
    const byRoom = this.#policy.tileRoom * value
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < emptyCount; i++) {
      const space = emptySpaces[i] as number
      const row = rowPart[space] as number
      const column = columnPart[space] as number
      const worth =
        byGain * ((by[from + row] as number) + (by[from + column] as number)) +
        byRoom * ((empty[row] as number) + (empty[column] as number)) +
        (NOISE[noise + space] as number)
      if (worth <= most) continue
      most = worth
      this.#space = space
    }
  }

  /** What these change takes longer to work out: some of the spaces will do. */
  #findPlaceOfSpecial({ emptySpaces, emptyCount, prospects, turn }: Position, tile: number): void {
    let most = Number.NEGATIVE_INFINITY
    for (let i = Math.min(emptyCount, SPECIAL_SPACES); i > 0; i--) {
      const space = emptySpaces[(this.#noise + i) % emptyCount] as number
      const worth = prospects.tileWorth(tile, space, turn) + this.#someNoise(space)
      if (worth <= most) continue
      most = worth
      this.#space = space
    }
  }

  /** K-V1: the tile that brings most at once; where each without a number goes best is not looked up. */
  #bestTile({ supply }: Position): number {
    let best = 0
    let most = Number.NEGATIVE_INFINITY
    for (let tile = 1; tile <= TILE_KINDS; tile++) {
      if (supply[tile] === 0) continue
      const value = VALUE[tile] as number
      const gold = value > 0 ? value * this.#up : value < 0 ? -value * this.#down : SPECIAL
      const worth = this.#policy.drawGain * gold + this.#someNoise(TAKE_NOISE + tile)
      if (worth <= most) continue
      most = worth
      best = tile
    }
    return best
  }
}
