import { describe, expect, it } from 'vitest'
import { A, at, B, eventOf, FIRST, legal, play, player, position, refusalOf, verdict } from '../testing/positions'

describe('which tiles go together in a turn', () => {
  /** What may still be played after the given tiles, as values; D is the dragon. */
  function after(location: number, played: string, options?: { readonly graveyard: 'replace' | 'cap' }): string {
    const state = position({
      location,
      hands: 'y012345D g1 r1',
      stacks: 'all',
      played,
      ...(options && { options }),
    })
    const kinds = legal(state).flatMap((text) => (text === 'end' ? [] : [text[1] ?? '']))
    return [...new Set(kinds)].join('')
  }

  it('KG-T2: any tile first', () => {
    expect(position({ hands: 'y012345 g1', turn: A }).played).toEqual([])
    expect(after(1, '-')).toBe('012345D')
  })

  it('KG-T2: any number of 1s, and nothing higher with them', () => {
    expect(after(1, 'y1')).toBe('01D')
    expect(after(1, 'y1111')).toBe('01D')
  })

  it.each([2, 3, 4, 5])('KG-T2: a %i alone', (value) => {
    expect(after(1, `y${value}`)).toBe('0D')
  })

  it('KG-T2: a refusal names the tile that is in the way', () => {
    const state = position({ hands: 'y14 g1', played: 'y04' })
    expect(refusalOf(state, 'y1@0,1')).toEqual({
      clause: 'KG-T2',
      reason: 'one-value-a-turn',
      facts: { tile: 'y1', played: 'y4' },
    })
  })

  it('KG-T3: the pub and the dragon alone, or in addition to anything', () => {
    expect(after(1, 'y0')).toBe('012345D')
    expect(after(1, 'yD')).toBe('012345D')
    expect(after(1, 'y0D')).toBe('012345D')
    expect(after(1, 'y04D')).toBe('0D')
  })

  it('KG-T2, KG-T3: the sets of the rulebook: a 3 and a pub; three 1s; a 2 alone', () => {
    play(position({ hands: 'y03 g1 r1', stacks: 'y1 g1 r1' }), 'y3@0,1 y0@1,1 end', FIRST)
    play(position({ hands: 'y03 g1 r1', stacks: 'y1 g1 r1' }), 'y0@0,1 y3@1,1 end', FIRST)
    play(position({ hands: 'y111 g1 r1', stacks: 'y1 g1 r1' }), 'y1@0,1 y1@1,1 y1@2,1 end', FIRST)
    play(position({ hands: 'y2 g1 r1', stacks: 'y1 g1 r1' }), 'y2@0,1 end', FIRST)
  })

  it('KG-T2, KG-T3: with two players colours do not matter: a green 1 and two yellow 1s; a green 4 and a yellow dragon', () => {
    const ones = position({ hands: 'y11g1 r1' })
    play(ones, 'g1@0,1 y1@1,1 y1@2,1')
    expect(verdict(position({ hands: 'y4g4 r1', played: 'g4' }), 'y4@0,1')).toBe('KG-T2 one-value-a-turn')
    const dragon = position({ hands: 'yDg4 r1', around: '. r1 . .\n. .\n. . . .' })
    play(dragon, 'g4@0,1 yD@0,-1')
    expect(at(dragon, 0, -1)).toBe('.')
  })

  it('KG-T3: with two players both pubs and both dragons go with anything', () => {
    const state = position({ hands: 'y0Dg0D4 r1' })
    play(state, 'y0@0,1 g0@1,1 yD gD g4@2,1')
    expect(player(state, A).hand).toEqual([])
  })

  it('KG-L1: at the Graveyard one or two tiles of any kind, a 4 and a 5 too', () => {
    expect(after(4, 'y4')).toBe('012345D')
    expect(after(4, 'yD')).toBe('012345D')
  })

  it('KG-L1: never more than two, the pub, 1s and the dragon counted', () => {
    for (const two of ['y45', 'y0D', 'y11', 'y4D']) expect(after(4, two)).toBe('')
    const state = position({ location: 4, hands: 'y0 g1', played: 'y45', counters: 'W' })
    expect(verdict(state, 'y0@0,1')).toBe('KG-L1 graveyard-two')
    expect(verdict(state, 'y0W@0,1')).toBe('KG-L1 graveyard-two')
    expect(legal(state)).toEqual(['end'])
  })

  it('KG-L1: with the option "cap" KG-T2 stays, and two is the most', () => {
    const cap = { graveyard: 'cap' } as const
    expect(after(4, 'y4', cap)).toBe('0D')
    expect(after(4, 'y1', cap)).toBe('01D')
    expect(after(4, 'y0', cap)).toBe('012345D')
    expect(after(4, 'y11', cap)).toBe('')
    expect(after(4, 'y04', cap)).toBe('')
  })

  it('KG-L2: at the Garrison at most one 1 in a turn', () => {
    expect(after(6, 'y1')).toBe('0D')
    expect(after(6, 'y0')).toBe('012345D')
    const state = position({ location: 6, hands: 'y1 g1', played: 'y1', counters: 'W' })
    expect(verdict(state, 'y1@0,1')).toBe('KG-L2 garrison-one-star')
    expect(verdict(state, 'y1W@0,1')).toBe('KG-L2 garrison-one-star')
  })
})

