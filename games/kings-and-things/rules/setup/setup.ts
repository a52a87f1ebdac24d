/** Set-up: who is first, the starts, the kingdoms, the first Things (KT-S). */
import type { Seat } from '@crownlands/core/game'
import { must } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { allThings, CHARACTERS, COUNTERS, FORT_COUNTERS } from '../../content'
import type { Action } from '../actions'
import type { Refusal } from '../reasons'
import { end, type Handler, NOBODY, only, push, type Run, rollDie } from '../run'
import type { Options, Player, State } from '../state'
import type { SetupTask } from '../tasks'
import { auditSetup } from './audit'
import { exchangeStep, placeAgainStep, placeStep } from './first-things'
import { secondStep, thirdStep, towerStep } from './kingdoms'
import { shuffledHexes } from './map'
import { seaStep } from './seas'
import { startStep } from './starts'
import type { SetupStep } from './step'

/** The state before anybody has decided anything; the set-up task goes on from there. */
export function setUp(rules: State['rules'], options: Options, seats: number, run: Run): State {
  const first = rollForFirst(seats, run)
  return {
    rules,
    options,
    turn: 0,
    phase: 'setup',
    // KT-S6: by seat for now; once the starts are picked it follows the hexes.
    order: Array.from({ length: seats }, (_, i) => (first + i) % seats),
    hexes: [],
    deck: shuffledHexes(seats),
    cup: allThings(options.edition).slice(),
    emptied: false,
    gone: [],
    players: Array.from({ length: seats }, () => newPlayer(options)),
    // KT-S2
    pool: COUNTERS.map((front) => ({
      shows: run.chance.below(2) === 0 ? front : CHARACTERS[front].back,
      at: undefined,
      fled: false,
    })),
    bank: FORT_COUNTERS.slice(),
    cloud: undefined,
    balloon: undefined,
    seen: [],
    stolen: [],
    tasks: [{ type: 'setup', stage: 'start', next: 0, starts: [], seas: 0, drew: [] }],
    result: undefined,
  }
}

function newPlayer({ autoCall }: Options): Player {
  // KT-O8, KT-E4
  return { gold: 0, rack: [], aside: [], goneUnseen: [], rolls: 'own', calls: autoCall ? 'all' : 'ask', out: false }
}

/** KT-S6: the highest of two dice; ties for highest roll again. */
function rollForFirst(seats: number, run: Run): Seat {
  let rolling = Array.from({ length: seats }, (_, seat) => seat)
  for (;;) {
    const rolls = Array.from({ length: seats }, (_, seat) =>
      rolling.includes(seat) ? [rollDie(run), rollDie(run)] : [],
    )
    const sums = rolls.map((dice) => dice.reduce((sum, die) => sum + die, 0))
    const highest = Math.max(...sums)
    rolling = rolling.filter((seat) => sums[seat] === highest)
    const [first] = rolling
    run.events?.push({ type: 'order-rolled', rolls, ...(rolling.length === 1 && { first: must(first) }) })
    if (first !== undefined && rolling.length === 1) return first
  }
}

/** In order. */
const STEPS: readonly SetupStep[] = [
  startStep,
  seaStep,
  secondStep,
  thirdStep,
  towerStep,
  placeStep,
  exchangeStep,
  placeAgainStep,
]

function stepOf({ stage }: SetupTask): SetupStep {
  return must(STEPS.find((step) => step.stage === stage))
}

export const setupHandler: Handler<SetupTask> = {
  seats(state, task) {
    const seat = state.order[task.next]
    if (seat === undefined) return NOBODY
    const step = stepOf(task)
    // KT-S18: a player without a choice is not asked.
    const isAsked = step.isAsked?.(state, task, seat) ?? step.legal(state, task, seat).length > 1
    return isAsked ? only(seat) : NOBODY
  },

  legal: (state, task, seat) => stepOf(task).legal(state, task, seat),
  whyNot: (state, task, seat, action) => whyNotNow(task, action) ?? stepOf(task).whyNot(state, task, seat, action),
  apply: (state, task, seat, action, run) => stepOf(task).apply(state, task, seat, action, run),

  advance(state, task, run) {
    const step = stepOf(task)
    const seat = state.order[task.next]
    if (seat === undefined) {
      step.end?.(state, task, run)
      goOn(state, task, step)
      return
    }
    const [single] = step.isAsked === undefined ? step.legal(state, task, seat) : []
    if (single === undefined) task.next++
    else step.apply(state, task, seat, single, run)
  },

  audit: auditSetup,
}

function goOn(state: State, task: SetupTask, step: SetupStep): void {
  const next = STEPS[STEPS.indexOf(step) + 1]
  if (next === undefined) {
    end(state, task)
    push(state, { type: 'turn', next: 0 })
    return
  }
  task.stage = next.stage
  task.next = 0
}

/** What belongs to another step of the set-up. */
function whyNotNow({ stage }: SetupTask, action: Action): Refusal | undefined {
  switch (action.type) {
    case 'start':
      return stage === 'start' ? undefined : refusal('KT-S6', 'not-now')
    case 'replace':
      return stage === 'sea' ? undefined : refusal('KT-S7', 'not-now')
    case 'claim':
      return stage === 'second' || stage === 'third' ? undefined : refusal('KT-S8', 'not-now')
    case 'tower':
      return stage === 'tower' ? undefined : refusal('KT-S10', 'not-now')
    case 'place':
      return stage === 'place' || stage === 'place-again' ? undefined : refusal('KT-T10', 'not-placed-now')
    case 'lay':
      return stage === 'exchange' ? undefined : refusal('KT-S11', 'not-now')
    case 'done':
      return undefined
    case 'treasure':
    case 'remove':
    case 'fan':
      return stage === 'place' || stage === 'place-again' ? undefined : refusal('KT-O1', 'not-now')
    default:
      return refusal('KT-O1', 'not-now')
  }
}
