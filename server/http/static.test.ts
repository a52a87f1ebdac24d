import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readBuiltFiles } from './built-files'
import { close, listen } from './listen'
import { answer } from './static'

const PAGE = '<!doctype html><title>Crownlands</title>'
const SCRIPT = 'console.log("crown")\n'.repeat(100)

let folder: string
let server: Server

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'crownlands-static-'))
  mkdirSync(join(folder, 'assets'))
  write('index.html', PAGE)
  write('sw.js', SCRIPT)
  write('icon.svg', '<svg/>')
  write('assets/host-worker-3c4d.js', SCRIPT)
  write('assets/app-1a2b.js', SCRIPT)
  write('assets/app-1a2b.js.br', brotliCompressSync(SCRIPT))
  write('assets/app-1a2b.js.gz', gzipSync(SCRIPT))
  write('.build.json', JSON.stringify({ sources: 'x', files: { 'index.html': PAGE.length } }))
  const files = readBuiltFiles(folder) ?? new Map()
  server = createServer((request, response) => answer(files, request, response))
  expect(await listen(server, 0, 'localhost')).toBeUndefined()
})

afterEach(async () => {
  await close(server, 500)
  rmSync(folder, { recursive: true, force: true })
})

function write(path: string, content: string | Buffer): void {
  writeFileSync(join(folder, path), content)
}

interface Answer {
  readonly status: number | undefined
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: Buffer
}

/** As it comes over the wire: `fetch` would unpack it and tidy the address up. */
function ask(path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { address: hostname, port } = server.address() as AddressInfo
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
    expect(again.headers['content-security-policy']).toEqual(headers['content-security-policy'])
  })

  it('with a policy for all that could run something of its own: pages, pictures that are documents, workers', async () => {
    const policy = async (path: string) => (await ask(path)).headers['content-security-policy']
    for (const path of ['/', '/icon.svg', '/sw.js', '/assets/host-worker-3c4d.js'])
      expect([path, await policy(path)]).toEqual([path, expect.stringContaining("default-src 'self'")])
    expect(await policy('/assets/app-1a2b.js')).toBeUndefined()
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

  it.each([
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0', undefined],
    ['BR;Q=0.0, *', 'gzip'],
    ['gzip;q=0.5, br;q=0.1', 'gzip'],
    ['gzip ; q=0.5, br ; q=0.5', 'br'],
    ['identity, gzip;q=0.5', undefined],
    ['identity;q=0.5, br;q=0.2', undefined],
    ['*', 'br'],
    ['*;q=0.1, identity;q=0.5', undefined],
    ['zstd, deflate', undefined],
    ['identity;q=0, gzip', 'gzip'],
    ['br;q=well', 'br'],
    [' , ', undefined],
  ])('packed as the browser says: %j gets %s', async (accepted, encoding) => {
    const { status, headers, body } = await ask('/assets/app-1a2b.js', { 'Accept-Encoding': accepted })
    expect([status, headers['content-encoding'], headers.vary]).toEqual([200, encoding, 'Accept-Encoding'])
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((packed: Buffer) => packed)
    expect(unpack(body).toString()).toBe(SCRIPT)
  })

  it.each(['*;q=0', '*;q=-1', 'identity;q=0, *;q=0', 'br;q=0, gzip;q=0, identity;q=0'])(
    'to no browser that refuses all there is: %j',
    async (accepted) => {
      const { status, headers } = await ask('/assets/app-1a2b.js', {
        'Accept-Encoding': accepted,
        'If-None-Match': '*',
      })
      expect([status, headers['cache-control'], headers.vary]).toEqual([406, 'no-store', 'Accept-Encoding'])
    },
  )

  it('only to browsers that do not have it', async () => {
    const { etag } = (await ask('/')).headers
    const strong = String(etag).replace('W/', '')
    for (const had of ['*', etag, strong, `"other", ${etag}`, `W/"a,b",${strong} , "c"`])
      expect([had, (await ask('/', { 'If-None-Match': String(had) })).status]).toEqual([had, 304])
    for (const had of ['', '"other"', strong.replaceAll('"', ''), 'W/', '"*"'])
      expect([had, (await ask('/', { 'If-None-Match': had })).status]).toEqual([had, 200])
  })

  it('at the whole address too, as proxies ask for it', async () => {
    for (const path of ['http://localhost:4180/', 'HTTP://crown.lands', 'http://localhost?lang=fr#/'])
      expect([path, (await ask(path)).body.toString()]).toEqual([path, PAGE])
    expect((await ask('http://localhost/none.js')).status).toBe(404)
  })

  it('as it was when the server started, while a new build takes its place', async () => {
    const before = await ask('/')
    write('index.html', `${PAGE}<p>Something longer`)
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
      '/%00',
      '//',
      '/assets/app-1a2b.js.br',
      '/.build.json',
    ])
      expect(await ask(path)).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } })
    const posted = await ask('/', {}, 'POST')
    expect([posted.status, posted.headers.allow]).toEqual([405, 'GET, HEAD'])
    const head = await ask('/', {}, 'HEAD')
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, String(PAGE.length), 0])
  })
})

describe('a build that is not whole', () => {
  it.each([
    ['is not there', () => rmSync(folder, { recursive: true })],
    ['is empty', () => rmSync(join(folder, 'index.html'))],
    ['was not finished', () => rmSync(join(folder, '.build.json'))],
    ['lacks the end of a file', () => write('index.html', PAGE.slice(1))],
    ['is of another make', () => write('.build.json', '[]')],
  ])('is not served: it %s', (_, spoil) => {
    spoil()
    expect(readBuiltFiles(folder)).toBeUndefined()
  })
})
