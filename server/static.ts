/** Serves the built web app on this machine. */
import { createServer, type Server } from 'node:http'
import sirv from 'sirv'

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
  const files = sirv(folder, {
    etag: true,
    gzip: true,
    brotli: true,
    // The names of built assets carry a hash of what they hold: they never change.
    setHeaders: (response, path) => {
      for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
      response.setHeader(
        'Cache-Control',
        path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })
  const server = createServer((request, response) => {
    files(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('There is nothing here.\n')
    })
  })
  const found = await listenFrom(server, port, host)
  return { server, address: `http://${host === '0.0.0.0' ? 'localhost' : host}:${found}/` }
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
