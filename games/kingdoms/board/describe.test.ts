import type { Nameplate } from '@crownlands/kit/room-ui'
import { describe, expect, it } from 'vitest'
import { TILES } from '../content'
import { kingdoms } from '../game'
import { room } from '../room'
import { parseSpace } from '../rules/notation'
import { A, board, position, possible } from '../testing/positions'
import { aboutTile, changeLabel, lineLabel, partTitle, pieceLabel, spaceLabel, tileLabel } from './describe'
import { liveLines, rowLine } from './lines'
import { previewOf } from './preview'
import { BOARD_TEXT } from './text/text'

const at = (name: string) => parseSpace(name) ?? -1
const NAMEPLATES: readonly Nameplate[] = [
  { name: 'Ada', house: 'or' },
  { name: 'Bruno', house: 'azure' },
]
const BOARD = board(`
  +3 B1 .  mountain -1 +5
  .  A2 wizard .    .  .
  .  .  .  .        .  .
  .  .  .  .        .  .
  .  .  .  .        .  .`)
const START = kingdoms.view(possible('6/6/6/6/6 epoch1 A A:50:4321:+2 B:50:4321:+1 2011'), A)
const SCENE = { board: BOARD, lines: liveLines(BOARD), nameplates: NAMEPLATES, language: 'en' } as const

describe('a tile that could be placed', () => {
  it('K-P2, K-P3: says what it would do', () => {
    expect(aboutTile('mountain', 'en')).toBe('Mountain\nBreaks up its row and its column.')
    expect(aboutTile('-3', 'en')).toBe('Dire Wolves −3\nCounts −3 in its row and in its column.')
    expect(aboutTile('+3', 'fr')).toBe('Bourg +3\nCompte +3 dans sa rangée et dans sa colonne.')
  })
})

describe('the words for a space', () => {
  it('name the piece and the totals of its parts', () => {
    expect(spaceLabel(at('a1'), SCENE)).toBe('a1, Town +3, row 1 base +3, column a base +3')
    expect(spaceLabel(at('b1'), SCENE)).toBe('b1, castle of rank 1 of Bruno, row 1 base +3')
    expect(spaceLabel(at('c4'), SCENE)).toBe('c4, empty')
  })

  it('say so when the wizard helps a castle', () => {
    expect(spaceLabel(at('b2'), SCENE)).toContain('counts as 3 beside the Wizard')
  })

  it('say so when something can be placed there, and what that would change', () => {
    const state = position(
      `
      +3 B1 . . . .
      .  .  . . . .
      .  .  . . . .
      .  .  . . . .
      .  .  . . . .`,
      'epoch1 A A:50:4321:+2 B:50:3321:+1 2011',
    )
    const view = kingdoms.view(state, A)
    const preview = previewOf(view, '+5', at('c1'))
    const scene = { ...SCENE, board: view.board, lines: liveLines(view.board) }
    expect(spaceLabel(at('c1'), scene, { target: true, preview })).toBe(
      'c1, empty, you can place here, if scored now: Bruno +5, row 1 base +8, column c base +5',
    )
    expect(changeLabel(previewOf(view, '+5', at('e5')), NAMEPLATES, 'fr')).toBe('ne change encore rien')
  })

  it('are French for French readers', () => {
    expect(spaceLabel(at('b1'), { ...SCENE, language: 'fr' })).toBe('b1, château de rang 1, à Bruno, rangée 1 base +3')
    expect(pieceLabel('-3', NAMEPLATES, 'fr')).toBe('Loups géants −3')
  })
})

describe('the words for a line', () => {
  it('tell each part of a broken one', () => {
    const row = rowLine(SCENE.lines, 0)
    expect(row && lineLabel(row, 'en')).toBe('row 1: a1 to c1 base +3; e1 to f1 base +4')
  })

  it('make a title', () => {
    expect(partTitle('column', 3, undefined, 'fr')).toBe('Colonne c')
    expect(partTitle('row', 2, [6, 7, 8], 'en')).toBe('Row 2, a2 to c2')
  })
})

describe.each(['en', 'fr'] as const)('the names of the tiles in %s', (language) => {
  it.each(TILES)('are those of the room: %s', (tile) => {
    const sentence = room.words[language].action({ type: 'take', tile }, START)
    expect(sentence).toContain(tileLabel(tile, language))
  })
})

it('both languages have every word', () => {
  expect(Object.keys(BOARD_TEXT.fr).sort()).toEqual(Object.keys(BOARD_TEXT.en).sort())
})
