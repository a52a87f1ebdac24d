/**
 * What goes over the line when a table is online: the shapes of the server's answers, for those who read them without having
 * the server. Types alone, so that they weigh nothing; a test of the server holds them against what it answers.
 */
import type { Outcome, Seat } from '@crownlands/core/game'
import type { House } from '@crownlands/kit/houses'
import type { Temperament } from './protocol'

export const AGREEMENTS = ['take-back', 'pause', 'go-on', 'stand-in', 'end'] as const
export type Agreement = (typeof AGREEMENTS)[number]

/** What a token of a bot is good for. */
export const SCOPES = ['play', 'read'] as const
export type Scope = (typeof SCOPES)[number]

export type ClockPlan =
  | { readonly type: 'none' }
  /** Seconds for the whole match, and so many more with every turn. When time runs out: as for leavers, unless it ends the match. */
  | { readonly type: 'live'; readonly each: number; readonly plus: number; readonly whenOut?: 'end' | undefined }
  /** Days for every turn. */
  | { readonly type: 'days'; readonly per: number }

/** A bot stands in for whoever is gone, or the others decide. */
export type WhenGone = 'bot' | 'vote'

export type PersonKind = 'guest' | 'account' | 'bot'

export interface SeatInfo {
  readonly seat: Seat
  readonly house: House
  readonly name: string
  /** By a person or a bot. */
  readonly taken: boolean
  /** Of a player who was deleted: `name` is a placeholder, in English. */
  readonly former?: boolean | undefined
  readonly bot?: Temperament | undefined
  /** The bot that plays for whoever is gone. */
  readonly standIn?: Temperament | undefined
  readonly player?: { readonly code: string; readonly kind: PersonKind } | undefined
  /** Of whoever laid the table. */
  readonly isHost?: boolean | undefined
  /** How many times in a row the clock has run out. */
  readonly missed?: number | undefined
  readonly ready: boolean
  readonly hasWord: boolean
  readonly leftAt?: number | undefined
  /** Counts as gone (T-L1): seen last then. */
  readonly goneAt?: number | undefined
  /** Taken by a link that the host handed out (T-L5): when, and from whom. */
  readonly handed?: { readonly at: number; readonly from: string } | undefined
}

export const INCIDENTS = ['time-out', 'stand-in', 'returned', 'left', 'handed'] as const

/** What happened at the table beside the rules, for everybody to see. */
export interface TableIncident {
  readonly what: (typeof INCIDENTS)[number]
  readonly seat: Seat
  /** After how many final actions. */
  readonly after: number
  readonly at: number
}

export interface OpenQuestion {
  readonly what: Agreement
  /** Whom it is about: who wants the turn back, or who is gone. */
  readonly about: Seat
  readonly yes: readonly Seat[]
  readonly no: readonly Seat[]
  /** Then it lapses. */
  readonly until: number
}

/**
 * Something that the host has changed before the match, or a new player at a rematch; it takes back the others' "ready". `by`
 * and `about` are names, and missing where the player was deleted.
 */
export type TableChange = { readonly at: number; readonly by?: string | undefined } & (
  | { readonly type: 'options'; readonly from: unknown; readonly to: unknown }
  | { readonly type: 'clock'; readonly from: ClockPlan; readonly to: ClockPlan }
  | { readonly type: 'when-gone'; readonly from: WhenGone; readonly to: WhenGone }
  /** In minutes. */
  | { readonly type: 'gone-after'; readonly from: number; readonly to: number }
  | { readonly type: 'listed'; readonly from: boolean; readonly to: boolean }
  /** Without `from` a seat that was free, without `to` one that is free now. */
  | {
      readonly type: 'bot'
      readonly seat: Seat
      readonly from?: Temperament | undefined
      readonly to?: Temperament | undefined
    }
  | { readonly type: 'swapped'; readonly seats: readonly Seat[] }
  | { readonly type: 'removed'; readonly seat: Seat; readonly about?: string | undefined }
  | { readonly type: 'joined'; readonly seat: Seat }
)

