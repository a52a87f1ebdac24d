/** What every operation of the API is for, in the API's document. A test sees to it that none is missing and none too many. */
import type { JsonSchema } from '@crownlands/core/schema'
import { CURSOR_PATTERN } from '@crownlands/table/position'
import type { AnswerName } from './answers'

export interface Described {
  readonly tag: Tag
  readonly summary: string
  readonly description?: string
  /** Undefined: nothing but the status 204. */
  readonly answer: AnswerName | 'events' | undefined
  /** 200 unless told. */
  readonly status?: 201
  readonly query?: Readonly<Record<string, Parameter>>
}

type Parameter = JsonSchema & { readonly description: string }

export const TAGS = {
  games: 'What is played here.',
  tables: 'Tables before the match: lay one, sit down, begin.',
  play: 'The match: commands, looks, events.',
  together: 'What the people at a table agree on and say.',
  me: 'Who you are, and what belongs to you.',
  people: 'Other people, and how well they play.',
} as const
type Tag = keyof typeof TAGS

const SEAT: Parameter = {
  type: 'string',
  pattern: '^\\d$',
  description: 'As whom: a seat of yours. Without it as a spectator.',
}
const CURSOR: Parameter = {
  type: 'string',
  pattern: CURSOR_PATTERN,
  description: 'What you have seen: `41.2`.',
}

