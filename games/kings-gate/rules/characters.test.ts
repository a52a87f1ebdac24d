import { fits } from '@crownlands/core/schema'
import { describe, expect, it } from 'vitest'
import { A, at, B, eventOf, FIRST, legal, play, player, position, refusalOf, verdict } from '../testing/positions'
import { actionSchema } from './state'
import { isDangerous } from './table'

const MIXED = `
  g0 g2 g3 g4
  y1       g5
  .  g1M .  .`

describe('counters', () => {
  it('KG-X1: are played together with a tile, onto that tile', () => {
    const state = position({ hands: 'y2 g1 r1', counters: 'M - -' })
    const events = play(state, 'y2M@0,1')
    expect(eventOf(events, 'tile-placed')).toMatchObject({ tile: 'y2', counter: 'merchant' })
    expect(at(state, 0, 1)).toBe('y2M')
    expect(player(state, A).counters).toEqual([])
  })

  it('KG-X1: are only played by those who hold them', () => {
    expect(verdict(position({ hands: 'y2 g1 r1', counters: '- M -' }), 'y2M@0,1')).toBe('KG-X1 counter-not-held')
  })

  it('KG-X1: not onto a dragon', () => {
    const state = position({ hands: 'y1D g1 r1', counters: 'KBWGM - -' })
    expect(legal(state).filter((text) => text.startsWith('yD'))).toEqual(['yD'])
    expect(fits(actionSchema, { type: 'dragon', tile: 'yD', counter: 'king' })).toBe(false)
  })

  it('KG-X1: one for each tile, several in a turn on several tiles', () => {
    const state = position({ hands: 'y11 g1 r1', counters: 'KM - -' })
    play(state, 'y1K@0,1 y1M@1,1')
    expect([at(state, 0, 1), at(state, 1, 1)]).toEqual(['y1K', 'y1M'])
    expect(fits(actionSchema, { type: 'tile', tile: 'y1', cell: 0, counter: ['king', 'merchant'] })).toBe(false)
  })

  it('KG-X1: are not played in the turn in which they are won, but in a later one', () => {
    const state = position({
      hands: 'y15 g111111 r1',
      stacks: 'y11111 g1 r1',
      around: 'g1 g1 g1 g1\ng1 y5\nr1 r1 r1 .',
    })
    play(state, 'y1@2,1')
    expect(player(state, A).counters).toEqual(['king'])
    expect(verdict(state, 'y5K@0,1')).toBe('KG-N1 place-location-first')
    play(state, 'h@3,0')
    expect(verdict(state, 'y5K@5,0')).toBe('KG-T9 placing-over')
    play(state, 'end', FIRST)
    play(state, 'g1@5,0 end r1@5,1 end', FIRST)
    expect(verdict(state, 'y5K@5,-1')).toBe('yes')
  })

  it('KG-X1: stay on their tile and protect it for good, from dragons too', () => {
    const state = position({ location: 3, hands: 'y5D g1 r1', around: MIXED })
    expect(refusalOf(state, 'y5@0,1')).toEqual({
      clause: 'KG-X1',
      reason: 'protected-by-counter',
      facts: { there: 'g1M', counter: 'merchant' },
    })
    expect(verdict(state, 'yD@0,1')).toBe('KG-X1 protected-by-counter')
  })

  it('KG-X7: the Merchant only protects', () => {
    const state = position({ location: 3, hands: 'y4 g1 r1', around: MIXED, counters: 'M - -' })
    expect(verdict(state, 'y4M@2,-1')).toBe('KG-T6 covered-not-lower')
    expect(verdict(state, 'y4M@0,-1')).toBe('yes')
    expect(isDangerous(state)).toBe(true)
  })
})

describe('the King', () => {
  it('KG-X2, KG-X3: makes a safe location dangerous for the very tile he lies on', () => {
    const state = position({ hands: 'y4 g1 r1', around: MIXED, counters: 'K - -' })
    expect(verdict(state, 'y4@0,-1')).toBe('KG-T5 space-taken-safe')
    expect(verdict(state, 'y4K@0,-1')).toBe('yes')
    expect(verdict(state, 'y4K@1,1')).toBe('yes')
    expect(verdict(state, 'y4K@2,0')).toBe('KG-T6 covered-not-lower')
    play(state, 'y4K@0,-1')
    expect([at(state, 0, -1), isDangerous(state)]).toEqual(['y4K', true])
  })

  it('KG-X2, KG-X3: at a dangerous location his tile needs a free space, and then the location is safe', () => {
    const state = position({ location: 3, hands: 'y04 g1 r5', around: MIXED, counters: 'K - -', stacks: 'y1 g1 r1' })
    expect(verdict(state, 'y4K@0,-1')).toBe('KG-T5 space-taken-safe')
    play(state, 'y4K@1,1')
    expect(isDangerous(state)).toBe(false)
    expect(verdict(state, 'y0@-1,-1')).toBe('KG-T5 space-taken-safe')
  })

  it('KG-X3: turns every later location he is adjacent to, and no other', () => {
    const near = position({ location: 4, hands: 'y4 g1 r1', around: 'y1K . . .\n. .\n. . . .' })
    expect(isDangerous(near)).toBe(false)
    const far = position({ location: 4, hands: 'y4 g1 r1', elsewhere: '3,0 y1K' })
    expect(isDangerous(far)).toBe(true)
  })
})

