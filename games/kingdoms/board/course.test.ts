import { expect, it } from 'vitest'
import { STANDARD } from '../testing/positions'
import { storyOf } from '../testing/random-games'
import { course } from './course'

const GAME = storyOf(STANDARD)

it('the course of the game starts with 50 gold each and ends with the scores', () => {
  const points = course(GAME, 'en')
  expect(points.map(({ label }) => label)).toEqual(['Start', 'Epoch 1', 'Epoch 2', 'Epoch 3'])
  expect(points[0]?.values).toEqual([50, 50, 50])
  const end = GAME.at(-1)
  expect(end?.type === 'game-ended' && points.at(-1)?.values).toEqual(end?.type === 'game-ended' && end.scores)
  expect(course([], 'fr')).toEqual([])
})
