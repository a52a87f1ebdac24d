/**
 * How likely each of two sides is to hold the field if nobody retreats and nothing more is played. The one place where that
 * is computed: for the player's display, for hints and for bots. Who falls next is fixed (buildings, for they will be whole
 * again, KT-B18; then who deals least), so a side is known by the hits it has taken, and the odds are exact.
 */
import type { Seat } from '@crownlands/core/game'
import { at } from '@crownlands/core/lists'
import { type ArmyCounter, buildingValue, has, isCharacter, isWall, printedValue } from '../../content'
import { armyOf, charactersIn } from '../armies'
import { balloonCountsAlone } from '../rulings'
import type { State } from '../state'
import { isReal } from '../support'
import type { BattleStep, BattleTask, Force } from '../tasks'
import { canStand } from './forces'
import { diceOf, needsOf, STEPS, stepOf } from './steps'

export interface Combatant {
  readonly step: BattleStep
  readonly dice: number
  /** At or below this a die hits. */
  readonly needs: number
  /** How many hits it takes. */
  readonly hits: number
  /** KT-B10: it loses value with each hit. */
  readonly isBuilding: boolean
  /** KT-B16: it is lost when nothing else of its side is left. */
  readonly needsCompany?: boolean
}

/** Shares of 1; what is missing is that nobody is left, or that nobody can hit any more. */
export interface Odds {
  readonly first: number
  readonly second: number
}

// Who fights ----------------------------------------------------------------------------------------

/** The odds of the battle that is being fought; undefined with three or more sides. */
export function oddsIn(state: State): Odds | undefined {
  const battle = state.tasks.find((task) => task.type === 'battle')
  const [first, second, third] = battle?.forces.filter(({ gone }) => !gone) ?? []
  if (battle === undefined || first === undefined || second === undefined || third !== undefined) return undefined
  return oddsOf(combatantsOf(state, battle, first), combatantsOf(state, battle, second))
}

/** What stands of a force in a battle. */
export function combatantsOf(state: State, { hex }: BattleTask, force: Force): readonly Combatant[] {
  const { fort } = at(state.hexes, hex)
  const combatants: Combatant[] = []
  if (force.gone) return combatants
  for (const fighter of force.fighters) {
    if (!canStand(fighter)) continue
    const { what, value } = fighter
    const isBuilding = isWall(what)
    combatants.push({
      step: stepOf(fighter, force, fort),
      dice: diceOf(fighter, force),
      needs: needsOf(state, hex, fighter, force),
      hits: isBuilding ? value : 1,
      isBuilding,
      needsCompany: what === 'balloon' && !balloonCountsAlone(state),
    })
  }
  return combatants
}

/** Of an explorer against those who were drawn: bluffs may be called, so only real counters count (KT-X10). */
export function oddsToExplore(state: State, hex: number, seat: Seat): Odds {
  const army: readonly ArmyCounter[] = [...(armyOf(state, hex, seat)?.down ?? []), ...charactersIn(state, hex, seat)]
  const own = army.filter((counter) => isCharacter(counter) || isReal(state, hex, seat, counter))
  return oddsOf(
    own.map((counter) => combatantOf(state, counter)),
    guardsOf(state, hex),
  )
}

/** Neutral defenders, with their city or village unless it is bribed. */
export function guardsOf(state: State, hex: number): readonly Combatant[] {
  const { guards, income } = at(state.hexes, hex)
  return [
    ...(guards?.creatures ?? []).map((creature) => combatantOf(state, creature)),
    ...buildingOf('melee', guards?.bribed === true ? 0 : buildingValue(income)),
  ]
}

/** An army counter by what is printed on it. */
export function combatantOf({ options }: State, counter: ArmyCounter): Combatant {
  const step = has(counter, 'magic') ? 'magic' : has(counter, 'ranged') ? 'ranged' : 'melee'
  const needs = printedValue(counter, options.edition)
  return { step, dice: has(counter, 'charge') ? 2 : 1, needs, hits: 1, isBuilding: false }
}

/** A fort, a city, a village; none if it has no value. */
export function buildingOf(step: BattleStep, value: number): readonly Combatant[] {
  return value === 0 ? [] : [{ step, dice: 1, needs: value, hits: value, isBuilding: true }]
}

// How it goes ---------------------------------------------------------------------------------------

/** A side by the hits it has taken: who falls first comes first. */
class Side {
  /** The hits it can take in all. */
  readonly most: number
  /** Whether it is still in the battle. */
  readonly stands: boolean[] = []
  readonly #inOrder: readonly Combatant[]
  /** By step and hits taken, as far as it was asked for. */
  readonly #deals: (readonly number[])[][] = STEPS.map(() => [])

