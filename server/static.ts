/** Serves the built web app on this machine. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type BuiltFiles, contentFor, readBuiltFiles } from './built-files'

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

const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': CONTENT_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
}

/** Listens on the first free port from `port` on; gives back the server and its address. */
export async function serveApp(
  folder: string,
  port: number,
  host: string,
): Promise<{ readonly server: Server; readonly address: string }> {
  const files = readBuiltFiles(folder)
  const server = createServer((request, response) => answer(files, request, response))
  const found = await listenFrom(server, port, host)
  return { server, address: `http://${host === '0.0.0.0' ? 'localhost' : host}:${found}/` }
}

function answer(files: BuiltFiles, request: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
  const { method, headers } = request
  if (method !== 'GET' && method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    return
  }
  const path = pathOf(request)
  const file = files.get(path === '/' ? '/index.html' : path)
  const content = file === undefined ? undefined : contentFor(file, String(headers['accept-encoding'] ?? ''))
  if (file === undefined || content === undefined) {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('There is nothing here.\n')
    return
  }
  // The names of built assets carry a hash of what they hold: they never change.
  const keep = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
  response.setHeader('Cache-Control', keep).setHeader('ETag', file.etag).setHeader('Vary', 'Accept-Encoding')
  if (headers['if-none-match'] === file.etag) {
    response.writeHead(304).end()
    return
  }
  if (content.encoding !== undefined) response.setHeader('Content-Encoding', content.encoding)
  response.writeHead(200, { 'Content-Type': file.type, 'Content-Length': content.bytes.length })
  response.end(method === 'HEAD' ? undefined : content.bytes)
}

/** Without what follows a question mark; an address that makes no sense leads nowhere. */
function pathOf({ url = '' }: IncomingMessage): string {
  const [path = ''] = url.split('?')
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const PORTS_TRIED = 20

async function listenFrom(server: Server, first: number, host: string): Promise<number> {
  for (let port = first; ; port++) {
    try {
      await listen(server, port, host)
      return port
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
      if (!taken || port >= first + PORTS_TRIED) throw error
    }
  }
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
}
