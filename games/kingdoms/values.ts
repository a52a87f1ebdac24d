/** What bots of Kingdoms know from experience. */
import type { Learned } from './search/learned-values'

const TWO = {
  epochs: [
    { castles: [[], [12, 11, 6], [21, 18], [29]], begin: 0, spread: 25 },
    { castles: [[], [17, 13, 9], [27, 22], [35]], begin: 0, spread: 35 },
  ],
  lastCastle: { castles: [[3, 3, 3, 3], [12, 11, 6], [21, 18], [29]], begin: 0, spread: 30 },
}

export const VALUES: Learned = {
  policy: {
    promise: 0.25,
    dragonPromise: 0,
    draw: 3,
    drawCastle: 0.3,
    drawTile: 0.5,
    start: 5,
    special: 6,
    noise: 3,
    rankNoise: 1,
    step: 4,
    away: 5,
  },
  luck: [TWO, TWO, TWO],
  noLuck: [TWO, TWO, TWO],
}