  constructor(combatants: readonly Combatant[]) {
    this.#inOrder = combatants.toSorted((one, other) => worth(one) - worth(other))
    // The last that needs no company is the last to count.
    let [taken, lasts] = [0, 0]
    for (const { hits, needsCompany } of this.#inOrder) {
      taken += hits
      if (needsCompany !== true) lasts = taken
    }
    this.most = taken
    for (let hits = 0; hits <= taken; hits++) this.stands.push(hits < lasts)
  }

  rollsIn(step: BattleStep): boolean {
    for (const one of this.#inOrder) if (one.step === step) return true
    return false
  }

  /** How likely it deals no hit, one hit, two hits and so on. */
  deals(place: number, taken: number): readonly number[] {
    const known = at(this.#deals, place)
    let dealt = known[taken]
    if (dealt === undefined) {
      dealt = this.#dealt(at(STEPS, place), taken)
      known[taken] = dealt
    }
    return dealt
  }

  #dealt(inStep: BattleStep, taken: number): readonly number[] {
    const dealt = [1]
    let left = taken
    for (const { hits, step, dice, needs, isBuilding } of this.#inOrder) {
      const lost = Math.min(left, hits)
      left -= lost
      if (lost === hits || step !== inStep) continue
      const likely = Math.min(6, isBuilding ? needs - lost : needs) / 6
      if (likely > 0) for (let die = 0; die < dice; die++) addDie(dealt, likely)
    }
    return dealt
  }
}

function worth({ dice, needs, isBuilding }: Combatant): number {
  return isBuilding ? 0 : dice * Math.min(6, needs)
}

/** One die more, which hits so likely. */
function addDie(dealt: number[], likely: number): void {
  dealt.push(0)
  for (let hits = dealt.length - 1; hits > 0; hits--) {
    dealt[hits] = at(dealt, hits) * (1 - likely) + at(dealt, hits - 1) * likely
  }
  dealt[0] = at(dealt, 0) * (1 - likely)
}

/** A battle that lasts longer is won by nobody: hardly any does. */
const MOST_ROUNDS = 30
const NEARLY_OVER = 0.002
/** What is less likely than this is left out. */
const NEGLIGIBLE = 1e-4

export function oddsOf(first: readonly Combatant[], second: readonly Combatant[]): Odds {
  const [a, b] = [new Side(first), new Side(second)]
  const course: Course = { open: Array<number>((a.most + 1) * (b.most + 1)).fill(0), left: 0, first: 0, second: 0 }
  settle(course, a, b, 0, 0, 1)
  const steps = STEPS.flatMap((step, place) => (a.rollsIn(step) || b.rollsIn(step) ? [place] : []))
  for (let round = 0; round < MOST_ROUNDS && course.left > NEARLY_OVER; round++) {
    for (const step of steps) strike(course, a, b, step)
  }
  return { first: course.first, second: course.second }
}

/** Where a battle may have got to. */
interface Course {
  /** How likely it goes on and the sides have taken so many hits: a row for each hit on the first side. */
  open: number[]
  /** How likely it goes on at all. */
  left: number
  /** How likely it is won already. */
  first: number
  second: number
}

/** KT-B9: in a step all on both sides roll before losses. */
function strike(course: Course, a: Side, b: Side, step: number): void {
  const { open } = course
  course.open = Array<number>(open.length).fill(0)
  course.left = 0
  for (let place = 0; place < open.length; place++) {
    const likely = at(open, place)
    if (likely < NEGLIGIBLE) continue
    const onB = place % (b.most + 1)
    const onA = (place - onB) / (b.most + 1)
    const byA = a.deals(step, onA)
    const byB = b.deals(step, onB)
    for (let more = 0; more < byB.length; more++) {
      const share = likely * at(byB, more)
      for (let other = 0; other < byA.length; other++) {
        settle(course, a, b, onA + more, onB + other, share * at(byA, other))
      }
    }
  }
}

/** After so many hits on each side. */
function settle(course: Course, a: Side, b: Side, hitsOnA: number, hitsOnB: number, likely: number): void {
  const onA = Math.min(a.most, hitsOnA)
  const onB = Math.min(b.most, hitsOnB)
  if (!at(a.stands, onA)) {
    if (at(b.stands, onB)) course.second += likely
  } else if (!at(b.stands, onB)) course.first += likely
  else {
    const place = onA * (b.most + 1) + onB
    course.open[place] = at(course.open, place) + likely
    course.left += likely
  }
}

// How it is told ------------------------------------------------------------------------------------

/** In whole percent, which never add up to more than a hundred. */
export function percentOf({ first, second }: Odds): Odds {
  const shares = [first, second, Math.max(0, 1 - first - second)].map((share) => share * 100)
  const whole = shares.map(Math.floor)
  const byRest = [0, 1, 2].sort((i, j) => at(shares, j) - at(whole, j) - (at(shares, i) - at(whole, i)))
  const missing = 100 - at(whole, 0) - at(whole, 1) - at(whole, 2)
  for (const i of byRest.slice(0, missing)) whole[i] = at(whole, i) + 1
  return { first: at(whole, 0), second: at(whole, 1) }
}
