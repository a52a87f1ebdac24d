/** The one line that says what is expected, in words. */

import type { GameEvent } from '@crownlands/core/game'
import type { Words } from '@crownlands/core/room'
import { signed } from '@crownlands/core/text/typesetting'
import type { TableSummary } from '@crownlands/table/protocol'
import type { Around } from './around'
import { type Expected, isBot, type ShownLook } from './flow'
import type { TableText } from './text'

interface PromptNeeds {
  readonly waits: Expected
  readonly table: TableSummary
  readonly look: Pick<ShownLook, 'view'>
  /** The scoring that is told, and once all of it is, what it brought every seat. */
  readonly scoring: { readonly title: string; readonly gained: readonly number[] | undefined } | undefined
  /** What is said while the game stands still or goes on without the reader. */
  readonly still?: Around['still'] | undefined
  /** What the board shows just now, step by step. */
  readonly happening?: string | undefined
  readonly words: Pick<Words<unknown, unknown, unknown, GameEvent>, 'prompt' | 'ending'>
  readonly text: TableText
}

export function promptOf({ waits, table, look, scoring, still, happening, words, text }: PromptNeeds): string {
  if (happening !== undefined) return happening
  switch (waits.kind) {
    case 'act':
      return words.prompt(
        look.view,
        waits.seat,
        table.seats.map(({ name }) => name),
      )
    case 'end-turn':
      return waits.by === 'person' ? text.awaitsEnd : text.turnEnds
    case 'wait':
      if (table.still !== undefined && still !== undefined) return still[table.still]
      return isBot(table, waits.seat)
        ? text.thinking(nameOf(table, waits.seat))
        : text.waitingFor(nameOf(table, waits.seat))
    case 'show':
      return text.thinking(nameOf(table, table.toAct[0] ?? 0))
    case 'celebrate':
      if (scoring?.gained === undefined) return scoring?.title ?? ''
      return text.scoring.result(
        scoring.title,
        scoring.gained.map((gain, seat) => `${nameOf(table, seat)} ${signed(gain)}`),
      )
    case 'over':
      return table.outcome === undefined
        ? text.over
        : words.ending(
            table.outcome,
            table.seats.map(({ name }) => name),
          )
    case 'pass':
    case 'hand-over':
    case 'ask':
    case 'look': {
      const next = table.toAct.find((seat) => table.mine.includes(seat))
      return next === undefined ? '' : text.next(nameOf(table, next))
    }
  }
}

function nameOf({ seats }: TableSummary, seat: number): string {
  return seats[seat]?.name ?? ''
}
