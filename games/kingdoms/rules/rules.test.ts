import { FastChance } from '@crownlands/core/chance-fast'
import { Match } from '@crownlands/core/match'
import { withDefaults } from '@crownlands/core/schema'
import { chiSquare, suspicious, tally } from '@crownlands/core/testing/statistics'
import { describe, expect, it } from 'vitest'
import { CASTLES_PER_COLOUR, COLUMNS, ROWS, SPACES, TILES, tileSet } from '../content'
import { kingdoms } from '../game'
import { ALL_OPTIONS } from '../testing/configurations'
import {
  A,
  B,
  bring,
  C,
  eventsOf,
  FIRST,
  goldOf,
  NO_CHANCE,
  play,
  player,
  position,
  refusalOf,
  STANDARD,
} from '../testing/positions'
import { boardMadeBy, byEpoch, playVariedGame } from '../testing/random-games'
import { countTiles, looksFair } from '../testing/statistics'
import { parseAction, writeAction } from './notation'
import { randomAction } from './rules'
import { type Action, optionsSchema, type State } from './state'

const NOTHING_PLACED = `
  .   .   .   .   .   .
  .   .   .   .   .   .
  .   .   .   .   .   .
  .   .   .   .   .   .
  .   .   .   .   .   .`

function legal(state: State, seat = state.turn): string[] {
  return kingdoms.legalActions(state, seat).map(writeAction)
}

/** `castle 120, draw 1`: how many legal actions there are of each kind. */
function legalKinds(state: State): string {
  const kinds = new Map<Action['type'], number>()
  for (const { type } of kingdoms.legalActions(state, state.turn)) kinds.set(type, (kinds.get(type) ?? 0) + 1)
  return [...kinds].map(([kind, count]) => `${kind} ${count}`).join(', ')
}

describe('the components', () => {
  it('K-C1: the board has 5 rows of 6 spaces, all empty at the start', () => {
    const state = kingdoms.setup(STANDARD, 2, FIRST)
    expect([ROWS, COLUMNS]).toEqual([5, 6])
    expect(state.board).toEqual(Array(30).fill('.'))
    expect(state.empty).toHaveLength(SPACES)
  })

  it('K-C1: a space takes one tile or one castle and no more', () => {
    const state = kingdoms.setup(STANDARD, 2, FIRST)
    play(state, '2c3 *d3')
    expect(state.board.filter((piece) => piece !== '.')).toEqual(['A2', '+1'])
    expect(state.empty).toHaveLength(SPACES - 2)
    expect(legal(state).filter((action) => action.endsWith('c3') || action.endsWith('d3'))).toEqual([])
  })

  it('K-C2: a colour has ten castles, four of rank 1, three of rank 2, two of rank 3, one of rank 4', () => {
    expect(CASTLES_PER_COLOUR).toEqual([4, 3, 2, 1])
  })

  it('K-C3: the full set is twelve resources in pairs, six hazards, two mountains, dragon, gold mine and wizard', () => {
    expect(tileSet('2011').join(' ')).toBe(
      '+1 +1 +2 +2 +3 +3 +4 +4 +5 +5 +6 +6 -1 -2 -3 -4 -5 -6 mountain mountain dragon mine wizard',
    )
    expect(tileSet('2011')).toHaveLength(23)
  })

  it('K-C4: the edition of 2002 is the same without the wizard', () => {
    expect(tileSet('2002')).toEqual(tileSet('2011').filter((tile) => tile !== 'wizard'))
    expect(tileSet('2002')).toHaveLength(22)
    const state = kingdoms.setup({ ...STANDARD, edition: '2002' }, 3, FIRST)
    expect(state.supply).toHaveLength(22 - 3)
    expect(state.supply).not.toContain('wizard')
  })

  it('K-C4: the edition is that of 2011 unless another is asked for, and no variant is played', () => {
    expect(withDefaults(optionsSchema, {})).toEqual({ value: STANDARD })
  })
})

