import { describe, expect, it } from 'vitest'
import { kingsAndThings as game } from '../game'
import type { Action } from '../rules/actions'
import { parseAction } from '../rules/notation/notation'
import { charactersPart } from '../rules/phases/characters'
import type { State } from '../rules/state'
import type { Task } from '../rules/tasks'
import { battleTask, combatIn, goOn } from '../testing/battles'
import { type HexSketch, position, type Sketch } from '../testing/positions'
import { en } from '../text/words.en'
import { fr } from '../text/words.fr'
import { type Why, whyOf } from './why'

const A = 0

function actions(line: string): Action[] {
  return line.split(' ').map((text) => {
    const action = parseAction(text)
    if (action === undefined) throw new TypeError(`${text} is not an action`)
    return action
  })
}

/** What speaks for a line of which the first action is legal. */
function why(state: State, line: string): Why | undefined {
  const all = actions(line)
  expect(game.check(state, A, all[0])).toBeUndefined()
  return whyOf(game.view(state, A), all)
}

const part = (sketch: Sketch, task: Task) => position({ next: 1, ...sketch, tasks: [task] })
const things: Task = { type: 'things', seat: A, stage: 'place', fan: undefined, answer: undefined }
const build: Task = { type: 'build', seat: A, built: [], fan: undefined, answer: undefined }
const move: Task = {
  type: 'move',
  ...{ seat: A, pinned: [], group: [], at: undefined, finished: [], held: [], balloon: undefined },
  ...{ fan: undefined, answer: undefined },
}

describe('what speaks for an action', () => {
  it('KT-R4: is the chance to get a character', () => {
    const state = part({ phase: 'characters', hexes: { 0: { owner: A } }, pool: ['forest_king'] }, charactersPart(A))
    expect(why(state, 'try:forest-king+1')).toEqual({ kind: 'likely', percent: 58, value: 4 })
  })

  it('KT-U1: is that a creature is real where it is placed, or that nobody sees that it is not', () => {
    const sketch = { phase: 'things', hexes: { 0: { owner: A, terrain: 'jungle' } } } as const
    const state = part({ ...sketch, racks: [['jungle_dinosaur', 'forest_bears', 'village', 'ruby']] }, things)
    expect(why(state, 'place:dinosaur:D4')).toEqual({ kind: 'real', land: 'jungle' })
    expect(why(state, 'place:bears:D4')).toEqual({ kind: 'unseen' })
    expect(why(state, 'place:village:D4')).toEqual({ kind: 'pays', gold: 1 })
    expect(why(state, 'treasure:ruby')).toEqual({ kind: 'turns-in', gold: 10 })
  })

  it('KT-M5, KT-M11, KT-X1: is what is found where a march ends', () => {
    const state = part(
      {
        phase: 'movement',
        hexes: {
          0: { owner: A, armies: { 0: ['plains_eagles', 'plains_centaur'] } },
          1: { owner: 1 },
          2: { owner: 1, fort: 1, armies: { 1: ['forest_bears'] } },
          3: { owner: A, armies: { 0: ['plains_villains'] } },
        },
      },
      move,
    )
    const to = (hex: string) => why(state, `pick-all:D4 step:${hex} done`)
    expect(to('D3')).toEqual({ kind: 'walks-in', hex: 1 })
    expect(to('E3')).toEqual({ kind: 'attacks', hex: 2, own: 2, others: 2 })
    expect(to('E4')).toEqual({ kind: 'joins', hex: 3, own: 3 })
    expect(to('D5')).toEqual({ kind: 'explores', hex: 4 })
    expect(why(state, 'pick:D4:eagles step:E3 done pick-all:E4')).toMatchObject({ kind: 'attacks', own: 1 })
    expect(why(state, 'pick-all:D4 done')).toBeUndefined()
  })

  it('KT-N1, KT-N6: is what a fort earns, and that a citadel wins', () => {
    const hexes = { 0: { owner: A, fort: 3 }, 1: { owner: A } } as const
    const state = part({ phase: 'construction', hexes, gold: [20] }, build)
    expect(why(state, 'build:D3')).toEqual({ kind: 'earns', income: 6, goal: 15 })
    const forts = Object.fromEntries([1, 2, 3, 4].map((hex) => [hex, { owner: A, fort: 2 } as const]))
    const rich = part({ phase: 'construction', hexes: { ...forts, 0: { owner: A, fort: 3 } }, gold: [20] }, build)
    expect(why(rich, 'build:D4')).toEqual({ kind: 'wins-with-citadel', income: 16 })
  })

  it('KT-U5: is that whoever shows a creature owns no land of its kind', () => {
    const state = combatIn(
      { owner: 1, armies: { 0: ['plains_centaur'], 1: ['forest_bears', 'plains_villains'] } },
      { calls: ['ask', 'none'] },
    )
    goOn(state)
    expect(why(state, 'call:2:bears')).toEqual({ kind: 'sees-through', land: 'forest' })
    expect(why(state, 'call:2:villains')).toBeUndefined()
  })

  it('KT-B10: is that a bluff or the least of all takes the hit', () => {
    const state = combatIn({
      owner: 1,
      armies: { 0: ['plains_centaur', 'forest_bears', 'plains_farmers'], 1: ['plains_villains'] },
    })
    goOn(state, { below: () => 0 })
    expect(battleTask(state).stage).toBe('hits')
    expect(why(state, 'hit:bears')).toEqual({ kind: 'gives-up-bluff' })
    expect(why(state, 'hit:farmers')).toEqual({ kind: 'gives-up-least', value: 1 })
    expect(why(state, 'hit:centaur')).toBeUndefined()
  })

  it('KT-X7: is that whoever is paid does not fight', () => {
    const explore: Task = {
      type: 'explore',
      ...{ seat: A, hex: 0, stage: 'bribe', keep: undefined, dice: undefined, fan: undefined, answer: undefined },
    }
    const here: HexSketch = { armies: { 0: ['plains_centaur'] }, guards: { creatures: ['forest_bears'] } }
    expect(why(part({ phase: 'combat', hexes: { 0: here } }, explore), 'bribe:bears')).toEqual({
      kind: 'buys-off',
      gold: 2,
    })
  })

  it('is said in both languages', () => {
    const view = game.view(part({ phase: 'construction', hexes: { 0: { owner: A } } }, build), A)
    expect(en.why?.(view, actions('build:D4'))).toBe('it raises your income to 2 of the 15 that a citadel needs')
    expect(fr.why?.(view, actions('build:D4'))).toBe('votre revenu passe à 2, sur les 15 qu’exige une citadelle')
  })
})
