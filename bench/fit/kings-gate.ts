/**
 * `npm run fit -- kings-gate`: teaches the bots of King's Gate what positions between turns are worth. They play whole turns
 * against themselves, mostly the one that the networks think best, and after each game every network learns to have said
 * what was said later, and in the end what came of it (temporal differences). With `--seats 4` only so many players go on
 * learning from what they know.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Chance } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import { chanceOf, type Network, writeNetwork } from '@crownlands/core/network'
import { inputsOf, Reader } from '@crownlands/games/kings-gate/bots/learned/features'
import { emptyNetworks, readNetworks } from '@crownlands/games/kings-gate/bots/learned/networks'
import { OVER_PHASE, Position } from '@crownlands/games/kings-gate/bots/learned/position'
import { type Care, Turns, worthOfEnd } from '@crownlands/games/kings-gate/bots/learned/turns'
import { WEIGHTS } from '@crownlands/games/kings-gate/bots/learned/weights'
import { kingsGate } from '@crownlands/games/kings-gate/game'
import type { Options } from '@crownlands/games/kings-gate/rules/state'
import { Mean, scatter, Trainer } from './trainer'

interface Pace {
  /** How much of what came later is believed, rather than what was said right afterwards. */
  readonly lambda: number
  /** How far steps go and how much turns are mixed up by chance, in log odds: in the beginning and in the end of a round. */
  readonly rates: readonly [number, number]
  readonly noise: readonly [number, number]
  /** How many times each position is learned from. */
  readonly passes: number
}

/** From nothing, and from what is known. */
const FROM_NOTHING: Pace = { lambda: 0.7, rates: [0.004, 0.0003], noise: [0.2, 0.03], passes: 3 }
const GOING_ON: Pace = { lambda: 0.8, rates: [0.0008, 0.0001], noise: [0.1, 0.03], passes: 2 }
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

  /** Goes on from what is known, if anything is. */
  constructor(seats: number, chance: Chance, known: readonly string[] | undefined) {
    this.#seats = seats
    this.networks = known === undefined ? emptyNetworks(seats) : readNetworks(seats, known)
    if (known === undefined) for (const network of this.networks) scatter(network, (bound) => chance.below(bound))
    this.means = this.networks.map((network) => new Mean(network, STAYS))
    this.#trainers = this.networks.map((network) => new Trainer(network, pace.rates[0]))
    this.#turns = new Turns(seats, this.networks)
    this.#reader = new Reader(seats)
    this.#size = inputsOf(seats)
    this.#inputs = new Float32Array(POOL * this.#size)
  }

  /** Plays a game and learns from it, sooner or later. `progress` is how much of all games are behind. */
  play(options: Options, chance: Chance, progress: number): void {
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
    this.#tellHowItEnded(first)
    if (this.#count + 100 * this.#seats > POOL) this.#learn(between(pace.rates, progress), chance)
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

  #tellHowItEnded(first: number): void {
    const seats = this.#seats
    for (let seat = 0; seat < seats; seat++) {
      let later = worthOfEnd(this.#position, seat)
      let saidLater = later
      for (let i = this.#count - seats + seat; i >= first; i -= seats) {
        const said = this.#targets[i] as number
        later = pace.lambda * later + (1 - pace.lambda) * saidLater
        this.#targets[i] = later
        saidLater = said
      }
    }
  }

  #learn(rate: number, chance: Chance): void {
    for (const trainer of this.#trainers) trainer.rate = rate
    for (let pass = 0; pass < pace.passes; pass++) this.#learnOnce(chance)
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

function between([first, last]: readonly [number, number], progress: number): number {
  return first * (last / first) ** progress
}

/** Chance that, added to log odds, makes choices as likely as those say. */
function gumbel(chance: Chance): number {
  return -Math.log(-Math.log((chance.below(1 << 20) + 0.5) / (1 << 20)))
}

const { values } = parseArgs({
  options: {
    round: { type: 'string', default: '1' },
    folder: { type: 'string', default: '.' },
    minutes: { type: 'string', default: '10' },
    seats: { type: 'string' },
  },
})
const round = Number(values.round)
const minutes = Number(values.minutes)
const only = values.seats === undefined ? undefined : Number(values.seats)
const isNew = round === 1 && only === undefined
const pace = isNew ? FROM_NOTHING : GOING_ON
const chance = new FastChance(`kings-gate, round ${round}`).at(0)
const schools = [2, 3, 4].map((seats) => new School(seats, chance, isNew ? undefined : WEIGHTS[seats]))
const learning = schools.filter((_, i) => only === undefined || i + 2 === only)
if (learning.length === 0) throw new RangeError(`King's Gate is for 2 to 4 players, not for ${only}`)
const start = performance.now()
let games = 0
for (let told = 0; ; games++) {
  const progress = (performance.now() - start) / 60_000 / minutes
  if (progress >= told) {
    write()
    told += 0.05
  }
  if (progress >= 1) break
  const options: Options = {
    graveyard: chance.below(4) === 0 ? 'cap' : 'replace',
    hiddenVp: false,
    rotation: chance.below(8) > 0,
  }
  learning[games % learning.length]?.play(options, chance, progress)
}

function write(): void {
  const { user } = process.cpuUsage()
  const computed = Math.ceil(user / 60_000_000)
  console.log(`round ${round}: ${games} games, errors ${schools.map((school) => school.error()).join(', ')}`)
  const header = `/**
 * What the bots of King's Gate have learned (\`networks.ts\`): by number of players, a network for each location. Written by
 * \`npm run fit -- kings-gate\`, round ${round}: ${games} games, ${computed} minutes of one core, ${new Date().toISOString().slice(0, 10)}.
 */
`
  const tables = schools.map(({ means }, i) => {
    const texts = means.map(({ network }) => `    '${writeNetwork(network)}',\n`)
    return `  ${i + 2}: [\n${texts.join('')}  ],\n`
  })
  const text = `${header}export const WEIGHTS: Readonly<Record<number, readonly string[]>> = {\n${tables.join('')}}\n`
  writeFileSync('games/kings-gate/bots/learned/weights.ts', text)
}
