import type { TableSummary } from '@crownlands/table/protocol'
import { describe, expect, it } from 'vitest'
import { en } from '../text/en'
import { fr } from '../text/fr'
import { statusOf } from './status'

const table: TableSummary = {
  id: 'a',
  game: 'kingdoms',
  options: {},
  seats: [
    { house: 'azure', name: 'Ada' },
    { house: 'gules', name: 'Maud', bot: 'marshal' },
  ],
  startedAt: 0,
  changedAt: 0,
  actions: 3,
  toAct: [0],
  isQuestion: false,
  mine: [0],
}

describe('a table on the home page', () => {
  it('waits for you when you are the only person', () => {
    expect(statusOf(table, en.home.tables)).toEqual({ text: 'Your turn', yours: true })
  })

  it('names who is to play when it is a bot', () => {
    expect(statusOf({ ...table, toAct: [1] }, en.home.tables)).toEqual({ text: 'Maud to play', yours: false })
  })

  it('names who is to play among several people', () => {
    const seats = table.seats.map(({ house, name }) => ({ house, name }))
    expect(statusOf({ ...table, seats }, en.home.tables).text).toBe('Ada to play')
  })

  it('says who won', () => {
    const outcome = { winners: [0, 1], scores: [50, 50], ending: 'third-epoch' }
    expect(statusOf({ ...table, toAct: [], outcome }, fr.home.tables).text).toBe('Victoire partagée\u00a0: Ada et Maud')
  })

  it('says that nobody won', () => {
    const outcome = { winners: [], scores: [0], ending: 'gate-fell' }
    expect(statusOf({ ...table, toAct: [], outcome }, en.home.tables).text).toBe('Defeat')
  })

  it('says why it cannot be opened', () => {
    expect(statusOf({ ...table, unplayable: 'other-rules' }, en.home.tables).text).toContain('other rules')
  })
})
