/** One way to play Gate, learning from sieges that it plays itself. */
import type { Chance } from '@crownlands/core/chance'
import { chanceOf } from '@crownlands/core/network'
import { listChoices } from '@crownlands/games/gate/bots/learned/choices'
import { readFeatures, WORDS } from '@crownlands/games/gate/bots/learned/features'
import { INPUTS, pointsIn, worthOfVictory } from '@crownlands/games/gate/bots/learned/network'
import { Position } from '@crownlands/games/gate/bots/learned/position'
import { VICTORY } from '@crownlands/games/gate/bots/learned/position-data'
import { allPoints } from '@crownlands/games/gate/content'
import { gate } from '@crownlands/games/gate/game'
import type { Options } from '@crownlands/games/gate/rules/state'

/** How much of what came later is believed, rather than what was said right afterwards. */
const LAMBDA = 0.95
/** How far a step goes: at first, and in the end. */
const RATES = [0.01, 0.0005] as const
/** So long the rate stays what it is at first. */
const STEADY = 0.3
/** How often anything is tried, so that worse positions are known too. */
const CURIOSITY = 0.02
/** Nobody wins at first: for so many sieges points count a little even in one that is lost. */
const CONSOLED = 20_000
const CONSOLATION = 0.5
/** A siege that is held out for so long teaches nothing more. */
const LONGEST = 4000

/** What was said of a position: how likely a victory is, and which share of the points it brings. */
interface Said {
  win: number
  share: number
}

export class SiegeSchool {
  readonly hidden: number
  /** By input, what a yes adds to the hidden units, and what those begin with. */
  readonly inputs: Float32Array
  readonly biases: Float32Array
  /** What the units add to both answers; the last is what those begin with. */
  readonly win: Float32Array
  readonly share: Float32Array

  readonly #chance: Chance
  #played = 0
  readonly #position = new Position()
  readonly #after = new Position()
  readonly #choices: number[] = []
  /** The position that others are compared with. */
  readonly #words = new Int32Array(WORDS)
  readonly #sums: Float32Array
  readonly #nextWords = new Int32Array(WORDS)
  readonly #nextSums: Float32Array
  /** The positions of a siege as questions, what was said of each, and what would have been said of the best choice. */
  readonly #story = new Int32Array(LONGEST * WORDS)
  readonly #said: Said[] = []
  readonly #best: (Said | undefined)[] = []
  /** The questions that are answered by yes, and what is to be done about the hidden units. */
  readonly #yes = new Int32Array(INPUTS)
  readonly #units: Float64Array

