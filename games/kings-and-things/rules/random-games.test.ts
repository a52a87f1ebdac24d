/** Whole games played at random: nothing is lost, nobody is ever stuck, and all come to an end. */
import { FastChance } from '@crownlands/core/chance-fast'
import { canonicalJson } from '@crownlands/core/json'
import { must } from '@crownlands/core/lists'
import { describe, expect, it } from 'vitest'
import { allThings, EDITIONS, type Edition, FORT_COUNTERS, HEXES, RACK_LIMIT } from '../content'
import { fortsByLevel, hexesByTerrain, thingsOf } from '../testing/conservation'
import type { Event } from './happenings'
import { boardSize, distance } from './hexes'
import { apply, legalActions, refuse, setup, toAct } from './rules'
import { topTask } from './run'
import type { State } from './state'
import type { TaskType } from './tasks'

const ALL_HEXES = Object.fromEntries(Object.entries(HEXES).map(([terrain, { count }]) => [terrain, count]))
const GAMES = 5
const TURNS = 5
/** Tasks during which every counter lies in its place. */
const AT_REST: readonly TaskType[] = ['setup', 'characters', 'things', 'events', 'combat', 'build', 'powers']

function isAtRest(state: State): boolean {
  return state.tasks.length <= 2 && AT_REST.includes(topTask(state).type)
}

function checkCounters(state: State): void {
  expect(thingsOf(state)).toEqual(allThings(state.options.edition))
  expect(hexesByTerrain(state)).toEqual(ALL_HEXES)
  expect(fortsByLevel(state)).toEqual(FORT_COUNTERS)
  for (const { gold, rack } of state.players) {
    expect(gold).toBeGreaterThanOrEqual(0)
    if (topTask(state).type !== 'things') expect(rack.length).toBeLessThanOrEqual(RACK_LIMIT)
  }
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

/** Lets everybody do anything until the match is over or `until` says so. */
function playAtRandom(state: State, seed: string, until: (state: State) => boolean, events?: Event[]): void {
  const source = new FastChance(seed)
  const choose = new FastChance(`${seed} chooses`).at(0)
  for (let step = 1; state.result === undefined && !until(state); step++) {
    const asked = toAct(state)
    const seat = must(asked[choose.below(asked.length)])
    const actions = legalActions(state, seat)
    const action = must(actions[choose.below(actions.length)])
    if (step % 20 === 0) {
      checkAsked(state)
      expect(refuse(state, seat, action)).toBeUndefined()
    }
    apply(state, seat, action, source.at(step), events)
    if (step % 5 === 0 && state.result === undefined && isAtRest(state)) checkCounters(state)
    if (step % 50 === 0) expect(JSON.parse(JSON.stringify(state))).toEqual(state)
  }
}

const toTheEnd = () => false

function wholeGame(seats: number, edition: Edition, seed: string, events?: Event[]): State {
  const state = setup({ edition, autoCall: false, turnLimit: TURNS }, seats, new FastChance(seed).at(0), events)
  playAtRandom(state, seed, toTheEnd, events)
  return state
}

describe.each([2, 3, 4])('%i seats', (seats) => {
  it.each(EDITIONS)('KT-C7, KT-E2, KT-E3, KT-E5: games of %s end by the turn limit with all counters', (edition) => {
    for (let game = 0; game < GAMES; game++) {
      const state = wholeGame(seats, edition, `whole ${seats} ${edition} ${game}`)
      expect(state.result).toBeDefined()
      expect(state.turn).toBeLessThanOrEqual(TURNS)
      expect(state.hexes.length).toBe(boardSize(seats))
    }
  })

  it('nothing hangs on whether somebody wants to be told', () => {
    for (let game = 0; game < 3; game++) {
      const seed = `told ${seats} ${game}`
      expect(wholeGame(seats, '1986', seed, [])).toEqual(wholeGame(seats, '1986', seed))
    }
  })

  it('KT-S8, KT-S9: kingdoms are three land hexes, each next to another of its own', () => {
    for (let game = 0; game < 20; game++) {
      const seed = `kingdoms ${seats} ${game}`
      const state = setup({ edition: '1986', autoCall: false, turnLimit: 0 }, seats, new FastChance(seed).at(0))
      playAtRandom(state, seed, ({ phase }) => phase !== 'setup')
      checkCounters(state)
      const owned = state.hexes.flatMap(({ owner, terrain }, hex) =>
        owner === undefined ? [] : [{ hex, owner, terrain }],
      )
      expect(owned.length).toBe(3 * seats)
      for (const { hex, owner, terrain } of owned) {
        expect(terrain).not.toBe('sea')
        const near = owned.filter((other) => other.owner === owner && distance(hex, other.hex) === 1)
        expect(near.length).toBeGreaterThan(0)
      }
    }
  })

  it('KT-T8, KT-T9: a cup of three counters does not stop anybody', () => {
    for (let game = 0; game < GAMES; game++) {
      const seed = `short ${seats} ${game}`
      const state = setup({ edition: '1986', autoCall: true, turnLimit: TURNS }, seats, new FastChance(seed).at(0))
      playAtRandom(state, seed, ({ phase }) => phase !== 'setup')
      // What is taken out of the cup has left the game for all to see.
      state.gone.push(...state.cup.splice(3))
      playAtRandom(state, `${seed} on`, toTheEnd)
      expect(state.result).toBeDefined()
      expect(state.emptied).toBe(true)
    }
  })
})
