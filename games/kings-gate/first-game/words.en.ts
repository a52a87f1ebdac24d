/** What a host tells somebody in their first game of King's Gate, in English. */
import type { StepWords } from '@crownlands/core/first-game'
import type { StepId } from './step-id'

export const en: Readonly<Record<StepId, StepWords>> = {
  goal: {
    say: 'Welcome to the city! It grows around ten famous places, one after the other. Whoever is worth the most around a place earns the most points, and the most points win.',
  },
  house: {
    say: 'This is the Palace, with ten spaces around it. Take a House, worth 1, from your hand and put it above the Palace.',
  },
  more: {
    say: 'The star means: as many Houses as you like in one turn. Put a second one beside the first. A bigger tile may not follow now.',
    done: 'The sheet of the Palace shows it: you have 2 and lead. If it were scored now you would get 2 points.',
  },
  end: {
    say: 'That will do. End your turn: you draw until you hold six tiles again, and the others play.',
  },
  manor: {
    say: 'Maud and Perrin were here. Instead of Houses you may play one single big tile: put your Manor, 4, on the upper left corner. Then end your turn.',
    done: 'Corners count like the sides. You have 6 now, and nobody can take that away: the Palace is safe, so tiles are not covered here.',
  },
  fill: {
    say: 'One space is left. As soon as it is full the Palace is scored. Whoever fills it loses every tie, but you are far ahead: put your Shop there.',
    done: '8 for you, 5 for Perrin, 4 for Maud. You get 2 points, and with them the King, a counter for later.',
  },
  next: {
    say: 'Who fills the last space places the next location: the Cathedral. Lay it up on the left, so that it touches your Manor with an edge. Then end your turn.',
    done: 'Did you see? Your Manor and a House lie around the Cathedral too. What is there already counts there as well.',
  },
  cover: {
    say: 'A little later: the Wizard’s Tower. It is dangerous, marked in black: a higher tile may cover a lower one of somebody else. Put your Manor on Maud’s House above the Keep.',
    done: 'Her House is out of the game and your 4 is in its place. Equal is not enough, and Barracks, with the sword, are never covered.',
  },
  dragon: {
    say: 'Perrin’s Keep, 5, is too big for your Manor. But a Dragon goes with everything in a turn: send yours to burn it.',
    done: 'Both are gone, and the space is free again. You have one Dragon in the whole game, so that was a good moment.',
  },
  counter: {
    say: 'The King whom you won can go onto a tile when you play it: it makes dangerous places safe, and safe ones dangerous. Keep him, and end your turn.',
  },
  farewell: {
    say: 'Ten locations, and some have a rule of their own; their sheet says so. Most points win the crown. Play a whole game now, against two who are easily distracted.',
  },
}
