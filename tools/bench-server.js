/** Builds the server and its benchmark, then runs it. Arguments are passed on: --quick, --rounds, --commands, --only, --json. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { readArguments } from './arguments.js'
import { buildIfStale } from './build.js'
import { root, startNode } from './ending.js'
import { openSandbox } from './sandbox.js'
import { installForBenchmarks } from './setup.js'

readArguments({
  options: {
    quick: { type: 'boolean' },
    json: { type: 'boolean' },
    rounds: { type: 'string' },
    commands: { type: 'string' },
    only: { type: 'string' },
  },
})
await installForBenchmarks()
await buildIfStale()
const { build } = await import('esbuild')
// Node looks for the peer's packages from here.
const outdir = join(root, 'bench/peer/dist')
rmSync(outdir, { recursive: true, force: true })
await build({
  absWorkingDir: root,
  entryPoints: ['server/run', 'server/load', 'peer/peer-server', 'peer/peer-load'].map((name) => `bench/${name}.ts`),
  entryNames: '[name]',
  outdir,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  // The peer's server loads files of its own.
  external: ['pg', 'boardgame.io/server', 'bgio-postgres', 'socket.io-client'],
  mainFields: ['module', 'main'],
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
})

const sandbox = openSandbox()
process.exitCode = await startNode([join(outdir, 'run.js'), ...process.argv.slice(2)]).ended
await sandbox.close()
