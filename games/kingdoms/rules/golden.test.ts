import { playGolden, readGolden, writeGolden } from '@crownlands/core/conformance/golden'
import type { MatchRecord } from '@crownlands/core/record'
import { describeGoldenGames, GoldenGames } from '@crownlands/core/testing/golden-games'
import { describe, expect, it } from 'vitest'
import { EDITIONS } from '../content'
import { kingdoms } from '../game'
import { room } from '../room'
import { VARIANTS } from '../testing/configurations'
import { STANDARD } from '../testing/positions'
import { variedAction } from '../testing/random-games'
import type { Options } from './state'

const golden = new GoldenGames({
  room,
  folder: new URL('../golden/games/', import.meta.url),
  standard: STANDARD,
  games: {
    'two-players': { seats: 2, ending: 'third-epoch' },
    'four-players': { seats: 4, ending: 'third-epoch', chance: 'keyed' },
    'first-edition': { seats: 3, options: { edition: '2002' }, ending: 'third-epoch' },
    'shared-victory': { seats: 2, ending: 'third-epoch', tells: [/"winners":\[\d,\d\]/] },
    'no-luck': { seats: 3, options: { noLuck: true }, ending: 'third-epoch' },
    'score-as-you-go': {
      ...{ seats: 2, options: { scoreAsYouGo: true }, ending: 'third-epoch', tells: [/"winners":\[\d\]/] },
    },
    'no-luck-score-as-you-go': { seats: 4, options: { noLuck: true, scoreAsYouGo: true }, ending: 'third-epoch' },
    'last-castle': { seats: 4, options: { lastCastle: true }, ending: 'last-castle' },
    'last-castle-empty-spaces': { seats: 2, options: { lastCastle: true }, ending: 'last-castle-with-empty-spaces' },
    'no-luck-last-castle': {
      ...{ seats: 3, options: { noLuck: true, lastCastle: true, edition: '2002' }, ending: 'last-castle' },
    },
    'last-castle-score-as-you-go': {
      ...{ seats: 3, options: { lastCastle: true, scoreAsYouGo: true }, ending: 'last-castle-with-empty-spaces' },
    },
    'all-variants': {
      ...{ seats: 2, options: { noLuck: true, lastCastle: true, scoreAsYouGo: true }, ending: 'last-castle' },
    },
  },
  isMilestone: (event) => event.type === 'epoch-ended',
  choose: (match, seat, dice) => variedAction(kingdoms.imagine(match.view(seat), dice), seat, dice),
})

describeGoldenGames(golden)

describe('the golden games', () => {
  const outcomes = () => golden.records().map(({ end }) => end.outcome)
  const options = () => golden.records().map((record) => record.options as Options)

  it.each(kingdoms.endings)('K-E4, K-V2: show how a match ends: %s', (ending) => {
    expect(outcomes().map((outcome) => outcome?.ending)).toContain(ending)
  })

  it.each(VARIANTS.map((variants) => [JSON.stringify(variants), variants] as const))(
    'K-V1, K-V2, K-V3: show the variants %s',
    (_name, variants) => {
      expect(options()).toContainEqual(expect.objectContaining(variants))
    },
  )

  it.each([2, 3, 4])('K-S1: show a match of %i players', (seats) => {
    expect(golden.records().map((record) => record.seats)).toContain(seats)
  })

  it.each(EDITIONS)('K-C4: show the edition of %s', (edition) => {
    expect(options()).toContainEqual(expect.objectContaining({ edition }))
  })

  it('K-E4: show a shared victory', () => {
    expect(outcomes().some((outcome) => (outcome?.winners.length ?? 0) > 1)).toBe(true)
  })

  it('K-T4: show a player who is passed over', () => {
    expect(golden.texts().some((text) => text.includes('has nothing left to place and passes.'))).toBe(true)
  })

  it('are all played to the end', () => {
    expect(outcomes()).not.toContain(undefined)
  })
})

describe('the text of a golden game', () => {
  const text = () => golden.textOf('two-players')

  it('tells the starting tiles, for it holds all secrets', () => {
    expect(text()).toMatch(/^ {4}A gets a starting tile: .+\.$/m)
  })

  it('K-E1: shows the position at the start, at each new epoch and at the end', () => {
    const positions = text().match(/^= .* (epoch\d \S+) /gm) ?? []
    expect(positions.map((line) => /epoch\d -?/.exec(line)?.[0])).toEqual(['epoch1 ', 'epoch2 ', 'epoch3 ', 'epoch3 -'])
  })

  it('numbers the actions', () => {
    const numbers = [...text().matchAll(/^(\d+) [A-D] \S+$/gm)].map(([, number]) => Number(number))
    expect(numbers.length).toBeGreaterThan(90)
    expect(numbers).toEqual(numbers.map((_, i) => i + 1))
  })

  it.each([
    ['nothing', ''],
    ['a chance of another kind', 'game: kingdoms\nrules: 1\nseats: 2\noptions: {}\nchance: dice 7'],
    ['options that are not JSON', 'game: kingdoms\nrules: 1\nseats: 2\noptions: none\nchance: fast 7'],
  ])('cannot be read from %s', (_what, nonsense) => {
    expect(readGolden(nonsense)).toEqual({ problem: expect.stringContaining('golden game') })
  })

  it.each<[what: string, change: (text: string) => string, problem: string]>([
    ['another game', (told) => told.replace('game: kingdoms', 'game: chess'), 'This is a golden game of chess.'],
    ['a wrong number of seats', (told) => told.replace('seats: 2', 'seats: 7'), '2 to 4 seats'],
    ['unknown options', (told) => told.replace('"noLuck"', '"luck"'), 'options do not fit'],
    ['an action that makes no sense', (told) => told.replace(/^1 (.) .*$/m, '1 $1 jump'), 'is not an action: jump'],
    ['an action of the wrong player', (told) => told.replace(/^2 . /m, '2 D '), 'Action 2 is against T-A1: not-to-act'],
  ])('cannot be played with %s', (_what, change, problem) => {
    const changed = readGolden(change(text()))
    if ('problem' in changed) throw new Error(changed.problem)
    expect(playGolden(room, changed)).toMatchObject({ problem: expect.stringContaining(problem) })
  })

  it('is not written of a record that does not hold what it says', () => {
    const record = golden.recordOf('two-players')
    const write = (changed: MatchRecord) => () => writeGolden(room, changed, () => false)
    expect(write({ ...record, end: { digest: '0' } })).toThrow('another position')
    expect(write({ ...record, actions: record.actions.slice(1) })).toThrow('against the rules')
  })
})
