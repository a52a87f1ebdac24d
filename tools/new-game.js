/** `npm run new-game <id>`: adds a small game that plays at once, made from `tools/template`. */
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail, root, startNode } from './ending.js'
import { installIfMissing } from './setup.js'

const TEMPLATE = { id: 'template-game', name: 'templateGame', title: 'Template Game', prefix: 'TG' }
/** Of the clauses of the table and of the games that only tests play. */
const TAKEN_PREFIXES = ['T', 'S', 'B']

const [id = '', ...more] = process.argv.slice(2)
if (more.length > 0 || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length > 40)
  fail('Name the game in small letters, digits and hyphens: npm run new-game moon-temple')
const words = id.split('-')
const title = words.map((word) => word[0].toUpperCase() + word.slice(1)).join(' ')
const name = words.map((word, i) => (i === 0 ? word : word[0].toUpperCase() + word.slice(1))).join('')
if (!isIdentifier(name)) fail(`"${id}" is a word of JavaScript. Choose another id, such as ${id}-game.`)
const folder = join(root, 'games', id)
if (existsSync(folder)) fail(`There is a folder games/${id} already. Choose another id, or remove the folder first.`)

await installIfMissing()
const prefix = freePrefix()
cpSync(join(root, 'tools/template'), folder, { recursive: true })
for (const file of readdirSync(folder, { recursive: true, withFileTypes: true }))
  if (file.isFile()) rename(join(file.parentPath, file.name))
renameSync(join(folder, 'clauses.md'), join(root, `docs/rules/${id}.md`))
addToRegistry()
addToReadme()
const ended = [
  await startNode(['node_modules/@biomejs/biome/bin/biome', 'check', '--write', folder, 'games/registry.ts'], {
    stdio: 'ignore',
  }).ended,
  // The golden games, the pages of the rulebook and the schemas.
  await startNode(
    ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', `games/${id}`, 'cli/schemas', 'tools/rulebooks'],
    { stdio: 'ignore', env: { ...process.env, UPDATE_GOLDEN: '1' } },
  ).ended,
]
if (ended.some((code) => code !== 0))
  fail(`games/${id} was made, but not all of it works: run npm test -- games/${id}.`)
console.log(`${title} is there. Play it:

  npm run dev                      in the browser: http://localhost:4180/#/new/${id}
  npx crownlands play ${id}        in the terminal, after npm run build

It is a game of its own already. Now change it, in games/${id} and docs/rules/${id}.md: docs/adding-a-game.md says how.`)

/** The first two letters of the id that no rule sheet begins its clauses with. */
function freePrefix() {
  const sheets = readdirSync(join(root, 'docs/rules')).map((file) =>
    readFileSync(join(root, 'docs/rules', file), 'utf8'),
  )
  const taken = new Set([...TAKEN_PREFIXES, ...sheets.flatMap((sheet) => sheet.match(/(?<=^- \*\*)[A-Z]+/gm) ?? [])])
  const letters = id.toUpperCase().replace(/[^A-Z]/g, '')
  const initials = words.map((word) => word[0].toUpperCase()).join('')
  const all = [...letters.slice(1), ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => letters[0] + letter)
  return (
    [initials.slice(0, 2), ...all].find((one) => /^[A-Z]{2}$/.test(one) && !taken.has(one)) ??
    fail('All prefixes of clauses are taken.')
  )
}

function rename(path) {
  const text = readFileSync(path, 'utf8')
    .replaceAll(TEMPLATE.id, id)
    .replaceAll(TEMPLATE.name, name)
    .replaceAll(TEMPLATE.title, title)
    .replaceAll(new RegExp(`\\b${TEMPLATE.prefix}-(?=[A-Z]\\d)`, 'g'), `${prefix}-`)
  writeFileSync(path, text)
}

function addToRegistry() {
  change('games/registry.ts', (text) =>
    text
      .replace(/(?=\nexport const GAMES)/, `import { manifest as ${name} } from './${id}/manifest'\n`)
      .replace(/(export const GAMES.*= \[[^\]]*)\]/, `$1, ${name}]`),
  )
}

/** Below the last game. */
function addToReadme() {
  const rulebooks = ['English', 'French'].map(
    (language) => `[${language}](docs/rulebooks/${id}.${language.slice(0, 2).toLowerCase()}.md)`,
  )
  const row = `| ${title} | 2 to 4 | in the browser, online, in the terminal, for bots | ${rulebooks.join(', ')} |\n`
  change('README.md', (text) => text.replace(/(^\| game \|.*\n(?:\|.*\n)+)/m, `$1${row}`))
}

/** Fails rather than leave out a line. */
function change(file, edit) {
  const path = join(root, file)
  const before = readFileSync(path, 'utf8')
  const after = edit(before)
  if (after === before) fail(`${file} has no place for the game any more: see tools/new-game.js.`)
  writeFileSync(path, after)
}

function isIdentifier(text) {
  try {
    new Function(`const ${text} = 0`)
    return true
  } catch {
    return false
  }
}
