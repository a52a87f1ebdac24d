/** The words for what the host may do with a seat: loaded for the host, and for what has changed. */
import type { Language } from '@crownlands/core/room'

interface PlaceText {
  of(house: string): string
  readonly bot: string
  readonly swap: string
  swapWith(name: string): string
  readonly clear: string
  readonly clearBot: string
  sendAwayTitle(name: string): string
  sendAwayText(name: string): string
  readonly inviteAgain: string
  invitedAgain(name: string): string
  readonly keep: string
  readonly sitThere: string
}

export const PLACE_TEXT: Readonly<Record<Language, PlaceText>> = {
  en: {
    of: (house) => `The seat of ${house}`,
    bot: 'Let a bot play here',
    swap: 'Change places',
    swapWith: (name) => `With ${name}`,
    clear: 'Take the seat away',
    clearBot: 'Send the bot away',
    sendAwayTitle: (name) => `Take the seat away from ${name}?`,
    sendAwayText: (name) => `${name} can sit down here again only if you invite them.`,
    inviteAgain: 'Invite again',
    invitedAgain: (name) => `${name} can sit down again.`,
    keep: 'No, stay',
    sitThere: 'Sit here yourself',
  },
  fr: {
    of: (house) => `La place de la ${house}`,
    bot: 'Laisser jouer un bot',
    swap: 'Changer de place',
    swapWith: (name) => `Avec ${name}`,
    clear: 'Libérer la place',
    clearBot: 'Renvoyer le bot',
    sendAwayTitle: (name) => `Libérer la place de ${name}\u00a0?`,
    sendAwayText: (name) => `${name} ne pourra se rasseoir ici que si vous l’invitez à nouveau.`,
    inviteAgain: 'Inviter à nouveau',
    invitedAgain: (name) => `${name} peut se rasseoir.`,
    keep: 'Non, on reste',
    sitThere: 'M’y asseoir',
  },
}
