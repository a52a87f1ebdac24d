/** The builds carry the licences of everything in them that is not ours. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { THIRD_PARTY } from './licences.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')

beforeAll(async () => {
  const { buildIfStale } = (await import(new URL('build.js', import.meta.url).href)) as {
    buildIfStale(): Promise<void>
  }
  await buildIfStale()
})

/** The packages whose licences stand in full in the text of a build. */
function licensed(build: string): string[] {
  const [, ...parts] = read(`${build}/${THIRD_PARTY}`).split(`\n${'-'.repeat(80)}\n\n`)
  return parts.map((part) => {
    const [title = '', ...licence] = part.split('\n')
    expect(licence.join('\n'), title).toMatch(/copyright|Permission/i)
    return /^(\S+) \S+ \(.+\)$/.exec(title)?.[1] ?? ''
  })
}

/** The packages that a workspace depends on when it runs, ours and what they depend on included. */
function dependenciesOf(name: string, known = new Set<string>()): Set<string> {
  if (known.has(name)) return known
  known.add(name)
  const folder = name.startsWith('@crownlands/') ? name.slice('@crownlands/'.length) : `node_modules/${name}`
  const { dependencies = {} } = JSON.parse(read(`${folder}/package.json`)) as { dependencies?: Record<string, string> }
  for (const dependency of Object.keys(dependencies)) dependenciesOf(dependency, known)
  return known
}

describe('the web app', () => {
  it('carries the licence of every package that it is made with', () => {
    // Fonts have a licence of their own, beside them.
    const packages = [...dependenciesOf('@crownlands/web')].filter((name) => !/^@(crownlands|fontsource)\//.test(name))
    expect(packages.length).toBeGreaterThan(4)
    expect(licensed('web/dist')).toEqual(expect.arrayContaining(packages))
  })

  it('carries those of what the build itself puts in', () => {
    expect(licensed('web/dist')).toEqual(expect.arrayContaining(['vite', 'rolldown']))
  })

  it('has the licence of its fonts beside them', () => {
    const assets = readdirSync(join(root, 'web/dist/assets'))
    const fonts = new Set(
      assets.map((file) => /^(.*)-latin.*\.woff2$/.exec(file)?.[1]).filter((font) => font !== undefined),
    )
    expect(fonts.size).toBeGreaterThan(2)
    const licence = read(`web/dist/assets/${assets.find((file) => /^OFL-.*\.txt$/.test(file))}`)
    for (const font of fonts) {
      const [copyright = '', ...rest] = read(`node_modules/@fontsource/${font}/LICENSE`).trim().split('\n\n')
      expect(licence.trim().split('\n\n').slice(1)).toEqual(rest)
      const holders = new Set(copyright.match(/Copyright \d+ .+? \(https:\S+\)/g))
      expect(holders.size).toBeGreaterThan(0)
      for (const holder of holders) expect(licence).toContain(holder)
    }
  })
})

it('the command carries the licence of every package that is in it', () => {
  // esbuild leaves a note where each file begins.
  const files = readdirSync(join(root, 'cli/dist')).filter((file) => file.endsWith('.js'))
  const bundles = files.map((file) => read(`cli/dist/${file}`)).join('\n')
  const packages = [...bundles.matchAll(/node_modules\/((?:@[^/\s]+\/)?[^/\s"]+)\//g)].map(([, name]) => name)
  expect(new Set(packages).size).toBeGreaterThan(2)
  expect(licensed('cli/dist')).toEqual(expect.arrayContaining([...new Set(packages), 'esbuild']))
})
