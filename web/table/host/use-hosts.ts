import { useContext } from 'react'
import { HostContext, type Hosts } from './host-context'

export function useHosts(): Hosts {
  const hosts = useContext(HostContext)
  if (hosts === undefined) throw new Error('no host: wrap the app in HostProvider')
  return hosts
}
