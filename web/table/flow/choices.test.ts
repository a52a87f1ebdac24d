import { describe, expect, it } from 'vitest'
import { Choices } from './choices'

const POSSIBLE = () => true

/** Somebody choosing: what is under way, and what was settled, in order. */
function quickHand() {
  const choices = new Choices()
  const settled: unknown[] = []
  return {
    settled,
    choose: (action: unknown, on?: unknown) =>
      choices.choose({ action, on, settle: () => settled.push(action) }) ? 'at once' : 'later',
    letGo: (action: unknown) => choices.letGo(action),
    answered: (how: 'done' | 'not-done') => choices.answered(how),
    next: (isPossible: (action: unknown) => boolean = POSSIBLE) => choices.next(isPossible),
  }
}

describe('a quick hand', () => {
  it('does at once what it chooses when nothing is under way', () => {
    const hand = quickHand()
    expect(hand.choose('calm')).toBe('at once')
    expect(hand.settled).toEqual([])
    hand.answered('done')
    expect(hand.settled).toEqual(['calm'])
    expect(hand.next()).toBeUndefined()
    expect(hand.choose('calm')).toBe('at once')
  })

  it('is not made to wait: all that it chooses before the answer is done, in its order', () => {
    const hand = quickHand()
    hand.choose('calm')
    expect(hand.choose('attack', 'calmed')).toBe('later')
    expect(hand.choose('end', 'attacked')).toBe('later')
    hand.answered('done')
    expect(hand.next()).toBe('attack')
    expect(hand.settled).toEqual(['calm'])
    hand.answered('done')
    expect(hand.next()).toBe('end')
    hand.answered('done')
    expect(hand.next()).toBeUndefined()
    expect(hand.settled).toEqual(['calm', 'attack', 'end'])
  })

  it('chooses on the former sight until the answer is seen', () => {
    const hand = quickHand()
    hand.choose('calm')
    hand.answered('done')
    expect(hand.choose('attack')).toBe('later')
    expect(hand.next()).toBe('attack')
  })

  it('clicks twice: only the same again on the same sight is that, two cards of a kind are not', () => {
    const hand = quickHand()
    hand.choose({ type: 'income', card: 'farmer' })
    hand.choose({ type: 'income', card: 'farmer' })
    expect(hand.settled).toHaveLength(1)
    hand.choose({ type: 'income', card: 'farmer' }, 'one farmer less')
    hand.answered('done')
    expect(hand.next()).toEqual({ type: 'income', card: 'farmer' })
    hand.answered('done')
    expect(hand.next()).toBeUndefined()
    expect(hand.settled).toHaveLength(3)
  })

  it('does nothing upon what was refused', () => {
    const hand = quickHand()
    hand.choose('calm')
    hand.choose('attack')
    hand.choose('end')
    hand.answered('not-done')
    expect(hand.settled).toEqual(['calm', 'attack', 'end'])
    expect(hand.next()).toBeUndefined()
    expect(hand.choose('attack')).toBe('at once')
  })

  it('does nothing upon what has become impossible', () => {
    const hand = quickHand()
    hand.choose('crier')
    hand.choose('recruit')
    hand.choose('attack')
    hand.answered('done')
    expect(hand.next((action) => action !== 'recruit')).toBeUndefined()
    expect(hand.settled).toEqual(['crier', 'recruit', 'attack'])
    expect(hand.choose('attack')).toBe('at once')
  })

  it('lets go of what waits, and of nothing else', () => {
    const hand = quickHand()
    hand.choose('calm')
    hand.choose('end')
    hand.letGo('end')
    hand.letGo('calm')
    hand.choose('attack')
    expect(hand.settled).toEqual(['end'])
    hand.answered('done')
    expect(hand.next()).toBe('attack')
  })
})
