/** What the home page says of a table. */
import type { TableSummary } from '@crownlands/table/protocol'
import type { WebWords } from '../text/web-words'

/** Whose turn it is, or how it ended. `yours` is true when the one person at the table is to act. */
export function statusOf(table: TableSummary, words: WebWords['home']['tables']): { text: string; yours: boolean } {
  const name = (seat: number) => table.seats[seat]?.name ?? ''
  if (table.unplayable !== undefined) return { text: words.unplayable[table.unplayable], yours: false }
  if (table.outcome !== undefined) {
    const { winners } = table.outcome
    return { text: winners.length === 0 ? words.lost : words.won(winners.map(name)), yours: false }
  }
  const people = table.seats.filter(({ bot }) => bot === undefined).length
  const acting = table.toAct.filter((seat) => table.seats[seat]?.bot === undefined)
  if (people === 1 && acting.length > 0) return { text: words.yourTurn, yours: true }
  return { text: words.turnOf(words.players(table.toAct.map(name))), yours: false }
}

export function playersOf(table: TableSummary, words: WebWords['home']['tables']): string {
  return words.players(table.seats.map(({ name }) => name))
}
