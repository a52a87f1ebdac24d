import { describe, expect, it } from 'vitest'
import { kingsGate } from '../game'
import { cellAt } from '../rules/grid'
import { position } from '../testing/positions'
import { previewOf, standingNow } from './preview'

const view = (sketch: Parameters<typeof position>[0], seat = 0) => kingsGate.view(position(sketch), seat)
const totals = ({ standings }: ReturnType<typeof standingNow>) =>
  Object.fromEntries(standings.map(({ colour, total, rank, vp }) => [colour, [total, rank, vp]]))

describe('how a location stands', () => {
  it('is told with totals, places and prizes', () => {
    const now = standingNow(view({ around: 'y4 . . r5\n. .\ng1 . . .', hands: 'y1 g1 r1 b1' }))
    expect(totals(now)).toEqual({ r: [5, 1, 2], y: [4, 2, 2], g: [1, 3, 1], b: [0, undefined, 0] })
    expect([now.dangerous, now.bishop, now.scores]).toEqual([false, false, false])
  })

  it('KG-P3: breaks ties as if the one to act placed the last tile', () => {
    const sketch = { around: 'y4 . . g4\n. .\n. . . .', hands: 'y1 g1 r1' }
    expect(standingNow(view({ ...sketch, turn: 0 })).standings[0]?.colour).toBe('g')
    expect(standingNow(view({ ...sketch, turn: 1 })).standings[0]?.colour).toBe('y')
  })

  it('changes nothing of what it looks at', () => {
    const seen = view({ around: 'y4 . . r5\n. .\ng1 . . .', hands: 'y1 g1 r1 b1', counters: 'K - - -' })
    const before = structuredClone(seen)
    previewOf(seen, 0, { type: 'tile', tile: 'y1', cell: cellAt(0, -1), counter: 'king' })
    expect(seen).toEqual(before)
  })
})

describe('how it would stand', () => {
  it('after a tile with the King on it: the place is dangerous', () => {
    const seen = view({ around: 'y4 . . r5\n. .\ng1 . . .', hands: 'y1 g1 r1 b1', counters: 'K - - -' })
    const then = previewOf(seen, 0, { type: 'tile', tile: 'y1', cell: cellAt(0, -1), counter: 'king' })
    expect(totals(then).y).toEqual([5, 2, 2])
    expect(then.dangerous).toBe(true)
    expect(then.view.players[0]).toMatchObject({ hand: [], counters: [] })
  })

  it('after a dragon and after the Sorceress', () => {
    const sketch = {
      around: 'y4 . . r5\n. .\ng1 . . .',
      elsewhere: '7,0 y2',
      hands: 'yD g1 r1 b1',
      counters: 'S - - -',
    }
    const burnt = previewOf(view(sketch), 0, { type: 'dragon', tile: 'yD', cell: cellAt(2, -1) })
    expect(totals(burnt).r).toEqual([0, undefined, 0])
    const moved = previewOf(view(sketch), 0, { type: 'sorceress', from: cellAt(7, 0), to: cellAt(0, -1) })
    expect(totals(moved).y?.[0]).toBe(6)
    expect(moved.view.elsewhere).toEqual([])
  })

  it('after the last free space: it scores', () => {
    const seen = view({ around: 'y4 y1 g1 g2\n. y2\ng3 r4 r3 r1', hands: 'y1 g1 r1' })
    expect(previewOf(seen, 0, { type: 'tile', tile: 'y1', cell: cellAt(-1, 0) }).scores).toBe(true)
  })

  it('KG-N4: at the next location, with the tiles that lie there already', () => {
    const seen = view({
      around: 'y4 y1 g1 g2\ng1 y2\ng3 r4 r3 r1',
      hands: 'y1 g1 r1',
      phase: 'location',
      stacks: 'all',
    })
    const then = previewOf(seen, 0, { type: 'location', cell: cellAt(3, 0), orientation: 'horizontal' })
    expect(then.view.locations).toHaveLength(2)
    expect(totals(then)).toEqual({ g: [2, 1, 3], y: [2, 2, 3], r: [1, 3, 0] })
  })

  it('KG-L3: at the Tourney Grounds somebody would lose', () => {
    const now = standingNow(view({ location: 8, around: 'y4 . . r5\n. .\ng1 . . .', hands: 'y1 g1 r1' }))
    expect(now.loser?.colour).toBe('g')
  })

  it('KG-P6: is told without hidden VP', () => {
    const seen = view({ around: 'y4 . . r5\n. .\ng1 . . .', hands: 'y1 g1 r1', options: { hiddenVp: true } })
    expect(standingNow(seen).standings[0]?.vp).toBe(2)
  })
})