const MIXED = `
  g0 g2 g3 g4
  y1       g5
  .  g1M .  .`

describe('where tiles go', () => {
  it('KG-T4: only into the ten spaces of the current location, corners included', () => {
    const state = position({ hands: 'y2 g1 r1', elsewhere: '4,4 g1' })
    expect(legal(state)).toEqual(
      ['-1,-1', '0,-1', '1,-1', '2,-1', '2,0', '2,1', '1,1', '0,1', '-1,1', '-1,0'].map((space) => `y2@${space}`),
    )
    for (const space of ['3,0', '0,2', '0,0', '1,0', '4,4']) {
      expect(verdict(state, `y2@${space}`)).toBe('KG-T4 space-not-adjacent')
    }
  })

  it('KG-T5: at a safe location only into free spaces', () => {
    const state = position({ hands: 'y5 g1 r1', around: MIXED })
    expect(legal(state)).toEqual(['y5@2,1', 'y5@1,1', 'y5@-1,1'])
    for (const space of ['-1,-1', '0,-1', '-1,0', '0,1']) {
      expect(verdict(state, `y5@${space}`)).toBe('KG-T5 space-taken-safe')
    }
  })

  it('KG-T6: at a dangerous location also onto a tile of lower value', () => {
    const state = position({ location: 3, hands: 'y4 g1 r1', around: MIXED })
    expect(verdict(state, 'y4@-1,-1')).toBe('yes')
    expect(verdict(state, 'y4@0,-1')).toBe('yes')
    expect(verdict(state, 'y4@-1,1')).toBe('yes')
  })

  it('KG-T6: not onto one of the same or a higher value', () => {
    const state = position({ location: 3, hands: 'y04 g1 r1', around: MIXED })
    expect(verdict(state, 'y4@2,-1')).toBe('KG-T6 covered-not-lower')
    expect(verdict(state, 'y4@2,0')).toBe('KG-T6 covered-not-lower')
    expect(verdict(state, 'y0@-1,-1')).toBe('KG-T6 covered-not-lower')
    expect(refusalOf(state, 'y4@2,0')?.facts).toEqual({ tile: 'y4', there: 'g5', value: 4 })
  })

  it('KG-T6: never onto a Barracks', () => {
    const state = position({ location: 3, hands: 'y5 g1 r1', around: MIXED })
    expect(verdict(state, 'y5@1,-1')).toBe('KG-T6 barracks')
  })

  it('KG-T6, KG-X1: never onto a tile with a counter', () => {
    const state = position({ location: 7, hands: 'y5 g1 r1', around: MIXED })
    expect(verdict(state, 'y5@0,1')).toBe('KG-X1 protected-by-counter')
  })

  it('KG-T6: never onto an own tile, with two players of either colour', () => {
    expect(verdict(position({ location: 3, hands: 'y5 g1 r1', around: MIXED }), 'y5@-1,0')).toBe('KG-T6 own-tile')
    expect(verdict(position({ location: 3, hands: 'y5 r1', around: MIXED }), 'y5@0,-1')).toBe('KG-T6 own-tile')
  })

  it('KG-T6: a covered tile leaves the game', () => {
    const state = position({ location: 3, hands: 'y4 g1 r1', around: MIXED, stacks: 'all' })
    const events = play(state, 'y4@0,-1')
    expect(eventOf(events, 'tile-placed')).toMatchObject({ tile: 'y4', covered: 'g2' })
    expect(at(state, 0, -1)).toBe('y4')
    expect(state.discarded).toEqual(['g2'])
  })
})

