/** Recorded games as text; `npm run golden` writes them anew, and their diff shows what a change of the rules does. */
import { pick } from '@crownlands/core/chance'
import { describeGoldenGames, GoldenGames } from '@crownlands/core/testing/golden-games'
import { room } from '../room'
import { ENDINGS } from './state'

const [ending] = ENDINGS

describeGoldenGames(
  new GoldenGames({
    room,
    folder: new URL('../golden/games/', import.meta.url),
    standard: { length: 'long' },
    games: {
      'two-players': { seats: 2, ending },
      'four-players-short': { seats: 4, options: { length: 'short' }, ending, chance: 'keyed' },
      'shared-victory': { seats: 3, ending, tells: [/"winners":\[\d,\d\]/] },
    },
    isMilestone: ({ type }) => type === 'shown',
    choose: (match, seat, dice) => pick(match.legalActions(seat), dice),
  }),
)
