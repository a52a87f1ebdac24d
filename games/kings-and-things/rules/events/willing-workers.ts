/** Willing Workers: a level more on a fort of one's own, free (KT-V13). */
import type { Seat } from '@crownlands/core/game'
import { at } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { CITADEL } from '../../content'
import { hasFortCounter, raiseFort } from '../phases/forts'
import type { Refusal } from '../reasons'
import type { State } from '../state'
import type { RandomEvent } from './event'

const NOT_OWN = refusal('KT-V13', 'hex-not-own')

export const willingWorkers: RandomEvent = {
  whyNot: (state, seat) =>
    state.hexes.some((_, hex) => whyNotBuild(state, seat, hex) === undefined)
      ? undefined
      : refusal('KT-V14', 'no-fort-may-be-built'),
  first: 'name',

  stages: {
    name: {
      asks: 'player',
      names: 'hex',
      otherwise: refusal('KT-V13', 'name-an-own-hex'),
      whyNot: (state, { seat }, { hex }) => whyNotBuild(state, seat, hex),

      apply(state, task, { hex }, run) {
        raiseFort(state, hex)
        const level = at(state.hexes, hex).fort
        run.events?.push({ type: 'built', seat: task.seat, hex, level, reveals: true })
        task.stage = 'end'
      },
    },
  },
}

/** A level more, never a citadel, while there are counters of it. */
function whyNotBuild(state: State, seat: Seat, place: number): Refusal | undefined {
  const hex = state.hexes[place]
  if (hex?.owner !== seat) return NOT_OWN
  if (hex.fort + 1 >= CITADEL) return refusal('KT-V13', 'never-to-a-citadel')
  return hasFortCounter(state, hex.fort + 1) ? undefined : refusal('KT-N4', 'no-fort-counter')
}
