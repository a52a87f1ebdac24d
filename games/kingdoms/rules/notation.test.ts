import { FastChance } from '@crownlands/core/chance-fast'
import { describe, expect, it } from 'vitest'
import { kingdoms } from '../game'
import { ALL_OPTIONS, describeOptions } from '../testing/configurations'
import { A, B, board, play, possible, STANDARD } from '../testing/positions'
import { playVariedGame } from '../testing/random-games'
import {
  parseAction,
  parseBoard,
  parsePosition,
  parseSpace,
  spaceName,
  writeAction,
  writeBoard,
  writePosition,
} from './notation'
import type { Action } from './state'

describe('the name of a space', () => {
  it('K-C1: is a letter for its column from the left and a number for its row from the top', () => {
    expect([0, 5, 6, 14, 29].map(spaceName)).toEqual(['a1', 'f1', 'a2', 'c3', 'f5'])
  })

  it('K-C1: is different for each of the thirty and reads back', () => {
    const names = Array.from({ length: 30 }, (_, space) => spaceName(space))
    expect(new Set(names).size).toBe(30)
    expect(names.map(parseSpace)).toEqual(Array.from({ length: 30 }, (_, space) => space))
  })

  it.each(['', 'a', 'a0', 'a6', 'g1', 'A1', 'a11', ' a1', '1a'])('is not %j', (text) => {
    expect(parseSpace(text)).toBeUndefined()
  })
})

describe('an action', () => {
  it.each<[text: string, action: Action]>([
    ['2c3', { type: 'castle', rank: 2, space: 14 }],
    ['draw', { type: 'draw' }],
    ['c3', { type: 'place', space: 14 }],
    ['*c3', { type: 'start', space: 14 }],
    ['+5', { type: 'take', tile: '+5' }],
    ['-6', { type: 'take', tile: '-6' }],
    ['mountain', { type: 'take', tile: 'mountain' }],
    ['wizard', { type: 'take', tile: 'wizard' }],
  ])('is written %s and reads back', (text, action) => {
    expect(writeAction(action)).toBe(text)
    expect(parseAction(text)).toEqual(action)
  })

  it('reads back whatever is legal, each with a text of its own', () => {
    for (const [i, options] of ALL_OPTIONS.entries()) {
      playVariedGame(options, 2 + (i % 3), `actions ${i}`, (state) => {
        const legal = kingdoms.legalActions(state, state.turn)
        const texts = legal.map(writeAction)
        expect(texts.map(parseAction)).toEqual(legal)
        expect(new Set(texts).size).toBe(texts.length)
      })
    }
  })

  it.each([
    '',
    'pass',
    '5c3',
    '0c3',
    '2g1',
    '2c6',
    'c',
    '**c3',
    '2 c3',
    '+7',
    '0',
    '-0',
    '+0',
    'Draw',
    'dragons',
    '22c3',
  ])('is not %j', (text) => {
    expect(parseAction(text)).toBeUndefined()
  })
})

