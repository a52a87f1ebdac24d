import { describe, expect, it } from 'vitest'
import { kingsGate } from '../game'
import { parseAction } from '../rules/notation'
import type { Action, State } from '../rules/state'
import { A, B, drawn, position } from '../testing/positions'
import { en } from '../text/words.en'
import { fr } from '../text/words.fr'
import { type Why, whyOf } from './why'

function actions(line: string): Action[] {
  return line.split(' ').map((text) => {
    const action = parseAction(text)
    if (action === undefined) throw new TypeError(`${text} is not an action`)
    return action
  })
}

function why(state: State, line: string): Why | undefined {
  const [action, ...later] = actions(line)
  expect(kingsGate.check(state, A, action)).toBeUndefined()
  return whyOf(kingsGate.view(state, A), action === undefined ? [] : [action, ...later])
}

const NEARLY = 'y4 y1 g2 g1\n r3 r2\n y1 g1 r1 .'
const MORE = 'y1 g1 r1'

describe('filling the last space', () => {
  it('KG-T9, KG-P4: is worth the VP and the counter it brings', () => {
    const state = position({ around: NEARLY, hands: 'y12 g1 r1', stacks: MORE })
    expect(why(state, 'y2@2,1')).toEqual({ kind: 'scores', alone: true, location: 1, vp: 2, counters: ['king'] })
  })

  it('KG-T9: with several tiles is told of the first of them', () => {
    const state = position({ around: 'y4 y1 g2 g1\n r3 r2\n y1 g1 . .', hands: 'y111 g1 r1', stacks: MORE })
    expect(why(state, 'y1@1,1 y1@2,1 end')).toMatchObject({ kind: 'scores', alone: false, vp: 2 })
  })

  it('KG-E2: that ends the game is worth it for whoever wins', () => {
    const state = position({ location: 10, around: NEARLY, hands: 'y12 g1 r1', vp: [9, 1, 1] })
    expect(why(state, 'y2@2,1')).toEqual({ kind: 'wins', alone: true })
  })

  it('KG-P6: who wins is not told while VP are hidden', () => {
    const options = { hiddenVp: true }
    const state = position({ location: 10, around: NEARLY, hands: 'y12 g1 r1', vp: [9, 1, 1], options })
    expect(why(state, 'y2@2,1')).toMatchObject({ kind: 'scores', vp: 7 })
  })

  it('KG-N1: even without a prize gives the word where the next location lies', () => {
    const around = 'r4 r4 g4 g4\n r4 g4\n g1 g1 r1 .'
    const state = position({ around, hands: 'y02 g1 r1', stacks: MORE })
    expect(why(state, 'y0@2,1')).toEqual({ kind: 'chooses-next', alone: true, location: 1 })
  })
})

