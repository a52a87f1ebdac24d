/** An action is legal if and only if nothing is against it: what the rules list and what they refuse agree. */
import { FastChance } from '@crownlands/core/chance-fast'
import { sameData } from '@crownlands/core/json'
import { must } from '@crownlands/core/lists'
import { howMany } from '@crownlands/core/testing/how-many'
import { describe, expect, it } from 'vitest'
import { meet } from '../testing/moments'
import type { Action } from './actions'
import { handlerOf } from './handlers'
import { writeAction } from './notation/notation'
import { apply, legalActions, setup, toAct } from './rules'
import { topTask } from './run'
import type { State } from './state'

const GAMES = howMany({ usually: 2, fully: 20 })
/** How many actions are tried at a position, of all those that were ever legal in the games. */
const TRIED = 150

/** The same action elsewhere: every hex and every player in turn. */
function elsewhere(action: Action, hexes: number, seats: number): Action[] {
  const found: Action[] = []
  if ('hex' in action) for (let hex = 0; hex < hexes; hex++) found.push({ ...action, hex })
  if ('seat' in action) for (let seat = 0; seat < seats; seat++) found.push({ ...action, seat })
  return found
}

function check(state: State, tried: readonly Action[]): void {
  const task = topTask(state)
  const handler = handlerOf(task)
  for (const seat of toAct(state)) {
    const legal = legalActions(state, seat)
    for (const action of legal) expect(whyNot(state, seat, action), `${task.type}: ${writeAction(action)}`).toBe('')
    const others = [...tried, ...elsewhere(must(legal[0]), state.hexes.length, state.players.length)]
    for (const action of others) {
      const isListed = legal.some((one) => sameData(one, action))
      const isRefused = handler.whyNot(state, task, seat, action) !== undefined
      if (isListed === isRefused) expect.fail(`${task.type}: ${writeAction(action)} is ${isListed ? '' : 'not '}listed`)
    }
  }
}

function whyNot(state: State, seat: number, action: Action): string {
  const task = topTask(state)
  return handlerOf(task).whyNot(state, task, seat, action)?.reason ?? ''
}

/** Actions of all kinds, as random games come to them. */
function actionsOf(games: number): readonly Action[] {
  const found = new Map<string, Action>()
  for (let game = 0; game < games; game++) {
    const chance = new FastChance(`actions ${game}`).at(0)
    const state = setup({ edition: '1986', autoCall: false, turnLimit: 5 }, 2 + (game % 3), chance)
    for (let asked = toAct(state); asked.length > 0; asked = toAct(state)) {
      const seat = must(asked[chance.below(asked.length)])
      const actions = legalActions(state, seat)
      for (const action of actions) found.set(writeAction(action), action)
      apply(state, seat, must(actions[chance.below(actions.length)]), chance)
    }
  }
  return [...found.values()]
}

const POOL = actionsOf(6)

describe.each([2, 3, 4])('%i seats', (seats) => {
  it('whatever is legal has nothing against it, and whatever is not has', () => {
    for (let game = 0; game < GAMES; game++) {
      const chance = new FastChance(`legality ${seats} ${game}`).at(0)
      const state = setup({ edition: '1986', autoCall: game % 2 === 1, turnLimit: 6 }, seats, chance)
      for (let asked = toAct(state); asked.length > 0; asked = toAct(state)) {
        check(
          state,
          Array.from({ length: TRIED }, () => must(POOL[chance.below(POOL.length)])),
        )
        const seat = must(asked[chance.below(asked.length)])
        const actions = legalActions(state, seat)
        apply(state, seat, must(actions[chance.below(actions.length)]), chance)
      }
    }
  })

  it('in moments that games by chance seldom come to as well', () => {
    for (const state of meet(seats, 1).values()) check(state, POOL)
  })
})
