/** Everything about Kings & Things, for people: the newest rules with their notation and all words. */
import type { Room } from '@crownlands/core/room'
import type { Action } from './actions'
import { kingsAndThings as game } from './game'
import type { Event } from './happenings'
import { parseAction, writeAction } from './notation'
import { parsePosition, writePosition } from './notation-position'
import type { Options, State } from './state'
import { en } from './text/words.en'
import { fr } from './text/words.fr'
import type { View } from './view'

export const room: Room<State, Action, View, Options, Event> = {
  game,
  notation: { writeAction, parseAction, writePosition, parsePosition },
  words: { en, fr },
  rulebook: async (language) =>
    language === 'en'
      ? (await import('./text/rulebook.en')).rulebookEn
      : (await import('./text/rulebook.fr')).rulebookFr,
}
