import { describe, expect, it } from 'vitest'
import { DEFAULT_BUDGET, LEVELS, parseBotSpec, writeBotSpec } from './levels'

describe('names of bots', () => {
  it.each([
    ['random', { level: 'random', budget: DEFAULT_BUDGET }],
    ['greedy', { level: 'greedy', budget: DEFAULT_BUDGET }],
    ['search', { level: 'search', budget: DEFAULT_BUDGET }],
    ['search:2000', { level: 'search', budget: { iterations: 2000 } }],
    ['search:300ms', { level: 'search', budget: { milliseconds: 300 } }],
    ['search:9999999', { level: 'search', budget: { iterations: 9_999_999 } }],
  ])('%s is understood', (text, spec) => {
    expect(parseBotSpec(text)).toEqual(spec)
  })

  it.each([
    '',
    'bob',
    'Search',
    ' search',
    'search:',
    'search:0',
    'search:-5',
    'search:1.5',
    'search:10000000',
    'search:300s',
    'search:300ms!',
    'search:ms',
    'random:5',
    'greedy:300ms',
    'constructor',
    '__proto__',
  ])('%j is not', (text) => {
    expect(parseBotSpec(text)).toBeUndefined()
  })

  it('are written so that they are read back the same', () => {
    const texts = ['random', 'greedy', 'search:1', 'search:2000', 'search:1ms', 'search:300ms']
    for (const text of texts) {
      const spec = parseBotSpec(text)
      expect(spec && writeBotSpec(spec)).toBe(text)
    }
    for (const level of LEVELS) {
      const spec = parseBotSpec(level)
      expect(spec && parseBotSpec(writeBotSpec(spec))).toEqual(spec)
    }
  })
})
