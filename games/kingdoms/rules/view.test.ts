import { FastChance } from '@crownlands/core/chance-fast'
import type { Viewer } from '@crownlands/core/game'
import { chiSquare, suspicious } from '@crownlands/core/testing/statistics'
import { describe, expect, it } from 'vitest'
import { TILES } from '../content'
import { kingdoms } from '../game'
import { ALL_OPTIONS } from '../testing/configurations'
import { A, B, bring, C, FIRST, NO_CHANCE, play, position, STANDARD } from '../testing/positions'
import { playVariedGame } from '../testing/random-games'
import { countTiles, looksFair } from '../testing/statistics'
import type { Event } from './state'

const EVERYBODY: readonly Viewer[] = [A, B, C, 'spectator']

function threePlayers() {
  return position(
    `
    +1  .   .   .   .   .
    .   A2  .   .   .   .
    .   .   .   wizard  .   .
    .   .   .   .   .   .
    .   .   .   .   .   B1`,
    'epoch1 A A:50:3221:dragon B:50:2321:-6 C:50:3321:- 2011',
  )
}

describe('what a viewer sees', () => {
  it('K-H1: of the starting tiles only the own one, of the others only whether they were played', () => {
    const seen = EVERYBODY.map((viewer) =>
      kingdoms.view(threePlayers(), viewer).players.map(({ startingTile }) => startingTile),
    )
    expect(seen).toEqual([
      ['dragon', 'hidden', 'none'],
      ['hidden', '-6', 'none'],
      ['hidden', 'hidden', 'none'],
      ['hidden', 'hidden', 'none'],
    ])
  })

  it('K-H1: of the supply only how many tiles it has', () => {
    expect(EVERYBODY.map((viewer) => kingdoms.view(threePlayers(), viewer).supply)).toEqual([19, 19, 19, 19])
  })

  it('K-H1: which tiles have not been seen, in an order that does not tell where they are', () => {
    const supply = '+1 +2 +2 +3 +3 +4 +4 +5 +5 +6 +6 -1 -2 -3 -4 -5'
    const unseen = EVERYBODY.map((viewer) => kingdoms.view(threePlayers(), viewer).unseen.join(' '))
    expect(unseen).toEqual([
      `${supply} -6 mountain mountain mine`,
      `${supply} mountain mountain dragon mine`,
      `${supply} -6 mountain mountain dragon mine`,
      `${supply} -6 mountain mountain dragon mine`,
    ])
  })

  it('K-H1: everything else, the same for all', () => {
    const state = threePlayers()
    play(state, 'draw', bring(state, 'mine'))
    for (const viewer of EVERYBODY) {
      const seen = kingdoms.view(state, viewer)
      expect(seen).toMatchObject({
        viewer,
        options: state.options,
        epoch: 1,
        board: state.board,
        players: state.players.map(({ gold, castles }) => ({ gold, castles })),
        drawn: 'mine',
        turn: A,
        over: false,
      })
      expect(seen.unseen).not.toContain('mine')
    }
  })

  it('K-H1: the same whichever of the unseen tiles are where', () => {
    const here = position(
      `
      +1  .   .   .   .   .
      .   A2  .   .   .   .
      .   .   .   .   .   .
      .   .   .   .   .   .
      .   .   .   .   .   B1`,
      'epoch1 A A:50:3221:dragon B:50:2321:-6 C:50:3321:wizard 2011',
    )
    const swapped = kingdoms.clone(here)
    for (const [seat, tile] of [
      [B, 'wizard'],
      [C, '-6'],
    ] as const) {
      const player = swapped.players[seat]
      if (player !== undefined) player.startingTile = tile
    }
    for (const viewer of [A, 'spectator'] as const) {
      expect(kingdoms.view(swapped, viewer)).toEqual(kingdoms.view(here, viewer))
    }
    expect(kingdoms.view(swapped, B)).not.toEqual(kingdoms.view(here, B))
  })

  it('K-H1: a list of unseen tiles that is in order throughout any game and lacks what lies open', () => {
    for (const [i, options] of ALL_OPTIONS.entries()) {
      playVariedGame(options, 3, `unseen ${i}`, (state) => {
        for (const viewer of EVERYBODY) {
          const { unseen } = kingdoms.view(state, viewer)
          const hidden = state.players.filter(({ startingTile }, seat) => startingTile && seat !== viewer)
          expect(unseen).toHaveLength(state.supply.length + hidden.length)
          expect(unseen).toEqual(TILES.flatMap((tile) => unseen.filter((one) => one === tile)))
        }
      })
    }
  })

  it('is not changed by what happens later', () => {
    const state = threePlayers()
    const seen = kingdoms.view(state, A)
    const before = structuredClone(seen)
    play(state, '1a5')
    expect(seen).toEqual(before)
  })
})

