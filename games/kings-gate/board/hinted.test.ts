import { describe, expect, it } from 'vitest'
import { cellAt } from '../rules/grid'
import type { Action } from '../rules/state'
import { markedArea, markedCells, markedCounter, markedSlot } from './hinted'

const HERE = cellAt(2, -1)
const TILE: Action = { type: 'tile', tile: 'y4', cell: HERE, counter: 'king' }
const SORCERESS: Action = { type: 'sorceress', from: cellAt(5, 3), to: HERE }

describe('what a hint marks', () => {
  it('KG-T1: the space and the first such tile of the hand, with its counter', () => {
    expect(markedCells(TILE)).toEqual([HERE])
    expect(markedSlot(TILE, ['y1', 'y4', 'y4'])).toBe(1)
    expect(markedCounter(TILE)).toBe('king')
    expect(markedArea(TILE)).toEqual({ left: 2, top: -1, right: 3, bottom: 0 })
  })

  it('KG-X8: the tile that moves and where it goes', () => {
    expect(markedCells(SORCERESS)).toEqual([cellAt(5, 3), HERE])
    expect([markedSlot(SORCERESS, ['y4']), markedCounter(SORCERESS)]).toEqual([-1, 'sorceress'])
    expect(markedArea(SORCERESS)).toEqual({ left: 2, top: -1, right: 6, bottom: 4 })
  })

  it('KG-N4: a location, seen with its ten spaces', () => {
    const location: Action = { type: 'location', cell: HERE, orientation: 'vertical' }
    expect(markedCells(location)).toEqual([HERE, cellAt(2, 0)])
    expect(markedArea(location)).toEqual({ left: 1, top: -2, right: 4, bottom: 2 })
  })

  it('KG-T7: of a dragon that is only discarded the dragon alone; of the end of a turn nothing', () => {
    const away: Action = { type: 'dragon', tile: 'yD' }
    expect([markedCells(away), markedArea(away), markedSlot(away, ['y1', 'yD'])]).toEqual([[], undefined, 1])
    expect([markedCells({ type: 'end' }), markedSlot({ type: 'end' }, ['y1'])]).toEqual([[], -1])
    expect([markedCells(undefined), markedCounter(undefined)]).toEqual([[], undefined])
  })
})
