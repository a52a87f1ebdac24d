/** boardgame.io's own server with the peer's Kingdoms: in memory, or with its PostgreSQL store. A process of its own. */
import { createRequire } from 'node:module'
import { peerKingdoms } from './kingdoms-bgio'

/** A folder that only `require` finds. */
const { Server } = createRequire(import.meta.url)('boardgame.io/server') as typeof import('boardgame.io/server')

const { port, database } = JSON.parse(process.argv[2] ?? '{}') as { readonly port: number; readonly database?: string }

/** Loaded only where it is measured. */
async function store(url: string): Promise<object> {
  const { PostgresStore } = (await import('bgio-postgres')) as { PostgresStore: new (...args: unknown[]) => object }
  return new PostgresStore(url, { logging: false })
}

const db = database === undefined ? undefined : await store(database)
const server = Server({
  games: [peerKingdoms],
  origins: false,
  ...(db !== undefined && { db: db as NonNullable<Parameters<typeof Server>[0]['db']> }),
})
await server.run({ port })
