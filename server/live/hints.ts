/** What nodes tell each other about a table: how far it is, and whom it waits for. */
import type { Head } from '../tables/heads'
import { waitsFor } from '../tables/status'

export const CHANNEL = 'crownlands'

/** Where a table stands for those who listen: moves, drafts, seats and chat. */
export function markOf({ n, draftRev, tableRev, chatN }: Pick<Head, 'n' | 'draftRev' | 'tableRev' | 'chatN'>): string {
  return `${n}.${draftRev}.${tableRev}.${chatN}`
}

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
