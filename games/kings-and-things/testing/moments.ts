/** What is asked at a moment of a match, and matches that come to every such moment. */
import { type Chance, pick } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import type { Action } from '../rules/actions'
import { clone } from '../rules/clone'
import { apply, legalActions, toAct } from '../rules/rules'
import { topTask } from '../rules/run'
import type { State } from '../rules/state'
import { isReal } from '../rules/support'
import type { Task } from '../rules/tasks'
import { PREPARED, prepared } from './prepared'

/** Everything that seats are ever asked: the task and where it stands. Nobody is asked about `turn` and `aftermath`. */
export const MOMENTS: readonly string[] = [
  ...['start', 'sea', 'second', 'third', 'tower', 'place', 'exchange', 'place-again'].map((stage) => `setup ${stage}`),
  ...['characters open', 'characters pay', 'station', 'turn-over'],
  ...['things announce', 'things place', 'place-on a hex', 'place-on no hex'],
  ...['open', 'source', 'name', 'terrain', 'victim', 'after'].map((stage) => `events ${stage}`),
  ...['losses plague', 'losses pox', 'elixir'],
  ...['move nobody', 'move a group', 'move passengers', 'pin', 'flyers show', 'flyers stay', 'overflow'],
  ...['combat', 'explore keep', 'explore bribe', 'build'],
  ...['before', 'dust', 'warlord', 'targets', 'items', 'aimed', 'hits', 'retreat'].map((stage) => `battle ${stage}`),
  ...['recruit', 'defection', 'teenie-pox', 'terrain-disaster', 'terrain-disaster-losses'].map((why) => `dice ${why}`),
  ...['explore', 'firewall', 'battle-magic', 'battle-ranged', 'battle-melee'].map((why) => `dice ${why}`),
  ...['save', 'damage', 'contest', 'assassin'].map((why) => `dice ${why}`),
  ...['balloon', 'fan', 'weather_control', 'dust_of_defence', 'firewall'].map((item) => `answer ${item}`),
  ...['golem', 'talisman', 'bow', 'sword', 'elixir', 'lucky_charm'].map((item) => `answer ${item}`),
  ...['calls battle', 'calls hex'],
  ...['open', 'take', 'name', 'reply'].map((stage) => `powers ${stage}`),
  // Questions to which somebody holds the answer, and what else may be about.
  ...['a Charm could be used', 'Dispel Magic could be used', 'a Fan could be used', 'an Elixir could be used'],
  ...[
    'a bluff could be called',
    'a battle of three',
    'a sealed name',
    'a Balloon in a battle',
    'a Balloon out',
    'a cloud',
  ],
  ...['neutral items', 'counters laid aside', 'true elimination', 'only bluffs explore', 'a theft'],
]

const OF_THREE: readonly string[] = ['battle targets', 'a battle of three', 'a sealed name']

/** What can be said of a moment: what is asked, and what is remarkable about it. */
export function momentsOf(state: State): string[] {
  const task = topTask(state)
  return [askedAt(task), ...remarkable(state, task)]
}

function askedAt(task: Task): string {
  switch (task.type) {
    case 'setup':
    case 'characters':
    case 'things':
    case 'events':
    case 'flyers':
    case 'explore':
    case 'battle':
    case 'powers':
      return `${task.type} ${task.stage}`
    case 'place-on':
      return task.hex === undefined ? 'place-on no hex' : 'place-on a hex'
    case 'losses':
      return `losses ${task.kind}`
    case 'move':
      if (task.balloon?.sea !== undefined) return 'move passengers'
      return task.group.length > 0 ? 'move a group' : 'move nobody'
    case 'dice':
      return `dice ${task.reason}`
    case 'answer':
      return `answer ${task.item}`
    case 'calls':
      return `calls ${task.where}`
    default:
      return task.type
  }
}

