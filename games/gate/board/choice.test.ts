import { describe, expect, it } from 'vitest'
import { gate } from '../game'
import type { State } from '../rules/state'
import { type Drawing, position } from '../testing/positions'
import { type Choice, meaningOf, offersOf, standingQuestion, waysOf } from './choice'

function choice(drawing: Drawing): Choice {
  const view: State = position(drawing)
  return { view, live: true, legal: gate.legalActions(view, 0) }
}

describe('a click', () => {
  it('acts where there is one way to do it', () => {
    expect(meaningOf({ kind: 'trait', card: 'guard', trait: 'income' }, choice({ hand: 'guard' }))).toEqual({
      does: 'act',
      action: { type: 'income', card: 'guard' },
    })
    const one = choice({ hand: 'guard', right: 'rat-lord' })
    expect(meaningOf({ kind: 'trait', card: 'guard', trait: 'attack' }, one)).toEqual({
      does: 'act',
      action: { type: 'attack', card: 'guard', enemy: 'rat-lord' },
    })
  })

  it('asks whom to attack when two enemies are out, and no more once one was hit (G-U4)', () => {
    const two = { hand: 'guard', left: 'rat-lord', right: 'rot-worm' }
    const meaning = meaningOf({ kind: 'trait', card: 'guard', trait: 'attack' }, choice(two))
    expect(meaning).toMatchObject({
      does: 'ask',
      question: { asks: 'enemy', answers: [{ enemy: 'rat-lord' }, { enemy: 'rot-worm' }] },
    })
    const hit = choice({ ...two, left: 'rat-lord 1', target: 'rat-lord', attacked: 1, tower: 0 })
    expect(meaningOf({ kind: 'trait', card: 'guard', trait: 'attack' }, hit).does).toBe('act')
  })

  it('G-U4: asks whether to spare the other enemy where something would be left over for it', () => {
    const wish = { kind: 'trait', card: 'knight', trait: 'attack' } as const
    const blow = { type: 'attack', card: 'knight', enemy: 'rat-lord' } as const
    const answer = { enemy: 'rat-lord', action: blow, sparing: { ...blow, rest: 'lost' } }
    const two = { hand: 'knight', left: 'rat-lord 4', right: 'rot-worm' }
    expect(meaningOf(wish, choice(two))).toMatchObject({
      question: { asks: 'enemy', answers: [answer, { enemy: 'rot-worm' }] },
    })
    // Even where there is nobody else to attack.
    expect(meaningOf(wish, choice({ ...two, target: 'rat-lord', attacked: 2, towerShot: true }))).toMatchObject({
      question: { answers: [answer] },
    })
    expect(meaningOf(wish, choice({ ...two, right: '' })).does).toBe('act')
  })

  it('G-U4: asks whether the Tower shall wait only where a life hangs on it', () => {
    const wish = { kind: 'trait', card: 'knight', trait: 'attack' } as const
    const blow = { type: 'attack', card: 'knight', enemy: 'rot-worm' } as const
    const worm = { hand: 'knight', right: 'rot-worm' }
    expect(meaningOf(wish, choice(worm))).toMatchObject({
      question: { asks: 'enemy', answers: [{ action: blow, sparing: { ...blow, tower: 'waits' } }] },
    })
    expect(meaningOf(wish, choice({ ...worm, right: 'rot-worm 1' }))).toEqual({ does: 'act', action: blow })
    expect(meaningOf(wish, choice({ ...worm, tower: 0 }))).toEqual({ does: 'act', action: blow })
  })

  it('G-U4, G-U6: asks so about a doubled attack too, which is offered once', () => {
    const forge = choice({
      ...{ discard: 'guard blacksmith', attackers: 'guard', attacked: 1, doublings: 1, tower: 0 },
      ...{ left: 'rat-lord', right: 'rot-worm 4', target: 'rot-worm' },
    })
    expect(meaningOf({ kind: 'double', card: 'guard' }, forge).does).toBe('act')
    const champion = choice({
      ...{ discard: 'champion blacksmith', attackers: 'champion', attacked: 3, doublings: 1, tower: 0 },
      ...{ left: 'rat-lord', right: 'rot-worm 4', target: 'rot-worm' },
    })
    expect(offersOf(champion.legal)).toEqual([{ kind: 'double', card: 'champion' }])
    expect(meaningOf({ kind: 'double', card: 'champion' }, champion)).toMatchObject({
      question: { asks: 'enemy', answers: [{ enemy: 'rot-worm', sparing: { type: 'double', rest: 'lost' } }] },
    })
  })

  it('asks where to repair when there is a choice', () => {
    const asked = meaningOf(
      { kind: 'trait', card: 'mason', trait: 'repair' },
      choice({ hand: 'mason', gate: 9, farm: 4 }),
    )
    expect(asked).toMatchObject({ does: 'ask', question: { asks: 'split' } })
    const crew = meaningOf({ kind: 'command', command: 'work-crew' }, choice({ gold: 2, gate: 9, farm: 4 }))
    expect(crew).toMatchObject({ does: 'ask', question: { asks: 'split' } })
    const only = meaningOf({ kind: 'trait', card: 'mason', trait: 'repair' }, choice({ hand: 'mason', gate: 9 }))
    expect(only.does).toBe('act')
  })

  it('has a card named that leaves the game, even if there is only one', () => {
    const meaning = meaningOf({ kind: 'power', card: 'alchemist' }, choice({ hand: 'alchemist', discard: 'guard' }))
    expect(meaning).toMatchObject({ does: 'ask', question: { asks: 'card', answers: [{ card: 'guard' }] } })
  })

  it('asks for the reason where nothing is possible', () => {
    const poor = choice({ hand: 'guard' })
    expect(meaningOf({ kind: 'command', command: 'festival' }, poor)).toEqual({
      does: 'try',
      action: { type: 'command', command: 'festival' },
    })
    expect(meaningOf({ kind: 'trait', card: 'guard', trait: 'attack' }, poor)).toMatchObject({ does: 'try' })
    for (const wish of [
      { kind: 'power', card: 'alchemist' },
      { kind: 'command', command: 'volley' },
      { kind: 'command', command: 'work-crew' },
      { kind: 'recruit', card: 'champion' },
      { kind: 'double', card: 'guard' },
      { kind: 'decline' },
    ] as const) {
      const meaning = meaningOf(wish, poor)
      if (meaning.does !== 'try') throw new Error(`${wish.kind} is possible`)
      // The table can explain it: the rules refuse exactly this.
      expect(gate.check(position({ hand: 'guard' }), 0, meaning.action)).toBeDefined()
    }
  })

  it('means nothing while nobody may act', () => {
    expect(meaningOf({ kind: 'decline' }, { ...choice({}), live: false })).toEqual({ does: 'nothing' })
  })
})

