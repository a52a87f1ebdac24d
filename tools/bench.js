/** Bundles the benchmark and its variants, then runs it. Arguments are passed on: --quick, --json. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { readArguments } from './arguments.js'
import { root, startNode } from './ending.js'
import { installForBenchmarks } from './setup.js'

readArguments({ options: { quick: { type: 'boolean' }, json: { type: 'boolean' } } })
await installForBenchmarks()
const { build } = await import('esbuild')
const outdir = join(root, 'bench/dist')
rmSync(outdir, { recursive: true, force: true })
await build({
  absWorkingDir: root,
  entryPoints: ['bench/run.ts', 'bench/variants/*.ts'],
  outbase: 'bench',
  outdir,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  // The same setting as for the command.
  minifySyntax: true,
  // boardgame.io's packages name their ES modules only here.
  mainFields: ['module', 'main'],
  // Without it boardgame.io and immer run their slow checks for developers.
  define: { 'process.env.NODE_ENV': '"production"' },
  sourcemap: 'linked',
  logLevel: 'warning',
})

process.exitCode = await startNode([join(outdir, 'run.js'), ...process.argv.slice(2)]).ended
