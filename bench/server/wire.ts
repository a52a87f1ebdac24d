/**
 * The part of HTTP that the load needs, on plain sockets: Node's own client would use as much CPU as the measured server.
 */
import { connect, type Socket } from 'node:net'

export interface Answer {
  readonly status: number
  readonly cookie: string
  readonly text: string
}

interface Asked {
  readonly done: (answer: Answer) => void
  readonly failed: (error: Error) => void
}

function socketTo(node: URL): Socket {
  const socket = connect({ host: node.hostname, port: Number(node.port), noDelay: true })
  socket.setEncoding('utf8')
  return socket
}

/** A persistent connection. One request at a time. */
class Connection {
  readonly #socket: Socket
  #said = ''
  #asked: Asked | undefined

  constructor(node: URL, whenFree: (connection: Connection) => void) {
    this.#socket = socketTo(node)
    this.#socket.on('data', (part: string) => {
      this.#said += part
      const answer = answerIn(this.#said)
      if (answer === undefined) return
      this.#said = ''
      const asked = this.#asked
      this.#asked = undefined
      whenFree(this)
      asked?.done(answer)
    })
    this.#socket.on('error', (error) => this.#asked?.failed(error))
    this.#socket.on('close', () => this.#asked?.failed(new Error('the server has hung up')))
  }

  /** A server closes connections that were idle for a while. */
  get isOpen(): boolean {
    return this.#socket.writable
  }

  ask(request: string, asked: Asked): void {
    this.#asked = asked
    this.#socket.write(request)
  }
}

/** The answer, once it is complete. All texts are ASCII, so a character is a byte. */
function answerIn(said: string): Answer | undefined {
  const end = said.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const head = said.slice(0, end)
  const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0)
  if (said.length < end + 4 + length) return undefined
  const cookie = /^set-cookie: ([^;\r]*)/im.exec(head)?.[1] ?? ''
  return { status: Number(head.slice(9, 12)), cookie, text: said.slice(end + 4) }
}

/** One node and the free connections to it. */
export class Wire {
  readonly #node: URL
  readonly #free: Connection[] = []

  constructor(address: string) {
    this.#node = new URL(address)
  }

  ask(method: string, path: string, cookie: string, body?: string): Promise<Answer> {
    let connection = this.#free.pop()
    while (connection?.isOpen === false) connection = this.#free.pop()
    connection ??= new Connection(this.#node, (free) => this.#free.push(free))
    const asking = connection
    return new Promise((done, failed) => asking.ask(this.#head(method, path, cookie, body), { done, failed }))
  }

  #head(method: string, path: string, cookie: string, body: string | undefined): string {
    const first = `${method} /api/v1${path} HTTP/1.1\r\nhost: ${this.#node.host}\r\ncookie: ${cookie}\r\n`
    if (body === undefined) return `${first}\r\n`
    return `${first}content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`
  }

  /** An event stream. Resolves with its status; then passes on every event as text. */
  listen(path: string, cookie: string, onEvent: (event: string) => void): Promise<number> {
    const socket = socketTo(this.#node)
    return new Promise((resolve, reject) => {
      let rest = ''
      let begun = false
      socket.on('data', (part: string) => {
        const events = (rest + part).split('\n\n')
        rest = events.pop() ?? ''
        if (!begun) resolve(Number((events[0] ?? rest).slice(9, 12)))
        begun = true
        for (const event of events) onEvent(event)
      })
      socket.on('error', reject)
      socket.write(this.#head('GET', path, cookie, undefined))
    })
  }
}
