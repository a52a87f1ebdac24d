import { describe, expect, it } from 'vitest'
import { tellOn } from '../flow/told'
import { othersSince, recapOf } from './recap'

const did = (seat: number, type: string) => ({ type, seat })
const SETUP = [{ type: 'started' }, did(0, 'dealt'), did(1, 'dealt')]
const toldIn = (...steps: readonly (readonly { readonly type: string }[])[]) =>
  tellOn(undefined, { after: -1, steps: [SETUP, ...steps] })

describe('since the last turn', () => {
  const steps = [
    [did(1, 'a')],
    [did(0, 'mine')],
    [did(1, 'draws')],
    [did(1, 'places'), { type: 'scored' }, did(1, 'dealt')],
    [did(2, 'b')],
  ]
  const told = toldIn(...steps)
  const lines = (of: typeof told, viewer: number | 'spectator') =>
    recapOf(of.events, othersSince(of, viewer), ({ type }) => [type]).map((entry) => [entry.seat, entry.lines])

  it('is what others did after the own last doing, seat by seat; what came of it is told elsewhere', () => {
    expect(lines(told, 0)).toEqual([
      [1, ['draws', 'places']],
      [2, ['b']],
    ])
  })

  it('stays the same while the own turn is under way', () => {
    expect(lines(toldIn(...steps, [did(0, 'draws')]), 0)).toEqual(lines(told, 0))
  })

  it('is nothing before the first turn, when nobody else did anything, and to who only watches', () => {
    expect(lines(toldIn([did(1, 'a')]), 0)).toEqual([])
    expect(lines(toldIn([did(0, 'mine')]), 0)).toEqual([])
    expect(lines(told, 'spectator')).toEqual([])
  })

  it('knows the places of what was done in the whole story', () => {
    const [first] = othersSince(told, 0)
    expect(told.events.slice(first?.from, first?.to)).toEqual([did(1, 'draws')])
  })
})
