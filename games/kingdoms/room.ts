/** Everything about Kingdoms, as `games/registry.ts` lists it. */
import type { Room } from '@crownlands/core/room'
import { kingdoms } from './game'
import { heuristics } from './heuristics'
import { parseAction, parsePosition, writeAction, writePosition } from './notation'
import type { Action, Event, Options, State, View } from './state'
import { en } from './text/words.en'
import { fr } from './text/words.fr'

export const room: Room<State, Action, View, Options, Event> = {
  game: kingdoms,
  notation: { writeAction, parseAction, writePosition, parsePosition },
  heuristics,
  words: { en, fr },
  rulebook: async (language) =>
    language === 'en'
      ? (await import('./text/rulebook.en')).rulebookEn
      : (await import('./text/rulebook.fr')).rulebookFr,
}
