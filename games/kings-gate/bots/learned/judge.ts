/** What the networks say of positions and turns, with so many players. */
import { chanceOf, type Network } from '@crownlands/core/network'
import { Reader } from './features'
import { LOCATION_PHASE, OVER_PHASE, type Position, TILES_PHASE } from './position'
import { Turns, worthOfEnd } from './turns'

export class Judge {
  readonly turns: Turns
  readonly #seats: number
  readonly #networks: readonly Network[]
  readonly #reader: Reader

  constructor(seats: number, networks: readonly Network[]) {
    this.#seats = seats
    this.#networks = networks
    this.#reader = new Reader(seats)
    this.turns = new Turns(seats, networks)
  }

  /** How every seat stands, between 0 and 1. Where the next location is to be laid, it is laid where that is best. */
  standing(position: Position, values: Float64Array): void {
    if (position.phase === LOCATION_PHASE) {
      this.#layBest(position)
      this.standing(position, values)
      return
    }
    for (let seat = 0; seat < this.#seats; seat++) values[seat] = worthOfEnd(position, seat)
    if (position.phase === OVER_PHASE) return
    const isBetween = position.phase === TILES_PHASE && position.played === 0
    const next = isBetween ? position.turn : position.nextWithTiles()
    const network = this.#networks[position.location - 1] as Network
    this.#reader.readOpenness(position)
    for (let seat = 0; seat < this.#seats; seat++) {
      values[seat] = chanceOf(network.evaluate(this.#reader.read(position, seat, next)))
    }
  }

  #layBest(position: Position): void {
    this.turns.find(position)
    const [best = 0] = this.turns.best(1)
    for (let i = 0; i < this.turns.lengthOf(best); i++) position.step(this.turns.stepOf(best, i))
  }
}
