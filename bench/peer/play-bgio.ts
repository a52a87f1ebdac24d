/**
 * Drives the peer the quickest way boardgame.io has: its reducer alone, in production mode (tools/bench.js sets
 * it), without a client, store, server or player views. Undo, the log of each action, the plugins and the freezing
 * of states stay as they are by default.
 */
import type { ActionShape, PlayerID, State } from 'boardgame.io'
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal'
import { type PeerResult, type PeerState, peerKingdoms } from './kingdoms-bgio'

export type PeerGame = typeof peerKingdoms

export interface PeerMove {
  readonly move: string
  readonly args: readonly unknown[]
}

export interface PeerTable {
  start(seed: string, seats: number): State<PeerState>
  moves(state: State<PeerState>): PeerMove[]
  make(state: State<PeerState>, move: PeerMove): State<PeerState>
}

export function openTable(game: PeerGame = peerKingdoms): PeerTable {
  const processed = ProcessGameConfig(game)
  const reduce = CreateGameReducer({ game: processed })
  return {
    start: (seed, seats) => InitializeGame({ game: { ...processed, seed }, numPlayers: seats }),
    moves: ({ G, ctx }) => (game.ai?.enumerate(G, ctx, ctx.currentPlayer) ?? []) as PeerMove[],
    make: (state, { move, args }) => reduce(state, makeMove(move, args, state.ctx.currentPlayer)),
  }
}

/** The same as boardgame.io's action creator, which the package does not export. */
function makeMove(type: string, args: readonly unknown[], playerID: PlayerID): ActionShape.MakeMove {
  return { type: 'MAKE_MOVE', payload: { type, args, playerID } }
}

export function resultOf(state: State<PeerState>): PeerResult | undefined {
  return state.ctx.gameover as PeerResult | undefined
}
