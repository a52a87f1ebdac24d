import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const tools = fileURLToPath(new URL('.', import.meta.url))

it.each([
  ['bench.js --fast', "Unknown option '--fast'"],
  [
    'strength.js chess',
    'There is no game called "chess". The games are: kingdoms, kings-gate, kings-and-things, gate.',
  ],
  ['strength.js --games many', '--games must be a whole number from 1 on, not "many".'],
  ['learn.js chess', 'No bots of "chess" learn. Games: gate, kingdoms, kings-and-things, kings-gate.'],
  ['learn.js gate --scale none', '--scale must be a number above 0, not "none".'],
])('%s is told what is wrong in a sentence', (typed, sentence) => {
  const [tool = '', ...args] = typed.split(' ')
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(tools, tool), ...args], { encoding: 'utf8' })
  expect([status, stdout, stderr.trim()]).toEqual([1, '', sentence])
})
