import { expect, it } from 'vitest'
import { at, must, playerAt, remove, removeAt } from './lists'

it('what is there is given back, nothing and zero too', () => {
  expect([must(0), must(''), at(['a', 'b'], 1), playerAt({ players: ['Ann', 'Bea'] }, 1)]).toEqual([0, '', 'b', 'Bea'])
})

it('what is not there is a bug', () => {
  expect(() => must(undefined)).toThrow(TypeError)
  expect(() => playerAt({ players: ['Ann'] }, 1)).toThrow(TypeError)
  expect(() => at(['a'], 1)).toThrow('there is no place 1 in a list of 1')
  expect(() => removeAt(['a'], -1)).toThrow(RangeError)
})

it('removing gives back what was removed and leaves the rest in order', () => {
  const list = ['a', 'b', 'c', 'b']
  expect(removeAt(list, 0)).toBe('a')
  expect(list).toEqual(['b', 'c', 'b'])
  remove(list, 'b')
  expect(list).toEqual(['c', 'b'])
  expect(removeAt(list, 1)).toBe('b')
  expect(list).toEqual(['c'])
  expect(() => remove(list, 'b')).toThrow(RangeError)
})
