/**
 * A lock between processes, for work that must not run twice at the same time (two tests, two terminals). The process that can create
 * the folder does the work; the others wait. Uses only Node, because it runs before the install.
 */
import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isAlive } from '../cli/bin/processes.js'
import { keepForNow } from './ending.js'

/** The file in the folder that names its owner. */
const OWNER = 'owner'
/** In milliseconds: the interval at which waiting processes check, and the owner shows that it is alive. */
const LOOK_EVERY = 100
const SIGN_EVERY = 2000
/** After this time without a sign of life the owner is gone, even if a process with its number exists: numbers are reused. */
const GONE_AFTER = 60_000

/** Locks held by this process. */
const held = new Set()

/**
 * Does the work when no other process is doing it. If the folder cannot be created because nothing can be written there, it does the
 * work without a lock, and the work reports the problem.
 * @template T
 * @param {{ folder: string, doing: string }} what `doing` is shown to waiting processes: `building the web app`
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function alone({ folder, doing }, work) {
  for (let looks = 0; ; looks++) {
    const made = tryToMake(folder)
    if (made === 'cannot') return work()
    if (made === 'made') break
    if (looks === 0) console.log(`Waiting for another process that is ${doing}…`)
    await wait(LOOK_EVERY)
  }
  const place = keepForNow(folder)
  held.add(folder)
  const signs = setInterval(() => giveSign(folder), SIGN_EVERY)
  try {
    writeFileSync(join(folder, OWNER), String(process.pid))
    return await work()
  } finally {
    clearInterval(signs)
    held.delete(folder)
    place.remove()
  }
}

function tryToMake(folder) {
  try {
    // Two processes may both find that the owner is gone. The second may then remove the lock that the first has just
    // made; in that rare case both work at the same time.
    if (isLeft(folder)) rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder)
    return 'made'
  } catch (error) {
    return error.code === 'EEXIST' ? 'taken' : 'cannot'
  }
}

/** Whether the owner was killed before it could remove the folder. */
function isLeft(folder) {
  try {
    if (Date.now() - statSync(folder).mtimeMs > GONE_AFTER) return true
    const owner = Number(readFileSync(join(folder, OWNER), 'utf8'))
    // In containers process numbers repeat.
    return owner === process.pid ? !held.has(folder) : owner > 0 && !isAlive(owner)
  } catch {
    // The folder is gone, or so new that its owner has not signed it yet.
    return false
  }
}

function giveSign(folder) {
  try {
    const now = new Date()
    utimesSync(folder, now, now)
  } catch {
    // Another process has removed it, so the next one does not wait.
  }
}
