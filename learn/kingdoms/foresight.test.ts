import { FastChance } from '@crownlands/core/chance-fast'
import { VALUES } from '@crownlands/games/kingdoms/bots/learned/values'
import { expect, it } from 'vitest'
import { lessonsOf, School } from './foresight'

const SEATS = 2

function lessons(epochs: number, seed: string) {
  return lessonsOf(VALUES, undefined, SEATS, epochs, seed)
}

it('learns from epochs that are played what other epochs bring, and goes on from what was written', () => {
  const [seen, others] = [lessons(30, 'seen'), lessons(15, 'others')]
  const school = new School(SEATS, undefined, new FastChance('school').at(0))
  const before = school.errorOn(others)
  school.learn(seen)
  const after = school.errorOn(others)
  expect(after).toBeLessThan(0.9 * before)
  const foreseen = school.foreseen(seen)
  // Written down it is a little coarser.
  expect(new School(SEATS, foreseen, new FastChance('next').at(0)).errorOn(others)).toBeCloseTo(after, 1)
  expect(foreseen.sharpness.flat().every(Number.isFinite)).toBe(true)
})
