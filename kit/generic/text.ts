/** The few words of the generic board; all others are the game's own. */
import type { Language } from '@crownlands/core/room'

interface GenericText {
  readonly board: string
  readonly actions: string
  readonly narrow: string
  readonly noMatch: string
  more(count: number): string
  readonly digits: string
}

export const GENERIC_TEXT: Readonly<Record<Language, GenericText>> = {
  en: {
    board: 'The table, in words',
    actions: 'What you can do',
    narrow: 'Find an action',
    noMatch: 'No action has these words.',
    more: (count) => `${count} more: type to find them.`,
    digits: 'do the action with this number',
  },
  fr: {
    board: 'La table, en mots',
    actions: 'Ce que vous pouvez faire',
    narrow: 'Trouver une action',
    noMatch: 'Aucune action ne contient ces mots.',
    more: (count) => `${count} de plus\u00a0: tapez pour les trouver.`,
    digits: 'faire l’action de ce numéro',
  },
}
