import { FastChance } from '@crownlands/core/chance-fast'
import { withDefaults } from '@crownlands/core/schema'
import { chiSquare, suspicious } from '@crownlands/core/testing/statistics'
import { describe, expect, it } from 'vitest'
import { COPIES, LOCATIONS, TILES, tilesOfColour } from '../content'
import { kingsGate } from '../game'
import { ALL_OPTIONS } from '../testing/configurations'
import {
  A,
  at,
  B,
  C,
  eventOf,
  eventsOf,
  FIRST,
  legal,
  play,
  player,
  position,
  STANDARD,
  verdict,
} from '../testing/positions'
import { cellAt, columnOf, PALACE, rowOf, SPACES, spaceAt, spaceCell } from './grid'
import { byTileOrder } from './pieces'
import { type Event, optionsSchema } from './state'

describe('the components', () => {
  it('KG-C1: a location has ten spaces: two above, two below, one at each end, four corners', () => {
    const around = (orientation: 'horizontal' | 'vertical') =>
      Array.from({ length: SPACES }, (_, space) => {
        const cell = spaceCell({ cell: cellAt(0, 0), orientation }, space)
        return `${columnOf(cell)},${rowOf(cell)}`
      }).join(' ')
    expect(around('horizontal')).toBe('-1,-1 0,-1 1,-1 2,-1 2,0 2,1 1,1 0,1 -1,1 -1,0')
    expect(around('vertical')).toBe('-1,-1 0,-1 1,-1 1,0 1,1 1,2 0,2 -1,2 -1,1 -1,0')
  })

  it('KG-C1: a cell is a space of a location or it is not', () => {
    for (const orientation of ['horizontal', 'vertical'] as const) {
      const lying = { cell: cellAt(3, -2), orientation }
      for (let space = 0; space < SPACES; space++) expect(spaceAt(lying, spaceCell(lying, space))).toBe(space)
      expect(spaceAt(lying, lying.cell)).toBe(-1)
      expect(spaceAt(lying, cellAt(9, 9))).toBe(-1)
    }
  })

  it('KG-C1, KG-N2: no game comes near the edge of the grid', () => {
    for (let i = 0; i < 50; i++) {
      const chance = new FastChance(`far ${i}`).at(0)
      const state = kingsGate.setup(STANDARD, 4, chance)
      while (state.phase !== 'over') {
        const actions = kingsGate.legalActions(state, state.turn)
        // Away from the middle, as straight as it goes.
        const farthest = actions.toSorted((a, b) => reach(b) - reach(a))[0]
        const action = farthest?.type === 'location' ? farthest : actions[chance.below(actions.length)]
        if (action !== undefined) kingsGate.apply(state, state.turn, action, chance)
      }
      expect(kingsGate.audit(state)).toBeUndefined()
    }
    function reach(action: { readonly type: string; readonly cell?: number | undefined }): number {
      return action.type === 'location' && action.cell !== undefined ? columnOf(action.cell) : -99
    }
  })

  it('KG-C2: the ten locations with prizes, danger and counters', () => {
    const told = LOCATIONS.map(
      ({ id, vp, dangerous, counters }) =>
        `${id} ${vp.join('-')}${dangerous ? ' dangerous' : ''} ${counters.join('+')}`,
    )
    expect(told.map((line) => line.trim())).toEqual([
      'palace 2-2-1 king',
      'cathedral 3-3-1 bishop',
      'wizards-tower 4-3-2 dangerous wizard',
      'graveyard 5-4-3 dangerous',
      'marketplace 3-2-2 guildmaster+merchant',
      'garrison 4-3-2',
      'docks 6-3-1 dangerous',
      'tourney-grounds 3-0-0 dangerous',
      'library 4-3-2 sorceress',
      'kings-gate 7-4-2 dangerous',
    ])
  })

  it('KG-C3: a colour has 22 tiles: pub, seven houses, four 2s, four barracks, four 4s, a 5 and a dragon', () => {
    expect(tilesOfColour('r').join(' ')).toBe('r0 r1 r1 r1 r1 r1 r1 r1 r2 r2 r2 r2 r3 r3 r3 r3 r4 r4 r4 r4 r5 rD')
    expect(COPIES.reduce((sum, copies) => sum + copies)).toBe(22)
    expect(TILES).toHaveLength(28)
  })

  it('KG-C4: VP are numbers: the bank cannot run out', () => {
    const state = position({
      location: 10,
      around: `
        r1 r1 r1 y5
        r1       .
        r1 r1 r1 g1`,
      hands: 'y4 g1 r2',
      stacks: '- g1 r2',
      vp: [900, 0, 0],
    })
    play(state, 'y4@2,0')
    expect(player(state, A).vp).toBe(907)
  })

  it('has its standard options', () => {
    expect(withDefaults(optionsSchema, {})).toEqual({ value: STANDARD })
    expect(ALL_OPTIONS).toHaveLength(8)
  })
})

