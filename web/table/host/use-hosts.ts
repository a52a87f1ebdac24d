import type { TableHost } from '@crownlands/table/protocol'
import { useContext } from 'react'
import { HostContext } from './host-context'

export function useHost(): TableHost {
  const host = useContext(HostContext)
  if (host === undefined) throw new Error('no host: wrap the app in HostProvider')
  return host
}
