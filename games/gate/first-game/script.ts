/** The first game of Gate: the first two turns of a siege and the beginning of the third. */
import type { FirstGame, FirstStep } from '@crownlands/core/first-game'
import type { StepId } from './step-id'
import { en } from './words.en'
import { fr } from './words.fr'

const OPTIONS = { difficulty: 'gentle', strictPhases: false }

const STEPS: readonly FirstStep<StepId>[] = [
  { id: 'goal' },
  { id: 'attack', acts: ['guard>giant-spider'], wrong: [{ action: 'monk>giant-spider', clause: 'G-U1' }] },
  { id: 'gold', acts: ['monk+income', 'farmer+income'], wrong: [{ action: 'recruit:warden', clause: 'G-M3' }] },
  { id: 'recruit', acts: ['recruit:warden'], wrong: [{ action: 'recruit:alchemist', clause: 'G-M3' }] },
  { id: 'night', acts: ['end'] },
  {
    id: 'kill',
    acts: ['warden>giant-spider'],
    wrong: [{ action: 'warden>rat-lord', clause: 'G-U4' }],
  },
  { id: 'mend', acts: ['farmer+repair:gate1'], wrong: [{ action: 'farmer+repair:tower1', clause: 'G-U2' }] },
  { id: 'calm', acts: ['monk+calm'] },
  { id: 'second-night', acts: ['end'] },
  { id: 'second-kill', acts: ['guard>skull-centipede'] },
  { id: 'farewell' },
]

export const firstGame: FirstGame<StepId> = {
  options: OPTIONS,
  seats: 1,
  seed: 'first-18',
  steps: STEPS,
  words: { en, fr },
  afterwards: { options: OPTIONS, seats: 1 },
}
