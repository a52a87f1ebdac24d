/** The rulebook for players, in English. Its clauses are those of docs/rules/template-game.md. */
import type { Rulebook } from '@crownlands/core/room'
import { COPIES, POINTS, ROUNDS } from '../content'

const { pebble, coin, jewel, crown } = POINTS

export const rulebookEn: Rulebook = {
  title: 'The rules of Template Game',
  introduction: 'Two tiles lie face down before you, and only you know them. Swap the poor ones while there is time.',
  sections: [
    {
      title: 'Components and set-up',
      clauses: [
        {
          id: 'TG-C1',
          text: `There are four kinds of tiles, ${COPIES} of each: pebbles (${pebble} points), coins (${coin}), jewels (${jewel}) and crowns (${crown}).`,
        },
        {
          id: 'TG-S1',
          text: 'All tiles are in a bag. Everybody draws two and puts them face down, one left and one right.',
        },
        { id: 'TG-H1', text: 'You look at your own tiles. Nobody sees those of others before the end.' },
      ],
    },
    {
      title: 'Your turn',
      clauses: [
        {
          id: 'TG-T1',
          text: 'Swap a tile: draw one from the bag in its place, and put the old one face up on the table.',
        },
        { id: 'TG-T2', text: 'Or keep both tiles.' },
        { id: 'TG-T3', text: 'In the first round nobody may keep: everybody swaps a tile.' },
      ],
    },
    {
      title: 'The end',
      clauses: [
        {
          id: 'TG-E1',
          text: `The game ends after ${ROUNDS.long} rounds, the short game after ${ROUNDS.short}. Then everybody shows both tiles.`,
        },
        { id: 'TG-E2', text: 'The most points win. Players with the same number of points share the victory.' },
      ],
    },
  ],
}
