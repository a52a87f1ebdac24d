import { FastChance } from '@crownlands/core/chance-fast'
import { chiSquare, suspicious } from '@crownlands/core/testing/statistics'
import { describe, expect, it } from 'vitest'
import { kingsGate } from '../game'
import {
  A,
  at,
  B,
  drawn,
  eventOf,
  eventsOf,
  FIRST,
  legal,
  play,
  player,
  position,
  refusalOf,
  STANDARD,
  verdict,
  vpOf,
} from '../testing/positions'
import { isDangerous, tilesInPlay } from './table'

const SURROUNDED = `
  g1 g2 g3 g4
  y1 L1 L1 y2
  r1 r1 r2 r2`

const placing = (sketch: object = {}) =>
  drawn(SURROUNDED, {
    hands: 'y1 g1 r1',
    stacks: 'all',
    phase: 'location',
    played: 'y2',
    ...sketch,
  })

describe('the next location', () => {
  it('KG-N1: is placed by the player who placed the last tile, who then draws and ends the turn', () => {
    const state = placing({ hands: 'y11123 g111111 r111111' })
    const events = [...play(state, 'v@0,-3'), ...play(state, 'end', FIRST)]
    expect(events.map(({ type }) => type)).toEqual(['location-placed', 'drawn', 'turn-ended'])
    expect(eventOf(events, 'location-placed')).toMatchObject({ seat: A, location: 2, orientation: 'vertical' })
    expect([player(state, A).hand.length, state.turn, state.phase]).toEqual([6, B, 'tiles'])
  })

  it('KG-N1: is placed even if that was the own last tile', () => {
    const state = position({ around: 'g1 g2 g3 g4\ny1 .\nr1 r1 r2 r2', hands: 'y2 g1 r1' })
    play(state, 'y2@2,0')
    expect([state.phase, state.turn]).toEqual(['location', A])
    const events = play(state, 'h@3,0 end')
    expect(eventsOf(events, 'drawn')).toEqual([])
    expect(state.turn).toBe(B)
  })

  it('KG-N1: is only placed after a scoring', () => {
    expect(verdict(position({ hands: 'y2 g1 r1' }), 'h@3,0')).toBe('KG-N1 no-location-now')
  })

  it('KG-N2: must share an edge with what is in play', () => {
    const state = placing()
    expect(verdict(state, 'h@3,0')).toBe('yes')
    expect(verdict(state, 'h@0,-2')).toBe('yes')
    expect(verdict(state, 'v@-2,1')).toBe('yes')
    expect(verdict(state, 'h@4,0')).toBe('KG-N2 location-no-shared-edge')
  })

  it('KG-N2: a corner is not enough', () => {
    expect(verdict(placing(), 'h@3,-2')).toBe('KG-N2 location-no-shared-edge')
    expect(verdict(placing(), 'v@3,2')).toBe('KG-N2 location-no-shared-edge')
    expect(verdict(placing(), 'v@3,1')).toBe('yes')
  })

  it('KG-N2: lies on two free cells', () => {
    expect(verdict(placing(), 'h@2,0')).toBe('KG-N2 location-not-free')
    expect(verdict(placing(), 'v@0,-2')).toBe('KG-N2 location-not-free')
    expect(verdict(placing(), 'h@0,0')).toBe('KG-N2 location-not-free')
    expect(refusalOf(placing(), 'h@2,0')?.facts).toEqual({ cell: expect.any(Number) })
  })

  it('KG-N2, KG-N3: so there are 32 ways to lie around a surrounded Palace', () => {
    const state = placing()
    // Across: 5 along each long side, 3 at each short one. Upright: 4 along each side.
    const found = new Set<string>()
    for (let x = -6; x <= 7; x++) {
      for (let y = -6; y <= 6; y++) {
        for (const way of ['h', 'v'])
          if (refusalOf(state, `${way}@${x},${y}`) === undefined) found.add(`${way}@${x},${y}`)
      }
    }
    expect(new Set(legal(state))).toEqual(found)
    expect(legal(state)).toHaveLength(2 * (5 + 3) + 4 * 4)
  })

  it('KG-N3: with the option "rotation: false" it is never turned', () => {
    const state = placing({ options: { rotation: false } })
    expect(legal(state).every((text) => text.startsWith('h@'))).toBe(true)
    expect(verdict(state, 'v@3,0')).toBe('KG-N3 location-not-turned')
    expect(legal(placing()).some((text) => text.startsWith('v@'))).toBe(true)
  })

  it('KG-N2: every way is as likely in a random choice', () => {
    const state = placing()
    const counts = new Map(kingsGate.legalActions(state, A).map((action) => [JSON.stringify(action), 0]))
    const chance = new FastChance('locations').at(0)
    for (let i = 0; i < 10_000; i++) {
      const text = JSON.stringify(kingsGate.randomAction?.(state, A, chance))
      counts.set(text, (counts.get(text) ?? 0) + 1)
    }
    expect(chiSquare([...counts.values()])).toBeLessThan(suspicious(counts.size))
  })

  it('KG-N4: tiles that are already adjacent lie at its spaces and count; the others stay where they are', () => {
    const state = placing()
    const before = tilesInPlay(state).length
    play(state, 'h@3,0')
    expect(state.spaces.filter((space) => space !== '.')).toEqual(['g4', 'r2', 'y2'])
    expect(tilesInPlay(state)).toHaveLength(before)
    expect([at(state, 2, 0), at(state, -1, 0), at(state, 3, 0)]).toEqual(['y2', 'y1', 'L2'])
    expect(state.elsewhere.map(({ cell }) => cell)).toEqual(
      state.elsewhere.map(({ cell }) => cell).toSorted((a, b) => a - b),
    )
  })

  it('KG-N4, KG-X3: counters on them act', () => {
    const table = SURROUNDED.replace('y2', 'y2K')
    const state = drawn(table, { hands: 'y1 g1 r1', stacks: 'all', phase: 'location', played: 'y2' })
    play(state, 'h@3,0')
    expect(isDangerous(state)).toBe(true)
  })

  it('KG-P5: a tile counts for every location it is adjacent to', () => {
    const state = drawn(
      `
      g1 g2 g3 g4 g1 r1 g2
      y1 L1 L1 y2 L2 L2 .
      r1 r1 r2 r2 r1 r1 g1`,
      { hands: 'y1 g1 r1', stacks: 'all' },
    )
    const { standings } = eventOf(play(state, 'y1@5,0'), 'scored')
    const yellow = standings.find(({ colour }) => colour === 'y')
    expect(yellow?.total).toBe(3)
    expect(yellow?.tiles.map(({ piece, clauses }) => [piece, clauses])).toEqual([
      ['y1', []],
      ['y2', ['KG-P5']],
    ])
  })

  it('KG-P5: a scored location is not scored again, even when a tile there changes', () => {
    const state = drawn(
      `
      g1 g2 g3 g4 g1 r1 g2
      y1 L1 L1 y2 L2 L2 .
      r1 r1 r2 r2 r1 .  g1`,
      { hands: 'y1 g1D r1', stacks: 'all', turn: B },
    )
    play(state, 'gD@2,0')
    expect(at(state, 2, 0)).toBe('.')
    const events = play(state, 'g1@2,0')
    expect(events.map(({ type }) => type)).toEqual(['tile-placed'])
    expect(vpOf(state)).toEqual([0, 0, 0])
  })
})

