/** The one question about notices. */
import type { Language } from '@crownlands/core/room'

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
