import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { serveApp } from './static'

const PAGE = '<!doctype html><title>Crownlands</title>'
const SCRIPT = 'console.log("crown")\n'.repeat(100)

let folder: string
let address: string
let close: () => void

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'crownlands-static-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), PAGE)
  writeFileSync(join(folder, 'assets/app-1a2b.js'), SCRIPT)
  writeFileSync(join(folder, 'assets/app-1a2b.js.br'), brotliCompressSync(SCRIPT))
  writeFileSync(join(folder, 'assets/app-1a2b.js.gz'), gzipSync(SCRIPT))
  const served = await serveApp(folder, 45_180, 'localhost')
  address = served.address
  close = () => {
    served.server.closeAllConnections()
    served.server.close()
  }
})

afterEach(() => {
  close()
  rmSync(folder, { recursive: true, force: true })
})

interface Answer {
  readonly status: number | undefined
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: Buffer
}

/** As it comes over the wire: `fetch` would unpack it and tidy the address up. */
function ask(path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address)
    request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
      .on('error', reject)
      .end()
  })
}

describe('the web app is served', () => {
  it('with its page at the root, asked for anew every time', async () => {
    const { status, headers, body } = await ask('/?source=pwa')
    expect([status, body.toString()]).toEqual([200, PAGE])
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
    expect(headers['content-security-policy']).toContain("default-src 'self'")
    const again = await ask('/', { 'If-None-Match': String(headers.etag) })
    expect([again.status, again.body.length]).toEqual([304, 0])
  })

  it('with assets that are kept for good, packed as the browser likes it best', async () => {
    const path = '/assets/app-1a2b.js'
    const plain = await ask(path)
    expect(plain.body.toString()).toBe(SCRIPT)
    expect(plain.headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(plain.headers['cache-control']).toContain('immutable')
    const zipped = await ask(path, { 'Accept-Encoding': 'gzip, deflate' })
    expect([zipped.headers['content-encoding'], gunzipSync(zipped.body).toString()]).toEqual(['gzip', SCRIPT])
    const best = await ask(path, { 'Accept-Encoding': 'gzip, deflate, br;q=1' })
    expect([best.headers['content-encoding'], brotliDecompressSync(best.body).toString()]).toEqual(['br', SCRIPT])
  })

  it('as it was when the server started, while a new build takes its place', async () => {
    const before = await ask('/')
    writeFileSync(join(folder, 'index.html'), `${PAGE}<p>Something longer`)
    rmSync(join(folder, 'assets'), { recursive: true })
    expect((await ask('/')).body).toEqual(before.body)
    expect((await ask('/assets/app-1a2b.js')).body.toString()).toBe(SCRIPT)
  })

  it('and nothing else is', async () => {
    for (const path of [
      '/assets',
      '/none.js',
      '/../package.json',
      '/%2e%2e/package.json',
      '/%',
      '//',
      '/assets/app-1a2b.js.br',
    ])
      expect([path, (await ask(path)).status]).toEqual([path, 404])
    const posted = await ask('/', {}, 'POST')
    expect([posted.status, posted.headers.allow]).toEqual([405, 'GET, HEAD'])
    const head = await ask('/', {}, 'HEAD')
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, String(PAGE.length), 0])
  })
})

it('takes the next port when one is taken', async () => {
  const other = await serveApp(folder, Number(new URL(address).port), 'localhost')
  expect(other.address).not.toBe(address)
  other.server.close()
})
