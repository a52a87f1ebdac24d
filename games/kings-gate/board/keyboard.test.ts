import type { Key } from '@crownlands/kit/keys'
import { describe, expect, it } from 'vitest'
import { kingsGate } from '../game'
import { cellAt } from '../rules/grid'
import { position } from '../testing/positions'
import { meaningOfKey, moveFocus, restingCell } from './keyboard'
import { gridOf } from './places/cells'

const press = (key: string, more: Partial<Key> = {}): Key => ({
  key,
  code: '',
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  shiftKey: false,
  ...more,
})

const rows = gridOf(kingsGate.view(position({ elsewhere: '6,0 y2', hands: 'y1 g1' }), 0), [])
const move = (from: number, key: string, targets: readonly number[] = []) => moveFocus(from, rows, targets, press(key))

describe('the focus', () => {
  it('goes from space to space, over the location as one cell', () => {
    expect(move(cellAt(-1, 0), 'ArrowRight')).toBe(cellAt(0, 0))
    expect(move(cellAt(0, 0), 'ArrowRight')).toBe(cellAt(2, 0))
    expect(move(cellAt(0, -1), 'ArrowDown')).toBe(cellAt(0, 0))
    expect(move(cellAt(1, -1), 'ArrowDown')).toBe(cellAt(0, 0))
    expect(move(cellAt(2, -1), 'ArrowDown')).toBe(cellAt(2, 0))
  })

  it('jumps over what is empty to the next piece', () => {
    expect(move(cellAt(2, 0), 'ArrowRight')).toBe(cellAt(6, 0))
    expect(move(cellAt(6, 0), 'ArrowLeft')).toBe(cellAt(2, 0))
  })

  it('stays at the edge', () => {
    expect(move(cellAt(6, 0), 'ArrowRight')).toBe(cellAt(6, 0))
    expect(move(cellAt(0, -1), 'ArrowUp')).toBe(cellAt(0, -1))
  })

  it('goes to the first and the last cell, and from target to target', () => {
    expect(move(cellAt(2, 0), 'Home')).toBe(cellAt(-1, -1))
    expect(move(cellAt(2, 0), 'End')).toBe(cellAt(2, 1))
    const targets = [cellAt(1, 1), cellAt(0, -1), cellAt(2, 0)]
    expect(move(cellAt(0, -1), 'PageDown', targets)).toBe(cellAt(2, 0))
    expect(move(cellAt(1, 1), 'PageDown', targets)).toBe(cellAt(0, -1))
    expect(move(cellAt(2, 0), 'PageUp', targets)).toBe(cellAt(0, -1))
    expect(move(cellAt(0, -1), 'PageUp', targets)).toBe(cellAt(1, 1))
    expect(move(cellAt(0, -1), 'PageUp')).toBe(cellAt(0, -1))
  })

  it('is not moved by other keys, nor with a modifier', () => {
    expect(move(cellAt(0, -1), 'a')).toBeUndefined()
    expect(moveFocus(cellAt(0, -1), rows, [], press('ArrowRight', { shiftKey: true }))).toBeUndefined()
  })

  it('rests where it was, else at the first target, else at the location', () => {
    const current = cellAt(0, 0)
    expect(restingCell(cellAt(2, 1), rows, [cellAt(0, -1)], current)).toBe(cellAt(2, 1))
    expect(restingCell(cellAt(20, 1), rows, [cellAt(2, 0), cellAt(0, -1)], current)).toBe(cellAt(0, -1))
    expect(restingCell(undefined, rows, [], current)).toBe(current)
  })
})

describe('the keys', () => {
  it.each([
    ['1', { does: 'tile', slot: 0 }],
    ['6', { does: 'tile', slot: 5 }],
    ['s', { does: 'sorceress' }],
    ['C', { does: 'next-counter' }],
    ['t', { does: 'turn' }],
    ['Delete', { does: 'discard' }],
    ['Enter', { does: 'place' }],
    [' ', { does: 'place' }],
    ['Escape', { does: 'put-down' }],
    ['+', { does: 'zoom', by: 'in' }],
    ['-', { does: 'zoom', by: 'out' }],
    ['0', { does: 'centre' }],
    ['f', { does: 'everything' }],
  ] as const)('%s', (key, meaning) => {
    expect(meaningOfKey(press(key))).toEqual(meaning)
  })

  it('of a French keyboard are digits without shift', () => {
    expect(meaningOfKey(press('&', { code: 'Digit1' }))).toEqual({ does: 'tile', slot: 0 })
  })

  it('with shift the arrows move the camera', () => {
    expect(meaningOfKey(press('ArrowUp', { shiftKey: true }))).toEqual({ does: 'pan', right: 0, down: -1 })
    expect(meaningOfKey(press('ArrowUp'))).toBeUndefined()
  })

  it('leave those of the table and of the browser alone', () => {
    for (const key of ['e', 'u', 'h', 'r', 'l', '?', '7']) expect(meaningOfKey(press(key))).toBeUndefined()
    expect(meaningOfKey(press('1', { ctrlKey: true }))).toBeUndefined()
  })
})
