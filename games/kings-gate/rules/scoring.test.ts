import { describe, expect, it } from 'vitest'
import { A, B, C, type EventOf, eventOf, play, player, position, vpOf } from '../testing/positions'

type Scored = EventOf<'scored'>

/** `y 12 1st 2; g 5 2nd 2`: the standings from the first to the last: colour, total, rank, VP, counter. */
function told({ standings }: Scored): string {
  return standings
    .map(({ colour, total, rank, vp, counter }) =>
      [colour, total, rank ?? '-', vp, ...(counter ? [counter] : [])].join(' '),
    )
    .join('; ')
}

/** A plays a yellow 1 on the last free space, at 2,1. */
function scoring(around: string, sketch: object = {}) {
  const state = position({
    around,
    hands: 'y1 g1 r1 b1',
    stacks: 'y1 g1 r1 b1',
    ...sketch,
  })
  const events = play(state, 'y1@2,1')
  return { state, event: eventOf(events, 'scored') }
}

const CLEAR = `
  g5 g4 r4 r4
  b2       b4
  b0 y1 y2 .`

describe('scoring', () => {
  it('KG-P1: everybody adds the values of the own tiles adjacent to the current location, and of no others', () => {
    const { event } = scoring(CLEAR, { elsewhere: '5,5 y5' })
    expect(event.standings.map(({ colour, total }) => `${colour}${total}`)).toEqual(['g9', 'r8', 'b6', 'y4'])
    expect(event.standings[2]?.tiles.map(({ piece, printed, counts }) => [piece, printed, counts])).toEqual([
      ['b4', 4, 4],
      ['b0', 0, 0],
      ['b2', 2, 2],
    ])
  })

  it('KG-P2: the highest, the second and the third get the three numbers', () => {
    const { state, event } = scoring(CLEAR)
    expect(told(event)).toBe('g 9 1 2 king; r 8 2 2; b 6 3 1; y 4 4 0')
    expect(vpOf(state)).toEqual([0, 2, 2, 1])
    expect(event.players).toEqual([
      { won: 0, vp: 0 },
      { won: 2, vp: 2 },
      { won: 2, vp: 2 },
      { won: 1, vp: 1 },
    ])
  })

  it('KG-P2: of three players only the first and the second', () => {
    const { state } = scoring('g5 g4 r4 r4\nr2 g4\nr0 y1 y2 .', { hands: 'y1 g1 r1', stacks: 'y1 g1 r1', location: 4 })
    expect(vpOf(state)).toEqual([0, 5, 4])
  })

  it('KG-P2: who has no tile there gets nothing, whoever is behind', () => {
    const { state, event } = scoring('y5 y4 r4 r4\nr2 r4\nr0 y1 y2 .', { location: 4 })
    expect(told(event)).toBe('r 14 1 5; y 13 2 4; g 0 - 0; b 0 - 0')
    expect(vpOf(state)).toEqual([4, 0, 5, 0])
  })

  it('KG-P2: a pub is enough to be there', () => {
    const { event } = scoring('y5 y4 r4 r4\nr2 r4\nb0 y1 y2 .')
    expect(told(event)).toBe('r 14 1 2 king; y 13 2 2; b 0 3 1; g 0 - 0')
  })

  it.each([
    ['B is left of A', 'g4 r4 b4 y1\ng1 r1\nb1 y1 y1 .', 'g 5 1 2 king; r 5 2 2; b 5 3 1; y 4 4 0'],
    ['the last player loses all ties', 'g4 r4 b3 y1\ng1 r1\nb1 y1 y2 .', 'g 5 1 2 king; r 5 2 2; y 5 3 1; b 4 4 0'],
    ['B is not involved', 'g1 r4 b4 y1\ng1 r1\nb1 y1 y1 .', 'r 5 1 2 king; b 5 2 2; y 4 3 1; g 2 4 0'],
  ])('KG-P3: the left neighbour of who placed last wins ties, then clockwise: %s', (_why, around, standings) => {
    expect(told(scoring(around).event)).toBe(standings)
  })

  it('KG-P3: a tie is explained: who is in it, by whose last tile', () => {
    const { event } = scoring('g4 r4 b4 y1\ng1 r1\nb1 y1 y1 .')
    expect(event.lastBy).toBe(A)
    expect(
      event.standings.map(({ colour, tied, clauses }) => [colour, tied.join(''), clauses.includes('KG-P3')]),
    ).toEqual([
      ['g', 'rb', true],
      ['r', 'gb', true],
      ['b', 'gr', true],
      ['y', '', false],
    ])
  })

  it('KG-P3: with two players the colours of the one who did not place last win', () => {
    const { event } = scoring('g4 r4 b4 y1\ng1 r1\nb1 y1 y2 .', { hands: 'y1 r1', stacks: 'y1 r1' })
    expect(told(event)).toBe('r 5 1 2 king; b 5 2 2; y 5 3 1; g 5 4 0')
  })

  it('KG-P1: two players get the VP of both own colours: the example of the Graveyard', () => {
    const { state, event } = scoring('y4 y5 g4 g1\nr4 r3\nb4 b2 r0 .', {
      location: 4,
      hands: 'y1 r1',
      stacks: 'y1 r1',
    })
    expect(event.standings.map(({ colour, total }) => `${colour}${total}`)).toEqual(['y10', 'r7', 'b6', 'g5'])
    expect(vpOf(state)).toEqual([5, 7])
  })

  it('KG-P4: the first takes the counter, which lies open', () => {
    const { state } = scoring(CLEAR)
    expect(player(state, B).counters).toEqual(['king'])
  })

  it('KG-P4: at the Marketplace the second takes the Merchant', () => {
    const { state } = scoring(CLEAR, { location: 5 })
    expect([player(state, B).counters, player(state, C).counters]).toEqual([['guildmaster'], ['merchant']])
  })

  it('KG-P4: with two players both go to the one whose colours are first and second', () => {
    const { state } = scoring('r4 r4 b4 b4\ny1 y1\nr1 g1 g2 .', { location: 5, hands: 'y1 r1', stacks: 'y1 r1' })
    expect(player(state, B).counters).toEqual(['guildmaster', 'merchant'])
  })

  it('KG-P4: with two players a counter may be played on either colour', () => {
    const state = position({ hands: 'y1g1 r1', counters: 'K -' })
    play(state, 'g1K@0,1')
    expect(player(state, A).counters).toEqual([])
  })

  it('KG-P4: nobody takes the Merchant where only one colour is', () => {
    const { state } = scoring('y4 y4 y4 y4\ny2 y1\ny1 y1 y2 .', { location: 5 })
    expect(state.players.map(({ counters }) => counters)).toEqual([['guildmaster'], [], [], []])
  })

  it('KG-P4: counters stay in order', () => {
    const { state } = scoring(CLEAR, { location: 2, counters: '- KM - -' })
    expect(player(state, B).counters).toEqual(['king', 'bishop', 'merchant'])
  })

  it('KG-X4: with the Bishop there each tile counts 1, the pub too, the Guildmaster’s +2 not', () => {
    const { event } = scoring('g5 g4G r4 r4\nb2 b4B\nb0 y1 y2 .', { location: 6 })
    expect(told(event)).toBe('b 3 1 4; y 3 2 3; g 2 3 2; r 2 4 0')
    expect(event.bishop).toBe(true)
    expect(event.standings[2]?.tiles).toMatchObject([
      { piece: 'g5', printed: 5, counts: 1, clauses: ['KG-X4'] },
      { piece: 'g4G', printed: 4, counts: 1, clauses: ['KG-X4'] },
    ])
  })

  it('KG-X4: a Bishop elsewhere changes nothing', () => {
    expect(scoring(CLEAR, { location: 6, elsewhere: '5,5 y2B' }).event.bishop).toBe(false)
  })

  it('KG-X6: the Guildmaster adds 2 to his tile', () => {
    const { event } = scoring('g5 g4 r4G r4\nb2 b4\nb0 y1 y2 .', { location: 6 })
    expect(event.standings[0]).toMatchObject({ colour: 'r', total: 10 })
    expect(event.standings[0]?.tiles[0]).toMatchObject({ piece: 'r4G', printed: 4, counts: 6, clauses: ['KG-X6'] })
  })
})

