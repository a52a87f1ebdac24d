/**
 * Teaches the bots of Gate how sieges end. They play against the game, mostly what the network thinks best; after each siege
 * the network learns to predict what it said later in that siege, and its result (temporal differences). Phases in any
 * order and strict phases (G-T3) have a network each.
 */
import { at } from '@crownlands/core/lists'
import { writeWeights } from '@crownlands/games/gate/bots/learned/network'
import { DIFFICULTY_NAMES, type Difficulty } from '@crownlands/games/gate/content'
import type { Learned, Lesson } from '../learner'
import { SiegeSchool } from './school'

/** Most is learned where the end is open. */
const MIX: readonly Difficulty[] = ['boss', 'standard', 'boss', 'hard', 'boss', 'standard', 'boss', 'gentle']
const HIDDEN = 32
const SIEGES = 200_000
const REPORTS = 20

export function* learnGate(lesson: Lesson): Generator<Learned> {
  yield learnNetwork(lesson, 'any-order', 'phases in any order', false)
  yield learnNetwork(lesson, 'strict', 'strict phases (G-T3)', true)
}

function learnNetwork({ chance, count, report }: Lesson, file: string, what: string, strictPhases: boolean): Learned {
  const school = new SiegeSchool(HIDDEN, chance(`gate, ${what}`))
  const sieges = count(SIEGES)
  let tally = newTally()
  for (let siege = 0; siege < sieges; siege++) {
    const difficulty = at(MIX, siege % MIX.length)
    tally[difficulty].games++
    if (school.play({ difficulty, strictPhases }, siege / sieges)) tally[difficulty].won++
    if ((siege + 1) % Math.ceil(sieges / REPORTS) !== 0) continue
    const won = DIFFICULTY_NAMES.map((name) => `${name} ${percent(tally[name])}`).join(', ')
    report(`${what}: ${siege + 1} of ${sieges} sieges; won since the last report: ${won}`)
    tally = newTally()
  }
  return {
    file: `games/gate/bots/learned/${file}.json`,
    about: `Gate: how a siege will end, with ${what} (network.ts).`,
    weights: writeWeights(school),
  }
}

type Tally = Record<Difficulty, { games: number; won: number }>

function newTally(): Tally {
  const none = () => ({ games: 0, won: 0 })
  return { gentle: none(), standard: none(), hard: none(), boss: none() }
}

function percent({ games, won }: { readonly games: number; readonly won: number }): string {
  return `${((100 * won) / games).toFixed(1)}%`
}
