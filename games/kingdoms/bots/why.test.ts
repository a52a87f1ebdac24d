import { describe, expect, it } from 'vitest'
import { kingdoms } from '../game'
import { parseAction } from '../rules/notation'
import type { Action } from '../rules/state'
import { A, position } from '../testing/positions'
import { en } from '../text/words.en'
import { fr } from '../text/words.fr'
import { type Why, whyOf } from './why'

const DRAWING = `
  +3 B1 .  .  .  .
  .  .  .  .  .  .
  A2 .  .  .  .  .
  .  .  .  .  .  .
  .  .  .  .  .  .`
const TWO = 'A:50:4221:+2 B:60:3321:+1 2011'
const view = (rest = `epoch2 A ${TWO}`) => kingdoms.view(position(DRAWING, rest), A)

function actions(line: string): Action[] {
  return line.split(' ').map((text) => {
    const action = parseAction(text)
    if (action === undefined) throw new TypeError(`${text} is not an action`)
    return action
  })
}

const why = (line: string, seen = view()): Why | undefined => whyOf(seen, actions(line))

describe('why an action is worth choosing', () => {
  it('K-P3: a castle earns what its lines are worth as they stand', () => {
    expect(why('3c1')).toEqual({ brings: 9 })
    expect(why('3c4')).toBeUndefined()
  })

  it('K-P4: a dragon costs the rivals more than it costs oneself', () => {
    expect(why('f1', view(`epoch2 A(dragon) ${TWO}`))).toEqual({ costs: 3 })
    expect(why('a5', view(`epoch2 A(dragon) ${TWO}`))).toBeUndefined()
  })

  it('K-T3: the starting tile is told by its owner alone', () => {
    expect(why('*a5')).toEqual({ brings: 4 })
    const hidden = kingdoms.view(position(DRAWING, `epoch2 A ${TWO}`), 1)
    expect(whyOf({ ...hidden, viewer: 0 }, actions('*a5'))).toBeUndefined()
  })

  it('K-T2: of a tile that nobody has seen nothing can be said, but that castles wait meanwhile', () => {
    expect(why('draw c1')).toEqual({ keeps: 'castles' })
    const seen = view()
    const without = { ...seen, players: seen.players.map((player) => ({ ...player, castles: [0, 0, 0, 0] })) }
    expect(why('draw c1', without)).toBeUndefined()
  })

  it('K-P3: a hazard goes where it costs its player nothing', () => {
    expect(why('f5', view(`epoch2 A(-4) ${TWO}`))).toEqual({ harms: 'nobody' })
    expect(why('f3', view(`epoch2 A(-4) ${TWO}`))).toBeUndefined()
  })

  it('K-V1: a tile that is taken is told by where it is meant to go', () => {
    const open = view('epoch2 A A:50:4221:- B:60:3321:- 2011+no-luck')
    expect(why('+5 a4', open)).toEqual({ brings: 10 })
    expect(why('+5', open)).toBeUndefined()
  })

  it('comes after "because"', () => {
    const seen = view(`epoch2 A(dragon) ${TWO}`)
    expect(en.why?.(view(), actions('3c1'))).toBe('it brings you 9 gold as the board stands')
    expect(fr.why?.(view(), actions('3c1'))).toBe('cela vous rapporte 9 pièces d’or dans l’état actuel du plateau')
    expect(en.why?.(seen, actions('f1'))).toBe('it costs your rival 3 gold as the board stands')
    expect(fr.why?.(seen, actions('f1'))).toBe('cela coûte 3 pièces d’or à votre rival dans l’état actuel du plateau')
    expect(en.why?.(view(), actions('draw'))).toBe('your castles can wait until the land shows where they pay')
    expect(fr.why?.(view(`epoch2 A(-4) ${TWO}`), actions('f5'))).toBe('elle ne vous coûte rien à cet endroit')
    expect(en.why?.(view(), [])).toBeUndefined()
  })
})

describe('an action', () => {
  it('K-T2: names the tile that was drawn', () => {
    const seen = view(`epoch2 A(dragon) ${TWO}`)
    const [action] = actions('f1')
    expect(action && [en.action(action, seen), fr.action(action, seen)]).toEqual([
      'the Dragon on f1',
      'le Dragon en f1',
    ])
  })
})
