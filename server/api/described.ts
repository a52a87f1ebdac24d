/** The texts of all operations in the API's document. A test finds operations without a text and texts without an operation. */
import type { JsonSchema } from '@crownlands/core/schema'
import { CURSOR_PATTERN } from '@crownlands/table/position'
import type { AnswerName } from './answers'

export interface Described {
  readonly tag: Tag
  readonly summary: string
  readonly description?: string
  /** Undefined: an empty answer with status 204. */
  readonly answer: AnswerName | 'events' | undefined
  /** Default: 200. */
  readonly status?: 201
  readonly query?: Readonly<Record<string, Parameter>>
}

type Parameter = JsonSchema & { readonly description: string }

export const TAGS = {
  games: 'The games and the state of the server.',
  tables: 'Tables before the match: create one, sit down, begin.',
  play: 'The match: commands, state, events.',
  together: 'Chat, requests and seats of absent players.',
  me: 'Your identity, devices, bots and data.',
  people: 'Other players and their ratings.',
} as const
type Tag = keyof typeof TAGS

const SEAT: Parameter = {
  type: 'string',
  pattern: '^\\d$',
  description: 'A seat of yours. Without it you are a spectator.',
}
const CURSOR: Parameter = {
  type: 'string',
  pattern: CURSOR_PATTERN,
  description: 'The cursor of what you have seen, such as `41.2`.',
}

