/** Where all counters of a match are: none may be lost and none made (KT-C6, KT-C7, KT-C14). */
import { FORT_COUNTERS, HEXES, rankOf, TERRAINS, type Terrain, type Thing } from '../content'
import { shuffledHexes } from '../rules/setup/map'
import type { State } from '../rules/state'

/** All Things outside of battles, in order: cup, racks, board and those that left the game. */
export function thingsOf(state: State): Thing[] {
  const things: Thing[] = [...state.cup, ...state.gone]
  for (const { rack, aside, goneUnseen } of state.players) things.push(...rack, ...aside, ...goneUnseen)
  for (const { income, armies, guards } of state.hexes) {
    if (income !== undefined) things.push(income)
    for (const { down, up } of armies) things.push(...down, ...up)
    if (guards !== undefined) things.push(...guards.creatures, ...guards.treasures, ...guards.items)
  }
  if (state.balloon !== undefined) things.push('balloon')
  return things.sort((a, b) => rankOf(a) - rankOf(b))
}

/** How many hexes of each terrain there are, laid, left, set aside and removed. */
export function hexesByTerrain(state: State): Record<Terrain, number> {
  const counts = Object.fromEntries(TERRAINS.map((terrain) => [terrain, 0])) as Record<Terrain, number>
  for (const { terrain } of state.hexes) counts[terrain]++
  for (const terrain of state.deck) counts[terrain]++
  const [task] = state.tasks
  if (task?.type === 'setup' && (task.stage === 'start' || task.stage === 'sea')) {
    const seats = state.players.length
    for (const terrain of TERRAINS) counts[terrain] += HEXES[terrain].count
    for (const terrain of shuffledHexes(seats)) counts[terrain]--
    counts.sea += task.seas
  }
  return counts
}

/** Forts by level, in the bank and on the board. */
export function fortsByLevel({ bank, hexes }: State): number[] {
  return FORT_COUNTERS.map((_, level) =>
    level === 0 ? 0 : (bank[level] ?? 0) + hexes.filter(({ fort }) => fort === level).length,
  )
}
