import { expect, it } from 'vitest'
import type { SearchReport } from './search'
import { addReports } from './together'

const ONE: SearchReport<string> = {
  iterations: 10,
  spread: 0.7,
  choices: [
    { turn: ['a', 'b'], visits: 6, value: 0.5 },
    { turn: ['c'], visits: 4, value: 0.25 },
  ],
  line: ['a', 'b', 'c'],
}
const OTHER: SearchReport<string> = {
  iterations: 12,
  spread: 1,
  choices: [
    { turn: ['c'], visits: 9, value: 0.75 },
    { turn: ['a'], visits: 3, value: 0.9 },
  ],
  line: ['c', 'a'],
}

it('adds up visits and weighs values by them, turn by turn', () => {
  const { iterations, spread, choices } = addReports([ONE, OTHER])
  expect(iterations).toBe(22)
  expect(spread).toBeCloseTo(Math.sqrt((10 * 0.49 + 12) / 22), 12)
  expect(choices.map(({ turn, visits }) => [turn.join(''), visits])).toEqual([
    ['c', 13],
    ['a', 3],
    ['ab', 6],
  ])
  expect(choices[0]?.value).toBeCloseTo((4 * 0.25 + 9 * 0.75) / 13, 12)
})

it('tells the line of whoever made the choice that came out', () => {
  expect(addReports([ONE, OTHER]).line).toEqual(['c', 'a'])
  expect(addReports([ONE]).line).toEqual(['a', 'b', 'c'])
  // Nobody's first choice: only the turn itself is sure.
  const third: SearchReport<string> = {
    iterations: 9,
    spread: 0.5,
    choices: [
      { turn: ['d'], visits: 5, value: 0.1 },
      { turn: ['e'], visits: 4, value: 0.1 },
    ],
    line: ['d'],
  }
  const fourth: SearchReport<string> = {
    ...third,
    choices: [{ turn: ['f'], visits: 5, value: 0 }, ...third.choices.slice(1)],
  }
  expect(addReports([third, fourth])).toMatchObject({ choices: [{ turn: ['e'], visits: 8 }, {}, {}], line: ['e'] })
})

it('leaves the report of one as it is, and has nothing to say of none', () => {
  expect(addReports([OTHER])).toEqual(OTHER)
  expect(addReports([])).toEqual({ iterations: 0, spread: 0, choices: [], line: [] })
  const solved: SearchReport<string> = {
    iterations: 0,
    spread: 0,
    choices: [{ turn: ['a'], visits: 0, value: 0.7 }],
    line: ['a'],
  }
  expect(addReports([solved, solved])).toEqual(solved)
})
