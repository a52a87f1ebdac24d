/**
 * The server's API as typed calls. What goes wrong is a value, never an exception: whoever calls has something to say to the
 * reader, and a way on.
 */
import type { Seat } from '@crownlands/core/game'
import type {
  Agreement,
  BotInfo,
  ChatLine,
  Me,
  MyTables,
  NewTable,
  PasskeyInfo,
  Person,
  RatingCourse,
  Scope,
  ServerStatus,
  SessionInfo,
  TableInfo,
  TokenInfo,
} from '@crownlands/table/online'
import type { Temperament } from '@crownlands/table/protocol'

export interface Trouble {
  /** 0: nobody answered. */
  readonly status: number
  /** A name for programs: the server's own, `no-answer`, or `not-ours` when something else answered in its place. */
  readonly problem: string
  /** The server's sentence, in English. */
  readonly message: string
  /** Seconds after which it may be tried again. */
  readonly retryAfter?: number
  /** All that came with it: `match` when something has changed, `refusal` when the rules say no. */
  readonly body: Readonly<Record<string, unknown>>
}

export type Answered<T> = { readonly value: T } | { readonly trouble: Trouble }

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export const API = '/api/v1'
/** A server that has not answered by then is away, in milliseconds. */
const PATIENCE = 15_000

/** Whether asking the same again later may help. */
export function mayPass({ status }: Trouble): boolean {
  return status === 0 || status === 429 || status >= 500
}