describe('a position', () => {
  it('is one line: board, epoch, turn, players, options', () => {
    const state = possible('+3,B1,4/6/6/6/6 epoch1 A(dragon) A:50:4321:+2 B:50:3321:- 2011')
    expect(state.board).toEqual(
      board(`
        +3  B1  .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .`),
    )
    expect(state).toMatchObject({
      options: STANDARD,
      epoch: 1,
      players: [
        { gold: 50, castles: [4, 3, 2, 1], startingTile: '+2' },
        { gold: 50, castles: [3, 3, 2, 1], startingTile: undefined },
      ],
      drawn: 'dragon',
      turn: A,
      over: false,
    })
    expect(state.supply.join(' ')).toBe('+1 +1 +2 +3 +4 +4 +5 +5 +6 +6 -1 -2 -3 -4 -5 -6 mountain mountain mine wizard')
  })

  it.each([
    '6/6/6/6/6 epoch1 A A:50:4321:+2 B:50:4321:-6 2011',
    '+3,B1,4/2,A4,3/6/5,mine/6 epoch2 B(dragon) A:50:4320:mountain B:-7:3321:- 2011',
    '6/6/6/6/6 epoch2 D A:50:2321:- B:50:2321:- C:50:2321:- D:50:2321:- 2002+no-luck',
    '6/6/6/6/6 epoch4 C A:50:1000:+1 B:50:1000:+1 C:-50:0001:+2 2011+last-castle+score-as-you-go',
    '6/6/6/6/6 epoch1 A A:50:4321:- B:50:4321:- 2002+no-luck+last-castle+score-as-you-go',
  ])('reads back as it was written: %s', (text) => {
    expect(writePosition(possible(text))).toBe(text)
  })

  it('K-E4: that is over says who placed last', () => {
    const { state } = playVariedGame(STANDARD, 3, 'over')
    const text = writePosition(state)
    expect(text).toContain(` epoch3 -${'ABC'[state.turn]} `)
    expect(parsePosition(text)).toEqual(state)
  })

  it.each(ALL_OPTIONS.map((options) => [describeOptions(options), options] as const))(
    'reads back at every step of a game: %s',
    (_name, options) => {
      for (const seats of [2, 3, 4]) {
        playVariedGame(options, seats, 'positions', (state) => {
          expect(parsePosition(writePosition(state))).toEqual(state)
        })
      }
    },
  )

  it('K-H1: of a view does not tell what is hidden, and is not a state', () => {
    const state = kingdoms.setup(STANDARD, 2, new FastChance('hidden').at(0))
    const text = writePosition(kingdoms.view(state, B))
    expect(text).toMatch(/ A:50:4321:\? B:50:4321:\S+ 2011$/)
    expect(parsePosition(text)).toEqual({ problem: 'this is not player A: A:50:4321:?' })
    expect(writePosition(kingdoms.view(state, 'spectator'))).toMatch(/A:50:4321:\? B:50:4321:\? 2011$/)
  })

  it('K-T3: of a view tells that a starting tile was played', () => {
    const state = possible('6/6/6/6/6 epoch1 A A:50:4321:+2 B:50:4321:-6 2011')
    play(state, '*c3')
    expect(writePosition(kingdoms.view(state, B))).toBe('6/6/2,+2,3/6/6 epoch1 B A:50:4321:- B:50:4321:-6 2011')
  })

  const REST = 'A:50:4321:+2 B:50:4321:- 2011'
  it.each([
    ['', 'board'],
    ['nonsense', 'board'],
    [`6/6/6/6 epoch1 A ${REST}`, 'board'],
    [`6/6/6/6/6/6 epoch1 A ${REST}`, 'board'],
    [`6/6/6/6/5 epoch1 A ${REST}`, 'board'],
    [`6/6/6/6/6,+1 epoch1 A ${REST}`, 'board'],
    [`6/6/6/6/5,+7 epoch1 A ${REST}`, 'board'],
    [`6/6/6/6/5,E1 epoch1 A ${REST}`, 'board'],
    [`6/6/6/6/5,A5 epoch1 A ${REST}`, 'board'],
    [`6/6/6/6/0,6 epoch1 A ${REST}`, 'board'],
    [`6/6/6/6/6 epoch0 A ${REST}`, 'epoch'],
    [`6/6/6/6/6 epoch A ${REST}`, 'epoch'],
    [`6/6/6/6/6 epoch1 E ${REST}`, 'turn'],
    [`6/6/6/6/6 epoch1 -- ${REST}`, 'turn'],
    [`6/6/6/6/6 epoch1 A(elf) ${REST}`, 'no tile elf'],
    ['6/6/6/6/6 epoch1 A A:50:4321:+2 B:50:4321:-', 'options'],
    ['6/6/6/6/6 epoch1 A A:50:4321:+2 B:50:4321:- 2012', 'options'],
    ['6/6/6/6/6 epoch1 A A:50:4321:+2 B:50:4321:- 2011+luck', 'options'],
    ['6/6/6/6/6 epoch1 A A:50:4321:+2 2011', '2 to 4 players, not 1'],
    ['6/6/6/6/6 epoch1 A A:1:0000:- B:1:0000:- C:1:0000:- D:1:0000:- D:1:0000:- 2011', '2 to 4 players, not 5'],
    ['6/6/6/6/6 epoch1 A B:50:4321:+2 A:50:4321:- 2011', 'player A'],
    ['6/6/6/6/6 epoch1 A A:50:4321:+2 B:50:432:- 2011', 'player B'],
    ['6/6/6/6/6 epoch1 A A:50:4321:+2 B:50:4325:- 2011', 'player B'],
    ['6/6/6/6/6 epoch1 A A:50:4321:+2 B:50:4321:elf 2011', 'player B'],
    ['6/6/6/6/6 epoch1 A A:much:4321:+2 B:50:4321:- 2011', 'player A'],
  ])('is not %j', (text, problem) => {
    expect(parsePosition(text)).toEqual({ problem: expect.stringContaining(problem) })
  })

  it('has a board that reads back', () => {
    const text = '+3,B1,-6,C1,A4,A1/B3,4,wizard/6/1,dragon,4/5,+2'
    expect(writeBoard(parseBoard(text) ?? [])).toBe(text)
  })
})
