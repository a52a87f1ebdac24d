/** A battle as it is drawn: who stands on which side, in which step each fights, and the dice that lie on them. */
import { at } from '@crownlands/core/lists'
import { type BorneItem, buildingValue, FORTS, type Item, printedValue } from '../../content'
import { isAlive, isArmy } from '../../rules/battle/forces'
import { needsOf, stepOf } from '../../rules/battle/steps'
import type { BattleStage, BattleStep, BattleTask, Fighter, Force, Side } from '../../rules/tasks'
import { seenState } from '../../rules/view/seen-state'
import { HIDDEN, type Seen, type View } from '../../rules/view/view'

export interface ThrownDie {
  readonly die: number
  /** At or below this it hits. */
  readonly needs: number
  readonly hit: boolean
}

/** `out`: a building that is neutralised stays where it is (KT-B10). */
export type Condition = 'standing' | 'struck' | 'saved' | 'fallen' | 'out'

export interface SceneFighter {
  /** The same for as long as it stands there. */
  readonly key: string
  readonly what: Fighter['what']
  /** The counter that is drawn: a fort and a building by their names. */
  readonly face: string
  /** What it needs to hit: its value with all that changes it. */
  readonly value: number
  readonly step: BattleStep
  readonly bears?: BorneItem | undefined
  readonly passenger: boolean
  /** KT-B10: it was saved in this step, or has rolled in this round. */
  readonly saved: boolean
  readonly fought: boolean
  readonly condition: Condition
  readonly dice: readonly ThrownDie[]
}

export interface SceneSide {
  readonly side: Side
  readonly fighters: readonly SceneFighter[]
  /** Items in use that fight for nobody in particular. */
  readonly items: readonly Item[]
  readonly dispelled: boolean
  readonly target?: Seen<Side> | undefined
  /** Hits that are still to be put on its counters. */
  readonly hits: number
  readonly gone: boolean
}

/** Where a battle stands: its three steps with dice, before them and after them. */
export type SceneStep = 'before' | BattleStep | 'retreat' | 'end'

export interface Scene {
  readonly hex: number
  readonly round: number
  readonly step: SceneStep
  readonly sides: readonly SceneSide[]
  /** Of whose counters one is to be chosen: whom hits fall on, or who may lay an item. */
  readonly asked?: Side | undefined
  /** When it is over: who holds the field, if anybody does. */
  readonly winner?: Side | undefined
}

export function battleIn(view: View): BattleTask | undefined {
  return seenState(view).tasks.find((task) => task.type === 'battle')
}

/** As it stands now, with the dice that are being asked about (KT-O9). */
export function sceneOf(view: View): Scene | undefined {
  const task = battleIn(view)
  if (task === undefined) return undefined
  const scene: Scene = {
    hex: task.hex,
    round: task.round,
    step: stepNow(task),
    sides: task.forces.map((force) => sideOf(view, task.hex, force)),
    asked: sideAsked(task),
  }
  const asked = view.tasks.at(-1)
  if (asked?.type !== 'dice' || asked.dice.length !== task.shots.length) return scene
  return withDice(
    scene,
    task.shots.map(({ force, what, needs }, i) => {
      const die = at(asked.dice, i)
      return { side: at(task.forces, force).side, what, needs, die, hit: die <= needs }
    }),
  )
}

const BEFORE: readonly BattleStage[] = ['turn-up', 'before', 'dust', 'warlord', 'bombard', 'round', 'targets']

function stepNow({ stage, step }: BattleTask): SceneStep {
  if (stage === 'retreat') return 'retreat'
  return stage === 'end' ? 'end' : BEFORE.includes(stage) ? 'before' : step
}

function sideAsked({ stage, forces, at: place, aimed }: BattleTask): Side | undefined {
  const asked = stage === 'aimed' ? aimed[0]?.on : stage === 'hits' || stage === 'items' ? place : undefined
  return asked === undefined ? undefined : forces[asked]?.side
}

function sideOf(view: View, hex: number, force: Force): SceneSide {
  const state = seenState(view)
  const here = at(state.hexes, hex)
  const counts = new Map<string, number>()
  return {
    side: force.side,
    items: force.items,
    dispelled: force.dispelled,
    target: force.target,
    hits: force.hits,
    gone: !isAlive(view, force),
    fighters: force.fighters.map((fighter) => ({
      key: nextKey(counts, force.side, fighter.what),
      what: fighter.what,
      face: faceName(view, hex, fighter.what),
      value: needsOf(state, hex, fighter, force),
      step: stepOf(fighter, force, here.fort),
      bears: fighter.bears,
      passenger: fighter.passenger,
      saved: fighter.saved,
      fought: fighter.fought,
      condition: conditionOf(fighter),
      dice: [],
    })),
  }
}

function conditionOf({ what, value, saved }: Fighter): Condition {
  if ((what === 'fort' || what === 'building') && value === 0) return 'out'
  return saved ? 'saved' : 'standing'
}

function nextKey(counts: Map<string, number>, side: Side, what: string): string {
  const nth = counts.get(what) ?? 0
  counts.set(what, nth + 1)
  return `${side} ${what} ${nth}`
}

