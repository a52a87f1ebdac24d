/** What a host tells somebody in their first game of Gate, in English. */
import type { StepWords } from '@crownlands/core/first-game'
import type { StepId } from './step-id'

export const en: Readonly<Record<StepId, StepWords>> = {
  goal: {
    say: 'This is your town, and something comes out of the mine every turn: nine enemies in all. Kill the last one and you have won. If the Gate falls, or fear reaches the top, you have lost.',
  },
  attack: {
    say: 'The Giant Spider has 3 health. Each card does one of the things on it. Press the sword on your Guard: he attacks for 1.',
    done: 'The Tower adds 1 to your first attack of a turn, so the Spider has only 1 health left. Wounds stay from turn to turn.',
  },
  gold: {
    say: 'Monk and Farmer have nothing better to do yet. Press the coins on each of them: every coin is a gold, and the Farm gave you one already.',
  },
  recruit: {
    say: 'Three gold! In the square, four citizens wait to be hired. Take the Warden: he attacks for 2. Dear ones like the Alchemist must wait.',
    done: 'He lies on your discard pile. When you run out of cards it is shuffled, and he comes to your hand. So your deck grows better and better.',
  },
  night: {
    say: 'You are done. Below the town you read what the enemies will do: the Gate loses 1, and fear rises by 1. Let them come: end the turn.',
    done: 'Fear came to a sun on the fearamid, and a sun brings a hero: the Bishop is with you now. Further up it only hurts.',
  },
  kill: {
    say: 'A second enemy is out, the Skull Centipede, and your Warden has come. Press his sword and choose the Spider, which has 1 health left.',
    done: 'Dead, and worth a point! Warden and Tower made 3, and what was left over went on to the Centipede.',
  },
  mend: {
    say: 'The Gate has lost 1. Press the hammer on your Farmer and mend it. Nothing can be mended beyond what it began with.',
    done: 'Whole again. Farm and Tower are worth mending too: once destroyed they are gone for good, and with them the gold and the arrow.',
  },
  calm: {
    say: 'And the Monk? Press the dove: he calms the people, and fear goes back a step.',
    done: 'Fear is at its start. When it climbs it will come by that sun again, and call the next hero. A little fear is useful.',
  },
  'second-night': {
    say: 'All cards are used. The Centipede will strike the Tower for 2: that hurts, but it holds. End the turn.',
  },
  'second-kill': {
    say: 'Two enemies again, and the Guard is back. The Centipede has 1 health left: press the sword and strike it before it has to make way for the next.',
    done: 'That makes 3 points. If both places are full when a new enemy comes, the left one leaves, and its points are lost.',
  },
  farewell: {
    say: 'Attack, mend, calm or earn: that is the whole art, card by card. Seven enemies would be left here, and worse ones. Hold a town of your own now, on the gentlest siege.',
  },
}
