/** What a fresh clone needs before anything runs. Uses nothing but Node, so that it runs before the install. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { endWithNpm } from '../cli/bin/end-with-npm.js'
import { alone } from './alone.js'
import { fail, root, start } from './ending.js'
import { installedIn } from './installed.js'

const OLDEST_NODE = [20, 19]
/** In `node_modules`: a hash of the lockfile that was installed. What is missing now, npm could not install on this machine. */
const STAMP = 'node_modules/.crownlands-installed'
/**
 * npm's warnings are about packages of packages: `cookie` 2 and `content-disposition` 3 ask for Node 22 and run on 20.19
 * (`npm run node-versions`), and the benchmark's peers are no longer maintained.
 */
const QUIET = ['--no-audit', '--no-fund', '--loglevel=error']

// Every tool begins here, and is run by npm.
endWithNpm()

/** Installs the packages that build the app and serve it. */
export function installToServe() {
  return installFrom(root, 'production')
}

/** Installs everything: also what only tests and tools need. */
export function installIfMissing() {
  return installFrom(root, 'all')
}

/** Installs everything, and what the benchmarks compare us with. */
export async function installForBenchmarks() {
  await installIfMissing()
  await installFrom(join(root, 'bench/peer'), 'all')
}

/** Installs packages of the lockfile in a folder, unless they are there already. */
async function installFrom(folder, which) {
  checkNode()
  const lockfile = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
  const stamp = `${lockfile} ${which}`
  if (isInstalled(folder, which, stamp)) return
  await alone({ folder: join(folder, '.install-in-work'), doing: 'installing' }, () =>
    installAnew(folder, which, stamp),
  )
}

function isInstalled(folder, which, stamp) {
  const found = installedIn(folder, which)
  if (found !== 'not-for-here') return found === 'everything'
  const path = join(folder, STAMP)
  return existsSync(path) && readFileSync(path, 'utf8') === stamp
}

async function installAnew(folder, which, stamp) {
  // Another process has already done it.
  if (isInstalled(folder, which, stamp)) return
  // An install that is interrupted leaves half of everything behind, this file perhaps.
  rmSync(join(folder, STAMP), { force: true })
  console.log('Installing what Crownlands needs (a minute, once)…')
  if ((await install(folder, which)) !== 0) {
    fail('The install failed; npm says why above. Check the network, then run the same command again.')
  }
  writeFileSync(join(folder, STAMP), stamp)
}

async function install(folder, which) {
  // `npm ci` would begin by removing packages that a server may be running on.
  const addsTools = which === 'all' && installedIn(folder, 'production') === 'everything'
  const command = addsTools ? ['install', '--no-save'] : ['ci']
  const packages = which === 'all' ? '--include=dev' : '--omit=dev'
  try {
    // npm is a script on Windows.
    const shell = process.platform === 'win32'
    return await start('npm', [...command, packages, ...QUIET], { cwd: folder, shell }).ended
  } catch (error) {
    fail(`npm could not be started (${error.message}). It comes with Node: install Node anew, then try again.`)
  }
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return
  fail(
    `Crownlands needs Node ${OLDEST_NODE.join('.')} or later; this is ${process.versions.node}. Install a newer Node and try again.`,
  )
}
