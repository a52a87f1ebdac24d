/** Hosts, tables and players for tests. */

import { pick } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import type { Game, Refusal, Seat } from '@crownlands/core/game'
import { HOUSES } from '@crownlands/kit/houses'
import { type HostNeeds, LocalHost } from '../local-host'
import type { Look, TablePlan, Temperament } from '../protocol'
import { RoomThinker } from '../room-thinker'
import { loadRules } from '../rules'
import { MemoryStorage, type TableStorage } from '../storage'
import type { StoredTable } from '../stored-table'

export async function gameCalled(id: string): Promise<Game | undefined> {
  return (await loadRules(id))?.game
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

export function isRefusal(answer: Look | Refusal): answer is Refusal {
  return 'clause' in answer
}

export function seen(answer: Look | Refusal | undefined): Look {
  if (answer === undefined || isRefusal(answer)) throw new Error(`not a look: ${JSON.stringify(answer)}`)
  return answer
}

/** Makes one step for the person to act: an action by chance, or the end of a complete turn. */
export async function step(host: LocalHost, id: string, seat: Seat, seed: string): Promise<Look> {
  const look = seen(await host.look(id, seat))
  if (look.awaitsEnd) return seen(await host.endTurn(id, seat))
  return seen(await host.act(id, seat, pick(look.legal, new FastChance(seed).at(0))))
}

/** Plays on until the table is over, showing it before every step. */
export async function playOn(
  host: LocalHost,
  id: string,
  see: (toAct: Seat, n: number) => Promise<void> = async () => {},
): Promise<void> {
  for (let n = 0; ; n++) {
    const table = (await host.list()).find((one) => one.id === id)
    const seat = table?.toAct[0]
    if (table === undefined || seat === undefined) return
    await see(seat, n)
    if (table.seats[seat]?.bot === undefined) await step(host, id, seat, `step ${n}`)
    else await host.advance(id, 'spectator')
  }
}

/** A storage with the same tables, to try things out on. */
export async function copyOf(storage: TableStorage): Promise<MemoryStorage> {
  const copy = new MemoryStorage()
  for (const { value } of await storage.list()) await copy.put(value as StoredTable, 0)
  return copy
}
