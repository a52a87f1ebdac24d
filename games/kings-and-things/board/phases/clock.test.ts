import { expect, it } from 'vitest'
import { kingsAndThings as game } from '../../game'
import { position } from '../../testing/positions'
import { clockOf } from './clock'

const citadel = (owner: number, turn: number) => ({ owner, fort: 4, got: { turn, how: 'built' as const } })
const seen = (hexes: Record<number, ReturnType<typeof citadel>>) =>
  game.view(position({ turn: 5, hexes, tasks: [{ type: 'turn', next: 0 }] }), 0)

it('KT-W1, KT-W2: the only citadel wins a turn after it was got', () => {
  expect(clockOf(seen({}))).toEqual({ kind: 'none' })
  expect(clockOf(seen({ 3: citadel(1, 5) }))).toEqual({ kind: 'running', seat: 1, hex: 3, turn: 6 })
})

it('KT-W3, KT-W4: with two of them only conquest wins', () => {
  expect(clockOf(seen({ 3: citadel(1, 5), 7: citadel(0, 5) }))).toEqual({
    kind: 'conquest',
    citadels: [
      { seat: 1, hex: 3 },
      { seat: 0, hex: 7 },
    ],
  })
})
