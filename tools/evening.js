/** `npm run evening`: plays whole games between people online and checks secrecy, latency and memory in their browsers. */
import { buildIfStale } from './build.js'
import { startNode } from './ending.js'
import { installIfMissing } from './setup.js'

await installIfMissing()
await buildIfStale()
const env = { ...process.env, EVENING: '1' }
const args = ['test', '--config', 'web/playwright.config.ts', 'evening', '--workers=1', '--retries=0']
process.exitCode = await startNode(['node_modules/@playwright/test/cli.js', ...args, ...process.argv.slice(2)], { env })
  .ended
