/**
 * What can be expected of an epoch of Kingdoms that is under way, learned from epochs that searches played to their end
 * (`games/kingdoms/bots/search/foresight.ts`): they go by what is known so far, and now and then by something else that they tried.
 */
import type { Chance } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import { Network, readNetwork, writeNetwork } from '@crownlands/core/network'
import { heuristicsWith } from '@crownlands/games/kingdoms/bots/learned/heuristics'
import { type Learned, outlookFor, outlooksFor } from '@crownlands/games/kingdoms/bots/learned/values'
import { type Foreseen, HAND_SHAPE, PART_SHAPE } from '@crownlands/games/kingdoms/bots/search/foresight'
import { LINE_COUNT } from '@crownlands/games/kingdoms/bots/search/pieces'
import { Position } from '@crownlands/games/kingdoms/bots/search/position'
import { shares, standing } from '@crownlands/games/kingdoms/bots/search/standing'
import { GOLD, HAND_INPUTS, PART_INPUTS, Teller } from '@crownlands/games/kingdoms/bots/search/told'
import { EPOCHS, SPACES } from '@crownlands/games/kingdoms/content'
import { kingdoms } from '@crownlands/games/kingdoms/game'
import type { Options, State } from '@crownlands/games/kingdoms/rules/state'
import { Mean, scatter, Trainer } from '../trainer'
import { playEpoch } from './epoch'
import { randomStart, wealthOf } from './outlook'

const OPTIONS: Options = { noLuck: false, lastCastle: false, scoreAsYouGo: false, edition: '2011' }
/** How long the bots think about an action; one of so many actions is any of the best few. */
const ITERATIONS = 150
const VARIETY = 12
const BEST_FEW = 6
/** One position of so many is kept: those of an epoch are much alike. */
const KEPT = 2
/** So many positions are learned from before a step is made; how far steps go at first. */
const GROUP = 48
const RATE = 0.004
const STAYS = 0.999
/** An epoch that went quite otherwise than expected, by more than so much in tens of gold, counts as one that went otherwise by so much. */
const MOST_ERROR = 6
/** How many times each position is learned from. */
const PASSES = 12
/** How the sharpness is found: so many steps, of such a length. */
const SHARPENING_STEPS = 60
const SHARPENING = 2

/** A position, and what came of it. */
interface Lesson {
  readonly epoch: number
  readonly emptyCount: number
  /** What is told of each part to each seat, and of each hand, one after the other. */
  readonly parts: Float32Array
  readonly hands: Float32Array
  /** By seat, in tens of gold: what is sure, and how far it came to be ahead of the mean. */
  readonly sure: Float64Array
  readonly ahead: readonly number[]
  /** How everybody stood when the epoch had ended. */
  readonly standing: Float64Array
}

class Listener extends Teller {
  #parts: Float32Array[] = []
  #hands: Float32Array[] = []

