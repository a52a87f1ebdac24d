/** The words of the online shelf on the first page. */
import type { Language } from '@crownlands/core/room'

interface ShelfText {
  readonly looking: string
  /** `off`: the server says so; `away`: nobody answers. */
  readonly off: Readonly<Record<'off' | 'away', string>>
  readonly empty: string
  readonly lobby: string
  mine(waiting: number): string
  readonly you: string
}

export const SHELF_TEXT: Readonly<Record<Language, ShelfText>> = {
  en: {
    looking: 'Looking for the server…',
    off: {
      off: 'Online play is off on this server. Everything on this device works as ever.',
      away: 'No way to the server just now. Everything on this device works as ever.',
    },
    empty: 'Play with people elsewhere: send a link, or sit down at an open table.',
    lobby: 'Open tables',
    mine: (waiting) => (waiting === 0 ? 'My games' : `My games (${waiting} waiting)`),
    you: 'You',
  },
  fr: {
    looking: 'On cherche le serveur…',
    off: {
      off: 'Le jeu en ligne est fermé sur ce serveur. Tout marche comme toujours sur cet appareil.',
      away: 'Le serveur est hors d’atteinte. Tout marche comme toujours sur cet appareil.',
    },
    empty: 'Jouez avec des gens d’ailleurs\u00a0: envoyez un lien, ou prenez place à une table ouverte.',
    lobby: 'Tables ouvertes',
    mine: (waiting) => (waiting === 0 ? 'Mes parties' : `Mes parties (${waiting} en attente)`),
    you: 'Vous',
  },
}
