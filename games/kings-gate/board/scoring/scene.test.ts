import { describe, expect, it } from 'vitest'
import { PALACE, spaceCell } from '../../rules/grid'
import { FREE, type View } from '../../rules/state'
import { view } from '../../rules/view'
import { position, scoredAt } from '../../testing/positions'
import { gains } from './ledger'
import { litCells, litLine, scene, scoredStandings } from './scene'

const EVENTS = scoredAt(1).filter(({ type }) => type === 'scored')

/** As the table stands when the scoring is told: the next location lies elsewhere, the tiles of the first stay. */
const NEXT: View = {
  ...view(
    position({ location: 2, elsewhere: '0,-1 g1', hands: 'y2 g1 r1', stacks: 'all', vp: [7, 3, 1], counters: '- - -' }),
    'spectator',
  ),
}
const LOCATIONS = [PALACE, ...NEXT.locations.slice(1)]
const at = (lines: number) => scene({ ...NEXT, locations: LOCATIONS }, [], { events: EVENTS, lines })

describe('the scene of a scoring', () => {
  it('has the location that is scored, with every tile that was counted, although the next one lies there', () => {
    expect(at(0).locations).toEqual([PALACE])
    expect(at(0).spaces).not.toContain(FREE)
    expect(at(0).elsewhere.some(({ cell }) => cell === spaceCell(PALACE, 0))).toBe(false)
    expect(at(0).phase).toBe('tiles')
  })

  it('gives everybody what they have by then', () => {
    expect(at(0).players.map(({ vp }) => vp)).toEqual([5, 1, 1])
    expect(at(1).players.map(({ vp }) => vp)).toEqual([5, 3, 1])
    expect(at(4).players.map(({ vp }) => vp)).toEqual([7, 3, 1])
  })

  it('stands as it was scored, not as it would stand now', () => {
    const standings = scoredStandings(at(0), { events: EVENTS, lines: 0 })?.standings
    expect(standings?.map(({ colour, vp }) => [colour, vp])).toEqual([
      ['g', 2],
      ['y', 2],
      ['r', 0],
    ])
  })
})

describe('what is lit', () => {
  it('is nothing while the last tile lands, then the tiles of one colour after the other', () => {
    expect(litLine({ events: EVENTS, lines: 0 })).toBeUndefined()
    const line = litLine({ events: EVENTS, lines: 1 })
    expect(line).toMatchObject({ type: 'place', standing: { colour: 'g' } })
    const cells = [...litCells(line)]
    const greens = at(0).spaces.flatMap((piece, space) => (piece.startsWith('g') ? [spaceCell(PALACE, space)] : []))
    expect(cells.toSorted()).toEqual(greens.toSorted())
  })

  it('is no tile once the sum is told', () => {
    expect(litCells(litLine({ events: EVENTS, lines: gains(EVENTS).length })).size).toBe(0)
  })
})

describe('what a line brings', () => {
  it('is the prize to its seat alone, and the sum nothing more', () => {
    expect(gains(EVENTS)).toEqual([
      [0, 2, 0],
      [2, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ])
  })

  it('KG-L3: is a loss at the Tourney Grounds, of what was really lost', () => {
    expect(gains(scoredAt(8))[3]).toEqual([0, 0, -1])
  })
})
