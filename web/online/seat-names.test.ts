import type { SeatInfo } from '@crownlands/table/online'
import { describe, expect, it } from 'vitest'
import { en } from '../text/en'
import { seatName, withNames } from './seat-names'
import { summaryOf } from './sight'
import { infoOf } from './testing/simulated-server'

const { botNames } = en.setup
const BOT: SeatInfo = { seat: 1, house: 'azure', name: '', taken: true, bot: 'steward', ready: true, hasWord: false }

describe('at a table online', () => {
  it('people have their names, bots those of this house, and an empty seat what it is called', () => {
    expect(seatName({ ...BOT, name: 'Ada' }, botNames, 'free')).toBe('Ada')
    expect(seatName(BOT, botNames, 'free')).toBe('Godfrey')
    expect(seatName({ ...BOT, taken: false }, botNames, 'free')).toBe('free')
  })

  it('the table knows everybody by name: nobody is thinking namelessly', () => {
    const { seats } = infoOf(0)
    const info = withNames({ ...infoOf(0), seats: seats.map((seat) => (seat.seat === 1 ? BOT : seat)) }, botNames)
    expect(summaryOf(info, { actions: 0, toAct: [1], isQuestion: false }).seats).toMatchObject([
      { name: 'Player 0' },
      { name: 'Godfrey', bot: 'steward' },
    ])
  })
})
