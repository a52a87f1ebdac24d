import { describe, expect, it } from 'vitest'
import { position } from '../testing/positions'
import { previewOf } from './preview'

describe('what an action would change', () => {
  it('is worked out by the rules, and nothing else changes', () => {
    const view = position({ hand: 'guard', right: 'giant-spider' })
    const before = JSON.stringify(view)
    const preview = previewOf(view, { type: 'attack', card: 'guard', enemy: 'giant-spider' })
    // The guard's 1 and the Tower's 1.
    expect(preview?.after.right?.damage).toBe(2)
    expect(preview?.outlook.loss.gate).toBe(1)
    expect(JSON.stringify(view)).toBe(before)
  })

  it('takes the attack of an enemy away that would die', () => {
    const view = position({ hand: 'guard', right: 'giant-spider 1' })
    expect(previewOf(view, { type: 'attack', card: 'guard', enemy: 'giant-spider' })?.outlook.loss.gate).toBe(0)
  })

  it('shows the gold of a recruit, never which card would come', () => {
    const view = position({ gold: 3 })
    const [card] = view.market.filter((one) => one === 'craftsman' || one === 'minstrel')
    if (card === undefined) throw new Error('neither is in the market')
    const preview = previewOf(view, { type: 'recruit', card })
    expect(preview?.after.gold).toBeLessThan(3)
    expect(preview?.after.market).toEqual(view.market)
    expect(preview?.after.citizens).toEqual(view.citizens)
  })

  it('has nothing to show for what only chance knows', () => {
    const view = position({ hand: 'swindler', draw: 'guard' })
    expect(previewOf(view, { type: 'power', card: 'swindler' })).toBeUndefined()
    expect(previewOf(view, { type: 'end' })).toBeUndefined()
  })
})
