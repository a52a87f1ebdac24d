import { describe, expect, it } from 'vitest'
import { STANDARD } from '../../testing/positions'
import { storyOf } from '../../testing/random-games'
import { ledgerOf, scorings, standing } from './ledger'

const GAME = storyOf(STANDARD)
const AS_YOU_GO = storyOf({ ...STANDARD, scoreAsYouGo: true })

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
