import { describe, expect, it } from 'vitest'
import { type Choice, choicesOf, narrowed, partsOf, sizeOf } from './choices'

interface Build {
  readonly what: string
  readonly where?: string
}

const game = {
  words: {
    action: ({ what, where }: Build) => (where === undefined ? `${what} the turn` : `build a ${what} on ${where}`),
  },
  writeAction: ({ what, where }: Build) => (where === undefined ? what : `build ${what} ${where}`),
}
const CHOICES = choicesOf(
  game,
  [{ what: 'château', where: 'd4' }, { what: 'tower', where: 'd4' }, { what: 'tower', where: 'e1' }, { what: 'end' }],
  undefined,
  [],
)

function codes(choices: readonly Choice[]): readonly string[] {
  return choices.map(({ code }) => code)
}

describe('the choices of the generic board', () => {
  it('are all legal actions, in words and in notation', () => {
    expect(CHOICES.map(({ label }) => label)).toContain('Build a tower on e1')
    expect(codes(CHOICES)).toEqual(['build château d4', 'build tower d4', 'build tower e1', 'end'])
  })

  it('are found by any of their words, in any order, without capitals and accents', () => {
    expect(codes(narrowed(CHOICES, 'D4 chateau'))).toEqual(['build château d4'])
    expect(codes(narrowed(CHOICES, ' tow '))).toEqual(['build tower d4', 'build tower e1'])
    expect(narrowed(CHOICES, '')).toHaveLength(4)
    expect(narrowed(CHOICES, 'moat')).toEqual([])
  })
})

describe('the text board', () => {
  it('is cut where a word stands for actions, and loses no letter', () => {
    const board = 'Round 4\nd4: tower, e1: -'
    const parts = partsOf(board, CHOICES)
    expect(parts.map(({ text }) => text).join('')).toBe(board)
    const pressed = parts.filter(({ choices }) => choices.length > 0)
    expect(pressed.map(({ text, choices }) => [text, choices.length])).toEqual([
      ['d4', 2],
      ['tower', 2],
      ['e1', 1],
    ])
  })

  it('says how many letters it is wide and high', () => {
    expect(sizeOf('ab\nélan\n')).toEqual({ columns: 4, lines: 3 })
    expect(sizeOf('')).toEqual({ columns: 1, lines: 1 })
  })
})
