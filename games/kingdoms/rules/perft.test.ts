/// <reference types="node" />
import { readFileSync, writeFileSync } from 'node:fs'
import { perft } from '@crownlands/core/conformance/perft'
import { describe, expect, it } from 'vitest'
import { kingdoms } from '../game'
import { possible } from '../testing/positions'
import { writePosition } from './notation'

/** Lines `<position> | depth 1: n | depth 2: n`; those with # are for the reader. UPDATE_GOLDEN=1 counts anew. */
const file = new URL('../golden/perft.txt', import.meta.url)
const lines = readFileSync(file, 'utf8').trimEnd().split('\n')

function recount(line: string): string {
  const [position = '', ...counts] = line.split(' | ')
  const state = possible(position)
  return [writePosition(state), ...counts.map((_, i) => `depth ${i + 1}: ${perft(kingdoms, state, i + 1)}`)].join(' | ')
}

if (process.env.UPDATE_GOLDEN === '1') {
  for (const [i, line] of lines.entries()) if (!line.startsWith('#')) lines[i] = recount(line)
  writeFileSync(file, `${lines.join('\n')}\n`)
}

const positions = lines.filter((line) => !line.startsWith('#'))

describe('the number of ways to go on', () => {
  it.each(positions)('K-T1, K-T2, K-T3, K-E4: is what it was when it was counted: %s', (line) => {
    expect(recount(line)).toBe(line)
  })

  it('is counted from positions of every kind', () => {
    expect(positions.length).toBeGreaterThanOrEqual(6)
    for (const word of ['epoch1', 'epoch3', '(', 'no-luck', 'last-castle', 'score-as-you-go', '2002', ' C:', ' D:']) {
      expect(positions.some((line) => line.includes(word))).toBe(true)
    }
  })

  it('K-T1, K-T2, K-T3: is at the start one draw and five pieces on thirty spaces, then on one space less', () => {
    // A draw is followed by 30 places; a piece by B's draw and five pieces on 29 spaces.
    expect(positions[0]).toContain(`| depth 1: ${1 + 5 * 30} | depth 2: ${30 + 150 * (1 + 5 * 29)}`)
  })
})