function remarkable(state: State, task: Task): string[] {
  const found: string[] = []
  const add = (what: string, holds: boolean) => {
    if (holds) found.push(what)
  }
  const offered = (type: Action['type']) =>
    toAct(state).some((seat) => legalActions(state, seat).some((action) => action.type === type))
  const battle = state.tasks.find((one) => one.type === 'battle')
  add('a Charm could be used', task.type === 'dice' && offered('charm'))
  add('Dispel Magic could be used', task.type === 'answer' && offered('dispel'))
  add('a Fan could be used', task.type === 'answer' && offered('fan'))
  add('an Elixir could be used', task.type === 'elixir' && offered('elixir'))
  add('a bluff could be called', task.type === 'calls' && hasBluff(state))
  add('a battle of three', battle !== undefined && battle.forces.length > 2)
  add('a sealed name', battle?.stage === 'targets' && battle.forces.some(({ target }) => target !== undefined))
  add('a Balloon in a battle', battle !== undefined && state.balloon?.hex === battle.hex)
  add('a Balloon out', state.balloon !== undefined && battle === undefined)
  add('a cloud', state.cloud !== undefined)
  add('neutral items', battle?.kind === 'exploration' && (state.hexes[battle.hex]?.guards?.items.length ?? 0) > 0)
  add('counters laid aside', state.players.some(({ aside }) => aside.length > 0) && task.type === 'answer')
  add('true elimination', state.emptied && task.type === 'things')
  add('a theft', state.stolen.length > 0)
  add('only bluffs explore', task.type === 'explore' && isExploredByBluffs(state, task.hex, task.seat))
  return found
}

function hasBluff(state: State): boolean {
  return toAct(state).some((seat) =>
    legalActions(state, seat).some(
      (action) => action.type === 'call' && !isReal(state, callsHex(state), action.seat, action.creature),
    ),
  )
}

function callsHex(state: State): number {
  const task = topTask(state)
  return task.type === 'calls' ? task.hex : -1
}

function isExploredByBluffs(state: State, hex: number, seat: number): boolean {
  const army = state.hexes[hex]?.armies.find((one) => one.seat === seat)
  return army?.down.every((creature) => !isReal(state, hex, seat, creature)) === true
}

// Coming to them --------------------------------------------------------------------------------------

/** What leads to nothing, or ends something. */
const IDLE: readonly Action['type'][] = ['done', 'go-on', 'remove', 'treasure', 'discharge', 'rolls', 'calls']

/** Does something three times in four, and then rather what is seldom possible. */
export function lively(state: State, _seat: number, legal: readonly Action[], chance: Chance): Action {
  // KT-I7: a Balloon that is lost at sea.
  const sunk = legal.filter((action) => action.type === 'fan' && state.hexes[action.hex ?? -1]?.terrain === 'sea')
  if (sunk.length > 0) return pick(sunk, chance)
  const acting = legal.filter(({ type }) => !IDLE.includes(type))
  if (acting.length === 0 || chance.below(4) === 0) return pick(legal, chance)
  const types = [...new Set(acting.map(({ type }) => type))]
  const type = pick(types, chance)
  return pick(
    acting.filter((action) => action.type === type),
    chance,
  )
}

/** So many actions are played from each prepared position. */
const ACTIONS = 150

/** The first position for each moment that is found from so many prepared ones of each kind. */
export function meet(seats: number, most: number, seed = 'seed 4'): Map<string, State> {
  const met = new Map<string, State>()
  for (let number = 0; number < most; number++) {
    for (const name of Object.keys(PREPARED) as (keyof typeof PREPARED)[]) {
      const chance = new FastChance(`${seed} ${name} ${seats} ${number}`)
      const state = prepared(name, seats, `${seed} ${number}`)
      for (let action = 0; action < ACTIONS && state.result === undefined; action++) {
        const fresh = momentsOf(state).filter((moment) => !met.has(moment))
        if (fresh.length > 0) {
          const copy = clone(state)
          for (const moment of fresh) met.set(moment, copy)
        }
        const seat = pick(toAct(state), chance)
        apply(state, seat, lively(state, seat, legalActions(state, seat), chance), chance)
      }
    }
    if (missing(seats, met).length === 0) break
  }
  return met
}

/** What was not met though it could have been. */
export function missing(seats: number, met: ReadonlyMap<string, State>): string[] {
  return MOMENTS.filter((moment) => !met.has(moment) && !(seats === 2 && OF_THREE.includes(moment)))
}
