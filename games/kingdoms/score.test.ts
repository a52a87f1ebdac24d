import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CASTLES, EMPTY, SPACES, type Space, TILES, tileSet } from './content'
import { parseSpace } from './notation'
import { addGains, explainLine, LINES, LINES_THROUGH, type Line } from './score'
import type { PartScore } from './state'
import { A, B, board, C } from './testing/positions'

const row = (number: number) => lineCalled('row', number)
const column = (number: number) => lineCalled('column', number)

function lineCalled(kind: Line['kind'], number: number): Line {
  const line = LINES.find((one) => one.kind === kind && one.number === number)
  if (line === undefined) throw new RangeError(`there is no ${kind} ${number}`)
  return line
}

/** The bases of the parts of a line. */
function bases(spaces: readonly Space[], line: Line): number[] {
  return explainLine(spaces, line).map(({ base }) => base)
}

/** What the seats gain from the lines. */
function gains(spaces: readonly Space[], lines: readonly Line[], seats = 2): number[] {
  const gained = Array<number>(seats).fill(0)
  addGains(spaces, lines, gained)
  return gained
}

function at(name: string): number {
  const space = parseSpace(name)
  if (space === undefined) throw new RangeError(`there is no space ${name}`)
  return space
}

function partAt(spaces: readonly Space[], line: Line, name: string): PartScore {
  const part = explainLine(spaces, line).find((one) => one.spaces.includes(at(name)))
  if (part === undefined) throw new RangeError(`${name} is in no part of this line`)
  return part
}

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

describe('on any board', () => {
  /** Any tiles of the set in any order, any castles, any empty spaces. */
  const anyBoard = fc
    .tuple(
      fc.shuffledSubarray([...tileSet('2011')], { minLength: 0, maxLength: 23 }),
      fc.array(fc.constantFrom<Space>(...CASTLES), { maxLength: 20 }),
      fc.shuffledSubarray(
        Array.from({ length: SPACES }, (_, space) => space),
        { minLength: SPACES },
      ),
    )
    .map(([tiles, castles, order]) => {
      const spaces = Array<Space>(SPACES).fill(EMPTY)
      for (const [i, piece] of [...tiles, ...castles].slice(0, SPACES).entries()) spaces[order[i] ?? 0] = piece
      return spaces
    })

  it('K-P7: the explained gains of every line add up to what is paid', () => {
    fc.assert(
      fc.property(anyBoard, (spaces) => {
        for (const line of LINES) {
          const explained = [0, 0, 0, 0]
          for (const { gains } of explainLine(spaces, line)) {
            for (const { seat, gold } of gains) explained[seat] = (explained[seat] ?? 0) + gold
          }
          expect(explained).toEqual(gains(spaces, [line], 4))
        }
      }),
      { numRuns: 500 },
    )
  })

  it('K-P3: the explanation of every part is right as a sum', () => {
    fc.assert(
      fc.property(anyBoard, (spaces) => {
        for (const part of LINES.flatMap((line) => explainLine(spaces, line))) {
          expect(sum(part.tiles.map(({ counts }) => counts))).toBe(part.base)
          expect(sum(part.tiles.map(({ printed }) => printed))).toBe(part.resources - part.hazards)
          expect(part.tiles.map(({ space, tile }) => spaces[space] === tile)).not.toContain(false)
          for (const { castles, ranks, gold } of part.gains) {
            expect(sum(castles.map(({ rank, wizard }) => rank + wizard))).toBe(ranks)
            expect(gold).toBe(part.base * ranks || 0)
          }
        }
      }),
      { numRuns: 300 },
    )
  })

  it('K-P2: the parts and the mountains together are the line', () => {
    fc.assert(
      fc.property(anyBoard, (spaces) => {
        for (const line of LINES) {
          const parts = explainLine(spaces, line).flatMap((part) => part.spaces)
          const mountains = line.spaces.filter((space) => spaces[space] === 'mountain')
          expect([...parts, ...mountains].sort((a, b) => a - b)).toEqual(line.spaces)
        }
      }),
      { numRuns: 200 },
    )
  })

  it('K-P1: the order of the players’ colours makes no difference to what they get', () => {
    fc.assert(
      fc.property(anyBoard, (spaces) => {
        const swapped = spaces.map((piece): Space => {
          if ((TILES as readonly string[]).includes(piece) || piece === EMPTY) return piece
          const index = CASTLES.findIndex((castle) => castle === piece)
          return CASTLES[(index + 4) % CASTLES.length] ?? piece
        })
        const [a, b, c, d] = gains(spaces, LINES, 4)
        expect(gains(swapped, LINES, 4)).toEqual([d, a, b, c])
      }),
      { numRuns: 200 },
    )
  })
})

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
