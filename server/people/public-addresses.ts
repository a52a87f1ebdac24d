/**
 * Connections to hosts that other people named: only to addresses on the public internet. The name is resolved for every
 * connection, and the connection goes to an address that was just checked, so a name that points inside, or that changes
 * between the check and the connection, reaches nothing.
 */
import { lookup as systemLookup } from 'node:dns'
import { Agent } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

export interface Address {
  readonly address: string
  readonly family: number
}

/** All addresses of a host name. */
export type Resolver = (
  host: string,
  done: (error: NodeJS.ErrnoException | null, addresses: readonly Address[]) => void,
) => void

/** IANA's registry of special-purpose IPv4 addresses, and multicast. */
const SPECIAL_IPV4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
]
/** Global unicast; everything else (loopback, link-local, unique local, multicast, IPv4-mapped, …) is special. */
const GLOBAL_IPV6 = ['2000::/3']
/** Within it: protocol assignments with Teredo, documentation, 6to4. */
const SPECIAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']
/** Networks without IPv4 reach it by addresses that hold an IPv4 address, which must then be public itself. */
const NAT64 = '64:ff9b::'

const allowed = new BlockList()
const special = new BlockList()
for (const range of [...GLOBAL_IPV6, `${NAT64}/96`]) add(allowed, range)
for (const range of [...SPECIAL_IPV4, ...SPECIAL_IPV6]) add(special, range)
for (const range of SPECIAL_IPV4) {
  const [network = '', prefix] = range.split('/')
  special.addSubnet(`${NAT64}${network}`, 96 + Number(prefix), 'ipv6')
}

function add(list: BlockList, range: string): void {
  const [network = '', prefix] = range.split('/')
  list.addSubnet(network, Number(prefix), network.includes(':') ? 'ipv6' : 'ipv4')
}

export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !special.check(address, 'ipv4')
    case 6:
      return allowed.check(address, 'ipv6') && !special.check(address, 'ipv6')
    default:
      return false
  }
}

/** For `net.connect`: resolves once, and hands out only addresses that are public. */
export function publicLookup(resolve: Resolver = resolveBySystem, isPublic = isPublicAddress): LookupFunction {
  return (host, { all, family }, done) => {
    resolve(host, (error, addresses) => {
      const wanted = family === 4 || family === 'IPv4' ? 4 : family === 6 || family === 'IPv6' ? 6 : undefined
      const usable = addresses.filter((one) => isPublic(one.address) && (wanted ?? one.family) === one.family)
      const [first] = usable
      if (error !== null || first === undefined) {
        done(error ?? Object.assign(new Error('The host has no public address.'), { code: 'ENOTPUBLIC' }), '', 0)
      } else if (all === true) done(null, [...usable])
      else done(null, first.address, first.family)
    })
  }
}

/** Keeps no connection, so that every request resolves and checks anew. */
export function publicAgent(lookup: LookupFunction = publicLookup()): Agent {
  return new Agent({ keepAlive: false, lookup })
}

function resolveBySystem(host: string, done: Parameters<Resolver>[1]): void {
  systemLookup(host, { all: true }, (error, addresses) => done(error, addresses ?? []))
}