describe('the set-up', () => {
  it.each([3, 4])('KG-S1: each of %i players has six of the 22 tiles of one colour in hand', (seats) => {
    const events: Event[] = []
    const state = kingsGate.setup(STANDARD, seats, new FastChance('set-up').at(0), events)
    state.players.forEach(({ hand, stack, vp, counters }, seat) => {
      expect([hand.length, stack.length, vp, counters]).toEqual([6, 16, 0, []])
      expect([...hand, ...stack].sort(byTileOrder)).toEqual(tilesOfColour('ygrb'[seat] as 'y'))
    })
    expect(eventsOf(events, 'drawn').map(({ seat, count, tiles }) => [seat, count, tiles])).toEqual(
      state.players.map(({ hand }, seat) => [seat, 6, hand]),
    )
  })

  it('KG-S1: the Palace lies on the table, all its spaces free, and is the current location', () => {
    const state = kingsGate.setup(STANDARD, 4, FIRST)
    expect(state.locations).toEqual([PALACE])
    expect([at(state, 0, 0), at(state, 1, 0), at(state, 0, 1)]).toEqual(['L1', 'L1', '.'])
    expect(state.spaces).toEqual(Array(10).fill('.'))
  })

  it('KG-S1: each tile is as likely as any other to be in a hand', () => {
    const counts = new Map<string, number>()
    const chance = new FastChance('hands')
    const games = 5000
    for (let i = 0; i < games; i++) {
      for (const tile of kingsGate.setup(STANDARD, 3, chance.at(i)).players[B]?.hand ?? []) {
        counts.set(tile, (counts.get(tile) ?? 0) + 1)
      }
    }
    const each = COPIES.map((copies, kind) => (counts.get(`g${'012345D'[kind]}`) ?? 0) / copies)
    const expected = (games * 6) / 22
    for (const count of each) expect(Math.abs(count - expected)).toBeLessThan(5 * Math.sqrt(expected))
  })

  it('KG-S2: of two players one has yellow and green, the other red and blue, and both a hand of six', () => {
    const state = kingsGate.setup(STANDARD, 2, new FastChance('two').at(0))
    const colours = state.players.map(({ hand, stack }) => [...hand, ...stack].sort(byTileOrder))
    expect(colours).toEqual([
      [...tilesOfColour('y'), ...tilesOfColour('g')],
      [...tilesOfColour('r'), ...tilesOfColour('b')],
    ])
    expect(state.players.map(({ hand, stack }) => [hand.length, stack.length])).toEqual([
      [6, 38],
      [6, 38],
    ])
  })

  it('KG-S3: everybody is as likely to start', () => {
    const starts = [0, 0, 0, 0]
    const chance = new FastChance('start')
    for (let i = 0; i < 4000; i++) {
      const { turn } = kingsGate.setup(STANDARD, 4, chance.at(i))
      starts[turn] = (starts[turn] ?? 0) + 1
    }
    expect(chiSquare(starts)).toBeLessThan(suspicious(4))
  })

  it('KG-S3: the starter is told, and the turn goes clockwise', () => {
    const events: Event[] = []
    const state = kingsGate.setup(STANDARD, 3, FIRST, events)
    expect(eventOf(events, 'game-started')).toEqual({ type: 'game-started', starter: A })
    const turns = [state.turn]
    for (let i = 0; i < 3; i++) {
      play(state, legal(state)[0] ?? '')
      play(state, 'end', FIRST)
      turns.push(state.turn)
    }
    expect(turns).toEqual([A, B, C, A])
  })
})

