import { describe, expect, it } from 'vitest'
import { EMPTY } from '../content'
import type { Event, View } from '../rules/state'
import { view } from '../rules/view'
import { STANDARD } from '../testing/positions'
import { playVariedGame } from '../testing/random-games'
import { recap } from './recap'

const NAMEPLATES = [
  { name: 'Ada', house: 'or' },
  { name: 'Ben', house: 'azure' },
] as const

function views(): readonly View[] {
  const all: View[] = []
  playVariedGame(STANDARD, 2, 'changed', (state) => all.push(view(state, 0)))
  return all
}

function first(): View {
  const [before] = views()
  if (before === undefined) throw new Error('there is no game')
  return before
}

/** Ada looks at what Ben did. */
const ben = (before: View, ...events: readonly Event[]) => ({ seat: 1, before, after: before, events })

it('tells what a turn changed for everybody, if the board were scored now', () => {
  const before = first()
  const board = before.board.with(0, 'A2')
  const after = { ...before, board: board.with(1, '+3') }
  const turn = { seat: 1, before: { ...before, board }, after, events: [] }
  expect(recap.whatItChanged(turn, NAMEPLATES, 'en')).toBe('If scored now: Ada +6.')
  expect(recap.whatItChanged({ ...turn, after: turn.before }, NAMEPLATES, 'en')).toBeUndefined()
})

it('leaves the end of an epoch to the scoring', () => {
  const all = views()
  const second = all.findIndex(({ epoch }) => epoch === 2)
  const [before, after] = [all[second - 1], all[second]]
  if (before === undefined || after === undefined) throw new Error('there is no second epoch')
  expect(recap.whatItChanged({ seat: 1, before, after, events: [] }, NAMEPLATES, 'fr')).toBeUndefined()
})

describe('why a bot did it', () => {
  const empty: View = { ...first(), board: first().board.map(() => EMPTY) }

  it('is what it brings to that bot and costs the other', () => {
    const before = { ...empty, board: empty.board.with(1, '+3') }
    const turn = ben(before, { type: 'castle-placed', seat: 1, rank: 2, space: 0 })
    expect(recap.why(turn, NAMEPLATES, 'en')).toBe('It brings Ben 6 gold as the board stands.')
    expect(recap.why(turn, NAMEPLATES, 'fr')).toBe('En l’état du plateau, Ben y gagne 6 pièces d’or.')
  })

  it('K-H1: knows the starting tile that was placed, and of the one that was not nothing', () => {
    const before = { ...empty, board: empty.board.with(0, 'A2') }
    const placed: Event = { type: 'tile-placed', seat: 1, tile: '-4', space: 1, from: 'start' }
    expect(recap.why(ben(before, placed), NAMEPLATES, 'en')).toBe('It costs you 8 gold as the board stands.')
    expect(before.players[1]?.startingTile).toBe('hidden')
  })

  it('is the castles that are kept, when a tile was drawn that changes nothing', () => {
    const drawn: Event = { type: 'tile-drawn', seat: 1, tile: 'wizard' }
    const placed: Event = { type: 'tile-placed', seat: 1, tile: 'wizard', space: 9, from: 'supply' }
    expect(recap.why(ben(empty, drawn, placed), NAMEPLATES, 'en')).toMatch(/^Ben keeps castles back/)
  })

  it('is nothing in particular where nothing speaks for it', () => {
    const turn = ben(empty, { type: 'castle-placed', seat: 1, rank: 1, space: 0 })
    expect(recap.why(turn, NAMEPLATES, 'en')).toBeUndefined()
  })
})
