/** How the game will be won, as it stands (KT-W1 to KT-W4). */
import type { Seat } from '@crownlands/core/game'
import type { View } from '../../rules/view/view'

export type Clock =
  /** Nobody has a citadel yet. */
  | { readonly kind: 'none' }
  /** The only citadel wins at the end of construction in this turn. */
  | { readonly kind: 'running'; readonly seat: Seat; readonly hex: number; readonly turn: number }
  /** Only who takes a second one wins. */
  | { readonly kind: 'conquest'; readonly citadels: readonly { readonly seat: Seat; readonly hex: number }[] }

export function clockOf({ hexes }: View): Clock {
  const citadels = hexes.flatMap(({ got, owner }, hex) =>
    got === undefined || owner === undefined ? [] : [{ seat: owner, hex, turn: got.turn + 1 }],
  )
  const [only, ...others] = citadels
  if (only === undefined) return { kind: 'none' }
  return others.length === 0
    ? { kind: 'running', ...only }
    : { kind: 'conquest', citadels: citadels.map(({ seat, hex }) => ({ seat, hex })) }
}
