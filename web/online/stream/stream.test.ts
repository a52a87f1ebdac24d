import { describe, expect, it } from 'vitest'
import type { LineEars, ServerEvent } from './events'
import { EventReader } from './events'
import { dueAt, firstLine, type LineEvent, type LineState, lineAfter, lineStatus, Stream } from './stream'
import { SimulatedTime } from './testing/simulated-time'

function after(line: LineState, now: number, ...events: readonly LineEvent[]): LineState {
  return events.reduce((so, event) => lineAfter(so, event, now, 0.5), line)
}

const LOST: LineEvent = { type: 'ended', end: { kind: 'lost' } }
const open = () => after(firstLine(0), 100, { type: 'opened' })

describe('a line', () => {
  it('is wanted at once', () => {
    expect(firstLine(0)).toMatchObject({ phase: 'opening', connection: 1 })
  })

  it('that breaks is tried again, each time after a longer wait, and never longer than half a minute', () => {
    let line = open()
    const waits: number[] = []
    for (let i = 0; i < 8; i++) {
      line = after(line, 0, LOST)
      waits.push(line.mark)
      line = after(line, line.mark, { type: 'tick' })
      expect(line.phase).toBe('opening')
    }
    expect(waits).toEqual([...waits].toSorted((a, b) => a - b))
    expect(waits[0]).toBeLessThan(1100)
    expect(waits.at(-1)).toBeLessThanOrEqual(30_000)
  })

  it('is tried again after another while on every page, so that a thousand do not come back at once', () => {
    const waits = [0, 0.25, 0.5, 1].map((chance) => lineAfter(open(), LOST, 0, chance).mark)
    expect(new Set(waits).size).toBe(4)
  })

  it('waits as long as the server asks for', () => {
    const end = { kind: 'lost', retryAfter: 9000 } as const
    expect(after(open(), 0, { type: 'ended', end }).mark).toBe(9000)
  })

  it('is dead after 45 seconds of silence, and alive with every sign', () => {
    const line = open()
    expect(after(line, 45_000, { type: 'tick' }).phase).toBe('open')
    expect(after(line, 45_101, { type: 'tick' }).phase).toBe('waiting')
    const heard = after(line, 40_000, { type: 'heard' })
    expect(after(heard, 80_000, { type: 'tick' }).phase).toBe('open')
  })

  it('that nobody answers is given up, too', () => {
    expect(after(firstLine(0), 20_001, { type: 'tick' }).phase).toBe('waiting')
  })

  it('goes on from the last event it heard of', () => {
    const line = after(open(), 200, { type: 'heard', id: '41.0.7.3' }, { type: 'heard' }, LOST)
    expect(after(line, line.mark, { type: 'tick' })).toMatchObject({ phase: 'opening', cursor: '41.0.7.3' })
  })

  it('is asked for everything once something is missing', () => {
    const line = after(open(), 200, { type: 'heard', id: '41.0.7.3' })
    expect(after(line, 300, { type: 'anew' })).toMatchObject({ phase: 'opening', cursor: undefined, connection: 2 })
  })

  it('is let go by a page that is hidden for a minute, and taken up when it is seen', () => {
    const hidden = after(open(), 1000, { type: 'hidden' })
    expect(dueAt(hidden)).toBe(45_100)
    const heard = after(hidden, 40_000, { type: 'heard', id: '1.0.0.0' })
    expect(after(heard, 60_999, { type: 'tick' }).phase).toBe('open')
    const resting = after(heard, 61_000, { type: 'tick' })
    expect(resting).toMatchObject({ phase: 'resting', connection: undefined })
    expect(dueAt(resting)).toBeUndefined()
    expect(after(resting, 900_000, { type: 'seen' })).toMatchObject({ phase: 'opening', cursor: '1.0.0.0' })
  })

  it('is held by a page that is hidden only for a moment', () => {
    const back = after(after(open(), 1000, { type: 'hidden' }), 30_000, { type: 'seen' })
    expect(back).toMatchObject({ phase: 'open', hiddenAt: undefined })
  })

  it('that a sleeping device held for an hour is not believed any more', () => {
    expect(after(open(), 3_600_000, { type: 'seen' }).phase).toBe('waiting')
  })

  it('is tried at once when the network is back, and not waited for when it is gone', () => {
    const gone = after(open(), 500, { type: 'offline' })
    expect(gone.phase).toBe('waiting')
    expect(after(gone, 600, { type: 'try-now' }).phase).toBe('opening')
  })

  it('that was refused is not asked for again by itself', () => {
    const refusal = { kind: 'refused', status: 404, body: undefined } as const
    const line = after(firstLine(0), 100, { type: 'ended', end: refusal })
    expect(line).toMatchObject({ phase: 'refused', connection: undefined, refusal })
    expect(dueAt(line)).toBeUndefined()
    expect(after(line, 200, { type: 'try-now' })).toMatchObject({ phase: 'opening' })
  })
})

