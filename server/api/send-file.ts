/** Sends a compressed body, or 304 if the client has it. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BuiltFile } from '../http/built-files'
import { hasVersion, preferred } from '../http/conditions'
import { ApiProblem } from './problems'

/** `cacheControl`: how long clients may cache it. Default: not at all. */
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
