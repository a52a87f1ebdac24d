import { describeGoldenGames, GoldenGames } from '@crownlands/core/testing/golden-games'
import { describe, expect, it } from 'vitest'
import { DIFFICULTY_NAMES } from '../content'
import { gate } from '../game'
import { room } from '../room'
import { ALL_OPTIONS, describeOptions } from '../testing/configurations'
import { STANDARD } from '../testing/positions'
import { sensibleAction } from '../testing/sensible'

const golden = new GoldenGames({
  room,
  folder: new URL('../golden/games/', import.meta.url),
  standard: STANDARD,
  games: {
    victory: { ending: 'victory', chance: 'keyed' },
    'gate-fell': { ending: 'gate-fell' },
    'fear-reached-top': { ending: 'fear-reached-top' },
    'with-a-blacksmith': {
      ending: 'victory',
      tells: [/is ready to double an attack/, /leaves it at that/, /leaves the game|out of the game/, /Put aside/],
    },
    'an-enemy-spared': { ending: 'victory', tells: [/A \S+\/lost/, /is spared \d/] },
    'gentle-victory': { options: { difficulty: 'gentle' }, ending: 'victory' },
    'gentle-strict': { options: { difficulty: 'gentle', strictPhases: true }, ending: 'gate-fell' },
    'standard-strict': { options: { strictPhases: true }, ending: 'victory' },
    'hard-victory': { options: { difficulty: 'hard' }, ending: 'victory' },
    'hard-strict': { options: { difficulty: 'hard', strictPhases: true }, ending: 'fear-reached-top' },
    'boss-victory': { options: { difficulty: 'boss' }, ending: 'victory' },
    'boss-strict': { options: { difficulty: 'boss', strictPhases: true }, ending: 'gate-fell' },
  },
  isMilestone: (event) => event.type === 'turn-ended',
  choose: (match, _seat, dice) => sensibleAction(match.trueState(), dice),
})

describeGoldenGames(golden)

describe('the golden games', () => {
  it.each(gate.endings)('G-E2, G-A2, G-A4: show how a match ends: %s', (ending) => {
    expect(golden.records().map(({ end }) => end.outcome?.ending)).toContain(ending)
  })

  it.each(ALL_OPTIONS.map((options) => [describeOptions(options), options] as const))(
    'G-C6, G-T3: show a match played %s',
    (_name, options) => {
      expect(golden.records().map((record) => record.options)).toContainEqual(options)
    },
  )

  it.each(DIFFICULTY_NAMES)('G-E3: show a victory or a defeat at the difficulty %s with its sentence', (difficulty) => {
    const told = golden.texts().filter((text) => text.includes(`"difficulty":"${difficulty}"`))
    expect(told.some((text) => /Your rank: |The siege is lost\./.test(text))).toBe(true)
  })

  it('G-E1: show a final stand', () => {
    expect(golden.texts().some((text) => text.includes('the final stand'))).toBe(true)
  })

  it('G-T1: show the position at the start, at each new turn and at the end', () => {
    const text = golden.textOf('victory')
    const turns = [...text.matchAll(/^= standard turn:(\d+) /gm)].map(([, turn]) => Number(turn))
    const last = turns.at(-1) ?? 0
    expect(turns).toEqual([...Array.from({ length: last }, (_, i) => i + 1), last])
  })

  it('are all played to the end', () => {
    expect(golden.records().map(({ end }) => end.outcome)).not.toContain(undefined)
  })
})
