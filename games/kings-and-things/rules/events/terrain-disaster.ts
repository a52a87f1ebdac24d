/** Terrain Disaster: hexes are named until it strikes one (KT-V10). */
import { at, must } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { swingsOf, throwDice } from '../dice'
import type { Refusal } from '../reasons'
import type { State } from '../state'
import type { EventsTask } from '../tasks'
import type { RandomEvent } from './event'
import { pushLosses } from './losses'
import { takeLosses, throwLosses } from './plague'

export const terrainDisaster: RandomEvent = {
  whyNot: () => undefined,

  begin(state, task) {
    task.missed = []
    nameNext(state, task)
  },

  stages: {
    name: {
      keeps: ['missed'],
      asks: 'player',
      names: 'hex',
      otherwise: refusal('KT-V10', 'name-an-owned-hex'),
      whyNot: (state, task, { hex }) => whyNotName(state, task, hex),

      apply(state, task, { hex }, run) {
        task.hex = hex
        task.stage = 'rolled'
        run.events?.push({ type: 'named', seat: task.seat, hex, reveals: true })
        throwDice(state, run, {
          reason: 'terrain-disaster',
          count: 2,
          involved: [task.seat, must(at(state.hexes, hex).owner)],
          swings: (dice) => swingsOf(dice, strikes),
        })
      },
    },

    rolled: {
      keeps: ['hex', 'missed'],
      waitsFor: ['dice'],
      dice: 2,
      audit: whyNotOwned,

      goOn(state, task, run) {
        const hex = must(task.hex)
        const dice = must(task.dice)
        task.dice = undefined
        if (strikes(dice)) {
          task.stage = 'struck'
          throwLosses(state, run, 'terrain-disaster-losses', [must(at(state.hexes, hex).owner), task.seat])
        } else {
          task.missed?.push(hex)
          nameNext(state, task)
        }
      },
    },

    struck: {
      keeps: ['hex'],
      waitsFor: ['dice'],
      audit: whyNotOwned,

      goOn(state, task, run) {
        const hex = must(task.hex)
        const seat = must(at(state.hexes, hex).owner)
        const left = takeLosses(task, seat, run)
        task.stage = 'end'
        if (left > 0) pushLosses(state, { seat, hex, left, kind: 'pox' })
      },
    },
  },

  leaves: ['losses'],
}

/** Owned hexes, each once. */
function whyNotName(state: State, { missed }: EventsTask, hex: number): Refusal | undefined {
  if (missed?.includes(hex) === true) return refusal('KT-V10', 'named-before')
  return state.hexes[hex]?.owner === undefined ? refusal('KT-V10', 'hex-not-owned') : undefined
}

/** Until it strikes or no owned hex is left. */
function nameNext(state: State, task: EventsTask): void {
  const canGoOn = state.hexes.some((_, hex) => whyNotName(state, task, hex) === undefined)
  task.stage = canGoOn ? 'name' : 'end'
}

function strikes(dice: readonly number[]): boolean {
  const sum = dice.reduce((total, die) => total + die, 0)
  return sum >= 6 && sum <= 8
}

function whyNotOwned({ hexes }: State, { hex }: EventsTask): string | undefined {
  return hexes[must(hex)]?.owner === undefined ? 'the hex that was named must be owned (KT-V10)' : undefined
}
