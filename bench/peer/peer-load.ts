/** The same load for boardgame.io's server: raw socket.io clients, two a match, who act as soon as it is their turn. */
import { io, type Socket } from 'socket.io-client'
import { cpuUsed } from '../server/processes'
import { peerKingdoms } from './kingdoms-bgio'

interface Plan {
  readonly nodes: readonly string[]
  readonly tables: number
  readonly active: number
  readonly warmUp: number
  readonly commands: number
  readonly pids: { readonly node: readonly number[]; readonly database: readonly number[] }
}

interface PeerMatch {
  readonly _stateID: number
  readonly G: Parameters<NonNullable<typeof peerKingdoms.ai>['enumerate']>[0]
  readonly ctx: Parameters<NonNullable<typeof peerKingdoms.ai>['enumerate']>[1]
}

const plan = JSON.parse(process.argv[2] ?? '{}') as Plan
const latencies: number[] = []
let accepted = 0

class PeerTable {
  readonly #id: string
  readonly #sockets: readonly Socket[]
  readonly #seen: (PeerMatch | undefined)[] = [undefined, undefined]
  #wake: () => void = () => undefined

  constructor(id: string) {
    this.#id = id
    this.#sockets = [0, 1].map((seat) => {
      const socket = io(`${plan.nodes[0]}/kingdoms`, { transports: ['websocket'], forceNew: true })
      const hear = (match: PeerMatch) => {
        this.#seen[seat] = match
        this.#wake()
      }
      socket.on('sync', (_: string, { state }: { readonly state: PeerMatch }) => hear(state))
      socket.on('update', (_: string, state: PeerMatch) => hear(state))
      return socket
    })
  }

  /** One after the other: two who ask for a new match at once make its PostgreSQL store end the server. */
  async isThere(): Promise<void> {
    for (const [seat, socket] of this.#sockets.entries()) {
      socket.emit('sync', this.#id, String(seat), undefined, 2)
      while (this.#seen[seat] === undefined) await this.#news()
    }
  }

  /** One move by whoever is to act; false when the match is over. */
  async move(): Promise<boolean> {
    const [one, other] = this.#seen
    if (one === undefined || other === undefined || one.ctx.gameover !== undefined) return false
    const seat = Number(one.ctx.currentPlayer)
    const match = this.#seen[seat] as PeerMatch
    const moves = peerKingdoms.ai?.enumerate(withSupply(match.G), match.ctx, String(seat)) ?? []
    const { move, args } = moves[accepted % moves.length] as { readonly move: string; readonly args: unknown[] }
    const action = { type: 'MAKE_MOVE', payload: { type: move, args, playerID: String(seat) } }
    const begun = performance.now()
    this.#sockets[seat]?.emit('update', action, match._stateID, this.#id, String(seat))
    while ((this.#seen[seat]?._stateID ?? 0) <= match._stateID) await this.#news()
    latencies.push(performance.now() - begun)
    accepted++
    while ((this.#seen[1 - seat]?._stateID ?? 0) <= match._stateID) await this.#news()
    return true
  }

  #news(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve
    })
  }
}

/** A player sees how many tiles are left, not which. */
function withSupply(G: PeerMatch['G']): PeerMatch['G'] {
  return { ...G, supply: new Array(Number(G.supply)) }
}

async function play(tables: PeerTable[], until: () => boolean): Promise<void> {
  const one = async () => {
    let table = tables.pop()
    while (table !== undefined && !until()) if (!(await table.move())) table = tables.pop()
    if (table !== undefined) tables.push(table)
  }
  await Promise.all(Array.from({ length: plan.active }, one))
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

const tables: PeerTable[] = []
for (let i = 0; i < plan.tables; i++) {
  const table = new PeerTable(`bench-${process.pid}-${i}`)
  await table.isThere()
  tables.push(table)
}
await play(tables, () => accepted >= plan.warmUp)
accepted = 0
latencies.length = 0
const before = {
  node: cpuUsed(plan.pids.node),
  database: cpuUsed(plan.pids.database),
  load: cpuUsed([process.pid]),
  at: performance.now(),
}
await play(tables, () => accepted >= plan.commands)
const seconds = (performance.now() - before.at) / 1000
console.log(
  JSON.stringify({
    commands: accepted,
    perSecond: accepted / seconds,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    nodeCpu: ((cpuUsed(plan.pids.node) - before.node) * 1e6) / accepted,
    databaseCpu: ((cpuUsed(plan.pids.database) - before.database) * 1e6) / accepted,
    loadCpu: ((cpuUsed([process.pid]) - before.load) * 1e6) / accepted,
  }),
)
process.exit(0)
