/// <reference types="node" />
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { FastChance } from '@crownlands/core/chance-fast'
import { playGolden, readGolden, writeGolden } from '@crownlands/core/golden'
import { type ChanceKind, Match } from '@crownlands/core/match'
import { type MatchRecord, writeRecord } from '@crownlands/core/record'
import { describe, expect, it } from 'vitest'
import { DIFFICULTY_NAMES } from './cards'
import { gate } from './game'
import { room } from './room'
import type { Ending, Event, Options } from './state'
import { ALL_OPTIONS, describeOptions } from './testing/configurations'
import { STANDARD } from './testing/positions'
import { sensibleAction } from './testing/sensible'

/**
 * Every golden game there should be. With UPDATE_GOLDEN=1 the missing ones are played by chance, from the first seed
 * that leads to what is wanted, and all others are told anew from the actions they hold.
 */
interface Planned {
  readonly options?: Partial<Options>
  readonly ending: Ending
  readonly chance?: ChanceKind
  /** What must happen in it. */
  readonly shows?: readonly Event['type'][]
}
const PLAN: Readonly<Record<string, Planned>> = {
  victory: { ending: 'victory', chance: 'keyed' },
  'gate-fell': { ending: 'gate-fell' },
  'fear-reached-top': { ending: 'fear-reached-top' },
  'with-a-blacksmith': { ending: 'victory', shows: ['doubling-ready', 'power-declined', 'card-left', 'put-aside'] },
  'gentle-victory': { options: { difficulty: 'gentle' }, ending: 'victory' },
  'gentle-strict': { options: { difficulty: 'gentle', strictPhases: true }, ending: 'gate-fell' },
  'standard-strict': { options: { strictPhases: true }, ending: 'victory' },
  'hard-victory': { options: { difficulty: 'hard' }, ending: 'victory' },
  'hard-strict': { options: { difficulty: 'hard', strictPhases: true }, ending: 'fear-reached-top' },
  'boss-victory': { options: { difficulty: 'boss' }, ending: 'victory' },
  'boss-strict': { options: { difficulty: 'boss', strictPhases: true }, ending: 'gate-fell' },
}

const UPDATE = process.env.UPDATE_GOLDEN === '1'
function isMilestone(event: Event): boolean {
  return event.type === 'turn-ended'
}

const folder = new URL('./golden/games/', import.meta.url)
const fileOf = (name: string) => new URL(`${name}.txt`, folder)

function playByChance(name: string, { options, ending, chance = 'fast', shows = [] }: Planned): MatchRecord {
  for (let attempt = 1; ; attempt++) {
    const seed = `${name} ${attempt}`
    const match = new Match(gate, { seats: 1, options: { ...STANDARD, ...options }, chance: { kind: chance, seed } })
    const dice = new FastChance(`golden ${seed}`).at(0)
    while (match.toAct().length > 0) match.act(0, sensibleAction(match.trueState(), dice))
    const types = new Set(match.wholeStory().map(({ type }) => type))
    if (match.outcome()?.ending === ending && shows.every((type) => types.has(type))) return writeRecord(match)
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
  const texts = () => names.map((name) => readFileSync(fileOf(name), 'utf8'))

  it.each(gate.endings)('G-E2, G-A2, G-A4: show how a match ends: %s', (ending) => {
    expect(records().map(({ end }) => end.outcome?.ending)).toContain(ending)
  })

  it.each(ALL_OPTIONS.map((options) => [describeOptions(options), options] as const))(
    'G-C6, G-T3: show a match played %s',
    (_name, options) => {
      expect(records().map((record) => record.options)).toContainEqual(options)
    },
  )

  it.each(DIFFICULTY_NAMES)('G-E3: show a victory or a defeat at the difficulty %s with its sentence', (difficulty) => {
    const told = texts().filter((text) => text.includes(`"difficulty":"${difficulty}"`))
    expect(told.some((text) => /Your rank: |The siege is lost\./.test(text))).toBe(true)
  })

  it('G-E1: show a final stand', () => {
    expect(texts().some((text) => text.includes('the final stand'))).toBe(true)
  })

  it('G-T1: show the position at the start, at each new turn and at the end', () => {
    const text = readFileSync(fileOf('victory'), 'utf8')
    const turns = [...text.matchAll(/^= standard turn:(\d+) /gm)].map(([, turn]) => Number(turn))
    const last = turns.at(-1) ?? 0
    expect(turns).toEqual([...Array.from({ length: last }, (_, i) => i + 1), last])
  })

  it('are all played to the end', () => {
    expect(records().map(({ end }) => end.outcome)).not.toContain(undefined)
  })
})
