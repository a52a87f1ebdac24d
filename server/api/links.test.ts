import { afterAll, beforeAll, expect, it } from 'vitest'
import { beginTable, layTable, mustBe, openServer, type TestServer } from '../testing/server'
import type { Visitor } from '../testing/visitors'

let server: TestServer
beforeAll(async () => {
  server = await openServer([{ role: 'web', environment: { PUBLIC_URL: 'https://play.example.org/' } }])
})
afterAll(() => server.close())

async function follow(code: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${server.node.url}/t/${code}`, { headers })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

it('a link leads to the table, and says what it is where it is only shown', async () => {
  const { code } = await layTable(server.urls, { people: 1, more: { seats: [{ house: 'or' }, { house: 'azure' }] } })
  const { status, headers, text } = await follow(code)
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    ...[200, 'text/html; charset=utf-8', 'no-store'],
  ])
  expect(text).toContain('<meta property="og:title" content="Kingdoms · Crownlands">')
  expect(text).toContain('<meta property="og:description" content="One seat is free. Sit down and play.">')
  expect(text).toContain(`<meta property="og:url" content="https://play.example.org/t/${code}">`)
  expect(text).toContain('<meta property="og:image" content="https://play.example.org/preview.png">')
  expect(text).toContain(`<meta http-equiv="refresh" content="0; url=/#/t/${code}">`)
  expect(text).toContain('noindex')
  const french = await follow(code, { 'accept-language': 'de, fr-CH;q=0.9, en;q=0.8' })
  expect(french.text).toContain('content="Une place est libre. Asseyez-vous et jouez."')
  expect(french.text).toContain('<html lang="fr">')
})

it('a link says when the game goes on, and when it is over', async () => {
  const { code, people } = await beginTable(server.urls)
  expect((await follow(code)).text).toContain('The game is under way.')
  for (const visitor of people as readonly Visitor[])
    mustBe(200, await visitor.post(`/tables/${code}/agreements`, { what: 'end', about: 0, yes: true }))
  expect((await follow(code)).text).toContain('The game is over.')
})

it.each(['111111111111', 'nonsense', '%00', '%3Cscript%3E'])(
  'a link to %s leads to where the app says that there is no table',
  async (code) => {
    const { status, text } = await follow(code)
    expect(text).toContain(`url=/#/t/${code}">`)
    expect([status, text.includes('There is no such table.'), text.includes('<script')]).toEqual([404, true, false])
  },
)

it.each(['/t/111111111111', '/api/v1/docs', '/api/v1/docs/', '/api/v1/nothing', '/api/v1/games', '/health'])(
  'a page that asks %s stays on http where there is no https',
  async (path) => {
    const { headers } = await fetch(`${server.node.url}${path}`)
    expect(headers.get('content-security-policy')).toMatch(/default-src/)
    expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests')
  },
)
