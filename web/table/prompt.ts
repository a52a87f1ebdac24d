/** The one line that says what is expected, in words. */

import type { GameEvent } from '@crownlands/core/game'
import type { Words } from '@crownlands/core/room'
import type { Look, TableSummary } from '@crownlands/table/protocol'
import { type Expected, isPerson, type Scoring } from './flow'
import type { TableText } from './text'

interface PromptNeeds {
  readonly waits: Expected
  readonly table: TableSummary
  readonly look: Look
  readonly scorings: readonly Scoring[]
  readonly words: Pick<Words<unknown, unknown, unknown, GameEvent>, 'prompt' | 'ending'>
  readonly text: TableText
}

export function promptOf({ waits, table, look, scorings, words, text }: PromptNeeds): string {
  switch (waits.kind) {
    case 'act':
      return words.prompt(look.view, waits.seat)
    case 'end-turn':
      return waits.by === 'person' ? text.awaitsEnd : text.turnEnds
    case 'bot':
      return text.thinking(nameOf(table, waits.seat))
    case 'celebrate':
      return scorings[waits.scoring]?.title ?? ''
    case 'over':
      return table.outcome === undefined
        ? text.over
        : words.ending(
            table.outcome,
            table.seats.map(({ name }) => name),
          )
    case 'pass':
    case 'hand-over':
    case 'look': {
      const next = table.toAct.find((seat) => isPerson(table.seats[seat]))
      return next === undefined ? '' : text.next(nameOf(table, next))
    }
  }
}

function nameOf({ seats }: TableSummary, seat: number): string {
  return seats[seat]?.name ?? ''
}
