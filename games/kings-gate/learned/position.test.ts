import type { Chance } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import { beforeAll, describe, expect, it } from 'vitest'
import { TILES } from '../content'
import { kingsGate } from '../game'
import { writeAction } from '../notation'
import type { Action, State } from '../state'
import { ALL_OPTIONS } from '../testing/configurations'
import { emptyNetworks } from './networks'
import { actionOf } from './pieces'
import { LOCATION_PHASE, OVER_PHASE, Position } from './position'
import { Turns } from './turns'

const END: Action = { type: 'end' }
const SEATS = [2, 3, 4]

/** Networks that say anything at all, so that any turn may seem the best. */
function anyTurns(seats: number, chance: Chance): Turns {
  const networks = emptyNetworks(seats)
  for (const { weights } of networks) weights.forEach((_, i) => (weights[i] = (chance.below(2001) - 1000) / 1000))
  return new Turns(seats, networks)
}

/** All that can be read off a position, but for the order of what was put where. */
function told(position: Position): object {
  const { cells, hand, stack, handSize, stackSize, counters, vp, won, ranks, seats } = position
  return {
    cells: [...cells].flatMap((piece, cell) => (piece === 0 ? [] : [[cell, piece]])),
    by: [hand, stack, handSize, stackSize, counters, vp, won, ranks].map((numbers) => [...numbers]),
    seats,
    turn: position.turn,
    phase: position.phase,
    lying: [position.lying, position.way, position.location],
    played: [position.played, position.playedKinds],
    table: [position.tableLow, position.tableHigh, position.scored],
  }
}

function readAnew(state: State): Position {
  const position = new Position()
  position.read(state)
  return position
}

/** Plays a game by the rules and by numbers side by side, and shows both after each action. */
function playBoth(seats: number, number: number, see: (state: State, position: Position, turns: Turns) => void): void {
  const chance = new FastChance(`position ${seats} ${number}`).at(0)
  const options = ALL_OPTIONS[number % ALL_OPTIONS.length] ?? ALL_OPTIONS[0]
  if (options === undefined) throw new Error('there are no options')
  const state = kingsGate.setup(options, seats, chance)
  const position = readAnew(state)
  const turns = anyTurns(seats, chance)
  while (state.phase !== 'over') {
    const before = told(position)
    turns.find(position)
    expect(told(position)).toEqual(before)
    see(state, position, turns)
    const turn = chance.below(turns.count)
    for (let i = 0; i < turns.lengthOf(turn); i++) {
      const step = turns.stepOf(turn, i)
      const action = actionOf(step)
      expect(kingsGate.check(state, state.turn, action)).toBeUndefined()
      kingsGate.apply(state, state.turn, action, chance)
      position.step(step)
      expect(told(position)).toEqual(told(readAnew(state)))
    }
    if (kingsGate.toAct(state).length === 0) break
    expect(position.phase).not.toBe(LOCATION_PHASE)
    kingsGate.apply(state, state.turn, END, chance)
    position.endTurn()
    // What is drawn is left to chance: as it was by the rules.
    for (let tile = 0; tile < TILES.length; tile++) {
      position.hand[tile] = readAnew(state).hand[tile] ?? 0
      position.stack[tile] = readAnew(state).stack[tile] ?? 0
    }
    position.handSize.set(readAnew(state).handSize)
    position.stackSize.set(readAnew(state).stackSize)
    position.settle()
    expect(told(position)).toEqual(told(readAnew(state)))
  }
  expect(position.phase).toBe(OVER_PHASE)
  const { winners = [] } = kingsGate.outcome(state) ?? {}
  for (let seat = 0; seat < seats; seat++) {
    expect(position.shareOf(seat)).toBe(winners.includes(seat) ? 1 / winners.length : 0)
  }
}

describe.each(SEATS)('a position as numbers, with %i players', (seats) => {
  it('comes to what the rules come to, whatever turns are played, with all options', () => {
    let longest = 0
    for (let number = 0; number < 8; number++) {
      playBoth(seats, number, (_, __, turns) => {
        for (let turn = 0; turn < turns.count; turn++) longest = Math.max(longest, turns.lengthOf(turn))
      })
    }
    expect(longest).toBeGreaterThanOrEqual(5)
  })

  it('finds turns that can be played to their end by the rules, each once', () => {
    let number = 0
    playBoth(seats, 100, (state, _, turns) => {
      if (number++ % 5 !== 0) return
      expect(turns.count).toBeGreaterThan(0)
      const seen = new Set<string>()
      for (let turn = 0; turn < turns.count; turn++) {
        const trial = kingsGate.clone(state)
        const seat = trial.turn
        const written: string[] = []
        for (let i = 0; i < turns.lengthOf(turn); i++) {
          const action = actionOf(turns.stepOf(turn, i))
          expect(kingsGate.check(trial, seat, action)).toBeUndefined()
          kingsGate.apply(trial, seat, action, new FastChance('none').at(0))
          written.push(writeAction(action))
        }
        if (trial.phase !== 'over') expect(kingsGate.check(trial, seat, END)).toBeUndefined()
        expect(seen).not.toContain(written.join(' '))
        seen.add(written.join(' '))
      }
    })
  })
})
