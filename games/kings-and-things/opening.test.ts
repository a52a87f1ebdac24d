/** Random play through the set-up and the phases that need no armies: nothing is lost, and nobody is ever stuck. */
import { FastChance } from '@crownlands/core/chance-fast'
import { canonicalJson } from '@crownlands/core/json'
import { must } from '@crownlands/core/lists'
import { describe, expect, it } from 'vitest'
import { boardSize, distance } from './board'
import { allThings, type Edition, FORT_COUNTERS, HEXES, RACK_LIMIT } from './content'
import type { Event } from './happenings'
import { apply, legalActions, refuse, setup, toAct } from './rules'
import { topTask } from './run'
import type { State } from './state'
import { fortsByLevel, hexesByTerrain, thingsOf } from './testing/conservation'

const ALL_HEXES = Object.fromEntries(Object.entries(HEXES).map(([terrain, { count }]) => [terrain, count]))
const GAMES = 12
const TURNS = 4

function checkCounters(state: State): void {
  expect(thingsOf(state)).toEqual(allThings(state.options.edition))
  expect(hexesByTerrain(state)).toEqual(ALL_HEXES)
  expect(fortsByLevel(state)).toEqual(FORT_COUNTERS)
  for (const { gold } of state.players) expect(gold).toBeGreaterThanOrEqual(0)
}

function checkAsked(state: State): void {
  const asked = toAct(state)
  expect(asked.length).toBeGreaterThan(0)
  for (const seat of asked) {
    const actions = legalActions(state, seat)
    expect(actions.length).toBeGreaterThan(0)
    expect(new Set(actions.map((action) => canonicalJson(action))).size).toBe(actions.length)
  }
}

/** KT-T6, KT-S8 */
function checkKingdoms(state: State): void {
  for (const [seat, { rack }] of state.players.entries()) {
    expect(rack.length).toBeLessThanOrEqual(RACK_LIMIT)
    expect(state.hexes.filter(({ owner }) => owner === seat).length).toBe(3)
  }
  expect(state.hexes.some(({ owner, terrain }) => owner !== undefined && terrain === 'sea')).toBe(false)
}

/** Events, movement and combat are not this test's subject: from the last part of the Things on to construction. */
function skipToConstruction(state: State): void {
  const seat = must(state.order[0])
  state.phase = 'construction'
  state.tasks.splice(0, state.tasks.length, { type: 'turn', next: 1 }, { type: 'build', seat, built: [] })
}

function endsThings(state: State, seat: number, type: string): boolean {
  return type === 'done' && topTask(state).type === 'things' && seat === state.order.at(-1)
}

function playAtRandom(seats: number, edition: Edition, seed: string, events?: Event[]): State {
  const source = new FastChance(seed)
  const state = setup({ edition, autoCall: false, turnLimit: 0 }, seats, source.at(0), events)
  const choose = new FastChance(`${seed} chooses`).at(0)
  for (let step = 1; state.turn <= TURNS; step++) {
    checkAsked(state)
    const asked = toAct(state)
    const seat = must(asked[choose.below(asked.length)])
    const actions = legalActions(state, seat)
    const action = must(actions[choose.below(actions.length)])
    if (step % 20 === 0) expect(refuse(state, seat, action)).toBeUndefined()
    const wasInSetup = state.phase === 'setup'
    if (endsThings(state, seat, action.type)) skipToConstruction(state)
    else apply(state, seat, action, source.at(step), events)
    if (wasInSetup && state.phase !== 'setup') checkKingdoms(state)
    if (step % 5 === 0) checkCounters(state)
    if (step % 50 === 0) expect(JSON.parse(JSON.stringify(state))).toEqual(state)
  }
  return state
}

describe.each([2, 3, 4])('%i seats', (seats) => {
  it.each(['1986', '1997', '2010'] as const)('KT-C7, KT-E2, KT-E3: all counters of %s are conserved', (edition) => {
    for (let game = 0; game < GAMES; game++) {
      const state = playAtRandom(seats, edition, `opening ${seats} ${edition} ${game}`)
      checkCounters(state)
      expect(state.hexes.length).toBe(boardSize(seats))
      expect(state.players.every(({ out }) => !out)).toBe(true)
    }
  })

  it('nothing hangs on whether somebody wants to be told', () => {
    for (let game = 0; game < 3; game++) {
      const seed = `told ${seats} ${game}`
      expect(playAtRandom(seats, '1986', seed, [])).toEqual(playAtRandom(seats, '1986', seed))
    }
  })

  it('KT-S8, KT-S9: kingdoms are three hexes in a row of neighbours, apart from others where the map allows', () => {
    for (let game = 0; game < GAMES; game++) {
      const state = setup({ edition: '1986', autoCall: false, turnLimit: 0 }, seats, new FastChance(`k ${game}`).at(0))
      const choose = new FastChance(`k ${game} chooses`).at(0)
      for (let step = 1; topTask(state).type === 'setup' && state.players[0]?.gold === 0; step++) {
        const seat = must(toAct(state)[0])
        const actions = legalActions(state, seat)
        apply(state, seat, must(actions[choose.below(actions.length)]), new FastChance(`k ${game}`).at(step))
      }
      const owned = state.hexes.flatMap(({ owner }, hex) => (owner === undefined ? [] : [{ hex, owner }]))
      expect(owned.length).toBe(3 * seats)
      for (const { hex, owner } of owned) {
        const near = owned.filter((other) => other.owner === owner && distance(hex, other.hex) === 1)
        expect(near.length).toBeGreaterThan(0)
      }
    }
  })
})
