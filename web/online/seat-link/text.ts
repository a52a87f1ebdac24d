/** The words of the way back to a seat, in both languages. */
import type { Language } from '@crownlands/core/room'

interface SeatLinkText {
  /** In the menu, and over the dialog. */
  readonly ask: string
  readonly about: string
  make(name: string): string
  made(name: string, minutes: number): string
  readonly link: string
  readonly code: string
  /** For whoever opens it. */
  readonly title: string
  readonly text: string
  readonly name: string
  readonly take: string
  as(name: string): string
  /** For whoever had the seat. */
  lost(name: string): string
  /** For spectators, when somebody is away. */
  readonly mayBeYours: string
}

export const SEAT_LINK_TEXT: Readonly<Record<Language, SeatLinkText>> = {
  en: {
    ask: 'Let somebody back in',
    about:
      'For a guest whose browser no longer knows them: a new one, another device, deleted cookies. Whoever opens the link has the seat from then on, so send it to nobody else. Everybody is told.',
    make: (name) => `A link to the seat of ${name}`,
    made: (name, minutes) => `To the seat of ${name}. Good once, for ${minutes} minutes.`,
    link: 'Link to the seat',
    code: 'The link to the seat as a code for a phone’s camera',
    title: 'Back to your seat',
    text: 'With this link you take your seat at the table again. It is good once.',
    name: 'Your name',
    take: 'Take my seat',
    as: (name) => `You are ${name}.`,
    lost: (name) => `${name} has taken your seat by a link from the host. It is still yours if you want it.`,
    mayBeYours: 'If one of the seats is yours, ask the host for a link to it.',
  },
  fr: {
    ask: 'Faire revenir quelqu’un',
    about:
      'Pour un invité que son navigateur ne reconnaît plus\u00a0: autre navigateur, autre appareil, cookies effacés. Qui ouvre le lien occupe désormais la place\u00a0: ne l’envoyez à personne d’autre. Tout le monde en est averti.',
    make: (name) => `Un lien vers la place de ${name}`,
    made: (name, minutes) => `Vers la place de ${name}. Valable une fois, pendant ${minutes} minutes.`,
    link: 'Lien vers la place',
    code: 'Le lien vers la place en code, pour l’appareil photo d’un téléphone',
    title: 'Retour à votre place',
    text: 'Ce lien vous rend votre place à la table. Il ne sert qu’une fois.',
    name: 'Votre nom',
    take: 'Reprendre ma place',
    as: (name) => `Vous êtes ${name}.`,
    lost: (name) => `${name} a pris votre place grâce à un lien de l’hôte. Elle reste la vôtre si vous la voulez.`,
    mayBeYours: 'Si l’une des places est la vôtre, demandez-en le lien à l’hôte.',
  },
}
