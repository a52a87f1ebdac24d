import { describe, expect, it } from 'vitest'
import { SPACES } from '../content'
import { at, bases, column, gains, partAt, row } from '../testing/lines'
import { A, B, board } from '../testing/positions'
import { explainLine, LINES, LINES_THROUGH } from './scoring'

describe('the lines', () => {
  it('K-C1 and K-P1: are the five rows from the top, then the six columns from the left', () => {
    expect(LINES.map(({ kind, number }) => `${kind} ${number}`)).toEqual([
      ...['row 1', 'row 2', 'row 3', 'row 4', 'row 5'],
      ...['column 1', 'column 2', 'column 3', 'column 4', 'column 5', 'column 6'],
    ])
    expect(row(2).spaces.map(Number)).toEqual([at('a2'), at('b2'), at('c2'), at('d2'), at('e2'), at('f2')])
    expect(column(6).spaces.map(Number)).toEqual([at('f1'), at('f2'), at('f3'), at('f4'), at('f5')])
  })

  it('K-P1: every space is in two of them, and its row comes first', () => {
    expect(LINES_THROUGH).toHaveLength(SPACES)
    for (const [space, lines] of LINES_THROUGH.entries()) {
      expect(lines.map(({ kind }) => kind)).toEqual(['row', 'column'])
      expect(lines.every((line) => line.spaces.includes(space))).toBe(true)
    }
  })
})

describe('a part of a line', () => {
  it('K-P3: has as its base the resources less the hazards', () => {
    const spaces = board(`
      +6  -2  +1  A1  -4  +3
      .   .   .   .   .   .
      .   .   .   .   .   .
      .   .   .   .   .   .
      .   .   .   .   .   .`)
    expect(bases(spaces, row(1))).toEqual([4])
    const [part] = explainLine(spaces, row(1))
    expect(part).toMatchObject({ resources: 10, hazards: 6, clauses: ['K-P3'] })
  })

  it('K-P3: has the base 0 when it has no number, whatever castles and other tiles are in it', () => {
    const spaces = board(`
      A4  B3  dragon  mine  wizard  A2
      .   .   .       .     .       .
      .   .   .       .     .       .
      .   .   .       .     .       .
      .   .   .       .     .       .`)
    expect(bases(spaces, row(1))).toEqual([0])
    expect(gains(spaces, [row(1)])).toEqual([0, 0])
    expect(explainLine(spaces, row(1))[0]?.gains.map(({ gold }) => Object.is(gold, 0))).toEqual([true, true])
  })

  it('K-P7: pays its base for each rank of all castles that a player has there', () => {
    const spaces = board(`
      +5  A1  A3  B2  -1  B2
      .   .   .   .   .   .
      .   .   .   .   .   .
      .   .   .   .   .   .
      .   .   .   .   .   .`)
    expect(gains(spaces, [row(1)], 3)).toEqual([4 * 4, 4 * 4, 0])
    expect(explainLine(spaces, row(1))[0]?.gains).toEqual([
      {
        seat: A,
        castles: [
          { space: at('b1'), rank: 1, wizard: 0 },
          { space: at('c1'), rank: 3, wizard: 0 },
        ],
        ranks: 4,
        gold: 16,
        clauses: ['K-P7'],
      },
      {
        seat: B,
        castles: [
          { space: at('d1'), rank: 2, wizard: 0 },
          { space: at('f1'), rank: 2, wizard: 0 },
        ],
        ranks: 4,
        gold: 16,
        clauses: ['K-P7'],
      },
    ])
  })

  it('K-P7: costs as much when its base is below zero', () => {
    const spaces = board(`
      -5  A2  .   .   .   .
      .   .   .   .   .   .
      B3  .   .   .   .   .
      .   .   .   .   .   .
      .   .   .   .   .   .`)
    expect(gains(spaces, [row(1)])).toEqual([-10, 0])
    expect(gains(spaces, [column(1)])).toEqual([0, -15])
  })
})

