import { expect, it } from 'vitest'
import { position } from '../testing/positions'
import { view } from '../view'
import { whatItChanged } from './changed'

const NAMEPLATES = [
  { name: 'Ada', house: 'or' },
  { name: 'Ben', house: 'azure' },
  { name: 'Cleo', house: 'gules' },
] as const
const at = (around: string, location = 1) => view(position({ location, around, hands: 'y2 g1 r1', stacks: 'all' }), 0)

it('tells whose prizes a turn changed, if the location were scored now', () => {
  const before = at('y2 . . .\n. .\n. . . .')
  const after = at('y2 g4 . .\n. .\n. . . .')
  expect(whatItChanged(before, after, NAMEPLATES, 'en')).toMatch(/^If scored now: .*Ben \+\d VP/)
  expect(whatItChanged(before, before, NAMEPLATES, 'en')).toBeUndefined()
})

it('leaves the end of a location to its scoring', () => {
  expect(whatItChanged(at('y2 . . .\n. .\n. . . .'), at('g2 . . .\n. .\n. . . .', 2), NAMEPLATES, 'fr')).toBeUndefined()
})
