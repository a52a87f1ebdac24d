import { describe, expect, it } from 'vitest'
import { kingsGate } from '../game'
import { A, B, C, D, eventOf, eventsOf, legal, play, player, position, verdict, vpOf } from '../testing/positions'
import type { State } from './state'

const NEARLY_FULL = `
  g1 g2 g3 g4
  y1       .
  r1 r1 r2 r2`

describe('players without tiles', () => {
  it('KG-E1: with an empty stack nothing is drawn, and the player plays on with the hand', () => {
    const state = position({ hands: 'y12 g1 r1' })
    expect(eventsOf(play(state, 'y1@0,1 end'), 'drawn')).toEqual([])
    play(state, 'g1@1,1 end r1@2,1 end')
    expect([state.turn, player(state, A).hand]).toEqual([A, ['y2']])
  })

  it('KG-E1: without any tiles a player is skipped', () => {
    const state = position({ hands: 'y12 - r12 -' })
    const events = play(state, 'y1@0,1 end')
    expect(eventsOf(events, 'skipped').map(({ seat }) => seat)).toEqual([B])
    expect(state.turn).toBe(C)
    expect(eventsOf(play(state, 'r1@1,1 end'), 'skipped').map(({ seat }) => seat)).toEqual([D])
  })

  it('KG-E1: unplayed counters are discarded with the last tile', () => {
    const state = position({ hands: 'y1 g1 r1', counters: 'KM B -', location: 6 })
    const events = play(state, 'y1@0,1')
    expect(eventOf(events, 'counters-discarded')).toEqual({
      type: 'counters-discarded',
      seat: A,
      counters: ['king', 'merchant'],
    })
    expect(state.players.map(({ counters }) => counters)).toEqual([[], ['bishop'], []])
  })

  it('KG-E1: with the last tile a counter can still be played', () => {
    const state = position({ hands: 'y1 g1 r1', counters: 'M - -', location: 6 })
    expect(eventsOf(play(state, 'y1M@0,1'), 'counters-discarded')).toEqual([])
  })

  it('KG-E1: a counter won without tiles is discarded too, and the tiles still score', () => {
    const state = position({ around: NEARLY_FULL, hands: 'y1 - r1' })
    const { standings } = eventOf(play(state, 'y1@2,0'), 'scored')
    expect(standings[0]).toMatchObject({ colour: 'g', vp: 2, counter: 'king', counterDiscarded: true })
    expect(standings[0]?.clauses).toContain('KG-E1')
    expect(state.players.map(({ counters }) => counters)).toEqual([[], [], []])
    expect(vpOf(state)[B]).toBe(2)
  })
})

describe('the end', () => {
  it('KG-E2: the match ends when the tenth location is scored', () => {
    const state = position({ location: 10, around: NEARLY_FULL, hands: 'y1 g1 r1', stacks: 'y1 g1 r1' })
    const events = play(state, 'y1@2,0')
    expect(events.map(({ type }) => type)).toEqual(['tile-placed', 'scored', 'game-ended'])
    expect(eventOf(events, 'game-ended')).toMatchObject({ ending: 'tenth-location', winners: [B] })
    expect([kingsGate.toAct(state), legal(state)]).toEqual([[], []])
    expect(verdict(state, 'end')).toBe('T-A3 match-over')
  })

  it('KG-E2: the match ends after a scoring when only one player has tiles: no location follows', () => {
    const state = position({ around: NEARLY_FULL, hands: 'y12 - -' })
    const events = play(state, 'y1@2,0')
    expect(eventOf(events, 'game-ended').ending).toBe('too-few-with-tiles')
  })

  it('KG-E2: so it does when the last tile of all fills the location', () => {
    const state = position({ around: NEARLY_FULL, hands: 'y1 - -' })
    expect(eventOf(play(state, 'y1@2,0'), 'game-ended').ending).toBe('too-few-with-tiles')
  })

  it('KG-E2: two players with tiles are enough, in hand or stack, be it a dragon', () => {
    const state = position({ around: NEARLY_FULL, hands: 'y1 gD -', stacks: 'y1 - -' })
    play(state, 'y1@2,0')
    expect(state.phase).toBe('location')
  })

  it('KG-E2: when nobody has tiles the location is scored as it stands', () => {
    const state = position({ hands: 'y2 g1 -', around: 'r4 . . .\n. .\n. . . .', vp: [1, 1, 0] })
    play(state, 'y2@0,1 end')
    const events = play(state, 'g1@1,1 end')
    expect(events.map(({ type }) => type)).toEqual(['tile-placed', 'turn-ended', 'scored', 'game-ended'])
    expect(eventOf(events, 'scored')).toMatchObject({ free: 7, lastBy: B })
    expect(eventOf(events, 'game-ended').ending).toBe('nobody-has-tiles')
    expect(vpOf(state)).toEqual([3, 1, 2])
  })

  it('KG-E2: then a dragon can be the last tile: its player loses the ties', () => {
    const state = position({ hands: 'yD - -', around: 'y4 g4 r4 .\n. .\n. . . .' })
    const { lastBy, standings } = eventOf(play(state, 'yD end'), 'scored')
    expect(lastBy).toBe(A)
    expect(standings.map(({ colour }) => colour).join('')).toBe('gry')
  })

  it('KG-E2: a location without any tile is scored too: nobody gets anything', () => {
    const state = position({ location: 5, hands: 'yD - -' })
    play(state, 'yD end')
    expect(vpOf(state)).toEqual([0, 0, 0])
    expect(kingsGate.outcome(state)).toEqual({ winners: [A, B, C], scores: [0, 0, 0], ending: 'nobody-has-tiles' })
  })

  it('KG-E2: one player alone with tiles plays an unfinished location on', () => {
    const state = position({ hands: 'y12345 g1 -', around: NEARLY_FULL.replace('g1 g2 g3 g4', '. . . .') })
    play(state, 'y2@0,-1 end g1@1,-1 end')
    expect(state.turn).toBe(A)
    const events = play(state, 'y3@2,-1 end')
    expect(eventsOf(events, 'skipped').map(({ seat }) => seat)).toEqual([B, C])
    expect(state.turn).toBe(A)
    play(state, 'y4@-1,-1 end')
    expect(eventOf(play(state, 'y5@2,0'), 'game-ended').ending).toBe('too-few-with-tiles')
  })

  it('KG-E2: the end is not before the turn is ended, so that the last tile can be taken back', () => {
    const state = position({ hands: 'y1 - -' })
    play(state, 'y1@0,1')
    expect([kingsGate.toAct(state), legal(state)]).toEqual([[A], ['end']])
  })
})

