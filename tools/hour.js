/** `npm run hour`: plays a person's game of Kings & Things in the browser and measures time and memory. */
import { buildIfStale } from './build.js'
import { startNode } from './ending.js'
import { installIfMissing } from './setup.js'

await installIfMissing()
await buildIfStale()
const env = { ...process.env, HOUR: '1' }
const args = ['test', '--config', 'web/playwright.config.ts', 'an-hour', '--workers=1', '--retries=0']
process.exitCode = await startNode(['node_modules/@playwright/test/cli.js', ...args, ...process.argv.slice(2)], { env })
  .ended
