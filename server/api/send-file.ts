/** Sends a body that was packed before, or says that the client has it already. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BuiltFile } from '../http/built-files'
import { hasVersion, preferred } from '../http/conditions'
import { ApiProblem } from './problems'

/** `cacheControl`: how long it may be kept; without one nobody keeps it. */
export function sendFile(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { type, etag, contents }: BuiltFile,
  cacheControl?: string,
): FastifyReply {
  reply.header('vary', 'Accept-Encoding')
  if (cacheControl !== undefined) {
    reply.header('cache-control', cacheControl).header('etag', etag)
    if (hasVersion(headers['if-none-match'] ?? '', etag)) return reply.code(304).send()
  }
  const content = preferred(contents, String(headers['accept-encoding'] ?? ''))
  if (content === undefined)
    throw new ApiProblem(406, 'not-acceptable', 'The request accepts none of the available encodings.')
  if (content.encoding !== 'identity') reply.header('content-encoding', content.encoding)
  return reply.type(type).send(content.bytes)
}
