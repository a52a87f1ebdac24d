/**
 * The load: people at tables of Kingdoms over HTTP, each with an event stream. They act as soon as it is their turn, first as fast as
 * the server allows, then at a given rate. Runs in a process of its own and prints one line of JSON.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { cpuUsed } from './processes'
import { type Answer, Wire } from './wire'

interface Plan {
  /** Each request goes to one of these. */
  readonly nodes: readonly string[]
  readonly tables: number
  /** The number of tables that play at the same time. All people listen. */
  readonly active: number
  readonly warmUp: number
  readonly commands: number
  /** Commands per second in the second part, which has half as many commands. */
  readonly rate: number
  /** The processes whose CPU time is counted: server and database. */
  readonly pids: { readonly node: readonly number[]; readonly database: readonly number[] }
}

interface Looked {
  readonly at: string
  readonly legal: readonly unknown[]
}

/** The fields of a step that say whose turn it is. Only the acting player reads the rest. */
interface Step {
  readonly text: string
  readonly happened: number
  readonly toAct: string
  readonly isOver: boolean
}

const plan = JSON.parse(process.argv[2] ?? '{}') as Plan
const wires = plan.nodes.map((node) => new Wire(node))
let turn = 0

function anyNode(): Wire {
  return wires[turn++ % wires.length] as Wire
}

async function ask(method: string, path: string, cookie: string, body?: unknown): Promise<Answer> {
  const text = body === undefined ? undefined : JSON.stringify(body)
  const answer = await anyNode().ask(method, path, cookie, text)
  if (answer.status < 300) return answer
  if (answer.status !== 503) throw new Error(`${method} ${path}: ${answer.status} ${answer.text.slice(0, 200)}`)
  // The machine is too busy: repeat the command.
  await pause(500)
  return ask(method, path, cookie, body)
}

async function listen(path: string, cookie: string, onStep: (step: Step) => void): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    anyNode()
      .listen(path, cookie, (event) => {
        const data = /^event: (?:look|step)\ndata: (.*)$/m.exec(event)?.[1]
        if (data === undefined) return
        onStep(stepOf(data))
        resolve()
      })
      .then((status) => status === 200 || reject(new Error(`${path}: ${status}`)), reject)
  })
}

/** Answers and events begin alike: `{"match":{"actions":41,"toAct":[1],…`. */
function stepOf(text: string): Step {
  const begin = text.slice(0, 200)
  const happened = Number(/"actions":(\d+)/.exec(begin)?.[1])
  const toAct = /"toAct":\[([\d,]*)\]/.exec(begin)?.[1] ?? ''
  return { text, happened, toAct, isOver: begin.includes('"outcome":') }
}

function isTurnOf(seat: number, { toAct }: Step): boolean {
  return toAct.includes(String(seat))
}

const latencies: number[] = []
/** Time from the answer to the acting player until the other player has the event; 0 if the event was first. */
const delays: number[] = []
let accepted = 0

/** One table with its two players. Plays on while it is allowed to. */
class Table {
  readonly #code: string
  readonly #cookies: readonly string[]
  readonly #seen = new Map<number, Step>()
  readonly #heardAt = [0, 0]
  #answeredAt = 0
  #wake: () => void = () => undefined

  private constructor(code: string, cookies: readonly string[]) {
    this.#code = code
    this.#cookies = cookies
  }

