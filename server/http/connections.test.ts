import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, it, vi } from 'vitest'
import { Connections } from './connections'
import { close } from './listen'

const TIMEOUTS = { headers: 400, request: 4000, silence: 60_000, idle: 60_000 }

const opened: Connections[] = []
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await Promise.all(opened.splice(0).map(({ server }) => close(server, 500)))
})

async function openServer(limits: { perAddress?: number; total?: number } = {}, listener: RequestListener = echo) {
  const { perAddress, total = 100 } = limits
  const connections = new Connections(listener, { perAddress, total }, TIMEOUTS)
  opened.push(connections)
  connections.server.listen(0, '127.0.0.1')
  await once(connections.server, 'listening')
  const { port } = connections.server.address() as AddressInfo
  return {
    connections,
    /** From an address of this machine. */
    connectFrom: (localAddress: string) => {
      const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => undefined)
      sockets.push(socket)
      return socket
    },
  }
}

const echo: RequestListener = (request, response) => {
  void text(request).then((body) => response.end(body))
}

/** What an HTTP server says on a connection until the words are there. */
async function until(socket: Socket, words: string): Promise<void> {
  let said = ''
  socket.setEncoding('utf8').on('data', (part) => {
    said += part
  })
  await vi.waitFor(() => expect(said).toContain(words), 10_000)
}

it('a connection that drips headers, or says nothing, is closed', async () => {
  const { connectFrom } = await openServer()
  const [dripping, silent] = [connectFrom('127.0.0.1'), connectFrom('127.0.0.1')]
  const begin = performance.now()
  dripping.write('GET / HTTP/1.1\r\n')
  const drip = setInterval(() => dripping.write('x-drip: 1\r\n'), 50)
  for (const socket of [dripping, silent]) if (!socket.closed) await once(socket.resume(), 'close')
  clearInterval(drip)
  expect(performance.now() - begin).toBeGreaterThan(TIMEOUTS.headers)
  expect(performance.now() - begin).toBeLessThan(TIMEOUTS.request)
})

it('a slow body, a long answer and a pause between requests take longer than headers may', async () => {
  const { connectFrom } = await openServer({}, (request, response) => {
    if (request.method === 'POST') return echo(request, response)
    response.write('begun')
    setTimeout(() => response.end('ended'), 3 * TIMEOUTS.headers)
  })
  const socket = connectFrom('127.0.0.1')
  socket.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 4\r\n\r\n')
  for (const letter of 'slow') {
    await sleep(TIMEOUTS.headers / 2)
    socket.write(letter)
  }
  await until(socket, 'slow')
  await sleep(1.5 * TIMEOUTS.headers)
  socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n')
  await until(socket, 'ended')
})

it('one address gets so many connections, and others are not affected', async () => {
  const { connections, connectFrom } = await openServer({ perAddress: 3 })
  const many = Array.from({ length: 10 }, () => connectFrom('127.0.0.1'))
  await vi.waitFor(() => expect(connections.refused.address).toBe(7))
  expect(connections.open).toBe(3)
  const other = connectFrom('127.0.0.2')
  other.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\n\r\nhello')
  await until(other, 'hello')
  for (const socket of many) socket.destroy()
  await vi.waitFor(() => expect(connections.open).toBe(1))
  const again = connectFrom('127.0.0.1')
  again.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\n\r\nagain')
  await until(again, 'again')
  expect(connections.refused).toEqual({ address: 7, total: 0 })
})

it('all addresses together get so many', async () => {
  const { connections, connectFrom } = await openServer({ perAddress: 3, total: 5 })
  for (let i = 0; i < 8; i++) connectFrom(`127.0.0.${1 + i}`)
  await vi.waitFor(() => expect(connections.refused.total).toBe(3))
  expect(connections.open).toBe(5)
})
