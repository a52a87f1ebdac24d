/**
 * A match of 10,000 actions (Long March, a toy game): the cost of opening it, viewing it and looking back, by replaying all of it
 * and with snapshots.
 */
import type { Game, GameEvent } from '@crownlands/core/game'
import { Match } from '@crownlands/core/match'
import { isProblem, writeRecord } from '@crownlands/core/record'
import { longMarch, marchedAtRandom } from '@crownlands/core/testing/long-march'
import { LocalHost } from '@crownlands/table/local-host'
import { MemoryStorage } from '@crownlands/table/storage/storage'
import type { LongMatchRow } from '../measure'

const LENGTH = 10_000
const game = longMarch as unknown as Game

const match = marchedAtRandom(LENGTH)
const record = writeRecord(match)
const storage = new MemoryStorage()
let seeds = 0
const newHost = () =>
  new LocalHost({
    storage,
    thinker: { choose: async () => undefined, hint: async () => undefined },
    gameCalled: async () => game,
    now: () => 0,
    makeSeed: () => `seed ${seeds++}`,
    onFailure: (error) => console.error(error),
  })
const table = await newHost().importRecord(JSON.stringify(record))
if (isProblem(table)) throw new Error(table.problem)
const { id } = table

function replayed(steps: number): Match<unknown, unknown, unknown, unknown, GameEvent> {
  const again = new Match(game, match.setup)
  for (const { seat, action } of record.actions.slice(0, steps)) again.act(seat, action)
  return again
}

/** The median of several runs, in milliseconds. */
async function time(work: () => unknown, goes: number): Promise<number> {
  const times: number[] = []
  for (let i = 0; i < goes; i++) {
    const started = performance.now()
    await work()
    times.push(performance.now() - started)
  }
  return times.sort((a, b) => a - b)[Math.floor(goes / 2)] ?? Number.NaN
}

const goes = Number(process.argv[2] ?? 5) >= 5 ? 21 : 5
const host = newHost()
const first = await host.look(id, 0)
const open = replayed(LENGTH)
let asked = 0
/** A different step of the match each time. */
function someStep(): number {
  asked += 457
  return asked % LENGTH
}
const rows: LongMatchRow[] = [
  {
    what: 'opening it',
    beforeMs: await time(() => replayed(LENGTH).view(0), goes),
    nowMs: await time(() => newHost().look(id, 0), goes),
  },
  {
    what: 'a step of its replay',
    beforeMs: await time(() => replayed(someStep()).view(0), goes),
    nowMs: await time(() => host.lookBack(id, 'spectator', someStep()), goes),
  },
  {
    what: 'a look at it, as it is sent',
    beforeMs: await time(() => JSON.stringify([open.view(0), open.legalActions(0), open.story(0)]), goes),
    nowMs: await time(async () => JSON.stringify(await host.look(id, 0, first?.table.actions)), goes),
  },
]
process.stdout.write(`${JSON.stringify({ name: 'long-match', rows })}\n`)
