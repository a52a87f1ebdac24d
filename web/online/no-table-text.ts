/** What stands over a table that cannot be shown, and what can be done. */
import type { Language } from '@crownlands/core/room'

type NoTableText = Readonly<Record<'away' | 'none' | 'again' | 'lobby', string>>

export const NO_TABLE_TEXT: Readonly<Record<Language, NoTableText>> = {
  en: {
    away: 'The table is out of reach',
    none: 'No table here',
    again: 'Try again',
    lobby: 'See the open tables',
  },
  fr: {
    away: 'La table est hors d’atteinte',
    none: 'Pas de table ici',
    again: 'Réessayer',
    lobby: 'Voir les tables ouvertes',
  },
}
