/**
 * `node tools/icons.js`: writes kit/icon-paths.ts, the icons we use out of the game-icons package
 * (`kit/icon-names.json`: our name, their name), and the few of our own drawing; and beside every board's
 * `picture-names.json` its `picture-paths.ts`, which is loaded with that board only. With `--check` it only says
 * whether the files are up to date.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import svgpath from 'svgpath'

const ROOT = new URL('../', import.meta.url)
const NAMES = new URL('kit/icon-names.json', ROOT)
const TARGET = fileURLToPath(new URL('kit/icon-paths.ts', ROOT))
const SET = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json')

/** Drawn by us, on the same square of 512. */
const OWN = {
  eye: 'M256 96C150 96 64 160 16 256c48 96 134 160 240 160s192-64 240-160C448 160 362 96 256 96zm0 48c78 0 144 42 184 112-40 70-106 112-184 112S112 326 72 256c40-70 106-112 184-112zm0 32a80 80 0 0 0 0 160a80 80 0 0 0 76-105a34 34 0 0 1-51-51a80 80 0 0 0-25-4z',
  upload: 'M256 24 144 168h72v232h80V168h72zM24 432h464v56H24z',
  'arrow-right': 'M288 80 456 256 288 432v-96H56V176h232z',
}

/** The `d` of every path of an icon as one. */
function pathOf(name, { icons, aliases }) {
  const icon = icons[name] ?? icons[aliases?.[name]?.parent]
  if (icon === undefined) throw new Error(`game-icons has no icon ${name}`)
  return [...icon.body.matchAll(/ d="([^"]+)"/g)].map(([, path]) => shorten(path)).join('')
}

/** Whole numbers will do on a square of 512: what is rounded off here is made good by the next point. */
function shorten(path) {
  return svgpath(path).rel().round(0).toString()
}

function pathsOf(file) {
  const names = JSON.parse(readFileSync(file, 'utf8'))
  return Object.entries(names).map(([ours, theirs]) => [ours, pathOf(theirs, SET)])
}

function linesOf(paths) {
  return paths.map(([name, path]) => `  ${/^[a-z]+$/.test(name) ? name : `'${name}'`}: '${path}',`).join('\n')
}

function iconsText() {
  return `// biome-ignore-all format: made by a tool, one icon a line
/**
 * Made by \`node tools/icons.js\` from kit/icon-names.json; do not edit.
 *
 * The icons are from game-icons.net by Lorc, Delapouite and contributors, under CC BY 3.0
 * (https://creativecommons.org/licenses/by/3.0/), except ${Object.keys(OWN).join(', ')}, which are ours.
 */

/** For the page that gives credit. */
export const ICON_CREDIT = 'Icons: Lorc, Delapouite and contributors, game-icons.net, CC BY 3.0'

/** One path each, on a square of 512. */
export const ICON_PATHS = {
${linesOf([...pathsOf(NAMES), ...Object.entries(OWN)])}
} as const
`
}

function picturesText(names) {
  return `// biome-ignore-all format: made by a tool, one picture a line
/**
 * Made by \`node tools/icons.js\` from picture-names.json; do not edit.
 *
 * From game-icons.net by Lorc, Delapouite and contributors, under CC BY 3.0
 * (https://creativecommons.org/licenses/by/3.0/).
 */

/** One path each, on a square of 512. */
export const PICTURE_PATHS = {
${linesOf(pathsOf(names))}
} as const
`
}

/** Every file to be written, with its text. */
function files() {
  const boards = readdirSync(new URL('games/', ROOT)).flatMap((game) => {
    const names = new URL(`games/${game}/board/picture-names.json`, ROOT)
    return existsSync(names) ? [[fileURLToPath(new URL('picture-paths.ts', names)), picturesText(names)]] : []
  })
  return [[TARGET, iconsText()], ...boards]
}

for (const [path, text] of files()) {
  if (!process.argv.includes('--check')) writeFileSync(path, text)
  else if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
    console.error(`${path} is out of date: run \`node tools/icons.js\``)
    process.exitCode = 1
  }
}
