import { expect, it } from 'vitest'
import type { View } from '../state'
import { STANDARD } from '../testing/positions'
import { playVariedGame } from '../testing/random-games'
import { view } from '../view'
import { whatItChanged } from './changed'

const NAMEPLATES = [
  { name: 'Ada', house: 'or' },
  { name: 'Ben', house: 'azure' },
] as const

function views(): readonly View[] {
  const all: View[] = []
  playVariedGame(STANDARD, 2, 'changed', (state) => all.push(view(state, 0)))
  return all
}

it('tells what a turn changed for everybody, if the board were scored now', () => {
  const [before] = views()
  if (before === undefined) throw new Error('there is no game')
  const board = before.board.with(0, 'A2')
  const after = { ...before, board: board.with(1, '+3') }
  expect(whatItChanged({ ...before, board }, after, NAMEPLATES, 'en')).toBe('If scored now: Ada +6.')
  expect(whatItChanged(before, { ...before, board }, NAMEPLATES, 'en')).toBeUndefined()
})

it('leaves the end of an epoch to the scoring', () => {
  const all = views()
  const second = all.findIndex(({ epoch }) => epoch === 2)
  const [before, after] = [all[second - 1], all[second]]
  if (before === undefined || after === undefined) throw new Error('there is no second epoch')
  expect(whatItChanged(before, after, NAMEPLATES, 'fr')).toBeUndefined()
})
