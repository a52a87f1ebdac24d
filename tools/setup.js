/** What a fresh clone needs before anything runs. Uses nothing but Node, so that it runs before the install. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { endWithNpm } from '../cli/bin/end-with-npm.js'
import { alone } from './alone.js'
import { fail, root, start } from './ending.js'
import { installedIn } from './installed.js'

const OLDEST_NODE = [20, 19]
/** Holds a hash of the lockfile that was installed: what is missing now, npm could not install on this machine. */
const STAMP = join(root, 'node_modules/.crownlands-installed')

// Every tool begins here, and is run by npm.
endWithNpm()

/** Installs the packages of the lockfile, unless that is what is there already. */
export async function installIfMissing() {
  checkNode()
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (isInstalled(wanted)) return
  await alone({ folder: join(root, '.install-in-work'), doing: 'installing' }, () => installAnew(wanted))
}

function isInstalled(wanted) {
  const found = installedIn(root)
  if (found !== 'not-for-here') return found === 'everything'
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted
}

async function installAnew(wanted) {
  // Somebody else has been quicker.
  if (isInstalled(wanted)) return
  // An install that is interrupted leaves half of everything behind, this file perhaps.
  rmSync(STAMP, { force: true })
  console.log('Installing what Crownlands needs (a minute, once)…')
  if ((await install()) !== 0) {
    fail('The install failed; npm says why above. Check the network, then run the same command again.')
  }
  writeFileSync(STAMP, wanted)
}

async function install() {
  try {
    // npm is a script on Windows.
    const shell = process.platform === 'win32'
    return await start('npm', ['ci', '--no-audit', '--no-fund'], { shell }).ended
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