/** By method and path. */
export const DESCRIBED: Readonly<Record<string, Described>> = {
  'GET /status': {
    tag: 'games',
    summary: 'Whether online play is available, and if not, why',
    description:
      'For a browser on the server’s own machine, `reach` lists the addresses under which others on the network find the server, unless a public address is set.',
    answer: 'Status',
  },
  'GET /games': { tag: 'games', summary: 'List the games', answer: 'Games' },
  'GET /games/{game}': {
    tag: 'games',
    summary: 'Get a game with JSON Schemas of its options, actions, views and events',
    answer: 'Game',
  },

  'POST /tables': {
    tag: 'tables',
    summary: 'Create a table',
    description:
      'Everybody who knows its `code` may watch and take a free seat. With `listed` the lobby shows it to everybody.',
    answer: 'Table',
    status: 201,
  },
  'GET /tables': {
    tag: 'tables',
    summary: 'List the tables of the lobby',
    answer: 'Tables',
    query: {
      game: { type: 'string', maxLength: 100, description: 'Only tables of this game.' },
      status: { type: 'string', enum: ['open', 'running'], description: 'Default: `open`.' },
    },
  },
  'GET /tables/{code}': { tag: 'tables', summary: 'Get a table: seats, settings, requests', answer: 'Table' },
  'PATCH /tables/{code}': {
    tag: 'tables',
    summary: 'Change the settings of a table before the start',
    description:
      'Only for the host. Every change, also of seats, resets the other players’ `ready` and is listed in `changes`: who, what, from, to.',
    answer: 'Table',
  },
  'POST /tables/{code}/swap': { tag: 'tables', summary: 'Swap two seats', answer: 'Table' },
  'POST /tables/{code}/rematch': {
    tag: 'tables',
    summary: 'Create or join a rematch of the same players at a new table',
    description:
      'Seats move by one; houses move with their players. Sending this makes you ready, and contributes a `word` to the seed if you send one. The match begins when everybody has sent it.',
    answer: 'Table',
    status: 201,
  },
  'PUT /tables/{code}/seats/{seat}': { tag: 'tables', summary: 'Take a seat', answer: 'Table' },
  'DELETE /tables/{code}/seats/{seat}': {
    tag: 'tables',
    summary: 'Leave a seat; the host may clear any seat',
    description:
      'A player whom the host has removed cannot take a seat at this table until the host invites them again.',
    answer: 'Table',
  },
  'DELETE /tables/{code}/removed/{player}': {
    tag: 'tables',
    summary: 'Invite a removed player again',
    description: 'Only for the host. `player` is a code of the table’s `removed`.',
    answer: 'Table',
  },
  'PUT /tables/{code}/seats/{seat}/bot': { tag: 'tables', summary: 'Put a bot on a seat', answer: 'Table' },
  'PUT /tables/{code}/word': {
    tag: 'tables',
    summary: 'Contribute your word to the seed',
    description:
      'The seed is computed from the server’s secret, whose commitment is shown, and from the digests of all players’ words. The words are deleted at the start.',
    answer: 'Table',
  },
  'PUT /tables/{code}/ready': { tag: 'tables', summary: 'Say whether you are ready', answer: 'Table' },
  'POST /tables/{code}/start': { tag: 'tables', summary: 'Begin the match', answer: 'Table' },

  'POST /tables/{code}/commands': {
    tag: 'play',
    summary: 'Act, undo, undo the turn, end the turn',
    description:
      '`at` is the cursor of the state you decided on. `key` is a text of your choice, new for every command. A key is carried out only once: after a 503 or a lost connection send the same command again. 409 `changed` contains the current state, 422 `refused` the rule that forbids the action.',
    answer: 'Match',
  },
  'POST /tables/{code}/check': { tag: 'play', summary: 'Ask whether the rules allow an action', answer: 'Checked' },
  'POST /tables/{code}/hint': { tag: 'play', summary: 'Ask what a bot would do', answer: 'Hinted' },
  'GET /tables/{code}/look': {
    tag: 'play',
    summary: 'Get the state of the match as you may see it, and your legal actions',
    answer: 'Look',
    query: { seat: SEAT, after: CURSOR },
  },
  'GET /tables/{code}/steps/{step}': {
    tag: 'play',
    summary: 'Get the state after a number of final actions',
    answer: 'Past',
    query: { seat: SEAT },
  },
  'GET /tables/{code}/story': {
    tag: 'play',
    summary: 'Get what has happened, as events of the game',
    answer: 'Story',
    query: {
      seat: SEAT,
      after: { type: 'string', pattern: '^(-1|\\d{1,9})$', description: 'Only what happened after this step.' },
      to: { type: 'string', pattern: '^\\d{1,9}$', description: 'Only up to this step.' },
    },
  },
  'GET /tables/{code}/record': {
    tag: 'play',
    summary: 'Get the record of a finished match, which can be verified',
    answer: 'Record',
  },
  'GET /tables/{code}/events': {
    tag: 'play',
    summary: 'Listen to a table (server-sent events: look, step, table, chat, presence, me, bye)',
    description:
      'To resume at any node, send the id of the last event as `Last-Event-ID` or as `after`. A comment is sent at least every 20 s.',
    answer: 'events',
    query: {
      seat: SEAT,
      after: { type: 'string', maxLength: 50, description: 'The id of the last event that you received.' },
    },
  },

  'POST /tables/{code}/chat': { tag: 'together', summary: 'Send a line of chat', answer: 'Line', status: 201 },
  'PUT /tables/{code}/chat/closed': { tag: 'together', summary: 'Close or open the chat', answer: 'Table' },
  'POST /tables/{code}/leave': { tag: 'together', summary: 'Leave a running match', answer: 'Table' },
  'POST /tables/{code}/seats/{seat}/link': {
    tag: 'together',
    summary: 'Make a one-time link to a seat, for a guest who has lost the cookie',
    description:
      'Only the host can make it (for the host’s own seat any other player), only for the seat of a guest, and only while that guest is away. The token is valid once, for one hour. Everybody at the table is told when it is used, and the player who had the seat can take it back.',
    answer: 'Link',
    status: 201,
  },
  'POST /tables/{code}/seat-link': { tag: 'together', summary: 'Take a seat with such a link', answer: 'Table' },
  'POST /tables/{code}/return': { tag: 'together', summary: 'Take your seat back', answer: 'Table' },
  'POST /tables/{code}/agreements': {
    tag: 'together',
    summary: 'Make or answer a request: take-back, pause, go-on, stand-in, end',
    answer: 'Table',
  },
  'POST /tables/{code}/time': { tag: 'together', summary: 'Give another player more time', answer: 'Table' },

  'POST /me': {
    tag: 'me',
    summary: 'Become a guest with a name',
    description: 'The answer sets the cookie that identifies you.',
    answer: 'Person',
    status: 201,
  },
  'GET /me': { tag: 'me', summary: 'Get your identity', answer: 'Me' },
  'PATCH /me': { tag: 'me', summary: 'Change your name', answer: 'Person' },
  'GET /me/export': { tag: 'me', summary: 'Export everything that is stored about you', answer: 'Export' },
  'DELETE /me': {
    tag: 'me',
    summary: 'Delete your identity and data',
    description:
      'You leave every table. Your name, words for the seed, chat, devices, passkeys, bots and ratings are deleted. Your moves stay, because they are part of other players’ games. This cannot be undone.',
    answer: undefined,
  },
  'GET /me/ratings': { tag: 'me', summary: 'Get your ratings and their history', answer: 'Courses' },
  'GET /me/tables': { tag: 'me', summary: 'List your tables and where it is your turn', answer: 'MyTables' },
  'GET /me/events': {
    tag: 'me',
    summary: 'Listen for tables that wait for you (server-sent events)',
    description:
      'A `me` event is sent at once and after every change: `{"waiting": ["…"]}` has the codes of the tables that wait for you. One stream covers all tables. The stream of a table contains these events too, without that table.',
    answer: 'events',
  },
  'PUT /me/muted': { tag: 'me', summary: 'Set whose chat you do not want to see', answer: 'Muted' },
  'GET /me/sessions': { tag: 'me', summary: 'List where you are signed in', answer: 'Sessions' },
  'DELETE /me/sessions': {
    tag: 'me',
    summary: 'Sign out on all other devices; unused links to devices expire',
    answer: undefined,
  },
  'DELETE /me/sessions/{id}': {
    tag: 'me',
    summary: 'Sign out on one device; unused links to devices expire',
    answer: undefined,
  },
  'DELETE /me/session': { tag: 'me', summary: 'Sign out on this device', answer: undefined },
  'POST /me/links': {
    tag: 'me',
    summary: 'Make a one-time link that signs in another device',
    answer: 'Link',
    status: 201,
  },
  'POST /me/links/taken': { tag: 'me', summary: 'Sign in with such a link', answer: 'Person', status: 201 },
  'GET /me/bots': { tag: 'me', summary: 'List your bot players', answer: 'Bots' },
  'POST /me/bots': { tag: 'me', summary: 'Create a bot player', answer: 'Bot', status: 201 },
  'DELETE /me/bots/{bot}': { tag: 'me', summary: 'Delete a bot player and its tokens', answer: undefined },
  'GET /me/bots/{bot}/tokens': {
    tag: 'me',
    summary: 'List the tokens of a bot player, without their values',
    answer: 'Tokens',
  },
  'POST /me/bots/{bot}/tokens': {
    tag: 'me',
    summary: 'Create a token for a bot player; its value is shown only now',
    answer: 'Token',
    status: 201,
  },
  'DELETE /me/bots/{bot}/tokens/{id}': { tag: 'me', summary: 'Delete a token', answer: undefined },
  'GET /me/push': {
    tag: 'me',
    summary: 'Get the key that a browser needs to receive notifications',
    answer: 'PushKey',
  },
  'PUT /me/push': { tag: 'me', summary: 'Receive notifications on this device', answer: undefined },
  'DELETE /me/push': { tag: 'me', summary: 'Stop notifications on this device', answer: undefined },
  'POST /me/passkeys/options': { tag: 'me', summary: 'Begin to create a passkey', answer: 'PasskeyOptions' },
  'POST /me/passkeys': {
    tag: 'me',
    summary: 'Create a passkey: a guest becomes an account',
    answer: 'Person',
    status: 201,
  },
  'GET /me/passkeys': { tag: 'me', summary: 'List your passkeys', answer: 'Passkeys' },
  'DELETE /me/passkeys/{id}': { tag: 'me', summary: 'Delete a passkey', answer: undefined },
  'POST /sign-in/options': { tag: 'me', summary: 'Begin to sign in', answer: 'PasskeyOptions' },
  'POST /sign-in': { tag: 'me', summary: 'Sign in with a passkey', answer: 'Person', status: 201 },

  'GET /players/{name}': { tag: 'people', summary: 'Get an account and its ratings', answer: 'Player' },
  'GET /ratings/{game}': {
    tag: 'people',
    summary: 'List the best players of a game',
    answer: 'Ratings',
    query: {
      seats: { type: 'string', pattern: '^\\d{1,9}$', description: 'The number of seats at their tables. Default: 2.' },
    },
  },
}