  constructor(hidden: number, chance: Chance) {
    this.hidden = hidden
    this.#chance = chance
    const scattered = (size: number) => size * (this.#random() - 0.5)
    this.inputs = Float32Array.from({ length: INPUTS * hidden }, () => scattered(0.2))
    this.biases = new Float32Array(hidden).fill(0.1)
    this.win = Float32Array.from({ length: hidden + 1 }, () => scattered(0.5))
    this.share = new Float32Array(hidden + 1)
    this.#sums = new Float32Array(hidden)
    this.#nextSums = new Float32Array(hidden)
    this.#units = new Float64Array(hidden)
  }

  /** Plays a siege and learns from it; whether it was won. `progress` is how much of all sieges are behind. */
  play(options: Options, progress: number): boolean {
    const all = allPoints(options.difficulty)
    const position = this.#position
    position.set(gate.setup(options, 1, this.#chance))
    this.#said.length = 0
    this.#best.length = 0
    this.#words.fill(0)
    this.#sums.set(this.biases)
    while (position.ending === 0 && this.#said.length < LONGEST) {
      this.#decide(all)
      position.resolve(this.#chance)
    }
    const isWon = position.ending === VICTORY
    const share = pointsIn(position.scored) / all
    const consolation = CONSOLATION * Math.max(0, 1 - this.#played++ / CONSOLED) * share
    this.#learnFrom({ win: isWon ? 1 : consolation, share }, rateAt(progress))
    return isWon
  }

  /** Mostly what is said to be best, and notes what is said of it. */
  #decide(all: number): void {
    const position = this.#position
    listChoices(position, this.#choices)
    this.#compareWith(position)
    let chosen = 0
    let most = -1
    let best: Said = { win: 0, share: 0 }
    for (const choice of this.#choices) {
      this.#after.copy(position)
      this.#after.decide(choice)
      const said = this.#say(this.#after, all)
      const worth = said.win * worthOfVictory(said.share)
      if (worth <= most) continue
      most = worth
      best = said
      chosen = choice
    }
    const isCurious = this.#random() < CURIOSITY
    if (isCurious) chosen = this.#choices[this.#chance.below(this.#choices.length)] as number
    position.decide(chosen)
    if (position.ending !== 0) return
    const said = this.#say(position, all)
    this.#story.set(this.#nextWords, this.#said.length * WORDS)
    this.#best.push(isCurious ? best : undefined)
    this.#said.push(said)
  }

  #random(): number {
    return this.#chance.below(1 << 20) / (1 << 20)
  }

  // What it says --------------------------------------------------------------------------------------

  #compareWith(position: Position): void {
    this.#add(position)
    this.#words.set(this.#nextWords)
    this.#sums.set(this.#nextSums)
  }

  #say(position: Position, all: number): Said {
    if (position.ending !== 0) {
      return { win: position.ending === VICTORY ? 1 : 0, share: pointsIn(position.scored) / all }
    }
    this.#add(position)
    return this.#answer(this.#nextSums)
  }

  #answer(sums: Float32Array | Float64Array): Said {
    const { hidden, win, share } = this
    let forWin = win[hidden] as number
    let forShare = share[hidden] as number
    for (let unit = 0; unit < hidden; unit++) {
      const sum = sums[unit] as number
      if (sum <= 0) continue
      forWin += sum * (win[unit] as number)
      forShare += sum * (share[unit] as number)
    }
    return { win: chanceOf(forWin), share: chanceOf(forShare) }
  }

  /** From the sums of the position that this one is compared with. */
  #add(position: Position): void {
    const { hidden, inputs } = this
    const [words, next, sums] = [this.#words, this.#nextWords, this.#nextSums]
    readFeatures(position, next)
    sums.set(this.#sums)
    for (let word = 0; word < WORDS; word++) {
      const now = next[word] as number
      for (let changed = now ^ (words[word] as number); changed !== 0; changed &= changed - 1) {
        const question = 31 - Math.clz32(changed & -changed)
        const sign = (now >>> question) & 1 ? 1 : -1
        const from = (32 * word + question) * hidden
        for (let unit = 0; unit < hidden; unit++) {
          sums[unit] = (sums[unit] as number) + sign * (inputs[from + unit] as number)
        }
      }
    }
  }

  // What it learns ------------------------------------------------------------------------------------

  /** From the end backwards. What followed on a whim does not count against what came before. */
  #learnFrom(end: Said, rate: number): void {
    let { win, share } = end
    for (let i = this.#said.length - 1; i >= 0; i--) {
      const next = this.#said[i + 1]
      const best = this.#best[i + 1]
      if (best !== undefined) {
        win = best.win
        share = best.share
      } else if (next !== undefined) {
        win = LAMBDA * win + (1 - LAMBDA) * next.win
        share = LAMBDA * share + (1 - LAMBDA) * next.share
      }
      this.#learn(i, win, share, rate)
    }
  }

  /** One step towards what should have been said of a position. */
  #learn(of: number, towardsWin: number, towardsShare: number, rate: number): void {
    const { hidden, inputs, biases, win, share } = this
    const [yes, units] = [this.#yes, this.#units]
    let count = 0
    for (let unit = 0; unit < hidden; unit++) units[unit] = biases[unit] as number
    for (let word = 0; word < WORDS; word++) {
      for (let bits = this.#story[of * WORDS + word] as number; bits !== 0; bits &= bits - 1) {
        const from = (32 * word + 31 - Math.clz32(bits & -bits)) * hidden
        yes[count++] = from
        for (let unit = 0; unit < hidden; unit++)
          units[unit] = (units[unit] as number) + (inputs[from + unit] as number)
      }
    }
    const said = this.#answer(units)
    const winStep = rate * (towardsWin - said.win)
    // Points matter where there is a victory.
    const shareStep = 2 * rate * towardsWin * (towardsShare - said.share)
    win[hidden] = (win[hidden] as number) + winStep
    share[hidden] = (share[hidden] as number) + shareStep
    // From here on `units` holds how far the sum of each is to go.
    for (let unit = 0; unit < hidden; unit++) {
      const sum = units[unit] as number
      units[unit] = 0
      if (sum <= 0) continue
      units[unit] = winStep * (win[unit] as number) + shareStep * (share[unit] as number)
      win[unit] = (win[unit] as number) + winStep * sum
      share[unit] = (share[unit] as number) + shareStep * sum
      biases[unit] = (biases[unit] as number) + (units[unit] as number)
    }
    for (let i = 0; i < count; i++) {
      const from = yes[i] as number
      for (let unit = 0; unit < hidden; unit++)
        inputs[from + unit] = (inputs[from + unit] as number) + (units[unit] as number)
    }
  }
}

function rateAt(progress: number): number {
  const [first, last] = RATES
  return first + (last - first) * Math.max(0, (progress - STEADY) / (1 - STEADY))
}
