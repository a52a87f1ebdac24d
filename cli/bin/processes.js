/** The processes of this machine. Uses nothing but Node, so that it runs before the install. */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/**
 * Parent and command of a process. Undefined if it has ended, and on Windows, where the console ends all its processes.
 * @param {number} pid
 * @returns {{ pid: number, parent: number, command: string } | undefined}
 */
export function processOf(pid) {
  return process.platform === 'linux' ? fromProc(pid) : fromPs('-p', String(pid))[0]
}

/** All descendants of a process. */
export function descendantsOf(pid) {
  const all = process.platform === 'linux' ? allFromProc() : fromPs('-A')
  const found = new Set([pid])
  // A child can have a lower number than its parent, so one pass is not enough.
  for (let before = 0; before < found.size; ) {
    before = found.size
    for (const one of all) if (found.has(one.parent)) found.add(one.pid)
  }
  found.delete(pid)
  return [...found]
}

export function isAlive(pid) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // It exists, but belongs to another user.
    return error.code === 'EPERM'
  }
  return !hasEndedUnnoticed(pid)
}

/** A zombie: its parent has not collected its status yet, or never will, as in many containers. */
function hasEndedUnnoticed(pid) {
  return process.platform === 'linux' && statusOf(pid)?.state === 'Z'
}

/** Sends a signal to processes. Some of them may have ended. */
export function signalAll(pids, signal) {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // It has ended already.
    }
  }
}

function allFromProc() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => fromProc(Number(name)))
    .filter((one) => one !== undefined)
}

/** Small Linux images have no ps. */
function fromProc(pid) {
  const status = statusOf(pid)
  if (status === undefined || status.state === 'Z') return undefined
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
    return { pid, parent: status.parent, command }
  } catch {
    return undefined
  }
}

/** Undefined if it has ended or cannot be read. */
function statusOf(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // `12 (name) S 3 …`: the name may contain brackets and spaces.
    const [state, parent] = status.slice(status.lastIndexOf(')') + 2).split(' ')
    return { state, parent: Number(parent) }
  } catch {
    return undefined
  }
}

function fromPs(...which) {
  const { stdout } = spawnSync('ps', [...which, '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
  return (stdout ?? '').split('\n').flatMap((line) => {
    const [, pid, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    return pid === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), command: command.trim() }]
  })
}
