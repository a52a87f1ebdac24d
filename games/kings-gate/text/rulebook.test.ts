/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { statedClauses } from '@crownlands/core/conformance/clauses'
import type { Rulebook } from '@crownlands/core/room'
import { describe, expect, it } from 'vitest'
import { LOCATIONS } from '../content'
import { NAMES } from './names'
import { rulebookEn } from './rulebook.en'
import { rulebookFr } from './rulebook.fr'

const sheet = readFileSync(new URL('../../../docs/rules/kings-gate.md', import.meta.url), 'utf8')

function clauseIds({ sections }: Rulebook): string[] {
  return sections.flatMap(({ clauses }) => clauses.map(({ id }) => id))
}

function everyText({ title, introduction, sections }: Rulebook): string[] {
  return [title, introduction, ...sections.flatMap((section) => [section.title, ...section.clauses.map((c) => c.text)])]
}

describe.each([
  ['en', rulebookEn],
  ['fr', rulebookFr],
] as const)('the rulebook of King’s Gate in %s', (language, rulebook) => {
  it('holds the clauses of the sheet, each once and in their order', () => {
    expect(clauseIds(rulebook)).toEqual(statedClauses(sheet))
  })

  it('leaves no text empty', () => {
    expect(everyText(rulebook).filter((text) => text.trim() === '')).toEqual([])
  })

  it('KG-C2, KG-C3: lists the locations with their prizes, and calls all things by their names', () => {
    const { locations, tiles, counters } = NAMES[language]
    const list = LOCATIONS.map(({ id, vp }, i) => `${i + 1} ${locations[id]} ${vp.join('-')}`).join(', ')
    const text = everyText(rulebook).join('\n')
    expect(text).toContain(list)
    for (const name of [...Object.values(tiles), ...Object.values(counters)]) expect(text).toContain(name)
  })

  it('cites only clauses that it has', () => {
    const cited = everyText(rulebook).flatMap((text) => text.match(/KG-[A-Z]\d/g) ?? [])
    expect(cited.length).toBeGreaterThan(5)
    expect(cited.filter((id) => !clauseIds(rulebook).includes(id))).toEqual([])
  })
})

describe('the two rulebooks of King’s Gate', () => {
  it('divide the clauses into the same sections', () => {
    const counts = ({ sections }: Rulebook) => sections.map(({ clauses }) => clauses.length)
    expect(counts(rulebookFr)).toEqual(counts(rulebookEn))
  })

  it('give the same numbers in the same clauses', () => {
    const numbers = (rulebook: Rulebook) => everyText(rulebook).map((text) => text.match(/\d+/g)?.sort() ?? [])
    expect(numbers(rulebookFr)).toEqual(numbers(rulebookEn))
  })
})

describe('French typography', () => {
  it('has a no-break space before ; : ! ? and inside « »', () => {
    const loose = /(?:^|[^\u00a0])[;:!?»]|«(?!\u00a0)/
    expect(everyText(rulebookFr).filter((text) => loose.test(text))).toEqual([])
  })
})
