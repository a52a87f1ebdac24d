/** `npm run layout`: checks every screen on every display: six sizes, both languages, three text sizes, both themes. */
import { buildIfStale } from './build.js'
import { startNode } from './ending.js'
import { installIfMissing } from './setup.js'

await installIfMissing()
await buildIfStale()
const env = { ...process.env, LAYOUT: 'full' }
const args = ['test', '--config', 'web/playwright.config.ts', 'layout', '--timeout=1800000', '--retries=0']
process.exitCode = await startNode(['node_modules/@playwright/test/cli.js', ...args, ...process.argv.slice(2)], { env })
  .ended
