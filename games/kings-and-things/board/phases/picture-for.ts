/** What an action is about, as something that can be drawn beside its words. */
import type { Seat } from '@crownlands/core/game'
import type { Terrain } from '../../content'
import type { Action } from '../../rules/actions'
import { HIDDEN, type View } from '../../rules/view/view'
import { faceName } from '../battle/scene'

export type Drawn =
  | { readonly kind: 'counter'; readonly what: string }
  | { readonly kind: 'player'; readonly seat: Seat }
  | { readonly kind: 'land'; readonly terrain: Terrain }

/** Undefined: words will do. */
export function drawnFor(action: Action, view: View): Drawn | undefined {
  switch (action.type) {
    case 'source':
    case 'show':
    case 'stay':
    case 'drop':
      return counter(action.counter)
    case 'character':
    case 'discharge':
      return counter(action.character)
    case 'lose':
      return counter(partName(action.what, view))
    case 'name':
      return counter(action.what)
    case 'keep':
      return counter(action.income)
    case 'event':
      return counter(action.event)
    case 'treasure':
      return counter(action.treasure)
    case 'take':
      return action.what === 'counter' ? counter(HIDDEN) : undefined
    case 'dispel':
      return counter('dispel_magic')
    case 'fan':
    case 'elixir':
      return counter(action.type)
    case 'player':
    case 'thief':
    case 'ask-pin':
      return { kind: 'player', seat: action.seat }
    case 'terrain':
      return { kind: 'land', terrain: action.terrain }
    default:
      return undefined
  }
}

function counter(what: string): Drawn {
  return { kind: 'counter', what }
}

/** A fort or a city is drawn as the one that stands there. */
function partName(what: string, view: View): string {
  const task = view.tasks.at(-1)
  return task?.type === 'losses' || task?.type === 'overflow' ? faceName(view, task.hex, what) : what
}
