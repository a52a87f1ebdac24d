import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, createServer as createNetServer } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { addressOf, close, isCrownlandsAt, listen, problemOf } from './listen'
import { answer } from './static'

const servers: Server[] = []
const PATIENCE = 500

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => close(server, PATIENCE)))
})

function appServer(): Server {
  const server = createServer((request, response) => answer(new Map(), request, response))
  servers.push(server)
  return server
}

function portOf(server: Pick<Server, 'address'>): number {
  return (server.address() as AddressInfo).port
}

it('says who cannot be listened for', async () => {
  expect(await listen(appServer(), 0, '192.0.2.1')).toBe('foreign-host')
  expect(await listen(appServer(), 0, 'no..such')).toBe('unknown-host')
  expect(problemOf(Object.assign(new Error('listen EACCES'), { code: 'EACCES' }))).toBe('forbidden-port')
  expect(problemOf(new Error('something else'))).toBeUndefined()
})

it('says that a port is busy, and knows Crownlands from others', async () => {
  const [ours, others] = [appServer(), createServer((_, response) => response.end())]
  servers.push(others)
  expect(await listen(ours, 0, 'localhost')).toBeUndefined()
  expect(await listen(others, 0, 'localhost')).toBeUndefined()
  for (const server of [ours, others]) expect(await listen(appServer(), portOf(server), 'localhost')).toBe('busy')
  expect(await isCrownlandsAt(addressOf('localhost', portOf(ours)))).toBe(true)
  expect(await isCrownlandsAt(addressOf('localhost', portOf(others)))).toBe(false)
  const address = addressOf('localhost', portOf(ours))
  await close(ours, PATIENCE)
  expect(await isCrownlandsAt(address)).toBe(false)
  expect(await isCrownlandsAt('http://[fe80::1%25lo]:4180/')).toBe(false)
})

it('calls a port busy when somebody has it at the other address of localhost', async ({ skip }) => {
  const other = createNetServer()
  const hasIPv6 = await new Promise((resolve) => {
    other.once('error', () => resolve(false))
    other.listen(0, '::1', () => resolve(true))
  })
  skip(!hasIPv6, 'this machine has no IPv6')
  expect(await listen(appServer(), portOf(other), 'localhost')).toBe('busy')
  other.close()
})

it('prints addresses that browsers understand', () => {
  expect(addressOf('localhost', 4180)).toBe('http://localhost:4180/')
  expect(addressOf('0.0.0.0', 4180)).toBe('http://localhost:4180/')
  expect(addressOf('::', 4180)).toBe('http://localhost:4180/')
  expect(addressOf('::1', 4180)).toBe('http://[::1]:4180/')
})

it('closes within a moment, whatever its visitors do', async () => {
  const server = appServer()
  await listen(server, 0, '127.0.0.1')
  const [idle, slow] = [connect(portOf(server), '127.0.0.1'), connect(portOf(server), '127.0.0.1')]
  const ended = [idle, slow].map((socket) => new Promise((resolve) => socket.on('error', resolve).on('close', resolve)))
  // One that keeps its connection for later, and one that never finishes its question.
  idle.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  slow.write('GET / HTTP/1.1\r\nHost:')
  await new Promise((resolve) => idle.once('data', resolve))
  const started = performance.now()
  await close(server, PATIENCE)
  await Promise.all(ended)
  expect(performance.now() - started).toBeLessThan(5000)
})

it('waits for no line on which nothing was asked: browsers open some in advance', async () => {
  const server = appServer()
  await listen(server, 0, '127.0.0.1')
  const unasked = connect(portOf(server), '127.0.0.1')
  const ended = new Promise((resolve) => unasked.on('error', resolve).on('close', resolve))
  await new Promise((resolve) => server.once('connection', resolve))
  await close(server, 60_000)
  await ended
})
