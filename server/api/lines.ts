/** Lines for events: who may open one, and how an answer becomes one. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { SSE_HEADERS } from '../live/sse'
import type { Line } from '../live/streams'
import type { Services } from '../services'
import { ApiProblem } from './problems'

const MOST_LINES = { player: 6, address: 60, node: 10_000 }

/** A page needs one line: whoever opens many has lost count. */
export function mayListen({ streams, config }: Services, { player, ip }: FastifyRequest): void {
  if (streams.count >= MOST_LINES.node) throw new ApiProblem(503, 'full', 'Too many people listen here. Try again.')
  if (config.limits === 'off') return
  const own = player === undefined ? 0 : streams.linesOf(player.id).size
  if (own >= MOST_LINES.player || streams.countAt(ip) >= MOST_LINES.address)
    throw new ApiProblem(429, 'too-much', 'You listen to too much at once. Close a page first.')
}

/** The answer is a line from now on. What plugins have set for an ordinary answer holds for it too. */
export function beginLine(reply: FastifyReply): void {
  reply.hijack()
  const headers = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  reply.raw.writeHead(200, { ...Object.fromEntries(headers), ...SSE_HEADERS })
}

/** Whoever closes it is told nothing more. */
export function whenClosed({ streams, waiting }: Services, { raw }: FastifyReply, line: Line): void {
  raw.on('close', () => {
    streams.remove(line)
    waiting.leave(line)
  })
}
