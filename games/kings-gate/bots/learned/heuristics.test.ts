import { gzipSync } from 'node:zlib'
import { pick } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import { describe, expect, it } from 'vitest'
import { kingsGate } from '../../game'
import { writeAction } from '../../rules/notation'
import type { Action, State } from '../../rules/state'
import { ALL_OPTIONS } from '../../testing/configurations'
import { play, position } from '../../testing/positions'
import { heuristics } from './heuristics'
import file from './networks.json' with { type: 'json' }

const { evaluate, judge } = heuristics

/** Shows every position of random games with all options and numbers of players. */
function seeGames(name: string, see: (state: State) => void): void {
  for (const [i, options] of ALL_OPTIONS.entries()) {
    const chance = new FastChance(`${name} ${i}`).at(0)
    const state = kingsGate.setup(options, 2 + (i % 3), chance)
    see(state)
    while (state.phase !== 'over') {
      kingsGate.apply(state, state.turn, pick(kingsGate.legalActions(state, state.turn), chance), chance)
      see(state)
    }
  }
}

function bestOf(state: State): Action {
  const actions = kingsGate.legalActions(state, state.turn)
  const promises = judge(state, state.turn, actions)
  const best = actions[promises.indexOf(Math.max(...promises))]
  if (best === undefined) throw new Error('there is nothing to do')
  return best
}

/** What a bot without foresight does in the whole turn. */
function turnOf(given: State): string[] {
  const state = kingsGate.clone(given)
  const done: string[] = []
  while (state.turn === given.turn && state.phase !== 'over' && done.at(-1) !== 'end') {
    done.push(writeAction(bestOf(state)))
    play(state, done.at(-1) ?? '', new FastChance('turn').at(0))
  }
  return done
}

it('says between 0 and 1 how everybody stands, always, and asking changes nothing', () => {
  seeGames('evaluate', (state) => {
    const before = kingsGate.clone(state)
    const standing = evaluate(state)
    expect(standing).toHaveLength(state.players.length)
    expect(standing.every((one) => one >= 0 && one <= 1)).toBe(true)
    expect(state).toEqual(before)
  })
})

it('KG-E3: the winner of a finished match stands best, and clearly so', () => {
  seeGames('winner', (state) => {
    const { winners } = kingsGate.outcome(state) ?? {}
    if (winners === undefined) return
    const standing = evaluate(state)
    const best = Math.max(...standing.filter((_, seat) => !winners.includes(seat)))
    for (const winner of winners) expect(standing[winner]).toBeGreaterThan(best + 0.2)
  })
})

it('has a number for every legal action of any game', () => {
  seeGames('judge', (state) => {
    const actions = kingsGate.legalActions(state, state.turn)
    const promises = judge(state, state.turn, actions)
    expect(promises).toHaveLength(actions.length)
    expect(promises.every(Number.isFinite)).toBe(true)
  })
})

it('takes up 60 kB at most', () => {
  expect(gzipSync(JSON.stringify(file)).length).toBeLessThan(60_000)
})

describe('the turn that looks best', () => {
  it('KG-T2: has as many Houses as it takes to win', () => {
    const state = position({
      around: 'g4 g1 r3 r1\nb3 b1\nr1 y4 . .',
      elsewhere: '5,5 y0',
      hands: 'y11114 g11 r11 b11',
      location: 10,
      vp: [9, 9, 0, 0],
    })
    // A 4 does not fill the location, which lets green in again; two Houses end the match.
    expect(turnOf(state).filter((action) => action.startsWith('y1'))).toHaveLength(2)
  })

  it('KG-P3: does not fill the last space where that loses the tie and the match', () => {
    const state = position({
      around: 'y4 y4 g4 g4\nr1 b1\nr0 b0 r1 .',
      hands: 'y0D g1 r1 b1',
      location: 10,
      vp: [9, 9, 0, 0],
    })
    expect(turnOf(state)).not.toContain('y0@2,1')
  })

  it('KG-T7: burns the tile that stands between the player and the victory', () => {
    const state = position({ around: 'g5 r3 r1 b3\ng1 b1\ny4 y0 r0 .', hands: 'y1D - - -', location: 10 })
    expect(turnOf(state)).toContain('yD@-1,-1')
  })

  it('comes to its end: a bot without foresight plays whole games', () => {
    for (const seats of [2, 3, 4]) {
      const chance = new FastChance(`whole games ${seats}`).at(0)
      const state = kingsGate.setup({ graveyard: 'replace', hiddenVp: true, rotation: true }, seats, chance)
      while (state.phase !== 'over') kingsGate.apply(state, state.turn, bestOf(state), chance)
      expect(kingsGate.outcome(state)?.scores.some((score) => score > 10)).toBe(true)
    }
  })
})
