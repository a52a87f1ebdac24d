/** What a seat knows of a position, as a number: the same for the same view, whatever led to it. */
import { NOTHING, RANK_COUNT, TILE_KINDS } from './pieces'
import { MOST_SEATS, type Position } from './position'
import { KINDS, mix, wordTable } from './words'

const HIDDEN = TILE_KINDS + 1

/** A slot for everything off the board that can differ. */
const TURN = 0
const DRAWN = TURN + 1
const OVER = DRAWN + 1
const START = OVER + 1
const CASTLES = START + MOST_SEATS
const SLOTS = CASTLES + MOST_SEATS * RANK_COUNT

const LOW = wordTable(SLOTS, 0x2545f491)
const HIGH = wordTable(SLOTS, 0x1b873593)
/** Gold and epochs have no bounds. */
const GOLD_SALT = 101
const EPOCH_SALT = 201

export function observedBy(seat: number, position: Position): number {
  const { castles, start, gold, seats } = position
  let low = position.boardLow
  let high = position.boardHigh
  for (let hand = 0; hand < seats * RANK_COUNT; hand++) {
    const i = (CASTLES + hand) * KINDS + (castles[hand] as number)
    low ^= LOW[i] as number
    high ^= HIGH[i] as number
  }
  for (let one = 0; one < seats; one++) {
    const tile = start[one] as number
    const i = (START + one) * KINDS + (tile === NOTHING || one === seat ? tile : HIDDEN)
    const rich = mix(gold[one] as number, GOLD_SALT + one)
    low ^= (LOW[i] as number) ^ rich
    high ^= (HIGH[i] as number) ^ Math.imul(rich, 0x2c1b3c6d)
  }
  const turn = TURN * KINDS + position.turn
  const drawn = DRAWN * KINDS + position.drawn
  const over = OVER * KINDS + Number(position.over)
  const epoch = mix(position.epoch, EPOCH_SALT)
  low ^= (LOW[turn] as number) ^ (LOW[drawn] as number) ^ (LOW[over] as number) ^ epoch
  high ^= (HIGH[turn] as number) ^ (HIGH[drawn] as number) ^ (HIGH[over] as number) ^ Math.imul(epoch, 0x2c1b3c6d)
  return (high >>> 11) * 0x1_0000_0000 + (low >>> 0)
}
