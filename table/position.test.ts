import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CURSOR_PATTERN,
  comparePositions,
  parseCursor,
  parseEventId,
  parseVersion,
  printCursor,
  printEventId,
  printMark,
  printVersion,
} from './position'

const count = fc.nat({ max: 999_999_999 })
const position = fc.record({ n: count, draftRev: count, tableRev: count, chatN: count })

describe('a position', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(position, ({ n, draftRev, tableRev, chatN }) => {
        expect(parseCursor(printCursor({ n, draftRev }))).toEqual({ n, draftRev })
        expect(parseVersion(printVersion({ n, draftRev, tableRev }))).toEqual({ n, draftRev, tableRev })
        for (const cursor of [printCursor({ n, draftRev }), undefined])
          expect(parseEventId(printEventId({ cursor, chatN, tableRev }))).toEqual({ cursor, chatN, tableRev })
      }),
    )
  })

  it('keeps its text: clients and databases hold it', () => {
    const at = { n: 41, draftRev: 2, tableRev: 7, chatN: 3 }
    expect([printCursor(at), printVersion(at), printMark(at)]).toEqual(['41.2', '41.2.7', '41.2.7.3'])
    expect(printEventId({ ...at, cursor: '41.2' })).toBe('41.2.3.7')
    expect(printEventId({ ...at, cursor: undefined })).toBe('-.3.7')
  })

  it('is equal to another exactly when their marks are', () => {
    fc.assert(
      fc.property(position, position, (one, other) => {
        const counters = (at: typeof one) => [at.n, at.draftRev, at.tableRev, at.chatN]
        expect(printMark(one) === printMark(other)).toBe(`${counters(one)}` === `${counters(other)}`)
      }),
    )
  })

  it('is not read from any other text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const cursor = parseCursor(text)
        expect(cursor !== undefined).toBe(new RegExp(CURSOR_PATTERN).test(text))
        expect(cursor === undefined || printCursor(cursor).length <= text.length).toBe(true)
      }),
    )
    for (const text of ['', '41', '41.', '.2', '41.2.7', '-1.0', '4e1.0', '41.2 ', '9999999999.0', 'NaN.0'])
      expect([text, parseCursor(text)]).toEqual([text, undefined])
    for (const text of ['', '41.2', '41.2.7', '-', '-.3', '--.3.7', '41.-.3.7', 'x'.repeat(3000)])
      expect([text, parseEventId(text)]).toEqual([text, undefined])
  })

  it('is later with more actions, then with more changes of the open turn', () => {
    const pair = fc.record({ n: fc.nat({ max: 3 }), draftRev: fc.nat({ max: 3 }) })
    fc.assert(
      fc.property(pair, pair, pair, (a, b, c) => {
        expect(Math.sign(comparePositions(a, b))).toBe(-Math.sign(comparePositions(b, a)) || 0)
        expect(comparePositions(a, b) === 0).toBe(printCursor(a) === printCursor(b))
        if (comparePositions(a, b) >= 0 && comparePositions(b, c) >= 0)
          expect(comparePositions(a, c)).toBeGreaterThanOrEqual(0)
      }),
    )
    expect(comparePositions({ n: 10, draftRev: 0 }, { n: 9, draftRev: 9 })).toBeGreaterThan(0)
    expect(comparePositions({ n: 9, draftRev: 10 }, { n: 9, draftRev: 9 })).toBeGreaterThan(0)
  })
})
