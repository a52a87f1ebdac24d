/**
 * The ghost of a march: whom an army would meet in a hex, and how likely it is to hold the field. Much is face down, so the
 * odds are a range: the hidden counters are imagined in many ways that fit what the viewer knows, and fought with each time.
 */
import type { Chance } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import type { Seat } from '@crownlands/core/game'
import { at } from '@crownlands/core/lists'
import { type ArmyCounter, buildingValue, fits, isCharacter, isCreature, isIncome } from '../../content'
import { armyOf, charactersIn, enemiesIn } from '../../rules/armies'
import { buildingOf, type Combatant, combatantOf, guardsOf, oddsOf, percentOf } from '../../rules/battle/odds'
import { stepOfFort } from '../../rules/battle/steps'
import type { State } from '../../rules/state'
import { isReal } from '../../rules/support'
import { imagine } from '../../rules/view/imagine'
import { seenState } from '../../rules/view/seen-state'
import type { View } from '../../rules/view/view'

export interface Meeting {
  /** `unexplored`: on a 1 or a 6 nobody is there, else two to five Things are drawn (KT-X3). */
  readonly kind: 'enemies' | 'defenders' | 'unexplored'
  /** In hundredths, from where things go ill to where they go well; undefined where several enemies stand. */
  readonly odds: { readonly low: number; readonly high: number } | undefined
}

/** How often what is hidden is imagined. */
const IMAGINED = 16
/** KT-X3: the fewest and the most Things that are drawn. */
const [FEWEST, MOST] = [2, 5]

/** Undefined: nobody would be met. */
export function meetingIn(view: View, hex: number, army: readonly ArmyCounter[], from: number): Meeting | undefined {
  if (view.viewer === 'spectator') return undefined
  const seat = view.viewer
  const here = at(view.hexes, hex)
  const own = ownCombatants(view, seat, hex, army, from)
  const chance = new FastChance('ghost')
  const enemies = enemiesOf(seenState(view), hex, seat)
  if (enemies.length > 0) {
    const [only, ...others] = enemies
    if (only === undefined || others.length > 0) return { kind: 'enemies', odds: undefined }
    const odds = manyTimes((i) => oddsAgainst(own, enemyCombatants(imagine(view, chance.at(i)), hex, only)))
    // The worst and the best of ten are left out.
    return { kind: 'enemies', odds: { low: at(odds, 1), high: at(odds, IMAGINED - 2) } }
  }
  if (here.owner !== undefined) return undefined
  if (here.guards !== undefined) {
    const odds = oddsAgainst(own, guardsOf(seenState(view), hex))
    return { kind: 'defenders', odds: { low: odds, high: odds } }
  }
  const mean = (count: number) =>
    average(manyTimes((i) => oddsAgainst(own, drawnCombatants(imagine(view, chance.at(i)), hex, count, chance))))
  return { kind: 'unexplored', odds: { low: mean(MOST), high: mean(FEWEST) } }
}

/** In order, the worst first. */
function manyTimes(odds: (time: number) => number): readonly number[] {
  return Array.from({ length: IMAGINED }, (_, i) => odds(i)).toSorted((a, b) => a - b)
}

function average(numbers: readonly number[]): number {
  return Math.round(numbers.reduce((sum, number) => sum + number, 0) / numbers.length)
}

function oddsAgainst(own: readonly Combatant[], others: readonly Combatant[]): number {
  return percentOf(oddsOf(own, others)).first
}

/** Bluffs may be called, so only real counters count; those who are there already fight too. */
function ownCombatants(
  view: View,
  seat: Seat,
  hex: number,
  army: readonly ArmyCounter[],
  from: number,
): readonly Combatant[] {
  const state = seenState(view)
  const isRealIn = (place: number) => (counter: ArmyCounter) =>
    isCharacter(counter) || isReal(state, place, seat, counter)
  const there = from === hex ? [] : [...(armyOf(state, hex, seat)?.down ?? []), ...charactersIn(state, hex, seat)]
  return [...army.filter(isRealIn(from)), ...there.filter(isRealIn(hex))].map((one) => combatantOf(state, one))
}

/** Those with counters there, or with a building. */
function enemiesOf(state: State, hex: number, seat: Seat): readonly Seat[] {
  const { owner, fort, income } = at(state.hexes, hex)
  const standing = enemiesIn(state, hex, seat)
  const holds = owner !== undefined && owner !== seat && fort + buildingValue(income) > 0
  return holds && !standing.includes(owner) ? [...standing, owner] : standing
}

function enemyCombatants(state: State, hex: number, enemy: Seat): readonly Combatant[] {
  const { owner, fort, income } = at(state.hexes, hex)
  const army = armyOf(state, hex, enemy)
  const counters: readonly ArmyCounter[] = [
    ...(army?.down ?? []),
    ...(army?.up ?? []),
    ...charactersIn(state, hex, enemy),
  ]
  const buildings =
    owner === enemy ? [...buildingOf(stepOfFort(fort), fort), ...buildingOf('melee', buildingValue(income))] : []
  return [...counters.map((one) => combatantOf(state, one)), ...buildings]
}

/** What an exploration would draw of a cup that is imagined. */
function drawnCombatants(state: State, hex: number, count: number, chance: Chance): readonly Combatant[] {
  const cup = state.cup.slice()
  const drawn = Array.from({ length: Math.min(count, cup.length) }, () =>
    cup.splice(chance.below(cup.length), 1),
  ).flat()
  const { terrain } = at(state.hexes, hex)
  const building = Math.max(
    0,
    ...drawn
      .filter(isIncome)
      .filter((one) => fits(one, terrain))
      .map(buildingValue),
  )
  return [...drawn.filter(isCreature).map((one) => combatantOf(state, one)), ...buildingOf('melee', building)]
}