export async function call<T>(method: Method, path: string, body?: unknown): Promise<Answered<T>> {
  let response: Response
  try {
    response = await fetch(API + path, {
      method,
      signal: AbortSignal.timeout(PATIENCE),
      cache: 'no-store',
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
  } catch (error) {
    return { trouble: { status: 0, problem: 'no-answer', message: String(error), body: {} } }
  }
  return answered(response.status, response.headers.get('retry-after'), await textOf(response))
}

/** What a status and a body mean. */
export function answered<T>(status: number, retryAfter: string | null, text: string | undefined): Answered<T> {
  if (status === 204) return { value: undefined as T }
  const body = text === undefined ? undefined : parsed(text)
  if (status >= 200 && status < 300 && body !== undefined) return { value: body as T }
  const known = isRecord(body) && typeof body.problem === 'string' ? body : undefined
  const seconds = Number(retryAfter ?? '')
  return {
    trouble: {
      status: text === undefined ? 0 : status,
      problem: text === undefined ? 'no-answer' : String(known?.problem ?? 'not-ours'),
      message: String(known?.message ?? ''),
      ...(retryAfter !== null && Number.isFinite(seconds) && { retryAfter: seconds }),
      body: known ?? {},
    },
  }
}

/** Undefined when the line broke in the middle of it. */
async function textOf(response: Response): Promise<string | undefined> {
  try {
    return await response.text()
  } catch {
    return undefined
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

export function tablePath(code: string): string {
  return `/tables/${encodeURIComponent(code)}`
}

export const tables = {
  one: (code: string) => call<TableInfo>('GET', tablePath(code)),
  open: () => call<{ readonly tables: readonly TableInfo[] }>('GET', '/tables'),
  lay: (table: NewTable) => call<TableInfo>('POST', '/tables', table),
  sit: (code: string, seat: Seat) => call<TableInfo>('PUT', `${tablePath(code)}/seats/${seat}`),
  clear: (code: string, seat: Seat) => call<TableInfo>('DELETE', `${tablePath(code)}/seats/${seat}`),
  inviteAgain: (code: string, player: string) =>
    call<TableInfo>('DELETE', `${tablePath(code)}/removed/${encodeURIComponent(player)}`),
  seatBot: (code: string, seat: Seat, bot: Temperament) =>
    call<TableInfo>('PUT', `${tablePath(code)}/seats/${seat}/bot`, { bot }),
  swap: (code: string, one: Seat, other: Seat) => call<TableInfo>('POST', `${tablePath(code)}/swap`, { one, other }),
  speak: (code: string, word: string, pepper: string) =>
    call<TableInfo>('PUT', `${tablePath(code)}/word`, { word, pepper }),
  ready: (code: string, ready: boolean) => call<TableInfo>('PUT', `${tablePath(code)}/ready`, { ready }),
  start: (code: string) => call<TableInfo>('POST', `${tablePath(code)}/start`),
  /** With every secret: only when the match is over. */
  record: (code: string) => call<unknown>('GET', `${tablePath(code)}/record`),
  /** Asks for another game, or agrees to one. */
  rematch: (code: string, word: string, pepper: string) =>
    call<TableInfo>('POST', `${tablePath(code)}/rematch`, { word, pepper }),
}

export const me = {
  status: () => call<ServerStatus>('GET', '/status'),
  who: () => call<Me>('GET', '/me'),
  begin: (name: string) => call<Person>('POST', '/me', { name }),
  rename: (name: string) => call<Person>('PATCH', '/me', { name }),
  tables: () => call<MyTables>('GET', '/me/tables'),
  ratings: () => call<{ readonly ratings: readonly RatingCourse[] }>('GET', '/me/ratings'),
  /** All that is known, to take along. */
  takeAlong: () => call<unknown>('GET', '/me/export'),
  forget: () => call<undefined>('DELETE', '/me'),
}

export const devices = {
  list: () => call<{ readonly sessions: readonly SessionInfo[] }>('GET', '/me/sessions'),
  end: (id: string) => call<undefined>('DELETE', `/me/sessions/${encodeURIComponent(id)}`),
  endOthers: () => call<undefined>('DELETE', '/me/sessions'),
  signOut: () => call<undefined>('DELETE', '/me/session'),
  makeLink: () => call<{ readonly token: string; readonly minutes: number }>('POST', '/me/links'),
  takeLink: (token: string) => call<Person>('POST', '/me/links/taken', { token }),
}

export const passkeys = {
  list: () => call<{ readonly passkeys: readonly PasskeyInfo[] }>('GET', '/me/passkeys'),
  remove: (id: string) => call<undefined>('DELETE', `/me/passkeys/${encodeURIComponent(id)}`),
  options: () => call<Ceremony>('POST', '/me/passkeys/options'),
  make: (id: string, name: string, response: unknown) => call<Person>('POST', '/me/passkeys', { id, name, response }),
  signInOptions: () => call<Ceremony>('POST', '/sign-in/options'),
  signIn: (id: string, response: unknown) => call<Person>('POST', '/sign-in', { id, response }),
}

/** What a browser is asked to make or use a passkey with; `id` names the question when it is answered. */
interface Ceremony {
  readonly id: string
  readonly options: unknown
}

export const bots = {
  list: () => call<{ readonly bots: readonly BotInfo[] }>('GET', '/me/bots'),
  make: (name: string) => call<BotInfo>('POST', '/me/bots', { name }),
  remove: (bot: string) => call<undefined>('DELETE', botPath(bot)),
  tokens: (bot: string) => call<{ readonly tokens: readonly TokenInfo[] }>('GET', `${botPath(bot)}/tokens`),
  makeToken: (bot: string, name: string, scopes: readonly Scope[]) =>
    call<{ readonly id: string; readonly token: string }>('POST', `${botPath(bot)}/tokens`, { name, scopes }),
  endToken: (bot: string, id: string) => call<undefined>('DELETE', `${botPath(bot)}/tokens/${encodeURIComponent(id)}`),
}

function botPath(bot: string): string {
  return `/me/bots/${encodeURIComponent(bot)}`
}

export const push = {
  key: () => call<{ readonly publicKey: string }>('GET', '/me/push'),
  take: (subscription: unknown) => call<undefined>('PUT', '/me/push', subscription),
  drop: (endpoint: string) => call<undefined>('DELETE', '/me/push', { endpoint }),
}

/** A way back to a seat for a guest who has lost the cookie. */
export const seatLinks = {
  make: (code: string, seat: Seat) =>
    call<{ readonly token: string; readonly minutes: number }>('POST', `${tablePath(code)}/seats/${seat}/link`),
  take: (code: string, token: string) => call<TableInfo>('POST', `${tablePath(code)}/seat-link`, { token }),
}

/** What goes on around a match that is under way. */
export const agreements = {
  answer: (code: string, what: Agreement, about: Seat, yes: boolean) =>
    call<TableInfo>('POST', `${tablePath(code)}/agreements`, { what, about, yes }),
  giveTime: (code: string, seat: Seat, seconds: number) =>
    call<TableInfo>('POST', `${tablePath(code)}/time`, { seat, seconds }),
  leave: (code: string) => call<TableInfo>('POST', `${tablePath(code)}/leave`),
  comeBack: (code: string) => call<TableInfo>('POST', `${tablePath(code)}/return`),
}

export const talk = {
  say: (code: string, text: string) => call<ChatLine>('POST', `${tablePath(code)}/chat`, { text }),
  setClosed: (code: string, closed: boolean) => call<TableInfo>('PUT', `${tablePath(code)}/chat/closed`, { closed }),
  mute: (players: readonly string[]) => call<{ readonly muted: readonly string[] }>('PUT', '/me/muted', { players }),
}