describe('what a person is told of the line', () => {
  it('is nothing for the first two seconds, then that it is being mended, and after half a minute what to do', () => {
    const broken = after(open(), 10_000, LOST)
    expect(lineStatus(open(), 10_000)).toBe('connected')
    expect(lineStatus(broken, 11_900)).toBe('connected')
    expect(lineStatus(broken, 12_100)).toBe('reconnecting')
    expect(lineStatus(broken, 39_000)).toBe('reconnecting')
    expect(lineStatus(broken, 41_000)).toBe('lost')
  })

  it('counts from when it broke, however often it was tried since', () => {
    let line = after(open(), 0, LOST)
    for (let i = 0; i < 4; i++) line = after(after(line, line.mark, { type: 'tick' }), line.mark + 10, LOST)
    expect(line.brokenAt).toBe(0)
    expect(after(after(line, line.mark, { type: 'tick' }), line.mark, { type: 'opened' }).brokenAt).toBeUndefined()
  })
})

describe('a stream', () => {
  it('hears every event once and in order over lines that break, whatever an old one still says', async () => {
    const time = new SimulatedTime(7)
    const heard: string[] = []
    const old: LineEars[] = []
    let sent = 0
    const stream = new Stream({
      now: () => time.now,
      chance: time.chance,
      later: time.later,
      onLine: () => undefined,
      onEvent: ({ data }) => heard.push(data),
      open: (cursor, ears) => {
        let at = Number(cursor ?? 0)
        let closed = false
        old.push(ears)
        const next = () => {
          if (closed) return
          if (time.chance() < 0.2) ears.ended({ kind: 'lost' })
          else if (at < sent) {
            at++
            ears.event({ id: String(at), event: 'step', data: String(at) })
          } else ears.pulse()
          time.later(200, next)
        }
        time.later(50, () => {
          if (time.chance() < 0.3) return ears.ended({ kind: 'lost' })
          ears.opened()
          next()
        })
        return () => {
          closed = true
        }
      },
    })
    for (let i = 0; i < 100; i++) {
      sent++
      await time.pass(500)
      old[0]?.event({ id: '1', event: 'step', data: 'from the first line' })
    }
    await time.pass(600_000)
    stream.end()
    expect(heard.filter((data) => data !== 'from the first line')).toEqual(
      Array.from({ length: 100 }, (_, i) => String(i + 1)),
    )
    expect(old.length).toBeGreaterThan(3)
  })
})

describe('events', () => {
  const text = 'retry: 1000\n\n: \n\nid: 4.0.0.1\nevent: table\ndata: {"a":1}\n\nevent: chat\ndata: [\ndata: 1]\n\n'
  const events: readonly ServerEvent[] = [
    { id: '4.0.0.1', event: 'table', data: '{"a":1}' },
    { event: 'chat', data: '[\n1]' },
  ]

  it.each([1, 2, 3, 7, 1000])('are read out of pieces of %d letters', (size) => {
    const reader = new EventReader()
    const pieces = text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? []
    expect(pieces.flatMap((piece) => reader.push(piece))).toEqual(events)
  })
})