  static async lay(cookies: readonly string[]): Promise<Table> {
    const seats = [{ house: 'or' }, { house: 'azure' }]
    const [host = '', guest = ''] = cookies
    const laid = await ask('POST', '/tables', host, { game: 'kingdoms', seats, sit: 0 })
    const { code } = JSON.parse(laid.text) as { readonly code: string }
    await ask('PUT', `/tables/${code}/seats/1`, guest)
    await ask('POST', `/tables/${code}/start`, host)
    const table = new Table(code, cookies)
    for (const seat of [0, 1])
      await listen(`/tables/${code}/events?seat=${seat}`, cookies[seat] ?? '', (step) => table.#hear(seat, step))
    return table
  }

  #hear(seat: number, step: Step): void {
    // The acting player also gets the change as an event, perhaps after the next command.
    if (step.happened < (this.#seen.get(seat)?.happened ?? 0)) return
    this.#seen.set(seat, step)
    this.#heardAt[seat] = performance.now()
    this.#wake()
  }

  /** One command of the player to act. Returns false when the match is over. */
  async move(): Promise<boolean> {
    for (;;) {
      for (const [seat, step] of this.#seen) {
        if (step.isOver) return false
        if (!isTurnOf(seat, step)) continue
        if (this.#answeredAt > 0) delays.push(Math.max(0, (this.#heardAt[seat] ?? 0) - this.#answeredAt))
        await this.#send(seat, step)
        return true
      }
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
  }

  async #send(seat: number, { text }: Step): Promise<void> {
    const { at, legal } = (JSON.parse(text) as { readonly match: Looked }).match
    const action = legal[accepted % legal.length]
    const body = { seat, at, key: `${seat} ${at}`, do: { type: 'act', action, end: true } }
    const begun = performance.now()
    const answer = await ask('POST', `/tables/${this.#code}/commands`, this.#cookies[seat] ?? '', body)
    const after = stepOf(answer.text)
    const answered = performance.now()
    latencies.push(answered - begun)
    accepted++
    // A player who acts again has the answer and need not wait for the event.
    this.#answeredAt = isTurnOf(seat, after) || after.isOver ? 0 : answered
    if (after.happened > (this.#seen.get(seat)?.happened ?? 0)) this.#seen.set(seat, after)
  }
}

/** `rate`: commands per second, evenly spaced. Without it, as fast as possible. */
async function play(tables: Table[], most: number, rate?: number): Promise<void> {
  const begun = performance.now()
  let given = 0
  const one = async () => {
    let table = tables.pop()
    while (table !== undefined && given < most) {
      const wait = rate === undefined ? 0 : begun + (given / rate) * 1000 - performance.now()
      given++
      if (wait > 0) await pause(wait)
      if (!(await table.move())) {
        given--
        table = tables.pop()
      }
    }
    if (table !== undefined) tables.push(table)
  }
  await Promise.all(Array.from({ length: plan.active * (rate === undefined ? 1 : 2) }, one))
}

async function come(name: string): Promise<string> {
  return (await ask('POST', '/me', '', { name })).cookie
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

const tables: Table[] = []
// One stream for each person, as in a browser: at many tables, each stream would report that another table waits.
for (let i = 0; i < plan.tables; i++) tables.push(await Table.lay(await Promise.all(['Ada', 'Ben'].map(come))))
await play(tables, plan.warmUp)

interface Measured {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly event50: number
  readonly event99: number
  readonly nodeCpu: number
  readonly databaseCpu: number
  readonly loadCpu: number
}

async function measure(most: number, rate?: number): Promise<Measured> {
  accepted = 0
  latencies.length = 0
  delays.length = 0
  const { node, database } = plan.pids
  const used = () => [cpuUsed(node), cpuUsed(database), cpuUsed([process.pid])] as const
  const before = used()
  const begun = performance.now()
  await play(tables, most, rate)
  const seconds = (performance.now() - begun) / 1000
  const [nodeCpu = 0, databaseCpu = 0, loadCpu = 0] = used().map(
    (one, i) => ((one - (before[i] ?? 0)) * 1e6) / accepted,
  )
  return {
    perSecond: accepted / seconds,
    ...{ p50: quantile(latencies, 0.5), p99: quantile(latencies, 0.99) },
    ...{ event50: quantile(delays, 0.5), event99: quantile(delays, 0.99) },
    ...{ nodeCpu, databaseCpu, loadCpu },
  }
}

const full = await measure(plan.commands)
const paced = await measure(plan.commands / 2, plan.rate)
console.log(
  JSON.stringify({
    ...full,
    pacedPerSecond: paced.perSecond,
    ...{ pacedP50: paced.p50, pacedP99: paced.p99, pacedEvent50: paced.event50, pacedEvent99: paced.event99 },
  }),
)
process.exit(0)
