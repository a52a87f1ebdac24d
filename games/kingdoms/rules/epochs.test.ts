import { FastChance } from '@crownlands/core/chance-fast'
import { describe, expect, it } from 'vitest'
import { SEAT_LETTERS, type Tile, tileSet } from '../content'
import { kingdoms } from '../game'
import { ALL_OPTIONS } from '../testing/configurations'
import { A, B, bring, C, eventsOf, FIRST, goldOf, play, player, position, STANDARD } from '../testing/positions'
import { byEpoch, playVariedGame } from '../testing/random-games'
import { countTiles, looksFair } from '../testing/statistics'
import type { State } from './state'

/**
 * The worked example of the rulebook but for its last tile, the +2 on f5, which the player to act has as starting
 * tile. It brings A 44, B 3 and C 54 gold.
 */
function lastSpace({ epoch = 1, turn = 'A', gold = [50, 50, 50] } = {}): State {
  const castles = ['0210', '2210', '0221']
  const tiles = SEAT_LETTERS.map((letter, seat) => (letter === turn ? '+2' : ['-1', '-4', 'mountain'][seat]))
  const players = castles.map((hand, seat) => `${SEAT_LETTERS[seat]}:${gold[seat]}:${hand}:${tiles[seat]}`)
  return position(
    `
    +3  B1      -6  C1        A4  A1
    B3  -3      B2  +1        A1  wizard
    B4  mine    A3  -5        +6  C1
    +1  dragon  A2  mountain  C1  +5
    -2  +4      +6  A1        C2  .`,
    `epoch${epoch} ${turn} ${players.join(' ')} 2011`,
  )
}

describe('the end of an epoch', () => {
  it('K-P1: comes with the last space and not before', () => {
    const state = lastSpace()
    expect(state.empty).toHaveLength(1)
    expect(state.epoch).toBe(1)
    play(state, '*f5', FIRST)
    expect(state.epoch).toBe(2)
  })

  it('K-P1: comes with the last space however it is filled', () => {
    for (const actions of ['2f5', '3f5', '*f5', 'draw f5']) {
      const state = lastSpace()
      play(state, actions, FIRST)
      expect(state.epoch).toBe(2)
    }
  })

  it('K-P1: pays rows from the top, then columns from the left, and tells everybody’s gold on the way', () => {
    const events = play(lastSpace(), '*f5', FIRST)
    const lines = eventsOf(events, 'line-scored')
    expect(lines.map(({ kind, number }) => `${kind} ${number}`)).toEqual([
      ...['row 1', 'row 2', 'row 3', 'row 4', 'row 5'],
      ...['column 1', 'column 2', 'column 3', 'column 4', 'column 5', 'column 6'],
    ])
    const gold = [50, 50, 50]
    for (const line of lines) {
      for (const [seat, gained] of line.gained.entries()) gold[seat] = (gold[seat] ?? 0) + gained
      expect(line.gold).toEqual(gold)
    }
    expect(lines[4]?.gold).toEqual([50 - 6, 50 - 5, 50 + 26])
    expect(gold).toEqual([94, 53, 104])
  })

  it('K-P7: brings what the rulebook’s example says, whether or not somebody listens', () => {
    const [told, quiet] = [lastSpace(), lastSpace()]
    play(told, '*f5', FIRST)
    kingdoms.apply(quiet, A, { type: 'start', space: 29 }, FIRST)
    expect(goldOf(told)).toEqual([94, 53, 104])
    expect(quiet).toEqual(told)
  })

  it('K-P1, K-E2: is told in this order: the placement, the lines, the end, the new start, the new tiles', () => {
    const state = lastSpace()
    const events = play(state, '*f5', bring(state, '+1', '+1', '+2'))
    expect(events.map(({ type }) => type)).toEqual([
      'tile-placed',
      ...Array<string>(11).fill('line-scored'),
      'epoch-ended',
      'epoch-started',
      ...Array<string>(3).fill('starting-tile-dealt'),
    ])
    expect(eventsOf(events, 'epoch-ended')).toEqual([{ type: 'epoch-ended', epoch: 1, gold: [94, 53, 104] }])
    expect(eventsOf(events, 'epoch-started')).toEqual([{ type: 'epoch-started', epoch: 2, starter: C }])
  })

  it('K-S2: may leave a player below zero, who plays on', () => {
    const state = lastSpace({ epoch: 2, gold: [-100, -3, 0] })
    play(state, '*f5', FIRST)
    expect(goldOf(state)).toEqual([-56, 0, 54])
    expect(player(state, A).castles).toEqual([3, 2, 1, 0])
    play(state, '1a1')
    expect(kingdoms.toAct(state)).toEqual([A])
  })

  it('K-S2: pays out in full from a bank that has more gold than the box has coins', () => {
    const state = lastSpace({ epoch: 2, gold: [1079, 1079, 1079] })
    play(state, '*f5', FIRST)
    expect(goldOf(state)).toEqual([1123, 1082, 1133])
  })

  it('K-E1: castles of rank 1 come back, higher ones on the board leave, and those in hand are kept', () => {
    const state = lastSpace()
    play(state, '*f5', FIRST)
    expect(state.players.map(({ castles }) => castles)).toEqual([
      [3, 2, 1, 0],
      [3, 2, 1, 0],
      [3, 2, 2, 1],
    ])
    expect(state.board).toEqual(Array(30).fill('.'))
    expect(state.empty).toEqual(Array.from({ length: 30 }, (_, space) => space))
  })

  it('K-E1: a castle that fills the last space leaves as the others do', () => {
    const state = lastSpace()
    play(state, '3f5', FIRST)
    expect(player(state, A).castles).toEqual([3, 2, 0, 0])
  })

  it('K-E2: every tile is in the new supply, and everybody draws a new starting tile', () => {
    const state = lastSpace()
    // -4 was B's unplayed starting tile, mine lay on the board, mountain was C's.
    play(state, '*f5', bring(state, '-4', 'mine', 'mountain'))
    expect(state.players.map(({ startingTile }) => startingTile)).toEqual(['-4', 'mine', 'mountain'])
    const left = [...tileSet('2011')]
    for (const tile of ['-4', 'mine', 'mountain'] as const) left.splice(left.indexOf(tile), 1)
    expect(state.supply).toEqual(left)
  })

  it('K-E2: every tile is as likely as any other to be a new starting tile', () => {
    const chance = new FastChance('second epoch')
    const counts = countTiles(20_000, (i) => {
      const state = lastSpace()
      kingdoms.apply(state, A, { type: 'start', space: 29 }, chance.at(i))
      return state.players[B]?.startingTile
    })
    expect(looksFair(counts)).toBe(true)
  })

  it('K-E2: nobody gets to see a starting tile that was not played', () => {
    // The same but for two unplayed tiles that change places: the others must not be able to tell.
    const tell = (b: Tile, c: Tile) => {
      const state = lastSpace()
      player(state, B).startingTile = b
      player(state, C).startingTile = c
      const events = play(state, '*f5', bring(state, '+1', '+3', '+5'))
      return [kingdoms.view(state, A), events.map((event) => kingdoms.viewEvent(event, A))]
    }
    expect(tell('mountain', '-4')).toEqual(tell('-4', 'mountain'))
  })
})

