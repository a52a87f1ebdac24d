/** The table while a location is scored: all around it as it was counted, and what each colour has by then. */
import type { ToldScoring } from '@crownlands/kit/room-ui'
import { type Cell, SPACES, spaceCell } from '../../rules/grid'
import { type Event, FREE, type Scored, type Space, type View } from '../../rules/state'
import { currentLying, isDangerous, tilesInPlay } from '../../rules/table'
import type { Preview } from '../preview'
import { type LedgerLine, ledgerOf, standing } from './ledger'

type Told = ToldScoring<Event>

/** The line that is lit; undefined before the first is told. */
export function litLine({ events, lines }: Told): LedgerLine | undefined {
  return ledgerOf(events)[lines - 1]
}

/** The tiles that it counts. */
export function litCells(line: LedgerLine | undefined): ReadonlySet<Cell> {
  return new Set(line?.type === 'place' ? line.standing.tiles.map(({ cell }) => cell) : [])
}

/** The city may have grown since: what lay around the location is told by its scoring. */
export function scene(view: View, _: readonly Event[], { events, lines }: Told): View {
  const scored = scoredIn(events)
  if (scored === undefined) return view
  const locations = view.locations.slice(0, scored.location)
  const lying = currentLying({ locations })
  const counted = new Map(
    scored.standings.flatMap(({ tiles }) => tiles.map(({ cell, piece }) => [cell, piece] as const)),
  )
  const around = Array.from({ length: SPACES }, (_space, space) => spaceCell(lying, space))
  const vp = standing(events, lines)
  return {
    ...view,
    locations,
    spaces: around.map((cell): Space => counted.get(cell) ?? FREE),
    elsewhere: tilesInPlay(view).filter(({ cell }) => !around.includes(cell)),
    phase: 'tiles',
    players: view.players.map((player, seat) => ({
      ...player,
      ...(vp !== undefined && { vp: vp[seat] ?? 0 }),
      counters: player.counters.filter((counter) => !isStillToWin(counter, seat, { events, lines })),
    })),
  }
}

function isStillToWin(counter: string, seat: number, { events, lines }: Told): boolean {
  return ledgerOf(events)
    .slice(lines)
    .some((line) => line.type === 'place' && line.standing.seat === seat && line.standing.counter === counter)
}

function scoredIn(events: readonly Event[]): Scored | undefined {
  return events.find((event) => event.type === 'scored')
}

/** How the location stands by its scoring, in place of how it would stand now. `view` is the scene. */
export function scoredStandings(view: View, { events }: Told): Preview | undefined {
  const scored = scoredIn(events)
  return (
    scored && {
      view,
      standings: scored.standings,
      dangerous: isDangerous(view),
      bishop: scored.bishop,
      loser: scored.standings.find(({ colour }) => colour === scored.tourney?.colour),
      scores: false,
    }
  )
}
