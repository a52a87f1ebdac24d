import type { GameEvent } from '@crownlands/core/game'
import { describe, expect, it } from 'vitest'
import { chaptersOf, lastTold, newLines, tellStory } from './story'

interface Told extends GameEvent {
  readonly seat?: number
}

const tell = ({ type }: GameEvent) => (type === 'silent' ? [] : [type])
const events: readonly Told[] = [
  { type: 'begins' },
  { type: 'draws', seat: 0 },
  { type: 'places', seat: 0 },
  { type: 'builds', seat: 1 },
  { type: 'row pays' },
  { type: 'column pays' },
  { type: 'builds again', seat: 1 },
]
const scorings = [{ from: 4, to: 6, title: 'Scoring' }]

describe('what is going on', () => {
  it('is the last line that was told', () => {
    const tell = ({ type }: { readonly type: string }) => (type === 'silent' ? [] : [`${type} begins`, `${type} ends`])
    expect(lastTold([{ type: 'a' }, { type: 'b' }, { type: 'silent' }], tell)).toBe('b ends')
    expect(lastTold([], tell)).toBeUndefined()
  })
})

describe('the story', () => {
  it('has one entry for each turn and one for each scoring', () => {
    expect(tellStory(events, scorings, tell).map(({ seat, scoring, lines }) => ({ seat, scoring, lines }))).toEqual([
      { seat: undefined, scoring: undefined, lines: ['begins'] },
      { seat: 0, scoring: undefined, lines: ['draws', 'places'] },
      { seat: 1, scoring: undefined, lines: ['builds'] },
      { seat: undefined, scoring: 0, lines: ['Scoring'] },
      { seat: 1, scoring: undefined, lines: ['builds again'] },
    ])
  })

  it('has what happened beside the rules in its place, between the moves, and around a scoring', () => {
    const notes = [0, 2, 4, 6, 7].map((at) => ({ at, line: `note ${at}` }))
    const entries = tellStory(events, scorings, tell, undefined, notes)
    expect(entries.map(({ seat, note, lines }) => [note ?? seat ?? '', ...lines])).toEqual([
      [0, 'note 0'],
      ['', 'begins'],
      [0, 'draws'],
      [1, 'note 2'],
      [0, 'places'],
      [1, 'builds'],
      [2, 'note 4'],
      ['', 'Scoring'],
      [3, 'note 6'],
      [1, 'builds again'],
      [4, 'note 7'],
    ])
  })

  it('leaves out what has no words', () => {
    expect(tellStory([{ type: 'silent' }, { type: 'begins' }], [], tell).map(({ lines }) => lines)).toEqual([
      ['begins'],
    ])
  })

  it('has chapters where the game names them, and announces their beginning in its own words', () => {
    const turns: readonly Told[] = ['begins', 'turn', 'draws', 'turn'].map((type) => ({ type }))
    const heading = ({ type }: GameEvent) => (type === 'turn' ? 'Turn' : undefined)
    const entries = tellStory(turns, [], tell, heading)
    const chapters = chaptersOf(entries)
    expect(chapters.map((one) => [one.heading, one.entries.flatMap(({ lines }) => lines)])).toEqual([
      [undefined, ['begins']],
      ['Turn', ['draws']],
      ['Turn', []],
    ])
    expect(newLines(entries, 3, turns, tell)).toEqual(['turn'])
    expect(chaptersOf(tellStory(events, scorings, tell))).toHaveLength(1)
    expect(chaptersOf([])).toEqual([])
  })

  it('tells of a turn that goes on only what is new', () => {
    const entries = tellStory(events, scorings, tell)
    expect(newLines(entries, 2, events, tell)).toEqual(['places', 'builds', 'Scoring.', 'builds again'])
    expect(newLines(entries, 6, events, tell)).toEqual(['builds again'])
    expect(newLines(entries, 7, events, tell)).toEqual([])
  })
})
