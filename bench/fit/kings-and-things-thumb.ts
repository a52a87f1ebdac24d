/**
 * What the rules of thumb weigh, learned by games of two against themselves: both sides go by the weights with all of them a
 * little raised or lowered by chance, one side the other way round, and whichever way won more often they go on a bit
 * (simultaneous perturbation). Written down only if they then beat those from before.
 */
import type { Chance } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import type { Seat } from '@crownlands/core/game'
import { at } from '@crownlands/core/lists'
import { heuristics } from '@crownlands/games/kings-and-things/bots/heuristics'
import { WEIGHTS } from '@crownlands/games/kings-and-things/bots/learned/weights'
import type { Weights } from '@crownlands/games/kings-and-things/bots/weights'
import { apply, setup, toAct } from '@crownlands/games/kings-and-things/rules/rules'

/** How far to either side is tried out, in the beginning and in the end, and how far a pair of games moves the weights. */
const SPREAD = [0.25, 0.1] as const
const STEP = [0.006, 0.0005] as const
/** Matches that last longer have no winner. */
const TURN_LIMIT = 30
/** What is learned has to win so much more often than by luck: standard deviations. */
const SURE = 2

const NAMES = Object.keys(WEIGHTS) as (keyof Weights)[]

/** Which seat won, going by its own weights; nobody if the match did not end in time. */
function winnerOf(bySeat: readonly Weights[], seed: string): Seat | undefined {
  const chance = new FastChance(seed)
  const dice = new FastChance(`${seed}/dice`).at(0)
  const state = setup({ edition: '1986', autoCall: false, turnLimit: TURN_LIMIT }, bySeat.length, chance.at(0))
  for (let actions = 1, [seat] = toAct(state); seat !== undefined; [seat] = toAct(state), actions++) {
    Object.assign(WEIGHTS, at(bySeat, seat))
    apply(state, seat, heuristics.playout(state, seat, dice), chance.at(actions))
  }
  return state.result?.ending === 'turn-limit' ? undefined : state.result?.winners[0]
}

/** How many more games `one` won than `other`, of two with the same chance and changed seats. */
function lead(one: Weights, other: Weights, seed: string): number {
  const first = winnerOf([one, other], seed)
  const second = winnerOf([other, one], seed)
  return (first === 0 ? 1 : first === 1 ? -1 : 0) + (second === 1 ? 1 : second === 0 ? -1 : 0)
}

function moved(weights: Weights, signs: readonly number[], by: number): Weights {
  return Object.fromEntries(NAMES.map((name, i) => [name, weights[name] * Math.exp(by * at(signs, i))])) as Record<
    keyof Weights,
    number
  >
}

function between([first, last]: readonly [number, number], progress: number): number {
  return first * (last / first) ** progress
}

function learned(before: Weights, pairs: number, chance: Chance): Weights {
  let weights = before
  for (let pair = 0; pair < pairs; pair++) {
    const progress = pair / pairs
    const signs = NAMES.map(() => 2 * chance.below(2) - 1)
    const spread = between(SPREAD, progress)
    const won = lead(moved(weights, signs, spread), moved(weights, signs, -spread), `thumb, ${pair}`)
    weights = moved(weights, signs, won * between(STEP, progress))
    if ((2 * pair) % 1000 === 0) console.log(`rules of thumb: ${2 * pair} of ${2 * pairs} games`)
  }
  return Object.fromEntries(NAMES.map((name) => [name, Number(weights[name].toPrecision(3))])) as Record<
    keyof Weights,
    number
  >
}

/** The weights that are better for sure: what was learned, or those from before; and how they fared. */
export function rulesOfThumb(games: number): { readonly weights: Weights; readonly told: string } {
  const before = { ...WEIGHTS }
  const after = learned(before, games / 2, new FastChance('rules of thumb').at(0))
  let won = 0
  const proof = Math.ceil(games / 8)
  for (let pair = 0; pair < proof; pair++) won += lead(after, before, `proof, ${pair}`)
  const told = `${((100 * (proof + won / 2)) / (2 * proof)).toFixed(1)}% of ${2 * proof} games against those from before`
  const isBetter = won / 2 > SURE * Math.sqrt(proof / 2)
  return { weights: isBetter ? after : before, told }
}
