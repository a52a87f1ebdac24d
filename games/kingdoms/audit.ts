/** What cannot be true of a state of Kingdoms: the check for positions that come from outside, and for our own rules. */
import type { Seat } from '@crownlands/core/game'
import {
  CASTLES_PER_COLOUR,
  castleOf,
  EPOCHS,
  RANKS,
  type Rank,
  SEAT_LETTERS,
  SPACES,
  startingCastles,
  TILES,
  tileSet,
} from './content'
import { legalActions, outcome } from './rules'
import { emptySpaces, type State } from './state'
import { byTileOrder } from './view'

export function audit(state: State): string | undefined {
  return auditSpaces(state) ?? auditTiles(state) ?? auditCastles(state) ?? auditTurn(state)
}

/** K-C1 */
function auditSpaces(state: State): string | undefined {
  const empty = emptySpaces(state.board)
  const listed = state.empty.length === empty.length && state.empty.every((space, i) => space === empty[i])
  return listed ? undefined : `the empty spaces of this board are ${JSON.stringify(empty)} (K-C1)`
}

/** K-C3, K-E2: no tile is ever lost. */
function auditTiles(state: State): string | undefined {
  const everywhere = [
    ...state.board,
    ...state.supply,
    state.drawn,
    ...state.players.map((player) => player.startingTile),
  ].filter((piece) => (TILES as readonly unknown[]).includes(piece))
  const expected = tileSet(state.options.edition)
  for (const tile of TILES) {
    const there = everywhere.filter((piece) => piece === tile).length
    const wanted = expected.filter((one) => one === tile).length
    if (there !== wanted) return `there are ${there} tiles ${tile}, not ${wanted} (K-C3)`
  }
  if (state.supply.some((tile, i, all) => i > 0 && byTileOrder(all[i - 1] ?? tile, tile) > 0)) {
    return `the supply must be listed in the order ${TILES.join(' ')}`
  }
  if (state.options.noLuck && state.players.some((player) => player.startingTile !== undefined)) {
    return 'with No Luck there are no starting tiles (K-V1)'
  }
  return undefined
}

/** K-C2, K-S1, K-E1: castles come from the hand and, but for rank 1, do not come back. */
function auditCastles(state: State): string | undefined {
  const seats = state.players.length
  const atStart = startingCastles(seats, state.options.lastCastle)
  for (let seat = 0; seat < seats; seat++) {
    let left = 0
    for (const rank of RANKS) {
      const have = countCastles(state, seat, rank)
      left += have
      const most = atStart[rank - 1] ?? 0
      const allStillThere = state.epoch === 1 || (rank === 1 && !state.options.lastCastle)
      if (have > most || (allStillThere && have < most)) {
        return `player ${SEAT_LETTERS[seat]} has ${have} castles of rank ${rank}, not ${most} (K-S1)`
      }
    }
    // K-V2: the match ends with the epoch in which somebody places the last one, so nobody starts an epoch without any.
    if (left === 0) return `player ${SEAT_LETTERS[seat]} has no castle at all (K-V2)`
  }
  const strangers = SEAT_LETTERS.slice(seats)
  if (state.board.some((piece) => piece.length === 2 && strangers.some((letter) => piece.startsWith(letter)))) {
    return `there are castles of a player who is not there (K-S1)`
  }
  return undefined
}

function countCastles(state: State, seat: Seat, rank: Rank): number {
  const castle = castleOf(seat, rank)
  return (state.players[seat]?.castles[rank - 1] ?? 0) + state.board.filter((piece) => piece === castle).length
}

/** K-T2, K-T4, K-E4, K-V2: somebody is to act, or the match has come to one of its ends. */
function auditTurn(state: State): string | undefined {
  if (state.turn >= state.players.length) return `there is no player ${SEAT_LETTERS[state.turn]}`
  if (!state.options.lastCastle && state.epoch > EPOCHS) return `there are only ${EPOCHS} epochs (K-E4)`
  if (state.options.lastCastle && state.epoch > LONGEST_GAME) return `no game lasts ${state.epoch} epochs (K-V2)`
  if (!state.over) {
    return legalActions(state, state.turn).length > 0 ? undefined : 'the player to act can do nothing (K-T4)'
  }
  if (state.drawn !== undefined) return 'the match is over and a drawn tile is not placed (K-T2)'
  if (!state.options.lastCastle) {
    const ended = state.epoch === EPOCHS && state.empty.length === 0
    return ended ? undefined : `the match ends when the board is full in epoch ${EPOCHS} (K-E4)`
  }
  const lastPlaced = state.players.some((player) => player.castles.every((castles) => castles === 0))
  return lastPlaced ? auditOpenBoard(state) : 'the match ends when somebody has placed the last castle (K-V2)'
}

/** K-V2: empty spaces are left only when nobody has anything to put there. */
function auditOpenBoard(state: State): string | undefined {
  if (outcome(state)?.ending !== 'last-castle-with-empty-spaces') return undefined
  const goOn = state.players.some((_, turn) => legalActions({ ...state, over: false, turn }, turn).length > 0)
  return goOn ? 'the match is over but a player could still act (K-V2)' : undefined
}

/** K-V2: every epoch but the last uses up at least as many castles as there are spaces without a tile. */
const CASTLES_PER_EPOCH = SPACES - tileSet('2011').length
const LONGEST_GAME = Math.ceil((CASTLES_PER_COLOUR.reduce((sum, castles) => sum + castles) * 4) / CASTLES_PER_EPOCH)
