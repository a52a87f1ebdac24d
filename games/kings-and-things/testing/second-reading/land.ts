/**
 * A second reading of the rules, for tests alone: written from the clauses without the rules beside it, as plainly as they
 * are told, however slow. This file: hexes, support and income.
 */
import type { Seat } from '@crownlands/core/game'
import { must } from '@crownlands/core/lists'
import { type ArmyCounter, CHARACTERS, CREATURES, type Creature, INCOMES, type IncomeData } from '../../content'
import { PLACES } from '../../rules/hexes'
import type { State } from '../../rules/state'

/** KT-C5 */
export function apart(one: number, other: number): number {
  const [a, b] = [must(PLACES[one]), must(PLACES[other])]
  return Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q + a.r - b.q - b.r))
}

/** All army counters of a player in a hex that are not in a battle. */
export function counters(state: State, hex: number, seat: Seat): ArmyCounter[] {
  const list: ArmyCounter[] = []
  for (const army of must(state.hexes[hex]).armies) if (army.seat === seat) list.push(...army.down, ...army.up)
  for (const { shows, at } of state.pool) if (at?.seat === seat && at.hex === hex) list.push(shows)
  return list
}

/** KT-C2: what a player has in a hex that has a value. */
export function hasValue(state: State, place: number, seat: Seat): boolean {
  const hex = must(state.hexes[place])
  const buildings = hex.owner === seat && (hex.fort > 0 || hex.income === 'city' || hex.income === 'village')
  // KT-B16: from version 2 on a Balloon alone counts for nothing; beside army counters it adds nothing here.
  const balloon = state.rules !== 2 && state.balloon?.seat === seat && state.balloon.hex === place
  return buildings || balloon || counters(state, place, seat).length > 0
}

/** KT-U1 */
export function supported(state: State, hex: number, seat: Seat, creature: Creature): boolean {
  const { terrain } = CREATURES[creature]
  if (state.hexes.some((one) => one.owner === seat && one.terrain === terrain)) return true
  return state.pool.some(({ shows, at }) => {
    const data = CHARACTERS[shows]
    return at?.seat === seat && at.hex === hex && 'lord' in data && data.lord === terrain
  })
}

/** KT-G1, KT-G2, KT-K5 */
export function earned(state: State, seat: Seat): number {
  const hasDwarfKing = state.pool.some(({ shows, at }) => shows === 'dwarf_king' && at?.seat === seat)
  let gold = 0
  for (const hex of state.hexes) {
    if (hex.owner !== seat) continue
    gold += 1 + hex.fort
    if (hex.income === undefined) continue
    const data: IncomeData = INCOMES[hex.income]
    gold += data.mine === true && hasDwarfKing ? 2 * data.gold : data.gold
  }
  for (const { at } of state.pool) if (at?.seat === seat) gold += 1
  return gold
}

/** KT-M11, KT-M12: who takes which hex by walking in, in player order. */
export function walkedInto(state: State): string[] {
  return state.order.flatMap((seat) =>
    state.hexes.flatMap(({ owner }, place) => {
      if (owner === undefined || owner === seat || !hasValue(state, place, seat)) return []
      const others = state.players.some((_, other) => other !== seat && hasValue(state, place, other))
      return others ? [] : [`${seat} ${place}`]
    }),
  )
}

/** KT-N1 to KT-N6: where a player may build the next level of a fort. */
export function buildable(state: State, seat: Seat, built: readonly number[]): number[] {
  if ((state.players[seat]?.gold ?? 0) < 5) return []
  const needed = state.players.length === 4 ? 20 : 15
  const hasCitadel = state.hexes.some(({ owner, fort }) => owner === seat && fort === 4)
  return state.hexes.flatMap(({ owner, fort }, place) => {
    if (owner !== seat || fort === 4 || built.includes(place)) return []
    if ((state.bank[fort + 1] ?? 0) < 1) return []
    const mayFinish = !hasCitadel && earned(state, seat) >= needed
    return fort === 3 && !mayFinish ? [] : [place]
  })
}

/** KT-B1, KT-B2, KT-X1: hexes in which a player has something to resolve. */
export function disputed(state: State, seat: Seat): number[] {
  return state.hexes.flatMap(({ owner }, place) => {
    const others = state.players.some((_, other) => other !== seat && hasValue(state, place, other))
    return hasValue(state, place, seat) && (owner === undefined || others) ? [place] : []
  })
}
