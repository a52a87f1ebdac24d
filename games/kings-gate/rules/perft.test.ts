/// <reference types="node" />
import { readFileSync, writeFileSync } from 'node:fs'
import { perft } from '@crownlands/core/conformance/perft'
import { describe, expect, it } from 'vitest'
import { kingsGate } from '../game'
import { parsePosition, writePosition } from './notation'
import type { State } from './state'

/** Lines `<position> | depth 1: n | depth 2: n`; those with # are for the reader. UPDATE_GOLDEN=1 counts anew. */
const file = new URL('../golden/perft.txt', import.meta.url)
const lines = readFileSync(file, 'utf8').trimEnd().split('\n')

function possible(text: string): State {
  const state = parsePosition(text)
  const problem = 'problem' in state ? state.problem : kingsGate.audit(state)
  if ('problem' in state || problem !== undefined) throw new TypeError(problem)
  return state
}

function recount(line: string): string {
  const [position = '', ...counts] = line.split(' | ')
  const state = possible(position)
  return [writePosition(state), ...counts.map((_, i) => `depth ${i + 1}: ${perft(kingsGate, state, i + 1)}`)].join(
    ' | ',
  )
}

if (process.env.UPDATE_GOLDEN === '1') {
  for (const [i, line] of lines.entries()) if (!line.startsWith('#')) lines[i] = recount(line)
  writeFileSync(file, `${lines.join('\n')}\n`)
}

const positions = lines.filter((line) => !line.startsWith('#'))

describe('the number of ways to go on', () => {
  it.each(positions)('KG-T1, KG-T2, KG-N2, KG-X8: is what it was when it was counted: %s', (line) => {
    expect(recount(line)).toBe(line)
  })

  it('is counted from positions of every kind', () => {
    expect(positions.length).toBeGreaterThanOrEqual(10)
    for (const word of ['L10', 'A(', ':location', ':S:', 'cap', 'hidden-vp', 'no-rotation', ' C:', ' D:', 'last:-']) {
      expect(positions.some((line) => line.includes(word))).toBe(true)
    }
  })

  it('KG-T1, KG-T2: is at the start five kinds of tiles on ten spaces, after each of which nothing but the end is left', () => {
    expect(positions[0]).toContain('A:0:-:y1233g34')
    // Then B has five kinds for nine spaces.
    expect(positions[0]).toContain(`| depth 1: ${5 * 10} | depth 2: ${5 * 10} | depth 3: ${5 * 10 * 5 * 9} |`)
  })
})
