/** A match keeps the version of the rules that it was begun with, whatever is done with it. */
import { pick } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import type { Game } from '@crownlands/core/game'
import { Match } from '@crownlands/core/match'
import { type GameLookup, replay, writeRecord } from '@crownlands/core/record'
import { describe, expect, it } from 'vitest'
import { kingsAndThings, kingsAndThingsVersion1 } from '../game'
import { manifest } from '../manifest'
import { parsePosition, writePosition } from './notation/position'
import type { State } from './state'

const OPTIONS = { edition: '1986', autoCall: false, turnLimit: 1 } as const
const VERSIONS = [
  { version: 1, game: kingsAndThingsVersion1, other: kingsAndThings, rules: undefined },
  { version: 2, game: kingsAndThings, other: kingsAndThingsVersion1, rules: 2 },
] as const

const gameCalled: GameLookup = (_id, rules) => VERSIONS.find(({ version }) => version === (rules ?? 2))?.game as Game

describe.each(VERSIONS)('version $version', ({ version, game, other, rules }) => {
  const state = game.setup(OPTIONS, 2, new FastChance('versions').at(0))

  it('is named in the manifest by its number', async () => {
    const rules = await manifest.rules[version]?.()
    expect(rules?.game).toBe(game)
    expect(game.rulesVersion).toBe(version)
  })

  it('stays with the match in copies, views, what is imagined, positions as text and as JSON', () => {
    const view = game.view(state, 0)
    const read = parsePosition(writePosition(state)) as State
    const stored = JSON.parse(JSON.stringify(state)) as State
    for (const one of [state, game.clone(state), view, game.imagine(view, new FastChance('i').at(0)), read, stored]) {
      expect(one.rules).toBe(rules)
    }
    expect(read).toEqual(game.clone(state))
    // What was stored by version 1 says nothing of it.
    expect('rules' in stored).toBe(version === 2)
  })

  it('takes its own data and refuses those of the other', () => {
    for (const one of [state, JSON.parse(JSON.stringify(state)) as State]) {
      expect(game.schemas.state.problem(one)).toBeUndefined()
      expect(other.schemas.state.problem(one)).toBeDefined()
    }
    expect(game.schemas.view.problem(game.view(state, 1))).toBeUndefined()
    expect(other.schemas.view.problem(game.view(state, 1))).toBeDefined()
  })

  it('is what its records are replayed with, and nothing else', () => {
    const match = new Match(game, { seats: 2, options: OPTIONS, chance: { kind: 'fast', seed: 'versions' } })
    const chance = new FastChance('moves').at(0)
    for (let [seat] = match.toAct(); seat !== undefined; [seat] = match.toAct())
      match.act(seat, pick(match.legalActions(seat), chance))
    const record = writeRecord(match)
    expect(record.rules).toBe(version)
    expect(replay(record, gameCalled)).not.toHaveProperty('problem')
    expect(replay(record, () => other)).toMatchObject({ problem: 'other-rules' })
  })
})
