/**
 * What everybody can expect of an epoch that is under way, as networks have learned it from epochs that searches played to their
 * end: one for the gold that a part of a line will bring a seat, one for what its hand will bring besides. Tries say how an
 * epoch could go on, but those who play in them think less than those at the table.
 */
import { type Network, readNetwork } from '@crownlands/core/network'
import { SPACES } from '../../content'
import type { Options } from '../../rules/state'
import foresight from '../learned/foresight.json' with { type: 'json' }
import type { Outlook } from '../learned/values'
import type { Position } from './position'
import { shares } from './standing'
import { HAND_INPUTS, OWN_OF_PART, PART_INPUTS, Teller } from './told'

const HIDDEN = 16
export const PART_SHAPE = { inputs: PART_INPUTS, hidden: HIDDEN }
export const HAND_SHAPE = { inputs: HAND_INPUTS, hidden: HIDDEN }

/** What is stored, for a number of players. */
export interface Foreseen {
  readonly parts: string
  readonly hands: string
  /**
   * By epoch: how much ten gold more count, as a logarithm; at its end, and how much that changes if the whole board were empty. The
   * more is still to come, the less.
   */
  readonly sharpness: readonly (readonly number[])[]
}

/** By number of players. */
export const FORESIGHT: Readonly<Record<number, Foreseen>> = foresight.weights

/** For the rules as they are printed, K-V3 among them: where tiles are chosen (K-V1) or epochs have no number (K-V2) it was not learned. */
export function foresightFor(
  foreseen: Foreseen | undefined,
  { noLuck, lastCastle }: Options,
  seats: number,
): Foresight | undefined {
  if (foreseen === undefined || noLuck || lastCastle) return undefined
  const { parts, hands, sharpness } = foreseen
  return new Foresight(seats, readNetwork(PART_SHAPE, parts), readNetwork(HAND_SHAPE, hands), sharpness)
}

export class Foresight extends Teller {
  readonly #seats: number
  readonly #parts: Network
  readonly #hands: Network
  readonly #sharpness: Foreseen['sharpness']

  constructor(seats: number, parts: Network, hands: Network, sharpness: Foreseen['sharpness']) {
    super(seats)
    this.#seats = seats
    this.#parts = parts
    this.#hands = hands
    this.#sharpness = sharpness
  }

  /** How every seat stands, between 0 and 1, as `standing` will say at the end of the epoch. */
  standing(position: Position, outlook: Outlook, into: Float64Array): void {
    this.tell(position, outlook)
    const [atEnd = 0, early = 0] = this.#sharpness[position.epoch - 1] ?? []
    shares(this.wealth, this.#seats, Math.exp(atEnd + (early * position.emptyCount) / SPACES), into)
  }

  protected hearPart(input: Float32Array): void {
    this.#parts.setGround(input)
  }

  protected hearPartOf(seat: number, input: Float32Array): void {
    this.wealth[seat] = (this.wealth[seat] as number) + this.#parts.evaluateNear(input, OWN_OF_PART)
  }

  protected hearHand(seat: number, input: Float32Array): void {
    this.wealth[seat] = (this.wealth[seat] as number) + this.#hands.evaluate(input)
  }
}
