/**
 * An epoch that is under way as numbers for networks: every part of a line as each seat sees it, then every hand. Parts without an
 * empty space need no telling, they pay what they pay.
 */
import { EPOCHS, SPACES } from '../../content'
import type { Outlook } from '../learned/values'
import { MOST_SEATS } from './board'
import { DRAGON, LINE_COUNT, MINE, NOTHING, PARTS_PER_LINE, RANK_COUNT, VALUE } from './pieces'
import type { Position } from './position'

/** Amounts of gold are told in tens. */
export const GOLD = 10

/** Of a part, what is not the same for all seats comes first; what is the same for all parts comes last. */
export const OWN_OF_PART = 9
const COMMON_OF_PART = 9
const COMMON = 9
export const PART_INPUTS = OWN_OF_PART + COMMON_OF_PART + COMMON
export const HAND_INPUTS = 2 * RANK_COUNT + 18

/** Reads positions one after the other; whoever extends it hears what is told. */
export abstract class Teller {
  /** In tens, by seat: what it has, and what is sure. */
  readonly wealth = new Float64Array(MOST_SEATS)
  readonly #seats: number
  readonly #part = new Float32Array(PART_INPUTS)
  readonly #hand = new Float32Array(HAND_INPUTS)
  readonly #ranks: Int32Array
  /** By seat: the ranks of all castles in hand. */
  readonly #held: Int32Array
  #heldByAll = 0
  /** Of the tiles that are not on the board: how many, their resources and hazards, whether dragon and mine are among them. */
  #toCome = 0
  #resources = 0
  #hazards = 0
  #dragonToCome = 0
  #mineToCome = 0

  constructor(seats: number) {
    this.#seats = seats
    this.#ranks = new Int32Array(seats)
    this.#held = new Int32Array(seats)
  }

  /** A part as the first seat sees it; then as each does, with only the first `OWN_OF_PART` numbers changed. */
  protected abstract hearPart(input: Float32Array): void
  protected abstract hearPartOf(seat: number, input: Float32Array): void
  protected abstract hearHand(seat: number, input: Float32Array): void

  /** Tells all of a position in which no tile is drawn; the outlook is on what comes after the epoch. */
  tell(position: Position, outlook: Outlook): void {
    this.#count(position)
    for (let seat = 0; seat < this.#seats; seat++) this.wealth[seat] = (position.gold[seat] as number) / GOLD
    this.#tellCommon(position)
    for (let line = 0; line < LINE_COUNT; line++) {
      const isPaid = position.options.scoreAsYouGo && position.isFull(line)
      const last = position.lastPart[line] as number
      for (let part = line * PARTS_PER_LINE; part <= last && !isPaid; part++) this.#tellPart(position, part)
    }
    for (let seat = 0; seat < this.#seats; seat++) this.#tellHand(position, seat, outlook)
  }

  /** What is in hands and what is to come. */
  #count({ start, supply, castles, supplyResources, supplyHazards, supplyCount }: Position): void {
    this.#resources = supplyResources
    this.#hazards = supplyHazards
    this.#toCome = supplyCount
    this.#dragonToCome = Math.min(1, supply[DRAGON] as number)
    this.#mineToCome = Math.min(1, supply[MINE] as number)
    this.#heldByAll = 0
    for (let seat = 0; seat < this.#seats; seat++) {
      this.#countStart(start[seat] as number)
      let held = 0
      for (let i = 0; i < RANK_COUNT; i++) held += (i + 1) * (castles[seat * RANK_COUNT + i] as number)
      this.#held[seat] = held
      this.#heldByAll += held
    }
  }

  #countStart(tile: number): void {
    if (tile === NOTHING) return
    const value = VALUE[tile] as number
    this.#toCome++
    if (value > 0) this.#resources += value
    else this.#hazards -= value
    if (tile === DRAGON) this.#dragonToCome = 1
    if (tile === MINE) this.#mineToCome = 1
  }

  #tellCommon({ emptyCount, epoch }: Position): void {
    const part = this.#part
    const toCome = Math.max(1, this.#toCome)
    let at = PART_INPUTS - COMMON
    part[at++] = emptyCount / SPACES
    part[at++] = this.#resources / toCome / 3
    part[at++] = this.#hazards / toCome / 3
    part[at++] = this.#dragonToCome
    part[at++] = this.#mineToCome
    part[at++] = this.#toCome / (emptyCount + 1) / 2
    part[at++] = epoch === EPOCHS ? 1 : 0
    part[at++] = epoch === EPOCHS - 1 ? 1 : 0
    part[at++] = this.#heldByAll / 60
  }

