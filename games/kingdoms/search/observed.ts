/** What a seat knows of a position, as a number: the same for the same view, whatever led to it. */
import { SPACES } from '../content'
import { NOTHING, RANK_COUNT, TILE_KINDS } from './pieces'
import { MOST_SEATS, type Position } from './position'

/** More than there are of anything below but gold. */
const KINDS = 64
const HIDDEN = TILE_KINDS + 1

/** A slot for everything that can differ. */
const TURN = SPACES
const EPOCH = TURN + 1
const DRAWN = EPOCH + 1
const OVER = DRAWN + 1
const START = OVER + 1
const CASTLES = START + MOST_SEATS
const GOLD = CASTLES + MOST_SEATS * RANK_COUNT
const SLOTS = GOLD + MOST_SEATS

/** Two words for each slot and what it holds; of all that is there they are put together (Zobrist). */
const LOW = Int32Array.from({ length: SLOTS * KINDS }, (_, i) => mix(i, 0x2545f491))
const HIGH = Int32Array.from({ length: SLOTS * KINDS }, (_, i) => mix(i, 0x1b873593))

export function observedBy(seat: number, position: Position): number {
  const { board, castles, start, gold, seats } = position
  let low = 0
  let high = 0
  for (let space = 0; space < SPACES; space++) {
    const i = space * KINDS + (board[space] as number)
    low ^= LOW[i] as number
    high ^= HIGH[i] as number
  }
  for (let hand = 0; hand < seats * RANK_COUNT; hand++) {
    const i = (CASTLES + hand) * KINDS + (castles[hand] as number)
    low ^= LOW[i] as number
    high ^= HIGH[i] as number
  }
  for (let one = 0; one < seats; one++) {
    const tile = start[one] as number
    const i = (START + one) * KINDS + (tile === NOTHING || one === seat ? tile : HIDDEN)
    // Gold has no bounds.
    low ^= (LOW[i] as number) ^ mix(gold[one] as number, GOLD + one)
    high ^= (HIGH[i] as number) ^ mix(gold[one] as number, KINDS + one)
  }
  const turn = TURN * KINDS + position.turn
  const drawn = DRAWN * KINDS + position.drawn
  const epoch = mix(position.epoch, EPOCH)
  const over = OVER * KINDS + Number(position.over)
  low ^= (LOW[turn] as number) ^ (LOW[drawn] as number) ^ (LOW[over] as number) ^ epoch
  high ^= (HIGH[turn] as number) ^ (HIGH[drawn] as number) ^ (HIGH[over] as number) ^ (epoch >>> 3)
  return (high >>> 11) * 0x1_0000_0000 + (low >>> 0)
}

/** Spreads a number over 32 bits; another salt, other bits. */
function mix(number: number, salt: number): number {
  let x = Math.imul(number ^ Math.imul(salt, 0x9e3779b1), 0x85ebca6b)
  x = Math.imul(x ^ (x >>> 15) ^ salt, 0xc2b2ae35)
  x = Math.imul(x ^ (x >>> 13), 0x21f0aaad)
  return x ^ (x >>> 16)
}
