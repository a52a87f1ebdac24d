/** Events: what each is worth now, and what it names (KT-V). */
import type { Seat } from '@crownlands/core/game'
import { at, must } from '@crownlands/core/lists'
import { buildingValue, CITADEL, type EventCounter, isCharacter, isCreature } from '../content'
import type { Action } from '../rules/actions'
import { stackSize } from '../rules/armies'
import { incomeLines } from '../rules/phases/income'
import type { State } from '../rules/state'
import type { EventsTask, LossesTask, OverflowTask } from '../rules/tasks'
import { judgeAnytime } from './anytime'
import { WEIGHTS } from './weights'
import { characterWorth, citadelSite, counterWorth, fightingWorth, leaderBut, ownsTerrain } from './worth'

/** What an event has to be worth to be played: the turn after it may be worth more. */
const LEAST = 2

export function judgeEvents(state: State, task: EventsTask, seat: Seat): (action: Action) => number {
  const leader = leaderBut(state, seat)
  return (action) => {
    switch (action.type) {
      case 'event':
        return eventWorth(state, seat, action.event) - LEAST
      case 'hex':
        return judgeHex(state, task, seat, action.hex, leader)
      case 'player':
        return action.seat === leader ? 1 : 0
      case 'character':
        return judgeDefection(state, seat, action.character)
      case 'terrain':
        return action.terrain === 'sea' ? -5 : ownsTerrain(state, seat, action.terrain) ? 0 : 1
      case 'source':
        return -0.1 * fightingWorth(action.counter, state)
      case 'done':
        return 0
      default:
        return judgeAnytime(state, seat, action)
    }
  }
}

function eventWorth(state: State, seat: Seat, event: EventCounter): number {
  return NOW[event]?.(state, seat) ?? USUAL
}

/** What an event is worth that is not judged by itself. */
const USUAL = 3

const NOW: Readonly<Partial<Record<EventCounter, (state: State, seat: Seat) => number>>> = {
  big_juju: () => 1,
  dark_plague: plagueLead,
  defection: bestDefector,
  good_harvest: goldWithout,
  mother_lode: (state, seat) => 2 * goldOfCounters(state, seat),
  teeniepox: () => 5,
  vandalism: () => 4,
  weather_control: () => 2.5,
  willing_workers: () => 5,
}

/** The contest is won 44 times in 100. */
function bestDefector(state: State, seat: Seat): number {
  const worths = state.pool.map(({ shows, at: where }) =>
    where?.seat === seat ? 0 : characterWorth(state, seat, shows),
  )
  return 0.44 * Math.max(...worths)
}

function goldWithout(state: State, seat: Seat): number {
  return incomeLines(state, seat).reduce((sum, { what, gold }) => (what === 'income' ? sum : sum + gold), 0)
}

function goldOfCounters(state: State, seat: Seat): number {
  return incomeLines(state, seat).find(({ what }) => what === 'income')?.gold ?? 0
}

/** KT-V5: what the others lose by it on average, less the own losses. */
function plagueLead(state: State, seat: Seat): number {
  let lead = 0
  state.hexes.forEach(({ owner, fort, income }, hex) => {
    if (owner === undefined) return
    const lost = Math.min(fort + buildingValue(income), stackSize(state, hex, owner))
    lead += owner === seat ? -lost : lost / (state.players.length - 1)
  })
  return 1.5 * lead
}

function judgeHex(state: State, task: EventsTask, seat: Seat, place: number, leader: Seat | undefined): number {
  const { owner, fort } = at(state.hexes, place)
  switch (task.event) {
    case 'willing_workers':
      return (place === citadelSite(state, seat) ? 2 : 0) + 0.2 * fort
    case 'vandalism':
    case 'teeniepox':
      // The victim gives up the lowest fort, and names the stack that hurts least.
      return -fort - stackSize(state, place, seat)
    case 'big_juju':
      return owner === leader && owner !== seat ? fort : owner === seat ? -1 : 0
    default:
      if (owner === seat) return -3
      return 0.3 * stackSize(state, place, must(owner)) + 0.3 * fort + (owner === leader ? 1 : 0)
  }
}

function judgeDefection(state: State, seat: Seat, character: Parameters<typeof characterWorth>[2]): number {
  const { at: where } = must(state.pool.find(({ shows }) => shows === character))
  return 0.3 * characterWorth(state, seat, character) + (where === undefined ? 0 : 1)
}

// Losses --------------------------------------------------------------------------------------------

/** What is lost most lightly. */
export function judgeLosses(state: State, task: LossesTask | OverflowTask, seat: Seat): (action: Action) => number {
  return (action) => {
    if (action.type !== 'lose') return action.type === 'done' ? 1 : 0
    const { what } = action
    if (isCreature(what) || isCharacter(what)) return -0.3 * counterWorth(state, task.hex, seat, what)
    const { fort } = at(state.hexes, task.hex)
    return what === 'fort' ? -0.3 * (WEIGHTS.income + (fort === CITADEL - 1 ? 4 : 0)) : -0.4 * WEIGHTS.income
  }
}

/** KT-I6: it is good for nothing else. */
export function judgeElixir(action: Action): number {
  return action.type === 'elixir' ? 2 : 0
}
