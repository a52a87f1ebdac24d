/** Ends all processes of a sandbox and removes its folder when the process at the other end of our standard input has ended. */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { processOf, signalAll } from '../cli/bin/processes.js'

const LOOK_EVERY = 50
/** In milliseconds: how long processes may take to end by themselves, and when we give up. */
const PATIENCE = 3000
const AT_MOST = 20_000

const [folder] = process.argv.slice(2)
process.stdin.resume().on('end', () => void clean())

async function clean() {
  const began = Date.now()
  const told = new Set()
  for (let left = running(); left.length > 0 && Date.now() - began < AT_MOST; left = running()) {
    const isLate = Date.now() - began > PATIENCE
    const databases = left.filter(isDatabase)
    const others = left.filter((pid) => !databases.includes(pid))
    signalAll(isLate ? others : others.filter((pid) => !told.has(pid)), isLate ? 'SIGKILL' : 'SIGTERM')
    for (const pid of others) told.add(pid)
    // A server stops its own database and logs an error if another process does.
    if (others.length === 0 || isLate) signalAll(databases, 'SIGQUIT')
    await wait(LOOK_EVERY)
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** After SIGTERM PostgreSQL waits for its clients; after SIGKILL it leaves its shared memory behind. */
function isDatabase(pid) {
  return /postgres -D /.test(processOf(pid)?.command ?? '')
}

/** All processes with the environment of this sandbox or of one inside it. */
function running() {
  return process.platform === 'linux' ? fromProc() : fromPs()
}

function fromProc() {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      return isOurs(readFileSync(`/proc/${name}/environ`, 'utf8')) ? [Number(name)] : []
    } catch {
      // It has ended, or belongs to another user.
      return []
    }
  })
}

function isOurs(environment) {
  return environment.includes(`=${folder}\0`) || environment.includes(`=${folder}/`)
}

function fromPs() {
  const { stdout } = spawnSync('ps', ['-A', '-E', '-ww', '-o', 'pid=,command='], { encoding: 'utf8' })
  const ours = (stdout ?? '').split('\n').filter((line) => line.includes(`=${folder}`))
  return ours.map((line) => Number.parseInt(line, 10)).filter((pid) => pid !== process.pid)
}