describe('the Bishop', () => {
  it('KG-X4: does not change what can be covered', () => {
    const state = position({ location: 3, hands: 'y1245 g1 r1', around: MIXED, counters: 'B - -', stacks: 'y1 g1 r1' })
    play(state, 'y1B@1,1')
    const next = position({ location: 3, hands: 'y2 g1 r1', around: 'y1B g1 g4 .\n. .\n. . . .' })
    expect(verdict(next, 'y2@0,-1')).toBe('yes')
    expect(verdict(next, 'y2@1,-1')).toBe('KG-T6 covered-not-lower')
  })
})

describe('the Wizard', () => {
  it.each([2, 3, 4])('KG-X5: brings a second %i in the same turn, when he lies on it', (value) => {
    const state = position({ hands: `y${value}${value} g1 r1`, counters: 'W - -' })
    play(state, `y${value}@0,1`)
    expect(verdict(state, `y${value}@1,1`)).toBe('KG-T2 one-value-a-turn')
    play(state, `y${value}W@1,1`)
    expect(at(state, 1, 1)).toBe(`y${value}W`)
  })

  it('KG-X5: not one of another value', () => {
    const state = position({ hands: 'y45 g1 r1', counters: 'W - -' })
    play(state, 'y4@0,1')
    expect(verdict(state, 'y5W@1,1')).toBe('KG-T2 one-value-a-turn')
  })

  it('KG-X5: no third, and no other counter does the same', () => {
    const state = position({ hands: 'y444 g1 r1', counters: 'WM - -' })
    play(state, 'y4@0,1')
    expect(verdict(state, 'y4M@1,1')).toBe('KG-T2 one-value-a-turn')
    play(state, 'y4W@1,1')
    expect(legal(state)).toEqual(['end'])
  })

  it('KG-X5: lies on the second tile: on the first he only protects', () => {
    const state = position({ hands: 'y44 g1 r1', counters: 'W - -' })
    play(state, 'y4W@0,1')
    expect(verdict(state, 'y4@1,1')).toBe('KG-T2 one-value-a-turn')
  })

  it('KG-X5: follows later in the turn, with a pub in between', () => {
    const state = position({ hands: 'y044 g1 r1', counters: 'W - -' })
    play(state, 'y4@0,1 y0@2,1 y4W@1,1')
    expect(player(state, A).hand).toEqual([])
  })

  it('KG-X5: with two players the second may have the other colour', () => {
    const state = position({ hands: 'y4g4 r1', counters: 'W -' })
    play(state, 'y4@0,1 g4W@1,1')
    expect(at(state, 1, 1)).toBe('g4W')
  })

  it('KG-X5, KG-X6: the same printed value: a 2 with the Guildmaster does not go with a 4', () => {
    const state = position({ hands: 'y224 g1 r1', counters: 'WG - -' })
    play(state, 'y2G@0,1')
    expect(verdict(state, 'y4W@1,1')).toBe('KG-T2 one-value-a-turn')
    expect(verdict(state, 'y2W@1,1')).toBe('yes')
  })

  it('KG-X5, KG-L1: at a capped Graveyard he brings a second tile, but no third', () => {
    const state = position({
      location: 4,
      hands: 'y0444 g1 r1',
      counters: 'W - -',
      options: { graveyard: 'cap' },
    })
    play(state, 'y4@0,1')
    expect(verdict(state, 'y4@1,1')).toBe('KG-T2 one-value-a-turn')
    play(state, 'y4W@1,1')
    expect(verdict(state, 'y0@2,1')).toBe('KG-L1 graveyard-two')
  })
})

describe('the Guildmaster', () => {
  it('KG-X6, KG-X2: a 4 with him covers a 5', () => {
    const state = position({ location: 3, hands: 'y4 g1 r1', around: MIXED, counters: 'G - -' })
    expect(verdict(state, 'y4@2,0')).toBe('KG-T6 covered-not-lower')
    play(state, 'y4G@2,0')
    expect(at(state, 2, 0)).toBe('y4G')
  })

  it('KG-X6: a 3 with him does not cover a 5, nor anything a Barracks', () => {
    const state = position({ location: 3, hands: 'y35 g1 r1', around: MIXED, counters: 'G - -' })
    expect(verdict(state, 'y3G@2,0')).toBe('KG-T6 covered-not-lower')
    expect(refusalOf(state, 'y3G@2,0')?.facts).toMatchObject({ value: 5 })
    expect(verdict(state, 'y5G@1,-1')).toBe('KG-T6 barracks')
  })

  it('KG-X6: the printed value decides what may be played together', () => {
    const state = position({ hands: 'y1111 g1 r1', counters: 'G - -' })
    play(state, 'y1G@0,1 y1@1,1')
    expect(state.played).toEqual(['y1', 'y1'])
  })
})

