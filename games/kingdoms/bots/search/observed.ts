/** What a seat knows of a position, as a number: the same for the same view, whatever led to it. */

import { MOST_SEATS } from './board'
import { NOTHING, TILE_KINDS } from './pieces'
import type { Position } from './position'
import { KINDS, wordTable } from './words'

const HIDDEN = TILE_KINDS + 1

/** A slot for everything that changes with a turn besides pieces, hands and gold, whose words the position keeps. */
const TURN = 0
const DRAWN = TURN + 1
const OVER = DRAWN + 1
const START = OVER + 1
const SLOTS = START + MOST_SEATS

const LOW = wordTable(SLOTS, 0x2545f491)
const HIGH = wordTable(SLOTS, 0x1b873593)

export function observedBy(seat: number, position: Position): number {
  const { start, seats } = position
  const turn = TURN * KINDS + position.turn
  const drawn = DRAWN * KINDS + position.drawn
  const over = OVER * KINDS + Number(position.over)
  let low = position.low ^ (LOW[turn] as number) ^ (LOW[drawn] as number) ^ (LOW[over] as number)
  let high = position.high ^ (HIGH[turn] as number) ^ (HIGH[drawn] as number) ^ (HIGH[over] as number)
  for (let one = 0; one < seats; one++) {
    const tile = start[one] as number
    const i = (START + one) * KINDS + (tile === NOTHING || one === seat ? tile : HIDDEN)
    low ^= LOW[i] as number
    high ^= HIGH[i] as number
  }
  return (high >>> 11) * 0x1_0000_0000 + (low >>> 0)
}
