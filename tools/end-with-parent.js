/** Loaded into scripts that our tools start: ends the script and its descendants when the tool has ended. */
import { descendantsOf, isAlive, signalAll } from '../cli/bin/processes.js'

const LOOKS_EVERY = 500
const tool = process.ppid

const timer = setInterval(() => {
  if (process.ppid === tool && isAlive(tool)) return
  clearInterval(timer)
  signalAll([...descendantsOf(process.pid), process.pid], 'SIGTERM')
}, LOOKS_EVERY)
timer.unref()
