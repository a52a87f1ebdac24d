import { describe, expect, it } from 'vitest'
import type { Creature } from '../content'
import { type HexSketch, position } from '../testing/positions'
import { isReal } from './support'

function isRealIn(hex: number, creature: Creature, hexes: Record<number, HexSketch>): boolean {
  return isReal(position({ hexes }), hex, 0, creature)
}

describe('support', () => {
  // The worked example `support` of the data file.
  it('KT-U1, KT-K10: a creature in the hex of its own Terrain Lord is real, whoever owns what land', () => {
    const hexes = { 0: { owner: 1, armies: { 0: ['swamp_slime_beast', 'swamp_king'] } } } as const
    expect(isRealIn(0, 'swamp_slime_beast', hexes)).toBe(true)
    expect(isRealIn(0, 'desert_skeletons', hexes)).toBe(false)
  })

  it('KT-U1: one hex of a terrain supports all creatures of it, anywhere', () => {
    const hexes = { 5: { owner: 0, terrain: 'desert' } } as const
    expect(isRealIn(0, 'desert_skeletons', hexes)).toBe(true)
    expect(isRealIn(1, 'desert_camel_corps', hexes)).toBe(true)
  })

  it('KT-U1: away from the own Lord, without a hex of its terrain, it is a bluff', () => {
    const hexes = { 0: { owner: 0, armies: { 0: ['mountain_king'] } } } as const
    expect(isRealIn(1, 'mountain_cyclops', hexes)).toBe(false)
    expect(isRealIn(0, 'mountain_cyclops', hexes)).toBe(true)
  })

  it('KT-U1: neither the land nor the Lord of another player supports it', () => {
    const hexes = { 0: { owner: 1, terrain: 'swamp', armies: { 1: ['swamp_king'] } } } as const
    expect(isRealIn(0, 'swamp_slime_beast', hexes)).toBe(false)
  })

  it('KT-U2: it changes as hexes come and go', () => {
    const state = position({ hexes: { 0: { owner: 0, terrain: 'swamp' } } })
    const [hex] = state.hexes
    expect(isReal(state, 3, 0, 'swamp_ghost')).toBe(true)
    if (hex !== undefined) hex.owner = 1
    expect(isReal(state, 3, 0, 'swamp_ghost')).toBe(false)
  })
})
