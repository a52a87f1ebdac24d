/// <reference types="node" />
import { readFileSync, writeFileSync } from 'node:fs'
import { perft } from '@crownlands/core/conformance/perft'
import { describe, expect, it } from 'vitest'
import { kingsAndThings, kingsAndThingsVersion1 } from '../game'
import { openStarts } from './hexes'
import { parsePosition, writePosition } from './notation/position'
import type { State } from './state'

/**
 * Lines `<position> | depth 1: n | depth 2: n`; those with # say what is decided there, and in which golden game. The
 * dice are the same each time. UPDATE_GOLDEN=1 counts anew.
 */
const VERSIONS = [
  { file: 'perft-1.txt', game: kingsAndThingsVersion1 },
  { file: 'perft.txt', game: kingsAndThings },
] as const

type Game = typeof kingsAndThings

function possible(game: Game, text: string): State {
  const state = parsePosition(text)
  const problem = 'problem' in state ? state.problem : (game.schemas.state.problem(state) ?? game.audit(state))
  if ('problem' in state || problem !== undefined) throw new TypeError(JSON.stringify(problem))
  return state
}

function recount(game: Game, line: string): string {
  const [position = '', ...counts] = line.split(' | ')
  const state = possible(game, position)
  const counted = counts.map((_, i) => `depth ${i + 1}: ${perft(game, state, i + 1)}`)
  return [writePosition(state), ...counted].join(' | ')
}

/** What is decided, and the position with its counts. */
function positionsIn(file: URL, game: Game): (readonly [string, string])[] {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  if (process.env.UPDATE_GOLDEN === '1') {
    for (const [i, line] of lines.entries()) if (!line.startsWith('#')) lines[i] = recount(game, line)
    writeFileSync(file, `${lines.join('\n')}\n`)
  }
  return lines.flatMap((line, i) => (line.startsWith('#') ? [[line.slice(2), lines[i + 1] ?? ''] as const] : []))
}

describe.each(VERSIONS)('the number of ways to go on ($file)', ({ file, game }) => {
  const positions = positionsIn(new URL(file, new URL('../golden/', import.meta.url)), game)

  it.each(positions)('KT-O1, KT-O2: is what it was when it was counted: %s', (_, line) => {
    expect(recount(game, line)).toBe(line)
  })

  it('is counted wherever something else is decided, and with every number of players', () => {
    const states = positions.map(([, line]) => possible(game, line.split(' | ')[0] ?? ''))
    expect(states.length).toBeGreaterThanOrEqual(39)
    expect(new Set(states.map(({ tasks }) => tasks.at(-1)?.type)).size).toBeGreaterThanOrEqual(16)
    expect(new Set(states.map(({ players }) => players.length))).toEqual(new Set([2, 3, 4]))
    expect(new Set(states.map(({ phase }) => phase)).size).toBe(8)
  })

  it('KT-S16: is at the start of two players one for each of the six starts', () => {
    expect(openStarts(2, [])).toHaveLength(6)
    expect(positions[0]?.[1]).toContain('| depth 1: 6 |')
  })
})
