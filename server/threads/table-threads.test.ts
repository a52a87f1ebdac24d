import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TableFile } from '../match/match-file'
import { type Built, buildFiles } from '../testing/built'
import { TableThreads } from './table-threads'

let files: Built
let threads: TableThreads
beforeAll(async () => {
  files = await buildFiles()
  threads = new TableThreads({ threads: 1, tables: 10, limit: 2000, file: files.table, onFailure: () => undefined })
})
afterAll(async () => {
  await threads.close()
  files.remove()
})

/** Deeper than a thread can be sent. */
function nested(): unknown {
  let value: unknown = []
  for (let i = 0; i < 100_000; i++) value = [value]
  return value
}

describe('a call that cannot be sent to the thread', () => {
  it('fails alone: the other calls of its batch are answered', async () => {
    const start = {
      plan: { game: 'kingdoms', options: nested(), seats: [] },
      chance: { kind: 'fast', seed: 'x' },
    } as const
    const progress = { actions: [], draft: [], draftChanges: 0 }
    const unsendable: TableFile = { version: '0.0.0', rules: 1, start, progress }
    const calls = Array.from({ length: 40 }, (_, i) =>
      i % 10 === 5 ? threads.call('a', 'open', 'a', unsendable) : threads.call('a', 'versionOf', 'a'),
    )
    const results = await Promise.allSettled(calls)
    const failed = results.flatMap(({ status }, i) => (status === 'rejected' ? [i] : []))
    expect(failed).toEqual([5, 15, 25, 35])
  })
})
