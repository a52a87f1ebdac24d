/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { clausesTested, statedClauses, untested } from './clauses'

// The samples below cite clauses Z-, which no sheet has: this file is read for titles as well.
describe('a rule sheet', () => {
  it('states the clauses that open its list items in bold, in their order', () => {
    const sheet = [
      '# Zones',
      'See Z-A9 and **Z-A8**.',
      '- **Z-B2** A zone is round.',
      '- **Z-A1** [S] It may be flat; see **Z-B3**.',
      '  - **Z-C1** not a clause of its own',
      '- Z-D1 not in bold',
      '* **Z-E1** another kind of list',
      '- **ZZ-A10** Two letters and two digits.',
    ].join('\n')
    expect(statedClauses(sheet)).toEqual(['Z-B2', 'Z-A1', 'ZZ-A10'])
  })

  it('may state nothing', () => {
    expect(statedClauses('')).toEqual([])
  })
})

describe('a test file', () => {
  const tested = (...lines: string[]) => [...clausesTested(lines.join('\n'))]

  it('cites the clauses in the titles of its tests, in all quotes', () => {
    expect(tested(`it('a (Z-A1)', () => {})`, `test("Z-A2: b", f)`, 'describe(`Z-A3 and Z-A4`, f)')).toEqual([
      'Z-A1',
      'Z-A2',
      'Z-A3',
      'Z-A4',
    ])
  })

  it('may cite a clause twice and have the title on a line of its own', () => {
    expect(tested('it(', `  'a (Z-A1)',`, '  () => {})', `it('b (Z-A1)', f)`)).toEqual(['Z-A1'])
  })

  it('cites them in titles for every case of a table, too', () => {
    expect(tested(`it.each(CASES)('%s (Z-A1)', f)`)).toEqual(['Z-A1'])
    expect(tested('it.each([', '  [1, 2],', `])('%i (Z-A2)', f)`)).toEqual(['Z-A2'])
    expect(tested('it.each<[a: number]>([', '  [f(1)],', `  [g(2, h(3))],`, '])(', `  '%i (Z-A3)',`)).toEqual(['Z-A3'])
  })

  it('cites nothing by comments, by tests that are commented out, or by other text', () => {
    expect(
      tested(
        '// Z-A1 is tested elsewhere',
        `// it('a (Z-A2)', f)`,
        '/*',
        `it('b (Z-A3)', f)`,
        '*/',
        `  /** it('c (Z-A4)') */`,
        `expect(refusal).toEqual({ clause: 'Z-A5' })`,
        `split('Z-A6')`,
      ),
    ).toEqual([])
  })

  it('cites nothing by tests that are not run', () => {
    expect(tested(`it.skip('a (Z-A1)', f)`, `it.todo('b (Z-A2)')`, `test.skip.each([1])('c (Z-A3)', f)`)).toEqual([])
  })

  it('cites a clause by its whole id only', () => {
    expect(tested(`it('Z-A12 and xZ-A1 and Z-A1x and z-a1', f)`)).toEqual(['Z-A12'])
  })
})

it('finds the clauses of all sheets that no test cites', () => {
  const sheets = ['- **Z-A1** a\n- **Z-A2** b', '- **Y-A1** c\n- **Y-A2** d']
  const tests = [`it('a (Z-A2)', f)`, `it('b (Y-A1)', f)`]
  expect(untested(sheets, tests)).toEqual(['Z-A1', 'Y-A2'])
  expect(untested(sheets, [])).toEqual(['Z-A1', 'Z-A2', 'Y-A1', 'Y-A2'])
})

const SERVER = ['match', 'tables', 'lobby', 'absence', 'agreements'].map((folder) => `../server/${folder}/`)

describe('the clauses of the table', () => {
  const sheet = readFileSync(new URL('../../docs/rules/table.md', import.meta.url), 'utf8')
  const here = new URL('../', import.meta.url)
  // What holds at the table is carried out in core, in the host around it, and where people play together.
  const files = ['./', './conformance/', '../table/', ...SERVER].flatMap((folder) =>
    readdirSync(new URL(folder, here))
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `${folder}${name}`),
  )
  const read = (name: string) => readFileSync(new URL(name, here), 'utf8')

  it('are each stated once and cited by a test of core, of the host or of the server', () => {
    const stated = statedClauses(sheet)
    expect(new Set(stated).size).toBe(stated.length)
    expect(untested([sheet], files.filter((name) => name.endsWith('.test.ts')).map(read))).toEqual([])
  })

  it('are all stated that the code cites', () => {
    const cited = new Set(files.flatMap((name) => read(name).match(/\bT-[A-Z]\d+\b/g) ?? []))
    expect(cited.size).toBeGreaterThan(10)
    expect([...cited].filter((id) => !statedClauses(sheet).includes(id))).toEqual([])
  })
})
