/** Teenie Pox: the largest stack of another player loses what a die says (KT-V9). */
import type { Seat } from '@crownlands/core/game'
import { must } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { stackSize } from '../armies'
import { askForElixir } from '../items/elixir'
import type { Refusal } from '../reasons'
import type { State } from '../state'
import type { EventsTask } from '../tasks'
import type { RandomEvent } from './event'
import { canLose, pushLosses } from './losses'
import { takeLosses, throwLosses, valueOfBuildings } from './plague'

const NOT_A_LARGEST_STACK = refusal('KT-V9', 'choose-a-largest-stack')

export const teeniepox: RandomEvent = {
  whyNot: (state, seat) =>
    state.players.some((_, other) => whyNotVictim(state, seat, other) === undefined)
      ? undefined
      : refusal('KT-V14', 'nobody-has-something-to-lose'),
  first: 'name',

  stages: {
    name: {
      asks: 'player',
      names: 'player',
      otherwise: refusal('KT-V9', 'name-a-player'),
      whyNot: (state, { seat }, action) => whyNotVictim(state, seat, action.seat),

      apply(state, task, { seat: player }, run) {
        task.player = player
        run.events?.push({ type: 'named', seat: task.seat, player, reveals: true })
        task.stage = 'rolled'
        throwLosses(state, run, 'teenie-pox', [player, task.seat])
      },
    },

    rolled: {
      keeps: ['player'],
      waitsFor: ['dice'],

      goOn(state, task, run) {
        const victim = must(task.player)
        task.losses = takeLosses(task, victim, run)
        // KT-O7: a player with nothing to give is not asked.
        const canGive = largestStacks(state, victim).some((hex) => canLose(state, hex, victim))
        if (task.losses === 0 || !canGive) task.stage = 'end'
        else askForElixir(state, task, [victim])
      },
    },

    elixir: {
      keeps: ['player', 'losses', 'spared'],
      waitsFor: ['elixir'],

      goOn(state, task) {
        const victim = must(task.player)
        const [first, ...others] = task.spared?.includes(victim) === true ? [] : largestStacks(state, victim)
        if (first === undefined) task.stage = 'end'
        else if (others.length === 0) infect(state, task, first)
        else task.stage = 'victim'
      },
    },

    victim: {
      keeps: ['player', 'losses'],
      asks: 'victim',
      names: 'hex',
      otherwise: NOT_A_LARGEST_STACK,
      whyNot: (state, { player }, { hex }) =>
        largestStacks(state, must(player)).includes(hex) ? undefined : NOT_A_LARGEST_STACK,
      apply: (state, task, { hex }) => infect(state, task, hex),
    },
  },

  leaves: ['losses'],
}

function infect(state: State, task: EventsTask, hex: number): void {
  task.stage = 'end'
  pushLosses(state, { seat: must(task.player), hex, left: must(task.losses), kind: 'pox' })
}

function whyNotVictim(state: State, seat: Seat, other: Seat): Refusal | undefined {
  if (other === seat) return refusal('KT-V9', 'not-yourself')
  return hasSomethingToLose(state, other) ? undefined : refusal('KT-V14', 'nothing-to-lose')
}

function hasSomethingToLose(state: State, seat: Seat): boolean {
  return state.hexes.some(({ owner }, hex) => owner === seat && canLose(state, hex, seat))
}

/** Army counters 1 each, buildings their value, a citadel too: where the most is. */
function largestStacks(state: State, seat: Seat): number[] {
  const sizes = state.hexes.map(({ owner }, hex) =>
    owner === seat ? stackSize(state, hex, seat) + valueOfBuildings(state, hex) : 0,
  )
  const largest = Math.max(...sizes)
  return largest === 0 ? [] : sizes.flatMap((size, hex) => (size === largest ? [hex] : []))
}
