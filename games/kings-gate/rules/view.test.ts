import { FastChance } from '@crownlands/core/chance-fast'
import type { Viewer } from '@crownlands/core/game'
import { describe, expect, it } from 'vitest'
import { TILES, tilesOfSeat } from '../content'
import { kingsGate } from '../game'
import { ALL_OPTIONS } from '../testing/configurations'
import { A, B, C, eventOf, FIRST, play, player, position, STANDARD } from '../testing/positions'
import { byTileOrder } from './pieces'
import type { Event, Options, State } from './state'

const EVERYBODY: readonly Viewer[] = [A, B, C, 'spectator']

const threePlayers = (options: Partial<Options> = {}) =>
  position({
    location: 8,
    around: 'g1 g2 g3 g4\ny1 .\nr1 r1 r2 r2',
    elsewhere: '6,6 y5K',
    hands: 'y1234D g022 r5',
    stacks: 'all',
    counters: 'M - B',
    vp: [9, 8, 1],
    options,
  })

/** A random game, with what happened; calls back before each action. */
function playGame(options: Options, seats: number, seed: string, onStep: (state: State) => void): Event[] {
  const chance = new FastChance(seed).at(0)
  const events: Event[] = []
  const state = kingsGate.setup(options, seats, chance, events)
  for (;;) {
    onStep(state)
    if (state.phase === 'over') return events
    const action = kingsGate.randomAction?.(state, state.turn, chance)
    if (action !== undefined) kingsGate.apply(state, state.turn, action, chance, events)
  }
}

describe('what a viewer sees', () => {
  it('KG-H1: of the hands only the own one, of the others how many tiles', () => {
    const seen = EVERYBODY.map((viewer) => kingsGate.view(threePlayers(), viewer).players)
    expect(seen.map((players) => players.map(({ hand }) => hand?.join('') ?? '?'))).toEqual([
      ['y1y2y3y4yD', '?', '?'],
      ['?', 'g0g2g2', '?'],
      ['?', '?', 'r5'],
      ['?', '?', '?'],
    ])
    for (const players of seen) {
      expect(players.map(({ handSize, stackSize }) => [handSize, stackSize])).toEqual([
        [5, 15],
        [3, 15],
        [1, 17],
      ])
    }
  })

  it('KG-H1: which tiles somebody has left, in an order that does not tell where they are', () => {
    const state = threePlayers()
    for (const viewer of EVERYBODY) {
      kingsGate.view(state, viewer).players.forEach(({ unseen }, seat) => {
        const { hand, stack } = player(state, seat)
        const hidden = seat === viewer ? stack : [...hand, ...stack]
        expect(unseen).toEqual(TILES.flatMap((tile) => hidden.filter((one) => one === tile)))
      })
    }
  })

  it('KG-H1: all that is public, the same for all', () => {
    const state = threePlayers()
    play(state, 'yD@2,-1')
    for (const viewer of EVERYBODY) {
      expect(kingsGate.view(state, viewer)).toMatchObject({
        viewer,
        options: STANDARD,
        locations: state.locations,
        spaces: state.spaces,
        elsewhere: state.elsewhere,
        discarded: ['yD', 'g4'],
        played: ['yD'],
        turn: A,
        phase: 'tiles',
        players: state.players.map(({ vp, counters }) => ({ vp, counters })),
      })
    }
  })

  it('KG-H1: the same whichever of the unseen tiles are in the hand', () => {
    const state = threePlayers()
    const swapped = kingsGate.clone(state)
    const { hand, stack } = player(swapped, B)
    hand.splice(0, 1, 'g5')
    stack.splice(stack.indexOf('g5'), 1, 'g0')
    hand.sort(byTileOrder)
    stack.sort(byTileOrder)
    for (const viewer of [A, C, 'spectator'] as const) {
      expect(kingsGate.view(swapped, viewer)).toEqual(kingsGate.view(state, viewer))
    }
    expect(kingsGate.view(swapped, B)).not.toEqual(kingsGate.view(state, B))
  })

  it('KG-P6: everybody’s VP', () => {
    for (const viewer of EVERYBODY) {
      expect(kingsGate.view(threePlayers(), viewer).players.map(({ vp }) => vp)).toEqual([9, 8, 1])
    }
  })

  it('KG-P6: with hidden VP only the own', () => {
    const seen = EVERYBODY.map((viewer) => kingsGate.view(threePlayers({ hiddenVp: true }), viewer).players)
    expect(seen.map((players) => players.map(({ vp }) => vp ?? '?').join(' '))).toEqual([
      '9 ? ?',
      '? 8 ?',
      '? ? 1',
      '? ? ?',
    ])
  })

  it('KG-P6: hidden VP are turned up at the end', () => {
    const state = position({ hands: 'yD - -', vp: [3, 2, 1], options: { hiddenVp: true } })
    play(state, 'yD end')
    expect(kingsGate.view(state, 'spectator').players.map(({ vp }) => vp)).toEqual([3, 2, 1])
  })
})