describe('the Tourney Grounds', () => {
  const tourney = (around: string, sketch: object = {}) => scoring(around, { location: 8, ...sketch })

  it('KG-L3: the smallest total loses 3 VP', () => {
    const { state, event } = tourney(CLEAR, { vp: [5, 5, 5, 5] })
    expect(told(event)).toBe('g 9 1 3; r 8 2 0; b 6 3 0; y 4 4 0')
    expect(vpOf(state)).toEqual([2, 8, 5, 5])
    expect(event.tourney).toEqual({ colour: 'y', seat: A, loss: 3 })
    expect(event.players[A]).toEqual({ won: 0, lost: 3, vp: 2 })
    expect(event.standings[3]?.clauses).toContain('KG-L3')
  })

  it('KG-L3: VP never fall below 0', () => {
    for (const [before, lost] of [
      [0, 0],
      [2, 2],
    ] as const) {
      const { state, event } = tourney(CLEAR, { vp: [before, 0, 0, 0] })
      expect(vpOf(state)[A]).toBe(0)
      expect(event.players[A]).toEqual({ won: 0, lost, vp: 0 })
    }
  })

  it('KG-L3: no tile there is less than a 0 with a tile', () => {
    const { event } = tourney('y5 y4 r4 r4\nr2 r4\nb0 y1 y2 .', { vp: [5, 5, 5, 5] })
    expect(event.tourney).toMatchObject({ colour: 'g', seat: B })
  })

  it('KG-L3, KG-P3: of several without a tile, the one who loses ties', () => {
    const { event } = tourney('r1 r4 r4 r4\nr2 r4\nr1 y1 y2 .', { vp: [5, 5, 5, 5] })
    expect(event.standings.map(({ colour }) => colour).join('')).toBe('rygb')
    expect(event.tourney).toMatchObject({ colour: 'b' })
  })

  it('KG-L3: with two players all four colours count, and prizes are paid before the loss', () => {
    const { state, event } = tourney('y5 y4 y4 r4\nr2 b4\nb0 y1 y2 .', {
      hands: 'y1 r1',
      stacks: 'y1 r1',
      vp: [0, 5],
    })
    // Yellow wins 3, green has nothing there: 0 + 3 - 3.
    expect(event.tourney).toMatchObject({ colour: 'g', seat: A })
    expect(vpOf(state)).toEqual([0, 5])
    expect(event.players[A]).toEqual({ won: 3, lost: 3, vp: 0 })
  })

  it('KG-L3: nobody loses anything elsewhere', () => {
    expect(scoring(CLEAR, { location: 7 }).event.tourney).toBeUndefined()
  })
})
