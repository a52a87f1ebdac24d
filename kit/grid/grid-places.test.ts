import { describe, expect, it } from 'vitest'
import type { Key } from '../keys'
import { attendedPlace, type BoardKeys, goesOnAtBoard, placedByOthers, stepOfKey } from './grid-places'

const KEYS: BoardKeys<string> = {
  moveFocus: (from, { key }) => (key === 'ArrowRight' ? from + 1 : undefined),
  meaningOfKey: ({ key }) => (key === 'd' || key === 'Enter' ? `meant by ${key}` : undefined),
  singleKeys: true,
}

function key(name: string): Key {
  return { key: name, code: '', ctrlKey: false, altKey: false, metaKey: false, shiftKey: false }
}

describe('a key', () => {
  it('moves the focus from the place that has it', () => {
    expect(stepOfKey(key('ArrowRight'), 4, 9, KEYS)).toEqual({ does: 'focus', place: 5 })
  })

  it('from elsewhere only brings it to the board, to where it rests', () => {
    expect(stepOfKey(key('ArrowRight'), undefined, 9, KEYS)).toEqual({ does: 'focus', place: 9 })
  })

  it('otherwise means what the board says, or nothing', () => {
    expect(stepOfKey(key('d'), 4, 9, KEYS)).toEqual({ does: 'mean', meaning: 'meant by d' })
    expect(stepOfKey(key('x'), 4, 9, KEYS)).toBeUndefined()
  })

  it('that is a letter means nothing to somebody who has switched these off', () => {
    const without = { ...KEYS, singleKeys: false }
    expect(stepOfKey(key('d'), 4, 9, without)).toBeUndefined()
    expect(stepOfKey(key('Enter'), 4, 9, without)).toEqual({ does: 'mean', meaning: 'meant by Enter' })
    expect(stepOfKey(key('ArrowRight'), 4, 9, without)).toEqual({ does: 'focus', place: 5 })
  })
})

describe('what somebody attends to', () => {
  const nothing = { thing: undefined, over: undefined }

  it('is what is pointed at rather than what has the focus', () => {
    expect(attendedPlace(nothing, 3, 7)).toBe(3)
    expect(attendedPlace(nothing, undefined, 7)).toBe(7)
    expect(attendedPlace(nothing, undefined, undefined)).toBeUndefined()
  })

  it('while something is dragged is what it is over, and nothing else', () => {
    expect(attendedPlace({ thing: 0, over: 5 }, 3, 7)).toBe(5)
    expect(attendedPlace({ thing: 0, over: undefined }, 3, 7)).toBeUndefined()
  })
})

it('a choice goes on at the board when it was made by keyboard', () => {
  expect(goesOnAtBoard(0, 'pick', ['pick', 'act'])).toBe(true)
  expect(goesOnAtBoard(1, 'pick', ['pick', 'act'])).toBe(false)
  expect(goesOnAtBoard(0, 'try', ['pick', 'act', 'try'].slice(0, 2))).toBe(false)
})

it('what others placed travels, for a spectator everything', () => {
  const placed = [{ seat: 0 }, { seat: 1 }]
  expect(placedByOthers(placed, 0)).toEqual([{ seat: 1 }])
  expect(placedByOthers(placed, 'spectator')).toEqual(placed)
})
