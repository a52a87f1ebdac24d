import { expect, it } from 'vitest'
import { position, STRICT } from '../../testing/positions'
import { poolOf } from './pool'

it('is the gold there is and what the turn has brought, and what the hand could add', () => {
  const pool = poolOf(position({ hand: 'guard druid', gold: 2, repaired: 1, right: 'rat-lord' }))
  expect(pool).toEqual({
    income: { now: 2, inHand: 1 },
    repair: { now: 1, inHand: 2 },
    calm: { now: 0, inHand: 2 },
    // The Tower adds one to the first attack.
    attack: { now: 0, inHand: 2 },
  })
})

it('counts the Tower once a turn, while it stands, and only with a card that attacks', () => {
  expect(poolOf(position({ hand: 'guard', attacked: 2, towerShot: true, right: 'rat-lord 2' })).attack.inHand).toBe(1)
  expect(poolOf(position({ hand: 'guard', tower: 0, right: 'rat-lord' })).attack.inHand).toBe(1)
  expect(poolOf(position({ hand: 'monk', right: 'rat-lord' })).attack.inHand).toBe(0)
})

it('knows that income is over once cards were used, with strict phases', () => {
  expect(poolOf(position({ options: STRICT, hand: 'guard', phase: 'cards' })).income.inHand).toBe(0)
})
