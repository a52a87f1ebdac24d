/** Web push: a notice on somebody's device that a table waits. It names the game and the table, nothing of the position. */
import { createHash } from 'node:crypto'
import { isIP } from 'node:net'
import type { Language } from '@crownlands/core/room'
import type { Pool } from 'pg'
import webpush from 'web-push'
import type { Sender, Subscription, VapidKeys } from '../base/outside'
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
  readonly #pool: Pool
  readonly #send: Sender
  #keys: Promise<VapidKeys> | undefined
  /** By player: whether there is anybody to send to, and until when that is believed. */
  readonly #wanted = new Map<number, { readonly wanted: boolean; readonly until: number }>()
  readonly #now: () => number

  constructor(pool: Pool, send: Sender, now: () => number) {
    this.#pool = pool
    this.#send = send
    this.#now = now
  }

  /** Whether the player has a device that takes notices. Asked with every move, so that it is remembered for a while. */
  async isWanted(playerId: number): Promise<boolean> {
    const remembered = this.#wanted.get(playerId)
    if (remembered !== undefined && remembered.until > this.#now()) return remembered.wanted
    const { rows } = await this.#pool.query('select 1 from push_subscription where player_id = $1 limit 1', [playerId])
    const wanted = rows.length > 0
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
    const made = JSON.stringify(webpush.generateVAPIDKeys())
    await this.#pool.query(`insert into setting (name, value) values ('vapid', $1) on conflict do nothing`, [made])
    const { rows } = await this.#pool.query<{ value: string }>(`select value from setting where name = 'vapid'`)
    return JSON.parse(rows[0]?.value ?? made) as VapidKeys
  }

  async subscribe(playerId: number, { endpoint, keys }: Subscription): Promise<'subscribed' | 'too-many'> {
    this.#wanted.delete(playerId)
    const { rowCount } = await this.#pool.query(
      `insert into push_subscription (endpoint_hash, endpoint, keys, player_id) select $1, $2, $3, $4
       where (select count(*) from push_subscription where player_id = $4 and endpoint_hash <> $1) < ${MOST_DEVICES}
       on conflict (endpoint_hash) do update set player_id = excluded.player_id, keys = excluded.keys, failed = 0`,
      [hashOfEndpoint(endpoint), endpoint, JSON.stringify(keys), playerId],
    )
    return (rowCount ?? 0) > 0 ? 'subscribed' : 'too-many'
  }

  async unsubscribe(playerId: number, endpoint: string): Promise<void> {
    await this.#pool.query('delete from push_subscription where endpoint_hash = $1 and player_id = $2', [
      ...[hashOfEndpoint(endpoint), playerId],
    ])
  }

  async notify(playerId: number, notice: Notice): Promise<void> {
    const { rows } = await this.#pool.query<Subscription>(
      'select endpoint, keys from push_subscription where player_id = $1',
      [playerId],
    )
    const keys = await this.keys()
    for (const subscription of rows) {
      const status = await this.#send(subscription, JSON.stringify(notice), keys).catch(() => 0)
      await this.#note(subscription, status)
    }
  }

  async #note({ endpoint }: Subscription, status: number): Promise<void> {
    const hash = hashOfEndpoint(endpoint)
    if (GONE.has(status)) await this.#pool.query('delete from push_subscription where endpoint_hash = $1', [hash])
    else if (status >= 200 && status < 300)
      await this.#pool.query('update push_subscription set failed = 0 where endpoint_hash = $1 and failed > 0', [hash])
    else {
      await this.#pool.query('update push_subscription set failed = failed + 1 where endpoint_hash = $1', [hash])
      await this.#pool.query('delete from push_subscription where endpoint_hash = $1 and failed >= $2', [
        ...[hash, MOST_FAILURES],
      ])
    }
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
