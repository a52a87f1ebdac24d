/** By which address others reach the server that this page came from. */
import type { Reach } from '@crownlands/table/online'

export interface Addresses {
  /** At least one, the likeliest first. */
  readonly origins: readonly [string, ...string[]]
  /** What the reader has to know about them. */
  readonly note?: 'thisMachineOnly' | 'noNetwork' | 'ownAddress'
}

/** More would be noise: beyond these are bridges of containers and virtual machines. */
const MOST = 3

/** `reach` is undefined where the page's own address is as good for others. */
export function addressesFor(own: string, reach: Reach | undefined): Addresses {
  if (reach === undefined) return { origins: [own] }
  if (reach.listens === 'machine') return { origins: [own], note: 'thisMachineOnly' }
  const [first, ...others] = reach.addresses.slice(0, MOST)
  return first === undefined
    ? { origins: [own], note: 'noNetwork' }
    : { origins: [first, ...others], note: 'ownAddress' }
}

/** Whether the name is every machine's own name for itself. */
export function isThisMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || /^(127\.|\[::1\]$)/.test(hostname)
}