describe('what a viewer hears', () => {
  it('K-H1: that a starting tile was dealt, but its face only if it is the own', () => {
    const event: Event = { type: 'starting-tile-dealt', seat: B, tile: 'mine' }
    expect(EVERYBODY.map((viewer) => kingdoms.viewEvent(event, viewer))).toEqual([
      { type: 'starting-tile-dealt', seat: B },
      event,
      { type: 'starting-tile-dealt', seat: B },
      { type: 'starting-tile-dealt', seat: B },
    ])
  })

  it('K-H1: all else in full', () => {
    const { events } = playVariedGame(STANDARD, 3, 'heard')
    expect(new Set(events.map(({ type }) => type)).size).toBeGreaterThan(7)
    for (const event of events) {
      if (event.type === 'starting-tile-dealt') continue
      for (const viewer of EVERYBODY) expect(kingdoms.viewEvent(event, viewer)).toEqual(event)
    }
  })

  it('K-T3, K-H1: the face of a starting tile that is played', () => {
    const [event] = play(threePlayers(), '*c3')
    expect(event && kingdoms.viewEvent(event, 'spectator')).toMatchObject({ type: 'tile-placed', tile: 'dragon' })
  })
})

describe('what a viewer imagines', () => {
  it('K-H1: fits what the viewer sees, and nothing is lost', () => {
    for (const [i, options] of ALL_OPTIONS.entries()) {
      const chance = new FastChance(`imagine ${i}`).at(0)
      playVariedGame(options, 3, `imagine ${i}`, (state) => {
        for (const viewer of EVERYBODY) {
          const seen = kingdoms.view(state, viewer)
          const imagined = kingdoms.imagine(seen, chance)
          expect(kingdoms.view(imagined, viewer)).toEqual(seen)
          expect(kingdoms.audit(imagined)).toBeUndefined()
        }
      })
    }
  })

  it.each([
    ['A of B', A, B],
    ['B of A', B, A],
    ['C of A', C, A],
    ['C of B', C, B],
    ['a spectator of A', 'spectator', A],
  ] as const)('K-H1: is any of the unseen tiles with the same chance: %s', (_who, viewer, of) => {
    const seen = kingdoms.view(threePlayers(), viewer)
    const chance = new FastChance('imagination').at(0)
    const counts = countTiles(20_000, () => kingdoms.imagine(seen, chance).players[of]?.startingTile)
    expect(looksFair(counts, seen.unseen)).toBe(true)
  })

  it('K-H1: is any pair of tiles for two players with the same chance', () => {
    const seen = kingdoms.view(threePlayers(), 'spectator')
    const single = seen.unseen.filter((tile, _, all) => all.indexOf(tile) === all.lastIndexOf(tile))
    const chance = new FastChance('pairs').at(0)
    const counts = new Map<string, number>()
    for (const a of single) for (const b of single) if (a !== b) counts.set(`${a} ${b}`, 0)
    for (let i = 0; i < 100_000; i++) {
      const { players } = kingdoms.imagine(seen, chance)
      const pair = `${players[A]?.startingTile} ${players[B]?.startingTile}`
      const count = counts.get(pair)
      if (count !== undefined) counts.set(pair, count + 1)
    }
    expect(counts.size).toBeGreaterThan(50)
    expect(chiSquare([...counts.values()])).toBeLessThan(suspicious(counts.size))
  })

  it('K-H1: is the truth about the own tile and about all that lies open', () => {
    const state = threePlayers()
    const imagined = kingdoms.imagine(kingdoms.view(state, A), FIRST)
    expect(imagined.players[A]).toEqual(state.players[A])
    expect(imagined.players[C]).toEqual(state.players[C])
    expect(imagined.board).toEqual(state.board)
    expect(imagined.empty).toEqual(state.empty)
  })

  it('K-V1, K-H1: is the truth when nothing is hidden', () => {
    const state = kingdoms.setup({ ...STANDARD, noLuck: true }, 3, FIRST)
    expect(kingdoms.imagine(kingdoms.view(state, 'spectator'), NO_CHANCE)).toEqual(state)
  })
})
