import { describe, expect, it } from 'vitest'
import { capital, centred, joinedBy, numeral, signed } from './typesetting'

describe('a number', () => {
  it.each([
    [3, '3', '+3'],
    [0, '0', '0'],
    [-0, '0', '0'],
    [-12, '−12', '−12'],
  ])('%d has a true minus, and a plus only where its sign is asked for', (value, plain, withSign) => {
    expect(numeral(value)).toBe(plain)
    expect(signed(value)).toBe(withSign)
  })
})

describe('a series', () => {
  it.each([
    [[], ''],
    [['a'], 'a'],
    [['a', 'b'], 'a or b'],
    [[3, 'b', 'c'], '3, b or c'],
  ])('of %j has its last word before the last of at least two', (items, text) => {
    expect(joinedBy('or')(items)).toBe(text)
  })
})

it('a capital begins the sentence, with an accent too', () => {
  expect(capital('échoppe du Roi')).toBe('Échoppe du Roi')
  expect(capital('')).toBe('')
})

describe('a centred text', () => {
  it.each([
    ['ab', 4, ' ab '],
    ['ab', 5, ' ab  '],
    ['abc', 3, 'abc'],
    ['abcd', 3, 'abcd'],
  ])('%s fills %i characters, more of them behind it, and is never cut', (text, width, set) => {
    expect(centred(text, width)).toBe(set)
  })
})
