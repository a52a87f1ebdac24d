import { pick } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import { describe, expect, it } from 'vitest'
import { kingsGate } from '../game'
import { ALL_OPTIONS, describeOptions } from '../testing/configurations'
import { A, B, play, STANDARD } from '../testing/positions'
import { cellAt } from './grid'
import { parseAction, parsePosition, parseTable, spaceName, writeAction, writePosition } from './notation'
import type { Action, Options, State } from './state'

const AT = cellAt(2, -1)

/** Calls back after the set-up and after each action of a game played by chance. */
function playRandomGame(options: Options, seats: number, seed: string, onStep: (state: State) => void): State {
  const dice = new FastChance(`moves ${seed}`).at(0)
  const source = new FastChance(seed)
  const state = kingsGate.setup(options, seats, source.at(0))
  onStep(state)
  for (let step = 1; state.phase !== 'over'; step++) {
    kingsGate.apply(state, state.turn, pick(kingsGate.legalActions(state, state.turn), dice), source.at(step))
    onStep(state)
  }
  return state
}

/** A position in one line, which must be one that the game can come to. */
function possible(text: string): State {
  const state = parsePosition(text)
  if ('problem' in state) throw new TypeError(state.problem)
  const impossible = kingsGate.audit(state)
  if (impossible !== undefined) throw new TypeError(`${impossible}: ${text}`)
  return state
}

describe('the name of a space', () => {
  it('KG-C1: is its column and its row, counted from the left half of the Palace', () => {
    expect(spaceName(cellAt(0, 0))).toBe('0,0')
    expect(spaceName(AT)).toBe('2,-1')
    expect(spaceName(cellAt(-28, 29))).toBe('-28,29')
  })
})

const ACTIONS: readonly (readonly [text: string, action: Action])[] = [
  ['y4@2,-1', { type: 'tile', tile: 'y4', cell: AT }],
  ['b0@-12,28', { type: 'tile', tile: 'b0', cell: cellAt(-12, 28) }],
  ['y4K@2,-1', { type: 'tile', tile: 'y4', cell: AT, counter: 'king' }],
  ['g1B@2,-1', { type: 'tile', tile: 'g1', cell: AT, counter: 'bishop' }],
  ['r3W@2,-1', { type: 'tile', tile: 'r3', cell: AT, counter: 'wizard' }],
  ['y4G@2,-1', { type: 'tile', tile: 'y4', cell: AT, counter: 'guildmaster' }],
  ['y4M@2,-1', { type: 'tile', tile: 'y4', cell: AT, counter: 'merchant' }],
  ['y4S@2,-1', { type: 'tile', tile: 'y4', cell: AT, counter: 'sorceress' }],
  ['bD@2,-1', { type: 'dragon', tile: 'bD', cell: AT }],
  ['bD', { type: 'dragon', tile: 'bD' }],
  ['S@-4,1>2,-1', { type: 'sorceress', from: cellAt(-4, 1), to: AT }],
  ['h@2,-1', { type: 'location', cell: AT, orientation: 'horizontal' }],
  ['v@2,-1', { type: 'location', cell: AT, orientation: 'vertical' }],
  ['end', { type: 'end' }],
]

describe('an action', () => {
  it.each(ACTIONS)('is written %s and reads back', (text, action) => {
    expect(writeAction(action)).toBe(text)
    expect(parseAction(text)).toEqual(action)
  })

  it.each(ACTIONS)('is understood however it is typed: %s', (text, action) => {
    expect(parseAction(text.toLowerCase())).toEqual(action)
    expect(parseAction(text.replace('@', ' '))).toEqual(action)
    expect(parseAction(text.replace('@', ''))).toEqual(action)
    expect(parseAction(` ${text.replace(',', ', ').replace('@', ' @ ').replace('>', ' > ')} `)).toEqual(action)
    expect(parseAction(text.replaceAll('-', '−'))).toEqual(action)
  })

  it.each([
    ['y4+king 2,-1', 'y4K@2,-1'],
    ['y4 merchant 2,-1', 'y4M@2,-1'],
    ['y4+w 2,-1', 'y4W@2,-1'],
    ['sorceress 4,1 > 2,-1', 'S@4,1>2,-1'],
  ])('may have its counter written out: %s', (typed, text) => {
    expect(parseAction(typed)).toEqual(parseAction(text))
    expect(parseAction(text)).toBeDefined()
  })

  it('reads back whatever is legal, each with a text of its own', () => {
    for (const [i, options] of ALL_OPTIONS.entries()) {
      playRandomGame(options, 2 + (i % 3), `actions ${i}`, (state) => {
        const legal = kingsGate.legalActions(state, state.turn)
        const texts = legal.map(writeAction)
        expect(texts.map(parseAction)).toEqual(legal)
        expect(new Set(texts).size).toBe(texts.length)
      })
    }
  })

  it.each([
    '',
    'pass',
    'y4',
    'y4@',
    'y4@2',
    'y4@2,',
    'y4@2;1',
    'y6@2,-1',
    'w4@2,-1',
    '4@2,-1',
    'y4X@2,-1',
    'y4KK@2,-1',
    'y4@32,0',
    'y4@0,-33',
    'y4@200,0',
    'y4@2,-1,1',
    'yDK@2,-1',
    'yDK',
    'yD@99,0',
    'S@4,1',
    'S@4,1>99,0',
    'h',
    'd@2,-1',
    'h@40,0',
    'ends',
  ])('is not %j', (text) => {
    expect(parseAction(text)).toBeUndefined()
  })
})

