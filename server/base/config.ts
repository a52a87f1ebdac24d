/** The settings of a server, from the environment. Whatever is wrong is said at once, a sentence for each mistake. */
import { availableParallelism, homedir } from 'node:os'
import { join } from 'node:path'

export const ROLES = ['all', 'web', 'worker'] as const
/** `web` answers people, `worker` does jobs; `all` does both. */
export type Role = (typeof ROLES)[number]

export interface Config {
  /** Undefined: the embedded database, in the data folder. */
  readonly databaseUrl: string | undefined
  readonly dataFolder: string
  readonly role: Role
  /** How people reach the server, as browsers write it: for links, passkeys and cookies. Undefined: as they ask for it. */
  readonly publicUrl: string | undefined
  /** How many connections to the database. */
  readonly connections: number
  readonly tableThreads: number
  readonly botThreads: number
  readonly pastThreads: number
  readonly jobs: number
  /** How many proxies stand in front of it, each of which says whose request it passes on. What is said before them is not believed. */
  readonly trustProxy: number
  /** HTTP connections at the same time from one address; undefined: any number. */
  readonly connectionsPerAddress: number | undefined
  readonly connectionsInTotal: number
  /** `off` where somebody else sees to it that nobody asks for too much, or a benchmark does. */
  readonly limits: 'on' | 'off'
  readonly logLevel: (typeof LOG_LEVELS)[number]
  /** Opens /metrics to whoever knows it; without it only this machine may read them. */
  readonly metricsToken: string | undefined
  /** For web push: an address that the services which carry it can write to. */
  readonly pushContact: string | undefined
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const

type Environment = Readonly<Record<string, string | undefined>>

export function readConfig(environment: Environment): Config | { readonly mistakes: readonly string[] } {
  const read = new Reader(environment)
  const limits = read.oneOf('LIMITS', ['on', 'off']) ?? 'on'
  const config: Config = {
    databaseUrl: read.url('DATABASE_URL', ['postgres:', 'postgresql:']),
    dataFolder: read.text('CROWNLANDS_DATA') ?? usualDataFolder(environment),
    role: read.oneOf('ROLE', ROLES) ?? 'all',
    publicUrl: read.origin('PUBLIC_URL'),
    connections: read.whole('DATABASE_CONNECTIONS', 2, 500) ?? 10,
    tableThreads: read.whole('TABLE_THREADS', 1, 64) ?? Math.max(1, availableParallelism() - 1),
    botThreads: read.whole('BOT_THREADS', 1, 64) ?? Math.max(1, availableParallelism() - 1),
    pastThreads: read.whole('PAST_THREADS', 1, 64) ?? Math.max(1, Math.floor(availableParallelism() / 4)),
    jobs: read.whole('JOBS', 1, 64) ?? 4,
    trustProxy: read.proxies('TRUST_PROXY'),
    limits,
    connectionsPerAddress: read.whole('CONNECTIONS_PER_ADDRESS', 1, 1_000_000) ?? (limits === 'on' ? 200 : undefined),
    connectionsInTotal: read.whole('CONNECTIONS_IN_TOTAL', 1, 1_000_000) ?? 20_000,
    logLevel: read.oneOf('LOG_LEVEL', LOG_LEVELS) ?? 'warn',
    metricsToken: read.text('METRICS_TOKEN'),
    pushContact: read.contact('PUSH_CONTACT'),
  }
  return read.mistakes.length === 0 ? config : { mistakes: read.mistakes }
}

/** Root keeps it where services do; a private home could not be reached by the account that the database runs as. */
function usualDataFolder({ XDG_DATA_HOME }: Environment): string {
  if (process.getuid?.() === 0) return '/var/lib/crownlands'
  return join(XDG_DATA_HOME ?? join(homedir(), '.local/share'), 'crownlands')
}

class Reader {
  readonly mistakes: string[] = []
  readonly #environment: Environment

  constructor(environment: Environment) {
    this.#environment = environment
  }

  /** Empty is as good as not there. */
  text(name: string): string | undefined {
    const value = this.#environment[name]?.trim()
    return value === '' ? undefined : value
  }

  oneOf<const T extends string>(name: string, values: readonly T[]): T | undefined {
    const value = this.text(name)
    if (value === undefined) return undefined
    const known = values.find((one) => one === value)
    if (known === undefined) this.mistakes.push(`${name} is "${value}"; it may be ${values.join(', ')}.`)
    return known
  }

  whole(name: string, least: number, most: number): number | undefined {
    const value = this.text(name)
    if (value === undefined) return undefined
    const number = Number(value)
    if (Number.isInteger(number) && number >= least && number <= most) return number
    this.mistakes.push(`${name} is "${value}"; it must be a whole number from ${least} to ${most}.`)
    return undefined
  }

  /** Says nothing of what it holds: there may be a password in it. */
  url(name: string, protocols: readonly string[]): string | undefined {
    const value = this.text(name)
    if (value === undefined) return undefined
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value
    this.mistakes.push(
      `${name} must be an address that begins with ${protocols.map((one) => `${one}//`).join(' or ')}.`,
    )
    return undefined
  }

  /** The whole server is one address: pages, cookies and passkeys know no path in front of it. */
  origin(name: string): string | undefined {
    const value = this.url(name, ['http:', 'https:'])
    if (value === undefined) return undefined
    const { origin, pathname, search, hash } = new URL(value)
    if (pathname !== '/' || search !== '' || hash !== '')
      this.mistakes.push(`${name} has something after the name of the host; it must be like https://play.example.org.`)
    return origin
  }

  /** `yes` is one. */
  proxies(name: string): number {
    const value = this.text(name)
    if (value === undefined || value === 'no') return 0
    if (value === 'yes') return 1
    if (/^[1-9]$/.test(value)) return Number(value)
    this.mistakes.push(`${name} is "${value}"; it may be yes, no, or how many proxies there are, from 1 to 9.`)
    return 0
  }

  contact(name: string): string | undefined {
    const value = this.text(name)
    if (value === undefined || /^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$|^https:\/\/[^/\s]+\.[^/\s]+/.test(value)) return value
    this.mistakes.push(`${name} is "${value}"; it must be like mailto:me@example.org or https://example.org.`)
    return undefined
  }
}
