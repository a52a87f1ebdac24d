/** A visitor with a cookie and an address in 127.0.0.0/8, which on Linux is all this machine. */
import { Agent, type IncomingMessage, request } from 'node:http'

// biome-ignore lint/suspicious/noExplicitAny: answers are read field by field, as any client does.
export type Json = any

export interface Answer {
  readonly status: number
  readonly retryAfter: string | undefined
  readonly text: string
  readonly body: Json
  /** From the request to the last byte. */
  readonly milliseconds: number
}

export class Visitor {
  readonly #server: string
  readonly #agent: Agent
  readonly #from: string
  cookie: string | undefined

  constructor(server: string, from: string, connections = 20) {
    this.#server = server
    this.#from = from
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections })
  }

  static async called(name: string, server: string, from: string): Promise<Visitor> {
    const visitor = new Visitor(server, from)
    const { status, text } = await visitor.send('POST', '/me', { name })
    if (status !== 201) throw new Error(`No guest from ${from}: ${status} ${text}`)
    return visitor
  }

  /** `body`: an object, or text that is sent as it is. Status 0: no answer. */
  send(method: string, path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    const sent = body === undefined || typeof body === 'string' ? body : JSON.stringify(body)
    const began = performance.now()
    return new Promise((resolve) => {
      const end = (answer: Pick<Answer, 'status' | 'retryAfter' | 'text'>) =>
        resolve({ ...answer, body: parsed(answer.text), milliseconds: performance.now() - began })
      const asked = this.#request(method, path, headers, sent !== undefined, (response) => {
        const cookie = response.headers['set-cookie']?.[0]?.split(';')[0]
        if (cookie !== undefined) this.cookie = cookie
        let text = ''
        response.setEncoding('utf8').on('data', (part: string) => {
          text += part
        })
        const retryAfter = response.headers['retry-after']
        response.on('end', () => end({ status: response.statusCode ?? 0, retryAfter, text }))
        response.on('error', () => end({ status: 0, retryAfter: undefined, text: '' }))
      })
      asked.on('error', (error) => end({ status: 0, retryAfter: undefined, text: error.message }))
      asked.end(sent)
    })
  }

  get(path: string): Promise<Answer> {
    return this.send('GET', path)
  }

  async must(status: number, method: string, path: string, body?: unknown): Promise<Json> {
    const answer = await this.send(method, path, body)
    if (answer.status === status) return answer.body
    throw new Error(`${method} ${path}: ${answer.status} instead of ${status}: ${answer.text.slice(0, 200)}`)
  }

  /** A stream of events: its status, then every event with its size in bytes. Returns what closes it. */
  listen(path: string, onEvent: (name: string, bytes: number) => void, onStatus: (status: number) => void): () => void {
    const asked = this.#request('GET', path, { accept: 'text/event-stream' }, false, (response) => {
      onStatus(response.statusCode ?? 0)
      let rest = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        const events = (rest + part).split('\n\n')
        rest = events.pop() ?? ''
        for (const event of events) onEvent(/^event: (\S+)/m.exec(event)?.[1] ?? '', Buffer.byteLength(event) + 2)
      })
      response.on('error', () => undefined)
    })
    asked.on('error', () => onStatus(0))
    asked.end()
    return () => asked.destroy()
  }

  #request(
    method: string,
    path: string,
    headers: Readonly<Record<string, string>>,
    hasBody: boolean,
    onAnswer: (response: IncomingMessage) => void,
  ) {
    const isStream = headers.accept === 'text/event-stream'
    return request(
      `${this.#server}${path.startsWith('/t/') ? '' : '/api/v1'}${path}`,
      {
        method,
        localAddress: this.#from,
        agent: isStream ? false : this.#agent,
        headers: {
          ...(this.cookie !== undefined && { cookie: this.cookie }),
          ...(hasBody && { 'content-type': 'application/json' }),
          ...headers,
        },
      },
      onAnswer,
    )
  }
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
