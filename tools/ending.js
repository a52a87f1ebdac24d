/**
 * What a tool has started or put somewhere for a while ends with it, however it is ended. Uses nothing but Node, so that
 * it runs before the install.
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
/** How long children may take to end when they are told to, in milliseconds. */
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
      // Whoever waits for the child must not go on when all is to end.
      if (ending) return
      release(children, child)
      resolve(code ?? 128 + constants.signals[signal])
    })
  })
  return { child, ended }
}

/** The same for a script of Node, which then ends with us even if we are killed outright. */
export function startNode(args, options = {}) {
  return start(process.execPath, ['--import', new URL('./end-with-parent.js', import.meta.url).href, ...args], options)
}

/** A folder of one's own that is gone when the tool has ended, or before that with `remove`. */
export function temporaryFolder(name) {
  return keepForNow(mkdtempSync(join(tmpdir(), `crownlands-${name}-`)))
}

/** Whatever is at this place is for as long as the tool runs, or until `remove`. */
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

/** Signals are ours only while there is something to be ended: a tool may have its own way when there is not. */
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

/** Hands the signal on to everything below, waits for it to end, tidies up, and ends by the same signal. */
async function end(signal) {
  // Whoever says it twice does not want to wait.
  const patience = ending ? 0 : PATIENCE
  ending = true
  const below = [...children].flatMap(({ pid }) => (pid === undefined ? [] : [pid, ...descendantsOf(pid)]))
  signalAll(below, signal)
  for (const until = Date.now() + patience; Date.now() < until && below.some(isAlive); ) await wait(20)
  signalAll(below, 'SIGKILL')
  tidyUp()
  for (const one of SIGNALS) process.removeAllListeners(one)
  process.kill(process.pid, signal)
  // The first process of a container cannot be ended by a signal.
  process.exit(128 + constants.signals[signal])
}

function tidyUp() {
  for (const path of folders) {
    try {
      // Somebody may still be writing there.
      rmSync(path, { recursive: true, force: true, maxRetries: 3 })
    } catch {
      // It does no harm where it is.
    }
  }
}
