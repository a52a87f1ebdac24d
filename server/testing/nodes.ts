/** Nodes within the test's own process: a whole server each, with its own port, on a database that several may share. */
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ClientConfig } from 'pg'
import type { DestinationStream } from 'pino'
import { createApp } from '../app'
import { readConfig } from '../base/config'
import { makeCode } from '../base/ids'
import { makeLog } from '../base/log'
import { type Outside, realOutside } from '../base/outside'
import { openPool } from '../database/pool'
import { closeIdle, noteUnused } from '../http/listen'
import { type JobRunner, startJobs } from '../jobs/runner'
import { openServices, type Services } from '../services/services'
import type { Built } from './built'

export interface TestNode {
  readonly url: string
  readonly services: Services
  readonly jobs: JobRunner | undefined
  close(): Promise<void>
}

export interface NodePlan {
  readonly connection: ClientConfig
  readonly files: Pick<Built, 'table' | 'bot'>
  readonly role?: 'all' | 'web'
  readonly outside?: Partial<Outside>
  readonly environment?: Readonly<Record<string, string>>
  readonly log?: DestinationStream
  /** Breaks something, so that a test can be seen to find it. */
  plant?(services: Services, server: Server): void
}

export async function openNode(plan: NodePlan): Promise<TestNode> {
  const { connection, files, role = 'all', outside, log } = plan
  const config = readConfig({
    ...{ LOG_LEVEL: log === undefined ? 'silent' : 'trace', TABLE_THREADS: '1', BOT_THREADS: '1' },
    ...{ LIMITS: 'off', CROWNLANDS_DATA: 'none' },
    ...plan.environment,
  })
  if ('mistakes' in config) throw new Error(config.mistakes.join(' '))
  const pool = openPool(connection, 5, () => undefined)
  const services = await openServices({
    ...{ config, connection, pool, threadFiles: files },
    log: makeLog(config.logLevel, log),
    outside: { ...realOutside(), ...quickOutside(), ...outside },
  })
  const jobs = role === 'all' ? await startJobs(services) : undefined
  const app = await createApp(services)
  plan.plant?.(services, app.server)
  noteUnused(app.server)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const close = async () => {
    services.streams.endAll('{}')
    // As the house does it: a line is free only when its answer has gone out.
    const looking = setInterval(() => closeIdle(app.server), 20)
    await app.close()
    clearInterval(looking)
    await jobs?.close()
    await services.close()
    await pool.end()
  }
  let closed: Promise<void> | undefined
  return {
    url: `http://127.0.0.1:${port}`,
    services,
    jobs,
    close: () => {
      closed ??= close()
      return closed
    },
  }
}

/** Nobody waits for a bot in a test, and nothing happens by itself that a test does not ask for. */
function quickOutside(): Partial<Outside> {
  const never = 2 ** 30
  return { makeCode, botDelay: () => 0, every: { sweep: never, repair: never, beat: never } }
}
