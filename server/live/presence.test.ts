import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool, QueryConfig } from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { databaseOn } from '../database/database'
import { layTable, openServer, type TestServer } from '../testing/server'
import { Presence } from './presence'
import { type Stream, Streams } from './streams'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.close())

/** A node that only keeps presence. */
class PresenceNode {
  readonly streams = new Streams()
  readonly presence: Presence
  /** By stream: what it was sent, and when. */
  readonly sent = new Map<Stream, { readonly message: string; readonly at: number }[]>()

  constructor(node: string, pool: Pool = server.database.pool, onChange: (code: string) => void = () => undefined) {
    this.presence = new Presence({
      ...{ db: databaseOn(pool), streams: this.streams, node, every: 2 ** 30, onChange },
      onTrouble: (error) => expect(error).toBeUndefined(),
    })
  }

  async open(matchId: number, code: string, playerId: number): Promise<Stream> {
    const sent: { message: string; at: number }[] = []
    const stream: Stream = {
      ...{ code, playerId, address: '', viewer: 'spectator', at: undefined, chatN: 0, tableRev: 0 },
      send: (_, message) => sent.push({ message, at: performance.now() }),
      end: () => undefined,
    }
    this.sent.set(stream, sent)
    this.streams.add(stream)
    await this.presence.enter(matchId, stream)
    return stream
  }
}

async function table() {
  const { code } = await layTable(server.urls)
  const { rows } = await server.database.pool.query('select id from match where code = $1', [code])
  return { code, matchId: rows[0].id as number }
}

async function guests(many: number): Promise<readonly number[]> {
  const { rows } = await server.database.pool.query(
    `insert into player (code, kind, name) select md5(random()::text), 'guest', 'Spectator ' || i
     from generate_series(1, $1) as i returning id`,
    [many],
  )
  return rows.map(({ id }) => id)
}

it('many spectators cost little: a count, 20 names, and a message a second', async () => {
  const { code, matchId } = await table()
  const { pool } = server.database
  const nodes: readonly [PresenceNode, PresenceNode] = [
    new PresenceNode('east', pool, () => void nodes[1].presence.changed(code)),
    new PresenceNode('west', pool, () => void nodes[0].presence.changed(code)),
  ]
  const people = await guests(400)
  const queries = vi.spyOn(server.database.pool, 'connect')
  const opening: Promise<Stream>[] = []
  const begin = performance.now()
  for (const [i, playerId] of people.entries()) {
    opening.push((nodes[i % 2] as PresenceNode).open(matchId, code, playerId))
    if (i % 10 === 9) await sleep(50)
  }
  const streams = await Promise.all(opening)
  const seconds = (performance.now() - begin) / 1000
  for (const { sent } of nodes)
    for (const messages of sent.values()) {
      expect(messages.length).toBeGreaterThan(0)
      await vi.waitFor(() => expect(JSON.parse(messages.at(-1)?.message ?? '').spectators).toBe(400), 10_000)
      const { watching } = JSON.parse(messages.at(-1)?.message ?? '')
      expect(watching).toEqual(Array.from({ length: 20 }, (_, i) => `Spectator ${i + 1}`))
      for (const [i, { at }] of messages.entries())
        if (i > 0) expect(at - (messages[i - 1]?.at ?? 0)).toBeGreaterThanOrEqual(999)
    }
  // Two nodes with two statements in a round, and five rounds a second.
  expect(queries.mock.calls.length).toBeLessThan(20 + 25 * seconds)
  for (const [i, stream] of streams.entries()) {
    const node = nodes[i % 2] as PresenceNode
    node.streams.remove(stream)
    void node.presence.leave(matchId, stream)
  }
  await vi.waitFor(async () => expect((await nodes[0].presence.at(code)).spectators).toBe(0), 10_000)
})

it('is right again after a database that has forgotten it, and says nothing of a stream that has closed', async () => {
  const { code, matchId } = await table()
  const node = new PresenceNode('south')
  const [one = 0, other = 0] = await guests(2)
  await node.open(matchId, code, one)
  const gone = await node.open(matchId, code, other)
  node.streams.remove(gone)
  await node.presence.leave(matchId, gone)
  await node.presence.enter(matchId, gone)
  await server.database.pool.query('truncate presence')
  expect(await node.presence.at(code)).toMatchObject({ spectators: 0 })
  await node.presence.beat()
  expect(await node.presence.at(code)).toMatchObject({ watching: ['Spectator 1'], spectators: 1 })
  await node.presence.close()
  expect(await node.presence.at(code)).toMatchObject({ spectators: 0 })
})

it('names somebody who comes while a round is being written', async () => {
  const { code, matchId } = await table()
  const [one = 0, other = 0] = await guests(2)
  let second: Promise<Stream> | undefined
  const { pool } = server.database
  const connect = async () => {
    const client = await pool.connect()
    const query = async (asked: QueryConfig) => {
      const answer = await client.query(asked)
      if (asked.name === 'visits') second ??= node.open(matchId, code, other)
      return answer
    }
    return Object.create(client, { query: { value: query } })
  }
  const node = new PresenceNode('north', Object.create(pool, { connect: { value: connect } }))
  await node.open(matchId, code, one)
  const sent = node.sent.get((await second) as Stream)
  await vi.waitFor(() => expect(JSON.parse(sent?.at(-1)?.message ?? '').spectators).toBe(2), 10_000)
  await node.presence.close()
})