  #tellPart(position: Position, part: number): void {
    const base = position.base(part)
    const ranks = this.#ranks
    for (let seat = 0; seat < this.#seats; seat++) ranks[seat] = position.ranksOf(part, seat)
    if (position.empty[part] === 0) {
      for (let seat = 0; seat < this.#seats; seat++) {
        this.wealth[seat] = (this.wealth[seat] as number) + (base * (ranks[seat] as number)) / GOLD
      }
      return
    }
    this.#tellLand(position, part, base)
    this.hearPart(this.#part)
    this.#tellRanks(position, part, base)
  }

  /** What a part is like whoever looks at it. */
  #tellLand({ empty, dragon, mine, resources, hazards }: Position, part: number, base: number): void {
    const input = this.#part
    const room = empty[part] as number
    const resource = (resources[part] as number) / 10
    const isDragonThere = dragon[part] === 1
    input.fill(0, 0, OWN_OF_PART)
    let at = OWN_OF_PART
    input[at++] = isDragonThere ? 0 : resource
    input[at++] = isDragonThere ? resource : 0
    input[at++] = (hazards[part] as number) / 10
    input[at++] = mine[part] as number
    input[at++] = dragon[part] as number
    input[at++] = room / 5
    input[at++] = room === 1 ? 1 : 0
    input[at++] = base / 10
    input[at++] = (base * room) / 30
  }

  /** What each seat has in a part and could have. */
  #tellRanks({ empty, dragon, mine }: Position, part: number, base: number): void {
    const ranks = this.#ranks
    const input = this.#part
    let all = 0
    let most = 0
    let second = 0
    for (let seat = 0; seat < this.#seats; seat++) {
      const own = ranks[seat] as number
      all += own
      second = Math.max(second, Math.min(most, own))
      most = Math.max(most, own)
    }
    const room = (empty[part] as number) * (1 - (dragon[part] as number)) * (1 + (mine[part] as number))
    for (let seat = 0; seat < this.#seats; seat++) {
      const own = ranks[seat] as number
      const others = all - own
      input[0] = own / 5
      input[1] = others / 8
      input[2] = (own === most ? second : most) / 5
      input[3] = (base * own) / 20
      input[4] = (base * others) / 30
      input[5] = (own * room) / 15
      input[6] = own > 0 ? 1 : 0
      input[7] = (this.#held[seat] as number) / 15
      input[8] = (others * room) / 30
      this.hearPartOf(seat, input)
    }
  }

  #tellHand(position: Position, seat: number, outlook: Outlook): void {
    const { emptyCount, epoch, turn, start } = position
    const seats = this.#seats
    const input = this.#hand
    const left = emptyCount / SPACES
    let at = this.#tellCastles(position, seat, outlook)
    const held = this.#held[seat] as number
    input[at++] = left
    input[at++] = (held / 15) * left
    input[at++] = ((this.#heldByAll - held) / (15 * (seats - 1))) * left
    const tile = start[seat] as number
    const value = VALUE[tile] as number
    input[at++] = tile === NOTHING ? 0 : 1
    input[at++] = Math.max(0, value) / 6
    input[at++] = Math.max(0, -value) / 6
    // How many turns of others come first, and whether the seat will have a turn more than others.
    const until = (seat - turn + seats) % seats
    input[at++] = until === 0 ? 1 : 0
    input[at++] = until === 1 ? 1 : 0
    input[at++] = until === 2 ? 1 : 0
    input[at++] = until < emptyCount % seats ? 1 : 0
    input[at++] = emptyCount <= seats ? 1 : 0
    input[at++] = epoch === EPOCHS ? 1 : 0
    input[at++] = epoch === EPOCHS - 1 ? 1 : 0
    input[at++] = this.#toCome / 23
    input[at++] = this.#resources / Math.max(1, this.#toCome) / 3
    input[at++] = this.#hazards / Math.max(1, this.#toCome) / 3
    input[at++] = this.#dragonToCome
    this.hearHand(seat, input)
  }

  /** By rank what the seat has and what others have on average; then what that would be worth if it were kept. */
  #tellCastles({ castles }: Position, seat: number, outlook: Outlook): number {
    const seats = this.#seats
    const input = this.#hand
    let at = 0
    let kept = 0
    for (let i = 0; i < RANK_COUNT; i++) {
      const count = castles[seat * RANK_COUNT + i] as number
      let all = 0
      for (let other = 0; other < seats; other++) all += castles[other * RANK_COUNT + i] as number
      input[at++] = count / 2
      input[at++] = (all - count) / (2 * (seats - 1))
      const worths = outlook.castles[i] as readonly number[]
      for (let n = 0; n < count && n < worths.length; n++) kept += worths[n] as number
    }
    input[at++] = kept / 50
    return at
  }
}
