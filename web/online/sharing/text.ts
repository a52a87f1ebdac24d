/** What is said about the address in a link, in both languages. */
import type { Language } from '@crownlands/core/room'

type SharingText = Readonly<Record<'thisMachineOnly' | 'noNetwork' | 'ownAddress' | 'choose', string>>

/** What a host types to be reached by others. */
export const OPEN_TO_OTHERS = 'npm start -- --host 0.0.0.0'

export const SHARING_TEXT: Readonly<Record<Language, SharingText>> = {
  en: {
    thisMachineOnly: `This link works on this computer only, for the server answers no other. Start it again with ${OPEN_TO_OTHERS}, and everybody on your network can come.`,
    noNetwork: 'This computer is on no network just now: nobody else can open this link.',
    ownAddress: 'You opened this page as “localhost”. Others need the address of this computer, so the link has that.',
    choose: 'Address of this computer',
  },
  fr: {
    thisMachineOnly: `Ce lien ne marche que sur cet ordinateur, car le serveur ne répond à aucun autre. Relancez-le avec ${OPEN_TO_OTHERS}\u00a0: tous ceux de votre réseau pourront venir.`,
    noNetwork:
      'Cet ordinateur n’est relié à aucun réseau pour l’instant\u00a0: personne d’autre ne peut ouvrir ce lien.',
    ownAddress:
      'Vous avez ouvert cette page sous le nom de «\u00a0localhost\u00a0». Aux autres il faut l’adresse de cet ordinateur\u00a0: le lien la contient.',
    choose: 'Adresse de cet ordinateur',
  },
}
