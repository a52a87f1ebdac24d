/** The table as text, for the terminal, the generic board and screen readers. */
import { PLACES, type Place, type Tile } from '../content'
import type { View } from '../rules/state'

export interface BoardWords {
  round(round: number, of: number): string
  readonly places: Readonly<Record<Place, string>>
  readonly tiles: Readonly<Record<Tile, string>>
  readonly you: string
  readonly discards: string
  readonly none: string
}

const HIDDEN = '?'

export function drawTable(view: View, names: readonly string[], rounds: number, words: BoardWords): string {
  const tile = (one: Tile | 'hidden') => (one === 'hidden' ? HIDDEN : words.tiles[one])
  const rows = view.hands.map((hand, seat) => [
    `${!view.over && view.turn === seat ? '▸' : ' '} ${names[seat] ?? ''}${view.viewer === seat ? ` ${words.you}` : ''}`,
    ...hand.map(tile),
  ])
  const table = aligned([['', ...PLACES.map((place) => words.places[place])], ...rows])
  const discards = view.discards.map(tile).join(', ')
  return [words.round(view.round, rounds), '', ...table, '', `${words.discards} ${discards || words.none}`].join('\n')
}

/** Rows whose columns stand below each other. */
function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd((widths[column] ?? 0) + 3))
      .join('')
      .trimEnd(),
  )
}
