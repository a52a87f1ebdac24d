/** `npm run screenshots`: builds what is stale and makes the pictures of docs/screenshots. */
import { join } from 'node:path'
import { buildIfStale } from './build.js'
import { root, startNode } from './ending.js'
import { openSandbox } from './sandbox.js'
import { installIfMissing } from './setup.js'

await installIfMissing()
await buildIfStale()
const { build } = await import('esbuild')
const script = join(root, 'web/e2e/dist/screenshots.js')
await build({
  absWorkingDir: root,
  entryPoints: ['web/e2e/screenshots.ts'],
  // The script finds its folders relative to its own place, two levels below web.
  outfile: script,
  bundle: true,
  platform: 'node',
  format: 'esm',
  external: ['@playwright/test'],
  logLevel: 'warning',
})
const sandbox = openSandbox()
process.exitCode = await startNode([script, ...process.argv.slice(2)]).ended
await sandbox.close()
