import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { FastChance } from '@crownlands/core/chance-fast'
import { expect, it } from 'vitest'
import { learnGate } from './gate/gate'
import { learnRound, NOTHING } from './kingdoms/kingdoms'
import { learnKingsAndThings } from './kings-and-things/kings-and-things'
import { learnKingsGate } from './kings-gate/kings-gate'
import type { Lesson } from './learner'
import { weightFile } from './weight-file'

const root = fileURLToPath(new URL('../', import.meta.url))

/** As little as makes any weights. */
function lesson(seed: string): Lesson {
  return {
    seed,
    count: (full) => Math.max(1, Math.round(full / 10_000)),
    chance: (name) => new FastChance(`${seed}/${name}`).at(0),
    report: () => {},
  }
}

it.each([learnGate, learnKingsAndThings, learnKingsGate])('%o: the weights follow from the seed alone', (learn) => {
  const files = [...learn(lesson('1'))]
  expect([...learn(lesson('1'))]).toEqual(files)
  expect([...learn(lesson('2'))]).not.toEqual(files)
  for (const { file } of files) expect(existsSync(root + file)).toBe(true)
})

it('Kingdoms: the weights follow from the seed alone', () => {
  const learn = (seed: string) => learnRound(NOTHING, false, 2, 'a round', lesson(seed))
  expect(learn('1')).toEqual(learn('1'))
})

it('a weight file says which command makes it, with the options that matter', () => {
  const learned = { file: 'weights.json', about: 'Weights of a test.', weights: [1, 2] }
  const made = (seed: string, scale: number) => JSON.parse(weightFile(learned, { game: 'gate', seed, scale }))
  expect(made('1', 1)).toEqual({ about: 'Weights of a test.', learned: 'npm run learn -- gate', weights: [1, 2] })
  expect(made('7', 0.1).learned).toBe('npm run learn -- gate --seed 7 --scale 0.1')
})
