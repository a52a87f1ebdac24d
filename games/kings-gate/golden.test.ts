/// <reference types="node" />
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type Chance, pick } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import type { Seat } from '@crownlands/core/game'
import { playGolden, readGolden, writeGolden } from '@crownlands/core/golden'
import { type ChanceKind, Match } from '@crownlands/core/match'
import { type MatchRecord, writeRecord } from '@crownlands/core/record'
import { describe, expect, it } from 'vitest'
import { kingsGate } from './game'
import { room } from './room'
import { type Action, type Ending, type Event, GRAVEYARDS, type Options, type State } from './state'
import { STANDARD } from './testing/positions'

/**
 * Every golden game there should be. With UPDATE_GOLDEN=1 the missing ones are played by chance, from the first seed
 * that leads to the ending wanted and to a story that tells what is wanted, and all others are told anew from the
 * actions they hold.
 */
interface Planned {
  readonly seats: number
  readonly options?: Partial<Options>
  readonly ending: Ending
  readonly chance?: ChanceKind
  readonly tells?: RegExp
}
const PLAN: Readonly<Record<string, Planned>> = {
  'two-players': { seats: 2, ending: 'tenth-location' },
  'three-players': { seats: 3, ending: 'too-few-with-tiles', chance: 'keyed' },
  'four-players': { seats: 4, ending: 'tenth-location' },
  'nobody-has-tiles': { seats: 3, ending: 'nobody-has-tiles', tells: /sits this turn out/ },
  'graveyard-cap': { seats: 2, options: { graveyard: 'cap' }, ending: 'too-few-with-tiles' },
  'hidden-vp': { seats: 3, options: { hiddenVp: true }, ending: 'nobody-has-tiles' },
  'no-rotation': { seats: 4, options: { rotation: false }, ending: 'too-few-with-tiles' },
  'all-options': {
    ...{ seats: 2, options: { graveyard: 'cap', hiddenVp: true, rotation: false }, ending: 'tenth-location' },
  },
  sorceress: { seats: 4, ending: 'tenth-location', tells: /calls the Sorceress/ },
  'full-at-once': { seats: 4, ending: 'tenth-location', tells: /places the .* upright: .*\n {4}Scoring/ },
  'tie-broken-by-rank': { seats: 3, ending: 'too-few-with-tiles', tells: /the better place at the last location/ },
  'shared-victory': { seats: 4, ending: 'nobody-has-tiles', tells: /share the victory/ },
}

const UPDATE = process.env.UPDATE_GOLDEN === '1'
function isMilestone(event: Event): boolean {
  return event.type === 'scored'
}

const folder = new URL('./golden/games/', import.meta.url)
const fileOf = (name: string) => new URL(`${name}.txt`, folder)

/** A kind of action first, then any of that kind, so that no game is without dragons, counters and short turns. */
function variedAction(state: State, seat: Seat, chance: Chance): Action {
  const legal = kingsGate.legalActions(state, seat)
  const kind = pick([...new Set(legal.map(kindOf))], chance)
  return pick(
    legal.filter((action) => kindOf(action) === kind),
    chance,
  )
}

function kindOf(action: Action): string {
  return action.type === 'tile' && action.counter !== undefined ? 'tile with counter' : action.type
}

function playByChance(name: string, { seats, options, ending, chance = 'fast', tells = /./ }: Planned): string {
  for (let attempt = 1; ; attempt++) {
    const seed = `${name} ${attempt}`
    const setup = { seats, options: { ...STANDARD, ...options }, chance: { kind: chance, seed } }
    const match = new Match(kingsGate, setup)
    const dice = new FastChance(`golden ${seed}`).at(0)
    for (let [seat] = match.toAct(); seat !== undefined; [seat] = match.toAct()) {
      match.act(seat, variedAction(kingsGate.imagine(match.view(seat), dice), seat, dice))
    }
    if (match.outcome()?.ending !== ending) continue
    const told = writeGolden(room, writeRecord(match), isMilestone)
    if (tells.test(told)) return told
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

if (UPDATE) {
  mkdirSync(folder, { recursive: true })
  for (const [name, planned] of Object.entries(PLAN)) {
    const file = fileOf(name)
    const known = existsSync(file) ? writeGolden(room, recordOf(readFileSync(file, 'utf8')), isMilestone) : undefined
    writeFileSync(file, known ?? playByChance(name, planned))
  }
}

const names = readdirSync(folder).map((file) => file.replace(/\.txt$/, ''))
const textOf = (name: string) => readFileSync(fileOf(name), 'utf8')

describe('a golden game', () => {
  it('is there for all that is planned, and for nothing else', () => {
    expect(names.sort()).toEqual(Object.keys(PLAN).sort())
  })

  it.each(names)('is told today as it was when it was written: %s', (name) => {
    const text = textOf(name)
    expect(writeGolden(room, recordOf(text), isMilestone)).toBe(text)
  })

  it.each(Object.entries(PLAN))('shows what it is there for: %s', (name, { seats, options, ending, tells = /./ }) => {
    const record = recordOf(textOf(name))
    expect(record.seats).toBe(seats)
    expect(record.options).toEqual({ ...STANDARD, ...options })
    expect(record.end.outcome?.ending).toBe(ending)
    expect(textOf(name)).toMatch(tells)
  })
})

describe('the golden games', () => {
  // Not before the tests: a game that breaks must not keep the others from being told.
  const records = () => names.map((name) => recordOf(textOf(name)))
  const options = () => records().map((record) => record.options as Options)

  it.each(kingsGate.endings)('KG-E2: show how a match ends: %s', (ending) => {
    expect(records().map(({ end }) => end.outcome?.ending)).toContain(ending)
  })

  it.each([2, 3, 4])('KG-S1, KG-S2: show a match of %i players', (seats) => {
    expect(records().map((record) => record.seats)).toContain(seats)
  })

  it.each(GRAVEYARDS)('KG-L1: show the Graveyard that is a %s', (graveyard) => {
    expect(options()).toContainEqual(expect.objectContaining({ graveyard }))
  })

  it.each([true, false])('KG-P6, KG-N3: show matches with hidden VP and with rotation, and without: %s', (on) => {
    expect(options()).toContainEqual(expect.objectContaining({ hiddenVp: on }))
    expect(options()).toContainEqual(expect.objectContaining({ rotation: on }))
  })

  it.each([
    ['KG-T6', / covering /],
    ['KG-T7', / burns /],
    ['KG-T7', /nothing burns/],
    ['KG-L3', /has the smallest total/],
    ['KG-P2', /No tile there, and so no prize/],
    ['KG-P3', /A tie at/],
    ['KG-X4', /every tile counts 1/],
    ['KG-X6', /4→6|1→3|5→7/],
    ['KG-E1', /no more use for/],
  ])('show %s: %s', (_clause, told) => {
    expect(names.some((name) => told.test(textOf(name)))).toBe(true)
  })
})
