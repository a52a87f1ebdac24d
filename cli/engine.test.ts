/** The protocol of docs/engine-protocol.md, without the lines around it: see `engine-stdio.test.ts` for those. */
import { readFileSync } from 'node:fs'
import { pick } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import { kingdoms } from '@crownlands/games/kingdoms/game'
import type { Action, State, View } from '@crownlands/games/kingdoms/state'
import { ROOMS } from '@crownlands/games/registry'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { Engine, REQUEST_SCHEMAS } from './engine'

type Answer = Readonly<Record<string, unknown>>
type Request = Readonly<Record<string, unknown>>

const COMMANDS = Object.keys(REQUEST_SCHEMAS)
const GAMES = ROOMS.map(({ game }) => game.id)
/** Those that may leave a match different from before. */
const CHANGERS = ['new', 'load', 'act', 'undo', 'end', 'close']

let engine: Engine
beforeEach(() => {
  engine = new Engine()
})

/** The one answer to a line: a JSON object on one line. */
function answerTo(line: string, to = engine): Answer {
  const answer = to.answer(line)
  expect(answer).not.toMatch(/[\n\r]/)
  const value: unknown = JSON.parse(answer)
  expect(value).toBeTypeOf('object')
  expect(Array.isArray(value) || value === null).toBe(false)
  return value as Answer
}

function ask(cmd: string, fields: Request = {}, to = engine): Answer {
  return answerTo(JSON.stringify({ cmd, ...fields }), to)
}

function start(fields: Request = {}): Answer {
  return ask('new', { game: 'kingdoms', seats: 2, seed: 'test', ...fields })
}

function toAct(fields: Request = {}): number {
  const [seat] = ask('toAct', fields).toAct as number[]
  if (seat === undefined) throw new Error('nobody is to act')
  return seat
}

function legal(seat: number, fields: Request = {}): Action[] {
  return ask('legal', { seat, ...fields }).legal as Action[]
}

function stateOf(fields: Request = {}): State {
  return ask('state', fields).state as State
}

/** All that can be asked of a match without changing it. */
function everything(fields: Request = {}, to = engine): string {
  const viewers = [0, 1, 2, 3, 'spectator']
  return JSON.stringify([
    ...['state', 'toAct', 'outcome', 'record'].map((cmd) => ask(cmd, fields, to)),
    ...viewers.flatMap((viewer) => ['view', 'story'].map((cmd) => ask(cmd, { viewer, ...fields }, to))),
    ...[0, 1, 2, 3].map((seat) => ask('legal', { seat, ...fields }, to)),
  ])
}

/** Lets chance decide for everybody, up to so many actions; how many there were. */
function playOn(most = 1000, seed = 'moves', fields: Request = {}, likes: (action: Action) => boolean = () => true) {
  const chance = new FastChance(seed).at(0)
  for (let n = 0; n < most; n++) {
    const [seat] = ask('toAct', fields).toAct as number[]
    if (seat === undefined) return n
    const action = pick(legal(seat, fields).filter(likes), chance)
    expect(ask('act', { seat, action, ...fields })).toHaveProperty('events')
  }
  return most
}

/** Makes the request, which must change nothing. */
function unchangedBy(line: string): Answer {
  const before = everything()
  const answer = answerTo(line)
  expect(everything()).toBe(before)
  return answer
}

describe('games and schemas', () => {
  it('lists the games with what one needs to start one', () => {
    const games = ask('games').games as readonly { readonly id: string }[]
    expect(games.map(({ id }) => id)).toEqual(GAMES)
    expect(games[0]).toEqual({
      id: 'kingdoms',
      title: 'Kingdoms',
      rulesVersion: kingdoms.rulesVersion,
      seats: { min: 2, max: 4 },
      options: kingdoms.options.json,
      endings: ['third-epoch', 'last-castle', 'last-castle-with-empty-spaces'],
    })
  })

  it('gives the schemas of a game', () => {
    const { schemas } = ask('schemas', { game: 'kingdoms' })
    expect(Object.keys(schemas as object)).toEqual(['options', 'state', 'view', 'action', 'event'])
    expect(ask('schemas', { game: 'chess' })).toEqual({
      error: `There is no game called "chess". There are: ${GAMES.join(', ')}.`,
    })
  })
})

describe('id', () => {
  it('comes back as it was, whatever it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (id) => {
        const sent = JSON.parse(JSON.stringify(id)) as unknown
        expect(ask('games', { id: sent })).toHaveProperty('id', sent)
        expect(ask('no such command', { id: sent })).toEqual({ id: sent, error: expect.any(String) })
      }),
    )
  })

  it.each(['{"__proto__":{"x":1}}', '{"constructor":{"prototype":{"x":1}}}', '"\\u0000"', '"\\ud800"', 'null', '[]'])(
    'even %s',
    (id) => {
      expect(engine.answer(`{"cmd":"close","id":${id}}`)).toMatch(`{"id":${id},"error":`)
    },
  )

  it('is left out when there was none', () => {
    expect(ask('games')).not.toHaveProperty('id')
  })

  it('that is nested too deeply to be sent back is refused before anything happens', () => {
    start()
    const seat = toAct()
    const deep = '['.repeat(100_000) + ']'.repeat(100_000)
    const answer = unchangedBy(`{"cmd":"act","seat":${seat},"action":{"type":"draw"},"id":${deep}}`)
    expect(answer).toEqual({ error: '"id" is nested too deeply to be sent back.' })
    expect(ask('act', { seat, action: { type: 'draw' } })).toHaveProperty('events')
  })
})

