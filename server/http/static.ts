/** Serves the files of the built web app. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { BuiltFiles } from './built-files'
import { hasVersion, preferred } from './conditions'

/** Everything comes from here: no other host is ever asked. Styles set by scripts are part of the app. */
const CONTENT_POLICY = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** By this name a second server knows the first. */
export const SERVER_NAME = 'Crownlands'

const HEADERS: Readonly<Record<string, string>> = {
  Server: SERVER_NAME,
  'X-Content-Type-Options': 'nosniff',
}

/** What pages and workers obey; what they load obeys theirs, and need not carry it. */
const POLICIES: Readonly<Record<string, string>> = {
  'Content-Security-Policy': CONTENT_POLICY,
  'Referrer-Policy': 'no-referrer',
}

/** Answers a request for a file of the app. */
export function answer(files: BuiltFiles, request: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
  const { method, headers } = request
  if (method !== 'GET' && method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    say(response, 405, 'Only GET and HEAD are answered here.')
    return
  }
  const path = pathOf(request)
  const file = files.get(path === '/' || path === '' ? '/index.html' : path)
  if (file === undefined) {
    say(response, 404, 'There is nothing here.')
    return
  }
  const content = preferred(file.contents, String(headers['accept-encoding'] ?? ''))
  if (content === undefined) {
    response.setHeader('Vary', 'Accept-Encoding')
    say(response, 406, 'Every encoding that there is of this was refused.')
    return
  }
  // The names of built assets carry a hash of what they hold: they never change.
  const keep = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
  response.setHeader('Cache-Control', keep).setHeader('ETag', file.etag).setHeader('Vary', 'Accept-Encoding')
  // With a 304 too: browsers keep what it says for the file that they have, and would obey the policy of the API.
  if (hasPolicies(path, file.type))
    for (const [name, value] of Object.entries(POLICIES)) response.setHeader(name, value)
  if (hasVersion(headers['if-none-match'] ?? '', file.etag)) {
    response.writeHead(304).end()
    return
  }
  if (content.encoding !== 'identity') response.setHeader('Content-Encoding', content.encoding)
  response.writeHead(200, { 'Content-Type': file.type, 'Content-Length': content.bytes.length })
  response.end(method === 'HEAD' ? undefined : content.bytes)
}

/** Everything that could run something of its own. */
function hasPolicies(path: string, type: string): boolean {
  return /^(text\/html|image\/svg)/.test(type) || /(-worker-[^/]*|\/sw)\.js$/.test(path)
}

/** A refusal in words; nobody is to keep it. */
function say(response: ServerResponse, status: number, sentence: string): void {
  response.setHeader('Cache-Control', 'no-store')
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${sentence}\n`)
}

/** Without what follows a question mark; an address that makes no sense leads nowhere. */
function pathOf({ url = '' }: IncomingMessage): string {
  // Proxies may write the whole address (RFC 9112, 3.2.2).
  const [path = ''] = url.replace(/^https?:\/\/[^/?]*/i, '').split('?')
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
