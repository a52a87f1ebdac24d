/** The words on counters and about them. */
import type { Language } from '@crownlands/core/room'
import type { Attribute } from '../../content'
import { de } from '../../text/nouns.fr'

interface CounterText {
  readonly attributes: Readonly<Record<Attribute, string>>
  /** For who has neither magic nor a bow. */
  readonly melee: string
  readonly creature: (land: string, value: number) => string
  readonly character: (value: number) => string
  readonly building: (value: number) => string
  readonly fort: (value: number) => string
  readonly income: (gold: number, land: string | undefined) => string
  readonly treasure: (gold: number) => string
  readonly item: string
  readonly event: string
  readonly real: (land: string) => string
  readonly bluff: (land: string) => string
  readonly hidden: string
}

export const COUNTER_TEXT: Readonly<Record<Language, CounterText>> = {
  en: {
    attributes: {
      fly: 'Wing: flies over seas and past enemies. In battle it makes no difference.',
      magic: 'Four rays: magic, fights in the first step.',
      ranged: 'Arrow: ranged, fights in the second step.',
      charge: 'Two points: charges, rolls two dice in the melee.',
    },
    melee: 'No magic, no arrow: fights in the melee.',
    creature: (land, value) => `Creature of the ${land}, value ${value}`,
    character: (value) => `Special character, value ${value}`,
    building: (value) => `Fights in the melee with value ${value}, and takes as many hits.`,
    fort: (value) => `Fort of value ${value}: as much income, and it takes as many hits.`,
    income: (gold, land) =>
      land === undefined ? `Income ${gold}, on any land` : `Income ${gold}, goes on the ${land} only`,
    treasure: (gold) => `Treasure: turn it in for ${gold} gold in your part of a phase.`,
    item: 'Magic item, used once',
    event: 'Event, played from the rack in the event phase',
    real: (land) => `Real: its player owns ${land}, or has its Lord in this hex.`,
    bluff: (land) =>
      `Mask: a bluff. Its player owns no ${land} and has no Lord of it here. Whoever calls it sends it to the cup.`,
    hidden: 'Face down: only its player knows it.',
  },
  fr: {
    attributes: {
      fly: 'Aile\u00a0: vole par-dessus les mers et les ennemis. Sans effet au combat.',
      magic: 'Quatre rayons\u00a0: magie, combat à la première étape.',
      ranged: 'Flèche\u00a0: tir, combat à la deuxième étape.',
      charge: 'Deux pointes\u00a0: charge, lance deux dés en mêlée.',
    },
    melee: 'Ni magie ni flèche\u00a0: combat en mêlée.',
    creature: (land, value) => `Créature ${de(land)}, valeur ${value}`,
    character: (value) => `Personnage, valeur ${value}`,
    building: (value) => `Combat en mêlée avec une valeur de ${value} et encaisse autant de coups.`,
    fort: (value) => `Fort de valeur ${value}\u00a0: autant de revenu, et il encaisse autant de coups.`,
    income: (gold, land) =>
      land === undefined ? `Revenu ${gold}, sur toute terre` : `Revenu ${gold}, sur une case ${de(land)} seulement`,
    treasure: (gold) => `Trésor\u00a0: à changer contre ${gold} pièces d’or pendant votre tour de jeu.`,
    item: 'Objet magique, à usage unique',
    event: 'Événement, joué du chevalet à la phase des événements',
    real: (land) => `Vraie\u00a0: son joueur possède une case ${de(land)}, ou en a le Seigneur ici.`,
    bluff: (land) =>
      `Masque\u00a0: un bluff. Son joueur ne possède aucune case ${de(land)} et n’en a pas le Seigneur ici. Qui le dénonce l’envoie dans la coupe.`,
    hidden: 'Face cachée\u00a0: seul son joueur le connaît.',
  },
}
