/**
 * The networks that an address belongs to, the narrowest first. Whoever has one IPv6 address usually has a /64 of them, and many
 * providers hand out a /48: limits count these as one.
 */
import { isIPv4, isIPv6 } from 'node:net'

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

export function networksOf(address: string): readonly [string, ...string[]] {
  const ipv4 = MAPPED_IPV4.exec(address)?.[1] ?? address
  if (isIPv4(ipv4) || !isIPv6(address)) return [ipv4]
  const groups = groupsOf(address)
  return [`${groups.slice(0, 4).join(':')}::/64`, `${groups.slice(0, 3).join(':')}::/48`]
}

/** The network that counts as one address. */
export function networkOf(address: string): string {
  return networksOf(address)[0]
}

/** The first four groups are all that a /64 needs: an IPv4 address at the end of the text does not matter. */
function groupsOf(address: string): readonly string[] {
  const [bare = ''] = address.split('%')
  const [head = '', tail] = bare.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const width = after.at(-1)?.includes('.') === true ? after.length + 1 : after.length
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - width) }, () => '0')
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16).toString(16))
}
