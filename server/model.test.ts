import { FastChance } from '@crownlands/core/chance-fast'
import type { Seat } from '@crownlands/core/game'
import { OpenTable } from '@crownlands/table/open-table'
import type { Deed } from '@crownlands/table/protocol'
import { loadRules } from '@crownlands/table/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readHead } from './match/headers'
import { readFile } from './match/match-file'
import { beginTable, openServer, type TestServer } from './testing/server'
import type { Json, Visitor } from './testing/visitors'

let server: TestServer
beforeAll(async () => {
  server = await openServer([{ role: 'web' }, { role: 'web' }])
})
afterAll(() => server.close())

const COMMANDS = Number(process.env.CROWNLANDS_COMMANDS ?? 120)

/** From so many actions on a match has snapshots. */
const LONG = 500

interface Sent {
  readonly seat: Seat
  readonly at: string
  readonly key: string
  readonly deed: Deed
}

describe('random commands, repeats and stale cursors over two nodes', () => {
  it.each(['kingdoms', 'kings-gate', 'gate', 'kings-and-things'])(
    'do at a table of %s what they do at one in memory',
    async (game) => {
      const { code, people } = await beginTable(server.urls, { game, people: game === 'gate' ? 1 : 2 })
      const model = await modelOf(code)
      const chance = new FastChance(`model of ${game}`).at(0)
      const seen = people.map(() => ['0.0'])
      const sent: Sent[] = []
      /** Keys of what was carried out; those of an open turn are known until it is final. */
      const done = new Set<string>()
      const closed = new Set<string>()
      let open: string[] = []
      for (let i = 0; i < COMMANDS && model.outcome() === undefined; i++) {
        const seat = chance.below(4) === 0 ? chance.below(people.length) : (model.toAct()[0] ?? 0)
        const again =
          sent.length > 0 && chance.below(8) === 0
            ? sent[sent.length - 1 - chance.below(Math.min(3, sent.length))]
            : undefined
        const cursors = seen[seat] as string[]
        const command: Sent = again ?? {
          seat,
          at: chance.below(6) === 0 ? (cursors[chance.below(cursors.length)] ?? '0.0') : model.cursor(seat),
          key: `key ${i}`,
          deed: deedFor(model, seat, (count) => chance.below(count)),
        }
        sent.push(command)
        const { status, body } = await (people[command.seat] as Visitor).command(
          ...[code, command.seat, command.deed],
          { at: command.at, key: command.key },
        )
        const known = done.has(command.key) || open.includes(command.key)
        if (closed.has(command.key)) {
          // A step of a turn that is final by now: a node may still know it, and nothing is done twice.
          expect([200, 409]).toContain(status)
          continue
        }
        const before = model.final
        const expected = known ? { status: 200 } : expectedOf(model, command)
        expect([i, command, status, body.refusal]).toEqual([i, command, expected.status, expected.refusal])
        if (!known && status === 200) {
          if (model.final > before) {
            done.add(command.key)
            for (const key of open) closed.add(key)
            open = []
          } else open = [command.key, ...open].slice(0, 16)
        }
        if (status === 422) continue
        expect(body.match.at).toBe(model.cursor(command.seat))
        expect(body.match.view).toEqual(JSON.parse(JSON.stringify(model.look(command.seat).view)))
        for (const [one, list] of seen.entries()) if (list.at(-1) !== model.cursor(one)) list.push(model.cursor(one))
      }
      const last = sent.findLast(({ key }) => done.has(key))
      if (model.outcome() !== undefined && last !== undefined) {
        // Whoever lost the answer to the last of all still learns what became of it.
        const { seat, deed, at, key } = last
        expect((await (people[seat] as Visitor).command(code, seat, deed, { at, key })).status).toBe(200)
      }
      for (const [seat, visitor] of people.entries()) {
        const look = await visitor.look(code, seat)
        const { at, legal, story, canUndo } = JSON.parse(JSON.stringify(model.look(seat))) as Json
        expect([look.at, look.legal, look.canUndo]).toEqual([at, legal, canUndo])
        // A node that went on from a snapshot tells a long story from there on; what came before is asked for.
        const from = look.story.after - story.after
        expect(from === 0 || (from > 0 && model.final > LONG)).toBe(true)
        expect(look.story.steps).toEqual(story.steps.slice(from))
      }
    },
  )
})

async function modelOf(code: string): Promise<OpenTable> {
  const head = await readHead(server.node.services.db, code)
  if (head === undefined) throw new Error('no table')
  const { start, progress } = await readFile(server.node.services.db, head)
  const rules = await loadRules(head.game)
  if (rules === undefined) throw new Error('no rules')
  return new OpenTable(rules.game, start, progress)
}

/** What the model answers; it has changed by it as the table must have. */
function expectedOf(
  model: OpenTable,
  { seat, at, deed }: Sent,
): { readonly status: number; readonly refusal?: unknown } {
  if (!model.isCurrent(seat, at)) return { status: 409 }
  const refusal = model.do(seat, deed)
  if (refusal === undefined) model.saved()
  return refusal === undefined ? { status: 200 } : { status: 422, refusal: JSON.parse(JSON.stringify(refusal)) }
}

function deedFor(model: OpenTable, seat: Seat, below: (count: number) => number): Deed {
  const { legal, awaitsEnd } = model.look(seat)
  const odd = below(12)
  if (odd === 0) return { type: 'undo' }
  if (odd === 1) return { type: 'undo-turn' }
  if (odd === 2 || awaitsEnd) return { type: 'end-turn' }
  if (odd === 3) return { type: 'act', action: { type: 'nonsense' } }
  return legal.length === 0 ? { type: 'end-turn' } : { type: 'act', action: legal[below(legal.length)] }
}