describe('new', () => {
  it('says how the match is set up, with the defaults filled in', () => {
    expect(ask('new', { game: 'kingdoms', seats: 3, seed: 7, options: { noLuck: true } })).toEqual({
      game: 'kingdoms',
      seats: 3,
      options: { noLuck: true, lastCastle: false, scoreAsYouGo: false, edition: '2011' },
      seed: '7',
      toAct: [toAct()],
    })
  })

  it('takes as few seats as there can be unless told, and a seed of its own', () => {
    const [one, other] = [ask('new', { game: 'kingdoms' }), ask('new', { game: 'kingdoms' })]
    expect(one.seats).toBe(2)
    expect(one.seed).toMatch(/^[0-9a-f]{32}$/)
    expect(other.seed).not.toBe(one.seed)
  })

  it('gives the same match for the same seed, as number or text, and another for another', () => {
    const opening = (seed: unknown, chance = 'keyed') => {
      start({ seed, chance, seats: 4 })
      playOn(40)
      return JSON.stringify([stateOf(), ask('story', { viewer: 'spectator' })])
    }
    expect(opening(12)).toBe(opening('12'))
    expect(opening('a')).not.toBe(opening('b'))
    expect(opening('a', 'fast')).not.toBe(opening('a', 'keyed'))
    expect(opening('a', 'fast')).toBe(opening('a', 'fast'))
    for (const seed of ['', '\u0000', 'é'.repeat(1000), -1, Number.MAX_SAFE_INTEGER]) {
      expect(opening(seed)).toBe(opening(seed))
    }
  })

  it.each([
    ['a second player where there is one', { game: 'gate' }, 'gate is played with 1 seat, not 2.'],
    ['too few seats', { seats: 1 }, 'kingdoms is played with 2 to 4 seats, not 1.'],
    ['too many seats', { seats: 5 }, 'kingdoms is played with 2 to 4 seats, not 5.'],
    ['half a seat', { seats: 2.5 }, 'This is not a request "new": seats: must be a whole number.'],
    ['an unknown option', { options: { luck: 1 } }, 'must not have a field "luck"'],
    ['an option of another type', { options: { noLuck: 'yes' } }, 'noLuck: must be true or false'],
    ['options that are a list', { options: [] }, 'must be an object'],
    ['an unknown edition', { options: { edition: 2011 } }, 'edition: must be "2011" or "2002"'],
    ['an unknown game', { game: 'go' }, `There is no game called "go". There are: ${GAMES.join(', ')}.`],
    ['a seed that is too long', { seed: 'x'.repeat(1001) }, 'seed: must be a text of at most 1000 characters'],
    ['a seed that is neither text nor number', { seed: null }, 'seed: must be a text'],
    ['an unknown kind of chance', { chance: 'dice' }, 'chance: must be "keyed" or "fast"'],
    ['unknown turns', { turns: 'quick' }, 'turns: must be "final" or "tentative"'],
    ['a name that is too long', { match: 'x'.repeat(101) }, 'match: must be a text of at most 100 characters'],
  ])('refuses %s and keeps the match there was', (_, fields, message) => {
    start()
    const before = everything()
    expect(start(fields).error).toContain(message)
    expect(everything()).toBe(before)
  })

  it('replaces the match of the same name', () => {
    start()
    playOn(5)
    start({ seed: 'another' })
    expect((ask('record').record as { actions: unknown[] }).actions).toEqual([])
  })
})

describe('several matches', () => {
  it('go their own ways, whatever their names', () => {
    const names = ['main', 'b', '', '__proto__', 'constructor', 'toString', '\u0000', '王国']
    for (const match of names) expect(start({ match, seed: match })).toHaveProperty('toAct')
    const before = names.map((match) => everything({ match }))
    expect(new Set(before).size).toBe(names.length)
    playOn(20, 'moves', { match: '__proto__' })
    const after = names.map((match) => everything({ match }))
    expect(after.filter((one, i) => one !== before[i])).toEqual([after[3]])
    expect(ask('close', { match: '__proto__' })).toEqual({ closed: true })
    expect(ask('state', { match: '__proto__' }).error).toBe(
      'There is no match "__proto__": start one with "new" or "load".',
    )
    expect(everything({ match: 'b' })).toBe(before[1])
    expect(everything()).toBe(before[0])
  })

  it('are at most ten thousand', () => {
    for (let i = 0; i < 10_000; i++) start({ match: `${i}`, chance: 'fast' })
    const error = 'There are 10000 matches open: close some first.'
    expect(start({ match: 'more' })).toEqual({ error })
    expect(ask('load', { game: 'kingdoms', state: stateOf({ match: '0' }), match: 'more' })).toEqual({ error })
    expect(start({ match: '17' })).toHaveProperty('toAct')
    ask('close', { match: '17' })
    expect(start({ match: 'more' })).toHaveProperty('toAct')
  })
})

describe('a whole game', () => {
  it.each([{}, { noLuck: true }, { lastCastle: true }, { scoreAsYouGo: true, edition: '2002' }])(
    'with the options %j goes to its end, and its record holds',
    (options) => {
      for (const seats of [2, 3, 4]) {
        start({ options, seats })
        const actions = playOn()
        const { outcome } = ask('outcome') as { outcome: { winners: number[]; scores: number[] } }
        expect(outcome.winners.length).toBeGreaterThan(0)
        expect(outcome.scores).toEqual(stateOf().players.map(({ gold }) => gold))
        expect(ask('toAct')).toEqual({ toAct: [] })
        const { record } = ask('record')
        expect(ask('verify', { record })).toEqual({ valid: true, actions, outcome })
        const over = { clause: 'T-A3', reason: 'match-over', message: 'The match is over.' }
        expect(ask('act', { seat: 0, action: { type: 'draw' } })).toEqual({ refusal: over })
        expect(ask('bot', { seat: 0, level: 'random' }).error).toBe('Seat 0 has nothing to decide now.')
      }
    },
  )
})

