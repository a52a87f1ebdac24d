import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CASTLES, EMPTY, SPACES, type Space, TILES, tileSet } from '../content'
import { gains } from '../testing/lines'
import { explainLine, LINES } from './scoring'

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