describe('a tile', () => {
  it('KG-P1, KG-P4: takes the lead', () => {
    const state = position({ around: 'y2 . . g3\n. .\n. . . .', hands: 'y4 g1 r1' })
    expect(why(state, 'y4@0,1 end')).toEqual({
      ...{ kind: 'leads', alone: true, location: 1, total: 6, rival: 3, counter: 'king' },
    })
  })

  it('KG-T2: leads with those that follow', () => {
    const state = position({ around: '. . . g1\n. .\n. . . .', hands: 'y111 g1 r1' })
    expect(why(state, 'y1@0,1 y1@1,1 end')).toMatchObject({ kind: 'leads', alone: false, total: 2, rival: 1 })
  })

  it('KG-T3: that leaves the place as it is does not boast of what follows', () => {
    const state = position({ around: 'y1 . . g3\n. .\n. . . .', hands: 'y04 g1 r1' })
    expect(why(state, 'y0@0,1 y4@1,1 end')).toEqual({ kind: 'keeps', tile: 'y4' })
  })

  it('KG-P2: comes to a place that pays, or nearer to a better one', () => {
    const third = position({ around: '. . . g5\n. .\n. r2 r1 g4', hands: 'y4 g1 r1' })
    expect(why(third, 'y4@1,-1 end')).toEqual({ kind: 'pays', alone: true, location: 1, vp: 2, instead: 0 })
    const second = position({ around: 'y2 . . g5\n. .\n. r1 . .', hands: 'y2 g1 r1' })
    expect(why(second, 'y2@1,-1 end')).toEqual({ kind: 'closes-gap', alone: true, location: 1, gap: 1 })
  })

  it('KG-P1: widens a lead', () => {
    const state = position({ around: 'y4 . . g3\n. .\n. . . .', hands: 'y4 g1 r1' })
    expect(why(state, 'y4@0,1 end')).toEqual({ kind: 'widens-lead', alone: true, location: 1, lead: 5 })
  })

  it('KG-L3: leaves the smallest total to somebody else', () => {
    const state = position({ location: 8, around: 'y1 . . g3\n. .\n. r2 . .', hands: 'y2 g1 r1' })
    expect(why(state, 'y2@2,1 end')).toEqual({ kind: 'averts-loss', alone: true })
  })

  it('KG-T6: covers a tile of a rival who stays far ahead', () => {
    const state = position({ location: 3, around: 'g4 g4 g4 g2\n. .\n. r5 r4 .', hands: 'y4 g1 r1' })
    expect(why(state, 'y4@2,-1 end')).toEqual({ kind: 'removes', tile: 'g2' })
  })

  const BEHIND = 'g4 g4 g4 .\n. .\n. r5 r4 .'

  it('KG-T6, KG-X1: cannot be covered', () => {
    const dangerous = position({ location: 3, around: BEHIND, hands: 'y34 g1 r1', counters: 'M - -' })
    expect(why(dangerous, 'y3@2,1 end')).toEqual({ kind: 'protects', by: 'barracks' })
    expect(why(dangerous, 'y4M@2,1 end')).toEqual({ kind: 'protects', by: 'counter' })
  })

  it('KG-X3: turns a safe location with the King', () => {
    const state = position({ around: BEHIND, hands: 'y12 g1 r1', counters: 'K - -' })
    expect(why(state, 'y1K@2,1 end')).toEqual({ kind: 'turns', dangerous: true })
  })

  it('KG-T1: is spent in the place of a higher one', () => {
    const state = position({ around: BEHIND, hands: 'y14 g1 r1' })
    expect(why(state, 'y1@2,1 end')).toEqual({ kind: 'keeps', tile: 'y4' })
  })
})

describe('anything else', () => {
  it('KG-T7: a dragon that is only discarded makes room; one that burns makes a rival fall back', () => {
    const state = position({ around: 'g4 . . .\n. .\n. . . .', hands: 'y1D g1 r1' })
    expect(why(state, 'yD end')).toEqual({ kind: 'makes-room' })
    expect(why(state, 'yD@-1,-1 end')).toMatchObject({ kind: 'closes-gap', gap: 0 })
  })

  it('KG-T1: the end of a turn keeps what could still be played, if there is anything', () => {
    expect(why(position({ hands: 'y11 g1 r1', played: 'y1' }), 'end')).toEqual({ kind: 'waits' })
    expect(why(position({ hands: 'y4 g1 r1', played: 'y4' }), 'end')).toBeUndefined()
  })

  it('KG-N4: a location goes where the tiles that lie there put its placer first', () => {
    const city = `
      y4 y4 g1 g1
      r1 L1 L1 r1
      r1 g1 g1 y1`
    const state = drawn(city, { hands: 'y1 g1 r1', stacks: 'all', phase: 'location' })
    expect(why(state, 'h@-1,-2')).toEqual({ kind: 'starts-ahead', total: 8, rival: 1 })
    expect(why(state, 'h@2,2')).toEqual({ kind: 'starts-even' })
    expect(why(state, 'h@0,2')).toBeUndefined()
  })

  it('is not told to those who only look on', () => {
    const view = kingsGate.view(position({ hands: 'y11 g1 r1' }), 'spectator')
    expect(whyOf(view, actions('y1@0,1'))).toBeUndefined()
  })

  it('KG-H1: is the same whatever the others hold', () => {
    const around = NEARLY
    const one = position({ around, hands: 'y12 g123 r1', stacks: 'y1 g4 r1' })
    const other = position({ around, hands: 'y12 g134 r1', stacks: 'y1 g2 r1' })
    expect(why(one, 'y2@2,1')).toEqual(why(other, 'y2@2,1'))
  })
})

describe('the words', () => {
  const state = position({ around: 'y2 . . g3\n. .\n. . . .', hands: 'y4 g1 r1' })

  it('KG-P1: come after "because"', () => {
    const view = kingsGate.view(state, A)
    const line = actions('y4@0,1 end')
    expect(en.why?.(view, line)).toBe('that puts you first at the Palace, 6 to 3, where the first wins the King')
    expect(fr.why?.(view, line)).toBe('vous passez en tête au Palais, 6 contre 3, où le premier gagne le Roi')
    expect(en.why?.(kingsGate.view(state, B), [])).toBeUndefined()
  })
})
