/** Vandalism: a fort of another player loses a level (KT-V11). */
import type { Seat } from '@crownlands/core/game'
import { must } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { CITADEL } from '../../content'
import { hexesOf } from '../armies'
import { lowerFort } from '../phases/forts'
import type { Refusal } from '../reasons'
import type { State } from '../state'
import type { RandomEvent } from './event'

const NO_FORT = refusal('KT-V11', 'no-fort-below-citadel')
const NOT_AN_OWN_FORT = refusal('KT-V11', 'choose-an-own-fort')

export const vandalism: RandomEvent = {
  whyNot: (state, seat) =>
    state.players.some((_, other) => whyNotVictim(state, seat, other) === undefined)
      ? undefined
      : refusal('KT-V14', 'nobody-has-such-a-fort'),
  first: 'name',

  stages: {
    name: {
      asks: 'player',
      names: 'player',
      otherwise: refusal('KT-V11', 'name-a-player'),
      whyNot: (state, { seat }, action) => whyNotVictim(state, seat, action.seat),

      apply(state, task, { seat: player }, run) {
        task.player = player
        run.events?.push({ type: 'named', seat: task.seat, player, reveals: true })
        const [only, ...others] = fortsOf(state, player)
        task.stage = others.length > 0 ? 'victim' : 'end'
        if (others.length === 0) lowerFort(state, must(only), 'KT-V11', run)
      },
    },

    victim: {
      keeps: ['player'],
      asks: 'victim',
      names: 'hex',
      otherwise: NOT_AN_OWN_FORT,
      whyNot: (state, { player }, { hex }) => whyNotFort(state, must(player), hex),

      apply(state, task, { hex }, run) {
        lowerFort(state, hex, 'KT-V11', run)
        task.stage = 'end'
      },
    },
  },
}

function whyNotVictim(state: State, seat: Seat, other: Seat): Refusal | undefined {
  if (other === seat) return refusal('KT-V11', 'not-yourself')
  return fortsOf(state, other).length > 0 ? undefined : NO_FORT
}

function fortsOf(state: State, seat: Seat): number[] {
  return hexesOf(state, seat).filter((hex) => whyNotFort(state, seat, hex) === undefined)
}

function whyNotFort(state: State, seat: Seat, place: number): Refusal | undefined {
  const hex = state.hexes[place]
  if (hex?.fort === CITADEL) return refusal('KT-V11', 'citadel-there')
  return hex?.owner === seat && hex.fort > 0 ? undefined : NOT_AN_OWN_FORT
}
