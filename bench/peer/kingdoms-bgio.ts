/**
 * Kingdoms for boardgame.io, with all rules of the default game: what our engine is measured against. An
 * implementation of its own, so that it can also check ours: of our code it only takes the list of tiles.
 *
 * It is written to be quick in that framework. An epoch is a phase and a turn is one counted move, so that no
 * move needs the events API, which makes an Error for every call; the supply is shuffled once an epoch.
 */
import { type Tile, tileSet } from '@crownlands/games/kingdoms/content'
import type { AiEnumerate, Ctx, DefaultPluginAPIs, FnContext, Game, LongFormMove, MoveFn, PlayerID } from 'boardgame.io'
import { INVALID_MOVE } from 'boardgame.io/core'

interface CastlePiece {
  readonly owner: PlayerID
  readonly rank: number
}

type Cell = Tile | CastlePiece | null

interface PeerPlayer {
  gold: number
  /** In hand, of rank 1, 2, 3 and 4. */
  castles: number[]
  startingTile: Tile | 'hidden' | null
}

export interface PeerState {
  /** How many epochs are over. */
  scoredEpochs: number
  /** Who begins the epoch, as a position in `ctx.playOrder`. */
  starter: number
  cells: Cell[]
  players: Record<PlayerID, PeerPlayer>
  /** Face down; the last one is drawn first. */
  supply: Tile[]
  drawn: Tile | null
}

/** What `ctx.gameover` holds at the end. */
export interface PeerResult {
  readonly winners: readonly PlayerID[]
}

const ROWS = 5
const COLUMNS = 6
const EPOCHS = 3
const RANK_ONE_CASTLES: Readonly<Record<number, number>> = { 2: 4, 3: 3, 4: 2 }

const LINES: readonly (readonly number[])[] = [
  ...Array.from({ length: ROWS }, (_, row) => Array.from({ length: COLUMNS }, (_, column) => row * COLUMNS + column)),
  ...Array.from({ length: COLUMNS }, (_, column) => Array.from({ length: ROWS }, (_, row) => row * COLUMNS + column)),
]

const NEIGHBOURS: readonly (readonly number[])[] = Array.from({ length: ROWS * COLUMNS }, (_, cell) => {
  const column = cell % COLUMNS
  return [
    ...(cell >= COLUMNS ? [cell - COLUMNS] : []),
    ...(cell < (ROWS - 1) * COLUMNS ? [cell + COLUMNS] : []),
    ...(column > 0 ? [cell - 1] : []),
    ...(column < COLUMNS - 1 ? [cell + 1] : []),
  ]
})

// Set-up ------------------------------------------------------------------------------------------

function setup({ ctx, random }: DefaultPluginAPIs & { ctx: Ctx }): PeerState {
  const players: Record<PlayerID, PeerPlayer> = {}
  for (const id of ctx.playOrder) {
    // K-S1, K-S2
    players[id] = { gold: 50, castles: [RANK_ONE_CASTLES[ctx.numPlayers] ?? 0, 3, 2, 1], startingTile: null }
  }
  return {
    scoredEpochs: 0,
    starter: random.Die(ctx.numPlayers) - 1, // K-S4
    cells: emptyCells(),
    players,
    supply: [],
    drawn: null,
  }
}

function emptyCells(): Cell[] {
  return Array<Cell>(ROWS * COLUMNS).fill(null)
}

/** K-S3, K-E2 */
function beginEpoch({ G, ctx, random }: FnContext<PeerState>): void {
  const supply = random.Shuffle([...tileSet('2011')])
  for (const id of ctx.playOrder) playerOf(G, id).startingTile = supply.pop() ?? null
  G.supply = supply
}

// A turn ------------------------------------------------------------------------------------------

/** K-T1 */
const placeCastle: MoveFn<PeerState> = ({ G, playerID }, rank: number, cell: number) => {
  const { castles } = playerOf(G, playerID)
  const inHand = castles[rank - 1] ?? 0
  if (G.drawn !== null || inHand === 0 || G.cells[cell] !== null) return INVALID_MOVE
  castles[rank - 1] = inHand - 1
  G.cells[cell] = { owner: playerID, rank }
}

/** K-T2: it does not end the turn, and it cannot be undone. */
const drawTile: LongFormMove<PeerState> = {
  move: ({ G }) => {
    if (G.drawn !== null) return INVALID_MOVE
    const tile = G.supply.pop()
    if (tile === undefined) return INVALID_MOVE
    G.drawn = tile
  },
  noLimit: true,
  undoable: false,
  client: false,
}

/** K-T2 */
const placeTile: MoveFn<PeerState> = ({ G }, cell: number) => {
  const tile = G.drawn
  if (tile === null || G.cells[cell] !== null) return INVALID_MOVE
  G.cells[cell] = tile
  G.drawn = null
}

/** K-T3 */
const placeStartingTile: MoveFn<PeerState> = ({ G, playerID }, cell: number) => {
  const player = playerOf(G, playerID)
  const tile = player.startingTile
  if (G.drawn !== null || tile === null || tile === 'hidden' || G.cells[cell] !== null) return INVALID_MOVE
  G.cells[cell] = tile
  player.startingTile = null
}

/** K-T4 */
function canAct(G: PeerState, id: PlayerID): boolean {
  if (G.supply.length > 0) return true
  const { castles, startingTile } = playerOf(G, id)
  return startingTile !== null || castles.some((inHand) => inHand > 0)
}

/** K-S4, K-T4: clockwise to the next player who can act. */
function nextPosition({ G, ctx }: FnContext<PeerState>): number | undefined {
  for (let step = 1; step <= ctx.numPlayers; step++) {
    const position = (ctx.playOrderPos + step) % ctx.numPlayers
    const id = ctx.playOrder[position]
    if (id !== undefined && canAct(G, id)) return position
  }
  return undefined
}

