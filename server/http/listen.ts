/** Where a server listens, and what can be wrong with that. */
import { request, type Server } from 'node:http'
import { connect, isIPv6, type Socket } from 'node:net'
import { SERVER_NAME } from './static'

export type ListenProblem = 'busy' | 'forbidden-port' | 'unknown-host' | 'foreign-host'

const PROBLEMS: Readonly<Record<string, ListenProblem>> = {
  EADDRINUSE: 'busy',
  EACCES: 'forbidden-port',
  ENOTFOUND: 'unknown-host',
  EAI_AGAIN: 'unknown-host',
  EADDRNOTAVAIL: 'foreign-host',
  EAFNOSUPPORT: 'foreign-host',
  EINVAL: 'foreign-host',
}

/** Undefined when the server listens. */
export async function listen(server: Server, port: number, host: string): Promise<ListenProblem | undefined> {
  return host === 'localhost' && (await isTakenLocally(port)) ? 'busy' : tryToListen(server, port, host)
}

/** `localhost` has two addresses, of which a server gets one: a browser must not find somebody else at the other. */
async function isTakenLocally(port: number): Promise<boolean> {
  const answers = await Promise.all(['127.0.0.1', '::1'].map((host) => isAnswered(port, host)))
  return answers.includes(true)
}

function isAnswered(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host, timeout: 1000 })
    const end = (answered: boolean) => {
      socket.destroy()
      resolve(answered)
    }
    socket.on('connect', () => end(true))
    socket.on('error', () => end(false))
    socket.on('timeout', () => end(false))
  })
}

function tryToListen(server: Server, port: number, host: string): Promise<ListenProblem | undefined> {
  return new Promise((resolve, reject) => {
    const failed = (error: Error) => {
      const problem = problemOf(error)
      if (problem === undefined) reject(error)
      else resolve(problem)
    }
    server.once('error', failed)
    noteUnused(server)
    server.listen(port, host, () => {
      server.off('error', failed)
      resolve(undefined)
    })
  })
}

/** What an error of the system means for people; undefined for one that nobody has thought of. */
export function problemOf(error: Error): ListenProblem | undefined {
  return 'code' in error ? PROBLEMS[String(error.code)] : undefined
}

/** What to type into a browser on this machine. */
export function addressOf(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::'
  return `http://${everywhere ? 'localhost' : isIPv6(host) ? `[${host}]` : host}:${port}/`
}

/** Whether Crownlands answers at an address. */
export function isCrownlandsAt(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    // Some addresses of networks cannot be written as one for browsers.
    if (!URL.canParse(address)) return resolve(false)
    const asked = request(address, { method: 'HEAD', agent: false, timeout: 1000 }, (response) => {
      resolve(response.headers.server === SERVER_NAME)
      asked.destroy()
    })
    asked.on('timeout', () => asked.destroy())
    asked.on('error', () => resolve(false))
    asked.end()
  })
}

/** Lines on which nothing was asked yet. Browsers open some in advance, and for Node they are busy. */
const unused = new WeakMap<Server, Set<Socket>>()

export function noteUnused(server: Server): void {
  const lines = new Set<Socket>()
  unused.set(server, lines)
  server.on('connection', (line: Socket) => {
    lines.add(line)
    line.once('close', () => lines.delete(line))
  })
  server.on('request', ({ socket }) => lines.delete(socket))
}

/** Lets go of all lines on which nothing is asked. */
export function closeIdle(server: Server): void {
  for (const line of unused.get(server) ?? []) line.destroy()
  server.closeIdleConnections()
}

/** How often a server that is to end looks for lines on which nothing is asked, in milliseconds. */
const LOOK_EVERY = 50

/** Takes nobody new, lets what is being sent arrive for so many milliseconds, and closes all connections. */
export async function close(server: Server, patience: number): Promise<void> {
  const impatience = setTimeout(() => server.closeAllConnections(), patience)
  // A line is free only when its answer has gone out.
  const looking = setInterval(() => closeIdle(server), LOOK_EVERY)
  await new Promise<void>((resolve) => server.close(() => resolve()))
  clearTimeout(impatience)
  clearInterval(looking)
}
