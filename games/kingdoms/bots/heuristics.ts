/** What bots know about Kingdoms beyond its rules. All amounts are in gold. */
import { type Chance, pick } from '@crownlands/core/chance'
import type { Seat } from '@crownlands/core/game'
import type { Heuristics } from '@crownlands/core/heuristics'
import { COLUMNS, EMPTY, EPOCHS, ROWS, type Tile } from '../content'
import { outcome, randomAction } from '../rules/rules'
import { baseOf, wizardBonus, worthOf } from '../rules/scoring'
import type { Action, Player, State } from '../rules/state'

/** What a castle of rank 1 to 4 earns when it is kept for a later epoch. */
const KEPT_CASTLE = [0, 9, 15, 22]
/** With Down to the Last Castle rank 1 is spent too. */
const KEPT_LAST_CASTLE = [3, 9, 15, 22]
/** What a draw is worth before its tile is known: somebody is hurt or helped by most of them. */
const DRAW = 3
/** What one empty space of a part adds to its base on average, once it is filled. */
const PROMISE = 0.25
/** How many gold make an action e times as promising. */
const GOLD_PER_STEP = 4
/** How many random actions a playout looks at before it takes the best. */
const PLAYOUT_CHOICES = 4

export const heuristics: Heuristics<State, Action> = {
  stage: (state) => (state.over ? Number.POSITIVE_INFINITY : state.epoch),
  evaluate,
  judge,
  playout,
}

function evaluate(state: State): number[] {
  const result = outcome(state)
  const wealth = state.players.map((player) => player.gold + (result === undefined ? keptCastles(state, player) : 0))
  return wealth.map((own, seat) => {
    const best = Math.max(...wealth.filter((_, other) => other !== seat))
    // A won match is better by a wide margin than by a narrow one, so that bots go on caring.
    const margin = squash((own - best) / 30)
    if (result === undefined) return margin
    const share = result.winners.includes(seat) ? 1 / result.winners.length : 0
    return 0.8 * share + 0.2 * margin
  })
}

function squash(x: number): number {
  return 1 / (1 + Math.exp(-x))
}

/** As long as the match goes on castles in hand can be used: a stage ends when the next epoch has begun. */
function keptCastles(state: State, player: Player): number {
  let gold = 0
  for (let i = 0; i < player.castles.length; i++) gold += (player.castles[i] ?? 0) * castlePrice(state, i + 1)
  return gold
}

function castlePrice(state: State, rank: number): number {
  return (state.options.lastCastle ? KEPT_LAST_CASTLE : KEPT_CASTLE)[rank - 1] ?? 0
}

/** What using up a castle of this rank costs later. */
function keepingPrice(state: State, rank: number): number {
  return state.options.lastCastle || state.epoch < EPOCHS ? castlePrice(state, rank) : 0
}

function judge(state: State, seat: Seat, actions: readonly Action[]): number[] {
  return actions.map((action) => worth(state, seat, action) / GOLD_PER_STEP)
}

/** The best of a few random placements, or a tile if none of them is worth more. */
function playout(state: State, seat: Seat, chance: Chance): Action {
  let best = randomAction(state, seat, chance)
  let bestWorth = quickWorth(state, seat, best)
  for (let i = 1; i < PLAYOUT_CHOICES; i++) {
    const other = randomAction(state, seat, chance)
    const otherWorth = quickWorth(state, seat, other)
    if (otherWorth > bestWorth) {
      best = other
      bestWorth = otherWorth
    }
  }
  if (bestWorth >= DRAW || state.drawn !== undefined || state.supply.length === 0) return best
  return state.options.noLuck ? takeAny(state, chance) : { type: 'draw' }
}

function takeAny(state: State, chance: Chance): Action {
  return { type: 'take', tile: pick(state.supply, chance) }
}

/** Finding the best place for a tile to take would cost a playout too much. */
function quickWorth(state: State, seat: Seat, action: Action): number {
  return action.type === 'take' ? DRAW : worth(state, seat, action)
}

/** What the action changes at once for the seat against its rivals, if the board were scored as it stands. */
function worth(state: State, seat: Seat, action: Action): number {
  switch (action.type) {
    case 'draw':
      return DRAW
    case 'take':
      return worthOfBestPlace(state, seat, action.tile)
    case 'castle':
      return worthOfCastle(state, seat, action.rank, action.space)
    case 'place':
      return state.drawn === undefined ? 0 : worthOfTile(state, seat, state.drawn, action.space)
    case 'start': {
      const tile = state.players[seat]?.startingTile
      return tile === undefined ? 0 : worthOfTile(state, seat, tile, action.space)
    }
  }
}

