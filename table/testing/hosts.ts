/** Hosts, tables and players for tests. */

import { pick } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import type { Game, GameEvent, Refusal, Seat, Viewer } from '@crownlands/core/game'
import { HOUSES } from '@crownlands/kit/houses'
import { RoomThinker } from '../bots/room-thinker'
import { type HostNeeds, LocalHost } from '../local-host'
import type { Deed, Look, News, TableHost, TablePlan, Temperament } from '../protocol'
import { loadRules } from '../rules'
import { MemoryStorage, type TableStorage } from '../storage/storage'
import type { LogRow, StoredSnapshot, TableHead } from '../storage/stored-table'

export async function gameCalled(id: string, rules?: number): Promise<Game | undefined> {
  return (await loadRules(id, rules))?.game
}

let made = 0

export function hostOn(storage: TableStorage, needs: Partial<HostNeeds> = {}): LocalHost {
  return new LocalHost({
    storage,
    // A hint that no clock cuts short, so that it is the same on every machine.
    thinker: new RoomThinker(loadRules, { iterations: 200 }),
    gameCalled,
    now: () => 1000 + made++,
    makeSeed: () => `made ${made++}`,
    onFailure: () => undefined,
    ...needs,
  })
}

/** Undefined stands for a person. */
export function planFor(bots: readonly (Temperament | undefined)[], options: unknown = {}): TablePlan {
  const seats = bots.map((bot, seat) => {
    const plan = { house: HOUSES[seat] ?? 'or', name: `Player ${seat}` }
    return bot === undefined ? plan : { ...plan, bot }
  })
  return { game: 'kingdoms', options, seats }
}

export const TWO_PEOPLE = planFor([undefined, undefined])

/** Takes the first of the legal actions. */
export const FIRST_THINKER = {
  choose: async ({ legal }: { readonly legal: readonly unknown[] }) => legal[0],
  hint: async () => undefined,
}

export function isRefusal(answer: Look | Refusal): answer is Refusal {
  return 'clause' in answer
}

export function seen(answer: Look | Refusal | undefined): Look {
  if (answer === undefined || isRefusal(answer)) throw new Error(`not a look: ${JSON.stringify(answer)}`)
  return answer
}

/** All that the look tells, in one list. */
export function told({ story }: Look): readonly GameEvent[] {
  return story.steps.flat()
}

/** What is news to somebody who comes back. */
export function news(look: Look): readonly GameEvent[] {
  return look.story.steps.slice(look.since - look.story.after).flat()
}

/** A command of somebody who has just looked. */
async function send(host: TableHost, id: string, seat: Seat, deed: Deed): Promise<Look | Refusal> {
  const at = await host.look(id, seat).then(
    (look) => look?.at ?? '0.0',
    () => '0.0',
  )
  const answer = await host.do(id, { seat, at, key: `key ${made++}`, deed })
  if ('refusal' in answer) return answer.refusal
  if ('changed' in answer) throw new Error('the table has changed')
  return seen(await host.look(id, seat))
}

export function act(host: TableHost, id: string, seat: Seat, action: unknown): Promise<Look | Refusal> {
  return send(host, id, seat, { type: 'act', action })
}

export function undo(host: TableHost, id: string, seat: Seat): Promise<Look | Refusal> {
  return send(host, id, seat, { type: 'undo' })
}

export function endTurn(host: TableHost, id: string, seat: Seat): Promise<Look | Refusal> {
  return send(host, id, seat, { type: 'end-turn' })
}

export function check(host: TableHost, id: string, seat: Seat, action: unknown): Promise<Refusal | undefined> {
  return host.check(id, seat, { type: 'act', action })
}

/** All news of a table until `enough` says so; then nobody listens any more. */
export async function follow(
  host: TableHost,
  id: string,
  viewer: Viewer,
  enough: (looks: readonly Look[]) => boolean = ([...looks]) => !isBotToAct(looks.at(-1)),
): Promise<readonly Look[]> {
  const looks: Look[] = []
  let stop = () => {}
  const heard = new Promise<void>((resolve, reject) => {
    stop = resolve
    const onNews = (one: News) => {
      if ('problem' in one) return reject(Object.assign(new Error(one.problem), { name: one.problem }))
      looks.push(one.look)
      if (enough(looks)) stop()
    }
    host.subscribe(id, viewer, undefined, onNews).then((number) => {
      const leave = () => void host.unsubscribe(number)
      heard.then(leave, leave)
    }, reject)
  })
  await heard
  return looks
}

function isBotToAct(look: Look | undefined): boolean {
  const { table } = seen(look)
  return table.outcome === undefined && !table.toAct.some((seat) => table.mine.includes(seat))
}

/** Makes one step for the person to act: an action by chance, or the end of a complete turn. */
export async function step(host: TableHost, id: string, seat: Seat, seed: string): Promise<Look> {
  const look = seen(await host.look(id, seat))
  if (look.awaitsEnd) return seen(await endTurn(host, id, seat))
  return seen(await act(host, id, seat, pick(look.legal, new FastChance(seed).at(0))))
}

/** Plays on until the table is over, showing it before every step. */
export async function playOn(
  host: TableHost,
  id: string,
  see: (toAct: Seat, n: number) => Promise<void> = async () => {},
): Promise<void> {
  for (let n = 0; ; n++) {
    const table = (await host.list()).find((one) => one.id === id)
    const seat = table?.toAct[0]
    if (table === undefined || seat === undefined) return
    await see(seat, n)
    if (table.mine.includes(seat)) await step(host, id, seat, `step ${n}`)
    else await follow(host, id, 'spectator')
  }
}

/** A storage with the same tables, to try things out on. */
export async function copyOf(storage: TableStorage): Promise<MemoryStorage> {
  const copy = new MemoryStorage()
  for (const { id, value } of await storage.list()) {
    const { rows } = await storage.past(id, -1, Number.POSITIVE_INFINITY)
    const { snapshot } = await storage.past(id, Number.POSITIVE_INFINITY, 0)
    const snapshots = snapshot === undefined ? [] : [snapshot as StoredSnapshot]
    await copy.write({ head: value as TableHead, rows: rows as readonly LogRow[], snapshots }, 0)
  }
  return copy
}
