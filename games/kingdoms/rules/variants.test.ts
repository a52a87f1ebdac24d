import { describe, expect, it } from 'vitest'
import { tileSet } from '../content'
import { kingdoms } from '../game'
import { ALL_OPTIONS, describeOptions, mostEpochs, VARIANTS } from '../testing/configurations'
import {
  A,
  B,
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
import { writeAction } from './notation'
import { addGains, LINES } from './scoring'
import { ENDINGS, type Event, type Options, type State } from './state'

const NO_LUCK: Options = { ...STANDARD, noLuck: true }

function linesPaid(events: readonly Event[]): string[] {
  return eventsOf(events, 'line-scored').map(({ kind, number }) => `${kind} ${number}`)
}

function ended(events: readonly Event[]): unknown {
  return eventsOf(events, 'game-ended')[0]?.ending
}

describe('No Luck', () => {
  it('K-V1: has all tiles face up in the supply and no starting tiles', () => {
    const events: Event[] = []
    const state = kingdoms.setup(NO_LUCK, 3, FIRST, events)
    expect(state.supply).toEqual(tileSet('2011'))
    expect(state.players.map(({ startingTile }) => startingTile)).toEqual([undefined, undefined, undefined])
    expect(events).toEqual([{ type: 'epoch-started', epoch: 1, starter: A }])
  })

  it('K-V1: the player to act chooses a castle or a kind of tile; two copies are one choice', () => {
    const state = kingdoms.setup(NO_LUCK, 2, FIRST)
    const legal = kingdoms.legalActions(state, A).map(writeAction)
    expect(legal.slice(0, 16)).toEqual([
      ...['+1', '+2', '+3', '+4', '+5', '+6', '-1', '-2', '-3', '-4', '-5', '-6'],
      ...['mountain', 'dragon', 'mine', 'wizard'],
    ])
    expect(legal).toHaveLength(16 + 4 * 30)
  })

  it('K-V1: the tile that is taken is placed at once', () => {
    const state = kingdoms.setup(NO_LUCK, 2, FIRST)
    expect(play(state, '+5')).toEqual([{ type: 'tile-taken', seat: A, tile: '+5' }])
    expect(kingdoms.toAct(state)).toEqual([A])
    expect(kingdoms.legalActions(state, A).every(({ type }) => type === 'place')).toBe(true)
    expect(refusalOf(state, '+5')).toMatchObject({ clause: 'K-T2', reason: 'place-drawn-first' })
    expect(play(state, 'c3')).toEqual([{ type: 'tile-placed', seat: A, tile: '+5', space: 14, from: 'supply' }])
    expect(kingdoms.toAct(state)).toEqual([B])
    expect(state.supply.filter((tile) => tile === '+5')).toHaveLength(1)
  })

  it('K-V1: leaves nothing to chance but who begins', () => {
    const asked: number[] = []
    const state = kingdoms.setup(NO_LUCK, 4, { below: (n) => asked.push(n) })
    expect(asked).toEqual([4])
    while (!state.over) {
      const [action] = kingdoms.legalActions(state, state.turn)
      if (action !== undefined) kingdoms.apply(state, state.turn, action, NO_CHANCE)
    }
    expect(state.epoch).toBe(3)
  })

  it('K-V1, K-H1: hides nothing from anybody', () => {
    playVariedGame(NO_LUCK, 3, 'nothing hidden', (state) => {
      for (const viewer of [A, B, C, 'spectator'] as const) {
        const seen = kingdoms.view(state, viewer)
        expect(seen.unseen).toEqual(state.supply)
        expect(kingdoms.imagine(seen, NO_CHANCE)).toEqual(state)
      }
    })
  })

  it('K-V1: has no tile to take when all are placed, and only castles are left', () => {
    const state = position(
      `
      +1        +2        +3      +4    +5      +6
      +1        +2        +3      +4    +5      +6
      -1        -2        -3      -4    -5      -6
      mountain  mountain  dragon  mine  wizard  A1
      A1        B1        B1      .     .       .`,
      'epoch2 A A:50:2001:- B:50:2000:- 2011+no-luck',
    )
    expect(kingdoms.legalActions(state, A).map(writeAction)).toEqual(['1d5', '1e5', '1f5', '4d5', '4e5', '4f5'])
    expect(refusalOf(state, 'wizard')).toEqual({ clause: 'K-V1', reason: 'tile-not-there', facts: { tile: 'wizard' } })
  })
})

describe('Down to the Last Castle', () => {
  const FULL_BUT_ONE = `
    +3  B1      -6  C1        A4  A1
    B3  -3      B2  +1        A1  wizard
    B4  mine    A3  -5        +6  C1
    +1  dragon  A2  mountain  C1  +5
    -2  +4      +6  A1        C2  .`

  it.each([2, 3, 4])('K-V2: each of %i players has all ten castles', (seats) => {
    const state = kingdoms.setup({ ...STANDARD, lastCastle: true }, seats, FIRST)
    expect(state.players.map(({ castles }) => castles)).toEqual(Array(seats).fill([4, 3, 2, 1]))
  })

  it('K-V2: no castle comes back, not even of rank 1, and a third epoch need not be the last', () => {
    const state = position(FULL_BUT_ONE, 'epoch3 A A:50:0010:+2 B:50:1000:- C:50:1001:- D:50:1000:- 2011+last-castle')
    const events = play(state, '*f5', FIRST)
    expect(ended(events)).toBeUndefined()
    expect([state.epoch, state.over]).toEqual([4, false])
    expect(state.players.map(({ castles }) => castles)).toEqual([
      [0, 0, 1, 0],
      [1, 0, 0, 0],
      [1, 0, 0, 1],
      [1, 0, 0, 0],
    ])
  })

  it('K-V2: the game is over at the end of the epoch in which somebody placed the last castle', () => {
    const state = position(FULL_BUT_ONE, 'epoch2 A A:50:0000:+2 B:50:1000:- C:50:1001:- 2011+last-castle')
    const events = play(state, '*f5')
    expect(events.at(-1)).toEqual({
      type: 'game-ended',
      winners: [C],
      scores: [94, 53, 104],
      ending: 'last-castle',
    })
    expect(state.over).toBe(true)
  })

  it('K-V2: the game is over even in the first epoch', () => {
    const state = position(
      `
      A1  A1  A1  A1  A2  A2
      A2  A3  A3  .   B1  B1
      B1  B1  B2  B2  B2  B3
      B3  B4  +1  +1  +2  +2
      +3  +3  +4  +4  +5  +5`,
      'epoch1 A A:50:0001:+6 B:50:0000:- 2011+last-castle',
    )
    play(state, '4d2')
    expect(kingdoms.outcome(state)).toMatchObject({ ending: 'last-castle' })
  })

  it('K-V2: the epoch of the last castle is played to its end', () => {
    const state = position(
      `
      +3  B1      -6  C1        A4  A1
      B3  -3      B2  +1        A1  wizard
      B4  mine    A3  -5        +6  C1
      +1  dragon  .   mountain  C1  +5
      -2  .       .   .         C2  .`,
      'epoch2 A A:50:0100:- B:50:1000:- C:50:1001:- 2011+last-castle',
    )
    const events = play(state, '2c4')
    expect(player(state, A).castles).toEqual([0, 0, 0, 0])
    expect([ended(events), state.over]).toEqual([undefined, false])
    play(state, '1b5 1c5')
    expect(kingdoms.legalActions(state, A).map(writeAction)).toEqual(['draw'])
    play(state, 'draw d5 draw', FIRST)
    expect(ended(play(state, 'f5'))).toBe('last-castle')
  })

  const ALL_TILES_PLACED = `
    +1        +2        +3      +4    +5      +6
    +1        +2        +3      +4    +5      +6
    -1        -2        -3      -4    -5      -6
    mountain  mountain  dragon  mine  wizard  .
    .         .         B1      A1    .       .`

  it('K-V2, K-T4: players who have nothing pass until nobody has anything', () => {
    const state = position(ALL_TILES_PLACED, 'epoch2 A A:50:2000:- B:50:0000:- 2011+last-castle')
    expect(play(state, '1f4').slice(1)).toEqual([{ type: 'passed', seat: B }])
    const events = play(state, '1f5')
    expect(eventsOf(events, 'passed')).toEqual([])
    expect(ended(events)).toBe('last-castle-with-empty-spaces')
    expect(state.empty).toHaveLength(3)
  })

  it('K-V2: empty spaces are worth 0 and cut nothing when the board is scored', () => {
    const state = position(ALL_TILES_PLACED, 'epoch2 A A:50:0010:- B:50:0000:- 2011+last-castle')
    const events = play(state, '3f5')
    expect(linesPaid(events)).toHaveLength(11)
    // Row 5 has no numbers. Column f is +6 +6 -6 for A's 3, column d +4 +4 -4, doubled, for A's 1, and of column c
    // the dragon leaves -3 for B's 1.
    expect(goldOf(state)).toEqual([50 + 3 * 6 + 8, 50 - 3])
    const column6 = eventsOf(events, 'line-scored').at(-1)
    expect(column6?.parts[0]).toMatchObject({ base: 6, clauses: ['K-P3', 'K-V2'] })
  })

  it('K-V2: the last castle on the last space is the end with a full board', () => {
    const state = position(FULL_BUT_ONE, 'epoch2 A A:50:0010:- B:50:1000:- C:50:1001:- 2011+last-castle')
    expect(ended(play(state, '3f5'))).toBe('last-castle')
  })

  it('K-V2: the winners are those with the most gold, together when equal', () => {
    const state = position(FULL_BUT_ONE, 'epoch2 A A:60:0000:+2 B:50:1000:- C:50:1001:- 2011+last-castle')
    play(state, '*f5')
    expect(kingdoms.outcome(state)).toMatchObject({ winners: [A, C], scores: [104, 53, 104] })
  })

  it('K-V2: in any game everybody but in the last epoch has a castle left, and castles are placed but once', () => {
    const lengths = new Set<number>()
    for (let game = 0; game < 200; game++) {
      const options = { ...STANDARD, lastCastle: true, noLuck: game % 2 === 0 }
      const seats = 2 + (game % 3)
      const { state, events } = playVariedGame(options, seats, `last castle ${game}`)
      const epochs = byEpoch(events)
      lengths.add(epochs.length)
      expect(epochs.length).toBeLessThanOrEqual(mostEpochs(seats, options))
      const left = Array<number>(seats).fill(10)
      for (const [i, epoch] of epochs.entries()) {
        for (const { seat } of eventsOf(epoch, 'castle-placed')) left[seat] = (left[seat] ?? 0) - 1
        expect(left.includes(0)).toBe(i === epochs.length - 1)
      }
      expect(left).toEqual(state.players.map(({ castles }) => castles.reduce((sum, count) => sum + count)))
    }
    // Both shorter and longer games than three epochs were seen.
    expect(Math.min(...lengths)).toBeLessThan(3)
    expect(Math.max(...lengths)).toBeGreaterThan(3)
  })
})

describe('Score As You Go', () => {
  it('K-V3: pays a line the moment it is full', () => {
    const state = position(
      `
      +3  B1  -6  A1  A4  .
      .   .   .   .   .   .
      .   .   .   .   .   .
      .   .   .   .   .   .
      .   .   .   .   .   .`,
      'epoch1 A A:50:3320:+2 B:50:3321:-1 2011+score-as-you-go',
    )
    const events = play(state, '1f1')
    expect(events.map(({ type }) => type)).toEqual(['castle-placed', 'line-scored'])
    expect(linesPaid(events)).toEqual(['row 1'])
    expect(goldOf(state)).toEqual([50 - 18, 50 - 3])
    expect(state.epoch).toBe(1)
    expect(kingdoms.toAct(state)).toEqual([B])
  })

  it('K-V3, K-S2: may take a player’s gold below zero in the middle of an epoch', () => {
    const state = position(
      `
      +3  B1  -6  A1  A4  .
      .   .   .   .   .   .
      .   .   .   .   .   .
      .   .   .   .   .   .
      .   .   .   .   .   .`,
      'epoch2 A A:10:3320:+2 B:2:3321:-1 2011+score-as-you-go',
    )
    play(state, '1f1')
    expect(goldOf(state)).toEqual([-8, -1])
  })

  it('K-V3: the same placement pays nothing without the variant', () => {
    const state = position(
      `
      +3  B1  -6  A1  A4  .
      .   .   .   .   .   .
      .   .   .   .   .   .
      .   .   .   .   .   .
      .   .   .   .   .   .`,
      'epoch1 A A:50:3320:+2 B:50:3321:-1 2011',
    )
    expect(linesPaid(play(state, '1f1'))).toEqual([])
    expect(goldOf(state)).toEqual([50, 50])
  })

  it('K-V3: the row pays before the column when one placement fills both', () => {
    const state = position(
      `
      +3  B1  -6  A1  A4  .
      .   .   .   .   .   +5
      .   .   .   .   .   B2
      .   .   .   .   .   +1
      .   .   .   .   .   -2`,
      'epoch1 A A:50:3320:+2 B:50:3221:-1 2011+score-as-you-go',
    )
    const events = play(state, '1f1')
    expect(linesPaid(events)).toEqual(['row 1', 'column 6'])
    expect(eventsOf(events, 'line-scored').map(({ gold }) => gold)).toEqual([
      [50 - 18, 50 - 3],
      [50 - 18 + 4, 50 - 3 + 8],
    ])
  })

  it('K-V3: a part that a mountain closes off waits for the rest of its line', () => {
    const state = position(
      `
      +3  .   mountain  A1  -1  .
      .   .   .         .   .   .
      .   .   .         .   .   .
      .   .   .         .   .   .
      .   .   .         .   .   .`,
      'epoch1 B A:50:3321:+2 B:50:4321:-2 2011+score-as-you-go',
    )
    expect(linesPaid(play(state, '4b1'))).toEqual([])
    expect(goldOf(state)).toEqual([50, 50])
    expect(linesPaid(play(state, '1f1'))).toEqual(['row 1'])
    expect(goldOf(state)).toEqual([50 - 2, 50 + 12])
  })

  it('K-V3: a wizard who comes later changes nothing that was paid, but counts in what is still to pay', () => {
    const state = position(
      `
      +3  B1  +6  A1  A4  .
      .   .   .   .   .   .
      .   .   .   .   .   +5
      .   .   .   .   .   B2
      .   .   .   .   .   -1`,
      'epoch1 A A:50:3320:+2 B:50:3221:wizard 2011+score-as-you-go',
    )
    play(state, '1f1')
    expect(goldOf(state)).toEqual([50 + 9 * 6, 50 + 9])
    const events = play(state, '*f2')
    // Column f: A's castle on f1 is now beside the wizard, B's on f4 is not.
    expect(linesPaid(events)).toEqual(['column 6'])
    expect(goldOf(state)).toEqual([104 + 4 * 2, 59 + 4 * 2])
  })

  it('K-V3: the board at that moment counts, with a wizard who is there already', () => {
    const state = position(
      `
      +3  B1  +6  A1  A4  .
      .   .   .   .   .   wizard
      .   .   .   .   .   .
      .   .   .   .   .   .
      .   .   .   .   .   .`,
      'epoch1 A A:50:3320:+2 B:50:3321:-1 2011+score-as-you-go',
    )
    play(state, '1f1')
    expect(goldOf(state)).toEqual([50 + 9 * 7, 50 + 9])
  })

  it('K-V3: nothing is left to pay when the last space is filled but its row and its column', () => {
    const state = position(
      `
      +3  B1      -6  C1        A4  A1
      B3  -3      B2  +1        A1  wizard
      B4  mine    A3  -5        +6  C1
      +1  dragon  A2  mountain  C1  +5
      -2  +4      +6  A1        C2  .`,
      'epoch3 A A:50:0210:+2 B:50:2210:- C:50:0221:- 2011+score-as-you-go',
    )
    const events = play(state, '*f5')
    expect(linesPaid(events)).toEqual(['row 5', 'column 6'])
    // Row 5 has the base 10, column 6 the base 7.
    expect(kingdoms.outcome(state)).toMatchObject({ scores: [50 + 10 + 14, 50, 50 + 20 + 14], winners: [C] })
  })

  const OPEN_AT_THE_END = `
    +1        +2        +3      +4    +5      +6
    +1        +2        +3      +4    +5      +6
    -1        -2        -3      -4    -5      -6
    mountain  mountain  dragon  mine  wizard  .
    .         .         B1      A1    .       .`

  it('K-V3: with Down to the Last Castle, open lines pay at the end of the last epoch, rows first', () => {
    const state = position(OPEN_AT_THE_END, 'epoch2 A A:50:0010:- B:50:0000:- 2011+last-castle+score-as-you-go')
    const events = play(state, '3f5')
    // Rows 1 to 3 and columns c and d were full before. Column f is still open on f4.
    expect(linesPaid(events)).toEqual(['row 4', 'row 5', 'column 1', 'column 2', 'column 5', 'column 6'])
    expect(goldOf(state)).toEqual([50 + 3 * 6, 50])
    expect(ended(events)).toBe('last-castle-with-empty-spaces')
  })

  it('K-V3: a line that the last placement fills is not paid once more at the end', () => {
    const state = position(OPEN_AT_THE_END, 'epoch2 A A:50:0010:- B:50:0000:- 2011+last-castle+score-as-you-go')
    const events = play(state, '3f4')
    expect(linesPaid(events)).toEqual(['row 4', 'row 5', 'column 1', 'column 2', 'column 5', 'column 6'])
    expect(eventsOf(events, 'epoch-ended')[0]?.gold).toEqual(goldOf(state))
  })
})

describe('any combination of variants', () => {
  const each = ALL_OPTIONS.flatMap((options) =>
    [2, 3, 4].map((seats) => [describeOptions(options), seats, options] as const),
  )

  it('K-V1, K-V2, K-V3: there are eight, in two editions', () => {
    expect(new Set(VARIANTS.map((variants) => JSON.stringify(variants))).size).toBe(8)
    expect(new Set(ALL_OPTIONS.map((options) => JSON.stringify(options))).size).toBe(16)
  })

  it.each(each)(
    'K-P1, K-V3: %s with %i players pays every line of every epoch exactly once',
    (_name, seats, options) => {
      for (let game = 0; game < 10; game++) {
        const { state, events } = playVariedGame(options, seats, `lines ${game}`)
        const gold = Array<number>(seats).fill(50)
        for (const epoch of byEpoch(events)) {
          const paid = linesPaid(epoch)
          expect(paid.toSorted()).toEqual(LINES.map(({ kind, number }) => `${kind} ${number}`).toSorted())
          for (const { gained } of eventsOf(epoch, 'line-scored')) {
            for (const [seat, more] of gained.entries()) gold[seat] = (gold[seat] ?? 0) + more
          }
          expect(eventsOf(epoch, 'epoch-ended')[0]?.gold).toEqual(gold)
        }
        expect(goldOf(state)).toEqual(gold)
        expect(kingdoms.outcome(state)?.ending).toSatisfy((ending) => endingsOf(options).includes(String(ending)))
      }
    },
  )

  it('K-V3: without the wizard brings the same as scoring at the end', () => {
    for (const { noLuck, lastCastle } of VARIANTS) {
      const options: Options = { noLuck, lastCastle, scoreAsYouGo: true, edition: '2002' }
      const { events } = playVariedGame(options, 3, 'same')
      for (const epoch of byEpoch(events)) {
        const atTheEnd = [0, 0, 0]
        addGains(boardMadeBy(epoch), LINES, atTheEnd)
        const asTheyWent = [0, 0, 0]
        for (const { gained } of eventsOf(epoch, 'line-scored')) {
          for (const [seat, gold] of gained.entries()) asTheyWent[seat] = (asTheyWent[seat] ?? 0) + gold
        }
        expect(asTheyWent).toEqual(atTheEnd)
      }
    }
  })
})

function endingsOf({ lastCastle }: State['options']): readonly string[] {
  return ENDINGS.filter((ending) => ending.startsWith('last-castle') === lastCastle)
}
