import type { RecordProblem } from '@crownlands/core/record'
import { MemoryStorage } from '@crownlands/table/storage/storage'
import { hostOn, planFor } from '@crownlands/table/testing/hosts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hostOnDemand } from './host-on-demand'
import { rememberedCount } from './remembered'

const said: { text: string; detail?: string | undefined; kind: string }[] = []
vi.mock('../design/notices-store', () => ({ notify: (notice: (typeof said)[number]) => said.push(notice) }))

beforeEach(() => {
  said.length = 0
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.stubGlobal('navigator', { languages: ['en'] })
  vi.stubGlobal('location', { hash: '' })
})
afterEach(() => vi.unstubAllGlobals())

async function record(seed: string): Promise<string> {
  const host = hostOn(new MemoryStorage())
  const { id } = await host.create(planFor([undefined, 'squire']), seed)
  return (await host.exportRecord(id)) ?? ''
}

const file = (name: string, content: string) => new File([content], name, { lastModified: 1 })

async function opening(...batches: readonly (readonly File[])[]) {
  const { openRecords } = await import('./open-records')
  const local = hostOn(new MemoryStorage())
  const host = hostOnDemand(async () => local)
  await Promise.all(batches.map((files) => openRecords(files, host)))
  return { tables: await local.list(), texts: said.map(({ text }) => text) }
}

describe('a file that holds no game', () => {
  it.each([
    ['not JSON', 'GIF89a'],
    ['something else', '{}'],
    ['damaged', '{"format":"crownlands-record","version":1}'],
  ])('(%s) is refused, and counts for no table', async (_, content) => {
    const { tables, texts } = await opening([file('x.json', content)])
    expect(tables).toEqual([])
    expect(texts).toHaveLength(1)
    expect(rememberedCount()).toBe(0)
    expect(location.hash).toBe('')
  })

  it('is told of in French without English inside the sentence', async () => {
    vi.stubGlobal('navigator', { languages: ['fr'] })
    const { openRecords } = await import('./open-records')
    const problem: RecordProblem = { problem: 'impossible-state', facts: { game: 'kingdoms' }, detail: 'there are 2' }
    const host = { ...hostOnDemand(async () => hostOn(new MemoryStorage())), importRecord: async () => problem }
    await openRecords([file('x.json', '')], host)
    expect(said).toEqual([
      { kind: 'trouble', carried: false, text: 'Cette position de Kingdoms est impossible.', detail: 'there are 2' },
    ])
  })
})

describe('a game from a file', () => {
  it('is one more table', async () => {
    const { tables, texts } = await opening([file('a.json', await record('a'))])
    expect(tables).toHaveLength(1)
    expect(rememberedCount()).toBe(1)
    expect(texts).toEqual(['The game of Kingdoms is on the table.'])
    expect(location.hash).toBe(`#/table/${encodeURIComponent(tables[0]?.id ?? '')}`)
  })

  it('brought again while it is still being opened is opened once', async () => {
    const game = file('a.json', await record('a'))
    expect((await opening([game], [game])).tables).toHaveLength(1)
  })

  it('brought again later is another table', async () => {
    const { openRecords } = await import('./open-records')
    const local = hostOn(new MemoryStorage())
    const game = file('a.json', await record('a'))
    for (let n = 0; n < 2; n++) await openRecords([game], local)
    expect(await local.list()).toHaveLength(2)
  })
})

describe('several files', () => {
  it('are all opened, and the first is shown', async () => {
    const [a, b] = [file('a.json', await record('a')), file('b.json', await record('b'))]
    const { tables, texts } = await opening([a, b])
    expect(tables).toHaveLength(2)
    expect(texts).toEqual(['2 games are on the table. This is the first; the others wait at home.'])
    expect(location.hash).toContain(encodeURIComponent(tables.at(-1)?.id ?? ''))
  })

  it('in two goes are opened one after the other', async () => {
    const [a, b] = [file('a.json', await record('a')), file('b.json', await record('b'))]
    const { tables, texts } = await opening([a], [b])
    expect(tables).toHaveLength(2)
    expect(texts).toHaveLength(2)
    expect(location.hash).toContain(encodeURIComponent(tables[0]?.id ?? ''))
  })

  it('that hold no games are named, a few of them', async () => {
    const junk = Array.from({ length: 6 }, (_, n) => file(`${n}${'x'.repeat(500)}.json`, ''))
    const { tables, texts } = await opening([...junk, file('good.json', await record('a'))])
    expect(tables).toHaveLength(1)
    expect(texts).toHaveLength(5)
    expect(texts[0]).toMatch(/^0x{39}…: This is not a Crownlands record/)
    expect(texts[3]).toBe('3 more files could not be opened.')
  })
})
