/** What cannot be true of a state of Kingdoms: the check for positions that come from outside, and for our own rules. */
import type { Seat } from '@crownlands/core/game'
import {
  CASTLES,
  CASTLES_PER_COLOUR,
  COLUMNS,
  castleOf,
  EMPTY,
  EPOCHS,
  HAZARDS,
  RANKS,
  type Rank,
  RESOURCES,
  SEAT_LETTERS,
  SPACES,
  type Space,
  STARTING_GOLD,
  startingCastles,
  TILES,
  type Tile,
  tileSet,
} from '../content'
import { legalActions, outcome } from './rules'
import { LINES } from './scoring'
import { emptySpaces, type State } from './state'
import { byTileOrder } from './view'

export function audit(state: State): string | undefined {
  return (
    auditSpaces(state) ??
    auditTiles(state) ??
    auditCastles(state) ??
    auditEpoch(state) ??
    auditGold(state) ??
    auditTurn(state)
  )
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

/** K-E4; K-V2: an epoch with another after it filled the board, and no castle on it came back. */
function auditEpoch({ options, epoch, players, board }: State): string | undefined {
  if (!options.lastCastle) return epoch > EPOCHS ? `there are only ${EPOCHS} epochs (K-E4)` : undefined
  const there = sum(players.flatMap(({ castles }) => castles)) + board.filter(isCastle).length
  const gone = players.length * sum(CASTLES_PER_COLOUR) - there
  const least = (SPACES - tileSet(options.edition).length) * (epoch - 1)
  const most = SPACES * (epoch - 1)
  if (gone >= least && gone <= most) return undefined
  return `before epoch ${epoch} from ${least} to ${most} castles have left the game, not ${gone} (K-V2)`
}

function isCastle(piece: Space): boolean {
  return (CASTLES as readonly Space[]).includes(piece)
}

/** K-S2, K-P7: no more and no less than the lines that were paid can bring. */
function auditGold(state: State): string | undefined {
  const lines = LINES.length * (state.epoch - 1) + paidLines(state)
  const most = STARTING_GOLD + lines * LINE_AT_BEST
  const least = STARTING_GOLD - lines * LINE_AT_WORST
  const seat = state.players.findIndex(({ gold }) => gold > most || gold < least)
  if (seat < 0) return undefined
  return `player ${SEAT_LETTERS[seat]} must have from ${least} to ${most} gold by now (K-P7)`
}

/** K-P1, K-V3: of this epoch. */
function paidLines({ over, options, board }: State): number {
  if (over) return LINES.length
  if (!options.scoreAsYouGo) return 0
  return LINES.filter(({ spaces }) => spaces.every((space) => board[space] !== EMPTY)).length
}

const LINE_AT_BEST = mostOfLine(RESOURCES)
const LINE_AT_WORST = mostOfLine(HAZARDS)

/**
 * What a line can bring a player, or cost: the highest castles on some of its spaces, and on the others the highest
 * numbers, or the mine, which doubles them (K-P5), and one number less. A line has two neighbours of a wizard (K-P6).
 */
function mostOfLine(kinds: readonly Tile[]): number {
  const numbers = tileSet('2011')
    .filter((tile) => kinds.includes(tile))
    .map((tile) => Math.abs(Number(tile)))
    .sort((a, b) => b - a)
  const ranks = RANKS.toReversed().flatMap((rank) => Array<number>(CASTLES_PER_COLOUR[rank - 1] ?? 0).fill(rank))
  const amounts = ranks.slice(0, COLUMNS - 1).map((_, i) => {
    const castles = i + 1
    const rank = sum(ranks.slice(0, castles)) + Math.min(castles, 2)
    const tiles = COLUMNS - castles
    return rank * Math.max(sum(numbers.slice(0, tiles)), 2 * sum(numbers.slice(0, tiles - 1)))
  })
  return Math.max(...amounts)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** K-T2, K-T4, K-E4, K-V2: somebody is to act, or the match has come to one of its ends. */
function auditTurn(state: State): string | undefined {
  if (state.turn >= state.players.length) return `there is no player ${SEAT_LETTERS[state.turn]}`
  if (!state.over) {
    if (state.empty.length === 0) return 'the board is full, and the epoch is not over (K-P1)'
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
