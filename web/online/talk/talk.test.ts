import type { ChatLine } from '@crownlands/table/online'
import { describe, expect, it } from 'vitest'
import { infoOf } from '../play/testing/simulated-server'
import { heardLines, unread, whyNoLines, whyNoTalk } from './talk'

const line = (n: number, by: string | undefined): ChatLine => ({ n, by, name: by ?? 'gone', text: `line ${n}`, at: 0 })
const LINES = [line(1, 'ada'), line(2, 'ben'), line(3, undefined), line(4, 'cleo')]
const numbers = (lines: readonly ChatLine[]) => lines.map(({ n }) => n)

describe('the talk at a table', () => {
  it('is heard without those whom one does not want to hear, and always with oneself', () => {
    expect(numbers(heardLines(LINES, { muted: ['ben'], mutedAll: false, me: 'ada' }))).toEqual([1, 3, 4])
    expect(numbers(heardLines(LINES, { muted: [], mutedAll: true, me: 'ada' }))).toEqual([1])
  })

  it('counts as unread what others have said since', () => {
    expect(numbers(unread(LINES, 1, 'cleo'))).toEqual([2, 3])
    expect(numbers(unread(LINES, 0, undefined))).toEqual([1, 2, 3, 4])
  })

  it('is for players while they play, and for all afterwards', () => {
    const watching = { ...infoOf(0), mine: [] }
    expect(whyNoTalk(infoOf(0))).toBeUndefined()
    expect(whyNoTalk(watching)).toBe('watching')
    expect(whyNoTalk({ ...watching, status: 'over' })).toBeUndefined()
    expect(whyNoTalk(infoOf(0, { chatClosed: true }))).toBe('closed')
  })

  it('says why there is nothing to read, and never that nobody has spoken when somebody has', () => {
    const watching = { ...infoOf(0), mine: [] }
    expect(whyNoLines(infoOf(0), [], false)).toBe('empty')
    expect(whyNoLines(infoOf(0), LINES, false)).toBe('muted')
    expect(whyNoLines(infoOf(0), LINES, true)).toBe('hidden')
    expect(whyNoLines(watching, [], false)).toBeUndefined()
    expect(whyNoLines({ ...watching, status: 'over' }, [], false)).toBe('empty')
  })
})
