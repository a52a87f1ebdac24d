/** `npm run evening`: whole games between people online, what their browsers get to know, how fast it is and how large a page grows. */
import { buildIfStale } from './build.js'
import { startNode } from './ending.js'
import { installIfMissing } from './setup.js'

await installIfMissing()
await buildIfStale()
const env = { ...process.env, EVENING: '1' }
const args = ['test', '--config', 'web/playwright.config.ts', 'evening', '--workers=1', '--retries=0']
process.exitCode = await startNode(['node_modules/@playwright/test/cli.js', ...args, ...process.argv.slice(2)], { env })
  .ended
