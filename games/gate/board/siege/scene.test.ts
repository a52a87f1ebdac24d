import { describe, expect, it } from 'vitest'
import { sceneOf } from './scene'

describe('the scene on a card', () => {
  it.each([
    ['baroness', 'market'],
    ['tinkerer', 'yard'],
    ['bishop', 'chapel'],
    ['mercenary', 'wall'],
  ] as const)('of the %s is what it does best: %s', (card, scene) => {
    expect(sceneOf(card)).toBe(scene)
  })

  it.each([
    ['guard', 'wall'],
    ['monk', 'chapel'],
    ['farmer', 'yard'],
  ] as const)('of the %s, as good with gold as at its trade, is the trade: %s', (card, scene) => {
    expect(sceneOf(card)).toBe(scene)
  })

  it.each(['traveler', 'swindler'] as const)('of the %s, who can do everything alike, is the road', (card) => {
    expect(sceneOf(card)).toBe('road')
  })
})
