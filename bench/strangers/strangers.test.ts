import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { end } from '../server/servers'
import { ATTACKS, type AttackName } from './attacks'
import { HonestPlayers } from './honest'
import { type Opened, openServer } from './open-server'

const data = mkdtempSync(join(tmpdir(), 'crownlands-data-'))
const CROWD = 120
let opened: Opened
let honest: HonestPlayers

beforeAll(async () => {
  const { buildIfStale } = (await import(new URL('../../tools/build.js', import.meta.url).href)) as {
    buildIfStale(): Promise<void>
  }
  await buildIfStale()
  opened = await openServer({ crowd: CROWD, actions: 300 }, { CROWNLANDS_DATA: data, DATABASE_URL: '' })
  honest = new HonestPlayers(opened.server)
  await honest.begin(1)
})
afterAll(async () => {
  await honest?.end()
  if (opened !== undefined) await end(opened.child)
  rmSync(data, { recursive: true, force: true, maxRetries: 5 })
})

const SECONDS: Readonly<Record<AttackName, number>> = {
  nesting: 1,
  past: 2,
  bots: 2,
  guesses: 2,
  crowd: 0,
  documents: 1,
  drips: 0,
}

/** Latency is measured by `npm run strangers` on a quiet machine, not here. Only Linux has all addresses of 127.0.0.0/8. */
it.skipIf(process.platform !== 'linux').each(Object.keys(ATTACKS) as AttackName[])(
  'the attack "%s" gets the answers that it should, and honest players play on',
  async (name) => {
    const { server, longTable, cookies } = opened
    const network = `127.0.${100 + Object.keys(ATTACKS).indexOf(name)}`
    honest.take()
    const target = { server, network, longTable, cookies, seconds: SECONDS[name], crowd: CROWD, arrival: 3 }
    const { faults } = await ATTACKS[name](target)
    const { looks, failures } = honest.take()
    expect({ faults, failures: [...failures] }).toEqual({ faults: [], failures: [] })
    expect(looks.length).toBeGreaterThan(0)
  },
)
