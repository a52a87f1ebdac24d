/**
 * `node tools/icons.js`: writes kit/icons/icon-paths.ts, the icons we use out of the game-icons package
 * (`kit/icons/icon-names.json`: our name, their name), and the few of our own drawing; and beside every board's
 * `picture-names.json` its `picture-paths.ts`, which is loaded with that board only; and kit/icons/shelf-paths.ts
 * (`kit/icons/shelf-names.json`), which is loaded with the first page; and NOTICE, which names the author of every icon
 * (`kit/icons/icon-authors.json`). With `--check` it only says whether the files are up to date.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import svgpath from 'svgpath'

const ROOT = new URL('../', import.meta.url)
const NAMES = new URL('kit/icons/icon-names.json', ROOT)
const SHELF = new URL('kit/icons/shelf-names.json', ROOT)
const TARGET = fileURLToPath(new URL('kit/icons/icon-paths.ts', ROOT))
const NOTICE = fileURLToPath(new URL('NOTICE', ROOT))
const UNICODE_LICENCE = readFileSync(new URL('server/names/confusables-licence.txt', ROOT), 'utf8')
const { authors: AUTHORS } = JSON.parse(readFileSync(new URL('kit/icons/icon-authors.json', ROOT), 'utf8'))
const SET = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json')

/** The side of the square that icons are drawn on. */
const SQUARE = 512

/** A smaller square, to save bytes, for games with many pictures that are drawn at most 100 pixels large. */
const SMALLER = { 'kings-and-things': 192 }

/** Drawn by us, on the same square of 512. */
const OWN = {
  eye: 'M256 96C150 96 64 160 16 256c48 96 134 160 240 160s192-64 240-160C448 160 362 96 256 96zm0 48c78 0 144 42 184 112-40 70-106 112-184 112S112 326 72 256c40-70 106-112 184-112zm0 32a80 80 0 0 0 0 160a80 80 0 0 0 76-105a34 34 0 0 1-51-51a80 80 0 0 0-25-4z',
  talk: 'M80 64h352a56 56 0 0 1 56 56v192a56 56 0 0 1-56 56H256L136 464v-96H80a56 56 0 0 1-56-56V120a56 56 0 0 1 56-56zm40 80v40h272v-40zm0 88v40h184v-40z',
  'arrow-right': 'M288 80 456 256 288 432v-96H56V176h232z',
}

/** The `d` of all paths of an icon, joined. */
function pathOf(name, { icons, aliases }, square) {
  const icon = icons[name] ?? icons[aliases?.[name]?.parent]
  if (icon === undefined) throw new Error(`game-icons has no icon ${name}`)
  return [...icon.body.matchAll(/ d="([^"]+)"/g)].map(([, path]) => shorten(path, square)).join('')
}

/** Rounds to integers, which is exact enough on these squares. The next point corrects the rounding error. */
function shorten(path, square) {
  return svgpath(path)
    .scale(square / SQUARE)
    .rel()
    .round(0)
    .toString()
}

function pathsOf(file, square = SQUARE) {
  const names = JSON.parse(readFileSync(file, 'utf8'))
  return Object.entries(names).map(([ours, theirs]) => [ours, pathOf(theirs, SET, square)])
}

function linesOf(paths) {
  return paths.map(([name, path]) => `  ${/^[a-z]+$/.test(name) ? name : `'${name}'`}: '${path}',`).join('\n')
}

function iconsText() {
  return `// biome-ignore-all format: made by a tool, one icon a line
/**
 * Made by \`node tools/icons.js\` from kit/icons/icon-names.json; do not edit.
 *
 * The icons are from game-icons.net under CC BY 3.0 (https://creativecommons.org/licenses/by/3.0/), except
 * ${Object.keys(OWN).join(', ')}, which are ours. NOTICE names the author of each.
 */

/** One path each, on a square of 512. */
export const ICON_PATHS = {
${linesOf([...pathsOf(NAMES), ...Object.entries(OWN)])}
} as const
`
}

