import { describe, expect, it } from 'vitest'
import { kingdoms } from '../game'
import { parseSpace } from '../rules/notation'
import type { State } from '../rules/state'
import { A, B, position } from '../testing/positions'
import {
  type Choice,
  canDraw,
  clickOpenTile,
  clickPiece,
  clickSpace,
  clickSupply,
  currentPick,
  faceOf,
  type Piece,
  pickable,
  pieceOf,
  takeable,
  targetsOf,
} from './choice'

const BOARD = `
  +3 B1 .  .  .  .
  .  .  .  .  .  .
  .  .  .  .  .  .
  .  .  .  .  .  .
  .  .  .  .  .  .`
const MIDDLE = position(BOARD, 'epoch2 A A:50:4320:+2 B:50:3321:- 2011')
const DRAWN = position(BOARD, 'epoch1 A(dragon) A:50:4321:+2 B:50:3321:- 2011')
const NO_LUCK = position(BOARD, 'epoch1 A A:50:4321:- B:50:3321:- 2011+no-luck')

const TWO: Piece = { kind: 'castle', rank: 2 }
const FOUR: Piece = { kind: 'castle', rank: 4 }
const START: Piece = { kind: 'start' }
const at = (name: string) => parseSpace(name) ?? -1

function choice(state: State, picked?: Piece, seat = A): Choice {
  return { view: kingdoms.view(state, seat), seat, legal: kingdoms.legalActions(state, seat), picked }
}

const WATCHING: Choice = { view: kingdoms.view(MIDDLE, B), seat: undefined, legal: [], picked: undefined }

describe('what can be picked', () => {
  it('is every rank of castles in hand and the starting tile', () => {
    const { legal } = choice(MIDDLE)
    expect(pickable(legal)).toEqual([{ kind: 'castle', rank: 1 }, TWO, { kind: 'castle', rank: 3 }, START])
    expect(canDraw(legal)).toBe(true)
  })

  it('is only the drawn tile once one is drawn, and it is held at once', () => {
    const { legal } = choice(DRAWN)
    expect(pickable(legal)).toEqual([{ kind: 'drawn' }])
    expect(currentPick(TWO, legal)).toEqual({ kind: 'drawn' })
  })

  it('with No Luck each kind of tile that lies there can be taken, and nothing drawn', () => {
    const { legal } = choice(NO_LUCK)
    expect(canDraw(legal)).toBe(false)
    expect([...takeable(legal)]).toContain('+3')
    expect(takeable(legal).size).toBe(16)
  })

  it('does not stay picked when it can no longer be placed', () => {
    expect(currentPick(TWO, choice(MIDDLE).legal)).toEqual(TWO)
    expect(currentPick(FOUR, choice(MIDDLE).legal)).toBeUndefined()
    expect(currentPick(TWO, [])).toBeUndefined()
  })
})

describe('what an action puts on the board', () => {
  it('is the castle, the starting tile or the drawn tile', () => {
    const { view } = choice(MIDDLE)
    expect(pieceOf({ type: 'castle', rank: 2, space: 9 }, view, A)).toBe('A2')
    expect(pieceOf({ type: 'start', space: 9 }, view, A)).toBe('+2')
    expect(pieceOf({ type: 'place', space: 9 }, choice(DRAWN).view, A)).toBe('dragon')
  })

  it('is nothing for a draw, or when nobody acts', () => {
    expect(pieceOf({ type: 'draw' }, choice(MIDDLE).view, A)).toBeUndefined()
    expect(pieceOf({ type: 'castle', rank: 2, space: 9 }, choice(MIDDLE).view, undefined)).toBeUndefined()
  })
})

describe('the targets', () => {
  it('are the empty spaces for the piece that is picked', () => {
    const targets = targetsOf(choice(MIDDLE).legal, TWO)
    expect(targets.size).toBe(28)
    expect(targets.has(at('a1'))).toBe(false)
    expect(targets.has(at('c1'))).toBe(true)
  })

  it('are none while nothing is picked', () => {
    expect(targetsOf(choice(MIDDLE).legal, undefined).size).toBe(0)
  })
})