describe('a mountain', () => {
  it('K-P2: splits its row and its column into parts that have nothing to do with each other', () => {
    const spaces = board(`
      .   .   +6        .   .   .
      .   .   B2        .   .   .
      A1  +4  mountain  -3  A2  .
      .   .   -1        .   .   .
      .   .   A1        .   .   .`)
    expect(bases(spaces, row(3))).toEqual([4, -3])
    expect(gains(spaces, [row(3)])).toEqual([4 - 6, 0])
    expect(bases(spaces, column(3))).toEqual([6, -1])
    expect(gains(spaces, [column(3)])).toEqual([-1, 12])
  })

  it('K-P2: does nothing to the lines it is not in', () => {
    const spaces = board(`
      A1  .         .   .   .   +2
      .   mountain  .   .   .   .
      .   .         .   .   .   .
      .   .         .   .   .   .
      +3  .         .   .   .   .`)
    expect(bases(spaces, row(1))).toEqual([2])
    expect(bases(spaces, column(1))).toEqual([3])
  })

  it('K-P2: together with the other one makes three parts', () => {
    const spaces = board(`
      A1  +1  mountain  A2  mountain  +5
      .   .   .         .   .         .
      .   .   .         .   .         .
      .   .   .         .   .         .
      .   .   .         .   .         .`)
    expect(bases(spaces, row(1))).toEqual([1, 0, 5])
    expect(gains(spaces, [row(1)])).toEqual([1, 0])
    expect(explainLine(spaces, row(1)).map(({ clauses }) => clauses[0])).toEqual(['K-P2', 'K-P2', 'K-P2'])
  })

  it('K-P2: leaves no part at the edge or beside the other one', () => {
    const spaces = board(`
      mountain  mountain  +1  A1  .   .
      .         .         .   .   .   .
      .         .         .   .   .   .
      .         .         .   .   .   .
      .         .         .   .   .   .`)
    expect(explainLine(spaces, row(1)).map((part) => part.spaces)).toEqual([[at('c1'), at('d1'), at('e1'), at('f1')]])
    expect(explainLine(spaces, column(1)).map((part) => part.spaces.length)).toEqual([4])
    expect(gains(spaces, [row(1)])).toEqual([1, 0])
  })
})

describe('the dragon', () => {
  const spaces = board(`
    +6  A1  -2  dragon    +1  B1
    .   .   .   +5        .   .
    A2  .   .   mountain  .   .
    .   .   .   +4        .   .
    .   .   .   B1        .   .`)

  it('K-P4: cancels the resources of its row and leaves the hazards', () => {
    expect(bases(spaces, row(1))).toEqual([-2])
    expect(gains(spaces, [row(1)])).toEqual([-2, -2])
  })

  it('K-P4: says of each tile what became of it', () => {
    expect(explainLine(spaces, row(1))[0]?.tiles).toEqual([
      { space: at('a1'), tile: '+6', printed: 6, counts: 0, clauses: ['K-P4'] },
      { space: at('c1'), tile: '-2', printed: -2, counts: -2, clauses: ['K-P3'] },
      { space: at('e1'), tile: '+1', printed: 1, counts: 0, clauses: ['K-P4'] },
    ])
  })

  it('K-P4: a resource cancelled in the dragon’s row keeps its number in its own column', () => {
    expect(bases(spaces, column(1))).toEqual([6])
    expect(gains(spaces, [column(1)])).toEqual([12, 0])
  })

  it('K-P4: a dragon does not reach across a mountain', () => {
    expect(bases(spaces, column(4))).toEqual([0, 4])
    expect(gains(spaces, [column(4)])).toEqual([0, 4])
  })
})

