/** What a turn has changed, if the location were scored as it stands, and what speaks for it. */
import type { Seat } from '@crownlands/core/game'
import { capital, signed } from '@crownlands/core/text/typesetting'
import type { RoomRecap, SeenTurn } from '@crownlands/kit/recap'
import { whyOf } from '../bots/why'
import { type Tile, TOURNEY_LOSS } from '../content'
import type { Action, Event, View } from '../rules/state'
import { standingNow } from './preview'
import { RECAP_TEXT } from './text/recap-text'
import { BOARD_TEXT } from './text/text'

export const recap: RoomRecap<View, Event> = {
  // Once another location lies there the scoring tells it.
  whatItChanged: ({ before, after }, nameplates, language) => {
    if (before.locations.length !== after.locations.length) return undefined
    const changes = nameplates.flatMap(({ name }, seat) => {
      const change = prizesOf(after, seat) - prizesOf(before, seat)
      return change === 0 ? [] : [{ name, vp: signed(change) }]
    })
    return changes.length === 0 ? undefined : BOARD_TEXT[language].changes(changes)
  },
  why: (turn, nameplates, language) => {
    const line = turn.events.flatMap(actionOf)
    const why = whyOf(asKnownNow(turn, line), line)
    const text = why && RECAP_TEXT[language](why, nameplates[turn.seat]?.name ?? '')
    return text && `${capital(text)}.`
  },
}

/** With two players a seat has two colours. */
function prizesOf(view: View, seat: Seat): number {
  const { standings, loser } = standingNow(view)
  const won = standings.reduce((sum, one) => (one.seat === seat ? sum + one.vp : sum), 0)
  return loser?.seat === seat ? won - TOURNEY_LOSS : won
}

function actionOf(event: Event): readonly Action[] {
  switch (event.type) {
    case 'tile-placed': {
      const { tile, cell, counter } = event
      return [{ type: 'tile', tile, cell, ...(counter !== undefined && { counter }) }]
    }
    case 'dragon-played':
      return [{ type: 'dragon', tile: event.tile, ...(event.cell !== undefined && { cell: event.cell }) }]
    case 'sorceress-played':
      return [{ type: 'sorceress', from: event.from, to: event.to }]
    case 'location-placed':
      return [{ type: 'location', cell: event.cell, orientation: event.orientation }]
    case 'turn-ended':
      return [{ type: 'end' }]
    default:
      return []
  }
}

/** What everybody saw then; of the hand only what was played from it (KG-H1). */
function asKnownNow({ before, seat }: SeenTurn<View, Event>, line: readonly Action[]): View {
  const hand = line.flatMap((action): Tile[] => ('tile' in action ? [action.tile] : []))
  const players = before.players.map((player, one) => (one === seat ? { ...player, hand } : player))
  return { ...before, viewer: seat as View['viewer'], players }
}