describe('the dragon', () => {
  it('KG-T7: burns an opponent’s tile, at safe and at dangerous locations', () => {
    for (const location of [1, 3]) {
      const state = position({ location, hands: 'yD g1 r1', around: MIXED, stacks: 'all' })
      const events = play(state, 'yD@2,0')
      expect(eventOf(events, 'dragon-played')).toMatchObject({ tile: 'yD', burnt: 'g5' })
      expect(at(state, 2, 0)).toBe('.')
      expect(state.discarded).toEqual(['yD', 'g5'])
    }
  })

  it('KG-T7: not a Barracks, not a tile with a counter, not an own one, nothing elsewhere', () => {
    const state = position({ location: 3, hands: 'yD g1 r1', around: MIXED, elsewhere: '4,4 g1' })
    expect(verdict(state, 'yD@1,-1')).toBe('KG-T7 barracks')
    expect(verdict(state, 'yD@0,1')).toBe('KG-X1 protected-by-counter')
    expect(verdict(state, 'yD@-1,0')).toBe('KG-T7 own-tile')
    expect(verdict(state, 'yD@4,4')).toBe('KG-T7 space-not-adjacent')
    expect(legal(state)).toEqual(['yD@-1,-1', 'yD@0,-1', 'yD@2,-1', 'yD@2,0', 'yD'])
  })

  it('KG-T7: with two players not a tile of the own second colour', () => {
    expect(verdict(position({ hands: 'yD r1', around: MIXED }), 'yD@2,0')).toBe('KG-T7 own-tile')
  })

  it('KG-T7: into a free space it is only discarded, whichever it is', () => {
    const state = position({ hands: 'yD g1 r1', around: MIXED, stacks: 'all' })
    expect(verdict(state, 'yD@1,1')).toBe('KG-T7 nothing-to-burn')
    const before = state.spaces.slice()
    expect(eventOf(play(state, 'yD'), 'dragon-played')).toEqual({ type: 'dragon-played', seat: A, tile: 'yD' })
    expect(state.spaces).toEqual(before)
    expect(state.discarded).toEqual(['yD'])
  })

  it('KG-T7: the space it frees can be filled in the same turn', () => {
    const state = position({ hands: 'y2D g1 r1', around: MIXED })
    play(state, 'yD@2,0 y2@2,0')
    expect(at(state, 2, 0)).toBe('y2')
  })
})

describe('the last free space', () => {
  const nearlyFull = () =>
    position({
      hands: 'y01D g1 r1',
      stacks: 'all',
      around: `
        g1 g2 g3 g4
        y1       .
        r1 r1 r2 r2`,
    })

  it('KG-T9: when it is filled the location is scored at once and no more tiles can be placed', () => {
    const state = nearlyFull()
    const events = play(state, 'y1@2,0')
    expect(events.map(({ type }) => type)).toEqual(['tile-placed', 'scored'])
    expect(state.phase).toBe('location')
    expect(verdict(state, 'y0@2,0')).toBe('KG-N1 place-location-first')
    expect(verdict(state, 'end')).toBe('KG-N1 place-location-first')
    play(state, 'h@3,0')
    expect(verdict(state, 'y0@5,0')).toBe('KG-T9 placing-over')
    expect(verdict(state, 'yD')).toBe('KG-T9 placing-over')
    expect(legal(state)).toEqual(['end'])
  })

  it('KG-T9: a dragon does not fill it', () => {
    const state = nearlyFull()
    play(state, 'yD')
    expect([state.phase, state.turn]).toEqual(['tiles', A])
  })

  it('KG-T9: covering a tile does not fill it', () => {
    const state = position({
      ...{ location: 3 },
      hands: 'y5 g1 r1',
      around: 'g1 g2 g3 g4\ny1 .\nr1 r1 r2 r2',
      stacks: 'all',
    })
    play(state, 'y5@0,-1')
    expect(state.phase).toBe('tiles')
  })

  it('KG-T9: it is not the others’ turn before the location is placed and the turn ended', () => {
    const state = nearlyFull()
    play(state, 'y1@2,0 h@3,0')
    expect(state.turn).toBe(A)
    play(state, 'end', FIRST)
    expect([state.turn, state.phase]).toEqual([B, 'tiles'])
    expect(player(state, A).hand).toHaveLength(6)
  })
})
