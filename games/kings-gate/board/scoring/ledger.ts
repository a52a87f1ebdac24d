/** Scoring as lines of a ledger, and the parts of the story that are scorings. */
import type { Seat } from '@crownlands/core/game'
import type { Language } from '@crownlands/core/room'
import { LOCATIONS } from '../../content'
import type { Event, Scored, Standing } from '../../rules/state'
import { BOARD_TEXT } from '../text/text'

export type LedgerLine =
  /** From the first to the last. */
  | { readonly type: 'place'; readonly scored: Scored; readonly standing: Standing }
  /** KG-L3 */
  | { readonly type: 'tourney'; readonly scored: Scored }
  /** What the scoring brought every seat. */
  | { readonly type: 'sum'; readonly scored: Scored }

export function ledgerOf(events: readonly Event[]): readonly LedgerLine[] {
  return events.flatMap((scored): LedgerLine[] => {
    if (scored.type !== 'scored') return []
    return [
      ...scored.standings.map((standing) => ({ type: 'place', scored, standing }) as const),
      ...(scored.tourney === undefined ? [] : [{ type: 'tourney', scored } as const]),
      { type: 'sum', scored },
    ]
  })
}

/** What every line brings each seat; the sum brings nothing more. While VP are hidden, the loss is what it may come to. */
export function gains(events: readonly Event[]): readonly (readonly number[])[] {
  return ledgerOf(events).map((line) => line.scored.players.map((_, seat) => gainOf(line, seat)))
}

function gainOf(line: LedgerLine, seat: Seat): number {
  const { tourney, players } = line.scored
  switch (line.type) {
    case 'place':
      return line.standing.seat === seat ? line.standing.vp : 0
    case 'tourney':
      return tourney?.seat === seat ? -(players[seat]?.lost ?? tourney.loss) : 0
    case 'sum':
      return 0
  }
}

/** Everybody's VP once so many lines are told: the end, less what is still to come. KG-P6: not told while hidden. */
export function standing(events: readonly Event[], told: number): readonly number[] | undefined {
  const [first] = ledgerOf(events)
  const toCome = gains(events).slice(told)
  const end = first === undefined ? undefined : vpAfter(first.scored)
  return end?.map((vp, seat) => toCome.reduce((left, gain) => left - (gain[seat] ?? 0), vp))
}

/** Undefined while somebody's are hidden. */
function vpAfter({ players }: Scored): readonly number[] | undefined {
  const vp = players.flatMap((player) => player.vp ?? [])
  return vp.length === players.length ? vp : undefined
}

export interface Scoring {
  readonly from: number
  readonly to: number
  readonly title: string
}

/** Every location is a scoring of its own, two in one turn too (KG-N5). */
export function scorings(events: readonly Event[], language: Language = 'en'): readonly Scoring[] {
  return events.flatMap((event, i) =>
    event.type === 'scored' ? [{ from: i, to: i + 1, title: nameOf(event, language) }] : [],
  )
}

export function nameOf({ location }: Scored, language: Language): string {
  const card = LOCATIONS[location - 1]
  return card === undefined ? '' : BOARD_TEXT[language].locations[card.id]
}