describe('act and check', () => {
  it('agree: what is legal is done, with its events', () => {
    start()
    const seat = toAct()
    const action = { type: 'castle', rank: 2, space: 8 }
    expect(ask('check', { seat, action })).toEqual({ legal: true })
    expect(ask('act', { seat, action })).toEqual({
      events: [{ type: 'castle-placed', seat, rank: 2, space: 8 }],
      toAct: [1 - seat],
    })
    expect((ask('view', { viewer: 1 - seat }).view as View).board[8]).toBe(`${'AB'[seat]}2`)
  })

  it('agree with legal about every action there is', () => {
    start({ seats: 3 })
    playOn(30)
    const seat = toAct()
    const listed = new Set(legal(seat).map((action) => JSON.stringify(action)))
    for (let space = 0; space < 30; space++) {
      for (const action of [
        ...[1, 2, 3, 4].map((rank) => ({ type: 'castle', rank, space })),
        { type: 'start', space },
        { type: 'place', space },
        { type: 'draw' },
      ]) {
        const { legal: isLegal, refusal } = ask('check', { seat, action })
        expect(isLegal).toBe(listed.has(JSON.stringify(action)))
        expect(isLegal).toBe(refusal === undefined)
      }
    }
  })

  it.each([
    ['another seat', 1, { type: 'draw' }, 'T-A1', 'It is not your turn.'],
    ['no action', 0, undefined, 'T-A2', 'This is not an action of the game: must be an object.'],
    ['null', 0, null, 'T-A2', 'This is not an action of the game: must be an object.'],
    ['a text', 0, 'draw', 'T-A2', 'This is not an action of the game: must be an object.'],
    ['an unknown type', 0, { type: 'burn' }, 'T-A2', 'This is not an action of the game: type: must be "castle"'],
    ['a type from the prototype', 0, { type: 'constructor' }, 'T-A2', 'type: must be "castle"'],
    ['a missing field', 0, { type: 'castle', rank: 1 }, 'T-A2', 'must have a field "space"'],
    ['an added field', 0, { type: 'draw', tile: '+6' }, 'T-A2', 'must not have a field "tile"'],
    ['a space off the board', 0, { type: 'castle', rank: 1, space: 30 }, 'T-A2', 'space: must be a whole number'],
    ['a huge space', 0, { type: 'castle', rank: 1, space: 1e300 }, 'T-A2', 'space: must be a whole number'],
    ['a space as text', 0, { type: 'castle', rank: 1, space: '3' }, 'T-A2', 'space: must be a whole number'],
    ['a rank that is not there', 0, { type: 'castle', rank: 5, space: 3 }, 'T-A2', 'rank: must be 1 or 2 or 3 or 4'],
    ['a taken space', 0, { type: 'castle', rank: 1, space: 8 }, 'K-T5', 'c2 is taken'],
    ['nothing to place', 0, { type: 'place', space: 3 }, 'K-T2', 'There is no tile to place'],
    ['a tile of one’s choice', 0, { type: 'take', tile: '+6' }, 'K-T2', 'The tiles lie face down'],
  ])('refuse %s, citing the rule, and nothing has changed', (_, seat, action, clause, message) => {
    start()
    const first = toAct()
    ask('act', { seat: first, action: { type: 'castle', rank: 1, space: 8 } })
    const sent = { seat: seat === 0 ? 1 - first : first, action }
    const { refusal } = unchangedBy(JSON.stringify({ cmd: 'act', ...sent }))
    expect(refusal).toEqual({ clause, reason: expect.any(String), message: expect.stringContaining(message) })
    expect(unchangedBy(JSON.stringify({ cmd: 'check', ...sent }))).toEqual({ legal: false, refusal })
    expect(playOn(3)).toBe(3)
  })
})

