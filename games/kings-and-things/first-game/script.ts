/** The first game of Kings & Things: the first turn phase by phase, then a bluff that is called and a citadel. */
import type { FirstGame, FirstStep } from '@crownlands/core/first-game'
import { SET_UP, TWO_TURNS } from './meanwhile'
import type { StepId } from './step-id'
import { en } from './words.en'
import { fr } from './words.fr'

const OPTIONS = { edition: '1986', autoCall: false, turnLimit: 0 }

const STEPS: readonly FirstStep<StepId>[] = [
  { id: 'goal', meanwhile: listed(SET_UP), others: ['1:place:bandits:D3', '1:done'] },
  { id: 'gold' },
  {
    id: 'character',
    acts: ['try:mountain-king+1', 'station:D6'],
    wrong: [{ action: 'try:mountain-king+4', clause: 'KT-R4' }],
    // Somebody who asks nothing and sees through nothing.
    others: ['1:rolls:none', '1:calls:none', '1:done'],
  },
  { id: 'draw', acts: ['draw:0'], wrong: [{ action: 'draw:3', clause: 'KT-T2' }] },
  {
    id: 'place',
    acts: ['place:dinosaur:D6', 'place:killer-raccoon:D6', 'done'],
    wrong: [
      { action: 'place:dinosaur:C5', clause: 'KT-T11' },
      { action: 'place:dinosaur:D3', clause: 'KT-T11' },
    ],
    others: ['1:draw:0', '1:place:village:D3', '1:done', '1:done'],
  },
  {
    id: 'march',
    acts: ['pick-all:D6', 'step:C5', 'done', 'done'],
    wrong: [{ action: 'pick-all:D3', clause: 'KT-M13' }],
    others: ['1:done'],
  },
  { id: 'bribe', acts: ['bribe:pegasus', 'done'], wrong: [{ action: 'bribe:building', clause: 'KT-X7' }] },
  { id: 'hit', acts: ['hit:killer-raccoon'], wrong: [{ action: 'done', clause: 'KT-B11' }] },
  { id: 'build', acts: ['build:D6', 'done'], wrong: [{ action: 'build:D3', clause: 'KT-N1' }] },
  {
    id: 'call',
    meanwhile: listed(TWO_TURNS),
    acts: ['call:2:ice-hunters'],
    wrong: [{ action: 'call:2:genie', clause: 'KT-U5' }],
    others: ['1:done'],
  },
  { id: 'citadel', acts: ['build:D6', 'done'], wrong: [{ action: 'build:D3', clause: 'KT-N1' }] },
  { id: 'farewell' },
]

function listed(text: string): readonly string[] {
  return text.trim().split(/\s+/)
}

export const firstGame: FirstGame<StepId> = {
  options: OPTIONS,
  seats: 2,
  seed: 'first-1389',
  steps: STEPS,
  words: { en, fr },
  afterwards: { options: OPTIONS, seats: 2 },
}
