/** Events at random from dealt positions: whatever is in racks and on the map, everybody's part comes to an end. */
import { pick } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import { canonicalJson } from '@crownlands/core/json'
import { playerAt } from '@crownlands/core/lists'
import { describe, expect, it } from 'vitest'
import { STACK_LIMIT } from '../../content'
import { dealtPosition, miscounted } from '../../testing/dealt'
import type { Action } from '../actions'
import { isLimited, stackSize } from '../armies'
import type { Event } from '../happenings'
import { apply, legalActions, toAct } from '../rules'
import { topTask } from '../run'
import type { State } from '../state'
import { eventsPart } from './phase'

const GAMES = 1000
const MOST_ACTIONS = 400

/** Events in hand are played: chance alone would let most parts pass. */
function choose(legal: readonly Action[], chance: FastChance): Action {
  const telling = legal.filter(({ type }) => type !== 'done' && type !== 'remove' && type !== 'treasure')
  return telling.length > 0 && chance.below(4) > 0 ? pick(telling, chance) : pick(legal, chance)
}

function playEvents(state: State, chance: FastChance, told: Set<string>): void {
  for (let i = 0; i < MOST_ACTIONS; i++) {
    if (state.result !== undefined || state.phase !== 'events' || topTask(state).type === 'turn') return
    const seat = pick(toAct(state), chance)
    const legal = legalActions(state, seat)
    if (new Set(legal.map(canonicalJson)).size !== legal.length) throw new Error('something is legal twice')
    const events: Event[] = []
    apply(state, seat, choose(legal, chance), chance, events)
    for (const { type } of events) told.add(type)
  }
  throw new Error(`the parts did not end: ${JSON.stringify(state.tasks)}`)
}

/** KT-V3, KT-M4: what is left face up, or stands where it may not. */
function untidy(state: State): string[] {
  const found: string[] = []
  state.hexes.forEach(({ armies, owner, terrain }, hex) => {
    for (const { seat, up, down } of armies) {
      if (up.length > 0 || down.length === 0) found.push(`the stack in ${hex}`)
      if (owner !== seat) found.push(`an army in ${hex}`)
      if (isLimited(state, hex) && stackSize(state, hex, seat) > STACK_LIMIT) found.push(`too many in ${hex}`)
    }
    if (terrain === 'sea' && owner !== undefined) found.push(`the owner of ${hex}`)
  })
  for (const { shows, at } of state.pool)
    if (at !== undefined && state.hexes[at.hex]?.owner !== at.seat) found.push(shows)
  if (state.cloud !== undefined && state.hexes[state.cloud]?.owner === undefined) found.push('the cloud')
  return found
}

describe.each([2, 3, 4])('the events of %i players at random', (seats) => {
  it('KT-V1: every part comes to an end, with every counter in one place', () => {
    const chance = new FastChance(`the events of ${seats}`)
    const told = new Set<string>()
    for (let game = 0; game < GAMES; game++) {
      const state = dealtPosition(seats, 'events', chance)
      for (const seat of state.order.toReversed()) {
        if (!playerAt(state, seat).out) state.tasks.push(eventsPart(seat))
      }
      playEvents(state, chance, told)
      expect(miscounted(state)).toBeUndefined()
      if (state.result === undefined && state.phase === 'events') expect(untidy(state)).toEqual([])
    }
    expect([...told]).toEqual(
      expect.arrayContaining([
        'event-played',
        'charmed',
        'dispelled',
        'fanned',
        'cloud',
        'called',
        'terrain-changed',
        'defected',
        'spared',
        'lost',
        'fled',
        'fort-changed',
        'income-lost',
        'gold-gained',
        'built',
        'moved',
      ]),
    )
  })
})