describe('the Sorceress', () => {
  const far = (sketch: object = {}) =>
    position({
      location: 10,
      hands: 'y24 g1 r1',
      counters: 'S - -',
      around: MIXED,
      elsewhere: '6,0 y5; 7,0 y3K; 8,0 g4',
      stacks: 'y1 g1 r1',
      ...sketch,
    })

  it('KG-X8: moves an own tile without a counter to a space of the current location, with her on it', () => {
    const state = far()
    const events = play(state, 'S@6,0>1,1')
    expect(eventOf(events, 'sorceress-played')).toMatchObject({ seat: A, tile: 'y5' })
    expect([at(state, 1, 1), at(state, 6, 0)]).toEqual(['y5S', '.'])
    expect(player(state, A).counters).toEqual([])
  })

  it('KG-X8: never goes onto a tile from the hand', () => {
    expect(verdict(far(), 'y2S@1,1')).toBe('KG-X8 sorceress-moves-tiles')
  })

  it('KG-X8: is instead of tiles from the hand: none before, none after, and nothing is drawn', () => {
    const before = far()
    play(before, 'y2@1,1')
    expect(verdict(before, 'S@6,0>2,1')).toBe('KG-X8 sorceress-instead-of-tiles')
    const after = far({ hands: 'y022444 g1 r1' })
    play(after, 'S@6,0>1,1')
    expect(verdict(after, 'y0@2,1')).toBe('KG-X8 placing-over')
    expect(legal(after)).toEqual(['end'])
    const events = play(after, 'end')
    expect(events.map(({ type }) => type)).toEqual(['turn-ended'])
    expect(after.turn).toBe(B)
  })

  it('KG-X8: only an own tile, without a counter, of either colour with two players', () => {
    expect(verdict(far(), 'S@8,0>1,1')).toBe('KG-X8 no-own-tile-there')
    expect(verdict(far(), 'S@9,0>1,1')).toBe('KG-X8 no-own-tile-there')
    expect(verdict(far(), 'S@7,0>1,1')).toBe('KG-X8 tile-has-counter')
    expect(verdict(far({ hands: 'y24 r1', counters: 'S -' }), 'S@8,0>1,1')).toBe('yes')
  })

  it('KG-X8: only whoever holds her', () => {
    expect(verdict(far({ counters: '- S -' }), 'S@6,0>1,1')).toBe('KG-X1 counter-not-held')
  })

  it('KG-X8, KG-T4, KG-T6: to a space where the tile could be placed from the hand', () => {
    expect(verdict(far(), 'S@6,0>5,0')).toBe('KG-T4 space-not-adjacent')
    expect(verdict(far(), 'S@6,0>1,-1')).toBe('KG-T6 barracks')
    expect(verdict(far(), 'S@6,0>2,0')).toBe('KG-T6 covered-not-lower')
    expect(verdict(far(), 'S@6,0>-1,0')).toBe('KG-T6 own-tile')
    const state = far()
    expect(eventOf(play(state, 'S@6,0>2,-1'), 'sorceress-played').covered).toBe('g4')
    expect(state.discarded).toContain('g4')
  })

  it('KG-X8, KG-T5: at a location that the King has made safe, to free spaces only', () => {
    const state = far({ around: MIXED.replace('g1M', 'g1K') })
    expect(verdict(state, 'S@6,0>2,-1')).toBe('KG-T5 space-taken-safe')
  })

  it('KG-X8: within the current location the old space is free again', () => {
    const state = far()
    expect(verdict(state, 'S@-1,0>-1,0')).toBe('KG-X8 same-space')
    play(state, 'S@-1,0>1,1')
    expect([at(state, -1, 0), at(state, 1, 1)]).toEqual(['.', 'y1S'])
  })

  it('KG-X8, KG-T9: a tile from elsewhere on the last free space scores the location', () => {
    const state = far({ around: 'g0 g2 g3 g4\ny1 g5\ng1 g1 g1 .' })
    const events = play(state, 'S@6,0>2,1')
    expect(eventOf(events, 'scored')).toMatchObject({ location: 10, lastBy: A })
    expect(state.phase).toBe('over')
  })

  it('KG-X8, KG-T9: a tile of the same location on the last free space does not', () => {
    const state = far({ around: 'g0 g2 g3 g4\ny1 g5\ng1 g1 g1 .' })
    const events = play(state, 'S@-1,0>2,1')
    expect(events.map(({ type }) => type)).toEqual(['sorceress-played'])
    expect(state.phase).toBe('end')
  })

  it('KG-X8: what she leaves is not scored again', () => {
    const state = far({ hands: 'y022444 g1 r1', vp: [3, 4, 5] })
    play(state, 'S@6,0>1,1 end')
    expect(state.players.map(({ vp }) => vp)).toEqual([3, 4, 5])
  })
})
