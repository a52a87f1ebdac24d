/**
 * The load: people at tables of Kingdoms over HTTP, each with a line for events, who act as soon as it is their turn. A process
 * of its own: it prints one line of JSON.
 */
import { Agent, request } from 'node:http'
import { cpuUsed } from './processes'

interface Plan {
  /** Any of them for any request. */
  readonly nodes: readonly string[]
  readonly tables: number
  /** So many tables play at the same time; everybody listens. */
  readonly active: number
  readonly warmUp: number
  readonly commands: number
  /** The processes whose time is counted: the server's, and the database's. */
  readonly pids: { readonly node: readonly number[]; readonly database: readonly number[] }
}

interface Looked {
  readonly at: string
  readonly toAct: readonly number[]
  readonly legal: readonly unknown[]
  readonly outcome?: unknown
}

const plan = JSON.parse(process.argv[2] ?? '{}') as Plan
const agents = plan.nodes.map(() => new Agent({ keepAlive: true, maxSockets: 64 }))
let turn = 0

async function ask<T>(method: string, path: string, cookie: string, body?: unknown): Promise<T & { cookie: string }> {
  const node = turn++ % plan.nodes.length
  const { hostname, port } = new URL(plan.nodes[node] ?? '')
  const text = body === undefined ? undefined : JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        ...{ agent: agents[node], hostname, port, method, path: `/api/v1${path}` },
        headers: {
          cookie,
          ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        },
      },
      (response) => {
        let all = ''
        response.setEncoding('utf8').on('data', (part: string) => {
          all += part
        })
        response.on('end', () => {
          const set = response.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
          if ((response.statusCode ?? 500) < 300) resolve({ ...JSON.parse(all), cookie: set })
          // The machine is too busy: the same again.
          else if (response.statusCode === 503) setTimeout(() => resolve(ask(method, path, cookie, body)), 500)
          else reject(new Error(`${method} ${path}: ${response.statusCode} ${all.slice(0, 200)}`))
        })
      },
    )
    sent.on('error', reject)
    sent.end(text)
  })
}

function listen(path: string, cookie: string, onMatch: (match: Looked) => void): Promise<void> {
  const { hostname, port } = new URL(plan.nodes[turn++ % plan.nodes.length] ?? '')
  return new Promise((resolve, reject) => {
    const sent = request({ agent: false, hostname, port, path: `/api/v1${path}`, headers: { cookie } }, (response) => {
      if (response.statusCode === 503) setTimeout(() => resolve(listen(path, cookie, onMatch)), 500)
      else if (response.statusCode !== 200) reject(new Error(`${path}: ${response.statusCode}`))
      let rest = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        const events = (rest + part).split('\n\n')
        rest = events.pop() ?? ''
        for (const event of events) {
          const data = /^event: (?:look|step)\ndata: (.*)$/m.exec(event)?.[1]
          if (data === undefined) continue
          resolve()
          onMatch((JSON.parse(data) as { match: Looked }).match)
        }
      })
    })
    sent.on('error', reject)
    sent.end()
  })
}

const latencies: number[] = []
const delays: number[] = []
let accepted = 0

/** One table with both its players. It plays on while it has leave to. */
class Table {
  readonly #code: string
  readonly #cookies: readonly string[]
  readonly #seen = new Map<number, Looked>()
  #answered = 0
  #wake: () => void = () => undefined

  private constructor(code: string, cookies: readonly string[]) {
    this.#code = code
    this.#cookies = cookies
  }

  static async lay(cookies: readonly string[]): Promise<Table> {
    const seats = [{ house: 'or' }, { house: 'azure' }]
    const [host = '', guest = ''] = cookies
    const { code } = await ask<{ code: string }>('POST', '/tables', host, { game: 'kingdoms', seats, sit: 0 })
    await ask('PUT', `/tables/${code}/seats/1`, guest)
    await ask('POST', `/tables/${code}/start`, host)
    const table = new Table(code, cookies)
    for (const seat of [0, 1])
      await listen(`/tables/${code}/events?seat=${seat}`, cookies[seat] ?? '', (match) => table.#hear(seat, match))
    return table
  }

  #hear(seat: number, match: Looked): void {
    this.#seen.set(seat, match)
    if (match.toAct.includes(seat) && this.#answered > 0) delays.push(performance.now() - this.#answered)
    this.#answered = 0
    this.#wake()
  }

  /** One command by whoever is to act; false when the match is over. */
  async move(): Promise<boolean> {
    for (;;) {
      const ready = [...this.#seen].find(([seat, match]) => match.toAct.includes(seat) && match.legal.length > 0)
      if ([...this.#seen.values()].some(({ outcome }) => outcome !== undefined)) return false
      if (ready !== undefined) {
        await this.#send(...ready)
        return true
      }
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
  }

  async #send(seat: number, match: Looked): Promise<void> {
    const action = match.legal[accepted % match.legal.length]
    const body = { seat, at: match.at, key: `${seat} ${match.at}`, do: { type: 'act', action, end: true } }
    this.#seen.delete(seat)
    const begun = performance.now()
    const { match: after } = await ask<{ match: Looked }>(
      'POST',
      `/tables/${this.#code}/commands`,
      this.#cookies[seat] ?? '',
      body,
    )
    this.#answered = performance.now()
    latencies.push(this.#answered - begun)
    accepted++
    if (after.toAct.includes(seat)) this.#seen.set(seat, after)
  }
}

async function play(tables: Table[], until: () => boolean): Promise<void> {
  const one = async () => {
    let table = tables.pop()
    while (table !== undefined && !until()) {
      if (!(await table.move())) table = tables.pop()
    }
    if (table !== undefined) tables.push(table)
  }
  await Promise.all(Array.from({ length: plan.active }, one))
}

async function come(name: string): Promise<string> {
  return (await ask('POST', '/me', '', { name })).cookie
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

const tables: Table[] = []
// Everybody has one line, as at a page: whoever plays at many tables at once hears at each that another waits.
for (let i = 0; i < plan.tables; i++) tables.push(await Table.lay(await Promise.all(['Ada', 'Ben'].map(come))))
await play(tables, () => accepted >= plan.warmUp)
accepted = 0
latencies.length = 0
delays.length = 0
const before = { node: cpuUsed(plan.pids.node), database: cpuUsed(plan.pids.database), at: performance.now() }
await play(tables, () => accepted >= plan.commands)
const seconds = (performance.now() - before.at) / 1000
console.log(
  JSON.stringify({
    commands: accepted,
    perSecond: accepted / seconds,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    nodeCpu: ((cpuUsed(plan.pids.node) - before.node) * 1e6) / accepted,
    databaseCpu: ((cpuUsed(plan.pids.database) - before.database) * 1e6) / accepted,
    event50: quantile(delays, 0.5),
    event99: quantile(delays, 0.99),
  }),
)
process.exit(0)