function shelfText() {
  return `// biome-ignore-all format: made by a tool, one picture a line
/**
 * Made by \`node tools/icons.js\` from shelf-names.json; do not edit. What the pictures of the games on the shelf are
 * drawn with: the first page waits for it, so it is short.
 *
 * From game-icons.net under CC BY 3.0 (https://creativecommons.org/licenses/by/3.0/). NOTICE names the author of each.
 */

/** One path each, on a square of 512. */
export const SHELF_PATHS = {
${linesOf(pathsOf(SHELF))}
} as const
`
}

function picturesText(game, names) {
  const square = SMALLER[game] ?? SQUARE
  return `// biome-ignore-all format: made by a tool, one picture a line
/**
 * Made by \`node tools/icons.js\` from picture-names.json; do not edit.
 *
 * From game-icons.net under CC BY 3.0 (https://creativecommons.org/licenses/by/3.0/). NOTICE names the author of each.
 */

/** One path each, on a square of ${square}. */
export const PICTURE_PATHS = {
${linesOf(pathsOf(names, square))}
} as const
`
}

function noticeText(used) {
  const known = AUTHORS.flatMap(({ icons }) => icons)
  const nameless = used.filter((icon) => known.filter((one) => one === icon).length !== 1)
  if (nameless.length > 0) throw new Error(`kit/icons/icon-authors.json must name one author of ${nameless.join(', ')}`)
  const idle = known.filter((icon) => !used.includes(icon))
  if (idle.length > 0)
    throw new Error(`kit/icons/icon-authors.json names authors of ${idle.join(', ')}, which nobody uses`)
  const authors = AUTHORS.map(({ name, site, icons }) => {
    const icon = icons.map((one) => `  ${one}`).join('\n')
    return `Icons made by ${name}${site === undefined ? '' : ` (${site})`}:\n${icon}`
  })
  return `Crownlands
Copyright (c) 2026 The Crownlands authors, under the MIT licence (LICENSE)

Made by \`node tools/icons.js\` from kit/icons/icon-authors.json.


ICONS

The icons are from game-icons.net (https://game-icons.net), each by the author named below, under the Creative Commons
Attribution 3.0 licence, CC BY 3.0: https://creativecommons.org/licenses/by/3.0/
They are changed: drawn on whole numbers, coloured, framed, and some put together. Ours are ${Object.keys(OWN).join(', ')}.

${authors.join('\n\n')}


FONTS

Alegreya, Alegreya Sans and Alegreya SC, copyright the Alegreya and Alegreya Sans Project Authors, under the SIL Open Font
License 1.1: web/licences/OFL.txt, and beside the fonts in the web app.


UNICODE DATA

server/names/confusables.ts is made by \`node tools/confusables.js\` from Unicode's confusables.txt, under the Unicode License v3
(https://www.unicode.org/license.txt):

${UNICODE_LICENCE}

SOFTWARE

What the command and the web app take in of other packages is under the licences in third-party-licences.txt beside each of
the two builds.
`
}

/** All files to write, with their texts. */
function files() {
  const boards = readdirSync(new URL('games/', ROOT))
    .map((game) => ({ game, names: new URL(`games/${game}/board/picture-names.json`, ROOT) }))
    .filter(({ names }) => existsSync(names))
  const pictures = boards.map(({ game, names }) => [
    fileURLToPath(new URL('picture-paths.ts', names)),
    picturesText(game, names),
  ])
  const used = [NAMES, SHELF, ...boards.map(({ names }) => names)].flatMap((names) =>
    Object.values(JSON.parse(readFileSync(names, 'utf8'))),
  )
  const shelf = [fileURLToPath(new URL('kit/icons/shelf-paths.ts', ROOT)), shelfText()]
  return [[TARGET, iconsText()], shelf, ...pictures, [NOTICE, noticeText([...new Set(used)])]]
}

for (const [path, text] of files()) {
  if (!process.argv.includes('--check')) writeFileSync(path, text)
  else if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
    console.error(`${path} is out of date: run \`node tools/icons.js\``)
    process.exitCode = 1
  }
}
