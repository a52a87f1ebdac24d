import type { Key } from '@crownlands/kit/keys'
import { describe, expect, it } from 'vitest'
import { meaningOfKey, nextBox } from './keyboard'

function key(name: string, more: Partial<Key> = {}): Key {
  return { key: name, code: '', ctrlKey: false, altKey: false, metaKey: false, shiftKey: false, ...more }
}

describe('a key', () => {
  it('goes to a card in hand, also on a French keyboard', () => {
    expect(meaningOfKey(key('2'))).toEqual({ does: 'go-to-card', index: 1 })
    expect(meaningOfKey(key('é', { code: 'Digit2' }))).toEqual({ does: 'go-to-card', index: 1 })
    expect(meaningOfKey(key('"', { code: 'Digit2', shiftKey: true }))).toBeUndefined()
  })

  it('uses the card for a trait or its power', () => {
    expect(['g', 'M', 'c', 'a', 'p'].map((name) => meaningOfKey(key(name)))).toEqual(
      ['income', 'repair', 'calm', 'attack', 'power'].map((trait) => ({ does: 'use', trait })),
    )
  })

  it('leaves the keys of the table and the browser alone', () => {
    for (const name of ['e', 'u', 'h', 'r', 'l', '?', 'Enter', ' ', 'Tab'])
      expect(meaningOfKey(key(name))).toBeUndefined()
    expect(meaningOfKey(key('a', { ctrlKey: true }))).toBeUndefined()
  })

  it('moves, and puts back', () => {
    expect(meaningOfKey(key('ArrowUp'))).toEqual({ does: 'go', direction: 'up' })
    expect(meaningOfKey(key('Escape'))).toEqual({ does: 'put-back' })
  })
})

describe('an arrow', () => {
  const box = (left: number, top: number) => ({ left, top, right: left + 10, bottom: top + 10 })
  const boxes = [box(0, 0), box(20, 0), box(0, 20), box(22, 24), box(60, 2)]

  it('leads to what lies there, near and straight ahead', () => {
    expect(nextBox(box(0, 0), boxes, 'right')).toBe(1)
    expect(nextBox(box(20, 0), boxes, 'right')).toBe(4)
    expect(nextBox(box(20, 0), boxes, 'down')).toBe(3)
    expect(nextBox(box(22, 24), boxes, 'left')).toBe(2)
    expect(nextBox(box(0, 20), boxes, 'up')).toBe(0)
  })

  it('leads nowhere at the edge', () => {
    expect(nextBox(box(0, 0), boxes, 'left')).toBeUndefined()
    expect(nextBox(box(0, 0), boxes, 'up')).toBeUndefined()
  })
})
