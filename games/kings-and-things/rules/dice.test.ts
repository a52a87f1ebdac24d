import { must } from '@crownlands/core/lists'
import { describe, expect, it } from 'vitest'
import { act, dice, NO_CHANCE, position, type Sketch } from '../testing/positions'
import { swingsOf, swingsThat, type Throw, throwDice } from './dice'
import { eventsPart } from './events/phase'
import { diceHandler } from './items/lucky-charm'
import { legalActions, refuse, toAct } from './rules'
import { topTask } from './run'
import type { State } from './state'
import type { DiceTask } from './tasks'

function sum(thrown: readonly number[]): number {
  return thrown.reduce((total, die) => total + die, 0)
}

/** Two dice thrown by the first two players in a part of the first; whatever changes their sum matters unless told. */
function thrown(sketch: Sketch, pips: readonly number[], given: Partial<Throw> = {}): State {
  const state = position({ seats: 4, phase: 'events', ...sketch, tasks: [eventsPart(0)] })
  throwDice(
    state,
    { chance: dice(...pips), events: undefined },
    {
      reason: 'explore',
      count: pips.length,
      involved: [0, 1],
      swings: (rolled) => swingsOf(rolled, sum),
      ...given,
    },
  )
  return state
}

const RACKS = [['ruby'], ['pearl'], ['diamond'], ['emerald']] as const

describe('who is asked about a roll', () => {
  it('KT-O8: with `own` those who throw or are thrown against, with `all` everybody, with `none` nobody', () => {
    expect(toAct(thrown({ racks: RACKS }, [3, 3]))).toEqual([0, 1])
    expect(toAct(thrown({ racks: RACKS, rolls: ['own', 'none', 'all', 'own'] }, [3, 3]))).toEqual([0, 2])
    const nobody = thrown({ racks: RACKS, rolls: ['none', 'none', 'none', 'none'] }, [3, 3])
    expect(topTask(nobody)).toMatchObject({ type: 'events', dice: [3, 3] })
  })

  it('KT-O7: only players with a rack counter, and what the counter is does not matter', () => {
    expect(toAct(thrown({ racks: [[], ['pearl']] }, [3, 3]))).toEqual([1])
    expect(toAct(thrown({ racks: [[], ['lucky_charm']] }, [3, 3]))).toEqual([1])
  })

  it('KT-O7: nobody who is out', () => {
    const state = position({ seats: 3, phase: 'events', racks: RACKS.slice(0, 3), tasks: [eventsPart(0)] })
    must(state.players[1]).out = true
    const swings: Throw['swings'] = (rolled) => swingsOf(rolled, sum)
    throwDice(
      state,
      { chance: dice(3), events: undefined },
      { reason: 'explore', count: 1, involved: [0, 1, 2], swings },
    )
    expect(toAct(state)).toEqual([0, 2])
  })

  it('KT-O9: nobody, if no change of one die by 1 changes what happens', () => {
    const state = thrown({ racks: [['lucky_charm']] }, [1, 1], { swings: (rolled) => swingsThat(rolled, () => false) })
    expect(topTask(state)).toMatchObject({ type: 'events', dice: [1, 1] })
  })
})

describe('the Lucky Charm', () => {
  it('KT-I10: changes one die by 1, and the die stays within 1 to 6', () => {
    const state = thrown({ racks: [['lucky_charm']] }, [1, 6])
    expect(legalActions(state, 0)).toEqual([
      { type: 'charm', die: 0, by: 1 },
      { type: 'charm', die: 1, by: -1 },
      { type: 'done' },
    ])
    expect(refuse(state, 0, { type: 'charm', die: 0, by: -1 })).toMatchObject({ clause: 'KT-O9' })
    expect(refuse(state, 0, { type: 'charm', die: 2, by: 1 })).toMatchObject({
      clause: 'KT-I10',
      reason: 'no-such-die',
    })
    const events = act(state, 0, { type: 'charm', die: 0, by: 1 })
    expect(events).toContainEqual({ type: 'charmed', by: 0, die: 0, was: 1, now: 2 })
    expect(topTask(state)).toMatchObject({ type: 'events', dice: [2, 6] })
    expect(state.cup).toContain('lucky_charm')
  })

  it('KT-I10: anyone may use it who is asked, on dice of others too', () => {
    const state = thrown({ racks: [[], [], ['lucky_charm']], rolls: ['own', 'own', 'all', 'own'] }, [3, 4])
    act(state, 2, { type: 'charm', die: 1, by: 1 })
    expect(topTask(state)).toMatchObject({ dice: [3, 5] })
  })

  it('KT-I10: who has none can only pass', () => {
    const state = thrown({ racks: RACKS }, [3, 4])
    expect(legalActions(state, 1)).toEqual([{ type: 'done' }])
    expect(refuse(state, 1, { type: 'charm', die: 0, by: 1 })).toMatchObject({ clause: 'KT-I10', reason: 'no-charm' })
    expect(refuse(state, 1, { type: 'charm', die: 0, by: 1, neutral: true })).toMatchObject({ reason: 'no-charm' })
  })

  it('KT-O7: the first answer ends the question; a pass is final', () => {
    const state = thrown({ racks: [['lucky_charm'], ['ruby']] }, [3, 4])
    act(state, 1, { type: 'done' })
    expect(toAct(state)).toEqual([0])
    act(state, 0, { type: 'done' })
    expect(topTask(state)).toMatchObject({ type: 'events', dice: [3, 4] })
    const other = thrown({ racks: [['lucky_charm'], [], ['ruby']], rolls: ['own', 'own', 'all', 'own'] }, [3, 4])
    act(other, 0, { type: 'charm', die: 0, by: -1 })
    // No more about the roll: now the Charm itself is asked about.
    expect(topTask(other)).toMatchObject({ type: 'answer', item: 'lucky_charm', waiting: [2] })
  })

  it('KT-I13: it can be dispelled; then the dice stay as they were and it is spent', () => {
    const state = thrown({ racks: [['lucky_charm'], ['dispel_magic']] }, [3, 4])
    act(state, 0, { type: 'charm', die: 0, by: 1 })
    act(state, 1, { type: 'dispel' })
    expect(topTask(state)).toMatchObject({ type: 'events', dice: [3, 4] })
    expect(state.cup).toEqual(expect.arrayContaining(['lucky_charm', 'dispel_magic']))
  })

  it('KT-X11: a Charm that lies with neutral defenders is used by who plays them, also without a rack counter', () => {
    const state = position({
      seats: 3,
      phase: 'combat',
      hexes: { 4: { guards: { creatures: ['swamp_thing'], items: ['lucky_charm'] } } },
      tasks: [{ type: 'explore', seat: 0, hex: 4, stage: 'rolled' }],
    })
    throwDice(
      state,
      { chance: dice(4), events: undefined },
      {
        reason: 'explore',
        count: 1,
        involved: [0],
        swings: (rolled) => swingsOf(rolled, sum),
        neutral: 2,
      },
    )
    expect(toAct(state)).toEqual([2])
    expect(legalActions(state, 2)).toContainEqual({ type: 'charm', die: 0, by: 1, neutral: true })
    const task = topTask(state) as DiceTask
    diceHandler.apply(
      state,
      task,
      2,
      { type: 'charm', die: 0, by: 1, neutral: true },
      { chance: NO_CHANCE, events: undefined },
    )
    expect(must(must(state.hexes[4]).guards).items).toEqual([])
    expect(state.cup).toContain('lucky_charm')
    expect(task.charm).toEqual({ die: 0, by: 1, user: 'neutral' })
  })
})
