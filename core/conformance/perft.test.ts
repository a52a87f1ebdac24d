import { expect, it } from 'vitest'
import { firstBids, firstTowers, IN_TURN } from '../testing/positions'
import { sealedBids } from '../testing/sealed-bids'
import { perft } from './perft'

it.each([
  [0, 1],
  [1, 4], // two seats, two cards each
  [2, 4 * 2], // the other seat has two cards, whoever was first
  [3, 8 * 3], // the winner, with two coins, builds, gambles or is done
  [4, 8 * (3 + 3 + 3)], // one coin left twice; the next seat with one coin
  [5, 8 * (1 + 1 + 3 + (1 + 1 + 3) + (1 + 1 + 2))], // no coins: only done; both done: two seats with a card each
])('counts the sequences of %i actions from the first bids: %i', (depth, sequences) => {
  expect(perft(sealedBids, firstBids(), depth)).toBe(sequences)
})

it('counts seats that bid in turn in one order only', () => {
  expect([1, 2, 3].map((depth) => perft(sealedBids, firstBids(IN_TURN), depth))).toEqual([2, 4, 12])
})

it('finds no sequence that goes on after the end of the match', () => {
  const lastTurn = { ...firstTowers(), towers: [3, 0] }
  expect([1, 2].map((depth) => perft(sealedBids, lastTurn, depth))).toEqual([1, 0])
})

it('leaves the position as it was', () => {
  const start = firstBids()
  perft(sealedBids, start, 3)
  expect(start).toEqual(firstBids())
})
