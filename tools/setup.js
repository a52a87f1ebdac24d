/** What a fresh clone needs before anything runs. Uses nothing but Node, so that it runs before the install. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const OLDEST_NODE = [20, 19]

/** Installs the packages of the lockfile, unless that is what is there already. */
export async function installIfMissing() {
  checkNode()
  const stamp = join(root, 'node_modules/.crownlands-installed')
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing what Crownlands needs (a minute, once)…')
  const code = await run('npm', ['ci', '--no-audit', '--no-fund'])
  if (code !== 0) {
    fail('The install failed; npm says why above. Check the network, then run the same command again.')
  }
  writeFileSync(stamp, wanted)
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return
  fail(
    `Crownlands needs Node ${OLDEST_NODE.join('.')} or later; this is ${process.versions.node}. Install a newer Node and try again.`,
  )
}

function fail(message) {
  console.error(message)
  process.exit(1)
}

/** Runs a command in the project's folder, showing its output, and gives back its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      // npm is a script on Windows.
      shell: process.platform === 'win32',
      ...options,
    })
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}
