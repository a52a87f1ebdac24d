/** A node, or a worker, as a process of its own, for tests that kill it. Says on which port it listens. */
import type { AddressInfo } from 'node:net'
import type { ClientConfig } from 'pg'
import { createApp } from '../app'
import { readConfig } from '../base/config'
import { makeLog } from '../base/log'
import { realOutside } from '../base/outside'
import { openPool } from '../database/pool'
import { startJobs } from '../jobs/runner'
import { openServices } from '../services/services'

const { CONNECTION = '{}', PORT = '0', BOT_DELAY = '0' } = process.env
const connection = JSON.parse(CONNECTION) as ClientConfig
const config = readConfig(process.env)
if ('mistakes' in config) throw new Error(config.mistakes.join(' '))
const pool = openPool(connection, 6, () => undefined)
const services = await openServices({
  ...{ config, connection, pool, log: makeLog(config.logLevel) },
  threadFiles: { table: new URL('table.js', import.meta.url), bot: new URL('bot.js', import.meta.url) },
  outside: { ...realOutside(), botDelay: () => Number(BOT_DELAY) },
})
if (config.role !== 'web') await startJobs(services)
if (config.role !== 'worker') {
  const app = await createApp(services)
  await app.listen({ port: Number(PORT), host: '127.0.0.1' })
  process.send?.({ port: (app.server.address() as AddressInfo).port })
} else process.send?.({ port: 0 })
