import { describe, expect, it } from 'vitest'
import { DONE } from '../../rules/actions'
import { legalActions } from '../../rules/rules'
import { view } from '../../rules/view/view'
import { battle } from '../../testing/battles'
import { act, dice, goOn } from '../../testing/positions'
import { othersAsked, subjectOf } from './subject'

const A = 0
const B = 1
const FIELD = { owner: B, armies: { [A]: ['forest_unicorn'], [B]: ['frozen_waste_wolves', 'swamp_ghost'] } } as const

describe('a question out of turn', () => {
  it('about bluffs is about the face-up creatures of others, by their players (KT-U7)', () => {
    const state = battle(FIELD, { calls: ['ask', 'none'] })
    goOn(state)
    expect(subjectOf(view(state, A), legalActions(state, A))).toEqual({
      kind: 'calls',
      shown: [
        {
          seat: B,
          calls: [
            { type: 'call', seat: B, creature: 'frozen_waste_wolves' },
            { type: 'call', seat: B, creature: 'swamp_ghost' },
          ],
        },
      ],
    })
  })

  it('about dice shows those that the Lucky Charm could change, with who threw them (KT-O9)', () => {
    const state = battle(FIELD, { rolls: ['own', 'none'], racks: [['lucky_charm'], []] })
    goOn(state)
    // Nothing before round 1, nothing before the dice.
    act(state, A, DONE)
    act(state, A, DONE, dice(5, 3, 6))
    const subject = subjectOf(view(state, A), legalActions(state, A))
    expect(subject?.kind).toBe('dice')
    if (subject?.kind !== 'dice') return
    // A 5 of the Unicorn (4) misses by one; a 3 of the Wolves (3) just hits; a 6 of the Ghost (1) is far off.
    expect(subject.dice.map(({ die, thrower, charms }) => [die, thrower?.face, charms.map(({ by }) => by)])).toEqual([
      [5, 'forest_unicorn', [-1]],
      [3, 'frozen_waste_wolves', [1]],
    ])
    expect(othersAsked(view(state, A))).toEqual([])
  })
})
