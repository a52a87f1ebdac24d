import type { SeatInfo } from '@crownlands/table/online'
import { describe, expect, it } from 'vitest'
import { en } from '../../text/en'
import { fr } from '../../text/fr'
import { seatName, withNames } from './seat-names'
import { summaryOf } from './sync'
import { infoOf } from './testing/simulated-server'

const names = en.setup
const BOT: SeatInfo = { seat: 1, house: 'azure', name: '', taken: true, bot: 'steward', ready: true, hasWord: false }

describe('at a table online', () => {
  it('people have their names, bots those of this house, and an empty seat what it is called', () => {
    expect(seatName({ ...BOT, name: 'Ada' }, names, 'free')).toBe('Ada')
    expect(seatName(BOT, names, 'free')).toBe('Godfrey')
    expect(seatName({ ...BOT, taken: false }, names, 'free')).toBe('free')
  })

  it('a player who was deleted is called so in the language of the reader', () => {
    const former = { ...BOT, bot: undefined, taken: false, former: true, name: 'Former player' }
    expect([en, fr].map(({ setup }) => seatName(former, setup, 'free'))).toEqual(['Former player', 'Profil supprimé'])
  })

  it('the table knows everybody by name: nobody is thinking namelessly', () => {
    const { seats } = infoOf(0)
    const info = withNames({ ...infoOf(0), seats: seats.map((seat) => (seat.seat === 1 ? BOT : seat)) }, names)
    expect(summaryOf(info, { actions: 0, toAct: [1], isQuestion: false }).seats).toMatchObject([
      { name: 'Player 0' },
      { name: 'Godfrey', bot: 'steward' },
    ])
  })
})
