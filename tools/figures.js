/**
 * All measured figures of the documents are in bench/figures.json. The commands that measure write them there, and the
 * documents show them between two comments: `<!-- figures: NAME -->` and `<!-- end of figures -->`. After changing the file
 * by hand run `node tools/figures.js`. The tests compare the documents with the file.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'

const FIGURES = 'bench/figures.json'
export const DOCUMENTS = ['README.md', 'docs/architecture.md']
const BLOCK = /<!-- figures: ([\w-]+) -->\n[\s\S]*?<!-- end of figures -->/g

export function readFigures(root) {
  return JSON.parse(readFileSync(join(root, FIGURES), 'utf8'))
}

/** Replaces the rows of a section by what was measured just now, and shows them in the documents. `root`: the project's folder. */
export function saveFigures(root, name, rows) {
  const figures = readFigures(root)
  const { note: _, ...section } = figures[name]
  const machine = `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model}`
  figures[name] = { ...section, date: new Date().toISOString().slice(0, 10), machine, rows }
  writeFileSync(join(root, FIGURES), written(figures))
  show(root)
}

function show(root) {
  const figures = readFigures(root)
  for (const path of DOCUMENTS) {
    const text = readFileSync(join(root, path), 'utf8')
    writeFileSync(join(root, path), withFigures(text, figures))
  }
}

/** The text with all its blocks written anew. */
export function withFigures(text, figures) {
  return text.replace(BLOCK, (_, name) => {
    if (figures[name] === undefined) throw new Error(`${FIGURES} has no section "${name}".`)
    return `<!-- figures: ${name} -->\n${table(figures[name])}\n<!-- end of figures -->`
  })
}

/** Three digits: no figure here is more exact than that. */
export function rounded(number) {
  return Number(number.toPrecision(3))
}

function table({ columns, rows, command, date, machine, note }) {
  const lines = [columns, columns.map((_, i) => (i === 0 ? '---' : '---:')), ...rows.map((row) => row.map(cell))]
  const source = [`\`${command}\``, date, machine, ...(note === undefined ? [] : [note])].join('; ')
  return `${lines.map((line) => `| ${line.join(' | ')} |`).join('\n')}\n\n*Measured by ${source}.*`
}

function cell(value) {
  return typeof value === 'number' ? value.toLocaleString('en') : value
}

/** One row a line, so that a diff shows which figure has changed. */
function written(figures) {
  const sections = Object.entries(figures).map(([name, { rows, ...rest }]) => {
    const head = Object.entries(rest).map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)},`)
    const lines = rows.map((row) => `      ${JSON.stringify(row)}`).join(',\n')
    return `  ${JSON.stringify(name)}: {\n${head.join('\n')}\n    "rows": [\n${lines}\n    ]\n  }`
  })
  return `{\n${sections.join(',\n')}\n}\n`
}

// Not when this is part of a bundle of a benchmark.
if (process.argv[1]?.endsWith('tools/figures.js')) show(process.cwd())
