/** A server to attack, with the usual limits. Preparations that need more run before the limits are switched on. */
import type { ChildProcess } from 'node:child_process'
import { end, serve } from '../server/servers'
import { playLongTable } from './long-table'
import { Visitor } from './visitor'

export interface Opened {
  readonly server: string
  readonly child: ChildProcess
  /** The code of a table with a long past. */
  readonly longTable: string | undefined
  /** Cookies of the guests in the crowd. */
  readonly cookies: readonly string[]
}

export async function openServer(
  wanted: { readonly crowd: number; readonly actions: number },
  environment: Readonly<Record<string, string>> = {},
): Promise<Opened> {
  const free = await serve({ ...environment, LIMITS: 'off' })
  const longTable = wanted.actions > 0 ? await playLongTable(free.address, '127.0.8.1', wanted.actions) : undefined
  const cookies: string[] = []
  for (let i = 0; i < wanted.crowd; i++)
    cookies.push((await Visitor.called(`Guest ${i}`, free.address, '127.0.8.2')).cookie ?? '')
  await end(free.child)
  const { address, child } = await serve({ ...environment, LIMITS: 'on' })
  return { server: address, child, longTable, cookies }
}