function enumerate(G: PeerState, _ctx: Ctx, playerID: PlayerID): AiEnumerate {
  const { cells } = G
  const moves: AiEnumerate = []
  if (G.drawn !== null) {
    for (let cell = 0; cell < cells.length; cell++)
      if (cells[cell] === null) moves.push({ move: 'placeTile', args: [cell] })
    return moves
  }
  if (G.supply.length > 0) moves.push({ move: 'drawTile', args: [] })
  const { castles, startingTile } = playerOf(G, playerID)
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] !== null) continue
    if (startingTile !== null) moves.push({ move: 'placeStartingTile', args: [cell] })
    for (let rank = 1; rank <= 4; rank++) {
      if ((castles[rank - 1] ?? 0) > 0) moves.push({ move: 'placeCastle', args: [rank, cell] })
    }
  }
  return moves
}

// Scoring and epochs ------------------------------------------------------------------------------

/** K-P1 to K-P7, added up by player. */
function scoreBoard(cells: readonly Cell[], ids: readonly PlayerID[]): Record<PlayerID, number> {
  const gains: Record<PlayerID, number> = {}
  for (const id of ids) gains[id] = 0
  const wizard = cells.indexOf('wizard')
  const nextToWizard = NEIGHBOURS[wizard] ?? []
  for (const line of LINES) {
    let part: number[] = []
    for (const cell of line) {
      if (cells[cell] === 'mountain') {
        // K-P2
        scorePart(cells, part, nextToWizard, gains)
        part = []
      } else part.push(cell)
    }
    scorePart(cells, part, nextToWizard, gains)
  }
  return gains
}

function scorePart(
  cells: readonly Cell[],
  part: readonly number[],
  nextToWizard: readonly number[],
  gains: Record<PlayerID, number>,
): void {
  let good = 0
  let bad = 0
  let factor = 1
  let dragon = false
  for (const index of part) {
    const cell = cells[index]
    if (typeof cell !== 'string') continue
    if (cell === 'dragon') dragon = true
    else if (cell === 'mine') factor = 2
    else if (cell !== 'wizard' && cell !== 'mountain') {
      const value = Number(cell)
      if (value > 0) good += value
      else bad += value
    }
  }
  // K-P3, K-P4, K-P5
  const base = ((dragon ? 0 : good) + bad) * factor
  if (base === 0) return
  for (const index of part) {
    const cell = cells[index]
    if (typeof cell !== 'object' || cell === null) continue
    // K-P6, K-P7
    const rank = cell.rank + (nextToWizard.includes(index) ? 1 : 0)
    gains[cell.owner] = (gains[cell.owner] ?? 0) + base * rank
  }
}

function endEpoch({ G, ctx }: FnContext<PeerState>): void {
  const gains = scoreBoard([...G.cells], ctx.playOrder)
  for (const id of ctx.playOrder) {
    const player = playerOf(G, id)
    player.gold += gains[id] ?? 0
    // K-E1: the other castles on the board have left the game.
    player.castles[0] = RANK_ONE_CASTLES[ctx.numPlayers] ?? 0
    player.startingTile = null
  }
  G.starter = richestAfter(G, ctx)
  // Here and not when the next epoch begins: boardgame.io asks whether a phase is over before it has begun.
  G.cells = emptyCells()
  G.scoredEpochs++
}

/** K-E3: of several, the first clockwise after the player who placed last. */
function richestAfter(G: PeerState, ctx: Ctx): number {
  let starter = 0
  let most = Number.NEGATIVE_INFINITY
  for (let step = 1; step <= ctx.numPlayers; step++) {
    const position = (ctx.playOrderPos + step) % ctx.numPlayers
    const { gold } = playerOf(G, ctx.playOrder[position] ?? '')
    if (gold > most) {
      most = gold
      starter = position
    }
  }
  return starter
}

/** K-E4 */
function result({ G, ctx }: FnContext<PeerState>): PeerResult | undefined {
  if (G.scoredEpochs < EPOCHS) return undefined
  const most = Math.max(...ctx.playOrder.map((id) => playerOf(G, id).gold))
  return { winners: ctx.playOrder.filter((id) => playerOf(G, id).gold === most) }
}

// What a player sees ------------------------------------------------------------------------------

export type PeerView = Omit<PeerState, 'supply'> & { readonly supply: number }

/** K-H1 */
function playerView({ G, playerID }: { G: PeerState; ctx: Ctx; playerID: PlayerID | null }): PeerView {
  const players: Record<PlayerID, PeerPlayer> = {}
  for (const [id, player] of Object.entries(G.players)) {
    const hidden = id !== playerID && player.startingTile !== null
    players[id] = hidden ? { ...player, startingTile: 'hidden' } : player
  }
  return { ...G, players, supply: G.supply.length }
}

function playerOf(G: PeerState, id: PlayerID): PeerPlayer {
  const player = G.players[id]
  if (player === undefined) throw new RangeError(`there is no player ${id}`)
  return player
}

export const peerKingdoms: Game<PeerState> = {
  name: 'kingdoms',
  minPlayers: 2,
  maxPlayers: 4,
  setup,
  moves: { placeCastle, drawTile, placeTile, placeStartingTile },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: ({ G }) => G.starter, next: nextPosition },
  },
  phases: {
    epoch: {
      start: true,
      next: 'epoch',
      onBegin: beginEpoch,
      endIf: ({ G }) => !G.cells.includes(null), // K-P1
      onEnd: endEpoch,
    },
  },
  endIf: result,
  playerView,
  ai: { enumerate },
}
