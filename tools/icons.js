/**
 * `node tools/icons.js`: writes the icons we use out of the game-icons package: kit/icon-paths.ts with the few of our
 * own drawing, and a file for each board that brings pictures of its own. Each is made from the icon-names.json beside
 * it: our name, their name. With `--check` it only says whether the files are up to date.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const BOARDS = ['games/gate/board']

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

/** A tenth of a unit is finer than any screen shows: the rest of the digits would only be downloaded. */
function shorten(path) {
  let short = ''
  let decimal = false
  for (const [token] of path.matchAll(/[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi)) {
    if (/[a-z]/i.test(token)) {
      short += token
      continue
    }
    const number = String(Math.round(Number(token) * 10) / 10 || 0).replace(/^(-?)0\./, '$1.')
    const touches = /[a-z]$/i.test(short) || number.startsWith('-') || (number.startsWith('.') && decimal)
    short += touches ? number : ` ${number}`
    decimal = number.includes('.')
  }
  return short
}

const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json')

/** The icons of a folder as lines, one each. */
function linesOf(folder, own) {
  const names = JSON.parse(readFileSync(at(`${folder}/icon-names.json`), 'utf8'))
  const paths = Object.entries(names).map(([ours, theirs]) => [ours, pathOf(theirs, set)])
  return [...paths, ...Object.entries(own)].map(([name, path]) => {
    const key = /^[a-z]+$/.test(name) ? name : `'${name}'`
    return `  ${key}: '${path}',`
  })
}

function kitText() {
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
${linesOf('kit', OWN).join('\n')}
} as const
`
}

function boardText(folder) {
  return `// biome-ignore-all format: made by a tool, one icon a line
/** Made by \`node tools/icons.js\` from icon-names.json; do not edit. For the credit see kit/icon-paths.ts. */

/** One path each, on a square of 512. */
export const ICON_PATHS = {
${linesOf(folder, {}).join('\n')}
} as const
`
}

function at(path) {
  return fileURLToPath(new URL(`../${path}`, import.meta.url))
}

const files = [['kit', kitText()], ...BOARDS.map((folder) => [folder, boardText(folder)])]
for (const [folder, text] of files) {
  const target = at(`${folder}/icon-paths.ts`)
  if (!process.argv.includes('--check')) writeFileSync(target, text)
  else if (readFileSync(target, 'utf8') !== text) {
    console.error(`${folder}/icon-paths.ts is out of date: run \`node tools/icons.js\``)
    process.exitCode = 1
  }
}
