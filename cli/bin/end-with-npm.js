/**
 * npm runs a script in a shell. When npm ends, it ends at most that shell; processes of the shell continue. So a process
 * started by npm checks regularly whether npm still exists.
 */
import { isAlive, processOf } from './processes.js'

const LOOKS_EVERY = 500
let looking = false

/** Ends this process, like SIGTERM, when npm or its shell has ended. Does nothing if npm did not start it. */
export function endWithNpm() {
  if (looking) return
  const above = npmAndItsShell()
  if (above.length === 0) return
  looking = true
  const timer = setInterval(() => {
    // Children of an ended process get a new parent, even before their old grandparent has noticed the end.
    if (process.ppid === above[0] && above.every(isAlive)) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, LOOKS_EVERY)
  timer.unref()
}

/**
 * The ancestors of this process that belong to npm. None if another process is in between, because that process may end for its own
 * reasons; npm's variables alone prove nothing, since all descendants inherit them.
 */
function npmAndItsShell() {
  const { npm_lifecycle_script: script } = process.env
  if (script === undefined || putsIntoBackground(script)) return []
  const parent = processOf(process.ppid)
  if (parent === undefined) return []
  // Some shells replace themselves by the last command of a script; then npm itself is the parent.
  if (/^(npm|npx|pnpm|yarn)\b/.test(parent.command)) return [parent.pid]
  return parent.command.includes(` -c ${script}`) ? [parent.pid, parent.parent] : []
}

/** `serve &`: the shell ends at once, as intended. */
function putsIntoBackground(script) {
  return /[^&>]&(?![&>\d])/.test(script)
}
