/** Every clause of every rule sheet is cited by a test. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { statedClauses, untested } from '@crownlands/core/conformance/clauses'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const sheets = filesBelow('docs/rules', /\.md$/)
const FOLDERS = ['core', 'games', 'bots', 'table', 'server', 'cli']
const tests = FOLDERS.flatMap((folder) => filesBelow(folder, /\.test\.ts$/))
const sources = FOLDERS.flatMap((folder) => filesBelow(folder, /(?<!\.test)\.ts$/))

function filesBelow(folder: string, name: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => name.test(path) && !path.includes('node_modules'))
    .map((path) => readFileSync(join(root, folder, path), 'utf8'))
}

describe('the rule sheets', () => {
  it('state clauses, each once', () => {
    const stated = sheets.flatMap(statedClauses)
    expect(stated.length).toBeGreaterThan(30)
    expect(stated.filter((id, i) => stated.indexOf(id) !== i)).toEqual([])
  })

  it('have a test for every clause', () => {
    expect(untested(sheets, tests)).toEqual([])
  })

  it('state every clause that the code cites', () => {
    const stated = new Set(sheets.flatMap(statedClauses))
    const prefixes = new Set([...stated].map((id) => id.split('-')[0]))
    const cited = new Set(sources.flatMap((source) => source.match(/\b[A-Z]{1,2}-[A-Z]\d+\b/g) ?? []))
    const ours = [...cited].filter((id) => prefixes.has(id.split('-')[0]))
    expect(ours.length).toBeGreaterThan(30)
    expect(ours.filter((id) => !stated.has(id))).toEqual([])
  })
})