describe('what a viewer hears', () => {
  it('KG-H1: how many tiles somebody draws, but which only if they are the own', () => {
    const event: Event = { type: 'drawn', seat: B, count: 2, tiles: ['g1', 'g4'] }
    expect(EVERYBODY.map((viewer) => kingsGate.viewEvent(event, viewer))).toEqual([
      { type: 'drawn', seat: B, count: 2 },
      event,
      { type: 'drawn', seat: B, count: 2 },
      { type: 'drawn', seat: B, count: 2 },
    ])
  })

  it('KG-H1: all else in full', () => {
    const events = playGame(STANDARD, 3, 'heard', () => {})
    expect(new Set(events.map(({ type }) => type)).size).toBeGreaterThan(7)
    for (const event of events) {
      if (event.type === 'drawn') continue
      for (const viewer of EVERYBODY) expect(kingsGate.viewEvent(event, viewer)).toEqual(event)
    }
  })

  it('KG-P6: with hidden VP what everybody wins at a scoring, but what they have, and lose, only of oneself', () => {
    const scored = eventOf(play(threePlayers({ hiddenVp: true }), 'y1@2,0'), 'scored')
    expect(scored.players).toEqual([
      { won: 0, lost: 3, vp: 6 },
      { won: 3, vp: 11 },
      { won: 0, vp: 1 },
    ])
    const heard = EVERYBODY.map((viewer) => {
      const event = kingsGate.viewEvent(scored, viewer)
      return event?.type === 'scored' ? event.players : undefined
    })
    expect(heard).toEqual([
      [scored.players[A], { won: 3 }, { won: 0 }],
      [{ won: 0 }, scored.players[B], { won: 0 }],
      [{ won: 0 }, { won: 3 }, scored.players[C]],
      [{ won: 0 }, { won: 3 }, { won: 0 }],
    ])
  })
})

describe('what a viewer imagines', () => {
  it('KG-H1: fits what the viewer sees, and nothing is lost', () => {
    for (const [i, options] of ALL_OPTIONS.entries()) {
      const chance = new FastChance(`imagine ${i}`).at(0)
      playGame(options, 2 + (i % 3), `imagine ${i}`, (state) => {
        for (const viewer of [...state.players.keys(), 'spectator'] as Viewer[]) {
          const seen = kingsGate.view(state, viewer)
          const imagined = kingsGate.imagine(seen, chance)
          expect(kingsGate.view(imagined, viewer)).toEqual(seen)
          expect(kingsGate.audit(imagined)).toBeUndefined()
        }
      })
    }
  })

  it('KG-H1: is any of the unseen tiles with the same chance', () => {
    const state = threePlayers()
    const seen = kingsGate.view(state, A)
    const chance = new FastChance('imagination').at(0)
    const counts = new Map<string, number>()
    const times = 20_000
    for (let i = 0; i < times; i++) {
      for (const tile of kingsGate.imagine(seen, chance).players[B]?.hand ?? []) {
        counts.set(tile, (counts.get(tile) ?? 0) + 1)
      }
    }
    const unseen = seen.players[B]?.unseen ?? []
    for (const tile of new Set(unseen)) {
      const expected = (times * 3 * unseen.filter((one) => one === tile).length) / unseen.length
      expect(Math.abs((counts.get(tile) ?? 0) - expected)).toBeLessThan(5 * Math.sqrt(expected))
    }
  })

  it('KG-H1: is the truth about the own hand and about all that lies open', () => {
    const state = threePlayers()
    const imagined = kingsGate.imagine(kingsGate.view(state, A), FIRST)
    expect(imagined.players[A]).toEqual(state.players[A])
    expect({ ...imagined, players: [] }).toEqual({ ...state, players: [] })
  })

  it('KG-P6: hidden VP could be any that the prizes allow, the last ones still being known', () => {
    const state = threePlayers({ hiddenVp: true })
    const chance = new FastChance('guess').at(0)
    const seen = kingsGate.view({ ...state, lastScoring: { vp: [0, 6, 3], ranks: [3, 1, 2] } }, A)
    const guesses = Array.from({ length: 500 }, () => kingsGate.imagine(seen, chance).players.map(({ vp }) => vp))
    expect(guesses.every(([own]) => own === 9)).toBe(true)
    expect(Math.min(...guesses.map(([, vp]) => vp ?? 0))).toBeGreaterThanOrEqual(6)
    expect(new Set(guesses.map(([, vp]) => vp)).size).toBeGreaterThan(10)
  })

  it('KG-S1, KG-H1: at the start, any six of a colour', () => {
    const seen = kingsGate.view(kingsGate.setup(STANDARD, 4, FIRST), 'spectator')
    expect(seen.players.map(({ unseen }) => unseen)).toEqual([0, 1, 2, 3].map((seat) => tilesOfSeat(seat, 4)))
  })
})
