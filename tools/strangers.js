/**
 * `npm run strangers`: attacks a server while honest players play, and measures what they notice. `-- --server http://127.0.0.1:4180`
 * attacks a running server from this machine; otherwise it starts one. Also: --only nesting,past,bots,guesses,crowd,documents,drips --seconds --crowd
 * --tables --actions --table.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfStale } from './build.js'
import { root, startNode } from './ending.js'
import { openSandbox } from './sandbox.js'
import { installIfMissing } from './setup.js'

await installIfMissing()
await buildIfStale()
const { build } = await import('esbuild')
const outdir = join(root, 'bench/dist/strangers')
rmSync(outdir, { recursive: true, force: true })
await build({
  absWorkingDir: root,
  entryPoints: ['run', 'attack-thread'].map((name) => `bench/strangers/${name}.ts`),
  outdir,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  logLevel: 'warning',
})
const sandbox = openSandbox()
process.exitCode = await startNode([join(outdir, 'run.js'), ...process.argv.slice(2)]).ended
await sandbox.close()
