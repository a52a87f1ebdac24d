import { describe, expect, it } from 'vitest'
import { likely, position } from '../../testing/positions'
import { outlookOf } from './outlook'

describe('what the end of the turn brings', () => {
  it('is damage, fear and a hero for the sun', () => {
    const outlook = outlookOf(position({ right: 'giant-spider' }))
    expect(outlook).toMatchObject({
      after: { gate: 11, fear: 1 },
      loss: { farm: 0, tower: 0, gate: 1 },
      climbs: [1],
      heroes: 1,
      leaves: undefined,
      defeat: undefined,
    })
  })

  it('is nothing where no enemy is out', () => {
    const outlook = outlookOf(position({}))
    expect(outlook.loss).toEqual({ farm: 0, tower: 0, gate: 0 })
    expect(outlook.climbs).toEqual([])
  })

  it('counts the enemy that makes room for the next one (G-T1)', () => {
    const outlook = outlookOf(position({ left: 'skull-centipede', right: 'giant-spider' }))
    expect(outlook.leaves).toBe('skull-centipede')
    expect(outlook.after).toMatchObject({ tower: 4, gate: 10 })
  })

  it('is nothing once the siege has ended, whoever is still out', () => {
    const lost = likely({ left: 'plague-rat', right: 'rot-worm', fear: 9, ending: 'fear-reached-top' })
    expect(outlookOf(lost)).toMatchObject({ after: { fear: 9 }, climbs: [], leaves: undefined, defeat: undefined })
  })

  it('lets both stay when nobody is to come (G-E1)', () => {
    const outlook = outlookOf(position({ left: 'abomination', right: 'grave-lord', enemies: '' }))
    expect(outlook.leaves).toBeUndefined()
  })

  it('names what falls, and passes further damage to the Gate', () => {
    const outlook = outlookOf(position({ right: 'skull-centipede', tower: 2 }))
    expect(outlook.falls).toEqual(['tower'])
    expect(outlookOf(position({ right: 'skull-centipede', tower: 0 })).loss.gate).toBe(2)
  })

  it('warns of a defeat by the Gate, by fear, and by the enemy that leaves', () => {
    expect(outlookOf(position({ right: 'rat-lord', gate: 2 })).defeat).toBe('gate-fell')
    expect(outlookOf(position({ right: 'plague-rat', fear: 8 })).defeat).toBe('fear-reached-top')
    const parting = position({ left: 'skull-centipede', right: 'plague-rat', gate: 1 })
    expect(outlookOf(parting)).toMatchObject({ defeat: 'gate-fell', leaves: 'skull-centipede' })
  })
})
