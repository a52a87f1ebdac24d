/**
 * What a player means to do in a part of the Movement Phase: who goes where, and what for. It is worked out anew at every
 * small step, from what the player knows alone, and comes out the same while nothing but the planned steps has happened.
 */
import type { Seat } from '@crownlands/core/game'
import { at, must } from '@crownlands/core/lists'
import { type ArmyCounter, buildingValue, MOVE_POINTS, STACK_LIMIT } from '../content'
import { enemiesIn, hasEnemyValue, isLimited, stackSize } from '../rules/armies'
import { armyRank } from '../rules/counters'
import { finishedIn, isFlyer, pickable } from '../rules/movement/group'
import type { State } from '../rules/state'
import type { MoveTask } from '../rules/tasks'
import { type Reach, reachOf, stopsOf } from './reach'
import {
  addBuildings,
  addCounterStrength,
  addStrength,
  estimate,
  estimateToExplore,
  isRealCounter,
  noStrength,
  type Strength,
  strengthOfEnemy,
  strengthOfGuards,
} from './strength'
import { WEIGHTS } from './weights'
import { citadelWorth, counterWorth, hexWorth, rallyHex, threatTo } from './worth'

/** What is held is worth less than what is won: the attack may never come. */
const DEFENCE = 0.35

/** A counter that can still be moved. */
interface Unit {
  readonly counter: ArmyCounter
  readonly hex: number
  readonly points: number
  readonly real: boolean
  readonly worth: number
}

/** Counters of one hex that go to another. */
export interface Mission {
  readonly from: number
  readonly to: number
  readonly units: readonly Unit[]
  readonly reach: Reach
}

interface Goal {
  readonly hex: number
  readonly worth: number
  /** Below it is not tried. */
  readonly least: number
  /** How likely it is reached with these. */
  odds(own: Strength): number
  /** Own counters that stay there already, and how strong they are. */
  readonly there: Strength
  readonly present: number
  /** Where nobody fights the cheapest will do. */
  readonly unopposed: boolean
}

/** How a player goes about it: as it pays, leaving others alone, or taking more risks against them. */
export interface Bent {
  readonly temper?: 'peaceful' | 'bold'
  /** A hex that is to be had or held if at all possible. */
  readonly eagerFor?: number
  /** A hex that nobody is sent to. */
  readonly leaves?: number
}

export function planOf(state: State, task: MoveTask, bent: Bent = {}): Mission[] {
  return new Planner(state, task, bent).plan()
}

/** The hexes that a player could be eager for, the most rewarding first. */
export function wishesOf(state: State, task: MoveTask): number[] {
  return new Planner(state, task, {}).wishes()
}

class Planner {
  readonly #state: State
  readonly #task: MoveTask
  readonly #seat: Seat
  readonly #bent: Bent
  readonly #stops: readonly boolean[]
  readonly #reaches = new Map<number, Reach>()
  #free: Unit[]

  constructor(state: State, task: MoveTask, bent: Bent) {
    this.#state = state
    this.#bent = bent
    this.#task = task
    this.#seat = task.seat
    this.#stops = stopsOf(state, task.seat)
    this.#free = this.#units()
  }

