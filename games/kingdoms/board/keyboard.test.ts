import type { Key } from '@crownlands/kit/keys'
import { describe, expect, it } from 'vitest'
import { parseSpace, spaceName } from '../rules/notation'
import { meaningOfKey, moveFocus, restingSpace } from './keyboard'

const at = (name: string) => parseSpace(name) ?? -1

function press(key: string, more: Partial<Key> = {}): Key {
  return { key, code: '', ctrlKey: false, altKey: false, metaKey: false, shiftKey: false, ...more }
}

function go(from: string, key: string, more: Partial<Key> = {}): string | undefined {
  const to = moveFocus(at(from), press(key, more))
  return to === undefined ? undefined : spaceName(to)
}

describe('the focus on the board', () => {
  it('goes one space with an arrow and stays at the edge', () => {
    expect([go('c3', 'ArrowLeft'), go('c3', 'ArrowRight'), go('c3', 'ArrowUp'), go('c3', 'ArrowDown')]).toEqual([
      'b3',
      'd3',
      'c2',
      'c4',
    ])
    expect([go('a1', 'ArrowLeft'), go('a1', 'ArrowUp'), go('f5', 'ArrowRight'), go('f5', 'ArrowDown')]).toEqual([
      'a1',
      'a1',
      'f5',
      'f5',
    ])
  })

  it('goes to the ends of row and column', () => {
    expect([go('c3', 'Home'), go('c3', 'End'), go('c3', 'PageUp'), go('c3', 'PageDown')]).toEqual([
      'a3',
      'f3',
      'c1',
      'c5',
    ])
  })

  it('goes to the first and the last space with control', () => {
    expect([go('c3', 'Home', { ctrlKey: true }), go('c3', 'End', { ctrlKey: true })]).toEqual(['a1', 'f5'])
  })

  it('does not take the keys of the browser', () => {
    expect(go('c3', 'ArrowLeft', { altKey: true })).toBeUndefined()
    expect(go('c3', 'Tab')).toBeUndefined()
  })

  it('rests where it was, or on the first target', () => {
    expect(restingSpace(7, new Set([3]))).toBe(7)
    expect(restingSpace(undefined, new Set([9, 3]))).toBe(3)
    expect(restingSpace(undefined, new Set())).toBe(0)
  })
})

describe('the other keys', () => {
  it('pick a castle by its rank, the starting tile by s', () => {
    expect(meaningOfKey(press('3'))).toEqual({ does: 'pick', piece: { kind: 'castle', rank: 3 } })
    expect(meaningOfKey(press('5'))).toBeUndefined()
    expect(meaningOfKey(press('s'))).toEqual({ does: 'pick', piece: { kind: 'start' } })
  })

  it('find the digits of a French keyboard without shift', () => {
    expect(meaningOfKey(press('é', { code: 'Digit2' }))).toEqual({ does: 'pick', piece: { kind: 'castle', rank: 2 } })
  })

  it('draw, place and put down', () => {
    expect(meaningOfKey(press('d'))).toEqual({ does: 'draw' })
    expect(meaningOfKey(press('Enter'))).toEqual({ does: 'place' })
    expect(meaningOfKey(press(' '))).toEqual({ does: 'place' })
    expect(meaningOfKey(press('Escape'))).toEqual({ does: 'unpick' })
  })

  it('mean nothing together with control: those belong to the browser and the table', () => {
    expect(meaningOfKey(press('d', { ctrlKey: true }))).toBeUndefined()
  })
})