describe('the winner', () => {
  const finished = (vp: number[], last: State['lastScoring']): State => ({
    ...position({
      location: 10,
      around: 'g1 g1 g1 g1\ng1 g1\ng1 g2 g2 g2',
      hands: vp.map(() => '-').join(' '),
      phase: 'over',
      vp,
    }),
    lastScoring: last,
  })
  const winners = (vp: number[], last: State['lastScoring']) => kingsGate.outcome(finished(vp, last))?.winners

  it('KG-E3: has the most VP', () => {
    expect(winners([5, 7, 6], { vp: [7, 0, 0], ranks: [1, 0, 0] })).toEqual([B])
  })

  it('KG-E3: of several, won the most at the last location', () => {
    expect(winners([7, 7, 6], { vp: [2, 4, 7], ranks: [3, 2, 1] })).toEqual([B])
  })

  it('KG-E3: of several with the same there, has the better rank', () => {
    expect(winners([7, 7, 6], { vp: [0, 0, 3], ranks: [3, 2, 1] })).toEqual([B])
    expect(winners([7, 7, 6], { vp: [0, 0, 3], ranks: [2, 0, 1] })).toEqual([A])
  })

  it('KG-E3: or they share the victory', () => {
    expect(winners([7, 7, 6], { vp: [0, 0, 3], ranks: [0, 0, 1] })).toEqual([A, B])
  })

  it.each([
    // At the Gate green wins 7, red 4 and yellow, third of three, nothing.
    [[0, 0, 0], B, undefined],
    [[0, 0, 4], C, undefined],
    [[0, 1, 4], B, 'last-location-vp'],
    [[7, 0, 0], B, 'last-location-vp'],
  ] as const)('KG-E3: from %j the winner is told, with what decided', (vp, winner, tieBreak) => {
    const state = position({ location: 10, around: NEARLY_FULL, hands: 'y1 g1 r1', vp })
    const ended = eventOf(play(state, 'y1@2,0'), 'game-ended')
    expect([ended.winners, ended.tieBreak]).toEqual([[winner], tieBreak])
    expect(kingsGate.outcome(state)).toMatchObject({ winners: [winner], scores: vpOf(state) })
  })

  it('KG-E3: at the Tourney Grounds the second and the third win nothing, and the rank decides', () => {
    const state = position({ location: 8, around: NEARLY_FULL, hands: 'y1 - -', vp: [9, 0, 6] })
    const ended = eventOf(play(state, 'y1@2,0'), 'game-ended')
    // Yellow, third and last of all, loses 3.
    expect([ended.scores, ended.winners, ended.tieBreak]).toEqual([[6, 3, 6], [C], 'last-location-rank'])
  })

  it('KG-E3: a shared victory is told as one', () => {
    const state = position({ hands: 'yD - -' })
    expect(eventOf(play(state, 'yD end'), 'game-ended')).toMatchObject({ winners: [A, B, C], tieBreak: 'shared' })
  })

  it('KG-E3: with two players the rank is that of the better colour', () => {
    const state = position({ location: 10, around: NEARLY_FULL, hands: 'y1 r1' })
    play(state, 'y1@2,0')
    // Green first, red second, yellow third; no blue.
    expect(state.lastScoring).toEqual({ vp: [9, 4], ranks: [1, 2] })
  })
})
