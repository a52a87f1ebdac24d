import { expect, it } from 'vitest'
import { type Notice, noticeWith } from './notice'

const ASKED = { at: '41.0', viewer: 0, view: 'as it was' }
const HINTS: readonly Notice[] = [
  { kind: 'hint-thinking', look: ASKED },
  { kind: 'hint', look: ASKED, hint: { action: 'castle', line: ['castle'], value: 1 } },
]

it.each(HINTS)('a hint goes with what it was given for: $kind', (notice) => {
  expect(noticeWith(notice, { at: '41.0', viewer: 0 })).toBe(notice)
  // The next update may come before the answer to what was advised and done.
  expect(noticeWith(notice, { at: '41.1', viewer: 0 })).toBeUndefined()
  expect(noticeWith(notice, { at: '41.0', viewer: 1 })).toBeUndefined()
  expect(noticeWith(notice, undefined)).toBeUndefined()
})

it('what else the table says stays', () => {
  const said: Notice = { kind: 'said', sentence: 'First choose a castle.' }
  expect(noticeWith(said, { at: '41.1', viewer: 1 })).toBe(said)
})
