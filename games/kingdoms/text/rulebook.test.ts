/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { statedClauses } from '@crownlands/core/conformance/clauses'
import type { Rulebook } from '@crownlands/core/room'
import { describe, expect, it } from 'vitest'
import { rulebookEn } from './rulebook.en'
import { rulebookFr } from './rulebook.fr'

const sheet = readFileSync(new URL('../../../docs/rules/kingdoms.md', import.meta.url), 'utf8')

function clauseIds({ sections }: Rulebook): string[] {
  return sections.flatMap(({ clauses }) => clauses.map(({ id }) => id))
}

function everyText({ title, introduction, sections }: Rulebook): string[] {
  return [title, introduction, ...sections.flatMap((section) => [section.title, ...section.clauses.map((c) => c.text)])]
}

describe('the clause sheet of Kingdoms', () => {
  it('states each clause once', () => {
    const stated = statedClauses(sheet)
    expect(stated).not.toEqual([])
    expect(new Set(stated).size).toBe(stated.length)
  })
})

describe.each([
  ['English', rulebookEn],
  ['French', rulebookFr],
])('the %s rulebook of Kingdoms', (_language, rulebook) => {
  it('holds the clauses of the sheet, each once and in their order', () => {
    expect(clauseIds(rulebook)).toEqual(statedClauses(sheet))
  })

  it('leaves no text empty', () => {
    expect(everyText(rulebook).filter((text) => text.trim() === '')).toEqual([])
  })

  it('writes numbers below zero with a true minus sign', () => {
    expect(everyText(rulebook).filter((text) => /-\d/.test(text))).toEqual([])
  })
})

describe('the two rulebooks of Kingdoms', () => {
  it('divide the clauses into the same sections', () => {
    const counts = ({ sections }: Rulebook) => sections.map(({ clauses }) => clauses.length)
    expect(counts(rulebookFr)).toEqual(counts(rulebookEn))
  })

  it('give the same signed values in the same clauses', () => {
    const values = (rulebook: Rulebook) => everyText(rulebook).map((text) => text.match(/[+−]\d+/g) ?? [])
    expect(values(rulebookFr)).toEqual(values(rulebookEn))
  })
})

describe('French typography', () => {
  it('has a no-break space before ; : ! ? and inside « »', () => {
    const loose = /(?:^|[^\u00a0])[;:!?»]|«(?!\u00a0)/
    expect(everyText(rulebookFr).filter((text) => loose.test(text))).toEqual([])
  })
})
