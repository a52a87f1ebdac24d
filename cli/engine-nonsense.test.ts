/** Ids come back as they were; requests that make no sense get an error and change nothing. */
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { REQUEST_SCHEMAS } from './engine'
import {
  answerTo,
  ask,
  COMMANDS,
  freshEngine,
  playOn,
  rawAnswerTo,
  start,
  toAct,
  unchangedBy,
} from './testing/engine-talk'

beforeEach(freshEngine)

describe('id', () => {
  it('comes back as it was, whatever it is', () => {
    // Beyond that no number is safe, as told below.
    const number = fc.oneof(fc.maxSafeInteger(), fc.double({ min: -(2 ** 52), max: 2 ** 52, noNaN: true }))
    const { id: value } = fc.letrec((tie) => ({
      id: fc.oneof(
        { maxDepth: 5 },
        fc.oneof(fc.string({ unit: 'binary' }), number, fc.boolean(), fc.constant(null)),
        fc.array(tie('id')),
        fc.dictionary(fc.string(), tie('id')),
      ),
    }))
    fc.assert(
      fc.property(value, (id) => {
        const sent = JSON.parse(JSON.stringify(id)) as unknown
        expect(ask('games', { id: sent })).toHaveProperty('id', sent)
        expect(ask('no such command', { id: sent })).toEqual({ id: sent, error: expect.any(String) })
      }),
    )
  })

  it.each(['{"__proto__":{"x":1}}', '{"constructor":{"prototype":{"x":1}}}', '"\\u0000"', '"\\ud800"', 'null', '[]'])(
    'even %s',
    (id) => {
      expect(rawAnswerTo(`{"cmd":"close","id":${id}}`)).toMatch(`{"id":${id},"error":`)
    },
  )

  it('is left out when there was none', () => {
    expect(ask('games')).not.toHaveProperty('id')
  })

  it.each([
    '1e999',
    '-1e999',
    '9007199254740993',
    '-9007199254740992',
    '12345678901234567890',
    '1e300',
    '{"worker":3,"step":[17,1e999]}',
  ])('that cannot come back as it was is refused before anything happens: %s', (id) => {
    start()
    const seat = toAct()
    const answer = unchangedBy(`{"cmd":"act","seat":${seat},"action":{"type":"draw"},"id":${id}}`)
    expect(answer).toEqual({
      error: '"id" holds a number that cannot come back as it was: send numbers of 2^53 and more as text.',
    })
    expect(ask('act', { seat, action: { type: 'draw' } })).toHaveProperty('events')
  })

  it.each([
    ['9007199254740991', '9007199254740991'],
    ['-9007199254740991', '-9007199254740991'],
    ['0.1', '0.1'],
    ['1.0', '1'],
    ['-0', '0'],
    ['"9007199254740993"', '"9007199254740993"'],
    ['{"a":1,"a":2}', '{"a":2}'],
    ['1,"id":2', '2'],
  ])('%s comes back as %s', (sent, back) => {
    expect(rawAnswerTo(`{"cmd":"close","id":${sent}}`)).toMatch(`{"id":${back},"error":`)
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
    ['two commands, the last of which counts', '{"cmd":"games","cmd":"fly"}'],
    ['a seed beyond what is exact', '{"cmd":"new","game":"kingdoms","seed":9007199254740993}'],
    ['an infinite seed', '{"cmd":"new","game":"kingdoms","seed":1e999}'],
    ['a seed of half a number', '{"cmd":"new","game":"kingdoms","seed":0.5}'],
    ['a seed without end', `{"cmd":"new","game":"kingdoms","seed":"${'x'.repeat(1001)}"}`],
    ['infinitely many seats', '{"cmd":"new","game":"kingdoms","seats":1e999}'],
    ['more seats than there are numbers', '{"cmd":"new","game":"kingdoms","seats":9007199254740993}'],
    ['a story since forever', '{"cmd":"story","viewer":0,"since":1e999}'],
    ['a field with a name without end', `{"cmd":"toAct","${'x'.repeat(500_000)}":1}`],
    ['a line without end', `{"cmd":"toAct","id":"${'x'.repeat(2 ** 23)}"}`],
    ['brackets', '['.repeat(DEEP) + ']'.repeat(DEEP)],
    ['open brackets', '['.repeat(DEEP)],
    ['open objects', '{"a":'.repeat(DEEP)],
    ['brackets as command', `{"cmd":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}`],
    ['brackets as options', `{"cmd":"new","game":"kingdoms","options":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}`],
    ['brackets as id', `{"cmd":"toAct","id":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}`],
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
    expect(answer.error).toMatch(/^.{10,300}$/)
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

  it('an action nested as deeply as can be is refused as no action', () => {
    start()
    const seat = toAct()
    const deep = '['.repeat(60) + ']'.repeat(60)
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