  hear(position: Position, learned: Learned): Pick<Lesson, 'parts' | 'hands' | 'sure'> {
    this.#parts = []
    this.#hands = []
    const outlooks = outlooksFor(learned, position.options, position.seats)
    this.tell(position, outlookFor(outlooks, position.options, EPOCHS - position.epoch))
    return { parts: joined(this.#parts), hands: joined(this.#hands), sure: this.wealth.slice(0, position.seats) }
  }

  protected hearPart(): void {
    // Every seat hears it all the same.
  }

  protected hearPartOf(_: number, input: Float32Array): void {
    this.#parts.push(input.slice())
  }

  protected hearHand(_: number, input: Float32Array): void {
    this.#hands.push(input.slice())
  }
}

function joined(lists: readonly Float32Array[]): Float32Array {
  const size = lists[0]?.length ?? 0
  const all = new Float32Array(size * lists.length)
  lists.forEach((list, i) => {
    all.set(list, i * size)
  })
  return all
}

export function lessonsOf(
  learned: Learned,
  known: Foreseen | undefined,
  seats: number,
  epochs: number,
  seed: string,
): Lesson[] {
  const heuristics = heuristicsWith(learned, known === undefined ? {} : { [seats]: known })
  const lessons: Lesson[] = []
  for (let game = 0; game < epochs; game++) {
    const name = `${seed} ${game}`
    const dice = new FastChance(`${name}/dice`).at(0)
    const state = randomStart(OPTIONS, seats, 1 + (game % EPOCHS), new FastChance(name).at(0))
    const met: State[] = []
    playEpoch(state, {
      heuristics,
      iterations: ITERATIONS,
      seed: name,
      choose: (now, { choices }) => {
        if (now.drawn === undefined && dice.below(KEPT) === 0) met.push(kingdoms.clone(now))
        const which = dice.below(VARIETY) === 0 ? dice.below(Math.min(BEST_FEW, choices.length)) : 0
        return choices[which]?.turn[0]
      },
    })
    lessons.push(...whatCameOf(met, state, learned))
  }
  return lessons
}

function whatCameOf(met: readonly State[], end: State, learned: Learned): Lesson[] {
  const seats = end.players.length
  const outlooks = outlooksFor(learned, OPTIONS, seats)
  const position = new Position(OPTIONS, seats, outlooks.policy)
  const listener = new Listener(seats)
  position.read(end)
  const stood = new Float64Array(seats)
  standing(position, outlooks, stood)
  const outlook = outlookFor(outlooks, OPTIONS, EPOCHS - end.epoch + 1)
  const begins = (seat: number) => (!end.over && end.turn === seat ? outlook.begin : 0)
  const wealth = end.players.map((_, seat) => wealthOf(end, seat, outlook) + begins(seat))
  const ahead = aheadOfMean(wealth.map((gold) => gold / GOLD))
  return met.map((state) => {
    position.read(state)
    const { epoch, emptyCount } = position
    return { epoch, emptyCount, ...listener.hear(position, learned), ahead, standing: stood }
  })
}

function aheadOfMean(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return values.map((value) => value - mean)
}

/** Plays so many epochs and learns from them, going on from what is known. */
export function learnForesight(
  learned: Learned,
  known: Foreseen | undefined,
  seats: number,
  epochs: number,
  seed: string,
  report: (line: string) => void,
): Foreseen {
  const lessons = lessonsOf(learned, known, seats, epochs, seed)
  const school = new School(seats, known, new FastChance(seed).at(0))
  school.learn(lessons)
  report(`${seed}: ${lessons.length} positions, foreseen within ${(GOLD * school.errorOn(lessons)).toFixed(2)} gold`)
  return school.foreseen(lessons)
}

export class School {
  readonly #seats: number
  readonly #chance: Chance
  readonly #parts: Network
  readonly #hands: Network
  readonly #partTrainer: Trainer
  readonly #handTrainer: Trainer
  readonly #partMean: Mean
  readonly #handMean: Mean
  readonly #wealth: Float64Array

  constructor(seats: number, known: Foreseen | undefined, chance: Chance) {
    this.#seats = seats
    this.#chance = chance
    this.#parts = known === undefined ? new Network(PART_SHAPE) : readNetwork(PART_SHAPE, known.parts)
    this.#hands = known === undefined ? new Network(HAND_SHAPE) : readNetwork(HAND_SHAPE, known.hands)
    if (known === undefined) {
      for (const network of [this.#parts, this.#hands]) scatter(network, (bound) => chance.below(bound))
    }
    this.#partTrainer = new Trainer(this.#parts, RATE, GROUP * seats * LINE_COUNT)
    this.#handTrainer = new Trainer(this.#hands, RATE, GROUP * seats)
    this.#partMean = new Mean(this.#parts, STAYS)
    this.#handMean = new Mean(this.#hands, STAYS)
    this.#wealth = new Float64Array(seats)
  }

  /** In tens of gold: by how much it is wrong on average. */
  errorOn(lessons: readonly Lesson[]): number {
    let squares = 0
    for (const lesson of lessons) {
      foresee(lesson, this.#partMean.network, this.#handMean.network, this.#wealth)
      aheadOfMean([...this.#wealth]).forEach((ahead, seat) => {
        squares += (ahead - (lesson.ahead[seat] as number)) ** 2
      })
    }
    return Math.sqrt(squares / lessons.length / this.#seats)
  }

  learn(lessons: readonly Lesson[]): void {
    for (let pass = 0; pass < PASSES; pass++) {
      for (let n = 0; n < lessons.length; n++) {
        const left = 1 - (pass + n / lessons.length) / PASSES
        this.#partTrainer.rate = RATE * left
        this.#handTrainer.rate = RATE * left
        this.#learnFrom(lessons[this.#chance.below(lessons.length)] as Lesson)
        if (n % GROUP > 0) continue
        this.#partMean.note()
        this.#handMean.note()
      }
    }
  }

  #learnFrom(lesson: Lesson): void {
    const { parts, hands, ahead } = lesson
    const [seats, wealth] = [this.#seats, this.#wealth]
    foresee(lesson, this.#parts, this.#hands, wealth)
    const expected = aheadOfMean([...wealth])
    for (let seat = 0; seat < seats; seat++) {
      const error = (expected[seat] as number) - (ahead[seat] as number)
      const believed = Math.max(-MOST_ERROR, Math.min(MOST_ERROR, error))
      for (let at = seat * PART_INPUTS; at < parts.length; at += seats * PART_INPUTS) {
        this.#partTrainer.learnError(parts.subarray(at, at + PART_INPUTS), believed)
      }
      this.#handTrainer.learnError(hands.subarray(seat * HAND_INPUTS, (seat + 1) * HAND_INPUTS), believed)
    }
  }

  foreseen(lessons: readonly Lesson[]): Foreseen {
    const [parts, hands] = [this.#partMean.network, this.#handMean.network]
    const said = lessons.map((lesson) => {
      foresee(lesson, parts, hands, this.#wealth)
      return this.#wealth.slice()
    })
    const sharpness = Array.from({ length: EPOCHS }, (_, i) => sharpnessOf(i + 1, lessons, said))
    return { parts: writeNetwork(parts), hands: writeNetwork(hands), sharpness }
  }
}

/** What everybody will have, as the networks see it. */
function foresee(
  { parts, hands, sure }: Lesson,
  partNetwork: Network,
  handNetwork: Network,
  wealth: Float64Array,
): void {
  const seats = wealth.length
  wealth.set(sure)
  for (let at = 0, n = 0; at < parts.length; at += PART_INPUTS, n++) {
    const seat = n % seats
    wealth[seat] = (wealth[seat] as number) + partNetwork.evaluate(parts.subarray(at, at + PART_INPUTS))
  }
  for (let seat = 0; seat < seats; seat++) {
    const input = hands.subarray(seat * HAND_INPUTS, (seat + 1) * HAND_INPUTS)
    wealth[seat] = (wealth[seat] as number) + handNetwork.evaluate(input)
  }
}

/** The sharpness with which what was said fits best to how everybody stood in the end: least cross entropy, by steps downhill. */
function sharpnessOf(epoch: number, lessons: readonly Lesson[], said: readonly Float64Array[]): [number, number] {
  const which = [...lessons.keys()].filter((i) => lessons[i]?.epoch === epoch)
  let [atEnd, early] = [-1, 0]
  for (let step = 0; step < SHARPENING_STEPS; step++) {
    let [slope, slopeEarly] = [0, 0]
    for (const i of which) {
      const { emptyCount, standing: stood } = lessons[i] as Lesson
      const wealth = said[i] as Float64Array
      const left = emptyCount / SPACES
      const sharpness = Math.exp(atEnd + early * left)
      const found = new Float64Array(wealth.length)
      shares(wealth, wealth.length, sharpness, found)
      let down = 0
      aheadOfMean([...wealth]).forEach((ahead, seat) => {
        down += ((found[seat] as number) - (stood[seat] as number)) * sharpness * ahead
      })
      slope += down / which.length
      slopeEarly += (down * left) / which.length
    }
    atEnd -= SHARPENING * slope
    early -= SHARPENING * slopeEarly
  }
  return [Math.round(1000 * atEnd) / 1000, Math.round(1000 * early) / 1000]
}
