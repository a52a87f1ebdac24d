import { FastChance } from '@crownlands/core/chance-fast'
import { kingdoms } from '@crownlands/games/kingdoms/game'
import { foresightFor } from '@crownlands/games/kingdoms/search/foresight'
import { outlookFor, outlooksFor } from '@crownlands/games/kingdoms/search/learned-values'
import { Position } from '@crownlands/games/kingdoms/search/position'
import { VALUES } from '@crownlands/games/kingdoms/values'
import { expect, it } from 'vitest'
import { learnForesight } from './kingdoms-foresight'

it('learns from epochs that are played, and what it has learned is foreseen: gold is better than none', () => {
  const options = { noLuck: false, lastCastle: false, scoreAsYouGo: false, edition: '2011' } as const
  const first = learnForesight(VALUES, undefined, 2, 0.02, 'a first time')
  const foreseen = learnForesight(VALUES, first, 2, 0.02, 'a second time')
  expect(foreseen).not.toEqual(first)
  const foresight = foresightFor(foreseen, options, 2)
  const outlooks = outlooksFor(VALUES, options, 2)
  const shares = new Float64Array(2)
  const state = kingdoms.setup(options, 2, new FastChance('foreseen').at(0))
  const position = new Position(options, 2, outlooks.policy)
  for (const epoch of [1, 2, 3]) {
    const shareWith = (gold: number) => {
      const richer = kingdoms.clone({ ...state, epoch })
      for (const [seat, player] of richer.players.entries()) player.gold += seat === 0 ? gold : 0
      position.read(richer)
      foresight?.standing(position, outlookFor(outlooks, options, 3 - epoch), shares)
      return shares[0] ?? 0
    }
    expect(shareWith(40)).toBeGreaterThan(shareWith(0))
    expect(shareWith(-40)).toBeLessThan(shareWith(0))
  }
})
