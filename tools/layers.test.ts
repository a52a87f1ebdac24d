/** The layer check is only worth something if it finds what it is there to find. */
import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const LAYERS = ['core', 'kit', 'games', 'bots', 'table', 'server', 'web', 'cli']
/** Libraries that nobody has allowed, in the places where npm may put them. */
const STRANGERS = [
  'node_modules/stranger',
  'node_modules/@noble/curves',
  'core/node_modules/guest',
  'games/node_modules/lodger',
]

interface Checked {
  /** The rules that each file breaks. */
  readonly broken: ReadonlyMap<string, readonly string[]>
  readonly modules: number
}

/** Runs the check of `npm test` in a folder. */
function checkLayers(folder: string): Checked {
  const tool = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const config = join(folder, '.dependency-cruiser.js')
  const args = [tool, '--config', config, '--output-type', 'json', ...LAYERS]
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 })
  const { summary } = JSON.parse(stdout)
  const broken = new Map<string, string[]>()
  for (const { from, rule } of summary.violations as readonly { from: string; rule: { name: string } }[])
    broken.set(from, [...(broken.get(from) ?? []), rule.name])
  return { broken, modules: summary.totalCruised }
}

describe('the layer check', () => {
  let house = ''

  beforeEach(() => {
    house = mkdtempSync(join(tmpdir(), 'crownlands-layers-'))
    copyFileSync(join(root, '.dependency-cruiser.js'), join(house, '.dependency-cruiser.js'))
    copyFileSync(join(root, 'tsconfig.json'), join(house, 'tsconfig.json'))
    write('package.json', '{ "type": "module" }')
    mkdirSync(join(house, 'node_modules/@crownlands'), { recursive: true })
    for (const layer of LAYERS) {
      const exports = { './*.tsx': './*.tsx', './*': './*.ts' }
      write(`${layer}/package.json`, JSON.stringify({ name: `@crownlands/${layer}`, exports }))
      symlinkSync(join(house, layer), join(house, 'node_modules/@crownlands', layer))
    }
    for (const place of ['node_modules/@noble/hashes', 'core/node_modules/@noble/ciphers', ...STRANGERS]) install(place)
    write('core/game.ts', 'export const table = 1\n')
    write('core/hash.ts', "export { made } from '@noble/hashes/made.js'\n")
    write('core/cipher.ts', "export { made } from '@noble/ciphers/made.js'\n")
    write(
      'games/kingdoms/rules/rules.ts',
      "import { table } from '@crownlands/core/game'\nexport const rules = table\n",
    )
    write('games/gate/rules/rules.ts', 'export const gate = 1\n')
    write('bots/search.ts', "export { table } from '@crownlands/core/game'\n")
    write('kit/icons/icon.tsx', 'export const icon = 1\n')
    write('games/kingdoms/board/ui.tsx', "export { icon } from '@crownlands/kit/icons/icon.tsx'\n")
    write('kit/houses.ts', 'export const houses = 1\n')
    write('games/registry.ts', "export { rules } from './kingdoms/rules/rules'\n")
    write(
      'table/host.ts',
      "export { houses } from '@crownlands/kit/houses'\nexport { rules } from '@crownlands/games/registry'\n",
    )
    write('server/static.ts', 'export const files = 1\n')
    write('web/app.tsx', "export { icon } from '@crownlands/games/kingdoms/board/ui.tsx'\n")
    write('cli/main.ts', "export { rules } from '@crownlands/games/kingdoms/rules/rules'\n")
  })

  afterEach(() => rmSync(house, { recursive: true }))

  function write(path: string, text: string): void {
    mkdirSync(dirname(join(house, path)), { recursive: true })
    writeFileSync(join(house, path), text)
  }

  /** What npm would have put there. */
  function install(place: string): void {
    const name = place.split('node_modules/').at(-1)
    write(`${place}/package.json`, JSON.stringify({ name, type: 'module', exports: { './made.js': './made.js' } }))
    write(`${place}/made.js`, 'export const made = 1\n')
  }

  it('finds nothing where nothing is wrong, and has looked at every file', () => {
    const libraries = 2
    expect(checkLayers(house)).toEqual({ broken: new Map(), modules: 14 + libraries })
  })

  const PLANTED = [
    ['core/knows-rules.ts', "export { rules } from '@crownlands/games/kingdoms/rules/rules'\n", 'core-knows-nobody'],
    [
      'core/knows-types.ts',
      "export type { Rules } from '@crownlands/games/kingdoms/rules/rules'\n",
      'core-knows-nobody',
    ],
    ['core/files.ts', "export { readFileSync } from 'node:fs'\n", 'core-knows-nobody'],
    ['core/crypto.ts', "export { createHash } from 'node:crypto'\n", 'core-knows-nobody'],
    ['core/curve.ts', "export { made } from '@noble/curves/made.js'\n", 'core-knows-nobody'],
    ['core/stranger.ts', "export { made } from 'stranger/made.js'\n", 'core-knows-nobody'],
    ['core/guest.ts', "export { made } from 'guest/made.js'\n", 'core-knows-nobody'],
    ['games/kingdoms/hash.ts', "export { made } from '@noble/hashes/made.js'\n", 'games-know-only-core'],
    ['games/kingdoms/lodger.ts', "export { made } from 'lodger/made.js'\n", 'games-know-only-core'],
    ['bots/hash.ts', "export { made } from '@noble/hashes/made.js'\n", 'bots-know-only-the-contract'],
    ['games/kingdoms/clock.ts', "export { setTimeout } from 'node:timers'\n", 'games-know-only-core'],
    ['games/kingdoms/bot.ts', "export { table } from '@crownlands/bots/search'\n", 'games-know-only-core'],
    ['games/kingdoms/version-9.ts', "export { en } from './teller'\n", 'whoever-runs-matches-carries-no-words'],
    ['games/kingdoms/cousin.ts', "export { gate } from '../gate/rules/rules'\n", 'rooms-do-not-know-each-other'],
    ['bots/peek.ts', "export { rules } from '@crownlands/games/kingdoms/rules/rules'\n", 'bots-know-only-the-contract'],
    ['games/kingdoms/look.ts', "export { icon } from '@crownlands/kit/icons/icon.tsx'\n", 'games-know-only-core'],
    ['games/kingdoms/draw.ts', "export { icon } from './board/ui'\n", 'rules-do-not-know-boards'],
    ['games/kingdoms/board/page.tsx', "export { icon } from '@crownlands/web/app.tsx'\n", 'boards-know-only-the-kit'],
    ['kit/rules.ts', "export { rules } from '@crownlands/games/kingdoms/rules/rules'\n", 'the-kit-knows-only-core'],
    ['table/files.ts', "export { readFileSync } from 'node:fs'\n", 'the-table-is-neutral'],
    ['table/draw.ts', "export { icon } from '@crownlands/kit/icons/icon.tsx'\n", 'the-table-is-neutral'],
    [
      'table/rules.ts',
      "export { gate } from '@crownlands/games/gate/rules/rules'\n",
      'the-table-loads-games-by-the-registry',
    ],
    ['bots/host.ts', "export { houses } from '@crownlands/table/host'\n", 'only-tables-know-tables'],
    ['web/server.ts', "export { files } from '@crownlands/server/static'\n", 'server-web-and-cli-stand-apart'],
    ['bots/shell.ts', "export { rules } from '@crownlands/cli/main'\n", 'arrows-point-one-way'],
    ['cli/uses-test.ts', "export { help } from './main.test'\n", 'nobody-uses-tests'],
    ['cli/missing.ts', "export { nothing } from './nowhere'\n", 'nothing-missing'],
    ['cli/circle.ts', "export { circle } from './circle2'\n", 'no-circles'],
    ['server/match/up.ts', "export { lobby } from '../lobby/lobby'\n", 'folders-of-the-server-are-in-order'],
    ['server/lobby/root.ts', "export { files } from '../static'\n", 'folders-of-the-server-are-in-order'],
    ['server/cellar/new.ts', "export { lobby } from '../lobby/lobby'\n", 'folders-of-the-server-are-listed'],
  ] as const

  it('finds every violation that was planted, in the file where it was', () => {
    write('cli/main.test.ts', 'export const help = 1\n')
    write('games/kingdoms/text/en.ts', 'export const en = 1\n')
    write('games/kingdoms/teller.ts', "export { en } from './text/en'\n")
    write('server/lobby/lobby.ts', "export { files } from '../http/files'\n")
    write('server/http/files.ts', 'export const files = 1\n')
    write('cli/circle2.ts', "export { circle } from './circle'\n")
    for (const [path, text] of PLANTED) write(path, text)
    const { broken } = checkLayers(house)
    expect(broken.get('server/lobby/lobby.ts')).toBeUndefined()
    for (const [path, , rule] of PLANTED)
      expect([path, broken.get(path)]).toEqual([path, expect.arrayContaining([rule])])
  })

  it('finds two folders of the page that use each other, though no two files do', () => {
    write('web/left/one.ts', "export { two } from '../right/two'\n")
    write('web/right/two.ts', 'export const two = 1\n')
    write('web/right/three.ts', "export { two } from '../left/one'\n")
    expect(checkLayers(house).broken.get('web/left')).toEqual(['no-circles-of-folders'])
  })

  it('sees all of our own sources', () => {
    const sources = LAYERS.flatMap((layer) => sourcesBelow(join(root, layer)))
    expect(checkLayers(root).modules).toBeGreaterThanOrEqual(sources.length)
  })
})

describe('rules', () => {
  it('never ask the clock or a generator of their own', () => {
    // Boards show what happened at a pace: they may look at the clock.
    const sources = ['core', 'games']
      .flatMap((layer) => sourcesBelow(join(root, layer)))
      .filter((path) => !path.includes('/board/'))
    const asking = sources.filter((path) =>
      /\bMath\.random\b|\bDate\b|\bperformance\b|\bsetTimeout\b/.test(withoutComments(path)),
    )
    expect(sources.length).toBeGreaterThan(20)
    expect(asking).toEqual([])
  })
})

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !/node_modules|dist|testing/.test(path))
    .map((path) => join(folder, path))
}

function withoutComments(path: string): string {
  return readFileSync(path, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
}