describe('a request that makes no sense', () => {
  const SEAT_COMMANDS = ['legal', 'act', 'check', 'undo', 'end', 'bot']
  const DEEP = 100_000
  const lines: readonly (readonly [string, string])[] = [
    ['nothing', ''],
    ['spaces', '   \t'],
    ['no JSON', 'hello'],
    ['half a request', '{"cmd":"games"'],
    ['two requests', '{"cmd":"games"}{"cmd":"games"}'],
    ['single quotes', "{'cmd':'games'}"],
    ['a null byte', '{"cmd":"games"}\u0000'],
    ['a null byte in a name', '{"cmd":"gam\u0000es"}'],
    ['a replacement character', '\ufffd'],
    ['half a character', '\ud800'],
    ['not a number', '{"cmd":NaN}'],
    ['null', 'null'],
    ['a number', '42'],
    ['a text', '"games"'],
    ['a list', '[{"cmd":"games"}]'],
    ['an empty object', '{}'],
    ['a command of another type', '{"cmd":1}'],
    ['a list as command', '{"cmd":["games"]}'],
    ['no such command', '{"cmd":"fly"}'],
    ['another case', '{"cmd":"Games"}'],
    ['a command from the prototype', '{"cmd":"constructor"}'],
    ['another one', '{"cmd":"__proto__"}'],
    ['and another one', '{"cmd":"hasOwnProperty"}'],
    ['a planted prototype', '{"__proto__":{"cmd":"games"}}'],
    ['a planted prototype beside a command', '{"cmd":"toAct","__proto__":{"match":"x"}}'],
    ['a planted constructor', '{"cmd":"toAct","constructor":{"prototype":{"seat":0}}}'],
    ['a planted prototype in the options', '{"cmd":"new","game":"kingdoms","options":{"__proto__":{"noLuck":true}}}'],
    ['a planted prototype in the state', '{"cmd":"load","game":"kingdoms","state":{"__proto__":{"over":true}}}'],
    ['an added field', '{"cmd":"toAct","seat":0}'],
    ['a match that is no text', '{"cmd":"toAct","match":5}'],
    ['a match that is not there', '{"cmd":"toAct","match":"nowhere"}'],
    ['a huge number', '{"cmd":"legal","seat":1e400}'],
    ['a number beyond what is exact', '{"cmd":"legal","seat":9007199254740993}'],
    ['no viewer', '{"cmd":"view"}'],
    ['an unknown viewer', '{"cmd":"view","viewer":"judge"}'],
    ['a viewer who is not there', '{"cmd":"view","viewer":2}'],
    ['a story for nobody', '{"cmd":"story"}'],
    ['a story for a seat that is not there', '{"cmd":"story","viewer":2}'],
    ['a story from before the start', '{"cmd":"story","viewer":0,"since":-1}'],
    ['no level', '{"cmd":"bot","seat":0}'],
    ['an unknown level', '{"cmd":"bot","seat":0,"level":"genius"}'],
    ['a budget of nothing', '{"cmd":"bot","seat":0,"level":"search","budget":{}}'],
    ['a budget of both', '{"cmd":"bot","seat":0,"level":"search","budget":{"iterations":1,"milliseconds":1}}'],
    ['a budget below one', '{"cmd":"bot","seat":0,"level":"search","budget":{"iterations":0}}'],
    ['an endless budget', '{"cmd":"bot","seat":0,"level":"search","budget":{"milliseconds":600001}}'],
    ['undo of something half', '{"cmd":"undo","seat":0,"whole":"yes"}'],
    ['no record', '{"cmd":"verify"}'],
    ['no state', '{"cmd":"load","game":"kingdoms"}'],
    ['a state that is null', '{"cmd":"load","game":"kingdoms","state":null}'],
    ['no game', '{"cmd":"new"}'],
    ['brackets', '['.repeat(DEEP) + ']'.repeat(DEEP)],
    ['open brackets', '['.repeat(DEEP)],
    ['open objects', '{"a":'.repeat(DEEP)],
    ['brackets as command', `{"cmd":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}`],
    ['brackets as options', `{"cmd":"new","game":"kingdoms","options":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}`],
    ['objects as state', `{"cmd":"load","game":"kingdoms","state":${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}}`],
    ...SEAT_COMMANDS.flatMap((cmd) =>
      [-1, 0.5, 2, 7, 100, '0', null, [0], {}, true].map(
        (seat) => [`${cmd} for seat ${JSON.stringify(seat)}`, JSON.stringify({ cmd, seat, level: 'random' })] as const,
      ),
    ),
    ...SEAT_COMMANDS.map((cmd) => [`${cmd} without a seat`, JSON.stringify({ cmd, level: 'random' })] as const),
  ]

  it.each(lines)('gets an error and changes nothing: %s', (_, line) => {
    start()
    playOn(7)
    const answer = unchangedBy(line)
    expect(Object.keys(answer)).toEqual(['error'])
    expect(answer.error).toMatch(/^.{10,}/)
    expect(answer.error).not.toMatch(/^The engine failed/)
    expect(playOn(1)).toBe(1)
  })

  it.each(COMMANDS)('or to a match that is not there: %s', (cmd) => {
    const fields = { seat: 0, viewer: 0, level: 'random', record: {}, game: 'kingdoms', state: {} }
    const known = REQUEST_SCHEMAS[cmd as keyof typeof REQUEST_SCHEMAS].fields
    const sent = Object.fromEntries(Object.entries(fields).filter(([name]) => Object.hasOwn(known, name)))
    const answer = ask(cmd, { ...sent, match: 'nowhere' })
    if (['games', 'schemas', 'new', 'verify'].includes(cmd)) expect(answer).not.toHaveProperty('error')
    else if (cmd === 'load') expect(answer.error).toContain('This is not a state of kingdoms')
    else expect(answer.error).toBe('There is no match "nowhere": start one with "new" or "load".')
  })

  it('an action nested without end is refused as no action', () => {
    start()
    const seat = toAct()
    const deep = '['.repeat(DEEP) + ']'.repeat(DEEP)
    for (const action of [deep, `{"type":"castle","rank":${deep},"space":1}`, `{"type":${deep}}`]) {
      const { refusal } = unchangedBy(`{"cmd":"act","seat":${seat},"action":${action}}`)
      expect(refusal).toMatchObject({ clause: 'T-A2', message: expect.any(String) })
    }
  })

  it('leaves no trace on the prototypes', () => {
    start()
    answerTo('{"cmd":"new","game":"kingdoms","options":{"__proto__":{"polluted":1}},"id":{"__proto__":{"polluted":1}}}')
    answerTo('{"cmd":"verify","record":{"__proto__":{"format":"crownlands-record","polluted":1}}}')
    expect({}).not.toHaveProperty('polluted')
  })
})

describe('view, story and outcome', () => {
  it('show a seat its own tile alone', () => {
    start({ seats: 3 })
    const tiles = (viewer: unknown) => (ask('view', { viewer }).view as View).players.map((one) => one.startingTile)
    const own = stateOf().players.map((player) => player.startingTile)
    expect(tiles(0)).toEqual([own[0], 'hidden', 'hidden'])
    expect(tiles(2)).toEqual(['hidden', 'hidden', own[2]])
    expect(tiles('spectator')).toEqual(['hidden', 'hidden', 'hidden'])
    expect(ask('view', { seat: 1 })).toEqual(ask('view', { viewer: 1 }))
    const dealt = (viewer: unknown) =>
      (ask('story', { viewer }).events as { type: string; tile?: string }[])
        .filter(({ type }) => type === 'starting-tile-dealt')
        .map(({ tile }) => tile)
    expect(dealt(1)).toEqual([undefined, own[1], undefined])
    expect(dealt('spectator')).toEqual([undefined, undefined, undefined])
  })

  it('tell the story in events and in lines, from the start or since an action', () => {
    start()
    const seat = toAct()
    ask('act', { seat, action: { type: 'castle', rank: 1, space: 0 } })
    ask('act', { seat: 1 - seat, action: { type: 'castle', rank: 4, space: 29 } })
    const whole = ask('story', { viewer: 'spectator' }) as { events: unknown[]; lines: string[] }
    expect(whole.events).toHaveLength(5)
    expect(whole.lines).toEqual([
      `Epoch 1 begins; seat ${seat} starts.`,
      'seat 0 gets a starting tile.',
      'seat 1 gets a starting tile.',
      `seat ${seat} places a castle of rank 1 on a1.`,
      `seat ${1 - seat} places a castle of rank 4 on f5.`,
    ])
    expect(ask('story', { viewer: 'spectator', since: 0 }).events).toEqual(whole.events.slice(3))
    expect(ask('story', { viewer: 'spectator', since: 1 }).events).toEqual(whole.events.slice(4))
    expect(ask('story', { viewer: 'spectator', since: 99 })).toEqual({ events: [], lines: [] })
    expect(ask('outcome')).toEqual({ outcome: null })
  })
})

