import { type AddressInfo, createServer } from 'node:net'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { impatient } from './impatient-pool'

/** What PostgreSQL says to whoever comes while it is starting: an error with this code, then it hangs up. */
const STARTING = Buffer.from('E\0\0\0\x1bSFATAL\0C57P03\0Mstarting\0\0', 'latin1')
const starting = createServer((socket) => {
  socket.on('error', () => undefined)
  socket.once('data', () => socket.end(STARTING))
})
let pool: Pool

beforeAll(async () => {
  await new Promise<void>((resolve) => starting.listen(0, '127.0.0.1', resolve))
  const { port } = starting.address() as AddressInfo
  pool = new Pool({ host: '127.0.0.1', port, user: 'nobody', database: 'none' })
})
afterAll(async () => {
  await pool.end()
  starting.close()
})

it('keeps from whoever connects by what name a database says that it is starting', async () => {
  await expect(pool.connect()).rejects.toMatchObject({ code: '57P03' })
  const error = await impatient(pool)
    .connect()
    .catch((lost: unknown) => lost)
  expect(error).toBeInstanceOf(Error)
  expect(error).not.toHaveProperty('code')
})

it('is the same pool in everything else', () => {
  const seen = impatient(pool)
  expect(seen).toBeInstanceOf(Pool)
  seen.on('error', () => undefined)
  expect(pool.listenerCount('error')).toBe(1)
  expect(seen.totalCount).toBe(pool.totalCount)
})