describe('the gold mine', () => {
  const spaces = board(`
    +6  A1  -2  mine      +1  B1
    .   .   .   -5        .   .
    A2  .   .   mountain  .   .
    .   .   .   +4        .   .
    .   .   .   B1        .   .`)

  it('K-P5: doubles resources and hazards of its row', () => {
    expect(bases(spaces, row(1))).toEqual([12 - 4 + 2])
    expect(explainLine(spaces, row(1))[0]?.tiles.map(({ printed, counts }) => [printed, counts])).toEqual([
      [6, 12],
      [-2, -4],
      [1, 2],
    ])
  })

  it('K-P5: does not double the ranks', () => {
    expect(gains(spaces, [row(1)])).toEqual([10, 10])
    expect(explainLine(spaces, row(1))[0]?.gains.map(({ ranks }) => ranks)).toEqual([1, 1])
  })

  it('K-P5: a number doubled in the mine’s row counts once in its own column', () => {
    expect(gains(spaces, [column(1)])).toEqual([12, 0])
  })

  it('K-P5: a mine does not reach across a mountain', () => {
    expect(bases(spaces, column(4))).toEqual([-10, 4])
    expect(gains(spaces, [column(4)])).toEqual([0, 4])
  })

  it('K-P5: together with the dragon leaves no resources and twice the hazards', () => {
    const both = board(`
      dragon  mine  +6  -4  -1  A2
      .       .     .   .   .   .
      .       .     .   .   .   .
      .       .     .   .   .   .
      .       .     .   .   .   .`)
    expect(bases(both, row(1))).toEqual([-10])
    expect(gains(both, [row(1)])).toEqual([-20, 0])
    expect(explainLine(both, row(1))[0]).toMatchObject({ clauses: ['K-P3', 'K-P4', 'K-P5'] })
  })

  it('K-P5: on the other side of a mountain does not double what the dragon cancels', () => {
    const apart = board(`
      dragon  +5  mountain  +3  mine  A1
      .       .   .         .   .     .
      .       .   .         .   .     .
      .       .   .         .   .     .
      .       .   .         .   .     .`)
    expect(bases(apart, row(1))).toEqual([0, 6])
  })
})

describe('the wizard', () => {
  const spaces = board(`
    .   .   .   B1      .   .
    .   .   A1  .       B3  .
    .   .   A4  wizard  B2  +1
    .   .   +3  A2      +2  .
    .   .   .   -1      .   .`)

  it('K-P6: adds a rank to each castle that shares an edge with it, whoever owns it', () => {
    expect(explainLine(spaces, row(3))[0]?.gains.map(({ seat, ranks, gold }) => [seat, ranks, gold])).toEqual([
      [A, 5, 5],
      [B, 3, 3],
    ])
    expect(gains(spaces, [row(3)])).toEqual([5, 3])
  })

  it('K-P6: adds it in the line that the wizard is not in as well', () => {
    expect(gains(spaces, [row(4)])).toEqual([3 * 5, 0])
    expect(gains(spaces, [column(5)])).toEqual([0, (3 + 3) * 2])
  })

  it('K-P6: adds nothing at its corners or further away', () => {
    const [c2, e2] = [partAt(spaces, row(2), 'c2'), partAt(spaces, row(2), 'e2')]
    expect(c2.gains.map(({ ranks }) => ranks)).toEqual([1, 3])
    expect(e2).toEqual(c2)
    expect(partAt(spaces, column(4), 'd1').gains.map(({ seat, ranks }) => [seat, ranks])).toEqual([
      [A, 3],
      [B, 1],
    ])
  })

  it('K-P6: does not reach round the edge of the board into the next row', () => {
    const edge = board(`
      .   .   .   .   .   wizard
      A1  +2  .   .   .   .
      .   .   .   .   .   .
      .   .   .   .   .   .
      .   .   .   .   .   .`)
    expect(gains(edge, [row(2)])).toEqual([2, 0])
    const left = board(`
      .       .   .   .   +1  A1
      wizard  .   .   .   .   .
      .       .   .   .   .   .
      .       .   .   .   .   .
      .       .   .   .   .   .`)
    expect(gains(left, [row(1)])).toEqual([1, 0])
  })

  it('K-P6: adds it in a part that a mountain cuts off, too', () => {
    const cut = board(`
      .   .   mountain  .       .   .
      .   .   A1        wizard  .   .
      .   .   +4        .       .   .
      .   .   .         .       .   .
      .   .   .         .       .   .`)
    expect(gains(cut, [column(3)])).toEqual([8, 0])
    expect(partAt(cut, column(3), 'c2').gains[0]?.clauses).toEqual(['K-P6', 'K-P7'])
  })
})

describe('an empty space', () => {
  it('K-V2: is worth 0 and cuts nothing', () => {
    const spaces = board(`
      +3  .   A1  .   +1  .
      .   .   .   .   .   .
      .   .   .   .   .   .
      .   .   .   .   .   .
      .   .   .   .   .   .`)
    expect(bases(spaces, row(1))).toEqual([4])
    expect(gains(spaces, LINES)).toEqual([4, 0])
    expect(explainLine(spaces, row(1))[0]?.clauses).toEqual(['K-P3', 'K-V2'])
  })
})
