import { describe, expect, it } from 'vitest'
import { kingsGate } from '../../game'
import { cellAt, cellsOf } from '../../rules/grid'
import { position } from '../../testing/positions'
import { canLie, siteAt, sitesOf, turned } from './sites'

const FULL = 'y4 y1 g1 g2\ng1 y2\ng3 r4 r3 r1'

function sitesIn(rotation: boolean) {
  const state = position({ around: FULL, hands: 'y1 g1 r1', phase: 'location', stacks: 'all', options: { rotation } })
  return sitesOf(kingsGate.legalActions(state, 0))
}

describe('the sites of the next location', () => {
  const sites = sitesIn(true)

  it('are those of the legal actions and no others', () => {
    expect(sites.all.length).toBeGreaterThan(20)
    expect(sites.cells).toEqual(new Set(sites.all.flatMap(cellsOf)))
    expect(sites.cells.has(cellAt(0, 0))).toBe(false)
    expect(sitesOf([{ type: 'end' }])).toEqual({ all: [], cells: new Set() })
  })

  it('are found by the cell that is pointed at, turned as wished', () => {
    expect(siteAt(sites, cellAt(3, 0), 'horizontal')).toEqual({
      type: 'location',
      cell: cellAt(3, 0),
      orientation: 'horizontal',
    })
    expect(siteAt(sites, cellAt(3, 0), 'vertical')).toMatchObject({ cell: cellAt(3, 0), orientation: 'vertical' })
  })

  it('are meant by their second cell too, when the first cannot be there', () => {
    // To the right of it nothing is touched, to the left lies the city.
    expect(siteAt(sites, cellAt(4, 0), 'horizontal')).toMatchObject({ cell: cellAt(3, 0) })
    expect(siteAt(sites, cellAt(-2, 0), 'horizontal')).toMatchObject({ cell: cellAt(-3, 0) })
  })

  it('are found turned the other way where the wish cannot be', () => {
    expect(siteAt(sites, cellAt(4, 0), 'vertical')).toMatchObject({ orientation: 'horizontal' })
    expect(siteAt(sites, cellAt(30, 0), 'vertical')).toBeUndefined()
  })

  it('KG-N3: lie only one way when the option says so', () => {
    expect([canLie(sites, 'vertical'), canLie(sites, 'horizontal')]).toEqual([true, true])
    expect(canLie(sitesIn(false), 'vertical')).toBe(false)
    expect([turned('horizontal'), turned('vertical')]).toEqual(['vertical', 'horizontal'])
  })
})
