import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, vi } from 'vitest'
import { battle, battleTask } from '../../testing/battles'
import { act, goOn } from '../../testing/positions'
import { legalActions, refuse } from '../rules'
import type { ItemRules } from './item'

const A = 0
const B = 1

/** A Fan that is laid beside its side at any step. */
vi.mock(import('./index'), async (original) => {
  const real = await original()
  const fan: ItemRules = {
    battle: {
      when: 'step',
      stands(_state, _task, force, { item }) {
        force.items.push(item)
        return 'settled'
      },
    },
  }
  return { ...real, ITEM_RULES: { ...real.ITEM_RULES, fan } }
})

const ROOM = fileURLToPath(new URL('../..', import.meta.url))

/** The product's code: no tests, nothing that only tests use, no recorded moves. */
function code(): string[] {
  return readdirSync(ROOM, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.'))
    .map((entry) => relative(ROOM, join(entry.parentPath, entry.name)))
    .filter((path) => !path.startsWith('testing/') && !path.startsWith('first-game/'))
}

describe('the table of items', () => {
  it.each(['golem', 'firewall', 'dust_of_defence'])(
    '%s is named by the content, the table, its words and its picture alone',
    (item) => {
      const naming = code().filter((path) => new RegExp(`\\b${item}\\b`).test(readFileSync(join(ROOM, path), 'utf8')))
      expect(naming.sort()).toEqual(['board/picture-paths.ts', 'content.ts', 'rules/items/index.ts', 'text/items.ts'])
    },
  )

  it('is all that the engine needs to know a new use of an item', () => {
    const state = battle(
      { owner: B, armies: { [A]: ['forest_unicorn'], [B]: ['mountain_goblins'] } },
      { racks: [['fan', 'golem'], []] },
    )
    goOn(state)
    // Before round 1 it is of no use.
    expect(legalActions(state, A)).toEqual([{ type: 'done' }])
    act(state, A, { type: 'done' })
    expect(legalActions(state, A)).toContainEqual({ type: 'item', item: 'fan' })
    act(state, A, { type: 'item', item: 'fan' })
    expect(state.players[A]?.rack).toEqual(['golem'])
    expect(battleTask(state).forces[0]?.items).toEqual(['fan'])
    expect(refuse(state, A, { type: 'item', item: 'fan' })?.reason).toBe('no-such-item')
  })
})
