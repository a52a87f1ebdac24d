/** Words that the glossary retires come into no new name. Its list of old names shrinks: it has none that is gone. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../', import.meta.url))
const FOLDERS = ['core', 'kit', 'games', 'bots', 'table', 'server', 'web', 'cli', 'bench', 'learn', 'tools']
const NO_SOURCES = /(^|\/)(node_modules|dist|opponents)\//
const EXPORTED = /^export (?:declare )?(?:abstract )?(?:async )?(?:function\*?|const|let|class|interface|type) (\w+)/gm

const names = new Set(FOLDERS.flatMap(namesIn))
const retired = readRetired()

interface Retired {
  readonly word: string
  /** Whether no other name may have it: not of words that have a good meaning too. */
  readonly isChecked: boolean
  readonly remaining: readonly string[]
}

/** The names of all source files below a folder, and what they export. */
function namesIn(folder: string): string[] {
  const paths = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path).replaceAll('\\', '/'))
    .filter((path) => /\.(ts|tsx|js)$/.test(path) && !NO_SOURCES.test(path))
  return paths.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    return [basename(path), ...[...text.matchAll(EXPORTED)].map(([, name = '']) => name)]
  })
}

/** The table at the end of the glossary. */
function readRetired(): Retired[] {
  const text = readFileSync(join(root, 'docs/glossary.md'), 'utf8')
  const lines = text.slice(text.indexOf('## Retired words')).matchAll(/^\| (`?)([\w ]+)\1 \| [^|]+ \| ([^|]*)\|$/gm)
  return [...lines].slice(1).map(([, mark, word = '', remaining = '']) => ({
    word,
    isChecked: mark !== '',
    remaining: [...remaining.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  }))
}

/** `readTableNews`: read, table, news. */
function wordsOf(name: string): string[] {
  const apart = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
  return apart.toLowerCase().split(/[^a-z\d]+/)
}

describe('the retired words of docs/glossary.md', () => {
  it('can be read', () => {
    expect(retired.map(({ word }) => word)).toContain('glimpse')
  })

  it.each(retired.filter(({ isChecked }) => isChecked))('$word is in no name but those that are listed', (row) => {
    const found = [...names].filter((name) =>
      wordsOf(name).some((word) => word === row.word || word === `${row.word}s`),
    )
    expect(found.filter((name) => !row.remaining.includes(name))).toEqual([])
  })

  it.each(retired)('$word: the listed names are still there (if not, take them off the list)', ({ remaining }) => {
    expect(remaining.filter((name) => !names.has(name))).toEqual([])
  })
})
