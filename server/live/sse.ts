/** Server-sent events: one line to a page, and what becomes of a reader that does not read. */
import type { ServerResponse } from 'node:http'
import { parseEventId, printEventId } from '@crownlands/table/position'
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

/** A line to a reader of a table. `after`: the id of the last event that it got; without one it is told everything. */
export function openStream(
  response: ServerResponse,
  known: Pick<Stream, 'code' | 'viewer' | 'playerId' | 'address'>,
  after: string,
  sent: Sent,
): Stream {
  const { cursor: at, chatN = 0, tableRev = -1 } = parseEventId(after) ?? {}
  const line = openLine(response, known, sent, () => {
    const { at: cursor, chatN, tableRev } = stream
    return printEventId({ cursor, chatN, tableRev: Math.max(0, tableRev) })
  })
  const stream: Stream = { ...line, at, chatN, tableRev }
  return stream
}
