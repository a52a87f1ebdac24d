/**
 * Builds in a temporary folder beside the output and moves the result into place when it is complete, so an interrupted build never
 * counts. `.build.json`, written last, has a hash of the sources and the list of files.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { isAlive } from '../cli/bin/processes.js'
import { alone } from './alone.js'
import { fail, keepForNow } from './ending.js'

const STAMP = '.build.json'
/** Names among the sources that are not sources. */
const NO_SOURCE = /^(node_modules|dist|e2e|golden|testing|test-results|playwright-report|coverage|\..*)$|\.test\.tsx?$/

/**
 * Builds a product unless a complete build of the same sources exists. `make` builds into the folder that it is given; `output` and
 * `sources` are relative to `root`.
 * @param {{ name: string, output: string, sources: readonly string[], make: (folder: string) => Promise<void> }} product
 */
export async function makeIfStale({ name, output, sources, make }, root) {
  const target = join(root, output)
  removeLeftovers(target)
  // Hash before building: a later change makes the next build stale, as it should.
  const wanted = fingerprintOf(sources, root)
  if (sourcesOf(target) === wanted) return
  const folder = join(dirname(target), `.${basename(target)}-in-work`)
  await alone({ folder, doing: `building ${name}` }, () => makeAnew({ name, target, wanted, make }))
}

async function makeAnew({ name, target, wanted, make }) {
  const found = sourcesOf(target)
  // Another process has already done it.
  if (found === wanted) return
  const place = placeBeside(target)
  if (typeof place === 'string') {
    if (found === undefined) fail(`Cannot build ${name}: ${place}. Make that folder writable, then try again.`)
    console.log(`Using ${name} as it is, although it is older than its sources: ${place}.`)
    return
  }
  console.log(`Building ${name}…`)
  try {
    await make(place.path)
    writeStamp(place.path, wanted)
    moveInto(place.path, target)
  } catch (error) {
    fail(`Cannot build ${name}: ${error.message}`)
  } finally {
    place.remove()
  }
}

/** The hash of the sources of the build in this folder; undefined if there is no complete build. */
function sourcesOf(folder) {
  try {
    const { sources, files } = JSON.parse(readFileSync(join(folder, STAMP), 'utf8'))
    const whole = Object.entries(files).every(([name, size]) => statSync(join(folder, name)).size === size)
    return whole ? sources : undefined
  } catch {
    return undefined
  }
}

function writeStamp(folder, sources) {
  const files = filesBelow(folder, () => true).map((path) => [nameIn(folder, path), statSync(path).size])
  writeFileSync(join(folder, STAMP), `${JSON.stringify({ sources, files: Object.fromEntries(files) })}\n`)
}

/** A hash of the sources. Deleted and renamed files change it; the project's location does not. */
function fingerprintOf(sources, root) {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const path of filesBelow(join(root, source), (name) => !NO_SOURCE.test(name))) {
      const content = readFileSync(path)
      hash.update(`${nameIn(root, path)}\0${content.length}\0`).update(content)
    }
  }
  return hash.digest('base64url')
}

/** The file itself, or all files below a folder in the order of their names, without ignored names. */
export function filesBelow(path, counts) {
  if (!statSync(path).isDirectory()) return [path]
  const names = readdirSync(path).filter(counts).sort()
  return names.flatMap((name) => filesBelow(join(path, name), counts))
}

function nameIn(folder, path) {
  return relative(folder, path).split(sep).join('/')
}

/** An empty folder to build in, or the error if it cannot be created. */
function placeBeside(target) {
  const path = besides(target, 'new')
  try {
    mkdirSync(path)
    return keepForNow(path)
  } catch (error) {
    return `${dirname(target)} cannot be written (${error.code})`
  }
}

/** `web/.dist-new-123` */
function besides(target, what) {
  return join(dirname(target), `.${basename(target)}-${what}-${process.pid}`)
}

/** Removes what killed builds have left behind. */
function removeLeftovers(target) {
  const folder = dirname(target)
  for (const name of readdirSync(folder)) {
    const [, of, pid] = /^\.(.+)-(?:new|old)-(\d+)$/.exec(name) ?? []
    if (of !== basename(target)) continue
    // In containers process numbers repeat.
    if (Number(pid) === process.pid || !isAlive(Number(pid))) removeIfAllowed(join(folder, name))
  }
}

function removeIfAllowed(path) {
  try {
    rmSync(path, { recursive: true, force: true })
  } catch {
    // It does no harm.
  }
}

/** Moves a folder to its place and removes what was there. */
function moveInto(fresh, target) {
  const old = besides(target, 'old')
  for (let tries = 1; ; tries++) {
    try {
      renameSync(target, old)
    } catch (error) {
      if (error.code !== 'ENOENT') throw error
    }
    try {
      renameSync(fresh, target)
      return
    } catch (error) {
      const another = ['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(error.code)
      // Another build has put its result there meanwhile.
      if (another && tries < 10) continue
      if (existsSync(old)) renameSync(old, target)
      throw error
    } finally {
      rmSync(old, { recursive: true, force: true })
    }
  }
}
