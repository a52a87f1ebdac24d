/** A battle as pictures, one after the other: how the field looks after each thing that is told of it. */
import { type BorneItem, isBorneItem } from '../../content'
import type { Event } from '../../rules/happenings'
import { soaks } from '../../rules/items/index'
import type { BattleStep, Side } from '../../rules/tasks'
import type { View } from '../../rules/view/view'
import {
  type Condition,
  firstScene,
  type Scene,
  type SceneFighter,
  type SceneSide,
  type SceneStep,
  withDice,
} from './scene'

export interface Moment {
  readonly scene: Scene
  /** What is told beside it; the words are made where the language is known. */
  readonly about: Event
  /** How many of the events are told with it. */
  readonly told: number
  /** How long it is shown, as a share of a step. */
  readonly weight: number
}

/** What is worth a picture, and for how long. */
const WEIGHTS: Readonly<Partial<Record<Event['type'], number>>> = {
  'battle-begun': 1.5,
  'round-begun': 0.7,
  targets: 1.3,
  'step-rolled': 1.7,
  hit: 1,
  saved: 1,
  soaked: 1,
  turncoat: 1.3,
  called: 1.2,
  'item-played': 1.2,
  retreated: 1.2,
  'battle-ended': 2,
}

/** Of the events since `last` was shown, on the table as it lay `before` them. None where nobody fights. */
export function momentsOf(last: Scene | undefined, events: readonly Event[], before: View): readonly Moment[] {
  const moments: Moment[] = []
  let scene = last
  for (const [i, event] of events.entries()) {
    scene = after(scene, event, before)
    const weight = WEIGHTS[event.type]
    if (scene === undefined || weight === undefined || !concerns(scene, event)) continue
    const moment = { scene, about: event, told: i + 1, weight }
    const lately = moments.at(-1)
    // Hits of one step fall together.
    if (event.type === 'hit' && lately?.about.type === 'hit') moments[moments.length - 1] = moment
    else moments.push(moment)
    if (event.type === 'battle-ended') scene = undefined
  }
  return moments
}

/** An item that is played elsewhere, or a bluff on the map, is no part of the battle. */
function concerns(scene: Scene, event: Event): boolean {
  if (event.type === 'item-played') return event.hex === scene.hex
  return event.type !== 'called' || event.bluff
}

function after(scene: Scene | undefined, event: Event, before: View): Scene | undefined {
  if (event.type === 'battle-begun') return firstScene(before, event.hex, event.forces)
  if (scene === undefined) return undefined
  switch (event.type) {
    case 'round-begun':
      return { ...cleared(scene), round: event.round, step: 'before', sides: cleared(scene).sides.map(untargeted) }
    case 'targets':
      return {
        ...scene,
        sides: scene.sides.map((side) => ({
          ...side,
          target: event.targets.find((one) => one.side === side.side)?.target,
        })),
      }
    case 'step-rolled':
      return counted(withDice({ ...cleared(scene), step: event.step as BattleStep }, event.shots), event)
    case 'hit':
      return struck(scene, event)
    case 'saved':
      return marked(oneHitLess(scene, event.side), event.side, event.what, 'saved', event.nth)
    case 'soaked':
      return marked(oneHitLess(scene, event.side), event.side, soakerOf(scene, event.side), 'saved')
    case 'called':
      return event.bluff ? marked(scene, event.seat, event.creature, 'fallen') : scene
    case 'balloon-gone':
      // KT-B16
      return event.hex === scene.hex ? marked(scene, event.seat, 'balloon', 'fallen') : scene
    case 'turncoat':
      return marked(scene, event.from, event.creature, 'fallen')
    case 'retreated':
      return event.from === scene.hex ? left(atStep(scene, 'retreat'), event.seat) : scene
    case 'stayed':
      return atStep(scene, 'retreat')
    case 'battle-ended':
      return { ...cleared(scene), step: 'end', winner: event.winner }
    default:
      return scene
  }
}

