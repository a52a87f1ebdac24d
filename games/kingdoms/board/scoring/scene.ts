/** The board while a scoring is told: every piece where it lay when the epoch, or the line, was full. */
import type { Seat } from '@crownlands/core/game'
import type { ToldScoring } from '@crownlands/kit/room-ui'
import { castleOf, EMPTY, SPACES, type Space } from '../../content'
import type { Event, PartScore, View } from '../../rules/state'
import { ledgerOf, standing } from './ledger'

/** The part of a line that is lit. */
export interface LitPart {
  readonly kind: 'row' | 'column'
  readonly number: number
  readonly broken: boolean
  readonly part: PartScore
}

/** Undefined before the first line is told, and once the sum is. */
export function litPart({ events, lines }: ToldScoring<Event>): LitPart | undefined {
  const line = ledgerOf(events)[lines - 1]
  return line?.type === 'part' ? line : undefined
}

export function scene(view: View, story: readonly Event[], { events, lines }: ToldScoring<Event>): View {
  const began = story.findLastIndex((event) => event.type === 'epoch-started')
  const placed = story.slice(began + 1)
  const epoch = epochOf(story[began]) ?? epochOf(events.at(-1)) ?? view.epoch
  const gold = standing(events, lines)
  const goneBy = view.epoch > epoch
  return {
    ...view,
    epoch,
    board: began < 0 && !goneBy ? view.board : boardOf([...events, ...placed]),
    drawn: undefined,
    over: false,
    players: view.players.map((player, seat) => ({
      ...player,
      gold: gold?.[seat] ?? player.gold,
      // K-E2: castles of rank 1 come back and starting tiles are dealt when the next epoch begins, not before.
      castles: goneBy ? withoutOnes(player.castles, onesOf(placed, seat)) : player.castles,
      startingTile: goneBy ? 'none' : player.startingTile,
    })),
  }
}

function epochOf(event: Event | undefined): number | undefined {
  return event !== undefined && 'epoch' in event ? event.epoch : undefined
}

/** Of a match that began with a position there is no telling how its pieces came there: what was scored tells of most. */
function boardOf(events: readonly Event[]): Space[] {
  const board = Array.from({ length: SPACES }, (): Space => EMPTY)
  for (const event of events) {
    if (event.type === 'tile-placed') board[event.space] = event.tile
    else if (event.type === 'castle-placed') board[event.space] = castleOf(event.seat, event.rank)
    else if (event.type === 'line-scored') {
      for (const { tiles, gains } of event.parts) {
        for (const { space, tile } of tiles) board[space] = tile
        for (const { seat, castles } of gains)
          for (const { space, rank } of castles) board[space] = castleOf(seat, rank)
      }
    }
  }
  return board
}

function onesOf(placed: readonly Event[], seat: Seat): number {
  return placed.filter((event) => event.type === 'castle-placed' && event.seat === seat && event.rank === 1).length
}

function withoutOnes(castles: readonly number[], ones: number): number[] {
  return castles.with(0, Math.max(0, (castles[0] ?? 0) - ones))
}
