/** People who use the server as a browser does: with a cookie, by HTTP, with a line for events. */
import { randomUUID } from 'node:crypto'
import { Agent, type IncomingMessage, request } from 'node:http'
import type { Seat } from '@crownlands/core/game'

export interface Answered<T = Json> {
  readonly status: number
  readonly headers: Headers
  readonly body: T
  readonly text: string
}

// biome-ignore lint/suspicious/noExplicitAny: what the server answers is looked at by tests, field by field.
export type Json = any

export interface StreamedEvent {
  readonly id: string
  readonly event: string
  readonly data: Json
}

export class Visitor {
  /** Any node will do: there are no sticky sessions. */
  readonly nodes: readonly string[]
  cookie: string | undefined
  token: string | undefined
  #turn = 0

  constructor(...nodes: readonly string[]) {
    this.nodes = nodes
  }

  static async called(name: string, ...nodes: readonly string[]): Promise<Visitor> {
    const visitor = new Visitor(...nodes)
    const { status, text } = await visitor.post('/me', { name })
    if (status !== 201) throw new Error(`no guest: ${status} ${text}`)
    return visitor
  }

  get(path: string): Promise<Answered> {
    return this.ask('GET', path)
  }

  post(path: string, body?: unknown): Promise<Answered> {
    return this.ask('POST', path, body)
  }

  put(path: string, body?: unknown): Promise<Answered> {
    return this.ask('PUT', path, body)
  }

  async ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answered> {
    const node = this.nodes[this.#turn++ % this.nodes.length] ?? ''
    const answer = await send(
      `${node}${path.startsWith('/api/') ? '' : '/api/v1'}${path}`,
      method,
      {
        ...this.#headers(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
    )
    const set = answer.headers.getSetCookie()[0]?.split(';')[0]
    if (set !== undefined) this.cookie = set
    return answer
  }

  #headers(): Record<string, string> {
    return {
      ...(this.cookie !== undefined && { cookie: this.cookie }),
      ...(this.token !== undefined && { authorization: `Bearer ${this.token}` }),
    }
  }

  /** A command with what the seat has seen last. */
  async command(code: string, seat: Seat, deed: Json, { at, key = randomUUID() }: { at?: string; key?: string } = {}) {
    const seen = at ?? (await this.look(code, seat)).at
    return this.post(`/tables/${code}/commands`, { seat, at: seen, key, do: deed })
  }

  async look(code: string, seat?: Seat): Promise<Json> {
    const { status, body, text } = await this.get(`/tables/${code}/look${seat === undefined ? '' : `?seat=${seat}`}`)
    if (status !== 200) throw new Error(`no look: ${status} ${text}`)
    return body.match
  }

  async table(code: string): Promise<Json> {
    return (await this.get(`/tables/${code}`)).body
  }

  listen(code: string, seat?: Seat, after?: string): Promise<Line> {
    return this.listenTo(`/tables/${code}/events${seat === undefined ? '' : `?seat=${seat}`}`, after)
  }

  /** A line about one's own tables. */
  listenToAll(): Promise<Line> {
    return this.listenTo('/me/events')
  }

  async listenTo(path: string, after?: string): Promise<Line> {
    const node = this.nodes[this.#turn++ % this.nodes.length] ?? ''
    const line = new Line()
    await line.open(`${node}/api/v1${path}`, {
      ...this.#headers(),
      ...(after !== undefined && { 'last-event-id': after }),
    })
    return line
  }
}

/** Half of what fetch costs. */
function send(
  url: string,
  method: string,
  headers: Record<string, string>,
  body: string | undefined,
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent: KEPT, method, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: headersOf(response), text, body: parsed(text) }),
      )
    })
    sent.on('error', reject).end(body)
  })
}

const KEPT = new Agent({ keepAlive: true })

function headersOf({ headersDistinct }: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(headersDistinct))
    for (const value of values) headers.append(name, value)
  return headers
}

/** A line for events. */
export class Line {
  readonly events: StreamedEvent[] = []
  readonly #waiting = new Set<() => void>()
  readonly #abort = new AbortController()
  raw = ''
  status = 0
  headers = new Headers()
  closed = false

  async open(url: string, headers: Record<string, string>): Promise<void> {
    const response = await fetch(url, { headers, signal: this.#abort.signal })
    this.status = response.status
    this.headers = response.headers
    if (response.body !== null) void this.#read(response.body)
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder()
    let rest = ''
    try {
      for await (const part of body) {
        const text = decoder.decode(part, { stream: true })
        this.raw += text
        const messages = (rest + text).split('\n\n')
        rest = messages.pop() ?? ''
        for (const message of messages) this.#hear(message)
        for (const wake of this.#waiting) wake()
      }
    } catch {
      // It was cut off, by us or by the server.
    }
    this.closed = true
    for (const wake of this.#waiting) wake()
  }

  #hear(message: string): void {
    const fields = new Map(
      message.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
    )
    const event = fields.get('event')
    if (event !== undefined)
      this.events.push({ id: fields.get('id') ?? '', event, data: parsed(fields.get('data') ?? '') })
  }

  /** The first event that is wanted, as soon as it is there. */
  async until(wanted: (event: StreamedEvent) => boolean, patience = 60_000): Promise<StreamedEvent> {
    const end = Date.now() + patience
    for (;;) {
      const found = this.events.find(wanted)
      if (found !== undefined) return found
      if (this.closed || Date.now() > end)
        throw new Error(
          `what was waited for did not come: ${this.events.map(({ event, id }) => `${event} ${id}`).join(', ')}`,
        )
      await this.#news(end - Date.now())
    }
  }

  /** Resolves when there are more events than so many, the line is closed, or nothing has come. */
  async more(than: number, patience: number): Promise<void> {
    if (this.events.length <= than && !this.closed) await this.#news(patience)
  }

  async untilClosed(): Promise<void> {
    while (!this.closed) await this.#news(60_000)
  }

  #news(patience: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer)
        this.#waiting.delete(wake)
        resolve()
      }
      const timer = setTimeout(wake, patience)
      this.#waiting.add(wake)
    })
  }

  close(): void {
    this.#abort.abort()
  }
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