describe('the next epoch', () => {
  it('K-E3: is begun by the richest', () => {
    for (const [gold, richest] of [
      [[50, 50, 50], C],
      [[70, 50, 50], A],
      [[50, 110, 50], B],
    ] as const) {
      for (const turn of ['A', 'B', 'C']) {
        const state = lastSpace({ epoch: 2, turn, gold: [...gold] })
        play(state, '*f5', FIRST)
        expect(state.turn).toBe(richest)
      }
    }
  })

  // All of A 60, B 101 and C 50 come to 104; one that is 1 lower is not among the richest.
  it.each([
    ['A, B and C', 'A', [60, 101, 50], 'B'],
    ['A, B and C', 'B', [60, 101, 50], 'C'],
    ['A, B and C', 'C', [60, 101, 50], 'A'],
    ['A and C', 'A', [60, 100, 50], 'C'],
    ['A and C', 'B', [60, 100, 50], 'C'],
    ['A and C', 'C', [60, 100, 50], 'A'],
    ['A and B', 'A', [60, 101, 49], 'B'],
    ['A and B', 'B', [60, 101, 49], 'A'],
    ['A and B', 'C', [60, 101, 49], 'A'],
    ['B and C', 'A', [59, 101, 50], 'B'],
    ['B and C', 'B', [59, 101, 50], 'C'],
    ['B and C', 'C', [59, 101, 50], 'B'],
  ])('K-E3: with %s equal after the last placement of %s (%j) is begun by %s', (_tied, turn, gold, starter) => {
    const state = lastSpace({ epoch: 2, turn, gold })
    play(state, '*f5', FIRST)
    expect(SEAT_LETTERS[state.turn]).toBe(starter)
  })

  it('K-E3: with equals is counted from the player who placed last, not from one who passed', () => {
    const end = (gold: readonly number[]) => {
      const state = position(
        `
        +1        +2        +3      +4    +5  +6
        +1        +2        +3      +4    +5  +6
        -1        -2        -3      -4    -5  -6
        mountain  mountain  dragon  mine  B1  B1
        B1        C1        C1      C1    .   .`,
        `epoch2 A A:${gold[A]}:3111:wizard B:${gold[B]}:0000:- C:${gold[C]}:0000:- 2011`,
      )
      expect(eventsOf(play(state, '1e5'), 'passed').map(({ seat }) => seat)).toEqual([B, C])
      play(state, '*f5', FIRST)
      return state
    }
    const [a = 0, , c = 0] = goldOf(end([0, 0, 0]))
    const state = end([100 - a, 0, 100 - c])
    expect(goldOf(state)).toMatchObject([100, expect.any(Number), 100])
    // Counted from C, who passed last, it would be A.
    expect(state.turn).toBe(C)
  })

  it('K-E4: is the second after the first and the third after the second, and there is no fourth', () => {
    const second = lastSpace({ epoch: 2 })
    play(second, '*f5', FIRST)
    expect([second.epoch, second.over]).toEqual([3, false])
    const third = lastSpace({ epoch: 3 })
    play(third, '*f5')
    expect([third.epoch, third.over]).toEqual([3, true])
  })
})

