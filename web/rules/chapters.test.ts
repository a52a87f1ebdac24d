import { TABLE_RULES } from '@crownlands/core/text/table-rules'
import { describe, expect, it } from 'vitest'
import { chapters, holdsClause } from './chapters'

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
})
