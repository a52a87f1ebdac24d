/**
 * What the bots of Kingdoms have learned by playing (`search/learned-values.ts` says what the numbers are), by
 * `bench/fit/kingdoms.ts` on 16 November 2026: for two players 240 epochs at 300 iterations an action (2 minutes of one core),
 * for four 400 epochs at 200 (3 minutes), for three the mean of both; No Luck (K-V1) goes by the same. `npm run fit --
 * kingdoms` learns on from here, for each by itself. How bots fare with it is in bench/NOTES.md.
 */
import type { Learned } from './search/learned-values'

export const VALUES: Learned = {
  luck: [
    {
      policy: {
        base: 0.354,
        room: 0.093,
        dragonRoom: -0.13,
        own: -0.003,
        others: -0.01,
        spend: [0.217, -0.162, -0.712, -1.42],
        spendEarly: [-1.148, -1.959, -2.996, -3.833],
        price: 0.295,
        gain: 0.342,
        tileRoom: 0,
        start: -0.706,
        startEarly: -0.347,
        draw: 1.266,
        drawEarly: 0.311,
        drawGain: 0.171,
      },
      epochs: [
        {
          castles: [[0, 0, 0, 0], [11.6, 9.2, 6.3], [19.3, 19], [28.5]],
          begin: -3.3,
          spread: 20.7,
        },
        {
          castles: [[0, 0, 0, 0], [16.4, 15.6, 10.6], [27.1, 21.2], [32.6]],
          begin: -0.8,
          spread: 25.8,
        },
      ],
      lastCastle: {
        castles: [[1.5, 2.4, 0.8, 1.1], [12.7, 15.7, 8.4], [17.9, 26.5], [23.8]],
        begin: 1.7,
        spread: 26.4,
      },
    },
    {
      policy: {
        base: 0.419,
        room: 0.103,
        dragonRoom: -0.18,
        own: -0.015,
        others: -0.011,
        spend: [0.408, -0.094, -0.884, -1.828],
        spendEarly: [-1.19, -2.066, -3.081, -4.156],
        price: 0.33,
        gain: 0.392,
        tileRoom: -0.002,
        start: -0.631,
        startEarly: -0.358,
        draw: 1.382,
        drawEarly: 0.684,
        drawGain: 0.197,
      },
      epochs: [
        {
          castles: [[0, 0, 0, 0], [9.2, 7.6, 3.6], [17.3, 15], [23.1]],
          begin: -1.3,
          spread: 19.4,
        },
        {
          castles: [[0, 0, 0, 0], [13, 11.7, 8.6], [23, 17.2], [28]],
          begin: -0.8,
          spread: 25.1,
        },
      ],
      lastCastle: {
        castles: [[0.8, 1.4, 1.5, 0.7], [9.9, 11.6, 5.2], [13.5, 20.5], [21.5]],
        begin: -0.4,
        spread: 25.6,
      },
    },
    {
      policy: {
        base: 0.483,
        room: 0.112,
        dragonRoom: -0.23,
        own: -0.027,
        others: -0.012,
        spend: [0.598, -0.026, -1.057, -2.236],
        spendEarly: [-1.232, -2.173, -3.166, -4.479],
        price: 0.365,
        gain: 0.441,
        tileRoom: -0.004,
        start: -0.556,
        startEarly: -0.37,
        draw: 1.497,
        drawEarly: 1.057,
        drawGain: 0.223,
      },
      epochs: [
        {
          castles: [[0, 0, 0, 0], [6.7, 5.9, 0.9], [15.3, 11], [17.6]],
          begin: 0.7,
          spread: 18.1,
        },
        {
          castles: [[0, 0, 0, 0], [9.6, 7.8, 6.5], [18.8, 13.1], [23.3]],
          begin: -0.8,
          spread: 24.3,
        },
      ],
      lastCastle: {
        castles: [[0.1, 0.4, 2.2, 0.2], [7, 7.4, 1.9], [9, 14.5], [19.1]],
        begin: -2.5,
        spread: 24.8,
      },
    },
  ],
  noLuck: [
    {
      policy: {
        base: 0.354,
        room: 0.093,
        dragonRoom: -0.13,
        own: -0.003,
        others: -0.01,
        spend: [0.217, -0.162, -0.712, -1.42],
        spendEarly: [-1.148, -1.959, -2.996, -3.833],
        price: 0.295,
        gain: 0.342,
        tileRoom: 0,
        start: -0.706,
        startEarly: -0.347,
        draw: 1.266,
        drawEarly: 0.311,
        drawGain: 0.171,
      },
      epochs: [
        {
          castles: [[0, 0, 0, 0], [11.6, 9.2, 6.3], [19.3, 19], [28.5]],
          begin: -3.3,
          spread: 20.7,
        },
        {
          castles: [[0, 0, 0, 0], [16.4, 15.6, 10.6], [27.1, 21.2], [32.6]],
          begin: -0.8,
          spread: 25.8,
        },
      ],
      lastCastle: {
        castles: [[1.5, 2.4, 0.8, 1.1], [12.7, 15.7, 8.4], [17.9, 26.5], [23.8]],
        begin: 1.7,
        spread: 26.4,
      },
    },
    {
      policy: {
        base: 0.419,
        room: 0.103,
        dragonRoom: -0.18,
        own: -0.015,
        others: -0.011,
        spend: [0.408, -0.094, -0.884, -1.828],
        spendEarly: [-1.19, -2.066, -3.081, -4.156],
        price: 0.33,
        gain: 0.392,
        tileRoom: -0.002,
        start: -0.631,
        startEarly: -0.358,
        draw: 1.382,
        drawEarly: 0.684,
        drawGain: 0.197,
      },
      epochs: [
        {
          castles: [[0, 0, 0, 0], [9.2, 7.6, 3.6], [17.3, 15], [23.1]],
          begin: -1.3,
          spread: 19.4,
        },
        {
          castles: [[0, 0, 0, 0], [13, 11.7, 8.6], [23, 17.2], [28]],
          begin: -0.8,
          spread: 25.1,
        },
      ],
      lastCastle: {
        castles: [[0.8, 1.4, 1.5, 0.7], [9.9, 11.6, 5.2], [13.5, 20.5], [21.5]],
        begin: -0.4,
        spread: 25.6,
      },
    },
    {
      policy: {
        base: 0.483,
        room: 0.112,
        dragonRoom: -0.23,
        own: -0.027,
        others: -0.012,
        spend: [0.598, -0.026, -1.057, -2.236],
        spendEarly: [-1.232, -2.173, -3.166, -4.479],
        price: 0.365,
        gain: 0.441,
        tileRoom: -0.004,
        start: -0.556,
        startEarly: -0.37,
        draw: 1.497,
        drawEarly: 1.057,
        drawGain: 0.223,
      },
      epochs: [
        {
          castles: [[0, 0, 0, 0], [6.7, 5.9, 0.9], [15.3, 11], [17.6]],
          begin: 0.7,
          spread: 18.1,
        },
        {
          castles: [[0, 0, 0, 0], [9.6, 7.8, 6.5], [18.8, 13.1], [23.3]],
          begin: -0.8,
          spread: 24.3,
        },
      ],
      lastCastle: {
        castles: [[0.1, 0.4, 2.2, 0.2], [7, 7.4, 1.9], [9, 14.5], [19.1]],
        begin: -2.5,
        spread: 24.8,
      },
    },
  ],
}
