import { describe, expect, it } from 'vitest'
import { at, bases, column, gains, row } from '../testing/lines'
import { A, B, board, C } from '../testing/positions'
import { explainLine, LINES } from './scoring'

describe('the worked example of the rulebook (K-P1 to K-P7)', () => {
  // Yellow is A, red is B, blue is C.
  const spaces = board(`
    +3  B1      -6  C1        A4  A1
    B3  -3      B2  +1        A1  wizard
    B4  mine    A3  -5        +6  C1
    +1  dragon  A2  mountain  C1  +5
    -2  +4      +6  A1        C2  +2`)
  const rows = LINES.filter(({ kind }) => kind === 'row')
  const columns = LINES.filter(({ kind }) => kind === 'column')

  it('K-P3: every row has the base that the rulebook prints', () => {
    expect(rows.map((line) => bases(spaces, line))).toEqual([[-3], [-2], [2], [0, 5], [10]])
  })

  it('K-P3: every column has the base that the rulebook prints', () => {
    expect(columns.map((line) => bases(spaces, line))).toEqual([[2], [-6], [0], [-4, 0], [6], [7]])
  })

  it('K-P7: yellow gets 44, red 3, blue 54', () => {
    expect(gains(spaces, rows, 3)).toEqual([-6, -5, 26])
    expect(gains(spaces, columns, 3)).toEqual([50, 8, 28])
    expect(gains(spaces, LINES, 3)).toEqual([44, 3, 54])
  })

  it('K-P6: in row 1 red and blue pay 3, and yellow pays 18 for six ranks', () => {
    expect(gains(spaces, [row(1)], 3)).toEqual([-18, -3, -3])
    const [part] = explainLine(spaces, row(1))
    expect(part).toMatchObject({ resources: 3, hazards: 6, base: -3, clauses: ['K-P3'] })
    expect(part?.gains[0]).toEqual({
      seat: A,
      castles: [
        { space: at('e1'), rank: 4, wizard: 0 },
        { space: at('f1'), rank: 1, wizard: 1 },
      ],
      ranks: 6,
      gold: -18,
      clauses: ['K-P6', 'K-P7'],
    })
    expect(part?.gains.slice(1).map(({ clauses }) => clauses)).toEqual([['K-P7'], ['K-P7']])
  })

  it('K-P4: in row 4 the dragon on the left cancels the Village, and on the right blue gets 5', () => {
    const [left, right] = explainLine(spaces, row(4))
    expect(left).toMatchObject({
      tiles: [{ tile: '+1', counts: 0, clauses: ['K-P4'] }],
      base: 0,
      clauses: ['K-P2', 'K-P3', 'K-P4'],
      gains: [{ seat: A, ranks: 2, gold: 0 }],
    })
    expect(right).toMatchObject({ base: 5, clauses: ['K-P2', 'K-P3'], gains: [{ seat: C, ranks: 1, gold: 5 }] })
  })

  it('K-P5: in column 2 the mine doubles the Dire Wolves that the dragon leaves, and red pays 6', () => {
    const [part] = explainLine(spaces, column(2))
    expect(part).toMatchObject({
      tiles: [
        { tile: '-3', printed: -3, counts: -6, clauses: ['K-P5'] },
        { tile: '+4', printed: 4, counts: 0, clauses: ['K-P4'] },
      ],
      base: -6,
      clauses: ['K-P3', 'K-P4', 'K-P5'],
      gains: [{ seat: B, ranks: 1, gold: -6 }],
    })
  })

  it('K-P2: in column 4 the mountain keeps yellow from everything, and blue pays 4', () => {
    expect(gains(spaces, [column(4)], 3)).toEqual([0, 0, -4])
    expect(explainLine(spaces, column(4)).map(({ clauses }) => clauses)).toEqual([
      ['K-P2', 'K-P3'],
      ['K-P2', 'K-P3'],
    ])
  })

  it('K-P6: in column 6 the wizard makes yellow and blue rank 2, and they get 14 each', () => {
    expect(gains(spaces, [column(6)], 3)).toEqual([14, 0, 14])
    expect(explainLine(spaces, column(6))[0]?.gains.map(({ clauses }) => clauses)).toEqual([
      ['K-P6', 'K-P7'],
      ['K-P6', 'K-P7'],
    ])
  })
})
