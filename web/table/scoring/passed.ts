/** The scoring that the page went past because nobody waited: what it brought, to be read when there is time. */
import type { Language } from '@crownlands/core/room'
import type { TableUi } from '../../rooms/room-uis'
import type { TableState } from '../flow/flow'
import { sumOf } from '../prompt/prompt'
import { titledScorings } from '../story/use-telling'
import { sumsOf } from './use-scoring'

export function passedScoring({ passedBy, look, table }: TableState, ui: TableUi, language: Language) {
  if (passedBy === undefined || look === undefined || ui.scoring === undefined) return undefined
  const scoring = titledScorings(ui, look.story, language)[passedBy.scoring]
  if (scoring === undefined) return undefined
  const gained = sumsOf(ui.scoring.gains(look.story.slice(scoring.from, scoring.to)))
  return { scoring: passedBy.scoring, said: sumOf(scoring.title, gained, table, language) }
}
