/** The words of the link to a table, in both languages. */
import type { Language } from '@crownlands/core/room'

export interface InvitationText {
  readonly title: string
  readonly text: string
  /** When every seat is taken. */
  readonly watchTitle: string
  readonly watchText: string
  readonly link: string
  readonly share: string
  shareText(game: string, isFull: boolean): string
  readonly code: string
}

export const INVITATION_TEXT: Readonly<Record<Language, InvitationText>> = {
  en: {
    title: 'Bring somebody',
    text: 'Whoever opens this link types a name and sits down: no account, nothing to install.',
    watchTitle: 'Invite spectators',
    watchText: 'Every seat is taken. Whoever opens this link watches the game and sees what everybody may know.',
    link: 'Link to this table',
    share: 'Share',
    shareText: (game, isFull) => (isFull ? `Come and watch our game of ${game}.` : `Come and play ${game} with me.`),
    code: 'The link as a code for a phone’s camera',
  },
  fr: {
    title: 'Faites venir quelqu’un',
    text: 'Qui ouvre ce lien donne un nom et s’assied\u00a0: pas de compte, rien à installer.',
    watchTitle: 'Inviter des spectateurs',
    watchText: 'Toutes les places sont prises. Qui ouvre ce lien suit la partie et voit ce que chacun peut savoir.',
    link: 'Lien vers cette table',
    share: 'Partager',
    shareText: (game, isFull) => (isFull ? `Viens voir notre partie de ${game}.` : `Viens jouer à ${game} avec moi.`),
    code: 'Le lien en code, pour l’appareil photo d’un téléphone',
  },
}
