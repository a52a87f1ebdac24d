/** What runs the table of the screens below. The page wraps them in it. */
import type { LocalTables, TablePast, TablePlay } from '@crownlands/table/protocol'
import { createContext, type ReactNode, useMemo } from 'react'

export interface Hosts {
  readonly play: TablePlay
  /** Undefined in a first game, which is neither kept nor looked back at. */
  readonly past?: TablePast | undefined
  /** Undefined where the table is not one of this device. */
  readonly tables?: LocalTables | undefined
}

export const HostContext = createContext<Hosts | undefined>(undefined)

export function HostProvider({ play, past, tables, children }: Hosts & { readonly children: ReactNode }) {
  const hosts = useMemo(() => ({ play, past, tables }), [play, past, tables])
  return <HostContext value={hosts}>{children}</HostContext>
}
