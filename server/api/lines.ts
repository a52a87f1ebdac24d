/** Event streams: who may open one, and how an answer becomes one. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../limits/networks'
import { isClosed, SSE_HEADERS, whenClosed } from '../live/sse'
import type { Line } from '../live/streams'
import type { Services } from '../services/services'
import { ApiProblem } from './problems'

const MOST_LINES = { player: 6, address: 60, node: 10_000 }

/** A page needs one stream; a client that opens many has lost count. */
export function mayListen({ streams, config }: Services, { player, ip }: FastifyRequest): void {
  if (streams.count >= MOST_LINES.node)
    throw new ApiProblem(503, 'full', `Too many event streams at this server (limit ${MOST_LINES.node}). Try again.`)
  if (config.limits === 'off') return
  const own = player === undefined ? 0 : streams.linesOf(player.id).size
  if (own >= MOST_LINES.player || streams.countAt(networkOf(ip)) >= MOST_LINES.address)
    throw new ApiProblem(
      429,
      'too-much',
      `Too many open event streams (limit ${MOST_LINES.player}, or ${MOST_LINES.address} from one network). Close one and try again.`,
    )
}

/**
 * Turns the answer into an event stream, with the headers that plugins have set. Returns false if the client has disconnected.
 */
export function beginLine(reply: FastifyReply): boolean {
  reply.hijack()
  if (isClosed(reply.raw)) return false
  const headers = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  reply.raw.writeHead(200, { ...Object.fromEntries(headers), ...SSE_HEADERS })
  return true
}

/** The stream is removed when its client disconnects. */
export function removeWhenClosed({ streams, waiting }: Services, { raw }: FastifyReply, line: Line): void {
  whenClosed(raw, () => {
    streams.remove(line)
    waiting.leave(line)
  })
}
