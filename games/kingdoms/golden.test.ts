/// <reference types="node" />
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { FastChance } from '@crownlands/core/chance-fast'
import { playGolden, readGolden, writeGolden } from '@crownlands/core/golden'
import type { ChanceKind } from '@crownlands/core/match'
import { Match } from '@crownlands/core/match'
import { type MatchRecord, writeRecord } from '@crownlands/core/record'
import { describe, expect, it } from 'vitest'
import { EDITIONS } from './content'
import { kingdoms } from './game'
import { room } from './room'
import type { Ending, Event, Options } from './state'
import { VARIANTS } from './testing/configurations'
import { STANDARD } from './testing/positions'
import { variedAction } from './testing/random-games'

/**
 * Every golden game there should be. With UPDATE_GOLDEN=1 the missing ones are played by chance, from the first seed
 * that leads to the ending wanted, and all others are told anew from the actions they hold.
 */
interface Planned {
  readonly seats: number
  readonly variants?: Partial<Options>
  readonly ending: Ending
  readonly chance?: ChanceKind
  readonly shared?: true
}
const PLAN: Readonly<Record<string, Planned>> = {
  'two-players': { seats: 2, ending: 'third-epoch' },
  'four-players': { seats: 4, ending: 'third-epoch', chance: 'keyed' },
  'first-edition': { seats: 3, variants: { edition: '2002' }, ending: 'third-epoch' },
  'shared-victory': { seats: 2, ending: 'third-epoch', shared: true },
  'no-luck': { seats: 3, variants: { noLuck: true }, ending: 'third-epoch' },
  'score-as-you-go': { seats: 2, variants: { scoreAsYouGo: true }, ending: 'third-epoch' },
  'no-luck-score-as-you-go': { seats: 4, variants: { noLuck: true, scoreAsYouGo: true }, ending: 'third-epoch' },
  'last-castle': { seats: 4, variants: { lastCastle: true }, ending: 'last-castle' },
  'last-castle-empty-spaces': { seats: 2, variants: { lastCastle: true }, ending: 'last-castle-with-empty-spaces' },
  'no-luck-last-castle': {
    ...{ seats: 3, variants: { noLuck: true, lastCastle: true, edition: '2002' }, ending: 'last-castle' },
  },
  'last-castle-score-as-you-go': {
    ...{ seats: 3, variants: { lastCastle: true, scoreAsYouGo: true }, ending: 'last-castle-with-empty-spaces' },
  },
  'all-variants': {
    ...{ seats: 2, variants: { noLuck: true, lastCastle: true, scoreAsYouGo: true }, ending: 'last-castle' },
  },
}

const UPDATE = process.env.UPDATE_GOLDEN === '1'
function isMilestone(event: Event): boolean {
  return event.type === 'epoch-ended'
}

const folder = new URL('./golden/games/', import.meta.url)
const fileOf = (name: string) => new URL(`${name}.txt`, folder)

function playByChance(name: string, { seats, variants, ending, chance = 'fast', shared }: Planned): MatchRecord {
  for (let attempt = 1; ; attempt++) {
    const seed = `${name} ${attempt}`
    const match = new Match(kingdoms, { seats, options: { ...STANDARD, ...variants }, chance: { kind: chance, seed } })
    const dice = new FastChance(`golden ${seed}`).at(0)
    for (let [seat] = match.toAct(); seat !== undefined; [seat] = match.toAct()) {
      match.act(seat, variedAction(kingdoms.imagine(match.view(seat), dice), seat, dice))
    }
    const outcome = match.outcome()
    if (outcome?.ending !== ending) continue
    if (outcome.winners.length > 1 === (shared ?? false)) return writeRecord(match)
  }
}

/** The record that a golden game leads to by the rules of today. */
function recordOf(text: string): MatchRecord {
  const golden = readGolden(text)
  if ('problem' in golden) throw new Error(golden.problem)
  const record = playGolden(room, golden)
  if ('problem' in record) throw new Error(record.problem)
  return record
}

function update(name: string): void {
  const planned = PLAN[name]
  const file = fileOf(name)
  if (existsSync(file)) writeFileSync(file, writeGolden(room, recordOf(readFileSync(file, 'utf8')), isMilestone))
  else if (planned !== undefined) writeFileSync(file, writeGolden(room, playByChance(name, planned), isMilestone))
}

if (UPDATE) for (const name of Object.keys(PLAN)) update(name)

const names = readdirSync(folder).map((file) => file.replace(/\.txt$/, ''))

describe('a golden game', () => {
  it('is there for all that is planned, and for nothing else', () => {
    expect(names.sort()).toEqual(Object.keys(PLAN).sort())
  })

  it.each(names)('is told today as it was when it was written: %s', (name) => {
    const text = readFileSync(fileOf(name), 'utf8')
    expect(writeGolden(room, recordOf(text), isMilestone)).toBe(text)
  })
})

describe('the golden games', () => {
  // Not before the tests: a game that breaks must not keep the others from being told.
  const records = () => names.map((name) => recordOf(readFileSync(fileOf(name), 'utf8')))
  const outcomes = () => records().map(({ end }) => end.outcome)
  const options = () => records().map((record) => record.options as Options)

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
    expect(records().map((record) => record.seats)).toContain(seats)
  })

  it.each(EDITIONS)('K-C4: show the edition of %s', (edition) => {
    expect(options()).toContainEqual(expect.objectContaining({ edition }))
  })

  it('K-E4: show a shared victory', () => {
    expect(outcomes().some((outcome) => (outcome?.winners.length ?? 0) > 1)).toBe(true)
  })

  it('K-T4: show a player who is passed over', () => {
    expect(
      names.some((name) => readFileSync(fileOf(name), 'utf8').includes('has nothing left to place and passes.')),
    ).toBe(true)
  })

  it('are all played to the end', () => {
    expect(outcomes()).not.toContain(undefined)
  })
})

describe('the text of a golden game', () => {
  const text = () => readFileSync(fileOf('two-players'), 'utf8')

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
    const golden = readGolden(change(text()))
    if ('problem' in golden) throw new Error(golden.problem)
    expect(playGolden(room, golden)).toMatchObject({ problem: expect.stringContaining(problem) })
  })

  it('is not written of a record that does not hold what it says', () => {
    const record = recordOf(text())
    expect(() => writeGolden(room, { ...record, end: { digest: '0' } }, isMilestone)).toThrow('another position')
    expect(() => writeGolden(room, { ...record, actions: record.actions.slice(1) }, isMilestone)).toThrow(
      'against the rules',
    )
  })
})
