/** `npm run faults`: kills nodes, worker and database a thousand times under load; `npm test` does it twenty times. */
import { startNode } from './ending.js'
import { installPostgresIfMissing } from './postgres.js'
import { installIfMissing } from './setup.js'

await installIfMissing()
installPostgresIfMissing()
const [kills = '1000', ...args] = process.argv.slice(2)
const env = { ...process.env, CROWNLANDS_KILLS: kills }
process.exitCode = await startNode(['node_modules/vitest/vitest.mjs', 'run', 'server/faults.test.ts', ...args], { env })
  .ended
