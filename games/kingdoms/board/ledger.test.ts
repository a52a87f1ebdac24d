import { FastChance } from '@crownlands/core/chance-fast'
import { describe, expect, it } from 'vitest'
import { kingdoms } from '../game'
import type { Event, Options } from '../state'
import { STANDARD } from '../testing/positions'
import { latestOf } from './latest'
import { course, ledgerOf, scorings, standing } from './ledger'

/** Everything that happens in a random game. */
function story(options: Options, seats = 3): Event[] {
  const chance = new FastChance('ledger')
  const events: Event[] = []
  const state = kingdoms.setup(options, seats, chance.at(0), events)
  for (let n = 1; !state.over; n++) {
    const actions = kingdoms.legalActions(state, state.turn)
    const action = actions[chance.at(1000 + n).below(actions.length)]
    if (action !== undefined) kingdoms.apply(state, state.turn, action, chance.at(n), events)
  }
  return events
}

const GAME = story(STANDARD)
const AS_YOU_GO = story({ ...STANDARD, scoreAsYouGo: true })

describe('the scorings of a game', () => {
  it('are one for each epoch', () => {
    expect(scorings(GAME).map(({ title }) => title)).toEqual(['Epoch 1', 'Epoch 2', 'Epoch 3'])
    expect(scorings(GAME, 'fr')[0]?.title).toBe('Époque 1')
  })

  it('hold eleven lines and the end of the epoch', () => {
    for (const { from, to } of scorings(GAME)) {
      const types = GAME.slice(from, to).map((event) => event.type)
      expect(types).toEqual([...Array.from({ length: 11 }, () => 'line-scored'), 'epoch-ended'])
    }
  })

  it('with Score As You Go are also the lines that pay on the way', () => {
    const found = scorings(AS_YOU_GO)
    expect(found.length).toBeGreaterThan(3)
    expect(found[0]?.title).toMatch(/^(row|column) /)
    const lines = found.flatMap(({ from, to }) => AS_YOU_GO.slice(from, to)).filter((one) => one.type === 'line-scored')
    expect(lines.length).toBe(33)
  })
})

describe('the ledger', () => {
  it('has a line for every part and a sum that agrees with the gold paid', () => {
    const [first] = scorings(GAME)
    const events = GAME.slice(first?.from, first?.to)
    const lines = ledgerOf(events)
    const sum = lines.at(-1)
    expect(lines.length).toBe(events.flatMap((event) => (event.type === 'line-scored' ? event.parts : [])).length + 1)
    expect(sum?.type).toBe('sum')
    if (sum?.type !== 'sum') return
    expect(sum.gold).toEqual(sum.gained.map((gold) => 50 + gold))
  })

  it.each([
    ['epochs', GAME],
    ['Score As You Go', AS_YOU_GO],
  ])('counts everybody up line by line from where they stood: %s', (_, game) => {
    let before: readonly number[] = [50, 50, 50]
    for (const { from, to } of scorings(game)) {
      const events = game.slice(from, to)
      const lines = ledgerOf(events)
      expect(standing(events, 0)).toEqual(before)
      lines.forEach((line, i) => {
        if (line.type !== 'part') return
        const gained = before.map((_, seat) =>
          line.part.gains.reduce((sum, gain) => (gain.seat === seat ? sum + gain.gold : sum), 0),
        )
        const now = standing(events, i)
        expect(standing(events, i + 1)).toEqual(now?.map((gold, seat) => gold + (gained[seat] ?? 0)))
      })
      before = standing(events, lines.length) ?? []
      const end = events.at(-1)
      if (end?.type === 'epoch-ended') expect(before).toEqual(end.gold)
    }
  })

  it('is empty when nothing was scored', () => {
    expect(ledgerOf([])).toEqual([])
  })
})

describe('the course of the game', () => {
  it('starts with 50 gold each and ends with the scores', () => {
    const points = course(GAME, 'en')
    expect(points.map(({ label }) => label)).toEqual(['Start', 'Epoch 1', 'Epoch 2', 'Epoch 3'])
    expect(points[0]?.values).toEqual([50, 50, 50])
    const end = GAME.at(-1)
    expect(end?.type === 'game-ended' && points.at(-1)?.values).toEqual(end?.type === 'game-ended' && end.scores)
    expect(course([], 'fr')).toEqual([])
  })
})

describe('what happened last', () => {
  it('is where a piece was placed', () => {
    expect(latestOf([{ type: 'castle-placed', seat: 0, rank: 2, space: 7 }])).toEqual({
      placed: [{ space: 7, seat: 0 }],
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
