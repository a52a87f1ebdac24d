/** Everything about Kings & Things, for people: the newest rules with their notation and all words. */
import type { Room } from '@crownlands/core/room'
import { kingsAndThings as game } from './game'
import type { Action } from './rules/actions'
import type { Event } from './rules/happenings'
import { parseAction, writeAction } from './rules/notation/notation'
import { parsePosition, writePosition } from './rules/notation/position'
import type { Options, State } from './rules/state'
import type { View } from './rules/view/view'
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
