/** Scoring as lines of a ledger, and the parts of the story that are scorings. */
import type { Language } from '@crownlands/core/room'
import type { Event, PartScore } from '../../rules/state'
import { BOARD_TEXT } from '../text/text'

export type LedgerLine =
  | {
      readonly type: 'part'
      readonly kind: 'row' | 'column'
      readonly number: number
      /** Whether its line is broken up, so that the part must say where it lies. */
      readonly broken: boolean
      readonly part: PartScore
    }
  /** The end: what the scoring brought everybody, and what they have now. */
  | { readonly type: 'sum'; readonly gained: readonly number[]; readonly gold: readonly number[] }

export function ledgerOf(events: readonly Event[]): readonly LedgerLine[] {
  const lines: LedgerLine[] = []
  const gained: number[] = []
  let gold: readonly number[] | undefined
  for (const event of events) {
    if (event.type === 'epoch-ended') gold = event.gold
    if (event.type !== 'line-scored') continue
    gold = event.gold
    event.gained.forEach((gain, seat) => {
      gained[seat] = (gained[seat] ?? 0) + gain
    })
    for (const part of event.parts) {
      lines.push({
        type: 'part',
        kind: event.kind,
        number: event.number,
        broken: part.clauses.includes('K-P2'),
        part,
      })
    }
  }
  if (gold !== undefined) lines.push({ type: 'sum', gained: gold.map((_, seat) => gained[seat] ?? 0), gold })
  return lines
}

/** What every line brings each seat; the sum brings nothing more. */
export function gains(events: readonly Event[]): readonly (readonly number[])[] {
  const lines = ledgerOf(events)
  const end = lines.at(-1)
  const seats = end?.type === 'sum' ? end.gold : []
  return lines.map((line) =>
    seats.map((_, seat) =>
      line.type === 'sum' ? 0 : line.part.gains.reduce((sum, gain) => (gain.seat === seat ? sum + gain.gold : sum), 0),
    ),
  )
}

/** Everybody's gold once so many lines are told: the end, less what is still to come. */
export function standing(events: readonly Event[], told: number): readonly number[] | undefined {
  const end = ledgerOf(events).at(-1)
  if (end?.type !== 'sum') return undefined
  const toCome = gains(events).slice(told)
  return end.gold.map((gold, seat) => toCome.reduce((left, gain) => left - (gain[seat] ?? 0), gold))
}

export interface Scoring {
  readonly from: number
  readonly to: number
  readonly title: string
}

/** Lines scored one after the other are one scoring, with the end of the epoch that they lead to. */
export function scorings(events: readonly Event[], language: Language = 'en'): readonly Scoring[] {
  const found: Scoring[] = []
  let from: number | undefined
  events.forEach((event, i) => {
    const scored = event.type === 'line-scored'
    if (scored || event.type === 'epoch-ended') from ??= i
    if (from === undefined) return
    const next = events[i + 1]?.type
    if (scored && (next === 'line-scored' || next === 'epoch-ended')) return
    found.push({ from, to: i + 1, title: titleOf(events.slice(from, i + 1), language) })
    from = undefined
  })
  return found
}

function titleOf(events: readonly Event[], language: Language): string {
  const words = BOARD_TEXT[language]
  const end = events.find((event) => event.type === 'epoch-ended')
  if (end !== undefined) return words.epoch(end.epoch)
  const lines = events.flatMap((event) => (event.type === 'line-scored' ? [words.line(event.kind, event.number)] : []))
  return lines.join(words.and)
}
