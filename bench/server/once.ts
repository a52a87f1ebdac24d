/** Figures that need no rounds: start times, opening of cold tables, memory of thousands of listeners, delay of bots. */
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { residentKb } from './processes'
import { end, serve, TIDY } from './servers'

const TABLES = 20
/** Moves of the person. The bot answers each after a pause. */
const MOVES = 12
const LISTENERS = [1000, 5000] as const

interface Person {
  ask<T>(method: string, path: string, body?: unknown): Promise<T>
}

interface Looked {
  readonly match: {
    readonly at: string
    readonly toAct: readonly number[]
    readonly legal: readonly unknown[]
    readonly outcome?: unknown
  }
}

/** `url`: the PostgreSQL for everything except the starts, which use the embedded one. */
export async function measureOnce(url: string | undefined): Promise<Readonly<Record<string, number>>> {
  const data = mkdtempSync(join(tmpdir(), 'crownlands-data-'))
  const embedded = { CROWNLANDS_DATA: data }
  const environment = { ...embedded, ...(url !== undefined && { DATABASE_URL: url }) }
  const started: ChildProcess[] = []
  try {
    const first = await timed(() => serve(embedded))
    await end(first.value.child)
    const later = await timed(() => serve(embedded))
    await end(later.value.child)
    const one = await serve(environment, TIDY)
    started.push(one.child)
    const codes = await playTables(one.address)
    const other = await serve(environment)
    started.push(other.child)
    const cold = await openCold(other.address, codes)
    const late = await lateness(one.address)
    const listeners = await listenersOf(one, codes)
    return { 'first start, ms': first.ms, 'later start, ms': later.ms, ...cold, ...late, ...listeners }
  } finally {
    for (const child of started) await end(child)
    rmSync(data, { recursive: true, force: true })
  }
}

async function timed<T>(act: () => Promise<T>): Promise<{ readonly value: T; readonly ms: number }> {
  const begun = performance.now()
  return { value: await act(), ms: performance.now() - begun }
}

async function come(address: string): Promise<Person> {
  let cookie = ''
  const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await fetch(`${address}/api/v1${path}`, {
      method,
      headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    return JSON.parse(text) as T
  }
  await ask('POST', '/me', { name: 'Ada' })
  return { ask }
}

/** Plays tables of a person against a bot and returns their codes. */
async function playTables(address: string): Promise<readonly string[]> {
  const seats = [{ house: 'or' }, { house: 'azure', bot: 'squire' }]
  return Promise.all(
    Array.from({ length: TABLES }, async () => {
      const person = await come(address)
      const { code } = await person.ask<{ code: string }>('POST', '/tables', { game: 'kingdoms', seats, sit: 0 })
      await person.ask('POST', `/tables/${code}/start`)
      for (let moves = 0; moves < MOVES; ) {
        const { match } = await person.ask<Looked>('GET', `/tables/${code}/look?seat=0`)
        if (match.outcome !== undefined) break
        if (!match.toAct.includes(0)) {
          await new Promise((resolve) => setTimeout(resolve, 50))
          continue
        }
        const deed = { type: 'act', action: match.legal[moves % match.legal.length], end: true }
        await person.ask('POST', `/tables/${code}/commands`, { seat: 0, at: match.at, key: `${moves}`, do: deed })
        moves++
      }
      return code
    }),
  )
}

/** Opens tables at a node that has not seen them. The first few only warm up its code. */
async function openCold(address: string, codes: readonly string[]): Promise<Record<string, number>> {
  const person = await come(address)
  const times: number[] = []
  for (const code of codes) times.push((await timed(() => person.ask('GET', `/tables/${code}/look`))).ms)
  const warm = times.slice(5).toSorted((a, b) => a - b)
  return {
    'a cold table, ms (median)': warm[Math.floor(warm.length / 2)] ?? Number.NaN,
    'a cold table, ms (slowest)': warm.at(-1) ?? Number.NaN,
  }
}

/** From the server's own metrics. */
async function lateness(address: string): Promise<Record<string, number>> {
  const text = await (await fetch(`${address}/metrics`)).text()
  const of = (name: string) => Number(new RegExp(`^crownlands_job_lag_seconds_${name} (\\S+)`, 'm').exec(text)?.[1])
  return { 'a bot begins late by, ms (mean)': (of('sum') / of('count')) * 1000 }
}

interface Taken {
  readonly heap: number
  readonly resident: number
}

/** In kB, after garbage collection. Resident memory includes space that the collector keeps. */
async function takenBy(child: ChildProcess, address: string): Promise<Taken> {
  for (let times = 0; times < 2; times++) {
    child.kill('SIGUSR2')
    await new Promise((resolve) => setTimeout(resolve, 1500))
  }
  const metrics = await (await fetch(`${address}/metrics`)).text()
  const heap = Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(metrics)?.[1])
  return { heap: heap / 1024, resident: residentKb(child.pid ?? 0) }
}

async function listenersOf(
  { address, child }: { readonly address: string; readonly child: ChildProcess },
  codes: readonly string[],
): Promise<Record<string, number>> {
  const listen = (index: number) =>
    new Promise<void>((resolve, reject) => {
      const path = `${address}/api/v1/tables/${codes[index % codes.length]}/events`
      const sent = request(path, { agent: false }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${path}: ${response.statusCode}`))
        response.once('data', () => resolve()).resume()
      })
      sent.on('error', reject)
      sent.end()
    })
  const taken: Taken[] = []
  let open = 0
  for (const most of [100, ...LISTENERS]) {
    while (open < most) {
      const few = Math.min(100, most - open)
      await Promise.all(Array.from({ length: few }, (_, i) => listen(open + i)))
      open += few
    }
    taken.push(await takenBy(child, address))
  }
  const [at100, ...rest] = taken
  return Object.fromEntries(
    LISTENERS.flatMap((count, i) =>
      (['heap', 'resident'] as const).map((kind) => [
        `kB for a listener at ${count}, ${kind}`,
        ((rest[i]?.[kind] ?? 0) - (at100?.[kind] ?? 0)) / (count - 100),
      ]),
    ),
  )
}
