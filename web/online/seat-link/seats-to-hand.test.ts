import type { TableInfo } from '@crownlands/table/online'
import { expect, it } from 'vitest'
import { infoOf } from '../play/testing/simulated-server'
import { seatsToHand } from './seats-to-hand'

const numbers = (info: TableInfo, here: readonly string[]) => seatsToHand(info, here).map(({ seat }) => seat)

it('the host makes links to the seats of guests who are away', () => {
  const info = infoOf(0, { isHost: true })
  expect(numbers(info, ['player 0'])).toEqual([1])
  expect(numbers(info, ['player 0', 'player 1'])).toEqual([])
  const withAccount = info.seats.map((one) => ({
    ...one,
    player: { code: `player ${one.seat}`, kind: 'account' } as const,
  }))
  expect(numbers({ ...info, seats: withAccount }, [])).toEqual([])
  expect(numbers(infoOf(0, { isHost: true, status: 'over' }), [])).toEqual([])
})

it('other players make one to the host’s seat, and to no other', () => {
  const info = infoOf(1)
  expect(numbers(info, [])).toEqual([])
  const withHost = info.seats.map((one) => ({ ...one, ...(one.seat === 0 && { isHost: true }) }))
  expect(numbers({ ...info, seats: withHost }, [])).toEqual([0])
  expect(numbers({ ...info, seats: withHost, mine: [] }, [])).toEqual([])
})
