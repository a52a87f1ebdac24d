import { TABLE_RULES } from '@crownlands/core/text/table-rules'
import { describe, expect, it } from 'vitest'
import { chapters, holdsClause, passagesOf } from './chapters'

const book = {
  title: 'The rules of Toy',
  introduction: 'Play.',
  sections: [
    { title: 'Set-up', clauses: [{ id: 'X-S1', text: 'Sit down.' }] },
    { title: 'Your turn', clauses: [{ id: 'X-T1', text: 'Choose.' }] },
  ],
}

describe('the rulebook', () => {
  it('lists the sections of the game and the rules of the table as one', () => {
    expect(chapters([book, TABLE_RULES.en])).toEqual([
      { id: 'rules-0-0', title: 'Set-up' },
      { id: 'rules-0-1', title: 'Your turn' },
      { id: 'rules-1-0', title: 'At the table' },
    ])
  })

  it('knows which book holds a clause', () => {
    expect(holdsClause(book, 'X-T1')).toBe('X-T1')
    expect(holdsClause(book, 'T-A1')).toBeUndefined()
    expect(holdsClause(TABLE_RULES.fr, 'T-A1')).toBe('T-A1')
    expect(holdsClause(book, undefined)).toBeUndefined()
  })

  it('makes references of the clauses that are in these books, and of nothing else', () => {
    expect(passagesOf('See X-T1 (and X-S1); X-T2 is no rule, nor is A-4.', [book])).toEqual([
      { words: 'See ' },
      { clause: 'X-T1' },
      { words: ' (and ' },
      { clause: 'X-S1' },
      { words: '); ' },
      { words: 'X-T2' },
      { words: ' is no rule, nor is A-4.' },
    ])
    expect(passagesOf('X-T1', [book])).toEqual([{ clause: 'X-T1' }])
  })
})