/** By method and path. */
export const DESCRIBED: Readonly<Record<string, Described>> = {
  'GET /status': {
    tag: 'games',
    summary: 'Whether online play is on, and why not',
    description:
      'A browser on the server’s own machine is also told by which addresses others on the network `reach` it, unless a public address is set.',
    answer: 'Status',
  },
  'GET /games': { tag: 'games', summary: 'The games that are played here', answer: 'Games' },
  'GET /games/{game}': {
    tag: 'games',
    summary: 'A game, with JSON Schemas of its options, actions, views and events',
    answer: 'Game',
  },

  'POST /tables': {
    tag: 'tables',
    summary: 'Lay a table',
    description: 'Its `code` is the key to it: whoever has it may look and take a free seat. `listed` shows it to all.',
    answer: 'Table',
    status: 201,
  },
  'GET /tables': {
    tag: 'tables',
    summary: 'Listed tables',
    answer: 'Tables',
    query: {
      game: { type: 'string', maxLength: 100, description: 'Only of this game.' },
      status: { type: 'string', enum: ['open', 'running'], description: '`open` unless told.' },
    },
  },
  'GET /tables/{code}': { tag: 'tables', summary: 'A table: who sits where, what was agreed on', answer: 'Table' },
  'PATCH /tables/{code}': {
    tag: 'tables',
    summary: 'Change what was laid, before the start',
    description:
      'Whatever the host changes, seats too, takes back the others’ `ready` and stands in `changes`: who, what, from and to.',
    answer: 'Table',
  },
  'POST /tables/{code}/swap': { tag: 'tables', summary: 'Let two seats change places', answer: 'Table' },
  'POST /tables/{code}/rematch': {
    tag: 'tables',
    summary: 'The same people once more, at a table of its own',
    description:
      'Seats move by one, houses move with their players. Whoever asks is ready by it, with a `word` for the chance if one is sent; the match begins when everybody has asked.',
    answer: 'Table',
    status: 201,
  },
  'PUT /tables/{code}/seats/{seat}': { tag: 'tables', summary: 'Sit down', answer: 'Table' },
  'DELETE /tables/{code}/seats/{seat}': {
    tag: 'tables',
    summary: 'Stand up; whoever laid the table may clear any seat',
    description:
      'A player whom the host removes cannot sit down at this table again, unless the host invites them again.',
    answer: 'Table',
  },
  'DELETE /tables/{code}/removed/{player}': {
    tag: 'tables',
    summary: 'Invite a player again who was removed',
    description: 'Only for the host. `player` is a code of the table’s `removed`.',
    answer: 'Table',
  },
  'PUT /tables/{code}/seats/{seat}/bot': { tag: 'tables', summary: 'Put a bot of the house there', answer: 'Table' },
  'PUT /tables/{code}/word': {
    tag: 'tables',
    summary: 'Your word for the chance',
    description:
      'The seed is made of the server’s secret, to which it has committed, and of digests of everybody’s words. The words themselves are kept until the start only.',
    answer: 'Table',
  },
  'PUT /tables/{code}/ready': { tag: 'tables', summary: 'Say that you are ready, or not yet', answer: 'Table' },
  'POST /tables/{code}/start': { tag: 'tables', summary: 'Begin the match', answer: 'Table' },

  'POST /tables/{code}/commands': {
    tag: 'play',
    summary: 'Act, undo, undo the turn, end the turn',
    description:
      '`at` is the cursor of the look or step you decided on; `key` is yours, new for every command. The same key is carried out once: after a 503 or a lost line send the same again. 409 `changed` tells how the table stands now, 422 `refused` which rule forbids it.',
    answer: 'Match',
  },
  'POST /tables/{code}/check': { tag: 'play', summary: 'Ask whether the rules allow it', answer: 'Checked' },
  'POST /tables/{code}/hint': { tag: 'play', summary: 'What the house’s bot would do', answer: 'Hinted' },
  'GET /tables/{code}/look': {
    tag: 'play',
    summary: 'How the match stands for you, and what you may do',
    answer: 'Look',
    query: { seat: SEAT, after: CURSOR },
  },
  'GET /tables/{code}/steps/{step}': {
    tag: 'play',
    summary: 'Look back: how it stood after so many final actions',
    answer: 'Past',
    query: { seat: SEAT },
  },
  'GET /tables/{code}/story': {
    tag: 'play',
    summary: 'What has happened, as events of the game',
    answer: 'Story',
    query: {
      seat: SEAT,
      after: { type: 'string', pattern: '^(-1|\\d{1,9})$', description: 'Only after so many steps.' },
      to: { type: 'string', pattern: '^\\d{1,9}$', description: 'Only up to this step.' },
    },
  },
  'GET /tables/{code}/record': {
    tag: 'play',
    summary: 'The record of a match that is over, which proves itself',
    answer: 'Record',
  },
  'GET /tables/{code}/events': {
    tag: 'play',
    summary: 'Server-sent events: look, step, table, chat, presence, me, bye',
    description:
      'Every event has an id from which any node goes on: send it back as `Last-Event-ID`, or as `after`. A comment comes at least every 20 s.',
    answer: 'events',
    query: { seat: SEAT, after: { type: 'string', maxLength: 50, description: 'The id of the last event you got.' } },
  },

  'POST /tables/{code}/chat': { tag: 'together', summary: 'Say something', answer: 'Line', status: 201 },
  'PUT /tables/{code}/chat/closed': { tag: 'together', summary: 'Close the chat, or open it', answer: 'Table' },
  'POST /tables/{code}/leave': { tag: 'together', summary: 'Leave a match that is under way', answer: 'Table' },
  'POST /tables/{code}/seats/{seat}/link': {
    tag: 'together',
    summary: 'A one-time link to a seat, for a guest who has lost the cookie',
    description:
      'Only whoever laid the table can make it (of that person’s own seat any other player), only while the seat’s player is away, and only for the seat of a guest. Its token is good once, for an hour. Everybody at the table is told when it is used, and the player who had the seat can take it back.',
    answer: 'Link',
    status: 201,
  },
  'POST /tables/{code}/seat-link': { tag: 'together', summary: 'Take a seat by such a link', answer: 'Table' },
  'POST /tables/{code}/return': { tag: 'together', summary: 'Take your seat back', answer: 'Table' },
  'POST /tables/{code}/agreements': {
    tag: 'together',
    summary: 'Ask the others, or answer: take-back, pause, go-on, stand-in, end',
    answer: 'Table',
  },
  'POST /tables/{code}/time': { tag: 'together', summary: 'Give somebody else more time', answer: 'Table' },

  'POST /me': {
    tag: 'me',
    summary: 'Become a guest with a name',
    description: 'The answer sets a cookie by which you are known from then on.',
    answer: 'Person',
    status: 201,
  },
  'GET /me': { tag: 'me', summary: 'Who you are', answer: 'Me' },
  'PATCH /me': { tag: 'me', summary: 'Change your name', answer: 'Person' },
  'GET /me/export': { tag: 'me', summary: 'All that is known of you, to take along', answer: 'Export' },
  'DELETE /me': {
    tag: 'me',
    summary: 'Be forgotten',
    description:
      'You get up from every table; your name, your words for the chance, what you said, your devices, passkeys, bots and ratings go. The moves stay, for they are the others’ games too. There is no way back.',
    answer: undefined,
  },
  'GET /me/ratings': { tag: 'me', summary: 'Your ratings, and how they came about', answer: 'Courses' },
  'GET /me/tables': { tag: 'me', summary: 'Your tables, and where it is your turn', answer: 'MyTables' },
  'GET /me/events': {
    tag: 'me',
    summary: 'Server-sent events: which tables wait for you',
    description:
      'A `me` event at once, and whenever that changes: `{"waiting": ["…"]}` has the codes of the tables that wait for you. One line is enough for all of them; the line of a table has these events too, without its own.',
    answer: 'events',
  },
  'PUT /me/muted': { tag: 'me', summary: 'Whom you do not want to hear', answer: 'Muted' },
  'GET /me/sessions': { tag: 'me', summary: 'Where you are signed in', answer: 'Sessions' },
  'DELETE /me/sessions': {
    tag: 'me',
    summary: 'Sign out everywhere else; links to other devices end',
    answer: undefined,
  },
  'DELETE /me/sessions/{id}': {
    tag: 'me',
    summary: 'Sign out there; links to other devices end',
    answer: undefined,
  },
  'DELETE /me/session': { tag: 'me', summary: 'Sign out here', answer: undefined },
  'POST /me/links': { tag: 'me', summary: 'A one-time link to another device', answer: 'Link', status: 201 },
  'POST /me/links/taken': { tag: 'me', summary: 'Come in by such a link', answer: 'Person', status: 201 },
  'GET /me/bots': { tag: 'me', summary: 'Your bots', answer: 'Bots' },
  'POST /me/bots': { tag: 'me', summary: 'Make a bot player', answer: 'Bot', status: 201 },
  'DELETE /me/bots/{bot}': { tag: 'me', summary: 'Remove a bot and its tokens', answer: undefined },
  'GET /me/bots/{bot}/tokens': { tag: 'me', summary: 'The tokens of a bot, without what opens', answer: 'Tokens' },
  'POST /me/bots/{bot}/tokens': {
    tag: 'me',
    summary: 'A token for a bot, shown this once',
    answer: 'Token',
    status: 201,
  },
  'DELETE /me/bots/{bot}/tokens/{id}': { tag: 'me', summary: 'End a token', answer: undefined },
  'GET /me/push': { tag: 'me', summary: 'The key that a browser needs to take notices', answer: 'PushKey' },
  'PUT /me/push': { tag: 'me', summary: 'Take notices on this device', answer: undefined },
  'DELETE /me/push': { tag: 'me', summary: 'Take no more notices on this device', answer: undefined },
  'POST /me/passkeys/options': { tag: 'me', summary: 'Begin to make a passkey', answer: 'PasskeyOptions' },
  'POST /me/passkeys': {
    tag: 'me',
    summary: 'Make a passkey: a guest becomes an account',
    answer: 'Person',
    status: 201,
  },
  'GET /me/passkeys': { tag: 'me', summary: 'Your passkeys', answer: 'Passkeys' },
  'DELETE /me/passkeys/{id}': { tag: 'me', summary: 'Remove a passkey', answer: undefined },
  'POST /sign-in/options': { tag: 'me', summary: 'Begin to sign in', answer: 'PasskeyOptions' },
  'POST /sign-in': { tag: 'me', summary: 'Sign in with a passkey', answer: 'Person', status: 201 },

  'GET /players/{name}': { tag: 'people', summary: 'An account and its ratings', answer: 'Player' },
  'GET /ratings/{game}': {
    tag: 'people',
    summary: 'The best of a game',
    answer: 'Ratings',
    query: { seats: { type: 'string', pattern: '^\\d{1,9}$', description: 'At tables of so many; 2 unless told.' } },
  },
}
