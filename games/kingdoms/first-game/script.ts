/** The first game of Kingdoms: one epoch, from the first tile to the scoring. The learner has the last space of it. */
import type { FirstGame, FirstStep } from '@crownlands/core/first-game'
import type { StepId } from './step-id'
import { en } from './words.en'
import { fr } from './words.fr'

const OPTIONS = { noLuck: false, lastCastle: false, scoreAsYouGo: false, edition: '2011' }

const STEPS: readonly FirstStep<StepId>[] = [
  { id: 'goal', others: ['1:1b2'] },
  { id: 'draw', acts: ['draw'], wrong: [{ action: '1b2', clause: 'K-T5' }] },
  { id: 'place', acts: ['c3'], wrong: [{ action: '2d3', clause: 'K-T2' }], others: ['1:1c5'] },
  { id: 'castle', acts: ['2d3'], wrong: [{ action: '2c3', clause: 'K-T5' }], others: ['1:draw', '1:f3'] },
  { id: 'draw-again', acts: ['draw'] },
  {
    id: 'mountain',
    acts: ['e3'],
    wrong: [
      { action: '1e3', clause: 'K-T2' },
      { action: 'f3', clause: 'K-T5' },
    ],
    others: ['1:2b3'],
  },
  { id: 'start', acts: ['*d1'], wrong: [{ action: '*d3', clause: 'K-T5' }] },
  {
    id: 'late',
    meanwhile:
      '1:*b1 0:draw 0:c4 1:draw 1:a2 0:1a1 1:draw 1:d4 0:draw 0:c1 1:draw 1:b5 0:draw 0:d2 1:draw 1:b4 0:draw 0:d5 1:draw 1:f2 0:draw 0:e5 1:1e2 0:draw 0:c2 1:3a5 0:draw 0:f1 1:draw 1:a3 0:draw 0:a4 1:draw 1:f4'.split(
        ' ',
      ),
    acts: ['draw'],
    wrong: [{ action: '*e1', clause: 'K-T3' }],
  },
  { id: 'dragon', acts: ['f5'], wrong: [{ action: 'e5', clause: 'K-T5' }], others: ['1:1e4'] },
  { id: 'last', acts: ['3e1'], wrong: [{ action: '3e4', clause: 'K-T5' }] },
  { id: 'epochs' },
  { id: 'farewell' },
]

export const firstGame: FirstGame<StepId> = {
  options: OPTIONS,
  seats: 2,
  seed: 'first-330',
  steps: STEPS,
  words: { en, fr },
  afterwards: { options: OPTIONS, seats: 2 },
}