describe('a turn', () => {
  const start = () => position({ hands: 'y01124D g111111 r222222', stacks: 'all' })

  it('KG-T1: at least one tile must be played before the turn can end', () => {
    const state = start()
    expect(verdict(state, 'end')).toBe('KG-T1 nothing-played')
    play(state, 'y2@0,1')
    expect(verdict(state, 'end')).toBe('yes')
  })

  it('KG-T1: tiles are resolved one at a time, in any order', () => {
    const pubFirst = start()
    play(pubFirst, 'y0@0,1 y4@0,-1')
    const pubLast = start()
    play(pubLast, 'y4@0,-1 y0@0,1')
    expect(pubLast.spaces).toEqual(pubFirst.spaces)
    expect(pubLast.played).toEqual(['y4', 'y0'])
  })

  it('KG-T1: only tiles of the own hand can be played', () => {
    expect(verdict(start(), 'y5@0,1')).toBe('KG-T1 not-in-hand')
    expect(verdict(start(), 'g1@0,1')).toBe('KG-T1 not-in-hand')
    expect(verdict(start(), 'gD')).toBe('KG-T1 not-in-hand')
  })

  it('KG-T1: then tiles are drawn up to six, and it is the turn of the next', () => {
    const state = start()
    const events = play(state, 'y1@0,1 y1@0,-1 yD end', FIRST)
    expect(eventOf(events, 'drawn')).toEqual({ type: 'drawn', seat: A, count: 3, tiles: ['y1', 'y1', 'y1'] })
    expect(player(state, A).hand).toEqual(['y0', 'y1', 'y1', 'y1', 'y2', 'y4'])
    expect(player(state, A).stack).toHaveLength(22 - 6 - 3)
    expect(eventOf(events, 'turn-ended').seat).toBe(A)
    expect([state.turn, state.phase, state.played]).toEqual([B, 'tiles', []])
  })

  it('KG-T1, KG-E1: with fewer tiles in the stack, all of them are drawn', () => {
    const state = position({ hands: 'y01124D g1 r2', stacks: 'y5 g1 r2' })
    play(state, 'y1@0,1 y1@0,-1 y0@1,1 end', FIRST)
    expect(player(state, A).hand.join('')).toBe('y2y4y5yD')
    expect(player(state, A).stack).toEqual([])
  })

  it('KG-T1: equal tiles are one choice', () => {
    const state = position({ hands: 'y111111 g1 r2' })
    expect(legal(state)).toHaveLength(10)
  })

  it('KG-T8: the player to act always has something to play, and nobody may pass', () => {
    for (let i = 0; i < 100; i++) {
      const chance = new FastChance(`plays ${i}`).at(0)
      const state = kingsGate.setup(STANDARD, 2 + (i % 3), chance)
      while (state.phase !== 'over') {
        const actions = kingsGate.legalActions(state, state.turn)
        if (state.phase === 'tiles' && state.played.length === 0) {
          expect(actions.some(({ type }) => type === 'tile' || type === 'dragon')).toBe(true)
          expect(actions.some(({ type }) => type === 'end')).toBe(false)
        }
        const action = actions[chance.below(actions.length)]
        if (action !== undefined) kingsGate.apply(state, state.turn, action, chance)
      }
    }
  })

  it('KG-T1: a random action is any of the legal ones, as likely as the others', () => {
    const state = start()
    const actions = kingsGate.legalActions(state, A).map((action) => JSON.stringify(action))
    const counts = new Map(actions.map((text) => [text, 0]))
    const chance = new FastChance('random').at(0)
    for (let i = 0; i < 20_000; i++) {
      const text = JSON.stringify(kingsGate.randomAction?.(state, A, chance))
      counts.set(text, (counts.get(text) ?? 0) + 1)
    }
    expect(counts.size).toBe(actions.length)
    expect(chiSquare([...counts.values()])).toBeLessThan(suspicious(counts.size))
  })
})