describe('the end of the game', () => {
  it('K-E4: the most gold wins after the third epoch', () => {
    const state = lastSpace({ epoch: 3 })
    expect(kingdoms.outcome(state)).toBeUndefined()
    const events = play(state, '*f5')
    const outcome = { winners: [C], scores: [94, 53, 104], ending: 'third-epoch' }
    expect(kingdoms.outcome(state)).toEqual(outcome)
    expect(events.at(-1)).toEqual({ type: 'game-ended', ...outcome })
    expect(kingdoms.toAct(state)).toEqual([])
  })

  it('K-E4: even the last has to be paid before anybody wins', () => {
    // A leads before the last epoch is scored.
    const state = lastSpace({ epoch: 3, gold: [59, 50, 50] })
    play(state, '*f5')
    expect(kingdoms.outcome(state)?.winners).toEqual([C])
  })

  it.each([
    ['A and C', [60, 50, 50], [A, C]],
    ['A and B', [60, 101, 20], [A, B]],
    ['A, B and C', [60, 101, 50], [A, B, C]],
  ])('K-E4: %s share the victory when they have as much', (_who, gold, winners) => {
    const state = lastSpace({ epoch: 3, gold })
    play(state, '*f5')
    expect(kingdoms.outcome(state)).toMatchObject({ winners })
  })

  it('K-E4, K-S2: the least poor wins when all are below zero', () => {
    const state = lastSpace({ epoch: 3, gold: [-200, -100, -300] })
    play(state, '*f5')
    expect(kingdoms.outcome(state)).toEqual({ winners: [B], scores: [-156, -97, -246], ending: 'third-epoch' })
  })
})

describe('in any game', () => {
  it('K-E4: without Down to the Last Castle there are three epochs, each with a full board', () => {
    for (const [i, options] of ALL_OPTIONS.filter(({ lastCastle }) => !lastCastle).entries()) {
      const { state, events } = playVariedGame(options, 2 + (i % 3), `three ${i}`)
      const epochs = byEpoch(events)
      expect(epochs).toHaveLength(3)
      for (const epoch of epochs) {
        expect(eventsOf(epoch, 'castle-placed').length + eventsOf(epoch, 'tile-placed').length).toBe(30)
      }
      expect(state.empty).toEqual([])
    }
  })

  it('K-E3: whoever begins an epoch has the most gold', () => {
    for (let game = 0; game < 40; game++) {
      const seats = 2 + (game % 3)
      for (const [before, after] of pairs(byEpoch(playVariedGame(STANDARD, seats, `rich ${game}`).events))) {
        const gold = eventsOf(before, 'epoch-ended')[0]?.gold ?? []
        const starter = eventsOf(after, 'epoch-started')[0]?.starter ?? Number.NaN
        expect(gold[starter]).toBe(Math.max(...gold))
      }
    }
  })
})

function pairs<T>(list: readonly T[]): (readonly [T, T])[] {
  return list.slice(1).map((after, i) => [list[i] as T, after])
}
