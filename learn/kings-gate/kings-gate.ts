/**
 * Teaches the bots of King's Gate what positions between turns are worth. They play whole turns against themselves, mostly
 * the turn that the networks think best; after each game every network learns to predict what was said later in that game,
 * and its result (temporal differences).
 */
import type { Chance } from '@crownlands/core/chance'
import { chanceOf, type Network, writeNetwork } from '@crownlands/core/network'
import { inputsOf, Reader } from '@crownlands/games/kings-gate/bots/learned/features'
import { emptyNetworks } from '@crownlands/games/kings-gate/bots/learned/networks'
import { OVER_PHASE, Position } from '@crownlands/games/kings-gate/bots/learned/position'
import { type Care, Turns, worthOfEnd } from '@crownlands/games/kings-gate/bots/learned/turns'
import { kingsGate } from '@crownlands/games/kings-gate/game'
import type { Options } from '@crownlands/games/kings-gate/rules/state'
import { between, type Learned, type Lesson } from '../learner'
import { Mean, scatter, Trainer } from '../trainer'

interface Pace {
  /** How much of what came later is believed, rather than what was said right afterwards. */
  readonly lambda: number
  /** How far steps go and how much turns are mixed up by chance, in log odds: in the beginning and in the end of a round. */
  readonly rates: readonly [number, number]
  readonly noise: readonly [number, number]
  /** How many times each position is learned from. */
  readonly passes: number
}

const FROM_NOTHING: Pace = { lambda: 0.7, rates: [0.004, 0.0003], noise: [0.2, 0.03], passes: 3 }
const GOING_ON: Pace = { lambda: 0.8, rates: [0.0008, 0.0001], noise: [0.1, 0.03], passes: 2 }
/** The games of each round, for each number of players. Later rounds go on from what the round before has learned. */
const ROUNDS = [
  { pace: FROM_NOTHING, games: 3500 },
  { pace: GOING_ON, games: 20_000 },
  { pace: GOING_ON, games: 150_000 },
] as const
const REPORTS = 10
const SEATS = [2, 3, 4]
/** What is written is a mean of what the networks were lately: so much of it stays each time they have learned. */
const STAYS = 0.998
/** So many positions are learned from at once, in any order. */
const POOL = 1 << 14
/** Games by the thousand are not looked at as closely as those that count. */
const CARE: Care = { playedOn: 3, places: 3 }

/** One number of players learns. */
class School {
  readonly networks: readonly Network[]
  readonly means: readonly Mean[]
  readonly #seats: number
  readonly #trainers: readonly Trainer[]
  readonly #position = new Position()
  readonly #turns: Turns
  readonly #reader: Reader
  readonly #size: number
  /** Positions and what they turned out to be worth, one after the other. */
  readonly #inputs: Float32Array
  readonly #targets = new Float32Array(POOL)
  readonly #locations = new Uint8Array(POOL)
  #count = 0
  #error = 0
  #learned = 0

  constructor(seats: number, chance: Chance) {
    this.#seats = seats
    this.networks = emptyNetworks(seats)
    for (const network of this.networks) scatter(network, (bound) => chance.below(bound))
    this.means = this.networks.map((network) => new Mean(network, STAYS))
    this.#trainers = this.networks.map((network) => new Trainer(network, FROM_NOTHING.rates[0]))
    this.#turns = new Turns(seats, this.networks)
    this.#reader = new Reader(seats)
    this.#size = inputsOf(seats)
    this.#inputs = new Float32Array(POOL * this.#size)
  }

