/** Plays an epoch out quickly and sensibly: every action is looked at, with some noise. */
import type { Chance } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import { EPOCHS, SPACES } from '../../content'
import { type Outlooks, outlookFor, type Policy } from '../learned/values'
import { COLUMN_SHIFT, ROW_MASK, ROW_SHIFT, SPACE_BITS, SPACE_MASK } from './parts'
import { NOTHING, PART_COUNT, RANK_COUNT, TILE_KINDS, VALUE } from './pieces'
import type { Position } from './position'
import { SIXTHS, STEPS } from './prospects'

/**
 * What is compared are whole numbers with the number of what they stand for in their lowest bits: the largest is found
 * without a branch, which a processor would often guess wrong.
 */
const RANK_BITS = 2
const RANK_MASK = (1 << RANK_BITS) - 1
/** Less than anything that is compared, and what an empty hand makes of a rank; differences fit into 32 bits. */
const LEAST = -(2 ** 30)
const NONE_LEFT = -(2 ** 26)

/** How much noise is for the land of a castle, which counts as often as the castle has ranks. */
const LAND_NOISE = 0.25
/** Noise is read from a table at a random place: one number from chance for each decision instead of one for each space. */
const NOISES = 1 << 9
const NOISE = noiseTable(NOISES + 64)
const NOISE_OF_LAND = Int32Array.from(NOISE, (noise) => Math.round(LAND_NOISE * noise * STEPS) << SPACE_BITS)
const NOISE_OF_TILE = Int32Array.from(NOISE, (noise) => Math.round(noise * STEPS) << SPACE_BITS)
const NOISE_OF_RANK = Int32Array.from(NOISE, (noise) => Math.round(noise * STEPS) << RANK_BITS)
/** Where the noise of other things than spaces begins. */
const RANK_NOISE = 32
const START_NOISE = 37
const DRAW_NOISE = 38
const TAKE_NOISE = 40

/** More than there are castles of a rank in any hand. */
const HAND = 8
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
  /** By rank and how many are left in hand: how promising it is to spend one, as far as that does not change within the epoch. */
  readonly #spending = new Int32Array(RANK_COUNT * HAND)
  readonly #spendEarly = new Int32Array(RANK_COUNT)
  #epoch = 0
  /** What the last look found: where a rank is most promising and how much, in steps; the most gold for a resource, for a hazard. */
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

  /** To the end of the epoch, or for so many placements. */
  run(position: Position, chance: Chance, most = Number.POSITIVE_INFINITY): void {
    const { epoch } = position
    if (epoch !== this.#epoch) this.#priceCastles(position)
    for (let count = 0; count < most && !position.over && position.epoch === epoch; count++) {
      this.#playOn(position, chance)
    }
  }

  #priceCastles({ options, epoch }: Position): void {
    const { castles } = outlookFor(this.#outlooks, options, EPOCHS - epoch)
    const { spend, spendEarly, price } = this.#policy
    for (let i = 0; i < RANK_COUNT; i++) {
      this.#spending[i * HAND] = NONE_LEFT
      for (let count = 1; count < HAND; count++) {
        const worth = (spend[i] as number) - price * (castles[i]?.[count - 1] ?? 0)
        this.#spending[i * HAND + count] = Math.round(worth * STEPS)
      }
      this.#spendEarly[i] = Math.round(((spendEarly[i] as number) * STEPS) / SPACES)
    }
    this.#epoch = epoch
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

  #look({ empties, emptyCount, prospects, turn }: Position): void {
    const { land, down: aheads } = prospects
    const table = NOISE_OF_LAND
    const noise = this.#noise
    const from = PART_COUNT * turn
    let best = LEAST
    let up = 0
    let low = 0
    for (let i = 0; i < emptyCount; i++) {
      const empty = empties[i] as number
      const space = empty & SPACE_MASK
      const row = from + ((empty >> ROW_SHIFT) & ROW_MASK)
      const column = from + (empty >> COLUMN_SHIFT)
      const lands = ((land[row] as number) + (land[column] as number)) | 0
      const key = ((lands << SPACE_BITS) + (table[noise + space] as number) + space) | 0
      const better = (key - best) | 0
      best = (best + (better & ~(better >> 31))) | 0
      // Near enough for resources too, but where the dragon is.
      const ahead = ((aheads[row] as number) + (aheads[column] as number)) | 0
      const higher = (ahead - up) | 0
      up = (up + (higher & ~(higher >> 31))) | 0
      const lower = (ahead - low) | 0
      low = (low + (lower & (lower >> 31))) | 0
    }
    this.#landSpace = best & SPACE_MASK
    this.#land = best >> SPACE_BITS
    this.#up = up / SIXTHS
    this.#down = -low / SIXTHS
  }

  /** The most promising castle there. */
  #bestRank({ castles, turn, emptyCount }: Position): number {
    const spending = this.#spending
    const early = this.#spendEarly
    const table = NOISE_OF_RANK
    const noise = this.#noise + RANK_NOISE
    const land = this.#land
    const hand = turn * RANK_COUNT
    let best = LEAST
    for (let i = 0; i < RANK_COUNT; i++) {
      const spent = spending[i * HAND + (castles[hand + i] as number)] as number
      const worth = (Math.imul(i + 1, land) + spent + Math.imul(early[i] as number, emptyCount)) | 0
      const key = ((worth << RANK_BITS) + (table[noise + i] as number) + i) | 0
      const better = (key - best) | 0
      best = (best + (better & ~(better >> 31))) | 0
    }
    this.#most = (best >> RANK_BITS) / STEPS
    return (best & RANK_MASK) + 1
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
    const { empties, emptyCount, empty: room, prospects, turn } = position
    const value = VALUE[tile] as number
    if (value === 0) {
      this.#findPlaceOfSpecial(position, tile)
      return
    }
    const table = NOISE_OF_TILE
    const noise = this.#noise
    const from = PART_COUNT * turn
    const by = value > 0 ? prospects.up : prospects.down
    const byGain = Math.round((this.#policy.gain * value * STEPS) / SIXTHS)
    const byRoom = Math.round(this.#policy.tileRoom * value * STEPS)
    let best = LEAST
    for (let i = 0; i < emptyCount; i++) {
      const empty = empties[i] as number
      const space = empty & SPACE_MASK
      const row = (empty >> ROW_SHIFT) & ROW_MASK
      const column = empty >> COLUMN_SHIFT
      const gains = ((by[from + row] as number) + (by[from + column] as number)) | 0
      const rooms = ((room[row] as number) + (room[column] as number)) | 0
      const worth = (Math.imul(byGain, gains) + Math.imul(byRoom, rooms)) | 0
      const key = ((worth << SPACE_BITS) + (table[noise + space] as number) + space) | 0
      const better = (key - best) | 0
      best = (best + (better & ~(better >> 31))) | 0
    }
    this.#space = best & SPACE_MASK
  }

  /** What these change takes longer to work out: some of the spaces will do. */
  #findPlaceOfSpecial({ empties, emptyCount, prospects, turn }: Position, tile: number): void {
    let most = Number.NEGATIVE_INFINITY
    for (let i = Math.min(emptyCount, SPECIAL_SPACES); i > 0; i--) {
      const space = (empties[(this.#noise + i) % emptyCount] as number) & SPACE_MASK
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
