/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { statedClauses } from '../conformance/clauses'
import { LANGUAGES } from '../room'
import { TABLE_RULES } from './table-rules'

const sheet = readFileSync(new URL('../../docs/rules/table.md', import.meta.url), 'utf8')

describe.each(LANGUAGES)('the rules of the table in %s', (language) => {
  it('hold every clause of the sheet once', () => {
    const clauses = TABLE_RULES[language].sections.flatMap((section) => section.clauses)
    expect(clauses.map(({ id }) => id).sort()).toEqual(statedClauses(sheet).sort())
    expect(clauses.every(({ text }) => text.endsWith('.'))).toBe(true)
  })
})
