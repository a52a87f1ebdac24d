import { must } from '@crownlands/core/lists'
import { describe, expect, it } from 'vitest'
import { act, type HexSketch, NO_CHANCE, position, type Sketch } from '../../testing/positions'
import { eventsPart } from '../events/phase'
import { legalActions, refuse, toAct } from '../rules'
import { topTask } from '../run'
import type { State } from '../state'
import type { AnswerTask, BattleTask, Side } from '../tasks'
import { answerHandler } from './answering'
import { askAboutItem, type ItemPlayed } from './answers'

const RUN = { chance: NO_CHANCE, events: undefined }

/** An item is played in a part of the first player, outside a battle. */
function asked(sketch: Sketch, played: ItemPlayed): State {
  const state = position({ seats: 4, phase: 'events', ...sketch, tasks: [eventsPart(0)] })
  askAboutItem(state, played)
  return state
}

/** An item is played in a battle of these sides in hex 4. */
function askedInBattle(sides: readonly Side[], sketch: Sketch, played: ItemPlayed, plays?: number): State {
  const forces = sides.map((side) => ({ side, fighters: [], items: [], dispelled: false, gone: false }))
  // All that questions look at in a battle.
  const battle = { type: 'battle', hex: 4, kind: 'land', plays, forces } as unknown as BattleTask
  const state = position({ seats: 4, phase: 'combat', ...sketch, tasks: [battle] })
  askAboutItem(state, played)
  return state
}

function question(state: State): AnswerTask {
  return topTask(state) as AnswerTask
}

function legal(state: State, seat: number): ReturnType<typeof legalActions> {
  return answerHandler.legal(state, question(state), seat)
}

function dispelled(state: State): readonly Side[] {
  const battle = state.tasks.find((task) => task.type === 'battle') as BattleTask
  return battle.forces.flatMap(({ side, dispelled: is }) => (is ? [side] : []))
}

describe('who is asked about an item', () => {
  it('KT-O7: outside a battle every other player with a rack counter, whatever it is', () => {
    const state = asked({ racks: [['ruby'], ['dispel_magic'], [], ['pearl']] }, { item: 'balloon', by: 0, hex: 4 })
    expect(toAct(state)).toEqual([1, 3])
    expect(legalActions(state, 3)).toEqual([{ type: 'done' }])
  })

  it('KT-O7: in a battle only those in it', () => {
    const state = askedInBattle([0, 1], { racks: [['ruby'], ['pearl'], ['dispel_magic']] }, { item: 'golem', by: 0 })
    expect(question(state).waiting).toEqual([1])
  })

  it('KT-O7, KT-X11: neutral defenders, through the player who plays them, only for a Dispel Magic that lies with them', () => {
    const hexes = (items: 'dispel_magic' | 'talisman'): Record<number, HexSketch> => ({
      4: { guards: { creatures: ['swamp_thing'], items: [items] } },
    })
    const without = askedInBattle(
      [0, 'neutral'],
      { hexes: hexes('talisman'), racks: [[], ['ruby']] },
      { item: 'golem', by: 0 },
      1,
    )
    expect(question(without).waiting).toEqual([])
    const state = askedInBattle([0, 'neutral'], { hexes: hexes('dispel_magic') }, { item: 'golem', by: 0 }, 1)
    expect(question(state).waiting).toEqual([1])
    expect(legal(state, 1)).toEqual([{ type: 'dispel', force: 0, neutral: true }, { type: 'done' }])
    answerHandler.apply(state, question(state), 1, { type: 'dispel', force: 0, neutral: true }, RUN)
    expect(must(must(state.hexes[4]).guards).items).toEqual([])
    expect(state.cup).toContain('dispel_magic')
    expect(dispelled(state)).toEqual([0])
  })

  it('KT-I1: who plays neutral defenders uses their items only, not the own ones', () => {
    const state = askedInBattle(
      [0, 'neutral'],
      { hexes: { 4: { guards: { creatures: ['swamp_thing'], items: ['talisman'] } } }, racks: [[], ['dispel_magic']] },
      { item: 'golem', by: 0 },
      1,
    )
    expect(question(state).waiting).toEqual([])
  })

  it('KT-X17: neutral defenders that stand by while rivals fight answer nothing', () => {
    const hexes: Record<number, HexSketch> = { 4: { guards: { creatures: ['swamp_thing'], items: ['dispel_magic'] } } }
    const state = askedInBattle([0, 1], { hexes, racks: [['ruby'], ['pearl']] }, { item: 'golem', by: 0 }, 2)
    expect(question(state).waiting).toEqual([1])
  })
})

