import { describe, expect, it } from 'vitest'
import { STANDARD } from '../testing/positions'
import { storyOf } from '../testing/random-games'
import { latestOf } from './latest'
import { scorings } from './scoring/ledger'

const GAME = storyOf(STANDARD)
const AS_YOU_GO = storyOf({ ...STANDARD, scoreAsYouGo: true })

describe('what happened last', () => {
  it('is where a piece was placed', () => {
    expect(latestOf([{ type: 'castle-placed', seat: 0, rank: 2, space: 7 }])).toEqual({
      placed: [{ place: 7, seat: 0 }],
      scored: [],
    })
  })

  it('is nowhere on the board of a new epoch', () => {
    const [first] = scorings(GAME)
    const events = GAME.slice((first?.from ?? 0) - 1, (first?.to ?? 0) + 1)
    expect(events.at(-1)?.type).toBe('epoch-started')
    expect(latestOf(events)).toEqual({ placed: [], scored: [] })
  })

  it('is the line that has just paid', () => {
    const [first] = scorings(AS_YOU_GO)
    const shown = latestOf(AS_YOU_GO.slice((first?.from ?? 0) - 1, first?.to))
    expect(shown.placed.length).toBe(1)
    expect(shown.scored.length).toBeGreaterThan(0)
  })

  it('at the end of the game is the last piece, without all the lines', () => {
    const last = GAME.findLastIndex((event) => event.type === 'castle-placed' || event.type === 'tile-placed')
    const shown = latestOf(GAME.slice(last))
    expect(shown.placed.length).toBe(1)
    expect(shown.scored).toEqual([])
  })
})
