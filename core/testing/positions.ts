import { sealedBids } from './sealed-bids'
import type { Action, Options, State } from './sealed-bids-data'

export const TOGETHER: Options = { bidding: 'together', replenish: false }
export const IN_TURN: Options = { bidding: 'in-turn', replenish: false }

export const BUILD: Action = { type: 'build' }
export const GAMBLE: Action = { type: 'gamble' }
export const DONE: Action = { type: 'done' }

export function bid(card: number): Action {
  return { type: 'bid', card }
}

/** Two seats before their first bid, A with 3 and 7, B with 5 and 8. */
export function firstBids(options: Options = TOGETHER): State {
  return {
    options,
    hands: [
      [3, 7],
      [5, 8],
    ],
    deck: [1, 2, 4, 6, 9],
    bids: [0, 0],
    discards: [],
    coins: [0, 0],
    towers: [0, 0],
    builders: [],
    over: false,
  }
}

/** A has bid 7, B 5; A is to build with two coins, then B with one. Each has a card left. */
export function firstTowers(options: Options = TOGETHER): State {
  const nothing = { below: () => 0 }
  const state = firstBids(options)
  sealedBids.apply(state, 0, bid(7), nothing)
  sealedBids.apply(state, 1, bid(5), nothing)
  return state
}
