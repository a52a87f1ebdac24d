import { describe, expect, it } from 'vitest'
import { tableKey } from './keys'

const press = (key: string, more = {}, singleKeys = true) =>
  tableKey({ key, ctrlKey: false, metaKey: false, altKey: false, repeat: false, ...more }, singleKeys)

describe('the keys of the table', () => {
  it('mean something in either case', () => {
    expect(press('e')).toBe('end-turn')
    expect(press('U')).toBe('undo')
    expect(press('?')).toBe('keys')
    expect(press('Escape')).toBe('dismiss')
  })

  it('leave the browser its own', () => {
    expect(press('r', { ctrlKey: true })).toBeUndefined()
    expect(press('h', { metaKey: true })).toBeUndefined()
  })

  it('do not end a turn twice when held down', () => {
    expect(press('e', { repeat: true })).toBeUndefined()
  })

  it('can be switched off, but for Escape', () => {
    expect(press('e', {}, false)).toBeUndefined()
    expect(press('?', {}, false)).toBeUndefined()
    expect(press('Escape', {}, false)).toBe('dismiss')
  })

  it('are no others', () => {
    expect(press('x')).toBeUndefined()
    expect(press('constructor')).toBeUndefined()
  })
})
