import type { TableSummary } from '@crownlands/table/protocol'
import { describe, expect, it } from 'vitest'
import type { Expected } from '../flow/flow'
import { promptOf } from './prompt'

const table: TableSummary = {
  id: 't',
  game: 'toy',
  options: {},
  seats: [
    { house: 'or', name: 'Ada' },
    { house: 'azure', name: 'Ben' },
    { house: 'gules', name: 'Rufus', bot: 'marshal' },
  ],
  startedAt: 0,
  changedAt: 0,
  actions: 0,
  toAct: [1],
  isQuestion: false,
  mine: [0, 1],
}
const look = { view: {} }
const words = {
  prompt: (_view: unknown, seat: number, names: readonly string[] = []) => `${names[seat]}, place a castle.`,
  ending: () => 'Ada wins.',
}

const prompt = (waits: Expected, of = table, gained?: readonly number[]) =>
  promptOf({
    waits,
    table: of,
    present: of,
    look,
    scoring: { title: 'Scoring: Epoch 1', gained },
    words,
    language: 'en',
  })

describe('the prompt', () => {
  it('is the game’s own word for whoever is to act', () => {
    expect(prompt({ kind: 'act', seat: 0 })).toBe('Ada, place a castle.')
  })

  it('asks to end a complete turn', () => {
    expect(prompt({ kind: 'end-turn', seat: 0, by: 'person' })).toBe('End your turn, or take it back.')
    expect(prompt({ kind: 'end-turn', seat: 0, by: 'table' })).toBe('Your turn ends.')
  })

  it('says who thinks and who is next', () => {
    expect(prompt({ kind: 'wait', seat: 2 })).toBe('Rufus is thinking…')
    expect(prompt({ kind: 'wait', seat: 1 })).toBe('Waiting for Ben.')
    expect(prompt({ kind: 'pass' })).toBe('Ben is next.')
  })

  it('names the scoring, and says what it brought once all of it is told', () => {
    expect(prompt({ kind: 'celebrate', scoring: 0, until: 'reader' })).toBe('Scoring: Epoch 1')
    expect(prompt({ kind: 'celebrate', scoring: 0, until: 'reader' }, table, [34, 0, -2])).toBe(
      'Scoring: Epoch 1. Ada +34, Ben 0, Rufus −2.',
    )
  })

  it('says that the table has gone on while a scoring is told', () => {
    const waits = { kind: 'celebrate', scoring: 0, until: 'sum-read' } as const
    const said = (present: TableSummary) =>
      promptOf({
        ...{ waits, table, present, look, words, language: 'en' },
        scoring: { title: 'Scoring: Epoch 1', gained: [34, 0, -2] },
      }).replace('Scoring: Epoch 1. Ada +34, Ben 0, Rufus −2. ', '')
    const mine: TableSummary = { ...table, mine: [0] }
    expect(said({ ...mine, toAct: [1] })).toBe('The game has gone on.')
    expect(said({ ...mine, toAct: [0] })).toBe('It is your turn.')
    expect(said({ ...mine, toAct: [0], still: 'away' })).toBe('The game has gone on.')
    expect(said({ ...mine, toAct: [] })).toBe('The game is over.')
  })

  it('never says of a person that they think, nor of a game that stands still', () => {
    const still = { paused: 'The game is paused.', away: 'The game goes on without you.' }
    const show = (present: TableSummary) =>
      promptOf({
        waits: { kind: 'show' },
        table,
        present,
        look,
        scoring: undefined,
        still,
        words,
        language: 'en',
      })
    expect(show(table)).toBe('Waiting for Ben.')
    expect(show({ ...table, still: 'paused' })).toBe(still.paused)
    expect(show({ ...table, still: 'away' })).toBe(still.away)
  })

  it('says what is going on while the board shows it', () => {
    const needs = {
      waits: { kind: 'act', seat: 0 },
      table,
      present: table,
      look,
      scoring: undefined,
      words,
      language: 'en',
    } as const
    expect(promptOf({ ...needs, happening: 'The Rat Lord strikes.' })).toBe('The Rat Lord strikes.')
  })

  it('tells how it ended', () => {
    expect(prompt({ kind: 'over' }, { ...table, outcome: { winners: [0], scores: [1, 0, 0], ending: 'x' } })).toBe(
      'Ada wins.',
    )
    expect(prompt({ kind: 'over' })).toBe('The game is over.')
  })
})
