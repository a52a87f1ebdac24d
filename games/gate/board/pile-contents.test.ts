import { expect, it } from 'vitest'
import { position } from '../testing/positions'
import { byWave, counted, PILES, pileCount } from './pile-contents'

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

it('lists the enemies wave by wave', () => {
  expect(byWave(['grave-lord', 'giant-spider', 'abomination'])).toEqual([
    { wave: 1, enemies: ['giant-spider'] },
    { wave: 3, enemies: ['abomination', 'grave-lord'] },
  ])
})
