/** Weather Control: the Black Cloud (KT-V12). */
import { must } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { moveCloud } from '../phases/anytime'
import { askAboutItem } from '../questions/answers'
import type { Refusal } from '../reasons'
import type { State } from '../state'
import type { RandomEvent } from './event'
import { sourceStages, whyNoSource } from './magic-source'

const NOT_OWNED = refusal('KT-V12', 'hex-not-owned')

export const weatherControl: RandomEvent = {
  whyNot: (state, seat) => whyNoSource(state, seat, whyNotOver),
  first: 'source',

  stages: {
    ...sourceStages(whyNotOver, (state, task, hex) => {
      task.stage = 'answered'
      // KT-I7: the Fan may turn it aside.
      askAboutItem(state, { item: 'weather_control', by: task.seat, hex })
    }),

    answered: {
      keeps: ['hex'],
      waitsFor: ['answer'],
      audit: ({ hexes }, { hex }) =>
        hexes[must(hex)]?.owner === undefined ? 'the cloud goes to owned hexes (KT-V12)' : undefined,

      goOn(state, task, run) {
        const { answer } = task
        task.answer = undefined
        task.stage = 'end'
        if (answer?.type !== 'fanned') moveCloud(state, must(task.hex), run)
        else moveCloud(state, answer.hex === 'off' ? undefined : answer.hex, run)
      },
    },
  },
}

function whyNotOver({ hexes }: State, hex: number): Refusal | undefined {
  return hexes[hex]?.owner === undefined ? NOT_OWNED : undefined
}