describe('bot', () => {
  it.each(['random', 'greedy', 'search'])('%s suggests something legal, reproducibly, and does nothing', (level) => {
    start({ seats: 3 })
    playOn(25)
    const seat = toAct()
    const request = { cmd: 'bot', seat, level, seed: 5, budget: { iterations: 30 } }
    const { action } = unchangedBy(JSON.stringify(request))
    expect(legal(seat)).toContainEqual(action)
    expect(ask('bot', request)).toEqual({ action })
    expect(unchangedBy(JSON.stringify({ cmd: 'bot', seat, level, budget: { milliseconds: 5 } }))).toHaveProperty(
      'action',
    )
    expect(ask('bot', { seat: (seat + 1) % 3, level })).toEqual({
      error: `Seat ${(seat + 1) % 3} has nothing to decide now.`,
    })
  })
})

describe('taking back', () => {
  const castle = { type: 'castle', rank: 1, space: 0 }

  it('with final turns a turn is over with its last action (T-U3)', () => {
    start()
    const seat = toAct()
    expect(ask('undo', { seat }).refusal).toMatchObject({ clause: 'T-U1', message: 'There is nothing to take back.' })
    ask('act', { seat, action: castle })
    expect(ask('undo', { seat }).refusal).toMatchObject({ clause: 'T-U3' })
    expect(ask('undo', { seat: 1 - seat }).refusal).toMatchObject({ clause: 'T-U1' })
    expect(ask('end', { seat }).refusal).toMatchObject({ clause: 'T-U4' })
  })

  it('within a turn it works there too, while its player is to act', () => {
    start({ options: { noLuck: true } })
    const seat = toAct()
    const before = everything()
    ask('act', { seat, action: { type: 'take', tile: '+6' } })
    expect(ask('undo', { seat })).toEqual({ toAct: [seat] })
    expect(everything()).toBe(before)
  })

  it('with tentative turns the turn waits for its end, and nobody else sees it before (T-U4)', () => {
    start({ turns: 'tentative' })
    const seat = toAct()
    const other = 1 - seat
    const seenBefore = ['view', 'story'].map((cmd) => ask(cmd, { viewer: other }))
    const before = everything()
    expect(ask('act', { seat, action: castle })).toMatchObject({ toAct: [seat], awaitsEndOfTurn: seat })
    expect(['view', 'story'].map((cmd) => ask(cmd, { viewer: other }))).toEqual(seenBefore)
    expect((ask('view', { viewer: seat }).view as View).board[0]).not.toBe('.')
    expect(stateOf().board[0]).not.toBe('.')
    expect(ask('record').record).toMatchObject({ actions: [] })
    expect(legal(seat)).toEqual([])
    expect(ask('act', { seat, action: { ...castle, space: 1 } }).refusal).toMatchObject({ clause: 'T-U4' })
    expect(ask('act', { seat: other, action: castle }).refusal).toMatchObject({ clause: 'T-A1' })
    expect(ask('end', { seat: other }).refusal).toMatchObject({ clause: 'T-U4' })
    expect(ask('undo', { seat: other }).refusal).toMatchObject({ clause: 'T-U1' })
    expect(ask('undo', { seat })).toEqual({ toAct: [seat] })
    expect(everything()).toBe(before)
    ask('act', { seat, action: castle })
    expect(ask('end', { seat })).toEqual({ toAct: [other] })
    expect((ask('view', { viewer: other }).view as View).board[0]).not.toBe('.')
    expect(ask('undo', { seat }).refusal).toMatchObject({ clause: 'T-U3' })
  })

  it('never reaches over a draw (T-U2)', () => {
    start({ turns: 'tentative' })
    const seat = toAct()
    ask('act', { seat, action: { type: 'draw' } })
    const before = everything()
    const message = 'Something was revealed by it, so it cannot be taken back.'
    expect(ask('undo', { seat }).refusal).toMatchObject({ clause: 'T-U2', message })
    expect(ask('undo', { seat, whole: true }).refusal).toMatchObject({ clause: 'T-U2' })
    expect(everything()).toBe(before)
    ask('act', { seat, action: { type: 'place', space: 4 } })
    expect(ask('undo', { seat, whole: true })).toEqual({ toAct: [seat] })
    expect(everything()).toBe(before)
  })

  it('takes back a step, or the whole turn', () => {
    start({ turns: 'tentative', options: { noLuck: true } })
    const seat = toAct()
    const before = everything()
    ask('act', { seat, action: { type: 'take', tile: 'dragon' } })
    const taken = everything()
    ask('act', { seat, action: { type: 'place', space: 3 } })
    ask('undo', { seat })
    expect(everything()).toBe(taken)
    ask('act', { seat, action: { type: 'place', space: 5 } })
    ask('undo', { seat, whole: true })
    expect(everything()).toBe(before)
    expect(ask('undo', { seat }).refusal).toMatchObject({ clause: 'T-U1' })
  })
})

