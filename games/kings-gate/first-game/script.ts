/** The first game of King's Gate: the Palace from its first tile to its scoring, then a turn at a dangerous location. */
import type { FirstGame, FirstStep } from '@crownlands/core/first-game'
import type { StepId } from './step-id'
import { en } from './words.en'
import { fr } from './words.fr'

const OPTIONS = { graveyard: 'replace', hiddenVp: false, rotation: true }

const STEPS: readonly FirstStep<StepId>[] = [
  { id: 'goal' },
  { id: 'house', acts: ['y1@0,-1'], wrong: [{ action: 'y1@0,-2', clause: 'KG-T4' }] },
  {
    id: 'more',
    acts: ['y1@1,-1'],
    wrong: [
      { action: 'y4@1,-1', clause: 'KG-T2' },
      { action: 'y1@0,-1', clause: 'KG-T5' },
    ],
  },
  {
    id: 'end',
    acts: ['end'],
    others: ['1:g1@2,1', '1:end', '2:r2@-1,0', '2:r0@-1,1', '2:end'],
  },
  {
    id: 'manor',
    acts: ['y4@-1,-1', 'end'],
    wrong: [{ action: 'y4@-1,0', clause: 'KG-T5' }],
    others: ['1:g3@2,-1', '1:g0@1,1', '1:end', '2:r3@2,0', '2:end'],
  },
  { id: 'fill', acts: ['y2@0,1'], wrong: [{ action: 'end', clause: 'KG-T1' }] },
  { id: 'next', acts: ['h@-2,-2', 'end'], wrong: [{ action: 'h@-3,-3', clause: 'KG-N2' }] },
  {
    id: 'cover',
    meanwhile: [
      ...['1:g1@-3,-3', '1:g1@-3,-1', '1:g1@0,-3', '1:end', '2:r5@-3,-2', '2:end', '0:y2@-2,-3', '0:end'],
      ...['1:g5@-2,-1', '1:gD@-1,-1', '1:end', '2:r1@0,-2', '2:r1@-1,-1', '2:r1@-1,-3', '2:v@-4,-3', '2:end'],
    ],
    acts: ['y4@-3,-3'],
    wrong: [{ action: 'y4@-3,-2', clause: 'KG-T6' }],
  },
  { id: 'dragon', acts: ['yD@-3,-2'], wrong: [{ action: 'y3@-5,-3', clause: 'KG-T2' }] },
  { id: 'counter', acts: ['end'] },
  { id: 'farewell' },
]

export const firstGame: FirstGame<StepId> = {
  options: OPTIONS,
  seats: 3,
  seed: 'first-12',
  steps: STEPS,
  words: { en, fr },
  afterwards: { options: OPTIONS, seats: 3 },
}
