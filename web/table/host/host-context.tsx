/** The host of the tables, for every screen below. The shell wraps the app in it. */

import type { TableHost } from '@crownlands/table/protocol'
import { createContext, type ReactNode } from 'react'

export const HostContext = createContext<TableHost | undefined>(undefined)

export function HostProvider({ host, children }: { readonly host: TableHost; readonly children: ReactNode }) {
  return <HostContext value={host}>{children}</HostContext>
}
