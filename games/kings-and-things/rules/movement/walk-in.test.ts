import { describe, expect, it } from 'vitest'
import { type HexSketch, NO_CHANCE, position, type Sketch } from '../../testing/positions'
import type { Event } from '../happenings'
import type { State } from '../state'
import { walkIn } from './walk-in'

/** Carries the walk-ins out at the end of the Movement Phase. */
function walked(
  hexes: Record<number, HexSketch>,
  sketch: Omit<Sketch, 'hexes'> = {},
): { state: State; events: Event[] } {
  // Every player keeps a hex, so that nobody is out.
  const state = position({ ...sketch, hexes: { 16: { owner: 0 }, 17: { owner: 1 }, ...hexes } })
  const events: Event[] = []
  walkIn(state, { chance: NO_CHANCE, events })
  return { state, events }
}

describe('walk-ins', () => {
  it('KT-M11, KT-U4: an enemy hex without enemy values falls to who stands in it, bluffs too, with all in it', () => {
    const { state, events } = walked({
      0: { owner: 1, terrain: 'mountain', income: 'gold_mine', armies: { 0: ['swamp_ghost'] } },
    })
    expect(state.hexes[0]).toMatchObject({ owner: 0, income: 'gold_mine' })
    expect(events).toEqual([{ type: 'hex-taken', seat: 0, hex: 0, from: 1, clause: 'KT-M11' }])
  })

  it.each<[string, HexSketch]>([
    ['a fort', { owner: 1, fort: 1 }],
    ['a village', { owner: 1, income: 'village' }],
    ['a face-down counter', { owner: 1, armies: { 1: ['desert_genie'] } }],
    ['a character', { owner: 1, armies: { 1: ['warlord'] } }],
  ])('KT-M11: %s keeps the hex for a battle', (_what, hex) => {
    const { state } = walked({ 0: { ...hex, armies: { ...hex.armies, 0: ['swamp_ghost'] } } })
    expect(state.hexes[0]?.owner).toBe(1)
  })

  it.each([
    [1, 1],
    [2, 0],
  ] as const)(
    'KT-M11, KT-B16: a Balloon alone keeps nobody from walking in; in version 1 it does (%i)',
    (rules, owner) => {
      const state = position({ rules, hexes: { 0: { owner: 1, armies: { 0: ['swamp_ghost'] } }, 16: { owner: 1 } } })
      state.balloon = { seat: 1, hex: 0, passengers: [] }
      walkIn(state, { chance: NO_CHANCE, events: undefined })
      expect(state.hexes[0]?.owner).toBe(owner)
    },
  )

  it('KT-M11, KT-B16: nor does that of a rival', () => {
    const hexes = { 0: { owner: 1, armies: { 0: ['swamp_ghost'] } }, 16: { owner: 1 }, 17: { owner: 2 } } as const
    const state = position({ seats: 3, hexes })
    state.balloon = { seat: 2, hex: 0, passengers: [] }
    walkIn(state, { chance: NO_CHANCE, events: undefined })
    expect(state.hexes[0]?.owner).toBe(0)
  })

  it.each([
    [1, 0],
    [2, 1],
  ] as const)('KT-M11, KT-B16: a Balloon alone walks in nowhere; in version 1 it does (%i)', (rules, owner) => {
    const state = position({ rules, hexes: { 0: { owner: 1 }, 16: { owner: 0 }, 17: { owner: 1 } } })
    state.balloon = { seat: 0, hex: 0, passengers: [] }
    expect(walkIn(state, { chance: NO_CHANCE, events: undefined })).toBe(rules === 1)
    expect(state.hexes[0]?.owner).toBe(owner)
  })

  it('KT-M11: a Balloon walks in with its passengers', () => {
    const state = position({ hexes: { 0: { owner: 1, armies: { 0: ['swamp_ghost'] } }, 17: { owner: 1 } } })
    state.balloon = { seat: 0, hex: 0, passengers: ['swamp_ghost'] }
    walkIn(state, { chance: NO_CHANCE, events: undefined })
    expect(state.hexes[0]?.owner).toBe(0)
  })

  it('KT-M11: two or more rivals there decide it by battle', () => {
    const { state } = walked(
      { 0: { owner: 1, armies: { 0: ['swamp_ghost'], 2: ['swamp_ghost'] } }, 18: { owner: 2 } },
      { seats: 3 },
    )
    expect(state.hexes[0]?.owner).toBe(1)
  })

  it('KT-M11: unowned hexes are explored, not walked into', () => {
    const { state } = walked({ 0: { armies: { 0: ['swamp_ghost'] } } })
    expect(state.hexes[0]?.owner).toBeUndefined()
  })

  it('KT-M12, KT-B19: in player order, and each capturer with a rack counter may place there', () => {
    const { state, events } = walked(
      {
        0: { owner: 1, armies: { 0: ['swamp_ghost'] } },
        1: { owner: 0, armies: { 1: ['swamp_ghost'] } },
        2: { owner: 0, armies: { 1: ['swamp_ghost'] } },
        3: { owner: 1, armies: { 2: ['swamp_ghost'] } },
      },
      { seats: 3, order: [1, 2, 0], racks: [['ruby'], ['pearl'], []] },
    )
    expect(events.map((event) => (event.type === 'hex-taken' ? [event.seat, event.hex] : event.type))).toEqual([
      [1, 1],
      [1, 2],
      [2, 3],
      [0, 0],
    ])
    // The last task is asked first.
    expect(state.tasks.slice(1).reverse()).toEqual([
      { type: 'place-on', seat: 1, hex: 1 },
      { type: 'place-on', seat: 1, hex: 2 },
      { type: 'place-on', seat: 0, hex: 0 },
    ])
  })

  it('KT-W7: who has neither a hex nor an army counter left is out, and the last player wins', () => {
    const hexes = { 0: { owner: 1, armies: { 0: ['swamp_ghost'] } } } as const
    const three = position({ seats: 3, hexes: { ...hexes, 5: { owner: 2 } }, racks: [[], ['ruby'], []] })
    walkIn(three, { chance: NO_CHANCE, events: undefined })
    expect(three.players.map(({ out }) => out)).toEqual([false, true, false])
    expect(three.cup).toContain('ruby')
    const two = position({ hexes, racks: [['ruby'], []] })
    walkIn(two, { chance: NO_CHANCE, events: undefined })
    expect(two.result).toMatchObject({ winners: [0], ending: 'last-player' })
    expect(two.tasks).toEqual([])
  })

  it('KT-V12: the Black Cloud leaves a hex that is captured', () => {
    const state = position({ hexes: { 0: { owner: 1, armies: { 0: ['swamp_ghost'] } }, 17: { owner: 1 } } })
    state.cloud = 0
    walkIn(state, { chance: NO_CHANCE, events: undefined })
    expect(state.cloud).toBeUndefined()
  })
})
