import { describe, expect, it } from 'vitest'
import type { Action } from '../../rules/actions'
import type { View } from '../../rules/view/view'
import type { Cast } from '../cast'
import type { Wish } from '../choice'
import { marksOf } from './marks'

const cast: Cast = { nameplates: [], language: 'en', edition: '1986' }
const view = { tasks: [] as View['tasks'], hexes: [] as View['hexes'] } as View

function hintedHexes(line: readonly Action[], wish: Wish = {}): readonly number[] {
  const marks = marksOf({ view, legal: [], wish, ways: new Map() }, cast, { hinted: line[0], line, latest: [] })
  return [...marks].flatMap(([hex, { hinted }]) => (hinted === true ? [hex] : []))
}

describe('what a hint marks on the map', () => {
  const march: readonly Action[] = [
    { type: 'pick', hex: 3, counter: 'desert_genie' },
    { type: 'pick', hex: 3, counter: 'forest_bears' },
    { type: 'step', hex: 4 },
    { type: 'step', hex: 5 },
    { type: 'done' },
    { type: 'pick-all', hex: 7 },
    { type: 'step', hex: 8 },
  ]

  it('is the hex that it names', () => {
    expect(hintedHexes([{ type: 'build', hex: 2 }])).toEqual([2])
    expect(hintedHexes([{ type: 'done' }])).toEqual([])
  })

  it('is the stack that is to march, and where it goes once it is in the hand', () => {
    expect(hintedHexes(march)).toEqual([3])
    expect(hintedHexes(march, { march: { hex: 3, counters: ['desert_genie'] } })).toEqual([5])
  })

  it('stays with the stack while another is in the hand', () => {
    expect(hintedHexes(march, { march: { hex: 6, counters: ['desert_genie'] } })).toEqual([3])
  })
})
