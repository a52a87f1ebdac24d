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
  /** Seconds for the whole match, and so many more with every turn. */
  | { readonly type: 'live'; readonly each: number; readonly plus: number }
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
  readonly bot?: Temperament | undefined
  /** The bot that plays for whoever is gone. */
  readonly standIn?: Temperament | undefined
  readonly player?: { readonly code: string; readonly kind: PersonKind } | undefined
  /** How many times in a row the clock has run out. */
  readonly missed?: number | undefined
  readonly ready: boolean
  readonly hasWord: boolean
  readonly leftAt?: number | undefined
}

export interface OpenQuestion {
  readonly what: Agreement
  /** Whom it is about: who wants the turn back, or who is gone. */
  readonly about: Seat
  readonly yes: readonly Seat[]
  readonly no: readonly Seat[]
}

/** A table around its match. Times are milliseconds since 1970, by the server's clock. */
export interface TableInfo {
  readonly code: string
  readonly game: string
  readonly rules: number
  readonly status: 'open' | 'running' | 'over' | 'ended'
  readonly listed: boolean
  readonly rated: boolean
  readonly options?: unknown
  readonly clock: ClockPlan
  readonly whenGone: WhenGone
  /** The hash of the server's part in the chance, shown before anybody has added to it. */
  readonly commitment: string
  readonly seats: readonly SeatInfo[]
  readonly questions: readonly OpenQuestion[]
  readonly chatClosed: boolean
  readonly rematch?: string | undefined
  readonly rematchOf?: string | undefined
  readonly pausedAt?: number | undefined
  /** The seats of whoever asks. */
  readonly mine: readonly Seat[]
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

export interface ServerStatus {
  readonly online: boolean
  /** Why not. */
  readonly message?: string | undefined
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
}