describe('load', () => {
  it('goes on from the state exactly as the match that it came from', () => {
    start({ options: { noLuck: true, scoreAsYouGo: true }, seats: 3 })
    playOn(21)
    // A state is as of the last complete turn.
    if (stateOf().board.length - stateOf().empty.length < 1) throw new Error('nothing placed yet')
    ask('undo', { seat: toAct() })
    const state = stateOf()
    expect(ask('load', { game: 'kingdoms', state, match: 'copy' })).toMatchObject({
      game: 'kingdoms',
      seats: 3,
      options: state.options,
      toAct: [toAct()],
    })
    const copy = { match: 'copy' }
    const chance = new FastChance('both').at(0)
    // With No Luck chance has a say only in who begins: to the end both must be the same.
    for (let n = 0; ; n++) {
      expect(ask('state', copy)).toEqual(ask('state'))
      expect(ask('view', { viewer: 1, ...copy })).toEqual(ask('view', { viewer: 1 }))
      const [seat] = ask('toAct').toAct as number[]
      expect(ask('toAct', copy)).toEqual(ask('toAct'))
      if (seat === undefined) {
        expect(n).toBeGreaterThan(50)
        break
      }
      expect(legal(seat, copy)).toEqual(legal(seat))
      const action = pick(legal(seat), chance)
      expect(ask('act', { seat, action, ...copy })).toEqual(ask('act', { seat, action }))
    }
    expect(ask('outcome', copy)).toEqual(ask('outcome'))
  })

  it('with the same seed draws the same, and the record tells where it started', () => {
    start({ seats: 4 })
    playOn(33)
    const state = stateOf()
    for (const match of ['one', 'two']) {
      ask('load', { game: 'kingdoms', state, seed: 'go on', match })
      playOn(60, 'moves', { match })
    }
    expect(everything({ match: 'one' })).toBe(everything({ match: 'two' }))
    const { record } = ask('record', { match: 'one' }) as { record: { start: unknown } }
    expect(record.start).toEqual(state)
    expect(ask('verify', { record })).toMatchObject({ valid: true, actions: 60 })
  })

  it('does not share the state with whoever sent it', () => {
    start()
    const state = stateOf()
    ask('load', { game: 'kingdoms', state, match: 'one' })
    ask('load', { game: 'kingdoms', state, match: 'two' })
    playOn(10, 'moves', { match: 'one' })
    expect(ask('state', { match: 'two' })).toEqual({ state })
  })

  const edits: readonly (readonly [string, (state: State) => unknown, string])[] = [
    ['a text', () => 'state', 'This is not a state of kingdoms: must be an object.'],
    ['a list', () => [], 'This is not a state of kingdoms: must be an object.'],
    ['no board', ({ board, ...rest }) => rest, 'must have a field "board"'],
    ['an added field', (state) => ({ ...state, cheat: 1 }), 'must not have a field "cheat"'],
    ['a small board', (state) => ({ ...state, board: state.board.slice(1) }), 'board: must have 30 entries'],
    ['a piece nobody knows', (state) => ({ ...state, board: state.board.with(0, 'E1' as '.') }), 'board[0]: must be'],
    ['a lost tile', (state) => ({ ...state, supply: state.supply.slice(1) }), '(K-C3)'],
    ['a tile too many', (state) => ({ ...state, supply: ['+1', ...state.supply] }), '(K-C3)'],
    ['a supply in another order', (state) => ({ ...state, supply: state.supply.toReversed() }), 'in the order +1'],
    ['a wrong list of empty spaces', (state) => ({ ...state, empty: [] }), '(K-C1)'],
    ['a player with a castle too many', (state) => withCastles(state, [4, 4, 2, 1]), '(K-S1)'],
    ['a seat that is not there', (state) => ({ ...state, turn: 2 }), 'there is no player C'],
    ['a fourth epoch', (state) => ({ ...state, epoch: 4 }), '(K-E4)'],
    ['an end before the end', (state) => ({ ...state, over: true }), '(K-E4)'],
    ['one player', (state) => ({ ...state, players: state.players.slice(1) }), 'players: must have 2 to 4 entries'],
    ['gold that is no number', (state) => withGold(state, '50'), 'players[0].gold: must be a whole number'],
    ['gold without end', (state) => withGold(state, 1e300), 'players[0].gold: must be a whole number'],
    ['a null instead of nothing', (state) => ({ ...state, drawn: null }), 'drawn: must be'],
    [
      'starting tiles with No Luck',
      (state) => ({ ...state, options: { ...state.options, noLuck: true } }),
      'with No Luck there are no starting tiles (K-V1)',
    ],
    [
      'an edition without its tiles',
      (state) => ({ ...state, options: { ...state.options, edition: '2002' } }),
      'there are 1 tiles wizard, not 0 (K-C3)',
    ],
  ]

  it.each(edits)('refuses %s with a sentence and keeps the match there was', (_, edit, message) => {
    start()
    const state = edit(stateOf())
    const { error } = unchangedBy(JSON.stringify({ cmd: 'load', game: 'kingdoms', state }))
    expect(error).toContain(message)
    expect(error).toMatch(/^This (is not a state of kingdoms: |state of kingdoms is impossible: ).*\.$/)
  })

  function withGold(state: State, gold: unknown): unknown {
    return { ...state, players: state.players.map((player, i) => (i === 0 ? { ...player, gold } : player)) }
  }

  function withCastles(state: State, castles: number[]): unknown {
    return { ...state, players: state.players.map((player, i) => (i === 0 ? { ...player, castles } : player)) }
  }
})

