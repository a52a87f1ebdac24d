/** The peer plays the same game as our engine: otherwise the benchmark would compare nothing. */
import { type Chance, pick } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import type { Seat } from '@crownlands/core/game'
import { type Tile, tileSet } from '@crownlands/games/kingdoms/content'
import { kingdoms } from '@crownlands/games/kingdoms/game'
import type { Action, Event } from '@crownlands/games/kingdoms/rules/state'
import type { State } from 'boardgame.io'
import { MockRandom } from 'boardgame.io/testing'
import { describe, expect, it, vi } from 'vitest'
import { type PeerState, type PeerView, peerKingdoms } from './kingdoms-bgio'
import { openTable, type PeerMove, resultOf } from './play-bgio'

const OPTIONS = { noLuck: false, lastCastle: false, scoreAsYouGo: false, edition: '2011' } as const

interface RecordedStep {
  readonly seat: Seat
  readonly legal: readonly PeerMove[]
  readonly made: PeerMove
  /** What everybody has after it. */
  readonly gold: readonly number[]
}

interface RecordedGame {
  readonly starter: Seat
  /** Of each epoch, all tiles in the order in which they were dealt and drawn. */
  readonly decks: readonly (readonly Tile[])[]
  readonly steps: readonly RecordedStep[]
  readonly goldAfterEpochs: readonly (readonly number[])[]
  readonly winners: readonly Seat[]
  readonly passes: number
}

function playOurs(seats: number, seed: string): RecordedGame {
  const source = new FastChance(seed)
  const choice = new FastChance(`${seed} choice`).at(0)
  const events: Event[] = []
  const state = kingdoms.setup(OPTIONS, seats, source.at(0), events)
  const starter = state.turn
  const steps: RecordedStep[] = []
  for (let [seat] = kingdoms.toAct(state); seat !== undefined; [seat] = kingdoms.toAct(state)) {
    const legal = kingdoms.legalActions(state, seat)
    const action = pickSensibly(legal, choice)
    kingdoms.apply(state, seat, action, source.at(steps.length + 1), events)
    const gold = state.players.map((player) => player.gold)
    steps.push({ seat, legal: legal.map(toPeer), made: toPeer(action), gold })
  }
  return {
    starter,
    decks: decksOf(events),
    steps,
    goldAfterEpochs: events.flatMap((event) => (event.type === 'epoch-ended' ? [event.gold] : [])),
    winners: kingdoms.outcome(state)?.winners ?? [],
    passes: events.filter((event) => event.type === 'passed').length,
  }
}

/** Kinds of action first: spaces outnumber draws so much that uniform games hardly ever empty the supply. */
function pickSensibly(legal: readonly Action[], chance: Chance): Action {
  const kind = pick([...new Set(legal.map((action) => action.type))], chance)
  return pick(
    legal.filter((action) => action.type === kind),
    chance,
  )
}

function toPeer(action: Action): PeerMove {
  switch (action.type) {
    case 'castle':
      return { move: 'placeCastle', args: [action.rank, action.space] }
    case 'draw':
      return { move: 'drawTile', args: [] }
    case 'place':
      return { move: 'placeTile', args: [action.space] }
    case 'start':
      return { move: 'placeStartingTile', args: [action.space] }
    case 'take':
      throw new TypeError('the default game has no open tiles')
  }
}

function decksOf(events: readonly Event[]): Tile[][] {
  const decks: Tile[][] = []
  for (const event of events) {
    if (event.type === 'epoch-started') decks.push([])
    if (event.type !== 'starting-tile-dealt' && event.type !== 'tile-drawn') continue
    if (event.tile !== undefined) decks.at(-1)?.push(event.tile)
  }
  return decks.map(withTheRest)
}

function withTheRest(dealt: readonly Tile[]): Tile[] {
  const rest = [...tileSet('2011')]
  for (const tile of dealt) rest.splice(rest.indexOf(tile), 1)
  return [...dealt, ...rest]
}

/** The peer with the starter and the shuffles of the recorded game. */
function openTableFor(game: RecordedGame) {
  const decks = game.decks.values()
  const random = MockRandom({
    Die: () => game.starter + 1,
    Shuffle: () => (decks.next().value ?? []).toReversed(),
  })
  return openTable({ ...peerKingdoms, plugins: [random] })
}

