import type { Language } from '@crownlands/core/room'
import { manifestOf } from '@crownlands/games/registry'

/** What a game is called; its id when the house does not know it. */
export function gameTitle(id: string, language: Language): string {
  return manifestOf(id)?.words[language].title ?? id
}
