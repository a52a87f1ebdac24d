/** Server-sent events: one line to a page, and what becomes of a reader that does not read. */
import type { ServerResponse } from 'node:http'
import type { Line, Stream } from './streams'

/** More than this waiting: whoever does not read is cut off, and resumes from where it was. */
const MOST_WAITING = 256 * 1024
const SILENCE_MS = 20_000
const RETRY_MS = 1000

export const SSE_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
} as const

/** What a reader has of a table, from the id of the last event it got. */
export interface Resumed {
  /** Undefined: nothing of the match. */
  readonly at: string | undefined
  readonly chatN: number
  readonly tableRev: number
}

/** `41.2.7.3`: cursor, lines of chat, changes of seats; `-.7.3` before the match. Anything else: all is told anew. */
export function resumedFrom(id: string | undefined): Resumed | undefined {
  const parts = /^(?:(\d{1,9}\.\d{1,9})|-)\.(\d{1,9})\.(\d{1,9})$/.exec(id ?? '')
  return parts === null ? undefined : { at: parts[1], chatN: Number(parts[2]), tableRev: Number(parts[3]) }
}

/** Counts what is sent. */
export interface Sent {
  readonly events: { inc(): void }
  readonly bytes: { inc(by: number): void }
}

/** The client has gone: nothing that is written arrives. */
export function isClosed({ destroyed, req }: ServerResponse): boolean {
  return destroyed || req.socket.destroyed
}

/**
 * Calls `act` once, when the response has ended or its connection is closed. A response that still waits behind another on the
 * same connection (HTTP pipelining) emits no `close` of its own.
 */
export function whenClosed(response: ServerResponse, act: () => void): void {
  const { socket } = response.req
  const closed = () => {
    response.off('close', closed)
    socket.off('close', closed)
    act()
  }
  response.on('close', closed)
  socket.on('close', closed)
}

/** `id` is written with every event, for whoever comes back. */
export function openLine<L extends Pick<Line, 'code' | 'playerId' | 'address'>>(
  response: ServerResponse,
  known: L,
  sent: Sent,
  id: () => string | undefined = () => undefined,
): L & Line {
  response.write(`retry: ${RETRY_MS}\n\n`)
  const pulse = setInterval(() => response.write(': \n\n'), SILENCE_MS)
  whenClosed(response, () => clearInterval(pulse))
  return {
    ...known,
    send: (event, text) => {
      if (response.writableEnded || isClosed(response)) return
      const place = id()
      const message = `${place === undefined ? '' : `id: ${place}\n`}event: ${event}\ndata: ${text}\n\n`
      response.write(message)
      sent.events.inc()
      sent.bytes.inc(message.length)
      if (response.writableLength > MOST_WAITING) response.req.socket.destroy()
    },
    end: () => {
      response.end()
    },
  }
}

/** A line to a reader of a table. */
export function openStream(
  response: ServerResponse,
  known: Pick<Stream, 'code' | 'viewer' | 'playerId' | 'address'>,
  resumed: Resumed | undefined,
  sent: Sent,
): Stream {
  const place = { at: resumed?.at, chatN: resumed?.chatN ?? 0, tableRev: resumed?.tableRev ?? -1 }
  const line = openLine(response, known, sent, () => {
    const { at, chatN, tableRev } = stream
    return `${at ?? '-'}.${chatN}.${Math.max(0, tableRev)}`
  })
  const stream: Stream = { ...line, ...place }
  return stream
}
