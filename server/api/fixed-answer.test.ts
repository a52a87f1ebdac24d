import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, it, vi } from 'vitest'
import { FixedAnswer } from './fixed-answer'
import { answerProblems } from './problems'

const TEXT = JSON.stringify({ long: 'crown '.repeat(1000) })

function appWith(answer: FixedAnswer) {
  const app = Fastify()
  answerProblems(app)
  app.get('/', (request, reply) => answer.send(request, reply))
  return (headers: Record<string, string> = {}) => app.inject({ method: 'GET', url: '/', headers })
}

it('is made once for all who ask at the same time, and again only when that failed', async () => {
  const make = vi.fn(async () => TEXT).mockRejectedValueOnce(new Error('not yet'))
  const ask = appWith(new FixedAnswer('application/json', make))
  expect((await ask()).statusCode).toBe(500)
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask()))
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(answers.map(() => [200, TEXT]))
  expect(make).toHaveBeenCalledTimes(2)
})

it('comes packed as the client takes it, and not at all to a client that has it', async () => {
  const ask = appWith(new FixedAnswer('application/json', () => TEXT))
  const packed = async (encoding: string) => (await ask({ 'accept-encoding': encoding })).rawPayload
  expect(brotliDecompressSync(await packed('br, gzip')).toString()).toBe(TEXT)
  expect(gunzipSync(await packed('gzip')).toString()).toBe(TEXT)
  const { headers } = await ask()
  expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'cache-control': 'no-cache' })
  const again = await ask({ 'if-none-match': String(headers.etag), 'accept-encoding': 'br' })
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag])
  expect((await ask({ 'accept-encoding': '*;q=0' })).statusCode).toBe(406)
})
