/** Whatever is sent gets one answer. */
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  type Answer,
  answerTo,
  ask,
  COMMANDS,
  everything,
  freshEngine,
  legal,
  playOn,
  type Request,
  start,
  stateOf,
  toAct,
} from './testing/engine-talk'

/** Those that may leave a match different from before. */
const CHANGERS = ['new', 'load', 'act', 'undo', 'end', 'close']

beforeEach(freshEngine)

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
