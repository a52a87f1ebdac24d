/**
 * npm runs a script in a shell of its own and, when it is ended, ends that shell at most: what the shell has started
 * goes on. So whatever npm has started looks now and then whether npm is still there.
 */
import { isAlive, processOf } from './processes.js'

const LOOKS_EVERY = 500
let looking = false

/** Ends this process, as SIGTERM would, once npm or its shell has gone. Does nothing if npm has not started it. */
export function endWithNpm() {
  if (looking) return
  const above = npmAndItsShell()
  if (above.length === 0) return
  looking = true
  const timer = setInterval(() => {
    // A parent that has ended hands its children on to another, even while its own parent has not noticed yet.
    if (process.ppid === above[0] && above.every(isAlive)) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, LOOKS_EVERY)
  timer.unref()
}

/**
 * The processes above this one that belong to npm; none if there are others between, which may have their own reasons to
 * end before we do: npm's variables are handed down to everything that is ever started below it.
 */
function npmAndItsShell() {
  const { npm_lifecycle_script: script } = process.env
  if (script === undefined || putsIntoBackground(script)) return []
  const parent = processOf(process.ppid)
  if (parent === undefined) return []
  // Some shells give way to the last command of a script: then npm itself is the parent.
  if (/^(npm|npx|pnpm|yarn)\b/.test(parent.command)) return [parent.pid]
  return parent.command.includes(` -c ${script}`) ? [parent.pid, parent.parent] : []
}

/** `serve &`: its shell ends at once, and is meant to. */
function putsIntoBackground(script) {
  return /[^&>]&(?![&>\d])/.test(script)
}