describe('the set-up', () => {
  it.each([
    [2, [4, 3, 2, 1]],
    [3, [3, 3, 2, 1]],
    [4, [2, 3, 2, 1]],
  ])('K-S1: of %i players everybody has the castles %j', (seats, castles) => {
    const state = kingdoms.setup(STANDARD, seats, FIRST)
    expect(state.players.map((one) => one.castles)).toEqual(Array(seats).fill(castles))
  })

  it.each([2, 3, 4])('K-S2: everybody of %i begins with 50 gold', (seats) => {
    expect(goldOf(kingdoms.setup(STANDARD, seats, FIRST))).toEqual(Array(seats).fill(50))
  })

  it('K-S3: everybody draws a starting tile from the shuffled tiles, and the rest is the supply', () => {
    const events: Parameters<typeof kingdoms.setup>[3] = []
    const state = kingdoms.setup(STANDARD, 3, new FastChance('set-up').at(0), events)
    const tiles = state.players.map(({ startingTile }) => startingTile)
    expect(tiles).not.toContain(undefined)
    expect(state.supply).toHaveLength(20)
    const byOrder = (a: string | undefined, b: string | undefined) =>
      TILES.findIndex((tile) => tile === a) - TILES.findIndex((tile) => tile === b)
    expect([...state.supply, ...tiles].sort(byOrder)).toEqual(tileSet('2011'))
    expect(eventsOf(events, 'starting-tile-dealt').map(({ seat, tile }) => [seat, tile])).toEqual([...tiles.entries()])
  })

  it.each([A, B, C])('K-S3: each tile is as likely as any other to be the starting tile of seat %i', (seat) => {
    const chance = new FastChance('starting tiles')
    const counts = countTiles(20_000, (i) => kingdoms.setup(STANDARD, 3, chance.at(i)).players[seat]?.startingTile)
    expect(looksFair(counts)).toBe(true)
  })

  it.each([2, 3, 4])('K-S4: each of %i players is as likely as any other to begin', (seats) => {
    const chance = new FastChance('starter')
    const counts = tally(seats, 10_000, (i) => kingdoms.setup(STANDARD, seats, chance.at(i)).turn)
    expect(chiSquare(counts)).toBeLessThan(suspicious(seats))
  })

  it('K-S4: the turn goes clockwise, back to the first after the last', () => {
    const state = kingdoms.setup(STANDARD, 3, { below: (n) => (n === 3 ? 1 : 0) })
    const turns = ['1a1', '1b1', '1c1', '1d1'].map((action) => {
      const [seat] = kingdoms.toAct(state)
      play(state, action)
      return seat
    })
    expect(turns).toEqual([B, C, A, B])
    expect(legal(state, B)).toEqual([])
  })
})

