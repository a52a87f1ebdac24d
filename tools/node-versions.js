/**
 * `npm run node-versions`: for each version of Node that Crownlands supports, `npm start` and then `npm test` in a fresh copy
 * of this clone. A warning fails too. `--node 22` looks at that one alone; other arguments go to `npm test`.
 */
import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readArguments } from './arguments.js'
import { fail, root, start, temporaryFolder } from './ending.js'

const VERSIONS = ['20.19', '22', '24', '26']
/** Not what npm says of the settings of the person who runs this. */
const WARNING = /^(?!.*Unknown (user|env|builtin) config).*\b(warn|warning|deprecat\w*)\b/i
const PORT = '4380'
/** For an install and a build on a busy machine, in milliseconds. */
const PATIENCE = 1_800_000
/** npm sets these for the script that it runs: another npm would take them for its own settings. */
const OF_NPM = /^npm_/

const { values, positionals } = readArguments({ options: { node: { type: 'string' } }, allowPositionals: true })
if (values.node !== undefined && !VERSIONS.includes(values.node)) fail(`The versions are: ${VERSIONS.join(', ')}.`)
const versions = values.node === undefined ? VERSIONS : [values.node]
let failures = 0
for (const version of versions) {
  const folder = temporaryFolder('node')
  try {
    // As root, the database runs as another user, who must get through.
    chmodSync(folder.path, 0o711)
    const env = environment(await install(version, folder.path))
    const clone = join(folder.path, 'clone')
    copyTo(clone)
    report(version, 'npm start', await canServe(clone, env))
    report(version, 'npm test', await passesTests(clone, env))
  } finally {
    folder.remove()
  }
}
process.exitCode = failures > 0 ? 1 : 0

/** The folder with this version's `node`. */
async function install(version, folder) {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const name = `node-${platform}-${process.arch}`
  const args = ['install', '--no-save', '--loglevel=error', '--prefix', folder, `${name}@${version}`]
  const code = await start('npm', args, { shell: platform === 'win', stdio: 'ignore' }).ended
  if (code !== 0) fail(`npm could not install ${name}@${version}. Check the network, then try again.`)
  return join(folder, 'node_modules', name, 'bin')
}

function environment(folderOfNode) {
  const own = Object.entries(process.env).filter(([name]) => !OF_NPM.test(name))
  return { ...Object.fromEntries(own), PATH: `${folderOfNode}${delimiter}${process.env.PATH}` }
}

/** What git tracks or would track. */
function copyTo(folder) {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  for (const name of String(list).split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    cpSync(join(root, name), join(folder, name))
  }
}

/** Undefined if the app is served without a warning on the way; else what went wrong. */
async function canServe(clone, env) {
  const server = run(['start', '--', '--port', PORT], clone, {
    ...env,
    CROWNLANDS_DATA: join(clone, '../data'),
  })
  const until = Date.now() + PATIENCE
  let isReady = false
  while (!isReady && Date.now() < until && server.child.exitCode === null) {
    await wait(200)
    const answer = await fetch(`http://localhost:${PORT}/ready`).catch(() => undefined)
    isReady = answer?.ok ?? false
  }
  const seconds = server.seconds()
  server.child.kill('SIGTERM')
  const { output } = await server.ended
  if (!isReady) return `it did not get ready:\n${output}`
  console.log(`  ready after ${seconds.toFixed(1)} s`)
  return warningIn(output)
}

async function passesTests(clone, env) {
  const { code, output } = await run(['test', '--', ...positionals], clone, env).ended
  if (code !== 0) return output
  console.log(`  ${output.trim().split('\n').at(-1)}`)
  return warningIn(output)
}

function warningIn(output) {
  const lines = output.split('\n').filter((line) => WARNING.test(line))
  return lines.length === 0 ? undefined : `it warned:\n${lines.join('\n')}`
}

function run(args, cwd, env) {
  const began = performance.now()
  const { child, ended } = start('npm', args, {
    ...{ cwd, env, shell: process.platform === 'win32' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  return {
    child,
    ended: ended.then((code) => ({ code, output })),
    seconds: () => (performance.now() - began) / 1000,
  }
}

function report(version, command, problem) {
  if (problem !== undefined) failures++
  console.log(`${problem === undefined ? '✓' : '✗'} Node ${version}: ${command}${problem ? `: ${problem}` : ''}`)
}
