/** How things would stand: the table after an action, and the current location as if it were scored then. */
import type { Seat } from '@crownlands/core/game'
import { placeLocation } from '../rules/locations'
import { moveBySorceress, placeTile, playDragon } from '../rules/placing'
import { scoredNow } from '../rules/scoring'
import type { Action, Standing, State, View } from '../rules/state'
import { isDangerous, isSurrounded } from '../rules/table'
import { stateOf } from '../rules/view'

export interface Preview {
  /** The table as it would be. */
  readonly view: View
  /** From the first to the last, as if the one whose turn it is had placed the last tile (KG-P3). */
  readonly standings: readonly Standing[]
  /** KG-X3 included. */
  readonly dangerous: boolean
  /** KG-X4 */
  readonly bishop: boolean
  /** KG-L3: the colour that would lose. */
  readonly loser: Standing | undefined
  /** KG-T9: the location would be scored at once. */
  readonly scores: boolean
}

/** How the current location stands now. */
export function standingNow(view: View): Preview {
  return read(stateOf(view), view)
}

/** How it would stand after an action that the seat may do; after placing a location, how that one would. */
export function previewOf(view: View, seat: Seat, action: Action): Preview {
  const state = stateOf(view)
  switch (action.type) {
    case 'tile':
      placeTile(state, seat, action)
      break
    case 'dragon':
      playDragon(state, seat, action)
      break
    case 'sorceress':
      moveBySorceress(state, seat, action)
      break
    case 'location':
      placeLocation(state, seat, action, undefined)
      break
    case 'end':
  }
  return read(state, view)
}

function read(state: State, view: View): Preview {
  const after: View = {
    ...view,
    locations: state.locations.slice(),
    spaces: state.spaces.slice(),
    elsewhere: state.elsewhere,
    played: state.played.slice(),
    players: view.players.map((player, seat) => ({
      ...player,
      counters: state.players[seat]?.counters.slice() ?? [],
      ...(player.hand !== undefined && { hand: state.players[seat]?.hand.slice() ?? [] }),
    })),
  }
  const dangerous = isDangerous(state)
  const scores = isSurrounded(state)
  const scored = scoredNow(state)
  return {
    view: after,
    standings: scored.standings,
    dangerous,
    bishop: scored.bishop,
    loser: scored.standings.find(({ colour }) => colour === scored.tourney?.colour),
    scores,
  }
}
