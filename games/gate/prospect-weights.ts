/**
 * What `prospects.ts` knows from experience: by feature, its weight once all enemies have come, and what is added to that
 * when all of wave 1 to 3 are still to come. `win` adds up to the log odds of a victory, `share` to the share of all points
 * that a victory brings. Fitted to positions between the turns of 2200 games of the search bot (logistic and linear
 * regression); to be fitted anew when values in `cards.ts` change by much.
 */
export const WEIGHTS = {
  always: { win: [-0.87, 0], share: [0.179, 0] },
  gate: { win: [2.01, 0.32], share: [0.02, -0.002] },
  gateWeak: { win: [-0.58, -2.55], share: [-0.012, 0.097] },
  farm: { win: [1.71, -0.74], share: [0.003, 0.003] },
  farmStands: { win: [-0.03, 2.16], share: [0.017, -0.089] },
  tower: { win: [2.21, -0.04], share: [0.01, -0.021] },
  towerStands: { win: [1.07, -0.24], share: [0.004, 0.059] },
  fear: { win: [-2.86, -1.03], share: [-0.034, 0.111] },
  fearHigh: { win: [-1.93, -1.77], share: [-0.011, 0.077] },
  heroesLeft: { win: [2.58, 0.53], share: [0.012, -0.096] },
  nearHealth: { win: [-5.31, 5.11], share: [-0.05, -0.07] },
  nearDamage: { win: [1, -1.36], share: [0.081, -0.081] },
  nearFear: { win: [1.82, -3.1], share: [0.07, -0.062] },
  nearEnemies: { win: [-1.85, 0.44], share: [0.1, -0.063] },
  hordeHealth: { win: [-4.72, 1.86], share: [0.151, -0.21] },
  hordeDamage: { win: [-5.29, 1.02], share: [0.484, 0.065] },
  hordeFear: { win: [-3.9, 1.86], share: [0.237, -0.016] },
  boss: { win: [-2.45, -1.49], share: [-0.112, 0.035] },
  score: { win: [2.69, -4.17], share: [0.751, -0.256] },
  cards: { win: [2.27, 0.07], share: [0.022, 0.002] },
  income: { win: [0.66, -0.54], share: [-0.048, 0.028] },
  repair: { win: [0.26, 0.2], share: [-0.041, -0.199] },
  calm: { win: [0.17, 0.69], share: [0.013, 0.05] },
  attack: { win: [2.25, -0.18], share: [0.116, 0.075] },
  allAttack: { win: [1.68, 1.31], share: [-0.1, 0.101] },
  doublers: { win: [7.71, 4.28], share: [0.156, 0.408] },
  drawers: { win: [2.68, 1.66], share: [0.036, -0.002] },
  heroes: { win: [2.35, -0.06], share: [0.016, -0.028] },
} as const

export type Feature = keyof typeof WEIGHTS
