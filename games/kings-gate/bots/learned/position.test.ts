import { type Chance, pick } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import { describe, expect, it } from 'vitest'
import { BARRACKS } from '../../content'
import { kingsGate } from '../../game'
import { writeAction } from '../../rules/notation'
import type { Action, State } from '../../rules/state'
import { ALL_OPTIONS } from '../../testing/configurations'
import { emptyNetworks } from './networks'
import { actionOf, DRAGON_KIND, printedOfPiece } from './pieces'
import { LOCATION_PHASE, OVER_PHASE, Position } from './position'
import { Turns } from './turns'

const END: Action = { type: 'end' }
const SEATS = [2, 3, 4]

/** Networks that say anything at all, so that any turn may seem the best. */
function anyTurns(seats: number, chance: Chance): Turns {
  const networks = emptyNetworks(seats)
  for (const { weights } of networks) {
    for (let i = 0; i < weights.length; i++) weights[i] = (chance.below(2001) - 1000) / 1000
  }
  return new Turns(seats, networks)
}

const LISTS = ['cells', 'hand', 'stack', 'handSize', 'stackSize', 'counters', 'vp', 'won', 'ranks'] as const
const NUMBERS = [
  ...(['seats', 'turn', 'phase', 'lying', 'way', 'location', 'played', 'playedKinds'] as const),
  ...(['tableLow', 'tableHigh', 'scored'] as const),
]

/** What of two positions is not the same, but for the order in which things were put on cells. */
function difference(one: Position, other: Position): string | undefined {
  return (
    LISTS.find((list) => one[list].some((value, i) => other[list][i] !== value)) ??
    NUMBERS.find((number) => one[number] !== other[number])
  )
}

const anew = new Position()

function differenceFrom(position: Position, state: State): string | undefined {
  anew.read(state)
  return difference(position, anew)
}

/** Plays a game by the rules and by numbers side by side, and says where they part, if they do. */
function whereTheyPart(seats: number, number: number, position = new Position()): string | undefined {
  const chance = new FastChance(`position ${seats} ${number}`).at(0)
  const options = ALL_OPTIONS[number % ALL_OPTIONS.length]
  if (options === undefined) throw new Error('there are no options')
  const state = kingsGate.setup(options, seats, chance)
  position.read(state)
  const before = new Position()
  const turns = anyTurns(seats, chance)
  for (;;) {
    before.copyFrom(position)
    turns.find(position)
    const changed = difference(position, before)
    if (changed !== undefined) return `looking for turns has changed ${changed}`
    const turn = chance.below(turns.count)
    for (let i = 0; i < turns.lengthOf(turn); i++) {
      const action = actionOf(turns.stepOf(turn, i))
      if (kingsGate.check(state, state.turn, action) !== undefined) return `${writeAction(action)} is not legal`
      kingsGate.apply(state, state.turn, action, chance)
      position.step(turns.stepOf(turn, i))
      const other = differenceFrom(position, state)
      if (other !== undefined) return `${other} after ${writeAction(action)}`
    }
    if (kingsGate.toAct(state).length === 0) break
    if (position.phase === LOCATION_PHASE) return 'the turn is not over'
    // Both draw by the same chance.
    const draw = chance.below(1 << 20)
    kingsGate.apply(state, state.turn, END, new FastChance(`draw ${draw}`).at(0))
    position.endTurn()
    position.draw(new FastChance(`draw ${draw}`).at(0))
    position.settle()
    const other = differenceFrom(position, state)
    if (other !== undefined) return `${other} after the turn`
    if (position.phase === OVER_PHASE) break
  }
  const { winners = [] } = kingsGate.outcome(state) ?? {}
  const shares = state.players.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0))
  return shares.every((share, seat) => position.shareOf(seat) === share) ? undefined : 'who has won'
}

describe.each(SEATS)('a position as numbers, with %i players', (seats) => {
  it('comes to what the rules come to, whatever turns are played, with all options', () => {
    for (let number = 0; number < 2 * ALL_OPTIONS.length; number++) {
      expect(whereTheyPart(seats, number)).toBeUndefined()
    }
  })

  it('finds turns that can be played to their end by the rules, each once', () => {
    const chance = new FastChance(`turns ${seats}`).at(0)
    const turns = anyTurns(seats, chance)
    const position = new Position()
    let longest = 0
    for (const options of ALL_OPTIONS) {
      const state = kingsGate.setup(options, seats, chance)
      for (let actions = 0; kingsGate.toAct(state).length > 0; actions++) {
        if (actions % 20 === 0) {
          position.read(state)
          turns.find(position)
          expect(new Set(turnsByRules(state, turns)).size).toBe(turns.count)
          for (let turn = 0; turn < turns.count; turn++) longest = Math.max(longest, turns.lengthOf(turn))
        }
        kingsGate.apply(state, state.turn, pick(kingsGate.legalActions(state, state.turn), chance), chance)
      }
    }
    expect(longest).toBeGreaterThanOrEqual(3)
  })
})

/** The turns as they are written, after each was carried out to its end. */
function turnsByRules(state: State, turns: Turns): string[] {
  return Array.from({ length: turns.count }, (_, turn) => {
    const trial = kingsGate.clone(state)
    const seat = trial.turn
    const actions = Array.from({ length: turns.lengthOf(turn) }, (__, i) => actionOf(turns.stepOf(turn, i)))
    if (!turns.endsMatch(turn)) actions.push(END)
    for (const action of actions) {
      expect(kingsGate.check(trial, seat, action)).toBeUndefined()
      kingsGate.apply(trial, seat, action, new FastChance('none').at(0))
    }
    expect(trial.turn !== seat || trial.played.length === 0 || trial.phase === 'over').toBe(true)
    return actions.map(writeAction).join(' ')
  })
}

describe('a fault in it is found', () => {
  class TooRich extends Position {
    override prize(place: number): number {
      return super.prize(place) + (place === 1 ? 1 : 0)
    }
  }
  class AnythingGoes extends Position {
    override goesWithPlayed(kind: number, counter: number): boolean {
      return kind < DRAGON_KIND || super.goesWithPlayed(kind, counter)
    }
  }
  class CoversBarracks extends Position {
    override isTarget(piece: number, seat: number, strength: number): boolean {
      return printedOfPiece[piece] === BARRACKS ? strength > BARRACKS : super.isTarget(piece, seat, strength)
    }
  }
  class ForgetsToDraw extends Position {
    override draw(): void {}
  }

  it.each([
    ['the second wins one VP more', TooRich],
    ['any tiles go together', AnythingGoes],
    ['Barracks can be covered', CoversBarracks],
    ['nobody draws', ForgetsToDraw],
  ])('%s', (_, Faulty) => {
    const found = SEATS.map((seats) =>
      ALL_OPTIONS.some((__, number) => whereTheyPart(seats, number, new Faulty()) !== undefined),
    )
    expect(found).toEqual([true, true, true])
  })
})
