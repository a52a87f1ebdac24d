/** Template Game for people: the newest rules with their notation and all words. */
import type { Room } from '@crownlands/core/room'
import { templateGame as game } from './game'
import { parseAction, parsePosition, writeAction, writePosition } from './rules/notation'
import type { Action, Event, Options, State, View } from './rules/state'
import { en } from './text/words.en'
import { fr } from './text/words.fr'

export const room: Room<State, Action, View, Options, Event> = {
  game,
  notation: { writeAction, parseAction, writePosition, parsePosition },
  words: { en, fr },
  rulebook: async (language) =>
    language === 'en'
      ? (await import('./text/rulebook.en')).rulebookEn
      : (await import('./text/rulebook.fr')).rulebookFr,
}
