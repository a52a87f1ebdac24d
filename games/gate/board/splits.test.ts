import { describe, expect, it } from 'vitest'
import { gate } from '../game'
import { type Drawing, position } from '../testing/positions'
import { moved, proposedSplit } from './splits'

function splitsOf(drawing: Drawing) {
  const view = position(drawing)
  const splits = gate
    .legalActions(view, 0)
    .flatMap((action) => (action.type === 'repair' && action.split !== undefined ? [action.split] : []))
  return { view, splits }
}

describe('the proposed split', () => {
  it('saves the Gate before anything else', () => {
    const { view, splits } = splitsOf({ hand: 'mercenary', right: 'rat-lord', gate: 2, farm: 1 })
    expect(proposedSplit(view, splits)).toEqual({ farm: 0, tower: 0, gate: 1 })
  })

  it('saves a building that would fall', () => {
    const { view, splits } = splitsOf({ hand: 'mercenary', right: 'rot-worm', gate: 9, farm: 2 })
    expect(proposedSplit(view, splits)).toEqual({ farm: 1, tower: 0, gate: 0 })
  })

  it('uses a bonus, and strengthens the weakest spot', () => {
    const { view, splits } = splitsOf({ hand: 'mason', gate: 10, tower: 2 })
    expect(proposedSplit(view, splits)).toEqual({ farm: 0, tower: 3, gate: 0 })
  })

  it('is none where there is none', () => {
    expect(proposedSplit(position({}), [])).toBeUndefined()
  })
})

describe('moving points', () => {
  const { splits } = splitsOf({ hand: 'tinkerer', farm: 2, tower: 2, gate: 5 })
  const start = { farm: 3, tower: 0, gate: 0 }

  it('takes one from elsewhere', () => {
    expect(moved(splits, start, 'gate', 1)).toEqual({ farm: 2, tower: 0, gate: 1 })
    expect(moved(splits, { farm: 2, tower: 0, gate: 1 }, 'gate', -1)).toMatchObject({ gate: 0 })
  })

  it('ends where there is no more to move', () => {
    expect(moved(splits, start, 'farm', 1)).toBeUndefined()
    expect(moved(splits, start, 'gate', -1)).toBeUndefined()
  })
})
