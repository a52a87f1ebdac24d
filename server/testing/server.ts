/** All that a test of the server needs: a database, the built files, and nodes on it. */
import type { Seat } from '@crownlands/core/game'
import { HOUSES } from '@crownlands/kit/houses'
import { type Built, buildFiles } from './built'
import { type DatabaseKind, makeDatabase, type TestDatabase } from './databases'
import { type NodePlan, openNode, type TestNode } from './nodes'
import { type Json, Visitor } from './visitors'

export interface TestServer {
  readonly database: TestDatabase
  readonly files: Built
  readonly nodes: readonly TestNode[]
  /** The first of them. */
  readonly node: TestNode
  readonly urls: readonly string[]
  open(plan?: Partial<NodePlan>): Promise<TestNode>
  close(): Promise<void>
}

export async function openServer(
  plans: readonly Partial<NodePlan>[] = [{}],
  files: Promise<Built> = buildFiles(),
  kind?: DatabaseKind,
): Promise<TestServer> {
  const [database, built] = await Promise.all([makeDatabase(kind === undefined ? {} : { kind }), files])
  const nodes: TestNode[] = []
  const open = async (plan: Partial<NodePlan> = {}) => {
    const node = await openNode({ connection: database.connection, files: built, ...plan })
    nodes.push(node)
    return node
  }
  for (const plan of plans) await open(plan)
  return {
    ...{ database, files: built, nodes, open },
    node: nodes[0] as TestNode,
    urls: nodes.map(({ url }) => url),
    close: async () => {
      await Promise.all(nodes.map((node) => node.close()))
      await database.remove()
      built.remove()
    },
  }
}

/** People on the first seats of a table that has begun, bots on the others. */
export interface SetTable {
  readonly code: string
  readonly people: readonly Visitor[]
}

export interface TablePlanned {
  readonly game?: string
  readonly people?: number
  readonly bots?: readonly string[]
  readonly more?: Json
}

export async function layTable(
  urls: readonly string[],
  { game = 'kingdoms', people = 2, bots = [], more = {} }: TablePlanned = {},
): Promise<SetTable> {
  const visitors: Visitor[] = []
  for (let i = 0; i < people; i++) visitors.push(await Visitor.called(`Guest ${i}`, ...urls))
  const [host] = visitors as [Visitor]
  const seats = [...visitors.map(() => ({})), ...bots.map((bot) => ({ bot }))].map((seat, i) => ({
    house: HOUSES[i],
    ...seat,
  }))
  const { status, body, text } = await host.post('/tables', { game, seats, sit: 0, ...more })
  if (status !== 201) throw new Error(`no table: ${status} ${text}`)
  for (const [seat, visitor] of visitors.entries())
    if (seat > 0) mustBe(200, await visitor.put(`/tables/${body.code}/seats/${seat}`))
  return { code: body.code, people: visitors }
}

export async function beginTable(urls: readonly string[], planned: TablePlanned = {}): Promise<SetTable> {
  const table = await layTable(urls, planned)
  mustBe(200, await (table.people[0] as Visitor).post(`/tables/${table.code}/start`))
  return table
}

export function mustBe<T extends { readonly status: number; readonly text: string }>(status: number, answer: T): T {
  if (answer.status !== status) throw new Error(`${answer.status} instead of ${status}: ${answer.text}`)
  return answer
}

/** Makes any move for whoever is to act; the seat. */
export async function moveOn({ code, people }: SetTable, choose = (legal: readonly Json[]) => legal[0]): Promise<Seat> {
  const { toAct } = await (people[0] as Visitor).look(code)
  const seat = toAct[0] as Seat
  const visitor = people[seat] as Visitor
  const look = await visitor.look(code, seat)
  const deed = look.awaitsEnd ? { type: 'end-turn' } : { type: 'act', action: choose(look.legal), end: true }
  mustBe(200, await visitor.command(code, seat, deed, { at: look.at }))
  return seat
}
