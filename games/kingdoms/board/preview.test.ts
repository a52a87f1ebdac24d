import { describe, expect, it } from 'vitest'
import { kingdoms } from '../game'
import { parseSpace, spaceName } from '../rules/notation'
import { addGains, LINES } from '../rules/scoring'
import { A, position } from '../testing/positions'
import { previewOf } from './preview'

const at = (name: string) => parseSpace(name) ?? -1
const STATE = position(
  `
  +3 B1 .  .  .  .
  .  .  .  .  .  .
  A2 .  .  .  .  .
  .  .  .  .  .  .
  .  .  .  .  .  .`,
  'epoch2 A A:50:4221:+2 B:60:3321:+1 2011',
)
const VIEW = kingdoms.view(STATE, A)

describe('the preview of a placement', () => {
  it('shows what it would bring every house if scored now', () => {
    const preview = previewOf(VIEW, '+5', at('c1'))
    expect(preview.change).toEqual([0, 5])
    // Or has rank 2 in column a with +3; Azure has rank 1 in row 1 with +3 and +5.
    expect(preview.gold).toEqual([50 + 6, 60 + 8])
  })

  it('shows what it costs the others', () => {
    expect(previewOf(VIEW, 'dragon', at('a2')).change).toEqual([-6, 0])
    expect(previewOf(VIEW, 'dragon', at('f1')).change).toEqual([0, -3])
  })

  it('lists the parts with a new base and no others', () => {
    const preview = previewOf(VIEW, '+5', at('c1'))
    expect(preview.parts.map((part) => [spaceName(part.spaces[0] ?? -1), part.base])).toEqual([
      ['a1', 8],
      ['c1', 5],
    ])
  })

  it('of a mountain lists the parts into which it breaks the lines', () => {
    const preview = previewOf(VIEW, 'mountain', at('a2'))
    expect(preview.change).toEqual([-6, 0])
    expect(preview.parts.map((part) => part.spaces.map(spaceName).join(' '))).toEqual([
      'b2 c2 d2 e2 f2',
      'a1',
      'a3 a4 a5',
    ])
  })

  it('of a castle changes no base', () => {
    const preview = previewOf(VIEW, 'A3', at('c1'))
    expect(preview.parts).toEqual([])
    expect(preview.change).toEqual([9, 0])
  })

  it('leaves the view alone', () => {
    previewOf(VIEW, '+5', at('c1'))
    expect(VIEW.board[at('c1')]).toBe('.')
  })

  it('agrees with the rules on every space', () => {
    VIEW.board.forEach((piece, space) => {
      if (piece !== '.') return
      const [before, after] = [
        [0, 0],
        [0, 0],
      ]
      addGains(VIEW.board, LINES, before)
      addGains(VIEW.board.with(space, 'wizard'), LINES, after)
      expect(previewOf(VIEW, 'wizard', space).change).toEqual(after.map((gold, seat) => gold - (before[seat] ?? 0)))
    })
  })

  it('with Score As You Go does not change what a full line has paid', () => {
    const paid = kingdoms.view(
      position(
        `
        +3 B1 +2 A1 +1 -1
        .  .  .  .  .  .
        .  .  .  .  .  .
        .  .  .  .  .  .
        .  .  .  .  .  .`,
        'epoch1 A A:55:3321:+4 B:55:3321:+4 2011+score-as-you-go',
      ),
      A,
    )
    // Beside b1, the wizard would raise the castle; its row is paid, and its column has no number.
    expect(previewOf(paid, 'wizard', at('b2')).change).toEqual([0, 0])
  })
})
