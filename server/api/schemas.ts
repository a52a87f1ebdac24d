/** The shapes of requests. They validate requests and appear in the API's document. */
import {
  flag,
  type Infer,
  integer,
  list,
  object,
  oneOf,
  optional,
  type Schema,
  something,
  text,
  variants,
  withDefault,
} from '@crownlands/core/schema'
import { HOUSES } from '@crownlands/kit/houses'
import { AGREEMENTS, SCOPES } from '@crownlands/table/online'
import { TEMPERAMENTS } from '@crownlands/table/protocol'

/** Text that can be stored and shown safely: without characters that are invisible or change the direction of writing. */
function plain(most: number, least = 0): Schema<string> {
  const inner = text(most)
  return {
    write: (defs) => ({
      ...inner.write(defs),
      ...(least > 0 && { minLength: least }),
      pattern: '^(?:[^\\p{Cc}\\p{Cs}]|[\\t\\n\\r])*$',
    }),
    problem: (value) =>
      inner.problem(value) ??
      (UNSTORABLE.test(value as string) || (value as string).trim().length < least
        ? { path: '', wants: 'text', most }
        : undefined),
  }
}

/** Control characters and lone surrogates: valid in JSON, refused by PostgreSQL. */
const UNSTORABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u

const seatNumber = integer(0, 9)
const temperament = oneOf(TEMPERAMENTS)
/** In minutes, up to two weeks. */
const goneAfter = integer(1, 20_160)

export const clockSchema = variants(
  object({ type: oneOf(['none']) }),
  object({
    type: oneOf(['live']),
    each: integer(10, 86_400),
    plus: integer(0, 3600),
    whenOut: optional(oneOf(['end'])),
  }),
  object({ type: oneOf(['days']), per: integer(1, 14) }),
)

export const newTableSchema = object({
  game: plain(100),
  options: optional(something()),
  seats: list(object({ house: oneOf(HOUSES), bot: optional(temperament) }), { min: 1, max: 4 }),
  sit: optional(seatNumber),
  listed: withDefault(flag(), false),
  rated: withDefault(flag(), false),
  clock: withDefault(clockSchema, { type: 'none' }),
  whenGone: withDefault(oneOf(['bot', 'vote']), 'bot'),
  goneAfter: optional(goneAfter),
})
export type NewTableBody = Infer<typeof newTableSchema>

export const amendedSchema = object({
  options: optional(something()),
  listed: optional(flag()),
  clock: optional(clockSchema),
  whenGone: optional(oneOf(['bot', 'vote'])),
  goneAfter: optional(goneAfter),
})
export type AmendedBody = Infer<typeof amendedSchema>
export const swapSchema = object({ one: seatNumber, other: seatNumber })
export type SwapBody = Infer<typeof swapSchema>
export const linkSchema = object({ token: plain(100) })
export const muteSchema = object({ players: list(plain(20), { max: 100 }) })
export type MuteBody = Infer<typeof muteSchema>

const deedSchema = variants(
  object({ type: oneOf(['act']), action: something(), end: optional(flag()) }),
  object({ type: oneOf(['undo']) }),
  object({ type: oneOf(['undo-turn']) }),
  object({ type: oneOf(['end-turn']) }),
)

export const commandSchema = object({
  seat: seatNumber,
  at: plain(24),
  key: plain(64, 1),
  do: deedSchema,
})
export type CommandBody = Infer<typeof commandSchema>

export const checkSchema = object({ seat: seatNumber, do: deedSchema })
export type CheckBody = Infer<typeof checkSchema>

export const botSchema = object({ bot: temperament })
export const wordSchema = object({ word: plain(200, 1), pepper: optional(plain(64)) })
export const rematchSchema = object({ word: optional(plain(200, 1)), pepper: optional(plain(64)) })
export type RematchBody = Infer<typeof rematchSchema>
export const readySchema = object({ ready: flag() })
export const guestSchema = object({ name: plain(100) })
export const agreementSchema = object({ what: oneOf(AGREEMENTS), about: seatNumber, yes: flag() })
export type AgreementBody = Infer<typeof agreementSchema>
export const timeSchema = object({ seat: seatNumber, seconds: integer(10, 7 * 86_400) })
export type TimeBody = Infer<typeof timeSchema>
export const lineSchema = object({ text: plain(300, 1) })
export const closedSchema = object({ closed: flag() })
export const hintSchema = object({ seat: seatNumber })
export const passkeySchema = object({ id: plain(100), name: withDefault(plain(100), ''), response: something() })
export type PasskeyBody = Infer<typeof passkeySchema>
export const subscriptionSchema = object({
  endpoint: plain(1000),
  keys: object({ p256dh: plain(200), auth: plain(100) }),
})
export const endpointSchema = object({ endpoint: plain(1000) })
export const newBotSchema = object({ name: plain(100) })
export const newTokenSchema = object({ name: plain(100), scopes: list(oneOf(SCOPES), { min: 1, max: 2 }) })
export type NewTokenBody = Infer<typeof newTokenSchema>