describe('verify', () => {
  type RecordData = Record<string, unknown> & {
    actions: { seat: number; action: Action }[]
    end: { digest: string; outcome: { winners: number[]; scores: number[]; ending: string } }
  }
  let record: RecordData
  beforeEach(() => {
    start()
    playOn()
    record = ask('record').record as RecordData
  })

  it('of a good record, whether or not a match is open', () => {
    const expected = { valid: true, actions: record.actions.length, outcome: record.end.outcome }
    expect(ask('verify', { record }, new Engine())).toEqual(expected)
    expect(ask('verify', { record: JSON.parse(JSON.stringify(record)) as unknown })).toEqual(expected)
  })

  it('of a match that still goes on', () => {
    start()
    playOn(20)
    expect(ask('verify', { record: ask('record').record })).toMatchObject({ valid: true, outcome: null })
  })

  const tampered: readonly (readonly [string, (record: RecordData) => unknown, object])[] = [
    ['nothing', () => null, { problem: 'This is not a Crownlands record.' }],
    ['a text', () => 'record', { problem: 'This is not a Crownlands record.' }],
    ['a record of something else', () => ({ format: 'pgn' }), { problem: 'This is not a Crownlands record.' }],
    ['a newer format', (one) => ({ ...one, version: 2 }), { problem: expect.stringContaining('newer Crownlands') }],
    ['a damaged one', ({ end, ...one }) => one, { problem: 'This record is damaged: must have a field "end".' }],
    ['another game', (one) => ({ ...one, game: 'chess' }), { problem: 'There is no game called "chess" here.' }],
    ['other rules', (one) => ({ ...one, rules: 99 }), { problem: expect.stringContaining('version 99 of the rules') }],
    ['other seats', (one) => ({ ...one, seats: 9 }), { problem: 'kingdoms is played with 2 to 4 seats, not 9.' }],
    ['unknown options', (one) => ({ ...one, options: { x: 1 } }), { problem: expect.stringContaining('options') }],
    ['an impossible start', (one) => ({ ...one, start: {} }), { problem: expect.stringContaining('not a state') }],
    [
      'an action against the rules',
      (one) => ({ ...one, actions: one.actions.toSpliced(2, 0, ...one.actions.slice(0, 1)) }),
      {
        problem: 'Action 3 is against the rules.',
        action: 3,
        refusal: { clause: expect.any(String), reason: expect.any(String), message: expect.any(String) },
      },
    ],
    [
      'an action of another seat',
      (one) => ({ ...one, actions: one.actions.map((step, i) => (i === 0 ? { ...step, seat: 1 - step.seat } : step)) }),
      { problem: 'Action 1 is against the rules.', refusal: { clause: 'T-A1' } },
    ],
    [
      'a missing end',
      (one) => ({ ...one, actions: one.actions.slice(0, -1) }),
      { problem: expect.stringMatching(/another position|middle of a turn/) },
    ],
    ['another seed', (one) => ({ ...one, chance: { kind: 'keyed', seed: 'x' } }), { problem: expect.any(String) }],
    [
      'another digest',
      (one) => ({ ...one, end: { ...one.end, digest: '0'.repeat(64) } }),
      { problem: 'The actions lead to another position than the record says.' },
    ],
    [
      'another winner',
      (one) => ({ ...one, end: { ...one.end, outcome: { ...one.end.outcome, winners: [0, 1] } } }),
      { problem: 'The match ended in another way than the record says.' },
    ],
  ]

  it.each(tampered)('of %s says what is wrong', (_, tamper, problem) => {
    const answer = ask('verify', { record: tamper(record) })
    expect(answer).toMatchObject({ valid: false, ...problem })
    expect(answer).not.toHaveProperty('error')
  })
})

describe('secrets', () => {
  /** Everything that a seat may be told, and how it goes on from there. */
  function told(match: string, seat: number, seats: number): Answer[] {
    const fields = { match, seat, seed: 1 }
    const tries: unknown[] = [{ type: 'draw' }, 'nonsense', { type: 'take', tile: 'dragon' }]
    for (let space = 0; space < 30; space += 7) tries.push({ type: 'start', space }, { type: 'castle', rank: 4, space })
    const levels = ['random', 'greedy', 'search'].map((level) =>
      ask('bot', { ...fields, level, budget: { iterations: 20 } }),
    )
    return [
      ask('view', { match, viewer: seat }),
      ask('story', { match, viewer: seat }),
      ask('legal', { match, seat }),
      ask('toAct', { match }),
      ask('outcome', { match }),
      ...levels,
      ...tries.map((action) => ask('check', { match, seat, action })),
      ...Array.from({ length: seats }, (_, other) => ask('undo', { match, seat: other })),
    ]
  }

  it.each([2, 3, 4])('of other seats are in no answer to a seat, with %i seats', (seats) => {
    let compared = 0
    for (let actions = 0; actions < 30; actions += 3) {
      start({ seats, seed: `secret ${actions}` })
      playOn(actions, 'moves', {}, ({ type }) => type !== 'start')
      const state = stateOf()
      const chance = new FastChance(`imagine ${actions}`).at(0)
      for (let seat = 0; seat < seats; seat++) {
        const other = kingdoms.imagine(kingdoms.view(state, seat), chance)
        if (JSON.stringify(other.players) === JSON.stringify(state.players)) continue
        compared++
        ask('load', { game: 'kingdoms', state, seed: 's', match: 'true' })
        ask('load', { game: 'kingdoms', state: other, seed: 's', match: 'other' })
        expect(told('other', seat, seats)).toEqual(told('true', seat, seats))
        // What the seat does is answered the same, unless chance draws: then its result is no secret.
        if (toAct() !== seat) continue
        for (const action of legal(seat).filter(({ type }) => type !== 'draw')) {
          ask('load', { game: 'kingdoms', state, seed: 's', match: 'true' })
          ask('load', { game: 'kingdoms', state: other, seed: 's', match: 'other' })
          const [known, same] = ['true', 'other'].map((match) => ask('act', { seat, action, match }))
          if (JSON.stringify(known).includes('epoch-ended')) continue
          expect(same).toEqual(known)
          expect(told('other', seat, seats)).toEqual(told('true', seat, seats))
          break
        }
      }
    }
    expect(compared).toBeGreaterThan(8)
  })

  it('of the next epoch are not in the answer to the action that ends one', () => {
    start({ seats: 4 })
    const chance = new FastChance('moves').at(0)
    let dealt = 0
    for (let n = 0; n < 300; n++) {
      const [seat] = ask('toAct').toAct as number[]
      if (seat === undefined) break
      const { events } = ask('act', { seat, action: pick(legal(seat), chance) }) as {
        events: { type: string; seat: number; tile?: string }[]
      }
      for (const event of events.filter(({ type }) => type === 'starting-tile-dealt')) {
        dealt++
        expect(event.tile !== undefined).toBe(event.seat === seat)
      }
    }
    expect(dealt).toBe(8)
  })
})

