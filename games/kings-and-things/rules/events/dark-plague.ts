/** Dark Plague: every player loses as many counters in a hex as its buildings are worth (KT-V5). */
import { must } from '@crownlands/core/lists'
import { askForElixir } from '../items/elixir'
import { playersInOrder } from '../order'
import type { State } from '../state'
import type { Due } from '../tasks'
import type { RandomEvent } from './event'
import { canLose, pushLosses } from './losses'
import { valueOfBuildings } from './plague'

export const darkPlague: RandomEvent = {
  whyNot: () => undefined,

  begin(state, task) {
    // The numbers are fixed now.
    const due = plagueLosses(state)
    task.due = due
    askForElixir(
      state,
      task,
      playersInOrder(state).filter((player) => due.some(({ seat }) => seat === player)),
    )
  },

  stages: {
    elixir: {
      keeps: ['due', 'spared'],
      waitsFor: ['elixir'],

      goOn(_state, task) {
        task.due = must(task.due).filter(({ seat }) => task.spared?.includes(seat) !== true)
        task.stage = 'losing'
      },
    },

    losing: {
      keeps: ['due'],
      waitsFor: ['losses'],

      goOn(state, task) {
        const next = must(task.due).shift()
        if (next === undefined) task.stage = 'end'
        else pushLosses(state, { seat: next.seat, hex: next.hex, left: next.losses, kind: 'plague' })
      },
    },
  },
}

/** In player order, hex by hex: only where something could be given (KT-O7). */
function plagueLosses(state: State): Due[] {
  return playersInOrder(state).flatMap((seat) =>
    state.hexes.flatMap(({ owner }, hex) => {
      const losses = owner === seat ? valueOfBuildings(state, hex) : 0
      return losses > 0 && canLose(state, hex, seat) ? [{ seat, hex, losses }] : []
    }),
  )
}
