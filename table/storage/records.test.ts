import { isProblem, type MatchRecord, type RecordProblem, replay } from '@crownlands/core/record'
import { gameCalled } from '@crownlands/games/rooms'
import { describe, expect, it } from 'vitest'
import type { TableSummary } from '../protocol'
import { follow, hostOn, planFor, playOn, seen, step, TWO_PEOPLE } from '../testing/hosts'
import { MemoryStorage } from './storage'

const ALONE = planFor([undefined, 'squire', 'steward'])

function imported(answer: TableSummary | RecordProblem): TableSummary {
  if (isProblem(answer)) throw new Error(answer.problem)
  return answer
}

/** The record of a table with one person, played on for some steps. */
async function recordAfter(steps: number): Promise<string> {
  const host = hostOn(new MemoryStorage())
  const { id } = await host.create(ALONE, 'a record')
  for (let n = 0; n < steps; n++) {
    const look = seen(await host.look(id, 0))
    if (look.table.toAct.includes(0)) await step(host, id, 0, `step ${n}`)
    else await follow(host, id, 0, (looks) => looks.length > 1)
  }
  return (await host.exportRecord(id)) ?? ''
}

describe('export', () => {
  it('waits for the end when several people sit at the table', async () => {
    const host = hostOn(new MemoryStorage())
    const { id } = await host.create(TWO_PEOPLE, 'export')
    await playOn(host, id, async () => expect(await host.exportRecord(id)).toBeUndefined())
    expect(JSON.parse((await host.exportRecord(id)) ?? '')).toMatchObject({ format: 'crownlands-record', seats: 2 })
  })

  it('does not wait with one person; the turn under way is not in it', async () => {
    const host = hostOn(new MemoryStorage())
    const { id, toAct } = await host.create(planFor([undefined, undefined]), 'x')
    expect(await host.exportRecord(id)).toBeUndefined()
    expect(toAct).toHaveLength(1)
    for (let n = 0; n < 12; n++) {
      const record = JSON.parse(await recordAfter(n)) as MatchRecord
      expect(record.chance).toEqual({ kind: 'keyed', seed: 'a record' })
      expect(isProblem(await host.importRecord(JSON.stringify(record)))).toBe(false)
    }
  })

  it('is written to be read', async () => {
    expect(await recordAfter(3)).toMatch(/^\{\n {2}"format": "crownlands-record",\n[\s\S]*\n\}\n$/)
  })
})

describe('import', () => {
  it('of a finished match gives a table to look back on', async () => {
    const host = hostOn(new MemoryStorage())
    const { id } = await host.create(ALONE, 'finished')
    await playOn(host, id)
    const json = (await host.exportRecord(id)) ?? ''
    const table = imported(await host.importRecord(json))
    const [before, after] = [seen(await host.look(id, 0)), seen(await host.look(table.id, 0))]
    expect(after).toMatchObject({ view: before.view, story: before.story, table: { outcome: before.table.outcome } })
    expect((await host.lookBack(table.id, 'spectator', 10)).table.actions).toBe(10)
    expect(await host.exportRecord(table.id)).toBe(json)
    expect(await host.list()).toHaveLength(2)
  })

  it('of an unfinished match goes on with a person and bots', async () => {
    const storage = new MemoryStorage()
    const host = hostOn(storage)
    const table = imported(await host.importRecord(await recordAfter(20)))
    expect(table.seats).toEqual([
      { house: 'or', name: 'Or' },
      { house: 'azure', name: 'Azure', bot: 'steward' },
      { house: 'gules', name: 'Gules', bot: 'steward' },
    ])
    expect(table.outcome).toBeUndefined()
    await playOn(hostOn(storage), table.id)
    expect((await host.list())[0]?.outcome?.scores).toHaveLength(3)
  })

  it('K-P1: of a match that has ended and says that it has not is turned away: nobody could go on in it', async () => {
    const host = hostOn(new MemoryStorage())
    const { id } = await host.create(ALONE, 'dead')
    await playOn(host, id)
    const record = JSON.parse((await host.exportRecord(id)) ?? '') as MatchRecord
    const played = replay(record, gameCalled)
    if (isProblem(played)) throw new Error(played.problem)
    const start = { ...(played.match.trueState() as object), over: false }
    const answer = await host.importRecord(JSON.stringify({ ...record, start, actions: [] }))
    expect(answer).toMatchObject({ problem: 'impossible-state', detail: expect.stringContaining('K-P1') })
  })

  it('takes the names that it is given', async () => {
    const host = hostOn(new MemoryStorage())
    const table = imported(await host.importRecord(await recordAfter(1), ['Ada', 'x'.repeat(500)]))
    expect(table.seats.map(({ name }) => name)).toEqual(['Ada', 'x'.repeat(100), 'Gules'])
    expect(await host.list()).toEqual([table])
  })

  it.each<[string, (record: MatchRecord) => unknown, RecordProblem['problem']]>([
    ['that is something else', () => ({ hello: 'world' }), 'not-a-record'],
    ['of a later format', (record) => ({ ...record, version: 99 }), 'newer-format'],
    ['with a field missing', ({ chance: _, ...record }) => record, 'damaged'],
    ['of another game', (record) => ({ ...record, game: 'chess' }), 'no-such-game'],
    ['of other rules', (record) => ({ ...record, rules: 99 }), 'other-rules'],
    ['with a forged action', (record) => ({ ...record, actions: record.actions.slice(1) }), 'against-the-rules'],
    ['with another seed', (record) => ({ ...record, chance: { kind: 'keyed', seed: 'luck' } }), 'another-position'],
    ['with a seat too many', (record) => ({ ...record, seats: 9 }), 'wrong-seats'],
  ])('of a file %s says what is wrong and harms nothing', async (_, change, problem) => {
    const host = hostOn(new MemoryStorage())
    const record = JSON.parse(await recordAfter(30)) as MatchRecord
    const answer = await host.importRecord(JSON.stringify(change(record)))
    // A forged beginning can be refused at once or lead astray.
    const expected = problem === 'another-position' ? ['another-position', 'against-the-rules'] : [problem]
    expect(expected).toContain(isProblem(answer) ? answer.problem : 'a table')
    expect(await host.list()).toEqual([])
  })

  it.each<[string, string, RecordProblem['problem']]>([
    ['not JSON', '%PDF-1.4', 'not-json'],
    ['empty', '', 'not-json'],
    ['much too long', ' '.repeat(9_000_000), 'too-large'],
    ['nested without end', '['.repeat(1_000_000), 'not-a-record'],
  ])('of a file that is %s harms nothing', async (_, json, problem) => {
    const host = hostOn(new MemoryStorage())
    expect(await host.importRecord(json)).toMatchObject({ problem })
    expect(await host.list()).toEqual([])
  })

  it('of a record nested too deeply to be checked harms nothing', async () => {
    const host = hostOn(new MemoryStorage())
    const record = JSON.parse(await recordAfter(2)) as MatchRecord
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    const json = JSON.stringify({ ...record, start: 'DEEP' }).replace('"DEEP"', deep)
    expect(await host.importRecord(json)).toEqual({ problem: 'not-a-record' })
    expect(await host.list()).toEqual([])
  })
})
