/**
 * Processes and temporary folders of a tool end with the tool, however it ends. Uses only Node, because it runs before the
 * install.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { descendantsOf, isAlive, signalAll } from '../cli/bin/processes.js'

export const root = fileURLToPath(new URL('..', import.meta.url))
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
/** How long children may take to end after a signal, in milliseconds. */
const PATIENCE = 3000

const children = new Set()
const folders = new Set()
let ending = false

/** Ends the tool with a sentence that says what to do. */
export function fail(message) {
  console.error(message)
  tidyUp()
  process.exit(1)
}

/** Starts a command in the project's folder, showing its output. `ended` gives its exit code. */
export function start(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
  watchOver(children, child)
  const ended = new Promise((resolve, reject) => {
    child.on('error', (error) => {
      release(children, child)
      reject(error)
    })
    child.on('close', (code, signal) => {
      // While the tool is ending, code that waits for the child must not continue.
      if (ending) return
      release(children, child)
      resolve(code ?? 128 + constants.signals[signal])
    })
  })
  return { child, ended }
}

/** The same for a Node script. It ends with the tool even after SIGKILL. */
export function startNode(args, options = {}) {
  return start(process.execPath, ['--import', new URL('./end-with-parent.js', import.meta.url).href, ...args], options)
}

/** A new temporary folder, removed at the end of the tool or by `remove`. */
export function temporaryFolder(name) {
  return keepForNow(mkdtempSync(join(tmpdir(), `crownlands-${name}-`)))
}

/** Removes this path at the end of the tool, or with `remove`. */
export function keepForNow(path) {
  watchOver(folders, path)
  return {
    path,
    remove() {
      rmSync(path, { recursive: true, force: true })
      release(folders, path)
    },
  }
}

/** Handles signals only while there is something to clean up, so that a tool may otherwise handle them itself. */
function watchOver(kind, one) {
  if (children.size + folders.size === 0) for (const signal of SIGNALS) process.on(signal, onSignal)
  kind.add(one)
}

function release(kind, one) {
  kind.delete(one)
  if (children.size + folders.size === 0) for (const signal of SIGNALS) process.off(signal, onSignal)
}

function onSignal(signal) {
  void end(signal)
}

/** Passes the signal to all descendants, waits for their end, cleans up, and ends by the same signal. */
async function end(signal) {
  // A second signal ends at once.
  const patience = ending ? 0 : PATIENCE
  ending = true
  const below = [...children].flatMap(({ pid }) => (pid === undefined ? [] : [pid, ...descendantsOf(pid)]))
  signalAll(below, signal)
  for (const until = Date.now() + patience; Date.now() < until && below.some(isAlive); ) await wait(20)
  signalAll(below, 'SIGKILL')
  tidyUp()
  for (const one of SIGNALS) process.removeAllListeners(one)
  process.kill(process.pid, signal)
  // The first process of a container ignores such signals.
  process.exit(128 + constants.signals[signal])
}

function tidyUp() {
  for (const path of folders) {
    try {
      // A process may still be writing there.
      rmSync(path, { recursive: true, force: true, maxRetries: 3 })
    } catch {
      // It does no harm.
    }
  }
}
