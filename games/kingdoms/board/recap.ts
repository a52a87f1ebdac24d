/** What a turn has changed, if the board were scored as it stands, and what speaks for it. */
import type { Seat } from '@crownlands/core/game'
import { capital } from '@crownlands/core/text/typesetting'
import type { RoomRecap, SeenTurn } from '@crownlands/kit/recap'
import { type Why, whyOf } from '../bots/why'
import { gainsNow } from '../rules/scoring'
import type { Action, Event, View } from '../rules/state'
import { RECAP_TEXT } from './text/recap-text'
import { BOARD_TEXT } from './text/text'

export const recap: RoomRecap<View, Event> = {
  // Across the end of an epoch the scoring tells it.
  whatItChanged: ({ before, after }, nameplates, language) => {
    if (before.epoch !== after.epoch) return undefined
    const [then, now] = [gainsNow(before, before.board), gainsNow(after, after.board)]
    const changes = nameplates.flatMap(({ name }, seat) => {
      const change = (now[seat] ?? 0) - (then[seat] ?? 0)
      return change === 0 ? [] : [{ name, change }]
    })
    return changes.length === 0 ? undefined : `${capital(BOARD_TEXT[language].wouldChange(changes))}.`
  },
  why: (turn, nameplates, language) => {
    const why = whyTheyDid(turn)
    return why && RECAP_TEXT[language](why, nameplates[turn.seat]?.name ?? '', nameplates.length)
  },
}

/** Of where the piece went; else of drawing one. */
function whyTheyDid(turn: SeenTurn<View, Event>): Why | undefined {
  const reasons = turn.events.map((event) => {
    const done = actionOf(event)
    return done && whyOf(asKnownNow(turn.before, turn.seat, event), done)
  })
  return reasons.findLast((why) => why !== undefined)
}

function actionOf(event: Event): readonly Action[] | undefined {
  switch (event.type) {
    case 'castle-placed':
      return [{ type: 'castle', rank: event.rank, space: event.space }]
    case 'tile-drawn':
      return [{ type: 'draw' }]
    case 'tile-placed':
      return [{ type: event.from === 'start' ? 'start' : 'place', space: event.space }]
    default:
      return undefined
  }
}

/** What everybody saw then, and of what was hidden only the tile that the player has placed since. */
function asKnownNow(before: View, seat: Seat, event: Event): View {
  const view = { ...before, viewer: seat as View['viewer'] }
  if (event.type !== 'tile-placed') return view
  if (event.from === 'supply') return { ...view, drawn: event.tile }
  const players = before.players.map((player, one) => (one === seat ? { ...player, startingTile: event.tile } : player))
  return { ...view, players }
}
