/**
 * `npm run learn -- <game>`: teaches the bots of a game from nothing and writes its weight files. The same seed and the same
 * version of Node give the same files. `--seed 2` learns from other games; `--scale 0.1` from a tenth of them; `--out folder`
 * writes below another folder.
 */
import { join } from 'node:path'
import { readArguments } from './arguments.js'
import { root, startNode } from './ending.js'
import { installIfMissing } from './setup.js'

const text = { type: 'string' }
readArguments({ options: { seed: text, scale: text, out: text }, allowPositionals: true })
await installIfMissing()
const { build } = await import('esbuild')
const outfile = join(root, 'learn/dist/learn.js')
await build({
  absWorkingDir: root,
  entryPoints: ['learn/main.ts'],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  logLevel: 'warning',
})
process.exitCode = await startNode([outfile, ...process.argv.slice(2)]).ended