describe('a turn', () => {
  const opening = () => position(NOTHING_PLACED, 'epoch1 A A:50:4321:+2 B:50:4321:dragon 2011')

  it('K-T1, K-T2, K-T3: is a castle of any rank on any space, a draw, or the starting tile on any space', () => {
    expect(legalKinds(opening())).toBe('draw 1, start 30, castle 120')
  })

  it('K-T1: places a castle from the hand, and the next player is to act', () => {
    const state = opening()
    expect(play(state, '3c4')).toEqual([{ type: 'castle-placed', seat: A, rank: 3, space: 20 }])
    expect(state.board[20]).toBe('A3')
    expect(player(state, A).castles).toEqual([4, 3, 1, 1])
    expect(kingdoms.toAct(state)).toEqual([B])
  })

  it('K-T1: places no castle of a rank that is used up', () => {
    const state = position(
      `
      A4  .   .   .   .   .
      B1  .   .   .   .   .
      .   .   .   .   .   .
      .   .   .   .   .   .
      .   .   .   .   .   .`,
      'epoch1 A A:50:4320:+2 B:50:3321:dragon 2011',
    )
    expect(refusalOf(state, '4b1')).toEqual({ clause: 'K-T1', reason: 'no-castle-left', facts: { rank: 4 } })
    expect(legalKinds(state)).toBe('draw 1, start 28, castle 84')
  })

  it('K-T2: draws a tile, whose face everybody sees, and places it', () => {
    const state = opening()
    expect(play(state, 'draw', bring(state, '-6'))).toEqual([{ type: 'tile-drawn', seat: A, tile: '-6' }])
    expect(state.supply).not.toContain('-6')
    expect(([A, B, 'spectator'] as const).map((viewer) => kingdoms.view(state, viewer).drawn)).toEqual(
      Array(3).fill('-6'),
    )
    expect(play(state, 'f5')).toEqual([{ type: 'tile-placed', seat: A, tile: '-6', space: 29, from: 'supply' }])
    expect(state.board[29]).toBe('-6')
    expect(state.drawn).toBeUndefined()
    expect(kingdoms.toAct(state)).toEqual([B])
  })

  it('K-T2: does nothing else until the drawn tile is placed', () => {
    const state = opening()
    play(state, 'draw', bring(state, 'mine'))
    expect(kingdoms.toAct(state)).toEqual([A])
    expect(legalKinds(state)).toBe('place 30')
    const refusal = { clause: 'K-T2', reason: 'place-drawn-first', facts: { tile: 'mine' } }
    expect(['1a1', 'draw', '*a1', '+5'].map((action) => refusalOf(state, action))).toEqual(Array(4).fill(refusal))
  })

  it('K-T2: brings each tile of the supply with the same chance', () => {
    const chance = new FastChance('draws')
    const start = opening()
    const counts = countTiles(20_000, (i) => {
      const state = kingdoms.clone(start)
      play(state, 'draw', chance.at(i))
      return state.drawn
    })
    expect(looksFair(counts, start.supply)).toBe(true)
  })

  it('K-T2: cannot undo a draw, though it can undo a castle', () => {
    const start = opening()
    const match = new Match(kingdoms, {
      ...{ seats: 2, options: STANDARD, chance: { kind: 'fast', seed: 'undo' }, start, turns: 'tentative' },
    })
    expect(match.act(A, parseAction('1a1'))).toBeUndefined()
    expect(match.undo(A)).toBeUndefined()
    expect(match.act(A, parseAction('draw'))).toBeUndefined()
    expect(match.undo(A)).toEqual({ clause: 'T-U2', reason: 'something-was-revealed' })
    expect(match.act(A, parseAction('a1'))).toBeUndefined()
    expect(match.undoTurn(A)).toBeUndefined()
    expect(match.view(A).drawn).toBeDefined()
  })

  it('K-T3: places the starting tile face up, and its owner gets no other in this epoch', () => {
    const state = opening()
    expect(play(state, '*b2')).toEqual([{ type: 'tile-placed', seat: A, tile: '+2', space: 7, from: 'start' }])
    expect(state.board[7]).toBe('+2')
    expect(player(state, A).startingTile).toBeUndefined()
    play(state, '1a1')
    expect(refusalOf(state, '*c3')).toEqual({ clause: 'K-T3', reason: 'starting-tile-played' })
    expect(legalKinds(state)).toBe('draw 1, castle 112')
  })

  it('K-T3: leaves the other players’ starting tiles alone', () => {
    const state = opening()
    play(state, '*b2')
    expect(player(state, B).startingTile).toBe('dragon')
    play(state, '*c2')
    expect(state.board[8]).toBe('dragon')
  })

  it('K-T5: covers nothing, neither with a castle nor with a tile', () => {
    const state = opening()
    play(state, '1c3 1d3')
    const taken = (space: string) => ({ clause: 'K-T5', reason: 'space-taken', facts: { space } })
    expect(['1c3', '4d3', '*c3', '*d3'].map((action) => refusalOf(state, action))).toEqual(
      ['c3', 'd3', 'c3', 'd3'].map(taken),
    )
    play(state, 'draw', FIRST)
    expect(refusalOf(state, 'c3')).toEqual(taken('c3'))
    expect(legal(state)).toHaveLength(28)
  })

  it('K-T5, K-S4: in any game what is placed stays to the end of the epoch, and turns and passes go clockwise', () => {
    for (const [i, options] of ALL_OPTIONS.entries()) {
      const seats = 2 + (i % 3)
      const { events } = playVariedGame(options, seats, `stays ${i}`, (state, soFar) => {
        const placed = boardMadeBy(byEpoch(soFar).at(-1) ?? [])
        expect(state.board).toEqual(placed)
      })
      for (const epoch of byEpoch(events)) {
        const turns = epoch.flatMap((event) =>
          event.type === 'castle-placed' || event.type === 'tile-placed' || event.type === 'passed' ? [event.seat] : [],
        )
        const starter = eventsOf(epoch, 'epoch-started')[0]?.starter ?? Number.NaN
        expect(turns).toEqual(turns.map((_, turn) => (starter + turn) % seats))
      }
    }
  })
})

