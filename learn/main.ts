/** `npm run learn -- <game>`: teaches the bots of a game from nothing, and writes its weight files. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { FastChance } from '@crownlands/core/chance-fast'
import { LEARNERS } from './games'
import type { Lesson } from './learner'
import { weightFile } from './weight-file'

const { values, positionals } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    scale: { type: 'string', default: '1' },
    out: { type: 'string', default: '.' },
  },
  allowPositionals: true,
})
const [game = ''] = positionals
const learn = LEARNERS[game]
const scale = Number(values.scale)
if (learn === undefined) fail(`No bots of "${game}" learn. Games: ${Object.keys(LEARNERS).join(', ')}.`)
if (!(scale > 0)) fail(`--scale must be a number above 0, not "${values.scale}".`)

const lesson: Lesson = {
  seed: values.seed,
  count: (full) => Math.max(1, Math.round(full * scale)),
  chance: (name) => new FastChance(`${values.seed}/${name}`).at(0),
  report: (line) => console.log(`${minutes()} min: ${line}`),
}
for (const learned of learn(lesson)) {
  const path = join(values.out, learned.file)
  writeFileSync(path, weightFile(learned, { game, seed: values.seed, scale }))
  console.log(`${minutes()} min: wrote ${path}`)
}

function minutes(): string {
  return (process.cpuUsage().user / 60_000_000).toFixed(1)
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
