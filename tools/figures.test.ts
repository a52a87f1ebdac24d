/** README, architecture and hosting cannot disagree about figures: they show what bench/figures.json says. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { DOCUMENTS, readFigures, withFigures } from './figures.js'

const root = fileURLToPath(new URL('../', import.meta.url))
const figures = readFigures(root)
const texts = new Map(DOCUMENTS.map((path) => [path, readFileSync(join(root, path), 'utf8')]))

describe.each([...texts])('the figures of %s', (_, text) => {
  it('are those of bench/figures.json (if not: node tools/figures.js)', () => {
    expect(text).toBe(withFigures(text, figures))
  })

  it('stand in its tables, not in its sentences', () => {
    const sentences = text.replace(/<!-- figures: [\s\S]*?<!-- end of figures -->/g, '')
    expect(
      sentences.match(/\d (kB|MiB|µs)\b|\d (games|actions|iterations|commands) a second|\d times (faster|as)/g),
    ).toBe(null)
  })
})

describe('bench/figures.json', () => {
  it.each(Object.entries(figures))(
    '%s has a value for each column and says when and how it was measured',
    (_, section) => {
      expect(section.rows.filter((row) => row.length !== section.columns.length)).toEqual([])
      expect(section.date).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(section.command).toMatch(/^npm /)
      expect(section.machine).not.toBe('')
    },
  )

  it('is shown as a whole in docs/architecture.md', () => {
    const shown = texts.get('docs/architecture.md')?.matchAll(/<!-- figures: ([\w-]+) -->/g) ?? []
    expect([...shown].map(([, name]) => name).toSorted()).toEqual(Object.keys(figures).toSorted())
  })
})
