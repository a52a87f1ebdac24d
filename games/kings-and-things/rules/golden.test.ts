import { pick } from '@crownlands/core/chance'
import { describeGoldenGames, GoldenGames } from '@crownlands/core/testing/golden-games'
import { describe, expect, it } from 'vitest'
import { heuristics } from '../bots/heuristics'
import { EDITIONS } from '../content'
import { kingsAndThings, kingsAndThingsVersion1 } from '../game'
import { room } from '../room'
import type { Options } from './state'

/** Long enough for every ending, and short enough to be read. */
const TURNS = 9

/** Those of version 1 stay as they are for as long as there may be matches that were begun with it. */
const VERSIONS = [
  { version: 1, game: kingsAndThingsVersion1, folder: '../golden/games-1/' },
  { version: 2, game: kingsAndThings, folder: '../golden/games/' },
] as const

const goldenOf = ({ game, folder }: (typeof VERSIONS)[number]) =>
  new GoldenGames({
    room: { ...room, game },
    folder: new URL(folder, import.meta.url),
    standard: { edition: '1986', autoCall: false, turnLimit: TURNS } as Options,
    games: {
      'citadel-held': { seats: 2, ending: 'citadel-held', chance: 'keyed' },
      'citadel-captured-and-held': { seats: 2, ending: 'citadel-captured-and-held' },
      'two-citadels': { seats: 2, ending: 'two-citadels' },
      'last-player': { seats: 2, ending: 'last-player' },
      'turn-limit': { seats: 4, options: { turnLimit: 2 }, ending: 'turn-limit' },
      'shared-victory': {
        ...{ seats: 2, options: { turnLimit: 1 }, ending: 'turn-limit', tells: [/"winners":\[\d,\d\]/] },
      },
      'no-limit': { seats: 2, options: { turnLimit: 0, autoCall: true }, ending: 'citadel-held' },
      'three-players': { seats: 3, ending: 'citadel-held' },
      'four-players': { seats: 4, options: { autoCall: true }, ending: 'citadel-held' },
      'second-edition': { seats: 2, options: { edition: '1997' }, ending: 'citadel-held' },
      'second-edition-of-three': { seats: 3, options: { edition: '1997', turnLimit: 3 }, ending: 'turn-limit' },
      'third-edition': { seats: 3, options: { edition: '2010', turnLimit: 4, autoCall: true }, ending: 'turn-limit' },
      'third-edition-of-two': { seats: 2, options: { edition: '2010' }, ending: 'last-player' },
    },
    isMilestone: (event) => event.type === 'turn-begun',
    /** What the rules of thumb like best, as bots see it: random games seldom come to a citadel. */
    choose: (match, seat, dice) => {
      const legal = match.legalActions(seat)
      const judged = heuristics.judge(game.imagine(match.view(seat), dice), seat, legal)
      const best = Math.max(...judged)
      return pick(
        legal.filter((_, i) => judged[i] === best),
        dice,
      )
    },
  })

describe.each(VERSIONS)('version $version', (version) => {
  const golden = goldenOf(version)

  describeGoldenGames(golden)

  const outcomes = () => golden.records().map(({ end }) => end.outcome)
  const options = () => golden.records().map((record) => record.options as Options)

  it.each(kingsAndThings.endings)('KT-W1, KT-W2, KT-W3, KT-W7, KT-E5: show how a match ends: %s', (ending) => {
    expect(outcomes().map((outcome) => outcome?.ending)).toContain(ending)
  })

  it.each(EDITIONS)('KT-E1, KT-E2, KT-E3: show the edition of %s', (edition) => {
    expect(options()).toContainEqual(expect.objectContaining({ edition }))
  })

  it.each([false, true])('KT-E4: show bluffs called by everybody alone, and at once: %s', (autoCall) => {
    expect(options()).toContainEqual(expect.objectContaining({ autoCall }))
  })

  it.each([2, 3, 4])('KT-S14, KT-S15, KT-S16: show a match of %i players', (seats) => {
    expect(golden.records().map((record) => record.seats)).toContain(seats)
  })

  it.each([
    ['KT-X4: an exploration with defenders', /explores? /],
    ['KT-X7: a bribe', /bribes /],
    ['KT-B8: a battle', /Battle in .*\n.*(?:\n.*)*?Melee step/],
    ['KT-B14: a retreat', /retreats/],
    ['KT-U7: a bluff that is called', /bluff/],
    ['KT-R2: a character that is won', /joins|serves/],
    ['KT-V1: an event', / plays /],
    ['KT-N1: a fort', / builds | raises /],
  ])('%s is told in one of them', (_, told) => {
    expect(golden.texts().some((text) => told.test(text))).toBe(true)
  })

  it('are all played to the end', () => {
    expect(outcomes()).not.toContain(undefined)
  })
})
