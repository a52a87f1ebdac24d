import type { Command } from '@crownlands/table/protocol'
import { describe, expect, it } from 'vitest'
import { SimulatedTime } from '../stream/testing/simulated-time'
import { type KeptCommand, Outbox, type Sent } from './outbox'
import { CODE, KeptInMemory } from './testing/simulated-server'

const command = (key: string, action: unknown = key): Command => ({
  ...{ seat: 0, at: '4.0', key },
  deed: { type: 'act', action },
})

function outboxWith(answers: readonly Sent<string>[], store = new KeptInMemory()) {
  const time = new SimulatedTime()
  const sent: string[] = []
  const unsent: (string | undefined)[] = []
  const found: string[] = []
  const left = [...answers]
  const outbox = new Outbox<string>({
    ...{ code: CODE, store, now: () => time.now, chance: () => 0.5, later: time.later },
    send: async ({ key }: KeptCommand) => {
      sent.push(key)
      return left.shift() ?? { answer: `answer to ${key}` }
    },
    onFound: ({ key }, answer) => found.push(`${key}: ${answer}`),
    onUnsent: (one) => unsent.push(one?.key),
  })
  return { time, store, sent, unsent, found, outbox }
}

const LATER: Sent<string> = { later: undefined }

describe('a command', () => {
  it('is kept until it is answered, and then no more', async () => {
    const { outbox, store, time } = outboxWith([LATER])
    const answer = outbox.do(command('a'))
    await time.pass(10)
    expect([...store.kept.keys()]).toEqual(['a'])
    await time.pass(2000)
    expect(await answer).toBe('answer to a')
    expect(store.kept.size).toBe(0)
  })

  it('is sent again by itself under the same key, and the page knows that it is not sent yet', async () => {
    const { outbox, sent, unsent, time } = outboxWith([LATER, LATER, LATER])
    void outbox.do(command('a'))
    await time.pass(60_000)
    expect(sent).toEqual(['a', 'a', 'a', 'a'])
    expect(unsent).toEqual(['a', 'a', 'a', undefined])
  })

  it('does not wait once the line is back', async () => {
    const { outbox, sent, time } = outboxWith([LATER, LATER, LATER, LATER])
    void outbox.do(command('a'))
    await time.pass(0)
    for (let i = 0; i < 4; i++) {
      outbox.wake()
      await time.pass(0)
    }
    expect(sent).toHaveLength(5)
  })

  it('waits as long as the server asks for, whatever the line does', async () => {
    const { outbox, sent, time } = outboxWith([{ later: 5000 }])
    void outbox.do(command('a'))
    await time.pass(0)
    outbox.wake()
    await time.pass(4900)
    expect(sent).toEqual(['a'])
    await time.pass(200)
    expect(sent).toEqual(['a', 'a'])
  })

  it('that is given twice is one: a double click, or impatience', async () => {
    const { outbox, sent, time } = outboxWith([LATER])
    const answers = [outbox.do(command('a', 'castle')), outbox.do(command('b', 'castle'))]
    await time.pass(5000)
    expect(await Promise.all(answers)).toEqual(['answer to a', 'answer to a'])
    expect(new Set(sent)).toEqual(new Set(['a']))
  })

  it('waits for the one before', async () => {
    const { outbox, sent, time } = outboxWith([LATER])
    void outbox.do(command('a'))
    void outbox.do(command('b'))
    await time.pass(5000)
    expect(sent).toEqual(['a', 'a', 'b'])
  })
})

describe('after the page was loaded again', () => {
  it('what was not answered is sent before anything else, and what became of it is told', async () => {
    const first = outboxWith([LATER, LATER, LATER])
    void first.outbox.do(command('a'))
    await first.time.pass(100)
    first.outbox.end()
    const second = outboxWith([], first.store)
    void second.outbox.resume()
    void second.outbox.do(command('b'))
    await second.time.pass(100)
    expect(second.sent).toEqual(['a', 'b'])
    expect(second.found).toEqual(['a: answer to a'])
    await first.time.pass(60_000)
    expect(first.sent).toEqual(['a'])
  })

  it('the same decision is not sent under another key', async () => {
    const first = outboxWith([LATER])
    void first.outbox.do(command('a', 'castle'))
    await first.time.pass(100)
    first.outbox.end()
    const second = outboxWith([], first.store)
    void second.outbox.resume()
    const answer = second.outbox.do(command('b', 'castle'))
    await second.time.pass(100)
    expect(await answer).toBe('answer to a')
    expect(second.sent).toEqual(['a'])
  })

  it('a browser that keeps nothing plays all the same', async () => {
    const store = new KeptInMemory()
    store.put = store.remove = () => Promise.reject(new Error('no room'))
    store.all = () => Promise.reject(new Error('not allowed'))
    const { outbox, time } = outboxWith([], store)
    await outbox.resume()
    const answer = outbox.do(command('a'))
    await time.pass(0)
    expect(await answer).toBe('answer to a')
  })
})
