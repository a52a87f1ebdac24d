/** The one line that says what is expected, in words. */

import type { GameEvent, Seat } from '@crownlands/core/game'
import type { Language, Words } from '@crownlands/core/room'
import { explainOutcome } from '@crownlands/core/text/outcome'
import { signed } from '@crownlands/core/text/typesetting'
import type { TableSummary } from '@crownlands/table/protocol'
import type { Around } from '../flow/around'
import { type Expected, isBot, type ShownLook } from '../flow/flow'
import { PROMPT_TEXT } from './text'

interface PromptNeeds {
  readonly waits: Expected
  readonly table: TableSummary
  readonly look: Pick<ShownLook, 'view'>
  /** The scoring that is told, and once all of it is, what it brought every seat. */
  readonly scoring: { readonly title: string; readonly gained: readonly number[] | undefined } | undefined
  /** The table as it is now, where what has come is still to be shown. */
  readonly present: TableSummary
  /** What is said while the game stands still or goes on without the reader. */
  readonly still?: Around['still'] | undefined
  /** What the board shows just now, step by step. */
  readonly happening?: string | undefined
  readonly words: Pick<Words<unknown, unknown, unknown, GameEvent>, 'prompt' | 'ending'>
  readonly language: Language
}

export function promptOf({
  waits,
  table,
  look,
  scoring,
  present,
  still,
  happening,
  words,
  language,
}: PromptNeeds): string {
  const text = PROMPT_TEXT[language]
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
      return waitingFor(table, waits.seat, still, language)
    case 'show':
      return waitingFor(present.still === undefined ? table : present, table.toAct[0] ?? 0, still, language)
    case 'celebrate': {
      if (scoring?.gained === undefined) return scoring?.title ?? ''
      const result = sumOf(scoring.title, scoring.gained, table, language)
      return waits.until === 'sum-read' ? `${result} ${sinceThen(present, language)}` : result
    }
    case 'over':
      return table.outcome === undefined
        ? text.over
        : explainOutcome(
            table.outcome,
            table.seats.map(({ name }) => name),
            language,
            words,
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

function waitingFor(table: TableSummary, seat: Seat, still: PromptNeeds['still'], language: Language): string {
  const text = PROMPT_TEXT[language]
  if (table.still !== undefined && still !== undefined) return still[table.still]
  return isBot(table, seat) ? text.thinking(nameOf(table, seat)) : text.waitingFor(nameOf(table, seat))
}

/** What a scoring has brought everybody, in a sentence. */
export function sumOf(title: string, gained: readonly number[], table: TableSummary, language: Language): string {
  return PROMPT_TEXT[language].scored(
    title,
    gained.map((gain, seat) => `${nameOf(table, seat)} ${signed(gain)}`),
  )
}

/** How the table stands for one who reads what was. */
export function sinceThen({ toAct, mine, outcome, still }: TableSummary, language: Language): string {
  const text = PROMPT_TEXT[language]
  if (outcome !== undefined || toAct.length === 0) return text.over
  return still === undefined && toAct.some((seat) => mine.includes(seat)) ? text.yourTurn : text.hasGoneOn
}

function nameOf({ seats }: TableSummary, seat: number): string {
  return seats[seat]?.name ?? ''
}
