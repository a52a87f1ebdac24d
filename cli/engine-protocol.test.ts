/** docs/engine-protocol.md says what the engine does. For the lines around it see `engine-stdio.test.ts`. */
import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { ask, COMMANDS, freshEngine, rawAnswerTo } from './testing/engine-talk'

beforeEach(freshEngine)

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
      const answer = rawAnswerTo(line)
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
