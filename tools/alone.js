/**
 * Work that must not be done twice at the same time, by two tests or in two terminals say: whoever can make the folder
 * does it, the others wait. Uses nothing but Node, so that it runs before the install.
 */
import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isAlive } from '../cli/bin/processes.js'
import { keepForNow } from './ending.js'

/** The file in the folder that says whose it is. */
const OWNER = 'owner'
/** How often those who wait look, and the owner gives a sign of life, in milliseconds. */
const LOOK_EVERY = 100
const SIGN_EVERY = 2000
/** After so long without a sign the owner is gone, although there is a process of that number: numbers come back. */
const GONE_AFTER = 60_000

/** The folders of this process. */
const held = new Set()

/**
 * Does the work as soon as nobody else is at it. Where the folder cannot be made at once: nothing can be written there,
 * and the work itself says so.
 * @template T
 * @param {{ folder: string, doing: string }} what `doing` tells those who wait: `building the web app`
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
    // Of several who find that the owner is gone two may remove it one after the other, the second what the first has
    // just made: then they work at the same time, as if there were no folder.
    if (isLeft(folder)) rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder)
    return 'made'
  } catch (error) {
    return error.code === 'EEXIST' ? 'taken' : 'cannot'
  }
}

/** Whether its owner was killed before it could remove the folder. */
function isLeft(folder) {
  try {
    if (Date.now() - statSync(folder).mtimeMs > GONE_AFTER) return true
    const owner = Number(readFileSync(join(folder, OWNER), 'utf8'))
    // In containers the same number comes back.
    return owner === process.pid ? !held.has(folder) : owner > 0 && !isAlive(owner)
  } catch {
    // It is gone, or so new that nobody has signed it yet.
    return false
  }
}

function giveSign(folder) {
  try {
    const now = new Date()
    utimesSync(folder, now, now)
  } catch {
    // Somebody has taken it away: whoever comes next does not wait.
  }
}
