import { LANGUAGES } from '@crownlands/core/room'
import { describe, expect, it } from 'vitest'
import type { Why } from '../bots/why'
import type { View } from '../rules/state'
import { view, viewEvent } from '../rules/view'
import { play, position } from '../testing/positions'
import { recap } from './recap'
import { RECAP_TEXT } from './text/recap-text'

const NAMEPLATES = [
  { name: 'Ada', house: 'or' },
  { name: 'Ben', house: 'azure' },
  { name: 'Cleo', house: 'gules' },
] as const
const at = (around: string, location = 1) => view(position({ location, around, hands: 'y2 g1 r1', stacks: 'all' }), 0)
const turnOf = (before: View, after: View) => ({ seat: 1, before, after, events: [] })

it('tells whose prizes a turn changed, if the location were scored now', () => {
  const before = at('y2 . . .\n. .\n. . . .')
  const after = at('y2 g4 . .\n. .\n. . . .')
  expect(recap.whatItChanged(turnOf(before, after), NAMEPLATES, 'en')).toMatch(/^If scored now: .*Ben \+\d VP/)
  expect(recap.whatItChanged(turnOf(before, before), NAMEPLATES, 'en')).toBeUndefined()
})

it('leaves the end of a location to its scoring', () => {
  const turn = turnOf(at('y2 . . .\n. .\n. . . .'), at('g2 . . .\n. .\n. . . .', 2))
  expect(recap.whatItChanged(turn, NAMEPLATES, 'fr')).toBeUndefined()
})

describe('why a bot did it', () => {
  /** Ada looks at what Ben did. */
  function whyOf(hands: string, played: string, around = 'y2 . . .\n. .\n. . . .') {
    const state = position({ around, hands, stacks: 'all', turn: 1 })
    const before = view(state, 0)
    const events = play(state, played).map((event) => viewEvent(event, 0))
    return recap.why({ seat: 1, before, after: view(state, 0), events }, NAMEPLATES, 'en')
  }

  it('KG-H1: is what everybody could see, by the tiles that were played', () => {
    expect(whyOf('y2 g4 r1', 'g4@0,1')).toBe('Ben takes the lead at the Palace, 4 to 2, where the first wins the King.')
  })

  it('KG-H1: is the same whatever else is in the hand', () => {
    for (const hand of ['g1', 'g15', 'g112'])
      expect(whyOf(`y2 ${hand} r1`, 'g1@0,1', 'y5 . . .\n. .\n. . . .')).toBe(
        whyOf('y2 g14 r1', 'g1@0,1', 'y5 . . .\n. .\n. . . .'),
      )
  })

  it.each(LANGUAGES)('is said of its player by name, and never tells what stays in a hand (%s)', (language) => {
    const whys: readonly Why[] = [
      { kind: 'wins', alone: true },
      { kind: 'scores', alone: true, location: 1, vp: 5, counters: ['king'] },
      { kind: 'chooses-next', alone: true, location: 1 },
      { kind: 'averts-loss', alone: true },
      { kind: 'leads', alone: true, location: 2, total: 6, rival: 4, counter: 'bishop' },
      { kind: 'pays', alone: true, location: 2, vp: 4, instead: 2 },
      { kind: 'widens-lead', alone: true, location: 2, lead: 3 },
      { kind: 'closes-gap', alone: true, location: 2, gap: 0 },
      { kind: 'closes-gap', alone: true, location: 2, gap: 2 },
      { kind: 'makes-room' },
      { kind: 'starts-ahead', total: 4, rival: 2 },
      { kind: 'starts-even' },
    ]
    for (const why of whys) expect(RECAP_TEXT[language](why, 'Ben')).toContain('Ben')
    expect(RECAP_TEXT[language]({ kind: 'keeps', tile: 'g5' }, 'Ben')).toBeUndefined()
  })
})
