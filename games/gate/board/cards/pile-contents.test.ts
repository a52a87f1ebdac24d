import { expect, it } from 'vitest'
import { position } from '../../testing/positions'
import { byKind, byWave, counted, nextHand, PILES, pileCount } from './pile-contents'

it('counts what lies in a pile, and what the score pile is worth', () => {
  const view = position({ draw: 'guard monk', discard: 'farmer', scored: 'giant-spider plague-rat', right: 'rot-worm' })
  const counts = Object.fromEntries(PILES.map((pile) => [pile, pileCount(pile, view)]))
  expect(counts).toMatchObject({ draw: 2, discard: 1, score: 4, heroes: 5 })
})

it('lists one of each kind with how many there are', () => {
  expect(counted(['druid', 'guard', 'druid'])).toEqual([
    { item: 'guard', count: 1 },
    { item: 'druid', count: 2 },
  ])
})

it('G-C2: keeps starting cards, citizens and heroes apart', () => {
  expect(byKind(['guard', 'druid', 'druid', 'knight'])).toEqual([
    { kind: 'start', cards: ['guard'] },
    { kind: 'citizen', cards: ['druid', 'druid'] },
    { kind: 'hero', cards: ['knight'] },
  ])
  expect(byKind(['knight'])).toHaveLength(1)
})

it('G-T2: three of the draw pile come next turn, with what they hold on average', () => {
  const view = position({ draw: 'guard monk farmer knight', discard: 'druid', right: 'rot-worm' })
  expect(nextHand(view)).toMatchObject({ drawn: 3, shuffled: 0 })
  expect(nextHand(view).average).toEqual({ income: 2.25, repair: 0.75, calm: 0.75, attack: 3.75 })
})

it('G-T2, G-T5: what the draw pile lacks comes from the discard pile, with what is in hand now', () => {
  const view = position({ draw: 'knight', hand: 'guard', discard: 'monk farmer', right: 'rot-worm' })
  expect(nextHand(view)).toMatchObject({ drawn: 1, shuffled: 2, ofShuffled: 3 })
  expect(nextHand(view).average.income).toBe(2)
  const few = position({ hand: 'guard', right: 'rot-worm' })
  expect(nextHand(few)).toMatchObject({ drawn: 0, shuffled: 1, ofShuffled: 1 })
  expect(nextHand(position({ right: 'rot-worm' })).average.attack).toBe(0)
})

it('lists the enemies wave by wave', () => {
  expect(byWave(['grave-lord', 'giant-spider', 'abomination'])).toEqual([
    { wave: 1, enemies: ['giant-spider'] },
    { wave: 3, enemies: ['abomination', 'grave-lord'] },
  ])
})