function worthOfBestPlace(state: State, seat: Seat, tile: Tile): number {
  let best = Number.NEGATIVE_INFINITY
  for (const space of state.empty) best = Math.max(best, worthOfTile(state, seat, tile, space))
  return best
}

/** One line as seen from a space: what lies on either side of it up to the next mountain. */
interface Side {
  resources: number
  hazards: number
  dragon: boolean
  mine: boolean
  empty: number
  /** Ranks of the player's own castles, and of the others'. */
  own: number
  others: number
}

function newSide(): Side {
  return { resources: 0, hazards: 0, dragon: false, mine: false, empty: 0, own: 0, others: 0 }
}

const before = newSide()
const after = newSide()

function look(side: Side, state: State, seat: Seat, from: number, step: number, count: number): void {
  side.resources = 0
  side.hazards = 0
  side.dragon = false
  side.mine = false
  side.empty = 0
  side.own = 0
  side.others = 0
  const wizardAt = state.board.indexOf('wizard')
  for (let i = 1; i <= count; i++) {
    const space = from + i * step
    const piece = state.board[space] ?? EMPTY
    if (piece === 'mountain') return
    if (piece === EMPTY) side.empty++
    else if (piece === 'dragon') side.dragon = true
    else if (piece === 'mine') side.mine = true
    else {
      const worth = worthOf(piece)
      if (worth.value > 0) side.resources += worth.value
      else side.hazards -= worth.value
      if (worth.rank === 0) continue
      const ranks = worth.rank + wizardBonus(space, wizardAt)
      if (worth.seat === seat) side.own += ranks
      else side.others += ranks
    }
  }
}

/** Both sides of the space in its row or its column. */
function lookAround(state: State, seat: Seat, space: number, kind: 'row' | 'column'): void {
  const column = space % COLUMNS
  const row = Math.floor(space / COLUMNS)
  if (kind === 'row') {
    look(before, state, seat, space, -1, column)
    look(after, state, seat, space, 1, COLUMNS - 1 - column)
  } else {
    look(before, state, seat, space, -COLUMNS, row)
    look(after, state, seat, space, COLUMNS, ROWS - 1 - row)
  }
}

/** The base of the part that holds the space, with the tile on it and without. */
function baseWith(tile: Tile | undefined): number {
  const value = tile === undefined ? 0 : worthOf(tile).value
  return (
    baseOf(
      before.resources + after.resources + Math.max(0, value),
      before.hazards + after.hazards + Math.max(0, -value),
      before.dragon || after.dragon || tile === 'dragon',
      before.mine || after.mine || tile === 'mine',
    ) +
    PROMISE * (before.empty + after.empty)
  )
}

function worthOfCastle(state: State, seat: Seat, rank: number, space: number): number {
  const ranks = rank + wizardBonus(space, state.board.indexOf('wizard'))
  let gold = -keepingPrice(state, rank)
  lookAround(state, seat, space, 'row')
  gold += ranks * baseWith(undefined)
  lookAround(state, seat, space, 'column')
  gold += ranks * baseWith(undefined)
  return gold
}

function worthOfTile(state: State, seat: Seat, tile: Tile, space: number): number {
  const rivals = state.players.length - 1
  let gold = tile === 'wizard' ? worthOfWizard(state, seat, space) : 0
  for (const kind of ['row', 'column'] as const) {
    lookAround(state, seat, space, kind)
    const now = baseWith(undefined)
    if (tile === 'mountain') {
      const left = baseOf(before.resources, before.hazards, before.dragon, before.mine) + PROMISE * before.empty
      const right = baseOf(after.resources, after.hazards, after.dragon, after.mine) + PROMISE * after.empty
      gold += (left - now) * (before.own - before.others / rivals) + (right - now) * (after.own - after.others / rivals)
    } else {
      const change = baseWith(tile) - now
      gold += change * (before.own + after.own - (before.others + after.others) / rivals)
    }
  }
  return gold
}

/** K-P6: one more rank for each castle beside the space, in its row and in its column. */
function worthOfWizard(state: State, seat: Seat, space: number): number {
  const rivals = state.players.length - 1
  let gold = 0
  for (const beside of [space - COLUMNS, space - 1, space + 1, space + COLUMNS]) {
    const castle = worthOf(state.board[beside] ?? EMPTY)
    if (castle.rank === 0 || wizardBonus(beside, space) === 0) continue
    lookAround(state, seat, beside, 'row')
    let bases = baseWith(undefined)
    lookAround(state, seat, beside, 'column')
    bases += baseWith(undefined)
    gold += castle.seat === seat ? bases : -bases / rivals
  }
  return gold
}
