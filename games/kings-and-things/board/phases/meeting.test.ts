import { describe, expect, it } from 'vitest'
import type { Creature } from '../../content'
import { type View, view } from '../../rules/view/view'
import { type HexSketch, position } from '../../testing/positions'
import { meetingIn } from './meeting'

const [A, B, C] = [0, 1, 2]
const ARMY: readonly Creature[] = ['forest_unicorn', 'forest_bears', 'forest_elves_3']

function seen(hex: HexSketch): View {
  return view(position({ seats: 3, hexes: { 0: { terrain: 'forest', owner: A, armies: { [A]: ARMY } }, 1: hex } }), A)
}

const meeting = (hex: HexSketch) => meetingIn(seen(hex), 1, ARMY, 0)

describe('the ghost of a march', () => {
  it('meets nobody in own land, nor in land that nobody holds', () => {
    expect(meeting({ owner: A })).toBeUndefined()
    expect(meeting({ owner: B })).toBeUndefined()
  })

  it('tells the odds against face-down counters as a range', () => {
    const { kind, odds } = meeting({ owner: B, armies: { [B]: ['plains_farmers', 'plains_farmers'] } }) ?? {}
    expect(kind).toBe('enemies')
    expect(odds?.low).toBeLessThan(odds?.high ?? 0)
  })

  it('KT-H2: says the same whatever lies face down', () => {
    const weak = meeting({ owner: B, armies: { [B]: ['plains_farmers', 'plains_farmers'] } })
    const strong = meeting({ owner: B, armies: { [B]: ['mountain_giant_condor', 'swamp_thing'] } })
    expect(weak).toEqual(strong)
  })

  it('grows worse with a fort', () => {
    const open = meeting({ owner: B, armies: { [B]: ['plains_farmers'] } })?.odds
    const held = meeting({ owner: B, fort: 3, armies: { [B]: ['plains_farmers'] } })?.odds
    expect(held?.high).toBeLessThan(open?.low ?? 0)
  })

  it('tells no odds among three', () => {
    const armies = { [B]: ['plains_farmers'], [C]: ['plains_hunters'] } as const
    expect(meeting({ owner: B, armies })).toEqual({ kind: 'enemies', odds: undefined })
  })

  it('KT-X3: of an unexplored hex goes from five Things to two', () => {
    const { kind, odds } = meeting({}) ?? {}
    expect(kind).toBe('unexplored')
    expect(odds?.low).toBeLessThan(odds?.high ?? 0)
  })

  it('a lone bluff holds no field', () => {
    expect(meetingIn(seen({}), 1, ['swamp_ghost'], 0)?.odds).toEqual({ low: 0, high: 0 })
  })
})
