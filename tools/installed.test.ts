/** What `npm start` takes for installed, in small projects that npm itself has installed. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

const { installedIn } = (await import(new URL('./installed.js', import.meta.url).href)) as {
  installedIn(root: string, which: 'production' | 'all'): string
}
let folder = ''
let installed = ''
let project = ''

type Json = Readonly<Record<string, unknown>>

function write(name: string, content: Json): void {
  const path = join(folder, name)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, JSON.stringify(content))
}

function npm(place: string, ...args: readonly string[]): void {
  execFileSync('npm', [...args, '--offline', '--no-audit', '--no-fund'], { cwd: place, stdio: 'pipe' })
}

/** A project like ours: a workspace, a package, and one that comes as a build for each platform. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'crownlands-installed-'))
  const version = '1.0.0'
  const builds = [
    { name: 'build-here', os: [process.platform], cpu: [process.arch] },
    { name: 'build-elsewhere', os: [process.platform === 'aix' ? 'sunos' : 'aix'] },
    // Suits the platform, but not this Node.
    { name: 'build-another-node', os: [process.platform], engines: { node: '>=1000' } },
  ]
  for (const build of builds) write(`${build.name}/package.json`, { version, ...build })
  for (const { name } of builds) npm(folder, 'pack', join(folder, name))
  const fileOf = (name: string) => `file:${folder}/${name}-1.0.0.tgz`
  const optionalDependencies = Object.fromEntries(builds.map(({ name }) => [name, fileOf(name)]))
  write('many-builds/package.json', { name: 'many-builds', version, optionalDependencies })
  npm(folder, 'pack', join(folder, 'many-builds'))
  write('project/package.json', { name: 'project', version, workspaces: ['room'] })
  write('project/room/package.json', { name: 'room', version, dependencies: { 'many-builds': fileOf('many-builds') } })
  installed = join(folder, 'project')
  npm(installed, 'install', '--package-lock-only')
  npm(installed, 'ci')
})

beforeEach(() => {
  project = mkdtempSync(join(folder, 'copy-'))
  cpSync(installed, project, { recursive: true, verbatimSymlinks: true })
})

afterAll(() => rmSync(folder, { recursive: true }))

it('is everything after npm ci, which leaves out what is for other platforms and for other versions of Node', () => {
  expect(installedIn(project, 'all')).toBe('everything')
})

it('is everything in this clone', () => {
  expect(installedIn(fileURLToPath(new URL('..', import.meta.url)), 'all')).toBe('everything')
})

it.each([
  ['an install that was interrupted', () => rmSync(join(project, 'node_modules/.package-lock.json'))],
  ['a package whose folder was removed', () => rmSync(join(project, 'node_modules/many-builds'), { recursive: true })],
  ['a workspace without its link', () => rmSync(join(project, 'node_modules/room'), { recursive: true })],
  ['a lockfile that has changed', () => changeLockfile({ integrity: 'sha512-another' })],
  ['another version in the folder', () => writeFileSync(join(project, 'node_modules/many-builds/package.json'), '{}')],
  ['nothing at all', () => rmSync(join(project, 'node_modules'), { recursive: true })],
])('is not everything: %s', (_, change) => {
  change()
  expect(installedIn(project, 'all')).toBe('not-everything')
})

it('is not for here without the build for this platform', () => {
  npm(project, 'ci', '--omit=optional')
  expect(installedIn(project, 'all')).toBe('not-for-here')
})

function changeLockfile(change: Json): void {
  const path = join(project, 'package-lock.json')
  const lockfile = JSON.parse(readFileSync(path, 'utf8')) as {
    readonly packages: Record<string, Json>
  }
  lockfile.packages['node_modules/many-builds'] = { ...lockfile.packages['node_modules/many-builds'], ...change }
  writeFileSync(path, JSON.stringify(lockfile))
}
