/** What comes from outside: time, chance, and whoever carries notices. A test has its own. */
import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { makeCode } from './ids'

export interface Subscription {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** Sends one notice. Answers with the status of the push service. */
export type Sender = (subscription: Subscription, payload: string, keys: VapidKeys) => Promise<number>

export interface Outside {
  now(): number
  /** What nobody can guess: names of tables, and the secret behind a match's chance. */
  makeCode(): string
  makeSecret(): Buffer
  /** How long a bot waits before it acts, in milliseconds: the same whatever it has to choose from. */
  botDelay(): number
  /** This process among others. */
  readonly node: string
  /** Undefined: as the configuration says. */
  readonly sender?: Sender | undefined
  /** In milliseconds. */
  readonly every: Every
  readonly limits: Limits
}

export interface Every {
  /** Looks for tables that somebody should look after. */
  readonly sweep: number
  /** Asks for what no hint has told. */
  readonly repair: number
  /** Says that those who listen here are still there. */
  readonly beat: number
}

/** How long the rules may take for one call, and a bot for one action, in milliseconds. */
export interface Limits {
  readonly rules: number
  /** One replay of a match that may be long, while others come first. */
  readonly replay: number
  readonly bot: number
}

/** People should be able to follow, and nobody to tell from it whether there was a choice. */
const BOT_DELAY = { least: 400, most: 900 }

export function realOutside(): Outside {
  return {
    now: Date.now,
    makeCode,
    makeSecret: () => randomBytes(32),
    botDelay: () => randomInt(BOT_DELAY.least, BOT_DELAY.most),
    node: randomUUID(),
    every: { sweep: 1000, repair: 2000, beat: 10_000 },
    limits: { rules: 2000, replay: 30_000, bot: 10_000 },
  }
}
