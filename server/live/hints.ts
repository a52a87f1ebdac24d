/** What nodes tell each other about a table: how far it is, and whom it waits for. */
import type { Share } from '../base/fair-pool'
import type { Head } from '../match/headers'
import { shareOf, waitsFor } from '../match/status'

export const CHANNEL = 'crownlands'

/** In place of a node's name: presence is to be read again, by all. */
export const EVERY_NODE = ''

/** Whom a table waits for, and as of when: what is told later may be older. */
export interface Waits {
  readonly version: number
  /** By player. */
  readonly people: ReadonlyMap<number, boolean>
}

/** Whatever changes whom it waits for makes one of the two numbers larger, and nothing makes one smaller. */
export function waitsOf(head: Head): Waits {
  return { version: head.n + head.tableRev, people: waitsFor(head) }
}

/** `48=7+12-`: for one it waits, for the other not. */
export function waitsText({ version, people }: Waits): string {
  return `${version}=${[...people].map(([playerId, isWaiting]) => `${playerId}${isWaiting ? '+' : '-'}`).join('')}`
}

export function waitsFrom(text: string): Waits {
  const [version, people = ''] = text.split('=')
  const told = [...people.matchAll(/(\d+)([+-])/g)]
  return { version: Number(version), people: new Map(told.map(([, id, sign]) => [Number(id), sign === '+'])) }
}

/** That it is a bot's turn, for processes that play bots. */
export interface BotTurnHint {
  readonly n: number
  readonly share: Share
  /** In milliseconds. */
  readonly after: number
}

export function botTurnOf(head: Head, after: number): BotTurnHint {
  return { n: head.n, share: shareOf(head), after }
}

/** `48:612:+:aGFzaA`: how much has happened, how long to wait, whether people play, who laid the table. */
export function botTurnText({ n, share, after }: BotTurnHint): string {
  return `${n}:${after}:${share.hasPeople ? '+' : '-'}:${share.origin}`
}

export function botTurnFrom(table: string, text: string): BotTurnHint {
  const [n, after, people, origin = table] = text.split(':')
  return { n: Number(n), after: Number(after), share: { table, origin, hasPeople: people === '+' } }
}
