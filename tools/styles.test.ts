/** Whatever was loaded in one visit stays loaded, the boards of several games too: no sheet may touch what is another's. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { GAMES } from '@crownlands/games/registry'
import { describe, expect, it } from 'vitest'
import { lettersOfFaces } from './fonts.js'

const root = fileURLToPath(new URL('../', import.meta.url))
/** What is for every page: colours and sizes, fonts, and what elements look like by themselves. */
const FOR_ALL = ['kit/tokens.css', 'web/design/base.css', 'web/design/fonts.css']
const LONGEST = 400
/** Ways to set letters that `tools/fonts.js` leaves in the fonts. */
const SERVED = /^(tabular-nums|lining-nums|normal|none)$/

interface Sheet {
  /** Where it lies: `kit/dock.module.css`. */
  readonly path: string
  readonly lines: number
  readonly selectors: readonly string[]
  /** What it gives the root element. */
  readonly variables: readonly string[]
  /** The ways to set letters that it asks the fonts for. */
  readonly features: readonly string[]
}

const files = ['kit', 'games', 'web'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((path) => !/\/(dist|node_modules|e2e|\.[^/]+)\//.test(path)),
)
const sheets = files.filter((path) => path.endsWith('.css')).map(sheetAt)
/** Each component that marks a part of itself for the sheets of others: what it belongs to, and the part. */
const marked = files
  .filter((path) => path.endsWith('.tsx'))
  .flatMap((path) => partsIn(read(path)).map((part) => [ownerOf(path), part] as const))

/** The board or the folder that a file belongs to: the sheets of one board may reach all parts of that board. */
function ownerOf(path: string): string {
  return /^games\/[^/]+\/board/.exec(path)?.[0] ?? dirname(path)
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

function partsIn(text: string): string[] {
  return [...text.matchAll(/data-part="([a-z-]+)"/g)].map(([, part = '']) => part)
}

function sheetAt(path: string): Sheet {
  const text = read(path)
  const css = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/url\("[^"]*"\)/g, '')
  return {
    path,
    lines: text.split('\n').length - 1,
    // A comma within brackets does not end a selector.
    selectors: [...css.matchAll(/([^{};]*)\{/g)].flatMap(([, list = '']) => list.split(/,(?![^(]*\))/)),
    variables: [...css.matchAll(/:root[^{]*\{([^}]*)\}/g)].flatMap(([, body = '']) =>
      [...body.matchAll(/--[\w-]+(?=\s*:)/g)].map(([variable]) => variable),
    ),
    features: [...css.matchAll(/font-(?:variant|feature)[\w-]*:([^;}]*)/g)].flatMap(([, list = '']) =>
      list.trim().split(/\s+/),
    ),
  }
}

function pathsOf(some: readonly Sheet[]): string[] {
  return some.map(({ path }) => path).sort()
}

describe('the styles', () => {
  const others = sheets.filter(({ path }) => !path.endsWith('.module.css'))
  /** Of the games that bring one. */
  const boards = GAMES.map(({ id }) => `games/${id}/board`).filter((folder) =>
    sheets.some(({ path }) => path.startsWith(`${folder}/`)),
  )

  it('are found', () => {
    expect(boards.length).toBeGreaterThan(2)
    for (const folder of ['kit', 'web/table', 'games/kingdoms/board', 'games/kings-and-things/board'])
      expect(sheets.filter(({ path }) => path.startsWith(`${folder}/`)).length).toBeGreaterThan(5)
  })

  it('are modules, but for what is for every page and the colours of the boards', () => {
    expect(pathsOf(others)).toEqual([...FOR_ALL, ...boards.map((folder) => `${folder}/tokens.css`)].sort())
  })

  it('name no class for everybody', () => {
    expect(pathsOf(others.filter(({ selectors }) => selectors.some((one) => /\.[a-z]/.test(one))))).toEqual([])
    expect(pathsOf(sheets.filter(({ selectors }) => selectors.some((one) => one.includes(':global'))))).toEqual([])
  })

  it('reach parts of other components below a class of their own, or those that no other folder has', () => {
    const taken = sheets.flatMap(({ path, selectors }) => {
      const bare = selectors.filter((one) => path.endsWith('.module.css') && !/\.[a-z]/.test(one)).flatMap(partsIn)
      return bare.filter((part) => marked.some(([owner, name]) => name === part && owner !== ownerOf(path)))
    })
    expect(taken).toEqual([])
  })

  it('are short enough to be read', () => {
    expect(pathsOf(sheets.filter(({ lines }) => lines > LONGEST))).toEqual([])
  })

  it('ask the fonts for nothing that they are served without', () => {
    const asked = sheets.flatMap(({ features }) => features)
    expect(asked).toContain('tabular-nums')
    expect(asked.filter((feature) => !SERVED.test(feature))).toEqual([])
  })

  it('fetch fonts for names alone: the letters of our own words, but for the fonts’ authors, are in those that every page has', () => {
    const letters = lettersOfFaces()
    expect([...letters.keys()].filter((file) => file.endsWith('.woff'))).toHaveLength(4)
    const [first = '', others = ''] = ['woff2', 'woff'].map((end) => letters.get(`alegreya-latin-400-normal.${end}`))
    expect(first).toContain('œ')
    expect(others).toContain('ñ')
    const words = files.filter((path) => /^(?!.*(-paths|\.test)\.).*\.tsx?$/.test(path) && !path.includes('/testing/'))
    const asking = words.filter((path) => [...read(path)].some((letter) => others.includes(letter)))
    expect(asking).toEqual(['web/licences/text.ts'])
  })

  it('give the root element no variable twice', () => {
    const given = others
      .filter(({ path }) => path.endsWith('/tokens.css'))
      .flatMap(({ variables }) => [...new Set(variables)])
    expect(given.filter((variable, i) => given.indexOf(variable) !== i)).toEqual([])
  })
})
