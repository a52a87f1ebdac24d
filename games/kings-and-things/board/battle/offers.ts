/** What can be chosen where in a battle: on a counter, on a side, or by a button. */

import { type Item, isBorneItem } from '../../content'
import type { Action, ActionOf } from '../../rules/actions'
import type { Side } from '../../rules/tasks'
import type { Scene, SceneFighter } from './scene'

/** What a battle offers by itself. */
export const BY_BATTLE = ['hit', 'item', 'aim', 'turn', 'target', 'go-on'] as const satisfies readonly Action['type'][]

/** Why counters are lit. */
export type Lit = 'hit' | 'turn' | 'call' | 'item'

export interface BattleOffers {
  readonly lit: Lit | undefined
  /** By the key of the fighter it is done to. */
  readonly onFighters: ReadonlyMap<string, Action>
  /** By side: whom to attack in this round. */
  readonly onSides: ReadonlyMap<Side, Action>
  /** KT-I3: a Bow or Sword that takes a hit itself. */
  readonly onItems: readonly ActionOf<'hit'>[]
  /** Items that can be taken up, to be laid on a counter. */
  readonly inHand: readonly Item[]
  /** All else, as words. */
  readonly others: readonly Action[]
}

/** Of all that is possible; `held` is the item that is in the hand, about to be laid on a counter. */
export function offersIn(scene: Scene, legal: readonly Action[], held: Item | undefined): BattleOffers {
  const laying = legal.filter((action): action is ActionOf<'item'> => action.type === 'item' && action.on !== undefined)
  const heldNow = laying.filter(({ item }) => item === held)
  const hits = legal.filter((action) => action.type === 'hit')
  const turns = legal.filter((action) => action.type === 'turn')
  const calls = legal.filter((action) => action.type === 'call')
  const touches = [hits, turns, calls, heldNow].find(({ length }) => length > 0) ?? []
  return {
    lit: touches[0]?.type,
    onFighters: fightersFor(scene, touches),
    onSides: new Map(legal.flatMap((action) => (action.type === 'target' ? [[action.force, action] as const] : []))),
    onItems: hits.filter(({ what }) => isBorneItem(what)),
    inHand: [...new Set(laying.map(({ item }) => item))],
    others: legal.filter(isElsewhere),
  }
}

/** Neither on a counter nor on a side; `done` has the table's own button, answers their own bar. */
function isElsewhere(action: Action): boolean {
  switch (action.type) {
    case 'item':
      return action.on === undefined
    case 'aim':
    case 'go-on':
    case 'retreat':
    case 'balloon-retreat':
      return true
    default:
      return false
  }
}

type Touch = ActionOf<Lit>

function fightersFor(scene: Scene, touches: readonly Touch[]): ReadonlyMap<string, Action> {
  const found = new Map<string, Action>()
  for (const touch of touches) {
    const isOnly =
      touches.filter((other) => other.type === 'hit' && touch.type === 'hit' && other.what === touch.what).length < 2
    for (const { side, fighters } of scene.sides) {
      for (const fighter of fighters) {
        if (fighter.condition === 'fallen' || !isFor(touch, side, fighter, scene.asked)) continue
        if (touch.type !== 'hit' || isOnly || isMeant(touch, fighter)) found.set(fighter.key, touch)
      }
    }
  }
  return found
}

function isFor(touch: Touch, side: Side, { what }: SceneFighter, asked: Side | undefined): boolean {
  if (touch.type === 'turn') return touch.creature === what && touch.force === side
  if (touch.type === 'call') return touch.creature === what && touch.seat === side
  return side === asked && (touch.type === 'item' ? touch.on : touch.what) === what
}

/** KT-B10: where equal counters differ, a hit says what is special about the one that is meant. */
function isMeant({ bears, passenger, saved, fought }: ActionOf<'hit'>, fighter: SceneFighter): boolean {
  return (
    fighter.bears === bears &&
    fighter.passenger === (passenger === true) &&
    fighter.saved === (saved === true) &&
    fighter.fought === (fought === true)
  )
}
