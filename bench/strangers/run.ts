/**
 * `npm run strangers`: what honest players experience while a stranger attacks the same server. Without an address it starts a
 * server of its own, with the usual limits.
 */
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { saveFigures } from '../../tools/figures.js'
import { end } from '../server/servers'
import { ATTACKS, type AttackName, type Outcome, type Target } from './attacks'
import { HonestPlayers, pause } from './honest'
import { faultsOf, type Measured, measure } from './measured'
import { openServer } from './open-server'

const { values } = parseArgs({
  options: {
    server: { type: 'string' },
    table: { type: 'string' },
    only: { type: 'string' },
    seconds: { type: 'string', default: '10' },
    crowd: { type: 'string', default: '1000' },
    tables: { type: 'string', default: '4' },
    actions: { type: 'string', default: '3100' },
  },
})

const names = (values.only?.split(',') ?? Object.keys(ATTACKS)) as AttackName[]
const unknown = names.filter((name) => !(name in ATTACKS))
if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. There are ${Object.keys(ATTACKS).join(', ')}.`)
const seconds = Number(values.seconds)
const crowd = Number(values.crowd)

function attack(name: AttackName, target: Target): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('attack-thread.js', import.meta.url), { workerData: { name, target } })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

const { server, child, longTable, cookies } =
  values.server === undefined
    ? await openServer({
        crowd: names.includes('crowd') ? crowd : 0,
        actions: names.includes('past') ? Number(values.actions) : 0,
      })
    : { server: values.server.replace(/\/$/, ''), child: undefined, longTable: values.table, cookies: [] }
const honest = new HonestPlayers(server)
let isGood = true
const figures: (string | number)[][] = []
try {
  await honest.begin(Number(values.tables))
  await pause(3000)
  honest.take()
  // Long enough for several answers of bots.
  await pause(Math.max(20, seconds) * 1000)
  const alone = measure(honest.take())
  print('nobody', alone, { statuses: {}, notes: [], faults: [] }, [])
  for (const [i, name] of names.entries()) {
    const outcome = await attack(name, {
      server,
      seconds,
      network: `127.0.${100 + i}`,
      longTable,
      crowd,
      arrival: 10,
      cookies,
    })
    const during = measure(honest.take())
    const faults = [...faultsOf(during, alone), ...outcome.faults]
    if (faults.length > 0) isGood = false
    print(name, during, outcome, faults)
    // The after-effects of one attack must not count against the next one.
    await pause(3000)
    honest.take()
  }
} finally {
  await honest.end()
  if (child !== undefined) await end(child)
}
// Only all attacks on a server of our own make a table. tools/strangers.js starts this in the project's folder.
if (process.argv.length === 2) saveFigures(process.cwd(), 'strangers', figures)
console.log(isGood ? 'Nobody else has suffered.' : 'Somebody else has suffered: see above.')
process.exitCode = isGood ? 0 : 1

function print(name: string, measured: Measured, { statuses, notes }: Outcome, faults: readonly string[]): void {
  const ms = (value: number) => `${value.toFixed(0)} ms`
  const { looks, lookP50, lookP99, commandP50, commandP99, botAnswer } = measured
  const answers = Object.entries(statuses).map(([status, times]) => `${status}: ${times}`)
  figures.push([
    name,
    ...[lookP50, lookP99, commandP50, commandP99, botAnswer].map(Math.round),
    [...answers, ...notes].join('; '),
  ])
  console.log(`\n${name}`)
  console.log(
    `  honest    ${looks} looks p50 ${ms(lookP50)} p99 ${ms(lookP99)}; commands p50 ${ms(commandP50)} p99 ${ms(commandP99)}`,
  )
  console.log(`            a bot answers after ${ms(botAnswer)}; failures: ${measured.failures.join('; ') || 'none'}`)
  if (answers.length + notes.length > 0) console.log(`  stranger  ${[...answers, ...notes].join('; ')}`)
  for (const fault of faults) console.log(`  FAULT     ${fault}`)
}
