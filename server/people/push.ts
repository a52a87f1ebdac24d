/** Web push: a notice on somebody's device that a table waits. It names the game and the table, nothing of the position. */
import { createHash } from 'node:crypto'
import { isIP } from 'node:net'
import type { Language } from '@crownlands/core/room'
import { sql } from 'kysely'
import webpush from 'web-push'
import type { Sender, Subscription, VapidKeys } from '../base/outside'
import type { Database } from '../database/database'
import { settingOf } from '../database/setting'
import { publicAgent } from './public-addresses'

export interface Notice {
  /** One a table: a newer notice takes the place of an older one. */
  readonly tag: string
  readonly game: string
  /** What the game is called, by language: a device that is asleep has no other words for it. */
  readonly titles: Readonly<Record<Language, string>>
  readonly code: string
}

/** A service that answers like this knows the subscription no more. */
const GONE = new Set([404, 410])
const MOST_FAILURES = 10
/** Of one person: nobody makes us knock on doors by the thousand. */
const MOST_DEVICES = 20
const TRUST_MS = 60_000
const MOST_REMEMBERED = 10_000

export class Push {
  readonly #db: Database
  readonly #send: Sender
  #keys: Promise<VapidKeys> | undefined
  /** By player: whether there is anybody to send to, and until when that is believed. */
  readonly #wanted = new Map<number, { readonly wanted: boolean; readonly until: number }>()
  readonly #now: () => number

  constructor(db: Database, send: Sender, now: () => number) {
    this.#db = db
    this.#send = send
    this.#now = now
  }

  /** Whether the player has a device that takes notices. Asked with every move, so that it is remembered for a while. */
  async isWanted(playerId: number): Promise<boolean> {
    const remembered = this.#wanted.get(playerId)
    if (remembered !== undefined && remembered.until > this.#now()) return remembered.wanted
    const wanted = (await this.#of(playerId).limit(1).executeTakeFirst()) !== undefined
    if (this.#wanted.size > MOST_REMEMBERED) this.#wanted.clear()
    this.#wanted.set(playerId, { wanted, until: this.#now() + TRUST_MS })
    return wanted
  }

  /** Made once for all nodes. */
  keys(): Promise<VapidKeys> {
    this.#keys ??= this.#readKeys().catch((error: unknown) => {
      this.#keys = undefined
      throw error
    })
    return this.#keys
  }

  async #readKeys(): Promise<VapidKeys> {
    const keys = await settingOf(this.#db, 'vapid', () => JSON.stringify(webpush.generateVAPIDKeys()))
    return JSON.parse(keys) as VapidKeys
  }

  #of(playerId: number) {
    return this.#db.selectFrom('push_subscription').select(['endpoint', 'keys']).where('player_id', '=', playerId)
  }

  async subscribe(playerId: number, { endpoint, keys }: Subscription): Promise<'subscribed' | 'too-many'> {
    this.#wanted.delete(playerId)
    const hash = hashOfEndpoint(endpoint)
    const { numAffectedRows } = await sql`
      insert into push_subscription (endpoint_hash, endpoint, keys, player_id)
      select ${hash}, ${endpoint}, ${JSON.stringify(keys)}, ${playerId}
      where (select count(*) from push_subscription where player_id = ${playerId} and endpoint_hash <> ${hash})
        < ${MOST_DEVICES}
      on conflict (endpoint_hash) do update set player_id = excluded.player_id, keys = excluded.keys, failed = 0
    `.execute(this.#db)
    return numAffectedRows === 1n ? 'subscribed' : 'too-many'
  }

  async unsubscribe(playerId: number, endpoint: string): Promise<void> {
    await this.#delete(hashOfEndpoint(endpoint)).where('player_id', '=', playerId).execute()
  }

  async notify(playerId: number, notice: Notice): Promise<void> {
    const rows = await this.#of(playerId).execute()
    const keys = await this.keys()
    for (const subscription of rows) {
      const status = await this.#send(subscription, JSON.stringify(notice), keys).catch(() => 0)
      await this.#note(subscription, status)
    }
  }

  async #note({ endpoint }: Subscription, status: number): Promise<void> {
    const hash = hashOfEndpoint(endpoint)
    const update = this.#db.updateTable('push_subscription').where('endpoint_hash', '=', hash)
    if (GONE.has(status)) await this.#delete(hash).execute()
    else if (status >= 200 && status < 300) await update.set({ failed: 0 }).where('failed', '>', 0).execute()
    else {
      await update.set({ failed: sql`failed + 1` }).execute()
      await this.#delete(hash).where('failed', '>=', MOST_FAILURES).execute()
    }
  }

  #delete(hash: Buffer) {
    return this.#db.deleteFrom('push_subscription').where('endpoint_hash', '=', hash)
  }
}

/**
 * Whether a subscription may name it: https to a host by its name. What the name points to is checked when a notice is sent
 * (`public-addresses.ts`); an address in place of a name is refused here, because it is never looked up.
 */
export function isPublicEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port } = new URL(endpoint)
  return (
    protocol === 'https:' &&
    port === '' &&
    isIP(hostname.replace(/^\[|\]$/g, '')) === 0 &&
    /\.[a-z]{2,}$/i.test(hostname) &&
    !/\.(local|internal|localhost|lan|home|arpa)$/i.test(hostname)
  )
}

export function senderFor(contact: string, agent = publicAgent()): Sender {
  return async ({ endpoint, keys }, payload, { publicKey, privateKey }) => {
    if (!isPublicEndpoint(endpoint)) return 0
    try {
      const { statusCode } = await webpush.sendNotification({ endpoint, keys }, payload, {
        vapidDetails: { subject: contact, publicKey, privateKey },
        agent,
        TTL: 86_400,
        timeout: 10_000,
      })
      return statusCode
    } catch (error) {
      return error instanceof webpush.WebPushError ? error.statusCode : 0
    }
  }
}

function hashOfEndpoint(endpoint: string): Buffer {
  return createHash('sha256').update(endpoint).digest()
}
