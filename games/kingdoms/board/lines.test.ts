import { describe, expect, it } from 'vitest'
import { SPACES } from '../content'
import { parseSpace, spaceName } from '../rules/notation'
import { board } from '../testing/positions'
import { areLinked, columnLine, edgePart, liveLines, partAt, partsEndedBy, reachOf, rowLine } from './lines'

const at = (name: string) => parseSpace(name) ?? -1
const BOARD = board(`
  +3 B1 .  mountain -1 +5
  .  .  .  .        .  .
  .  A2 .  .        .  .
  .  .  .  mountain .  .
  .  .  .  -6       .  mountain`)
const LINES = liveLines(BOARD)

describe('live totals', () => {
  it('tell the base of each part of a broken row', () => {
    expect(rowLine(LINES, 0)?.parts.map((part) => part.base)).toEqual([3, 4])
  })

  it('say at which mountain a part ends', () => {
    expect(rowLine(LINES, 0)?.parts.map((part) => part.mountain)).toEqual([at('d1'), undefined])
    expect(partsEndedBy(LINES, at('d1')).left?.base).toBe(3)
    expect(partsEndedBy(LINES, at('d1')).above).toBeUndefined()
    expect(partsEndedBy(LINES, at('d4')).above?.spaces).toEqual([at('d2'), at('d3')])
  })

  it('stand at the edge for the part that reaches it, and nowhere when a mountain lies there', () => {
    expect(edgePart(rowLine(LINES, 0))?.base).toBe(4)
    expect(edgePart(columnLine(LINES, 3))?.base).toBe(-6)
    expect(edgePart(rowLine(LINES, 4))).toBeUndefined()
  })

  it('know whether there is anything to tell', () => {
    expect(rowLine(LINES, 0)?.parts.map((part) => part.counts)).toEqual([true, true])
    expect(rowLine(LINES, 1)?.parts.map((part) => part.counts)).toEqual([false])
  })

  it('show every part exactly once: at a mountain or at the edge', () => {
    const atEdge = LINES.flatMap((line) => edgePart(line) ?? [])
    const atMountains = Array.from({ length: SPACES }, (_, space) => space).flatMap((space) =>
      Object.values(partsEndedBy(LINES, space)),
    )
    expect(atEdge.length + atMountains.length).toBe(LINES.flatMap((line) => line.parts).length)
  })
})

describe('how far a space reaches', () => {
  it('is its part of the row and of the column', () => {
    expect([...reachOf(LINES, at('b1'))].map(spaceName).sort()).toEqual(['a1', 'b1', 'b2', 'b3', 'b4', 'b5', 'c1'])
  })

  it('ends at a mountain, which itself reaches nowhere', () => {
    expect(reachOf(LINES, at('d1')).size).toBe(0)
    expect(partAt(rowLine(LINES, 0), at('d1'))).toBeUndefined()
    expect(areLinked(BOARD, at('c1'), at('d1'))).toBe(false)
    expect(areLinked(BOARD, at('b1'), at('c1'))).toBe(true)
  })
})
