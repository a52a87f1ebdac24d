import { describe, expect, it } from 'vitest'
import type { Event } from '../rules/happenings'
import { view } from '../rules/view/view'
import { position } from '../testing/positions'
import { newsOf } from './news'

const [A, B, C] = [0, 1, 2]
const EVENTS: readonly Event[] = [
  { type: 'built', seat: B, hex: 9, level: 1 },
  { type: 'part-ended', seat: A, phase: 'movement' },
  { type: 'explored', seat: B, hex: 4, die: 1, drawn: [] },
  { type: 'hex-taken', seat: B, hex: 4, clause: 'KT-X3' },
  { type: 'hex-taken', seat: C, hex: 7, from: B, clause: 'KT-B17' },
  { type: 'fort-changed', hex: 2, level: 1, clause: 'KT-V11' },
  { type: 'lost', seat: A, hex: 3, count: 2 },
  { type: 'hex-taken', seat: B, hex: 3, from: A, clause: 'KT-B17' },
  { type: 'built', seat: A, hex: 1, level: 2 },
  { type: 'stole', seat: C, other: A, gold: 5 },
  { type: 'passed', seat: C },
]

describe('since the last part of the viewer', () => {
  const seen = view(position({ seats: 3, hexes: { 2: { owner: A } } }), A)
  const news = newsOf(seen, EVENTS)

  it('what happened is told by hex: what was taken from the viewer first, then what else befell, then what others took', () => {
    expect(news.map(({ hex }) => hex)).toEqual([3, 2, undefined, 7, 4])
  })

  it('whoever took a hex did it', () => {
    expect(news.map(({ seat }) => seat)).toEqual([B, undefined, C, C, B])
  })

  it('what the viewer did is no news, nor what came before, nor that somebody passed', () => {
    expect(news.flatMap(({ events }) => events)).toHaveLength(7)
  })

  it('whoever only watches has had no part, and hears nothing', () => {
    expect(newsOf({ ...seen, viewer: 'spectator' }, EVENTS)).toEqual([])
  })
})