it('offers to double an attack, and to let a card leave from the discard pile', () => {
  const forge = choice({
    discard: 'guard tax-collector blacksmith',
    attackers: 'guard',
    attacked: 2,
    towerShot: true,
    doublings: 1,
    right: 'rat-lord 2',
  })
  expect(offersOf(forge.legal)).toEqual([
    { kind: 'double', card: 'guard' },
    { kind: 'power', card: 'tax-collector' },
  ])
  expect(offersOf(choice({ hand: 'swindler', draw: 'guard' }).legal)).toEqual([])
})

describe('the power of a card just played', () => {
  it('is asked about first: to draw or not', () => {
    const drawn = choice({ played: 'swindler', draw: 'guard' })
    expect(standingQuestion(drawn)).toMatchObject({ asks: 'power', card: 'swindler' })
    expect(waysOf({ kind: 'decline' }, drawn.legal)).toHaveLength(1)
  })

  it('is asked about first: which card is to leave', () => {
    const removal = choice({ played: 'alchemist', discard: 'guard monk' })
    expect(standingQuestion(removal)).toMatchObject({ asks: 'card', answers: [{ card: 'guard' }, { card: 'monk' }] })
  })

  it('is no question otherwise', () => {
    expect(standingQuestion(choice({ hand: 'swindler' }))).toBeUndefined()
  })
})
