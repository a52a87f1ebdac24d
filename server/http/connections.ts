/** The HTTP server: how long a slow connection lives, and how many connections there may be, from one address and in total. */
import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from '../limits/networks'

/** In milliseconds. */
export interface Timeouts {
  /** Until the headers of a request are there; for the first request, from the connection on. */
  readonly headers: number
  /** Until a request is there with its body: a slow phone needs time for it. */
  readonly request: number
  /** Nothing moves while a request is under way; streams have a pulse. */
  readonly silence: number
  /**
   * Until the next request. Longer than proxies keep their connections (Caddy two minutes, nginx one): otherwise they would send a
   * command into a connection that is being closed, and could not know whether it was carried out.
   */
  readonly idle: number
}

const TIMEOUTS: Timeouts = { headers: 10_000, request: 30_000, silence: 60_000, idle: 125_000 }

/** How often Node looks for slow requests; its default of every 30 s is three times what they are given. */
const CHECKS_PER_TIMEOUT = 20

export interface ConnectionLimits {
  /** An IPv6 /64 counts as one address; undefined where the address is a proxy's, or somebody else limits it. */
  readonly perAddress: number | undefined
  readonly total: number
}

export class Connections {
  readonly server: Server
  readonly #perAddress: number | undefined
  readonly #byNetwork = new Map<string, number>()
  /** How many were closed at once, by the limit that they exceeded. */
  readonly refused = { address: 0, total: 0 }
  open = 0

  constructor(listener: RequestListener, limits: ConnectionLimits, timeouts: Timeouts = TIMEOUTS) {
    const { headers, request, silence, idle } = timeouts
    this.#perAddress = limits.perAddress
    this.server = createServer(
      {
        ...{ headersTimeout: headers, requestTimeout: request, keepAliveTimeout: idle },
        connectionsCheckingInterval: headers / CHECKS_PER_TIMEOUT,
      },
      listener,
    )
    this.server.setTimeout(silence)
    this.server.maxConnections = limits.total
    this.server.on('drop', () => this.refused.total++)
    this.server.on('connection', (socket: Socket) => this.#admit(socket))
  }

  #admit(socket: Socket): void {
    const network = networkOf(socket.remoteAddress ?? '')
    const count = (this.#byNetwork.get(network) ?? 0) + 1
    this.#byNetwork.set(network, count)
    this.open++
    socket.once('close', () => this.#leave(network))
    if (this.#perAddress === undefined || count <= this.#perAddress) return
    // No answer: to give one, its request would have to be read.
    this.refused.address++
    socket.destroy()
  }

  #leave(network: string): void {
    this.open--
    const count = (this.#byNetwork.get(network) ?? 1) - 1
    if (count === 0) this.#byNetwork.delete(network)
    else this.#byNetwork.set(network, count)
  }
}
