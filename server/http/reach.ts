/** How people on other machines of the network reach this server. */
import type { IncomingHttpHeaders } from 'node:http'
import { type AddressInfo, isIPv6 } from 'node:net'
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os'
import type { Reach } from '@crownlands/table/online'

type Interfaces = NodeJS.Dict<readonly NetworkInterfaceInfo[]>

const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/
/** Networks of containers and virtual machines, which nobody else is on. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet|vethernet|cni|podman)/i
/** Headers by which proxies say that they pass something on. */
const PASSED_ON = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via']

export function isLoopback(address: string | undefined): boolean {
  return address !== undefined && LOOPBACK.test(address)
}

/** Undefined when the server does not listen on a port. */
export function reachOf(
  listening: AddressInfo | string | null,
  interfaces: Interfaces = networkInterfaces(),
): Reach | undefined {
  if (listening === null || typeof listening === 'string') return undefined
  const { address, port } = listening
  if (isLoopback(address)) return { listens: 'machine', addresses: [] }
  const isEverywhere = address === '0.0.0.0' || address === '::'
  const hosts = isEverywhere ? hostsOf(interfaces, address === '::') : [address]
  return { listens: 'network', addresses: hosts.map((host) => originOf(host, port)) }
}

/** The likeliest first. */
function hostsOf(interfaces: Interfaces, withIPv6: boolean): readonly string[] {
  return Object.entries(interfaces)
    .flatMap(([name, all = []]) => all.map((one) => ({ ...one, order: orderOf(name, one) })))
    .filter(({ internal, family, address }) => !internal && !isLinkLocal(address) && (withIPv6 || family === 'IPv4'))
    .toSorted((a, b) => a.order - b.order)
    .map(({ address }) => address)
}

function orderOf(name: string, { family }: NetworkInterfaceInfo): number {
  return (VIRTUAL.test(name) ? 2 : 0) + (family === 'IPv4' ? 0 : 1)
}

/** Good on one cable only; browsers do not take those of IPv6. */
function isLinkLocal(address: string): boolean {
  return /^(169\.254\.|fe[89ab])/i.test(address)
}

function originOf(host: string, port: number): string {
  return new URL(`http://${isIPv6(host) ? `[${host}]` : host}:${port}`).origin
}

/**
 * Asked from this machine itself, by its own name for itself. What a proxy passes on is from elsewhere, and so is a page under
 * another name that leads here: nobody there learns the addresses of an inner network.
 */
export function isFromThisMachine(headers: IncomingHttpHeaders, remoteAddress: string | undefined): boolean {
  if (!isLoopback(remoteAddress) || PASSED_ON.some((name) => headers[name] !== undefined)) return false
  const url = `http://${headers.host}`
  return URL.canParse(url) && isOwnName(new URL(url).hostname)
}

function isOwnName(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost') || isLoopback(name.replace(/^\[|\]$/g, ''))
}