describe('a player who can do nothing', () => {
  const noRoom = (rest: string) =>
    position(
      `
      +1        +2        +3      +4    +5  +6
      +1        +2        +3      +4    +5  +6
      -1        -2        -3      -4    -5  -6
      mountain  mountain  dragon  mine  B1  B1
      B1        C1        C1      C1    .   .`,
      rest,
    )

  it('K-T4: is passed over, again and again', () => {
    const state = noRoom('epoch2 A A:50:3111:wizard B:50:0000:- C:50:0000:- 2011')
    expect(play(state, '1e5').slice(1)).toEqual([
      { type: 'passed', seat: B },
      { type: 'passed', seat: C },
    ])
    expect(kingdoms.toAct(state)).toEqual([A])
  })

  it('K-T4: is passed over between two who can', () => {
    const state = noRoom('epoch2 A A:50:3111:- B:50:0000:- C:50:0100:wizard 2011')
    expect(play(state, '4f5').slice(1)).toEqual([{ type: 'passed', seat: B }])
    expect(kingdoms.toAct(state)).toEqual([C])
    expect(legal(state)).toEqual(['*e5', '2e5'])
  })

  it.each([
    ['a castle', 'epoch2 A A:50:3111:wizard B:50:0010:- C:50:0000:- 2011', ['3f5']],
    ['the starting tile', 'epoch2 A A:50:3111:- B:50:0000:wizard C:50:0000:- 2011', ['*f5']],
    ['a tile in the supply', 'epoch2 A A:50:3111:- B:50:0000:- C:50:0000:- 2011', ['draw']],
  ])('K-T4: is not who still has %s', (_what, rest, actions) => {
    const state = noRoom(rest)
    expect(eventsOf(play(state, '1e5'), 'passed')).toEqual([])
    expect(kingdoms.toAct(state)).toEqual([B])
    expect(legal(state)).toEqual(actions)
  })

  it('K-T4: does not choose to pass, and neither does anybody else', () => {
    const state = kingdoms.setup(STANDARD, 2, FIRST)
    expect(kingdoms.check(state, A, { type: 'pass' })).toMatchObject({ clause: 'T-A2', reason: 'malformed' })
    expect(legal(state)).not.toContain('pass')
  })

  it('K-T4, K-P1: is not told to pass once the last space is filled', () => {
    const state = noRoom('epoch2 A A:50:3111:wizard B:50:0000:- C:50:0000:- 2011')
    play(state, '*e5')
    expect(state.supply).toEqual([])
    expect(refusalOf(state, 'draw')).toEqual({ clause: 'K-T2', reason: 'supply-empty' })
    const events = play(state, '1f5', FIRST)
    expect(eventsOf(events, 'passed')).toEqual([])
    expect(eventsOf(events, 'epoch-ended')).toHaveLength(1)
  })
})

