/** The words for what happens at a table online beside the rules: in the story, and above the board. */
import type { Language } from '@crownlands/core/room'
import type { TableIncident } from '@crownlands/table/online'

interface IncidentText {
  /** In the story. */
  readonly told: Readonly<Record<TableIncident['what'], (name: string) => string>>
  /** Above the board, when somebody's time has run out. */
  readonly flag: {
    /** A bot plays on. */
    bot(name: string): string
    other(name: string): string
    readonly own: string
    /** The reader's seat is played by a bot since. */
    readonly ownSeat: string
    /** The game has ended by it. */
    over(names: string): string
  }
}

export const INCIDENT_TEXT: Readonly<Record<Language, IncidentText>> = {
  en: {
    told: {
      'time-out': (name) => `${name} ran out of time.`,
      'stand-in': (name) => `A bot plays on for ${name}.`,
      left: (name) => `${name} left the table.`,
      handed: (name) => `${name} has this seat now, by a link from the host.`,
      returned: (name) => `${name} is back.`,
    },
    flag: {
      bot: (name) => `${name} ran out of time. A bot plays on.`,
      other: (name) => `${name} ran out of time.`,
      own: 'You ran out of time. Next time you count as gone.',
      ownSeat: 'You ran out of time. A bot plays for you. Your seat is still yours.',
      over: (names) => `${names} ran out of time. The game is over.`,
    },
  },
  fr: {
    told: {
      'time-out': (name) => `${name} n’avait plus de temps.`,
      'stand-in': (name) => `Un bot continue pour ${name}.`,
      left: (name) => `${name} a quitté la table.`,
      handed: (name) => `${name} occupe maintenant cette place, grâce à un lien de l’hôte.`,
      returned: (name) => `${name} est de retour.`,
    },
    flag: {
      bot: (name) => `Temps écoulé pour ${name}. Un bot continue.`,
      other: (name) => `Temps écoulé pour ${name}.`,
      own: 'Temps écoulé. La prochaine fois, un bot pourra prendre votre place.',
      ownSeat: 'Temps écoulé. Un bot joue pour vous. Votre place reste la vôtre.',
      over: (names) => `Temps écoulé pour ${names}. La partie est terminée.`,
    },
  },
}