describe('Dispel Magic as an answer', () => {
  it('KT-I4: outside a battle the item has no effect', () => {
    const state = asked({ racks: [[], ['dispel_magic']] }, { item: 'balloon', by: 0, hex: 4 })
    expect(legalActions(state, 1)).toEqual([{ type: 'dispel' }, { type: 'done' }])
    const events = act(state, 1, { type: 'dispel' })
    expect(events).toContainEqual({ type: 'dispelled', by: 1, item: 'balloon' })
    expect(topTask(state)).toMatchObject({ type: 'events', answer: { type: 'dispelled', by: 1 } })
  })

  it('KT-I13: it cannot be answered itself: the question is over', () => {
    const state = asked({ racks: [[], ['dispel_magic'], ['ruby'], ['pearl']] }, { item: 'balloon', by: 0, hex: 4 })
    act(state, 1, { type: 'dispel' })
    expect(topTask(state).type).toBe('events')
  })

  it('KT-I4: in a battle it names one enemy force, whose magic fights in the melee step from now on', () => {
    const state = askedInBattle([0, 1, 2], { racks: [['ruby'], ['dispel_magic']] }, { item: 'golem', by: 0 })
    expect(legal(state, 1)).toEqual([{ type: 'dispel', force: 0 }, { type: 'dispel', force: 2 }, { type: 'done' }])
    answerHandler.apply(state, question(state), 1, { type: 'dispel', force: 2 }, RUN)
    expect(dispelled(state)).toEqual([2])
    expect(question(state).given).toEqual({ type: 'dispelled', by: 1, force: 2 })
  })

  it('KT-I4, KT-I13: so it does when it answers an answer', () => {
    const state = askedInBattle(
      [0, 1],
      { racks: [['fan', 'ruby'], ['dispel_magic']] },
      { item: 'dust_of_defence', by: 1 },
    )
    answerHandler.apply(state, question(state), 0, { type: 'fan' }, RUN)
    expect(question(state)).toMatchObject({ item: 'fan', by: 0, dispelOnly: true, waiting: [1] })
    answerHandler.apply(state, question(state), 1, { type: 'dispel', force: 0 }, RUN)
    expect(dispelled(state)).toEqual([0])
    answerHandler.advance(state, question(state), RUN)
    answerHandler.advance(state, question(state), RUN)
    expect(topTask(state)).toMatchObject({ type: 'battle', answer: { type: 'none' } })
  })
})

describe('the Fan as an answer', () => {
  it('KT-I7: to a Balloon it names any hex of the board next to its target, sea too', () => {
    const state = asked({ hexes: { 8: { terrain: 'sea' } }, racks: [[], ['fan']] }, { item: 'balloon', by: 0, hex: 1 })
    const near = legalActions(state, 1).flatMap((action) => (action.type === 'fan' ? [action.hex] : []))
    expect(near).toEqual([0, 2, 6, 7, 8, 9])
    act(state, 1, { type: 'fan', hex: 8 })
    expect(topTask(state)).toMatchObject({ type: 'events', answer: { type: 'fanned', by: 1, hex: 8 } })
  })

  it('KT-I7: to Dust of Defence it only cancels', () => {
    const state = askedInBattle([0, 1], { racks: [['fan'], []] }, { item: 'dust_of_defence', by: 1 })
    expect(legal(state, 0)).toEqual([{ type: 'fan' }, { type: 'done' }])
  })

  it('KT-I7: it answers no other item', () => {
    const state = asked({ racks: [[], ['fan']] }, { item: 'elixir', by: 0, dispelOnly: true })
    expect(legalActions(state, 1)).toEqual([{ type: 'done' }])
    expect(refuse(state, 1, { type: 'fan' })).toMatchObject({ clause: 'KT-I7', reason: 'cannot-fan' })
    expect(refuse(state, 1, { type: 'dispel' })).toMatchObject({ clause: 'KT-I4', reason: 'no-dispel' })
  })

  it('KT-O7: the first answer counts', () => {
    const state = asked({ racks: [[], ['fan'], ['dispel_magic']] }, { item: 'balloon', by: 0, hex: 1 })
    act(state, 1, { type: 'fan', hex: 0 })
    // The Dispel may still answer the Fan, no more the Balloon.
    expect(question(state)).toMatchObject({ item: 'fan', waiting: [2] })
    act(state, 2, { type: 'done' })
    expect(topTask(state)).toMatchObject({ answer: { type: 'fanned', by: 1, hex: 0 } })
  })
})
