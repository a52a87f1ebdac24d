/**
 * `node tools/confusables.js <confusables.txt>`: writes server/names/confusables.ts, which characters look like which others
 * (UTS 39), from Unicode's file (https://www.unicode.org/Public/security/latest/confusables.txt; its licence is in NOTICE).
 * Run it with the file of the Unicode version that Node has (`process.versions.unicode`) when that has changed.
 */
import { readFileSync, writeFileSync } from 'node:fs'

const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('Name the file: node tools/confusables.js <confusables.txt>')
const text = readFileSync(file, 'utf8')
const version = /^# Version: (\S+)/m.exec(text)?.[1]

/** The characters that look alike, by prototype. */
const alike = new Map()
for (const [, code, prototype] of text.matchAll(/^([0-9A-F]+) ;\s*([0-9A-F ]+?) ;\s*MA/gm)) {
  const [source, target] = [characters(code), characters(prototype)]
  // Names are decomposed (NFKD) before the lookup, and contain no white space but spaces.
  if (source.normalize('NFKD') === source && target !== ' ') alike.set(target, [...(alike.get(target) ?? []), source])
}
const entries = [...alike].map(([prototype, sources]) => `${prototype} ${sources.sort().join('')}`).sort()
writeFileSync(
  new URL('../server/names/confusables.ts', import.meta.url),
  `/**
 * Made by \`node tools/confusables.js\`; do not edit. From Unicode's confusables.txt ${version}, copyright Unicode, Inc., under
 * the Unicode License v3 (NOTICE): a prototype, a space, and the characters that look like it.
 */
export const CONFUSABLES = [
${wrapped(entries)
  .map((line) => `  '${line}',`)
  .join('\n')}
]
  .join('\\n')
  .split('\\n')
`,
)

function characters(codes) {
  return String.fromCodePoint(...codes.split(' ').map((code) => Number.parseInt(code, 16)))
}

/** In as few lines as fit, and in ASCII, because these characters look alike in editors. */
function wrapped(all) {
  const lines = []
  for (const entry of all.map(escaped)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + entry.length < 112) lines[lines.length - 1] = `${last}\\n${entry}`
    else lines.push(entry)
  }
  return lines
}

function escaped(entry) {
  return entry.replace(/[^ -~]|['\\]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
