import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Services } from '../services/services'
import type { TestNode } from '../testing/nodes'
import { beginTable, openServer, type SetTable, type TestServer } from '../testing/server'
import { Visitor } from '../testing/visitors'

let server: TestServer
let table: SetTable
const servers: Server[] = []
const logged: string[] = []
beforeAll(async () => {
  const plan = {
    log: { write: (line: string) => void logged.push(line) },
    plant: (_services: Services, server: Server) => void servers.push(server),
  }
  server = await openServer([plan, { ...plan, role: 'web', environment: { LIMITS: 'on' } }])
  table = await beginTable([server.node.url])
})
afterAll(() => server.close())

const player = () => table.people[0] as Visitor
const PATHS = () => ['/me/events', `/tables/${table.code}/events`]

async function dial({ url }: TestNode): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname).on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

function asking(path: string): string {
  return `GET /api/v1${path} HTTP/1.1\r\nHost: localhost\r\nCookie: ${player().cookie}\r\n\r\n`
}

/** Who asks is found, but not said until the gate opens. */
function gate({ sessions }: Services): { readonly asked: Promise<void>; open(): void } {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  const found = sessions.bySession.bind(sessions)
  const asked = new Promise<void>((resolve) => {
    vi.spyOn(sessions, 'bySession').mockImplementationOnce(async (...given) => {
      const player = await found(...given)
      resolve()
      await opened
      return player
    })
  })
  return { asked, open }
}

describe.each(['off', 'on'] as const)('with limits %s', (limits) => {
  const index = limits === 'off' ? 0 : 1
  const node = () => server.nodes[index] as TestNode
  const streams = () => node().services.streams

  it('a stream whose client has gone before it began is not kept', async () => {
    for (const path of PATHS()) {
      const { asked, open } = gate(node().services)
      const connected = once(servers[index] as Server, 'connection')
      const socket = await dial(node())
      const [far] = (await connected) as [Socket]
      socket.write(asking(path))
      await asked
      socket.destroy()
      await once(far, 'close')
      open()
      // One that comes after it is the only one that is kept.
      const visitor = new Visitor(node().url)
      visitor.cookie = player().cookie
      const line = await visitor.listenTo(path)
      await line.until(({ event }) => event === 'me')
      expect([path, streams().count]).toEqual([path, 1])
      line.close()
      await vi.waitFor(() => expect(streams().count).toBe(0))
    }
    expect(logged.filter((line) => JSON.parse(line).level > 30)).toEqual([])
  })

  it('a stream that waits behind another on its connection goes with it', async () => {
    for (const path of PATHS()) {
      const socket = await dial(node())
      socket.write(asking(PATHS()[1] as string) + asking(path))
      await vi.waitFor(() => expect(streams().count).toBe(2))
      socket.destroy()
      await vi.waitFor(() => expect([path, streams().count]).toEqual([path, 0]))
    }
  })
})
