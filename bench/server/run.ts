/**
 * The cost of a command. Compares our server (embedded database, system PostgreSQL, two nodes) with pgbench running the statement that
 * stores a move, and with boardgame.io's server. Subjects run one after the other, in rounds; results are medians.
 */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { APPEND } from '@crownlands/server/match/append'
import { systemPostgres } from '@crownlands/server/testing/system-postgres'
import { rounded, saveFigures } from '../../tools/figures.js'
import { measureOnce } from './once'
import { measurePast } from './past'
import { cpuPressure } from './processes'
import { Cluster, end, freePort, serve, until } from './servers'

const { values: given } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    json: { type: 'boolean' },
    rounds: { type: 'string' },
    commands: { type: 'string' },
    only: { type: 'string' },
  },
})
const ROUNDS = Number(given.rounds ?? (given.quick ? 1 : 3))
const COMMANDS = Number(given.commands ?? (given.quick ? 1500 : 10_000))
/** A match of two takes about sixty commands. As many commands again warm up. */
const SIZE = given.quick
  ? { tables: 60, active: 16, warmUp: COMMANDS, commands: COMMANDS }
  : { tables: Math.ceil(COMMANDS / 20), active: 64, warmUp: COMMANDS, commands: COMMANDS }
const BUSY = 30
/** Commands per second at which latency is measured. On a full server, latency only shows how many requests wait. */
const RATE = { oneNode: 1000, twoNodes: 500 }

/** Only a full run with a PostgreSQL of the system writes bench/figures.json. tools/bench-server.js starts this in the project's folder. */
const isFull = !given.quick && given.rounds === undefined && given.commands === undefined
const root = process.cwd()

const here = fileURLToPath(new URL('.', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'crownlands-bench-'))

type Row = Readonly<Record<string, number>>
interface Subject {
  readonly name: string
  measure(): Promise<Row>
}

async function measureOurs(nodes: number, database: { url: string; pid: number } | undefined): Promise<Row> {
  // Not inside a private folder: the user that runs the embedded database needs access to the path.
  const data = mkdtempSync(join(tmpdir(), 'crownlands-data-'))
  const environment = { CROWNLANDS_DATA: data, ...(database !== undefined && { DATABASE_URL: database.url }) }
  const served = await Promise.all(Array.from({ length: nodes }, () => serve(environment)))
  try {
    const databasePid =
      database?.pid ?? Number.parseInt(readFileSync(join(data, 'postgres/cluster/postmaster.pid'), 'utf8'), 10)
    return await load('load.js', {
      ...SIZE,
      rate: nodes === 1 ? RATE.oneNode : RATE.twoNodes,
      nodes: served.map(({ address }) => address),
      pids: { node: served.map(({ child }) => child.pid), database: [databasePid] },
    })
  } finally {
    for (const { child } of served) await end(child)
    rmSync(data, { recursive: true, force: true })
  }
}

/** boardgame.io's server as it is, and with its store for PostgreSQL. */
async function measurePeer(database: Cluster | undefined): Promise<Row> {
  const port = await freePort()
  const plan = { port, ...(database !== undefined && { database: database.url }) }
  const child = spawn(process.execPath, [join(here, 'peer-server.js'), JSON.stringify(plan)], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const address = `http://127.0.0.1:${port}`
  await until(async () => (await fetch(address).catch(() => undefined)) !== undefined)
  try {
    // It is ten times slower, so a tenth of the commands is enough.
    const size = database === undefined ? SIZE : { ...SIZE, warmUp: SIZE.warmUp / 10, commands: SIZE.commands / 10 }
    return await load('peer-load.js', {
      ...size,
      nodes: [address],
      pids: { node: [child.pid], database: database === undefined ? [] : [database.pid] },
    })
  } finally {
    await end(child, 'SIGKILL')
  }
}

function load(script: string, plan: object): Promise<Row> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(here, script), JSON.stringify(plan)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      said += part
    })
    child.on('exit', (code) =>
      code === 0 ? resolve(JSON.parse(said) as Row) : reject(new Error(`the load ended with ${code}`)),
    )
  })
}