  /** Plays a game and learns from it, sooner or later. `progress` is how much of all games are behind. */
  play(options: Options, pace: Pace, chance: Chance, progress: number): void {
    const noise = between(pace.noise, progress)
    const position = this.#position
    position.read(kingsGate.setup(options, this.#seats, chance))
    const first = this.#count
    while (position.phase !== OVER_PHASE) {
      this.#playTurn(noise, chance)
      if (position.phase === OVER_PHASE || position.isLastTurn()) break
      this.#note()
      position.endTurn()
      position.draw(chance)
      position.settle()
    }
    if (position.phase !== OVER_PHASE) position.endTurn()
    this.#tellHowItEnded(first, pace.lambda)
    if (this.#count + 100 * this.#seats > POOL) this.#learn(pace, between(pace.rates, progress), chance)
  }

  #playTurn(noise: number, chance: Chance): void {
    const turns = this.#turns
    turns.find(this.#position, CARE)
    let best = 0
    let bestWorth = Number.NEGATIVE_INFINITY
    for (let turn = 0; turn < turns.count; turn++) {
      const worth = (turns.worth[turn] as number) + noise * gumbel(chance)
      if (worth > bestWorth) {
        best = turn
        bestWorth = worth
      }
    }
    for (let i = 0; i < turns.lengthOf(best); i++) this.#position.step(turns.stepOf(best, i))
  }

  /** The position as everybody sees it, and for now what it is said to be worth. */
  #note(): void {
    const position = this.#position
    const next = position.nextWithTiles()
    const network = this.networks[position.location - 1] as Network
    this.#reader.readOpenness(position)
    for (let seat = 0; seat < this.#seats; seat++) {
      const input = this.#reader.read(position, seat, next)
      this.#inputs.set(input, this.#count * this.#size)
      this.#locations[this.#count] = position.location
      this.#targets[this.#count++] = chanceOf(network.evaluate(input))
    }
  }

  #tellHowItEnded(first: number, lambda: number): void {
    const seats = this.#seats
    for (let seat = 0; seat < seats; seat++) {
      let later = worthOfEnd(this.#position, seat)
      let saidLater = later
      for (let i = this.#count - seats + seat; i >= first; i -= seats) {
        const said = this.#targets[i] as number
        later = lambda * later + (1 - lambda) * saidLater
        this.#targets[i] = later
        saidLater = said
      }
    }
  }

  #learn({ passes }: Pace, rate: number, chance: Chance): void {
    for (const trainer of this.#trainers) trainer.rate = rate
    for (let pass = 0; pass < passes; pass++) this.#learnOnce(chance)
    this.#count = 0
    for (const mean of this.means) mean.note()
  }

  #learnOnce(chance: Chance): void {
    const order = Array.from({ length: this.#count }, (_, i) => i)
    for (let i = order.length - 1; i > 0; i--) {
      const other = chance.below(i + 1)
      ;[order[i], order[other]] = [order[other] as number, order[i] as number]
    }
    for (const i of order) {
      const trainer = this.#trainers[(this.#locations[i] as number) - 1] as Trainer
      const input = this.#inputs.subarray(i * this.#size, (i + 1) * this.#size)
      this.#error += trainer.learnChance(input, this.#targets[i] as number) ** 2
    }
    this.#learned += this.#count
  }

  /** The mean square of the errors since the last time it was asked, as text. */
  error(): string {
    const error = this.#learned === 0 ? 'not yet known' : (this.#error / this.#learned).toFixed(4)
    this.#error = 0
    this.#learned = 0
    return error
  }
}

/** Chance that, added to log odds, makes choices as likely as those say. */
function gumbel(chance: Chance): number {
  return -Math.log(-Math.log((chance.below(1 << 20) + 0.5) / (1 << 20)))
}

export function* learnKingsGate({ chance, count, report }: Lesson): Generator<Learned> {
  const dice = chance("King's Gate")
  const schools = SEATS.map((seats) => new School(seats, dice))
  for (const [round, { pace, games }] of ROUNDS.entries()) {
    const played = count(games)
    for (let game = 0; game < played; game++) {
      for (const school of schools) school.play(anyOptions(dice), pace, dice, game / played)
      if ((game + 1) % Math.ceil(played / REPORTS) === 0) {
        const errors = schools.map((school) => school.error()).join(', ')
        report(`round ${round + 1}: ${game + 1} of ${played} games; mean square error for 2, 3, 4 players: ${errors}`)
      }
    }
  }
  const networks = schools.map(({ means }) => means.map(({ network }) => writeNetwork(network)))
  yield {
    file: 'games/kings-gate/bots/learned/networks.json',
    about:
      "King's Gate: what a position between two turns is worth; by number of players, a network for each location (networks.ts).",
    weights: Object.fromEntries(networks.map((texts, i) => [SEATS[i], texts])),
  }
}

function anyOptions(chance: Chance): Options {
  return {
    graveyard: chance.below(4) === 0 ? 'cap' : 'replace',
    hiddenVp: false,
    rotation: chance.below(8) > 0,
  }
}