describe('a click on a piece', () => {
  it('picks it, another one instead, or puts it back', () => {
    expect(clickPiece(TWO, choice(MIDDLE))).toEqual({ does: 'pick', piece: TWO })
    expect(clickPiece(START, choice(MIDDLE, TWO))).toEqual({ does: 'pick', piece: START })
    expect(clickPiece(TWO, choice(MIDDLE, TWO))).toEqual({ does: 'unpick' })
  })

  it('on a rank that is used up asks why on an empty space', () => {
    const meaning = clickPiece(FOUR, choice(MIDDLE))
    expect(meaning).toEqual({ does: 'try', action: { type: 'castle', rank: 4, space: at('c1') } })
    if (meaning.does === 'try') expect(kingdoms.check(MIDDLE, A, meaning.action)?.reason).toBe('no-castle-left')
  })

  it('on a castle while a drawn tile waits asks why', () => {
    const meaning = clickPiece(TWO, choice(DRAWN))
    expect(meaning.does).toBe('try')
    if (meaning.does === 'try') expect(kingdoms.check(DRAWN, A, meaning.action)?.reason).toBe('place-drawn-first')
  })

  it('cannot put a drawn tile back', () => {
    expect(clickPiece({ kind: 'drawn' }, choice(DRAWN, { kind: 'drawn' }))).toEqual({ does: 'nothing' })
  })

  it('means nothing to somebody who only watches', () => {
    expect(clickPiece(TWO, WATCHING)).toEqual({ does: 'nothing' })
    expect(clickSpace(at('c1'), WATCHING)).toEqual({ does: 'nothing' })
    expect(clickSupply(WATCHING)).toEqual({ does: 'nothing' })
    expect(clickOpenTile('+3', WATCHING)).toEqual({ does: 'nothing' })
  })
})

describe('a click on the supply', () => {
  it('draws', () => {
    expect(clickSupply(choice(MIDDLE))).toEqual({ does: 'act', action: { type: 'draw' } })
  })

  it('asks why when a drawn tile waits', () => {
    expect(clickSupply(choice(DRAWN)).does).toBe('try')
  })

  it('takes the open tile with No Luck, or asks why there is none of it', () => {
    expect(clickOpenTile('dragon', choice(NO_LUCK))).toEqual({ does: 'act', action: { type: 'take', tile: 'dragon' } })
    expect(clickOpenTile('dragon', choice(MIDDLE)).does).toBe('try')
  })
})

describe('a click on a space', () => {
  it('places what is picked', () => {
    expect(clickSpace(at('c1'), choice(MIDDLE, START))).toEqual({
      does: 'act',
      action: { type: 'start', space: at('c1') },
    })
    expect(clickSpace(at('c1'), choice(DRAWN, { kind: 'drawn' }))).toEqual({
      does: 'act',
      action: { type: 'place', space: at('c1') },
    })
  })

  it('that is taken asks why', () => {
    const meaning = clickSpace(at('a1'), choice(MIDDLE, TWO))
    expect(meaning).toEqual({ does: 'try', action: { type: 'castle', rank: 2, space: at('a1') } })
    if (meaning.does === 'try') expect(kingdoms.check(MIDDLE, A, meaning.action)?.reason).toBe('space-taken')
  })

  it('with nothing picked points out what could be', () => {
    expect(clickSpace(at('c1'), choice(MIDDLE))).toEqual({ does: 'point-out' })
    expect(clickSpace(at('a1'), choice(MIDDLE))).toEqual({ does: 'nothing' })
  })
})

describe('the face of a piece', () => {
  it('is known to its owner', () => {
    expect(faceOf(START, kingdoms.view(MIDDLE, A), A)).toBe('+2')
    expect(faceOf(TWO, kingdoms.view(MIDDLE, A), A)).toBe('A2')
    expect(faceOf({ kind: 'drawn' }, kingdoms.view(DRAWN, A), A)).toBe('dragon')
  })

  it('stays hidden from others', () => {
    expect(faceOf(START, kingdoms.view(MIDDLE, B), A)).toBeUndefined()
  })
})