/** A table around its match. Times are milliseconds since 1970, by the server's clock. */
export interface TableInfo {
  readonly code: string
  readonly game: string
  readonly rules: number
  readonly status: 'open' | 'running' | 'over' | 'ended'
  readonly listed: boolean
  readonly rated: boolean
  readonly options: unknown
  readonly clock: ClockPlan
  readonly whenGone: WhenGone
  /** After so many minutes away a player counts as gone. */
  readonly goneAfter: number
  /** The hash of the server's part in the chance, shown before anybody has added to it. */
  readonly commitment: string
  readonly seats: readonly SeatInfo[]
  readonly questions: readonly OpenQuestion[]
  /** Before the match, the newest last: 20 at most. */
  readonly changes?: readonly TableChange[] | undefined
  /** Whom the host has removed; only for the host, who can invite them again. */
  readonly removed?: readonly { readonly code: string; readonly name: string }[] | undefined
  /** The host has removed the player who asks. */
  readonly isRemoved?: boolean | undefined
  /** The oldest first; of many the newest. */
  readonly incidents: readonly TableIncident[]
  readonly chatClosed: boolean
  readonly rematch?: string | undefined
  readonly rematchOf?: string | undefined
  readonly pausedAt?: number | undefined
  /** The seats of whoever asks. */
  readonly mine: readonly Seat[]
  /** Theirs before somebody else took them by a link; they can be taken back. */
  readonly lost: readonly Seat[]
  readonly isHost: boolean
  readonly createdAt: number
  readonly startedAt?: number | undefined
  readonly endedAt?: number | undefined
  readonly trouble?: string | undefined
}

/** One of somebody's own tables, with what can be said of it without opening it. */
export interface MyTable extends TableInfo {
  readonly myTurn: boolean
  readonly toAct: readonly Seat[]
  /** Since when it is the turn of those who are to act. */
  readonly turnAt?: number | undefined
  /** What each seat had left at `turnAt`, in milliseconds; empty without a clock. */
  readonly left: readonly number[]
  readonly outcome?: Outcome | undefined
}

export interface MyTables {
  readonly tables: readonly MyTable[]
  /** The server's clock. */
  readonly now: number
}

export interface Person {
  readonly code: string
  readonly name: string
  readonly kind: PersonKind
}

export interface Me extends Person {
  /** The codes of those whom one does not want to hear. */
  readonly muted: readonly string[]
  /** Whether the server can send notices. */
  readonly notices: boolean
}

export interface ChatLine {
  readonly n: number
  readonly name: string
  /** The code of whoever said it. */
  readonly by?: string | undefined
  readonly seat?: Seat | undefined
  readonly text: string
  readonly at: number
}

/** Who has a table open. */
export interface PresenceInfo {
  /** The codes of the players. */
  readonly here: readonly string[]
  /** The names of some spectators, 20 at most. */
  readonly watching: readonly string[]
  /** How many spectators there are, of those who have a name. */
  readonly spectators: number
}

/** `ending`: the server is. The others are about its database; after `newer` and `unsupported` it does not try again. */
export const OFFLINE_REASONS = [
  'starting',
  'unreachable',
  'refused',
  'failed',
  'newer',
  'unsupported',
  'ending',
] as const
export type OfflineReason = (typeof OFFLINE_REASONS)[number]

export interface ServerStatus {
  readonly online: boolean
  /** Why not: a name for programs and a sentence for people. */
  readonly reason?: OfflineReason | undefined
  readonly message?: string | undefined
  /** How many attempts to reach the database have failed, and in how many seconds the next one begins. */
  readonly attempts?: number | undefined
  readonly retryAfter?: number | undefined
  /** Only for a browser on the machine that the server runs on, and only where no public address is set. */
  readonly reach?: Reach | undefined
}

/** How people on other machines of the network reach the server. */
export interface Reach {
  /** `machine`: the server answers nobody but the machine it runs on. */
  readonly listens: 'machine' | 'network'
  /** As browsers write them, the likeliest first. */
  readonly addresses: readonly string[]
}

/** A browser in which somebody is known. */
export interface SessionInfo {
  readonly id: string
  readonly device: string
  readonly createdAt: number
  readonly seenAt: number
  /** The one that asks. */
  readonly current: boolean
}

export interface PasskeyInfo {
  readonly id: string
  readonly name: string
  readonly createdAt: number
  readonly usedAt?: number | undefined
}

export interface BotInfo {
  readonly code: string
  readonly name: string
}

export interface TokenInfo {
  readonly id: string
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly createdAt: number
  readonly usedAt?: number | undefined
}

/** How well somebody plays a game at tables of so many. */
export interface RatingInfo {
  readonly game: string
  readonly seats: number
  readonly rating: number
  readonly games: number
}

export interface RatingCourse extends RatingInfo {
  /** After each match that counted, the oldest first. */
  readonly course: readonly number[]
}

/** What is sent to lay a table. */
export interface NewTable {
  readonly game: string
  readonly options?: unknown
  readonly seats: readonly { readonly house: House; readonly bot?: Temperament | undefined }[]
  readonly sit?: Seat | undefined
  readonly listed: boolean
  readonly rated: boolean
  readonly clock: ClockPlan
  readonly whenGone: WhenGone
  /** In minutes; without it as usual for the clock. */
  readonly goneAfter?: number | undefined
}
