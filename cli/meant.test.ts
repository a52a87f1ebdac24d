import { describe, expect, it } from 'vitest'
import { meant } from './meant'

const POSSIBLE = ['place:buffalo-herd-3:C3', 'place:buffalo-herd-3:C2', 'place:bears:C3', 'hit:elves-2', 'done']

describe('what is typed by its beginnings', () => {
  it.each([
    ['place buff c3', ['place:buffalo-herd-3:C3']],
    ['  P  BUFF  C2 ', ['place:buffalo-herd-3:C2']],
    ['hit elves', ['hit:elves-2']],
    ['d', ['done']],
  ])('is found where only one action begins so: %s', (line, actions) => {
    expect(meant(line, POSSIBLE)).toEqual(actions)
  })

  it('may be one of several', () => {
    expect(meant('place b c3', POSSIBLE)).toEqual(['place:buffalo-herd-3:C3', 'place:bears:C3'])
  })

  it.each(['', 'place buff', 'place buff c3 now', 'placebuffc3', 'jump'])(
    'is nothing where a word is missing, or one too many: "%s"',
    (line) => {
      expect(meant(line, POSSIBLE)).toEqual([])
    },
  )
})