function goldOf(state: State<PeerState>): number[] {
  return state.ctx.playOrder.map((id) => state.G.players[id]?.gold ?? Number.NaN)
}

function inOrder(moves: readonly PeerMove[]): string[] {
  return moves.map((move) => JSON.stringify(move)).sort()
}

/** Follows the game step by step; returns how often the peer ended an epoch as we did. */
function replayOnPeer(game: RecordedGame, seats: number): number {
  const table = openTableFor(game)
  const goldAfterEpochs: number[][] = []
  let state = table.start('unused', seats)
  for (const step of game.steps) {
    expect(Number(state.ctx.currentPlayer)).toBe(step.seat)
    expect(inOrder(table.moves(state))).toEqual(inOrder(step.legal))
    const epochsBefore = state.G.scoredEpochs
    state = table.make(state, step.made)
    expect(goldOf(state)).toEqual(step.gold)
    if (state.G.scoredEpochs > epochsBefore) goldAfterEpochs.push(goldOf(state))
  }
  expect(goldAfterEpochs).toEqual(game.goldAfterEpochs)
  expect(resultOf(state)?.winners.map(Number)).toEqual(game.winners)
  return goldAfterEpochs.length
}

describe('the boardgame.io peer plays the same Kingdoms', () => {
  it.each([
    { seats: 4, games: 40 },
    { seats: 3, games: 10 },
    { seats: 2, games: 10 },
  ])('$games random games of $seats players: the same turns, choices, gold and winners', ({ seats, games }) => {
    for (let n = 0; n < games; n++) {
      const game = playOurs(seats, `peer ${seats} ${n}`)
      expect(replayOnPeer(game, seats)).toBe(3)
    }
  })

  it('passes over the same players who cannot act', () => {
    const games = Array.from({ length: 40 }, (_, n) => playOurs(4, `peer 4 ${n}`)).filter((game) => game.passes > 0)
    expect(games.length).toBeGreaterThan(0)
    for (const game of games) replayOnPeer(game, 4)
  })

  it('shuffles by itself, and every game ends', () => {
    const table = openTable()
    const chance = new FastChance('peer alone').at(0)
    const starts = new Set<string>()
    for (let n = 0; n < 10; n++) {
      let state = table.start(`alone ${n}`, 4)
      starts.add(JSON.stringify(state.G.supply))
      while (resultOf(state) === undefined) state = table.make(state, pick(table.moves(state), chance))
      expect(state.G.scoredEpochs).toBe(3)
    }
    expect(starts.size).toBe(10)
  })
})

describe('the boardgame.io peer keeps the rules', () => {
  const table = openTable()
  const start = table.start('rules', 4)
  const drawn = table.make(start, { move: 'drawTile', args: [] })
  const placed = table.make(start, { move: 'placeCastle', args: [4, 7] })

  it.each([
    { what: 'a space that is taken', state: placed, move: { move: 'placeCastle', args: [1, 7] } },
    { what: 'a space off the board', state: start, move: { move: 'placeStartingTile', args: [30] } },
    { what: 'a rank that does not exist', state: start, move: { move: 'placeCastle', args: [5, 0] } },
    { what: 'a second draw', state: drawn, move: { move: 'drawTile', args: [] } },
    { what: 'a castle while a drawn tile waits', state: drawn, move: { move: 'placeCastle', args: [1, 0] } },
    { what: 'a tile that was not drawn', state: start, move: { move: 'placeTile', args: [0] } },
  ])('refuses $what', ({ state, move }) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const after = table.make(state, move)
    expect(after.G).toBe(state.G)
    expect(error).toHaveBeenCalledWith('ERROR:', expect.stringContaining('invalid move'))
    error.mockRestore()
  })

  it('a draw keeps the turn, a placement ends it', () => {
    expect(drawn.ctx.currentPlayer).toBe(start.ctx.currentPlayer)
    expect(placed.ctx.currentPlayer).not.toBe(start.ctx.currentPlayer)
  })

  it('shows a player the own starting tile, and neither those of others nor the supply', () => {
    const view = peerKingdoms.playerView?.({ G: start.G, ctx: start.ctx, playerID: '1' }) as PeerView
    expect(view.supply).toBe(19)
    expect(view.players['1']?.startingTile).toBe(start.G.players['1']?.startingTile)
    for (const id of ['0', '2', '3']) expect(view.players[id]?.startingTile).toBe('hidden')
  })
})