describe('whatever is sent', () => {
  const SEATS = [0, 1]

  /** Valid requests, from which the fuzzer goes astray. */
  function validRequests(): Request[] {
    const seat = toAct()
    const state = stateOf()
    return [
      { cmd: 'games' },
      { cmd: 'schemas', game: 'kingdoms' },
      { cmd: 'new', game: 'kingdoms', seats: 2, options: { noLuck: true }, seed: 3, chance: 'fast', turns: 'final' },
      { cmd: 'load', game: 'kingdoms', state, seed: 's', chance: 'keyed', turns: 'tentative' },
      { cmd: 'state' },
      { cmd: 'toAct' },
      { cmd: 'view', viewer: 0 },
      { cmd: 'story', viewer: 'spectator', since: 2 },
      { cmd: 'outcome' },
      { cmd: 'record' },
      { cmd: 'verify', record: ask('record').record },
      { cmd: 'bot', seat, level: 'random', seed: 1 },
      { cmd: 'bot', seat, level: 'search', budget: { iterations: 2 }, seed: 1 },
      ...legal(seat)
        .slice(0, 40)
        .flatMap((action) => ['act', 'check'].map((cmd) => ({ cmd, seat, action }))),
      ...SEATS.flatMap((one) => ['legal', 'undo', 'end'].map((cmd) => ({ cmd, seat: one }))),
    ]
  }

  const KEYS = ['cmd', 'seat', 'action', 'match', 'type', 'space', 'state', 'options', '__proto__', 'constructor', 'id']
  const junk = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom(null, -1, 0.5, 30, 1e300, '', '__proto__', 'constructor', 'spectator', [], {}),
    fc.constantFrom(...COMMANDS),
  )
  const edit = fc.record({
    where: fc.nat(),
    what: fc.constantFrom('set', 'delete', 'add'),
    key: fc.constantFrom(...KEYS),
    junk,
  })
  type Edit = { where: number; what: string; key: string; junk: unknown }

  /** Changes one place of the data, however deep. */
  function mutate(value: unknown, { where, what, key, junk: put }: Edit): unknown {
    const copy = structuredClone(value)
    const places: [Record<string, unknown>, string][] = []
    const walk = (part: unknown) => {
      if (typeof part !== 'object' || part === null) return
      for (const name of Object.keys(part)) {
        places.push([part as Record<string, unknown>, name])
        walk((part as Record<string, unknown>)[name])
      }
    }
    walk(copy)
    const place = places[where % places.length]
    if (place === undefined) return copy
    const [holder, name] = place
    if (what === 'delete') delete holder[name]
    else
      Object.defineProperty(holder, what === 'add' ? key : name, {
        value: put,
        enumerable: true,
        configurable: true,
        writable: true,
      })
    return copy
  }

  /** One answer, which never blames the engine; and the match is as before unless the answer says that it was changed. */
  function sendAndCompare(line: string): Answer {
    const before = everything()
    const answer = answerTo(line)
    expect(answer.error ?? '').not.toMatch(/^The engine failed/)
    const request = parsed(line)
    const mayChange = CHANGERS.includes(String(request?.cmd))
    const wasRefused = Object.hasOwn(answer, 'error') || Object.hasOwn(answer, 'refusal')
    if (!mayChange || wasRefused || (request?.match ?? 'main') !== 'main') expect(everything()).toBe(before)
    return answer
  }

  function parsed(line: string): Request | undefined {
    try {
      return JSON.parse(line) as Request
    } catch {
      return undefined
    }
  }

  beforeEach(() => {
    start({ turns: 'tentative' })
    playOn(1)
  })

  it('gets one answer: texts', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), (line) => void sendAndCompare(line)))
  })

  it('gets one answer: any JSON', () => {
    fc.assert(fc.property(fc.json(), (line) => void sendAndCompare(line)))
  })

  it('gets one answer: requests that went astray', () => {
    let changed = 0
    let refused = 0
    fc.assert(
      fc.property(fc.nat(), fc.array(edit, { minLength: 0, maxLength: 3 }), (which, edits) => {
        if (ask('toAct').error !== undefined || (ask('toAct').toAct as number[]).length === 0) start()
        const valid = validRequests()
        const request = edits.reduce<unknown>(mutate, valid[which % valid.length])
        const answer = sendAndCompare(JSON.stringify(request))
        if (Object.hasOwn(answer, 'error') || Object.hasOwn(answer, 'refusal')) refused++
        else changed++
      }),
      { numRuns: 1000 },
    )
    expect(changed).toBeGreaterThan(50)
    expect(refused).toBeGreaterThan(200)
  })

  it('gets one answer: lines with a character changed', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.string({ unit: 'binary', maxLength: 3 }), (which, at, put) => {
        if (ask('toAct').error !== undefined || (ask('toAct').toAct as number[]).length === 0) start()
        const valid = validRequests()
        const line = JSON.stringify(valid[which % valid.length])
        const place = at % line.length
        sendAndCompare(line.slice(0, place) + put + line.slice(place + 1))
      }),
      { numRuns: 300 },
    )
  })
})

describe('docs/engine-protocol.md', () => {
  const text = readFileSync(new URL('../docs/engine-protocol.md', import.meta.url), 'utf8')
  const exchanges = [...text.matchAll(/^> (.*)\n< (.*)$/gm)].map(([, sent = '', shown = '']) => ({ sent, shown }))

  it('describes every command, with an example', () => {
    for (const cmd of COMMANDS) {
      expect(text).toContain(`\n### ${cmd}\n`)
      expect(exchanges.some(({ sent }) => sent.includes(`"cmd":"${cmd}"`))).toBe(true)
    }
  })

  it('shows what the engine answers', () => {
    expect(exchanges.length).toBeGreaterThan(40)
    for (const { sent, shown } of exchanges) {
      const line = sent
        .replace('"state":…', () => JSON.stringify(ask('state')).slice(1, -1))
        .replace('"record":…', () => JSON.stringify(ask('record')).slice(1, -1))
      const answer = engine.answer(line)
      // Bots may get better: what they choose is not part of the protocol.
      if (sent.includes('"cmd":"bot"')) {
        expect(Object.keys(JSON.parse(answer) as object)).toEqual(Object.keys(JSON.parse(shown) as object))
      } else expect(answer).toMatch(pattern(shown))
    }
  })

  /** `…` stands for anything. */
  function pattern(shown: string): RegExp {
    return new RegExp(`^${shown.split('…').map(escaped).join('.*')}$`)
  }

  function escaped(literal: string): string {
    return literal.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  }
})