  plan(): Mission[] {
    const missions: Mission[] = []
    const goals = this.#goals()
    while (this.#free.length > 0) {
      let best: { readonly goal: Goal; readonly units: readonly Unit[]; readonly gain: number } | undefined
      for (const goal of goals) {
        const found = this.#bestFor(goal)
        if (found !== undefined && (best === undefined || found.gain > best.gain)) best = { goal, ...found }
      }
      if (best === undefined || best.gain <= 0) break
      goals.splice(goals.indexOf(best.goal), 1)
      missions.push(...this.#send(best.units, best.goal.hex))
    }
    this.#gather(missions)
    return missions
  }

  wishes(): number[] {
    return this.#goals()
      .map((goal) => ({ hex: goal.hex, gain: this.#bestFor(eager(goal))?.gain ?? 0 }))
      .filter(({ gain }) => gain > 0)
      .sort((a, b) => b.gain - a.gain)
      .map(({ hex }) => hex)
  }

  // Who can be moved ----------------------------------------------------------------------------------

  #units(): Unit[] {
    const { group, at: where } = this.#task
    const units: Unit[] = []
    for (let hex = 0; hex < this.#state.hexes.length; hex++) {
      if (stackSize(this.#state, hex, this.#seat) === 0) continue
      for (const counter of pickable(this.#state, this.#task, hex)) units.push(this.#unit(counter, hex, MOVE_POINTS))
    }
    if (where !== undefined) for (const { counter, points } of group) units.push(this.#unit(counter, where, points))
    // In an order that picking does not change.
    return units.sort((a, b) => b.worth - a.worth || a.hex - b.hex || armyRank(a.counter) - armyRank(b.counter))
  }

  #unit(counter: ArmyCounter, hex: number, points: number): Unit {
    return {
      counter,
      hex,
      points,
      real: isRealCounter(this.#state, hex, this.#seat, counter),
      worth: counterWorth(this.#state, hex, this.#seat, counter),
    }
  }

  #reach(unit: Unit): Reach {
    const movement = isFlyer(unit.counter) ? 'fly' : 'walk'
    const key = (unit.hex * 8 + unit.points) * 2 + (movement === 'fly' ? 1 : 0)
    let reach = this.#reaches.get(key)
    if (reach === undefined) {
      reach = reachOf(this.#state, unit.hex, unit.points, movement, this.#stops)
      this.#reaches.set(key, reach)
    }
    return reach
  }

  // What there is to do -------------------------------------------------------------------------------

  #goals(): Goal[] {
    const { temper, eagerFor, leaves } = this.#bent
    const goals: Goal[] = []
    for (let hex = 0; hex < this.#state.hexes.length; hex++) {
      const { terrain, owner } = at(this.#state.hexes, hex)
      if (terrain === 'sea' || hex === leaves) continue
      if (owner === this.#seat) this.#addDefence(goals, hex)
      else if (owner === undefined && enemiesIn(this.#state, hex, this.#seat).length === 0)
        goals.push(this.#explore(hex))
      else if (temper !== 'peaceful') goals.push(this.#attack(hex))
    }
    return eagerFor === undefined ? goals : goals.map((goal) => (goal.hex === eagerFor ? eager(goal) : goal))
  }

  /** Own counters in a hex that are not free to go. */
  #there(hex: number): { there: Strength; present: number } {
    const there = noStrength()
    const counters = finishedIn(this.#task, hex)
    for (const counter of counters) {
      if (isRealCounter(this.#state, hex, this.#seat, counter)) addCounterStrength(there, counter, this.#state)
    }
    return { there, present: counters.length }
  }

  #explore(hex: number): Goal {
    const state = this.#state
    const { guards } = at(state.hexes, hex)
    const defenders = guards === undefined ? undefined : strengthOfGuards(state, hex)
    return {
      hex,
      worth: hexWorth(state, this.#seat, hex),
      least: defenders === undefined ? 0.3 : WEIGHTS.leastOdds,
      odds: defenders === undefined ? estimateToExplore : (own) => estimate(own, defenders),
      ...this.#there(hex),
      unopposed: false,
    }
  }

  /** All others there together: a walk-in if nobody is. */
  #attack(hex: number): Goal {
    const state = this.#state
    const { owner, fort, income } = at(state.hexes, hex)
    const others = noStrength()
    for (const enemy of enemiesIn(state, hex, this.#seat)) addStrength(others, strengthOfEnemy(state, hex, enemy))
    if (owner !== undefined && (fort > 0 || buildingValue(income) > 0)) addBuildings(others, state, hex)
    const citadel = citadelWorth(state, this.#seat, hex)
    const boldness = this.#bent.temper === 'bold' ? WEIGHTS.boldness : 1
    const least = citadel > 0 ? WEIGHTS.leastCitadelOdds : WEIGHTS.leastOdds
    return {
      hex,
      worth: boldness * (hexWorth(state, this.#seat, hex) + citadel),
      least: citadel >= WEIGHTS.lastChance ? 0.02 : least / boldness,
      odds: (own) => estimate(own, others),
      ...this.#there(hex),
      unopposed: !hasEnemyValue(state, hex, this.#seat),
    }
  }

  /** What another could take this turn is held by those who are there or come. */
  #addDefence(goals: Goal[], hex: number): void {
    const state = this.#state
    const threat = threatTo(state, this.#seat, hex)
    if (threat.hits === 0) return
    const buildings = noStrength()
    addBuildings(buildings, state, hex)
    goals.push({
      hex,
      worth: hexWorth(state, this.#seat, hex) * DEFENCE + citadelWorth(state, this.#seat, hex),
      least: 0,
      odds: (own) => {
        const all = { ...own }
        addStrength(all, buildings)
        return 1 - estimate(threat, all)
      },
      ...this.#there(hex),
      unopposed: false,
    })
  }

  // Who does it ---------------------------------------------------------------------------------------

  /** The counters with which a goal gains most: the strongest first, as many as pay. */
  #bestFor(goal: Goal): { readonly units: readonly Unit[]; readonly gain: number } | undefined {
    const room = isLimited(this.#state, goal.hex) ? STACK_LIMIT - goal.present : Number.POSITIVE_INFINITY
    const units = this.#free.filter((unit) => (this.#reach(unit).cost[goal.hex] as number) <= unit.points)
    if (units.length === 0 || room <= 0) return undefined
    if (goal.unopposed) return this.#cheapest(goal, units)
    const own = { ...goal.there }
    const before = goal.present === 0 ? this.#oddsOfNobody(goal) : goal.odds(own)
    let [spent, gain, size] = [0, 0, 0]
    for (let i = 0; i < units.length && i < room; i++) {
      const unit = must(units[i])
      if (unit.real) addCounterStrength(own, unit.counter, this.#state)
      else if (size > 0) break
      spent += unit.worth
      const won = goal.odds(own)
      if (won < goal.least) continue
      const now =
        goal.worth * (won - before) - WEIGHTS.sent * spent - (1 - won) * (WEIGHTS.lost * spent + WEIGHTS.guardsLeft)
      if (now > gain) [gain, size] = [now, i + 1]
    }
    return size === 0 ? undefined : { units: units.slice(0, size), gain }
  }

  /** What holds by itself; what is to be taken is not taken by nobody. */
  #oddsOfNobody(goal: Goal): number {
    return at(this.#state.hexes, goal.hex).owner === this.#seat ? goal.odds(noStrength()) : 0
  }

  #cheapest(
    goal: Goal,
    units: readonly Unit[],
  ): { readonly units: readonly Unit[]; readonly gain: number } | undefined {
    if (goal.present > 0) return undefined
    const unit = must(units.at(-1))
    return { units: [unit], gain: goal.worth - 0.3 * unit.worth }
  }

  /** Takes them off the free ones; those of one hex go together. */
  #send(units: readonly Unit[], to: number): Mission[] {
    this.#free = this.#free.filter((unit) => !units.includes(unit))
    const missions: Mission[] = []
    for (const from of new Set(units.map(({ hex }) => hex))) {
      // The slowest sets the way: walkers do not cross the sea.
      const together = units.filter(({ hex }) => hex === from)
      const walkers = together.filter(({ counter }) => !isFlyer(counter))
      const flyers = together.filter(({ counter }) => isFlyer(counter))
      const first = walkers[0]
      const canFollow =
        first !== undefined && flyers.every(({ points }) => points >= (this.#reach(first).cost[to] as number))
      if (first !== undefined && canFollow) {
        missions.push({ from, to, units: together, reach: this.#reach(first) })
        continue
      }
      for (const part of [walkers, flyers]) {
        const [one] = part
        if (one !== undefined) missions.push({ from, to, units: part, reach: this.#reach(one) })
      }
    }
    return missions
  }

  /** Who has nothing to do joins the main army, if that is within reach. */
  #gather(missions: Mission[]): void {
    const rally = rallyHex(this.#state, this.#seat)
    if (rally === undefined) return
    let room = isLimited(this.#state, rally) ? STACK_LIMIT - stackSize(this.#state, rally, this.#seat) : 99
    const coming = this.#free.filter((unit) => {
      if (!unit.real || unit.hex === rally || (this.#reach(unit).cost[rally] as number) > unit.points) return false
      return room-- > 0
    })
    if (coming.length > 0) missions.push(...this.#send(coming, rally))
  }
}

/** What is worth more is tried with less hope. */
function eager(goal: Goal): Goal {
  return { ...goal, worth: WEIGHTS.eagerness * goal.worth, least: goal.least / WEIGHTS.eagerness }
}
