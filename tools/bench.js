/** Bundles the benchmark and its variants, then runs it. Arguments are passed on: --quick, --json. */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))
const outdir = `${root}bench/dist`

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
  // boardgame.io's packages name their ES modules only here.
  mainFields: ['module', 'main'],
  // Without it boardgame.io and immer run their slow checks for developers.
  define: { 'process.env.NODE_ENV': '"production"' },
  sourcemap: 'linked',
  logLevel: 'warning',
})

const { status } = spawnSync(process.execPath, [`${outdir}/run.js`, ...process.argv.slice(2)], { stdio: 'inherit' })
process.exitCode = status ?? 1