describe('a location that is surrounded when it is placed', () => {
  /** The gap on the right has two free cells with tiles all around. */
  const WITH_GAP = `
    g1 g2 g3 g4 g1 r1
    y1 L1 L1 y2 .  .  y1
    r1 r1 r2 r2 g1 g2 r1`

  it('KG-N5: is scored at once, and its placer places the next', () => {
    const full = WITH_GAP.replace('g1 r1\n', 'g1 r1 b1\n')
    const state = drawn(full, { hands: 'y1 g1 r1 b1', stacks: 'all', phase: 'location', played: 'y2' })
    const events = play(state, 'h@3,0')
    expect(events.map(({ type }) => type)).toEqual(['location-placed', 'scored'])
    expect(eventOf(events, 'scored')).toMatchObject({ location: 2, lastBy: A })
    expect([state.phase, state.turn]).toEqual(['location', A])
    // Ties: green before red, for A counts as the one who placed last.
    expect(eventOf(events, 'scored').standings.map(({ colour, total }) => `${colour}${total}`)).toEqual([
      'g8',
      'r4',
      'y3',
      'b1',
    ])
    play(state, 'h@6,0')
    expect(verdict(state, 'end')).toBe('yes')
  })

  it('KG-N5: with a free space left it is not', () => {
    const state = drawn(WITH_GAP, { hands: 'y1 g1 r1', stacks: 'all', phase: 'location', played: 'y2' })
    expect(play(state, 'h@3,0').map(({ type }) => type)).toEqual(['location-placed'])
    expect(state.phase).toBe('end')
  })

  it('KG-N5, KG-E2: the tenth ends the match', () => {
    const state = position({
      location: 9,
      around: 'g1 g2 g3 g4\ny1 y2\nr1 r1 r2 r2',
      elsewhere: '3,-1 g1; 4,-1 g1; 5,-1 y1; 5,0 y1; 5,1 r1; 4,1 r1; 3,1 r1',
      hands: 'y1 g1 r1',
      phase: 'location',
      played: 'y2',
    })
    const events = play(state, 'h@3,0')
    expect(events.map(({ type }) => type)).toEqual(['location-placed', 'scored', 'game-ended'])
    expect(kingsGate.outcome(state)?.ending).toBe('tenth-location')
  })

  it('KG-N5: happens in random games too', () => {
    let chains = 0
    for (let i = 0; i < 3000 && chains === 0; i++) {
      const chance = new FastChance(`chain ${i}`).at(0)
      const state = kingsGate.setup(STANDARD, 4, chance)
      while (state.phase !== 'over') {
        const action = kingsGate.randomAction?.(state, state.turn, chance)
        if (action === undefined) throw new Error('nothing to do')
        kingsGate.apply(state, state.turn, action, chance)
        if (action.type === 'location' && state.phase === 'location') chains++
      }
    }
    expect(chains).toBeGreaterThan(0)
  })
})
