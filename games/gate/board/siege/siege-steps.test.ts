import { describe, expect, it } from 'vitest'
import { gate } from '../../game'
import type { Event } from '../../rules/state'
import { position } from '../../testing/positions'
import { isSiege, marksOf, marksOfBlow, sceneOf, siegeSteps } from './siege-steps'

const FIRST = { below: () => 0 }

function ended(drawing: Parameters<typeof position>[0]) {
  const before = position(drawing)
  const after = gate.clone(before)
  const events: Event[] = []
  gate.apply(after, 0, { type: 'end' }, FIRST, events)
  return { before, after, events }
}

describe('the enemies’ attack as pictures', () => {
  it('ends where the rules end', () => {
    for (const drawing of [
      { left: 'skull-centipede', right: 'giant-spider', draw: 'guard monk farmer' },
      { right: 'rat-lord', gate: 2 },
      { left: 'rot-worm', right: 'dark-priest', farm: 1, fear: 4, draw: 'guard' },
    ]) {
      const { before, after, events } = ended(drawing)
      const steps = siegeSteps(before, events)
      expect(steps.at(-1)?.scene).toEqual(sceneOf(after))
      expect(isSiege(events)).toBe(true)
    }
  })

  it('shows blow after blow: damage, fear, heroes, who leaves and who comes', () => {
    const { before, events } = ended({ left: 'skull-centipede', right: 'giant-spider', draw: 'guard monk farmer' })
    expect(siegeSteps(before, events).map(({ blow }) => blow.kind)).toEqual([
      'damage',
      'damage',
      'fear',
      'heroes',
      'escape',
      'damage',
      'advance',
    ])
  })

  it('tells no more of the story than is to be seen', () => {
    const { before, events } = ended({ left: 'skull-centipede', right: 'giant-spider', draw: 'guard monk farmer' })
    const steps = siegeSteps(before, events)
    const told = steps.map((step) => step.told)
    expect(told).toEqual(told.toSorted((a, b) => a - b))
    expect(steps.map((step) => events[step.told - 1]?.type)).toEqual([
      'damaged',
      'damaged',
      'fear-rose',
      'heroes-revealed',
      'enemy-escaped',
      'damaged',
      'enemy-advanced',
    ])
  })

  it('says when something is destroyed', () => {
    const { before, events } = ended({ right: 'skull-centipede', tower: 1 })
    expect(siegeSteps(before, events)[0]?.blow).toMatchObject({ kind: 'damage', location: 'tower', destroyed: true })
  })

  it('has nothing to show of the player’s own doing', () => {
    const before = position({ hand: 'guard', right: 'rat-lord' })
    const events: Event[] = []
    gate.apply(gate.clone(before), 0, { type: 'attack', card: 'guard', enemy: 'rat-lord' }, FIRST, events)
    expect(isSiege(events)).toBe(false)
    expect(siegeSteps(before, events)).toEqual([])
    expect([...marksOf(events).enemies]).toEqual(['rat-lord'])
  })

  it('marks who strikes and what is struck', () => {
    const { before, events } = ended({ right: 'giant-spider', draw: 'guard monk farmer' })
    const [strike, fear] = siegeSteps(before, events)
    if (strike === undefined || fear === undefined) throw new Error('nothing happened')
    expect(marksOfBlow(strike.blow)).toEqual({
      locations: new Set(['gate']),
      enemies: new Set(['giant-spider']),
      fear: false,
    })
    expect(marksOfBlow(fear.blow).fear).toBe(true)
    const all = marksOf(events)
    expect(all.fear).toBe(true)
    expect([...all.locations]).toEqual(['gate'])
  })
})
