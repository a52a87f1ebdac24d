/** The one question about notices, and why there are none. Not with the words of "you", which a table can do without. */
import type { Language } from '@crownlands/core/room'
import type { NoticesState } from './notices'

export const OFFER_TEXT: Readonly<Record<Language, Readonly<Record<'question' | 'yes' | 'no' | 'on', string>>>> = {
  en: {
    question: 'This game takes days. Shall this device tell you when it is your turn?',
    yes: 'Yes, tell me',
    no: 'No, thank you',
    on: 'You will be told. Under “You” it can be turned off.',
  },
  fr: {
    question: 'Cette partie durera des jours. Cet appareil doit-il vous prévenir quand c’est votre tour\u00a0?',
    yes: 'Oui, prévenez-moi',
    no: 'Non merci',
    on: 'On vous préviendra. Cela se désactive sous «\u00a0Vous\u00a0».',
  },
}

export const NO_NOTICES_TEXT: Readonly<
  Record<Language, Readonly<Record<Exclude<NoticesState, 'on' | 'off'>, string>>>
> = {
  en: {
    none: 'This server sends no notices.',
    unable: 'This browser takes no notices here. On a phone, add Crownlands to the home screen first.',
    denied:
      'This browser was told to let no notices through. Allow them for this page in its settings, then try again.',
    failed: 'Notices could not be turned on. Try again later.',
  },
  fr: {
    none: 'Ce serveur n’envoie pas de notifications.',
    unable:
      'Ce navigateur ne prend pas de notifications ici. Sur un téléphone, ajoutez d’abord Crownlands à l’écran d’accueil.',
    denied:
      'Ce navigateur ne laisse passer aucune notification. Autorisez-les pour cette page dans ses réglages, puis réessayez.',
    failed: 'Les notifications n’ont pas pu être activées. Réessayez plus tard.',
  },
}
