import { describe, expect, it } from 'vitest'
import { FastChance } from '../chance-fast'
import { canonicalJson, copyData, sameData } from '../json'
import { mutate } from './mutate'

const STATE = { turn: 1, over: false, phase: 'draw', hand: [1, 2, 3], piles: [{ name: 'deck', cards: ['a', 'b'] }] }
const DONOR = { turn: 2, over: true, phase: 'play', hand: [4], piles: [{ name: 'heap', cards: ['c', 'd', 'e'] }] }

function mutants(count: number, seed = 'mutate'): unknown[] {
  return Array.from({ length: count }, (_, i) => mutate(STATE, [DONOR], new FastChance(`${seed} ${i}`).at(0)))
}

describe('a mutant', () => {
  it('is a copy: neither the state nor its donors change', () => {
    const before = copyData([STATE, DONOR])
    mutants(500)
    expect([STATE, DONOR]).toEqual(before)
  })

  it('is mostly something else, and the same again from the same chance', () => {
    const made = mutants(500)
    expect(made.filter((mutant) => !sameData(mutant, STATE)).length).toBeGreaterThan(400)
    expect(mutants(500)).toEqual(made)
  })

  it('has no prototype but the usual one', () => {
    for (const mutant of mutants(2000)) expect(Object.getPrototypeOf(mutant)).toBe(Object.prototype)
    expect({}).not.toHaveProperty('name')
  })

  it.each<[change: string, isThere: (text: string) => boolean]>([
    ['a number that is one more', (text) => text.includes('"turn":2')],
    ['a number beyond all counting', (text) => text.includes('"turn":9007199254740991')],
    ['a number that is no whole one', (text) => text.includes('"turn":0.5')],
    ['a number with 21 zeros', (text) => text.includes('1e+21')],
    ['a truth turned round', (text) => text.includes('"over":true')],
    ['a word of a donor', (text) => text.includes('"phase":"play"')],
    ['a part of a donor', (text) => text.includes('"hand":[4]')],
    ['an entry that is gone', (text) => text.includes('"hand":[1,3]')],
    ['an entry that is there twice', (text) => text.includes('"hand":[1,1,2,3]')],
    ['entries that changed places', (text) => text.includes('"hand":[2,1,3]')],
    ['a list the other way round', (text) => text.includes('"hand":[3,2,1]')],
    ['a list that is empty', (text) => text.includes('"hand":[]')],
    ['a list that is flooded', (text) => text.length > 500],
    ['a field that is gone', (text) => !text.includes('"phase"')],
    ['a field that is not known', (text) => text.includes('"note"')],
    ['a field that JSON may have and objects should not', (text) => text.includes('"__proto__"')],
  ])('may have %s', (_change, isThere) => {
    expect(mutants(4000).map(canonicalJson).some(isThere)).toBe(true)
  })

  it('may have a zero below zero', () => {
    expect(mutants(4000).some((mutant) => Object.is((mutant as typeof STATE).turn, -0))).toBe(true)
  })
})