describe('what is refused', () => {
  const opening = (options: string) => {
    const tiles = options.includes('no-luck') ? ['-', '-'] : ['+2', 'dragon']
    return position(NOTHING_PLACED, `epoch1 A A:50:4321:${tiles[0]} B:50:4321:${tiles[1]} ${options}`)
  }

  it.each([
    ['K-T2: placing before drawing', '2011', 'c3', 'K-T2', 'nothing-drawn'],
    ['K-T2: choosing a tile that lies face down', '2011', '+5', 'K-T2', 'tiles-lie-face-down'],
    ['K-V1: drawing blindly where tiles lie open', '2011+no-luck', 'draw', 'K-V1', 'tiles-lie-open'],
    ['K-V1: a starting tile where there are none', '2011+no-luck', '*c3', 'K-V1', 'no-starting-tiles'],
    ['K-C4: taking the wizard that the edition lacks', '2002+no-luck', 'wizard', 'K-V1', 'tile-not-there'],
  ])('%s', (_title, options, action, clause, reason) => {
    const state = opening(options)
    const before = kingdoms.clone(state)
    expect(refusalOf(state, action)).toMatchObject({ clause, reason })
    expect(state).toEqual(before)
  })

  it('K-V1: taking a tile of which none is left', () => {
    const state = opening('2011+no-luck')
    play(state, '+6 a1 +6')
    expect(state.supply).not.toContain('+6')
    play(state, 'a2')
    expect(refusalOf(state, '+6')).toEqual({ clause: 'K-V1', reason: 'tile-not-there', facts: { tile: '+6' } })
  })

  it('K-S4: acting when it is another player’s turn', () => {
    const state = opening('2011')
    expect(kingdoms.check(state, B, parseAction('1a1'))).toEqual({ clause: 'T-A1', reason: 'not-to-act' })
    expect(kingdoms.legalActions(state, B)).toEqual([])
  })

  it('K-E4: acting when the match is over', () => {
    const { state } = playVariedGame(STANDARD, 2, 'over')
    expect(kingdoms.check(state, state.turn, parseAction('1a1'))).toEqual({ clause: 'T-A3', reason: 'match-over' })
    expect(kingdoms.legalActions(state, state.turn)).toEqual([])
    expect(kingdoms.toAct(state)).toEqual([])
  })

  it('K-C1, K-C2: a space off the board and a rank that does not exist', () => {
    const state = opening('2011')
    for (const action of [
      { type: 'castle', rank: 5, space: 0 },
      { type: 'castle', rank: 1, space: 30 },
      { type: 'start', space: -1 },
    ]) {
      expect(kingdoms.check(state, A, action)).toMatchObject({ clause: 'T-A2', reason: 'malformed' })
    }
  })
})

describe('a random action', () => {
  const mixed = `
    A1  +1  .   .   .   .
    .   .   dragon  .   .   .
    .   .   .   .   .   .
    .   B4  .   .   .   .
    .   .   .   .   .   .`

  it.each([
    ['with everything', 'epoch1 A A:50:3321:+5 B:50:4320:-1 2011'],
    ['with a drawn tile', 'epoch1 A(mine) A:50:3321:+5 B:50:4320:-1 2011'],
    ['without a starting tile', 'epoch1 A A:50:3321:- B:50:4320:-1 2011'],
    ['with few castles', 'epoch2 A A:50:3001:-2 B:50:4010:-1 2011'],
    ['with no luck', 'epoch1 A A:50:3321:- B:50:4320:- 2011+no-luck'],
  ])('K-T1, K-T2, K-T3: %s is any of the legal ones with the same chance', (_case, rest) => {
    const state = position(mixed, rest)
    const actions = legal(state)
    const chance = new FastChance('random action').at(0)
    const counts = tally(actions.length, 400 * actions.length, () =>
      actions.indexOf(writeAction(randomAction(state, A, chance))),
    )
    expect(counts.every((count) => count > 0)).toBe(true)
    expect(chiSquare(counts)).toBeLessThan(suspicious(actions.length))
  })
})

it('K-T1, K-T3: nothing but a set-up, a draw and a new epoch is left to chance', () => {
  const state = kingdoms.setup(STANDARD, 2, FIRST)
  expect(() => play(state, '1a1 *b1 2c1', NO_CHANCE)).not.toThrow()
  expect(() => play(state, 'draw', NO_CHANCE)).toThrow('chance')
})