describe('a position', () => {
  const text =
    'y0,y1,r2,g1/y1,L1,L1,g2/y4K,r1,b3,b1,1/1,1,1,L2,L2 B(g1,gD) A:0:-:y11125D B:2:B:g0234 C:2:-:r111111 D:1:-:b011122 out:r1gD last:2,2,1,0/1,2,3,0 cap+hidden-vp+no-rotation'

  it('is one line: table, turn, players, tiles out of the game, last scoring, options', () => {
    const state = parsePosition(text)
    expect(state).toMatchObject({
      options: { graveyard: 'cap', hiddenVp: true, rotation: false },
      locations: [
        { cell: cellAt(0, 0), orientation: 'horizontal' },
        { cell: cellAt(2, 2), orientation: 'horizontal' },
      ],
      spaces: ['b3', 'b1', '.', '.', '.', '.', '.', '.', '.', '.'],
      turn: B,
      phase: 'tiles',
      played: ['g1', 'gD'],
      discarded: ['gD', 'r1'],
      lastScoring: { vp: [2, 2, 1, 0], ranks: [1, 2, 3, 0] },
    })
    if ('problem' in state) throw new Error(state.problem)
    expect(state.elsewhere).toContainEqual({ cell: cellAt(-1, 1), piece: 'y4K' })
    expect(state.elsewhere.map(({ cell }) => cell)).toEqual(
      state.elsewhere.map(({ cell }) => cell).sort((a, b) => a - b),
    )
    const [a, b] = state.players
    expect(a).toMatchObject({ vp: 0, counters: [], hand: ['y1', 'y1', 'y1', 'y2', 'y5', 'yD'] })
    expect(b).toMatchObject({ vp: 2, counters: ['bishop'], hand: ['g0', 'g2', 'g3', 'g4'] })
    // What is left of seven houses, four shops, four barracks and four manors.
    expect(a?.stack.join(' ')).toBe('y1 y1 y2 y2 y2 y3 y3 y3 y3 y4 y4 y4')
    expect(writePosition(state)).toBe(text.replace('b1,1/1,1,1,', 'b1/3,').replace('out:r1gD', 'out:gDr1'))
  })

  it('KG-S2: of two players gives both colours to each', () => {
    const state = possible('L1,L1 A A:0:-:y1g12345 B:0:-:r0b1234D out:- last:- replace')
    expect(state.players.map(({ hand, stack }) => hand.length + stack.length)).toEqual([44, 44])
    play(state, 'g5@2,-1 end', { below: () => 0 })
    expect(writePosition(state)).toBe('2,g5/L1,L1 B A:0:-:y01g1234 B:0:-:r0b1234D out:- last:- replace')
  })

  it.each([
    'L1,L1 A A:0:-:y111235 B:0:-:g012345 C:0:-:r11111D out:- last:- replace',
    '2,y4/L1,L1,r1 B A:0:-:y111235 B:0:-:g012345 C:0:-:r11111D out:- last:- cap+no-rotation',
    '2,y4/L1,L1 A(y4,yD) A:0:-:y1111 B:0:-:g012345 C:0:-:r11111D out:yDg1 last:- replace+hidden-vp',
    'y1,y2,y3,y4/y1,L1,L1,r1/g1,g1,r3,r4 C:location(r1) A:1:-:y111235 B:2:-:g012345 C:2:K:r1111D out:- last:1,2,2/3,2,1 replace',
    'y1,y2,y3,y4/y1,L1,L1,r1/g1,g1,r3,r4/1,L2/1,L2 C:end(r1) A:1:-:y111235 B:2:-:g012345 C:2:K:r1111D out:- last:1,2,2/3,2,1 replace',
  ])('reads back as it was written: %s', (one) => {
    expect(writePosition(possible(one))).toBe(one)
  })

  it.each(ALL_OPTIONS.map((options) => [describeOptions(options), options] as const))(
    'reads back at every step of a game: %s',
    (_name, options) => {
      for (const seats of [2, 3, 4]) {
        playRandomGame(options, seats, 'positions', (state) => {
          expect(parsePosition(writePosition(state))).toEqual(state)
        })
      }
    },
  )

  it('KG-E2: that is over says whose turn was the last', () => {
    const state = playRandomGame(STANDARD, 3, 'over', () => {})
    expect(writePosition(state)).toContain(` -${'ABC'[state.turn]}`)
  })

  it('KG-H1, KG-P6: of a view does not tell what is hidden, and is not a state', () => {
    const state = kingsGate.setup({ ...STANDARD, hiddenVp: true }, 2, new FastChance('hidden').at(0))
    const seen = writePosition(kingsGate.view(state, A))
    expect(seen).toMatch(/ A:0:-:\S+ B:\?:-:\?6 out:- last:- replace\+hidden-vp$/)
    expect(seen).not.toContain('A:0:-:?')
    expect(parsePosition(seen)).toEqual({ problem: 'this is not player B: B:?:-:?6' })
    expect(writePosition(kingsGate.view(state, 'spectator'))).toContain(' A:?:-:?6 B:?:-:?6 ')
  })

  const REST = 'A:0:-:y111235 B:0:-:g012345 out:- last:- replace'
  it.each([
    ['', 'table'],
    ['nonsense', 'table'],
    [`3 A ${REST}`, 'table'],
    [`y4/2 A ${REST}`, 'table'],
    [`y6,L1,L1 A ${REST}`, 'table'],
    [`yD,L1,L1 A ${REST}`, 'table'],
    [`,L1,L1 A ${REST}`, 'table'],
    [`0,L1,L1 A ${REST}`, 'table'],
    [`L1,L1,99,y4 A ${REST}`, 'table'],
    [`L1,L1,L11,L11 A ${REST}`, 'table'],
    [`L1 A ${REST}`, 'location lies: L1'],
    [`L1,1,L1 A ${REST}`, 'location lies: L1'],
    [`L1,L1,L1 A ${REST}`, 'location lies: L1'],
    [`L1,L1/L3,L3 A ${REST}`, 'location lies: L2'],
    [`L1,L1/L2 A ${REST}`, 'location lies: L2'],
    [`L1,L1 E ${REST}`, 'turn'],
    [`L1,L1 A:tiles ${REST}`, 'turn'],
    [`L1,L1 -A:end ${REST}`, 'turn'],
    [`L1,L1 A(y6) ${REST}`, 'turn'],
    [`L1,L1 A() ${REST}`, 'turn'],
    ['L1,L1 A A:0:-:y111235 B:0:-:g012345 last:- replace', 'out of the game'],
    ['L1,L1 A A:0:-:y111235 B:0:-:g012345 out:4y last:- replace', 'out of the game'],
    ['L1,L1 A A:0:-:y111235 B:0:-:g012345 out:- last:1,2 replace', 'last scoring'],
    ['L1,L1 A A:0:-:y111235 B:0:-:g012345 out:- last:- other', 'options'],
    ['L1,L1 A A:0:-:y111235 B:0:-:g012345 out:- last:- replace+luck', 'options'],
    ['L1,L1 A A:0:-:y111235 out:- last:- replace', '2 to 4 players, not 1'],
    ['L1,L1 A A:0:-:- B:0:-:- C:0:-:- D:0:-:- E:0:-:- out:- last:- replace', '2 to 4 players, not 5'],
    ['L1,L1 A B:0:-:y111235 A:0:-:g012345 out:- last:- replace', 'player A'],
    ['L1,L1 A A:0:-:y111235 B:much:-:g012345 out:- last:- replace', 'player B'],
    ['L1,L1 A A:0:-:y111235 B:0:X:g012345 out:- last:- replace', 'player B'],
    ['L1,L1 A A:0:-:y111235 B:0:-:g016 out:- last:- replace', 'player B'],
    ['L1,L1 A A:0:-:y111235 B:0:-:?6 out:- last:- replace', 'player B'],
  ])('is not %j', (wrong, problem) => {
    expect(parsePosition(wrong)).toEqual({ problem: expect.stringContaining(problem) })
  })

  it('has a table with a row that is empty', () => {
    expect(parseTable('y4//L1,L1')).toMatchObject({ elsewhere: [{ cell: cellAt(0, -2), piece: 'y4' }] })
  })
})