function atStep(scene: Scene, step: SceneStep): Scene {
  return scene.step === step ? scene : { ...cleared(scene), step }
}

/** A new step: the dice are taken up, the fallen carried away. */
function cleared(scene: Scene): Scene {
  return {
    ...scene,
    sides: scene.sides.map((side) => ({
      ...side,
      hits: 0,
      fighters: side.fighters
        .filter(({ condition }) => condition !== 'fallen')
        .map((fighter) => ({ ...fighter, dice: [], condition: fighter.condition === 'out' ? 'out' : 'standing' })),
    })),
  }
}

function untargeted(side: SceneSide): SceneSide {
  return { ...side, target: undefined }
}

/** How many hits each side has coming. */
function counted(scene: Scene, { shots }: Extract<Event, { readonly type: 'step-rolled' }>): Scene {
  return {
    ...scene,
    sides: scene.sides.map((side) => ({
      ...side,
      hits: shots.filter((shot) => shot.hit && isAgainst(scene, shot.side, side.side)).length,
    })),
  }
}

function isAgainst(scene: Scene, by: Side, side: Side): boolean {
  if (by === side) return false
  const target = scene.sides.find((one) => one.side === by)?.target
  return target === undefined ? true : target === side
}

function struck(scene: Scene, { side, what, nth, left: rest }: Extract<Event, { readonly type: 'hit' }>): Scene {
  const lighter = oneHitLess(scene, side)
  if (isBorneItem(what)) return without(lighter, side, what)
  if (rest > 0) return changed(lighter, side, what, (one) => ({ ...one, value: one.value - 1, condition: 'struck' }))
  return marked(lighter, side, what, what === 'fort' || what === 'building' ? 'out' : 'fallen', nth)
}

/** KT-I9 */
function soakerOf({ sides }: Scene, side: Side): string {
  const fighters = sides.find((one) => one.side === side)?.fighters ?? []
  return fighters.find(({ what }) => soaks(what))?.what ?? ''
}

function oneHitLess(scene: Scene, side: Side): Scene {
  return onSide(scene, side, (one) => ({ ...one, hits: Math.max(0, one.hits - 1) }))
}

function without(scene: Scene, side: Side, item: BorneItem): Scene {
  return onSide(scene, side, (one) => ({
    ...one,
    items: one.items.filter((other) => other !== item),
    fighters: one.fighters.map((fighter) => (fighter.bears === item ? { ...fighter, bears: undefined } : fighter)),
  }))
}

function left(scene: Scene, side: Side): Scene {
  return onSide(scene, side, (one) => ({
    ...one,
    fighters: one.fighters.filter(({ what }) => what === 'fort' || what === 'building'),
    gone: !one.fighters.some(({ what, condition }) => (what === 'fort' || what === 'building') && condition !== 'out'),
  }))
}

function marked(scene: Scene, side: Side, what: string, condition: Condition, nth?: number): Scene {
  const change = (one: SceneFighter) => ({ ...one, condition, value: condition === 'out' ? 0 : one.value })
  return changed(scene, side, what, change, nth)
}

/** Of equal counters the one that is told, or the last that stands, so that the others keep their places. */
function changed(
  scene: Scene,
  side: Side,
  what: string,
  change: (one: SceneFighter) => SceneFighter,
  nth?: number,
): Scene {
  return onSide(scene, side, (one) => {
    const equal = one.fighters.filter((fighter) => fighter.what === what && fighter.condition !== 'fallen')
    const place = one.fighters.findIndex((fighter) => fighter === equal.at(nth ?? -1))
    return { ...one, fighters: one.fighters.map((fighter, i) => (i === place ? change(fighter) : fighter)) }
  })
}

function onSide(scene: Scene, side: Side, change: (one: SceneSide) => SceneSide): Scene {
  return { ...scene, sides: scene.sides.map((one) => (one.side === side ? change(one) : one)) }
}
