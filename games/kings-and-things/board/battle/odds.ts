/**
 * How likely each of two sides is to hold the field, if nobody retreats and nothing more is played: the battle is fought out
 * many times with dice of its own. All in it lies open, so the odds tell nothing that is hidden.
 */
import { FastChance } from '@crownlands/core/chance-fast'
import type { Seat } from '@crownlands/core/game'
import { at } from '@crownlands/core/lists'
import { type ArmyCounter, buildingValue, has, isCharacter, printedValue } from '../../content'
import { armyOf, charactersIn } from '../../rules/armies'
import { canStand, isArmy } from '../../rules/battle/forces'
import { diceOf, needsOf, STEPS, stepOf } from '../../rules/battle/steps'
import { balloonCountsAlone } from '../../rules/rulings'
import { isReal } from '../../rules/support'
import type { BattleStep, Force } from '../../rules/tasks'
import { seenState } from '../../rules/view/seen-state'
import type { View } from '../../rules/view/view'
import { battleIn } from './scene'

export interface Combatant {
  readonly step: BattleStep
  readonly dice: number
  /** At or below this a die hits. */
  needs: number
  /** How many hits it takes: a building loses value with each (KT-B10). */
  hits: number
  readonly isBuilding: boolean
  /** KT-B16: it is lost when nothing else of its side is left. */
  readonly needsCompany?: boolean
}

/** In hundredths; what is missing is that nobody is left. */
export interface Odds {
  readonly first: number
  readonly second: number
}

const TIMES = 200
/** Nearly all battles are over by then; the rest counts for neither. */
const MOST_ROUNDS = 15

/** Of the battle that is being fought; undefined with three or more sides. */
export function oddsIn(view: View): Odds | undefined {
  const battle = battleIn(view)
  const standing = battle?.forces.filter(({ gone }) => !gone) ?? []
  const [first, second] = standing
  if (battle === undefined || standing.length !== 2 || first === undefined || second === undefined) return undefined
  return oddsOf(combatants(view, battle.hex, first), combatants(view, battle.hex, second))
}

function combatants(view: View, hex: number, force: Force): readonly Combatant[] {
  const state = seenState(view)
  const { fort } = at(state.hexes, hex)
  return force.fighters.filter(canStand).map((fighter) => {
    const isBuilding = fighter.what === 'fort' || fighter.what === 'building' || fighter.what === 'firewall'
    return {
      step: stepOf(fighter, force, fort),
      dice: diceOf(fighter, force),
      needs: needsOf(state, hex, fighter, force),
      hits: isBuilding ? fighter.value : 1,
      isBuilding,
      needsCompany: fighter.what === 'balloon' && !balloonCountsAlone(view),
    }
  })
}

/** Of an explorer against those who were drawn: bluffs may be called, so only real counters count (KT-X10). */
export function oddsToFight(view: View, hex: number, seat: Seat): Odds {
  const state = seenState(view)
  const { guards, income } = at(state.hexes, hex)
  const army: readonly ArmyCounter[] = [...(armyOf(state, hex, seat)?.down ?? []), ...charactersIn(state, hex, seat)]
  const own = army.filter((counter) => isCharacter(counter) || isReal(state, hex, seat, counter))
  const city = buildingCombatants('melee', guards?.bribed === true ? 0 : buildingValue(income))
  const edition = view.options.edition
  const asCombatant = (counter: ArmyCounter) => armyCombatant(counter, printedValue(counter, edition))
  return oddsOf(own.map(asCombatant), [...(guards?.creatures ?? []).map(asCombatant), ...city])
}

/** A fort, a city, a village: it takes as many hits as it is worth. */
export function buildingCombatants(step: BattleStep, value: number): readonly Combatant[] {
  return value === 0 ? [] : [{ step, dice: 1, needs: value, hits: value, isBuilding: true }]
}

export function armyCombatant(counter: ArmyCounter, needs: number): Combatant {
  const step = has(counter, 'magic') ? 'magic' : has(counter, 'ranged') ? 'ranged' : 'melee'
  return { step, dice: has(counter, 'charge') ? 2 : 1, needs, hits: 1, isBuilding: !isArmy(counter) }
}

/** Always the same for the same sides. */
export function oddsOf(first: readonly Combatant[], second: readonly Combatant[], times = TIMES): Odds {
  // Dice that have nothing to do with those of the match.
  const chance = new FastChance('odds')
  const die = () => chance.below(6) + 1
  let [firstWins, secondWins] = [0, 0]
  for (let i = 0; i < times; i++) {
    const [a, b] = fightOut(first, second, die)
    if (a > 0 && b === 0) firstWins++
    else if (b > 0 && a === 0) secondWins++
  }
  return { first: Math.round((firstWins / times) * 100), second: Math.round((secondWins / times) * 100) }
}

/** How many are left on each side. */
function fightOut(first: readonly Combatant[], second: readonly Combatant[], die: () => number): [number, number] {
  let a = first.map((one) => ({ ...one }))
  let b = second.map((one) => ({ ...one }))
  for (let round = 0; round < MOST_ROUNDS; round++) {
    for (const step of STEPS) {
      // KT-B9: all roll before losses.
      const onB = hitsBy(a, step, die)
      const onA = hitsBy(b, step, die)
      a = lasting(struck(a, onA))
      b = lasting(struck(b, onB))
      if (a.length === 0 || b.length === 0) return [a.length, b.length]
    }
  }
  return [a.length, b.length]
}

function hitsBy(side: readonly Combatant[], step: BattleStep, die: () => number): number {
  let hits = 0
  for (const one of side) {
    if (one.step !== step) continue
    for (let i = 0; i < one.dice; i++) if (die() <= one.needs) hits++
  }
  return hits
}

/** Buildings take the first hits, for they will be whole again (KT-B18); then who is worth least. */
function struck(side: Combatant[], hits: number): Combatant[] {
  for (let left = hits; left > 0 && side.length > 0; left--) {
    let least = at(side, 0)
    for (const one of side) if (worth(one) < worth(least)) least = one
    least.hits--
    if (least.isBuilding) least.needs = Math.max(0, least.needs - 1)
    if (least.hits === 0) side.splice(side.indexOf(least), 1)
  }
  return side
}

function lasting(side: Combatant[]): Combatant[] {
  return side.every(({ needsCompany }) => needsCompany === true) ? [] : side
}

function worth({ dice, needs, isBuilding }: Combatant): number {
  return isBuilding ? 0 : dice * Math.min(6, needs)
}