/** The counter that is drawn for a fighter. */
export function faceName({ hexes }: View, hex: number, what: string): string {
  const { fort, income } = at(hexes, hex)
  if (what === 'fort') return FORTS[fort] ?? 'hidden'
  return what === 'building' ? (income ?? 'hidden') : what
}

/** As it stands when it begins, of what is told of it: for a battle that was over before it was looked at. */
export function firstScene(
  view: View,
  hex: number,
  forces: readonly { readonly side: Side; readonly counters: readonly string[] }[],
): Scene {
  const state = seenState(view)
  const here = at(state.hexes, hex)
  const printed = (what: Fighter['what']) => {
    if (isArmy(what)) return printedValue(what, view.options.edition)
    return what === 'fort' ? here.fort : what === 'building' ? buildingValue(here.income) : BALLOON_VALUE
  }
  const sides = forces.map(({ side, counters }) => {
    const force: Force = { ...NEW_FORCE, side, fighters: [] }
    force.fighters = counters.map((counter) => {
      const what = counter as Fighter['what']
      return { what, value: printed(what), fought: false, saved: false, passenger: false }
    })
    return sideOf(view, hex, force)
  })
  return { hex, round: 0, step: 'before', sides }
}

const BALLOON_VALUE = 3
const NEW_FORCE = {
  items: [],
  dispelled: false,
  goesOn: false,
  aims: false,
  chosen: [],
  soaked: false,
  hits: 0,
  gone: false,
}

export interface Throw extends ThrownDie {
  readonly side: Side
  readonly what: string
}

/** Lays the dice of a step on those who threw them, in their order; a charger has two. */
export function withDice(scene: Scene, thrown: readonly Throw[]): Scene {
  return {
    ...scene,
    sides: scene.sides.map((side) => {
      const own = thrown.filter((one) => one.side === side.side)
      return { ...side, fighters: shareOut(side.fighters, own, scene.step) }
    }),
  }
}

function shareOut(
  fighters: readonly SceneFighter[],
  thrown: readonly Throw[],
  step: SceneStep,
): readonly SceneFighter[] {
  const left = new Map<string, Throw[]>()
  for (const one of thrown) left.set(one.what, [...(left.get(one.what) ?? []), one])
  const throwers = new Map<string, number>()
  for (const { what } of fighters.filter((one) => throwsIn(fighters, one, step))) {
    throwers.set(what, (throwers.get(what) ?? 0) + 1)
  }
  return fighters.map((fighter) => {
    const waiting = left.get(fighter.what) ?? []
    if (!throwsIn(fighters, fighter, step) || waiting.length === 0) return { ...fighter, dice: [] }
    const others = throwers.get(fighter.what) ?? 1
    throwers.set(fighter.what, others - 1)
    const dice = waiting.splice(0, Math.ceil(waiting.length / others))
    return {
      ...fighter,
      value: dice[0]?.needs ?? fighter.value,
      dice: dice.map(({ die, needs, hit }) => ({ die, needs, hit })),
    }
  })
}

/** Of equal counters those that fight in this step; any, where it is not known which those are. */
function throwsIn(
  fighters: readonly SceneFighter[],
  { what, condition, step: own }: SceneFighter,
  step: SceneStep,
): boolean {
  if (condition === 'fallen') return false
  return (
    own === step ||
    !fighters.some((other) => other.what === what && other.condition !== 'fallen' && other.step === step)
  )
}

/** What is still to be seen of the last picture when the next one is of the same step: its dice, and who fell. */
export function carriedOver(last: Scene | undefined, now: Scene): Scene {
  if (last === undefined || last.hex !== now.hex || last.round !== now.round || last.step !== now.step) return now
  return {
    ...now,
    sides: now.sides.map((side) => {
      const before = last.sides.find((one) => one.side === side.side)
      if (before === undefined) return side
      const standing = before.fighters.filter(({ condition }) => condition !== 'fallen')
      const fallen = before.fighters.filter(({ condition }) => condition === 'fallen')
      const counts = new Map<string, number>()
      for (const { what } of before.fighters) counts.set(what, (counts.get(what) ?? 0) + 1)
      return {
        ...side,
        fighters: [...side.fighters.map((fighter) => lasting(standing, fighter, side.side, counts)), ...fallen],
      }
    }),
  }
}

/** Those who stand keep their order: each is the next of its kind that stood before, or new. */
function lasting(
  standing: SceneFighter[],
  fighter: SceneFighter,
  side: Side,
  counts: Map<string, number>,
): SceneFighter {
  const place = standing.findIndex(({ what }) => what === fighter.what)
  const [same] = place === -1 ? [] : standing.splice(place, 1)
  if (same === undefined) return { ...fighter, key: nextKey(counts, side, fighter.what) }
  return { ...fighter, key: same.key, dice: fighter.dice.length > 0 ? fighter.dice : same.dice }
}

/** Of a sealed target nothing is drawn. */
export function knownTarget({ target }: SceneSide): Side | undefined {
  return target === HIDDEN ? undefined : target
}