/** One match for each client, which appends rows to it one after the other. */
async function measurePgbench(bin: string, { url }: Cluster): Promise<Row> {
  const clients = 32
  const psql = (sql: string) => spawnSync(join(bin, 'psql'), [url, '-c', sql], { encoding: 'utf8' })
  const { child } = await serve({ CROWNLANDS_DATA: join(folder, 'unused'), DATABASE_URL: url })
  await end(child)
  psql(`truncate match cascade; insert into match (code, game, rules, listed, options, clock, when_gone, commitment, secret, status, to_act, left_ms)
    select 'bench' || i, 'kingdoms', 1, false, '{}', '{"type":"none"}', 'bot', '', '', 'running', '{0}', '{0,0}' from generate_series(1, ${clients}) i`)
  const values: readonly string[] = [
    ...[`(select id from match where code = 'bench' || (:client_id + 1))`, ':n', '0'],
    ...['(select table_rev from match limit 1)', '0', '1', `'[[0,{"type":"castle","rank":1,"space":"c3"}]]'`],
    ...[`:n::text`, `'{1}'`, 'false'],
  ]
  const statement = APPEND.sql.replace(/\$(\d+)/g, (_, place: string) => values[Number(place) - 1] ?? 'null')
  const script = join(folder, 'append.sql')
  writeFileSync(script, `${statement.replace(/\s+/g, ' ')};\n\\set n :n + 1\n`)
  const seconds = given.quick ? 3 : 10
  const { stdout, stderr } = spawnSync(
    join(bin, 'pgbench'),
    ['-n', '-M', 'prepared', '-c', String(clients), '-j', '2', '-T', String(seconds), '-D', 'n=0', '-f', script, url],
    { encoding: 'utf8' },
  )
  const perSecond = Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
  if (Number.isNaN(perSecond)) throw new Error(`pgbench: ${stderr}`)
  return { perSecond, p50: Number(/latency average = ([\d.]+)/.exec(stdout)?.[1]) }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

const COLUMNS = [
  ['perSecond', 'accepted/s', 0],
  ['p50', 'p50 ms', 1],
  ['p99', 'p99 ms', 1],
  ['nodeCpu', 'node us', 0],
  ['databaseCpu', 'database us', 0],
  ['loadCpu', 'load us', 0],
  ['pacedPerSecond', 'paced/s', 0],
  ['pacedP50', 'p50 ms', 1],
  ['pacedP99', 'p99 ms', 1],
  ['pacedEvent50', 'event p50 ms', 1],
  ['pacedEvent99', 'event p99 ms', 1],
] as const

function machine(): string {
  const pressure = cpuPressure()
  const lines = [
    `${cpus().length} x ${cpus()[0]?.model}, Node ${process.versions.node}, load ${loadavg()[0]?.toFixed(1)}, CPU pressure ${pressure ?? '?'}%`,
  ]
  if ((pressure ?? 0) > BUSY)
    lines.push('This machine is busy: rates and milliseconds mean little, microseconds of CPU more.')
  return lines.join('\n')
}

if (!given.json) console.log(machine())
const bin = systemPostgres()
const cluster = bin === undefined ? undefined : await Cluster.start(bin)
const all: readonly Subject[] = [
  { name: 'ours, embedded', measure: () => measureOurs(1, undefined) },
  { name: 'boardgame.io, memory', measure: () => measurePeer(undefined) },
  ...(cluster === undefined || bin === undefined
    ? []
    : [
        { name: 'pgbench, our statement', measure: () => measurePgbench(bin, cluster) },
        { name: 'ours, PostgreSQL', measure: () => measureOurs(1, cluster) },
        { name: 'ours, PostgreSQL, two nodes', measure: () => measureOurs(2, cluster) },
        { name: 'boardgame.io, PostgreSQL', measure: () => measurePeer(cluster) },
      ]),
]
const subjects = all.filter(({ name }) => name.includes(given.only ?? ''))
const rows = new Map<string, Row[]>()
let once: Readonly<Record<string, number>> = {}
try {
  for (let round = 0; round < ROUNDS; round++)
    for (const { name, measure } of subjects) {
      const row = await measure()
      rows.set(name, [...(rows.get(name) ?? []), row])
      if (!given.json) console.error(`round ${round + 1}, ${name}: ${told(row)}`)
    }
  if (given.only === undefined) {
    const measured = await measureOnce(cluster?.url)
    saveOnce('server-once', measured)
    once = measured
  }
  if (cluster !== undefined && (given.only ?? 'past') === 'past') {
    const measured = await measurePast(cluster.url)
    saveOnce('server-past', measured)
    once = { ...once, ...measured }
  }
} finally {
  await cluster?.stop()
  rmSync(folder, { recursive: true, force: true })
}
const medians = [...rows].map(([name, all]) => ({
  name,
  row: Object.fromEntries(COLUMNS.map(([key]) => [key, median(all.flatMap((row) => row[key] ?? []))])) as Row,
}))
if (isFull && given.only === undefined) saveFigures(root, 'server', medians.map(figuresOf))
if (given.json) console.log(JSON.stringify({ medians, once }))
else {
  console.log(`| | ${COLUMNS.map(([, title]) => title).join(' | ')} |`)
  console.log(`|---|${COLUMNS.map(() => '---:').join('|')}|`)
  for (const { name, row } of medians)
    console.log(`| ${name} | ${COLUMNS.map((column) => cell(row, column)).join(' | ')} |`)
  console.log('\n| once | |\n|---|---:|')
  for (const [name, value] of Object.entries(once)) console.log(`| ${name} | ${value.toFixed(1)} |`)
  if (cluster === undefined)
    console.log('Without a PostgreSQL of the system: `apt-get install postgresql` adds its rows.')
}

/** In the order of the table in bench/figures.json, which leaves out two columns. */
function figuresOf({ name, row }: { readonly name: string; readonly row: Row }): (string | number)[] {
  const shown = COLUMNS.filter(([key]) => key !== 'pacedPerSecond' && key !== 'pacedEvent50')
  return [name, ...shown.map((column) => (cell(row, column) === '' ? '' : Number(cell(row, column))))]
}

function saveOnce(name: 'server-once' | 'server-past', measured: Row): void {
  if (!isFull) return
  const rows = Object.entries(measured).map(([what, value]) => [what, rounded(value)])
  saveFigures(root, name, rows)
}

function told(row: Row): string {
  return COLUMNS.map((column) => `${column[1]} ${cell(row, column)}`).join(', ')
}

function cell(row: Row, [key, , digits]: (typeof COLUMNS)[number]): string {
  const value = row[key] ?? Number.NaN
  return Number.isNaN(value) ? '' : value.toFixed(digits)
}
