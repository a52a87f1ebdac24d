#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { endWithNpm } from './end-with-npm.js'

endWithNpm()
const built = new URL('../dist/crownlands.js', import.meta.url)
if (existsSync(built)) {
  await import(built.href)
} else {
  console.error('Crownlands is not built yet. Run `npm run build` in its folder, then try again.')
  process.exitCode = 1
}
