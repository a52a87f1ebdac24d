import { FastChance } from '@crownlands/core/chance-fast'
import type { Seat, Viewer } from '@crownlands/core/game'
import type { RecordedAction } from '@crownlands/core/record'
import { HOUSES } from '@crownlands/kit/houses'
import { expect, it } from 'vitest'
import { OpenTable, type TableStart } from './open-table'
import type { Deed } from './protocol'
import { loadRules } from './rules'

const STEPS = 90

it.each(['kingdoms', 'kings-gate', 'kings-and-things'])(
  'a table of %s that goes on with what was stored elsewhere is as if it had been opened anew, in mid-turn too',
  async (id) => {
    const rules = await loadRules(id)
    if (rules === undefined) throw new Error('no rules')
    const { game } = rules
    const options = Object.fromEntries(
      Object.entries<{ readonly default?: unknown }>(game.options.fields).map(([name, field]) => [name, field.default]),
    )
    const seats = HOUSES.slice(0, 2).map((house) => ({ house, name: house }))
    const start: TableStart = { plan: { game: id, options, seats }, chance: { kind: 'keyed', seed: 'follow' } }
    const beginning = { actions: [], draft: [], draftChanges: 0 }
    const [played, follower] = [new OpenTable(game, start, beginning), new OpenTable(game, start, beginning)]
    const chance = new FastChance(`follow ${id}`).at(0)
    const all: RecordedAction[] = []
    let told = 0
    for (let i = 0; i < STEPS && played.outcome() === undefined; i++) {
      const seat = played.toAct()[0] ?? 0
      played.do(
        seat,
        deedFor(played, seat, (count) => chance.below(count)),
      )
      const { actions, draft, draftChanges } = played.unsaved()
      all.push(...actions)
      played.saved()
      // Now and then it hears of several at once.
      if (chance.below(3) === 0) continue
      follower.follow({ actions: all.slice(told), draft, draftChanges })
      told = all.length
      const anew = new OpenTable(game, start, { actions: all, draft, draftChanges })
      for (const viewer of [0, 1, 'spectator'] as const) {
        expect(follower.look(viewer)).toEqual(anew.look(viewer))
        expect(currentIn(follower, viewer)).toEqual(currentIn(anew, viewer))
      }
    }
    expect(told).toBeGreaterThan(10)
  },
)

/** Which of the cursors that somebody may have are still good. */
function currentIn(table: OpenTable, viewer: Viewer): readonly boolean[] {
  if (viewer === 'spectator') return []
  return Array.from({ length: 5 }, (_, i) => table.isCurrent(viewer, `${table.happened - i}.0`))
}

function deedFor(table: OpenTable, seat: Seat, below: (count: number) => number): Deed {
  const { legal, awaitsEnd, canUndo } = table.look(seat)
  if (canUndo && below(4) === 0) return below(2) === 0 ? { type: 'undo' } : { type: 'undo-turn' }
  return awaitsEnd ? { type: 'end-turn' } : { type: 'act', action: legal[below(legal.length)] }
}
