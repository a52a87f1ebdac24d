import { describe, expect, it } from 'vitest'
import { view } from '../rules/view/view'
import { battle, goOn } from '../testing/battles'
import { act, position } from '../testing/positions'
import { breathIn } from './breath'

const [A, B] = [0, 1]

describe('before a bot goes on', () => {
  it('a whole breath is taken between two doings', () => {
    expect(breathIn(view(position({ tasks: [{ type: 'build', seat: B, built: [] }] }), A))).toBe(1)
  })

  it('less is taken on a march and in a battle, which show themselves', () => {
    const state = position({
      next: 2,
      hexes: { 0: { owner: B, armies: { [B]: ['plains_farmers'] } } },
      tasks: [{ type: 'move', seat: B, pinned: [], group: [], finished: [], held: [] }],
    })
    expect(breathIn(view(state, A))).toBe(1)
    act(state, B, { type: 'pick-all', hex: 0 })
    expect(breathIn(view(state, A))).toBeLessThan(1)
    const armies = { [A]: ['forest_unicorn'], [B]: ['swamp_ghost'] } as const
    const fought = battle({ owner: B, armies }, { calls: ['ask', 'none'] })
    goOn(fought)
    expect(breathIn(view(fought, A))).toBeLessThan(1)
  })
})
