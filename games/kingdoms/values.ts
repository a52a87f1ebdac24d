/** What bots of Kingdoms know from experience. */
import type { Learned } from './search/learned-values'

const TWO = {
  epochs: [
    { castles: [[], [12, 11, 6], [21, 18], [29]], begin: 0, spread: 25 },
    { castles: [[], [17, 13, 9], [27, 22], [35]], begin: 0, spread: 35 },
  ],
  lastCastle: { castles: [[3, 3, 3, 3], [12, 11, 6], [21, 18], [29]], begin: 0, spread: 30 },
}

const policy = {
  base: 0.25,
  room: 0.06,
  dragonRoom: -0.06,
  own: 0,
  others: 0,
  spend: [0, 0, 0, 0],
  spendEarly: [-1, -2, -3, -4],
  price: 0.25,
  gain: 0.25,
  tileRoom: 0,
  start: -1.25,
  startEarly: 0,
  draw: 0.75,
  drawEarly: 0,
  drawGain: 0.12,
}
const OUTLOOKS = { ...TWO, policy }

export const VALUES: Learned = {
  luck: [OUTLOOKS, OUTLOOKS, OUTLOOKS],
  noLuck: [OUTLOOKS, OUTLOOKS, OUTLOOKS],
}
