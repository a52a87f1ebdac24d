/** What npm has installed already, whoever started it. Uses nothing but Node, so that it runs before the install. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** npm writes its own list last, in the form of the lockfile. */
const LIST = 'node_modules/.package-lock.json'

/**
 * `not-for-here`: all packages are there, but one that comes as a build for each platform is there without the one for this
 * platform, as after `npm ci --omit=optional`, or in a folder that was copied from another machine.
 * @param {string} root
 * @param {'production' | 'all'} which `production`: without what only tests and tools need
 * @returns {'everything' | 'not-for-here' | 'not-everything'}
 */
export function installedIn(root, which) {
  const locked = packagesOf(join(root, 'package-lock.json'))
  const wanted = which === 'all' ? locked : forProduction(locked)
  const found = packagesOf(join(root, LIST))
  const isWhole =
    wanted.size > 0 &&
    [...wanted].every(([path, entry]) => (found.has(path) ? isSame(found.get(path), entry) : entry.optional)) &&
    // The list of an install whose folders were removed says nothing.
    [...found].every(([path, entry]) => isThere(join(root, path), entry))
  if (!isWhole) return 'not-everything'
  return [...found.values()].every((entry) => hasBuild(entry, wanted, found)) ? 'everything' : 'not-for-here'
}

/** The packages of a lockfile by their folders, without our own workspaces, whose folders are in the repository. */
function packagesOf(lockfile) {
  const packages = Object.entries(readJson(lockfile)?.packages ?? {})
  return new Map(packages.filter(([path]) => path.includes('node_modules/')))
}

/** `devOptional`: a tool needs it; for what serves it is optional. */
function forProduction(packages) {
  const kept = [...packages].filter(([, { dev }]) => !dev)
  return new Map(kept.map(([path, entry]) => [path, { ...entry, optional: entry.optional || entry.devOptional }]))
}

function isSame(found, wanted) {
  return ['version', 'resolved', 'integrity'].every((key) => found[key] === wanted[key])
}

/** A workspace is a link to its folder. */
function isThere(folder, { link, version }) {
  return link ? existsSync(folder) : readJson(join(folder, 'package.json'))?.version === version
}

/**
 * npm leaves out what is for other platforms or for other versions of Node, and what failed to install. Of the builds that
 * suit this platform one is enough.
 */
function hasBuild({ optionalDependencies = {} }, wanted, found) {
  const builds = Object.keys(optionalDependencies).map((name) => `node_modules/${name}`)
  const suitable = builds.filter((path) => wanted.has(path) && suits(wanted.get(path)))
  return suitable.length === 0 || suitable.some((path) => found.has(path))
}

function suits({ os, cpu, libc }) {
  const { platform, arch } = process
  return os !== undefined && allows(os, platform) && allows(cpu, arch) && allows(libc, libcOfThisMachine())
}

/** `['linux']`, or `['!win32']`. */
function allows(values = [], value) {
  if (values.length === 0) return true
  return values.includes(value) || (values[0].startsWith('!') && !values.includes(`!${value}`))
}

let libc
function libcOfThisMachine() {
  libc ??= process.report.getReport().header.glibcVersionRuntime === undefined ? 'musl' : 'glibc'
  return libc
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}
