import type { Key } from '@crownlands/kit/keys'
import { describe, expect, it } from 'vitest'
import { boardSize } from '../../rules/hexes'
import { hexName, hexNamed } from '../../rules/places'
import { meaningOfKey, moveFocus } from './keyboard'

const SIZE = boardSize(4)
const pressed = (key: string, more: Partial<Key> = {}): Key => ({
  ...{ key, code: '', ctrlKey: false, altKey: false, metaKey: false, shiftKey: false },
  ...more,
})

/** From a hex by these keys. */
function go(from: string, ...keys: readonly string[]): string {
  let hex = hexNamed(from) ?? 0
  for (const key of keys) hex = moveFocus(hex, SIZE, [], pressed(key)) ?? -1
  return hexName(hex)
}

describe('the focus on the map', () => {
  it('goes up and down a column, and stays at its ends', () => {
    expect(go('D4', 'ArrowUp')).toBe('D3')
    expect(go('D4', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown')).toBe('D7')
  })

  it('keeps its height on the way to the side, and comes back the same way', () => {
    expect(go('D4', 'ArrowRight', 'ArrowRight', 'ArrowRight')).toBe('G2')
    expect(go('D4', 'ArrowRight', 'ArrowLeft')).toBe('D4')
    expect(go('D4', 'ArrowLeft', 'ArrowRight')).toBe('D4')
  })

  it('leaps from one hex that can be chosen to the next', () => {
    expect(moveFocus(3, SIZE, [9, 5, 1], pressed('PageDown'))).toBe(5)
    expect(moveFocus(9, SIZE, [9, 5, 1], pressed('PageDown'))).toBe(1)
    expect(moveFocus(3, SIZE, [9, 5, 1], pressed('PageUp'))).toBe(1)
    expect(moveFocus(3, SIZE, [], pressed('PageUp'))).toBe(3)
  })
})

describe('the other keys', () => {
  it('take up counters of the rack by number, on a French keyboard too', () => {
    expect(meaningOfKey(pressed('1'))).toEqual({ does: 'slot', slot: 0 })
    expect(meaningOfKey(pressed('0'))).toEqual({ does: 'slot', slot: 9 })
    expect(meaningOfKey(pressed('é', { code: 'Digit2' }))).toEqual({ does: 'slot', slot: 1 })
  })

  it('move the map with the shift key', () => {
    expect(meaningOfKey(pressed('ArrowLeft', { shiftKey: true }))).toEqual({ does: 'pan', right: -1, down: 0 })
    expect(meaningOfKey(pressed('ArrowLeft'))).toBeUndefined()
    expect(meaningOfKey(pressed('f', { ctrlKey: true }))).toBeUndefined()
  })
})
