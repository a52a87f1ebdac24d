/** The words of items: what each is called, and what it does in a sentence or two; the rulebook has the rest. */
import type { Language } from '@crownlands/core/room'
import { type BorneItem, ITEMS, type Item } from '../content'

interface ItemWords {
  /** In French with its article. */
  readonly name: string
  readonly effect: string
}

interface BorneWords extends ItemWords {
  /** How who bears it fights. */
  readonly bears: string
}

type InLanguages<Words> = Readonly<Record<Language, Words>>

export const ITEM_WORDS: { readonly [Each in Item]: InLanguages<Each extends BorneItem ? BorneWords : ItemWords> } = {
  balloon: {
    en: {
      name: 'Balloon',
      effect:
        'In your movement: lifts up to 3 counters of value 3 or less and lands up to 3 hexes away. It and they fight in the ranged step this turn.',
    },
    fr: {
      name: 'le Ballon',
      effect:
        'Pendant votre mouvement\u00a0: emporte jusqu’à 3 pions de valeur 3 ou moins et se pose à 3 cases au plus. Lui et eux combattent au tir ce tour-ci.',
    },
  },
  bow: {
    en: {
      name: 'Bow',
      effect: 'At the start of a round: a creature of yours fights as ranged, with value +1.',
      bears: 'bears the Bow: ranged, value +1',
    },
    fr: {
      name: 'l’Arc',
      effect: 'Au début d’une manche\u00a0: une de vos créatures combat au tir, avec une valeur de +1.',
      bears: 'porte l’Arc\u00a0: tir, valeur +1',
    },
  },
  dispel_magic: {
    en: {
      name: 'Dispel Magic',
      effect: 'Cancels an enemy item; in battle, the magic of one enemy force then fights in the melee.',
    },
    fr: {
      name: 'la Dissipation',
      effect: 'Annule un objet ennemi\u00a0; en bataille, la magie d’une force ennemie combat ensuite en mêlée.',
    },
  },
  dust_of_defence: {
    en: {
      name: 'Dust of Defence',
      effect: 'Before round 1, in a hex of yours: all attackers must retreat without a fight.',
    },
    fr: {
      name: 'la Poudre de défense',
      effect: 'Avant la première manche, chez vous\u00a0: tous les attaquants doivent se retirer sans combattre.',
    },
  },
  elixir: {
    en: { name: 'Elixir', effect: 'When a plague or the pox would hit you: it passes your whole army by.' },
    fr: {
      name: 'l’Élixir',
      effect: 'Quand la peste ou la vérolette vous frapperait\u00a0: toute votre armée y échappe.',
    },
  },
  fan: {
    en: {
      name: 'Fan',
      effect:
        'Blows a Balloon off its way, the Dust of Defence away, or the Black Cloud to another hex or off the map.',
    },
    fr: {
      name: 'l’Éventail',
      effect: 'Détourne un Ballon, souffle la Poudre de défense, ou pousse le Nuage noir ailleurs ou hors de la carte.',
    },
  },
  firewall: {
    en: {
      name: 'Firewall',
      effect: 'Before round 1: roll a die. A magic fort of that value fights for you in this battle.',
    },
    fr: {
      name: 'le Mur de feu',
      effect: 'Avant la première manche\u00a0: lancez un dé. Un fort magique de cette valeur se bat pour vous.',
    },
  },
  golem: {
    en: {
      name: 'Golem',
      effect: 'Any step: fights for you in the melee with value 6. It can soak one ranged hit each round.',
    },
    fr: {
      name: 'le Golem',
      effect: 'À toute étape\u00a0: se bat pour vous en mêlée, valeur 6. Il peut absorber un coup de tir par manche.',
    },
  },
  lucky_charm: {
    en: { name: 'Lucky Charm', effect: 'After any roll by anyone: change one die by 1.' },
    fr: { name: 'le Porte-bonheur', effect: 'Après tout jet de dés, de qui que ce soit\u00a0: change un dé de 1.' },
  },
  sword: {
    en: {
      name: 'Sword',
      effect: 'At the start of a round: a creature of yours fights in the melee with two dice and value +1.',
      bears: 'bears the Sword: two dice, value +1',
    },
    fr: {
      name: 'l’Épée',
      effect: 'Au début d’une manche\u00a0: une de vos créatures combat en mêlée avec deux dés et une valeur de +1.',
      bears: 'porte l’Épée\u00a0: deux dés, valeur +1',
    },
  },
  talisman: {
    en: {
      name: 'Talisman',
      effect: 'Any step: from then on a die may save each of your creatures that is hit (2 to 5).',
    },
    fr: {
      name: 'le Talisman',
      effect: 'À toute étape\u00a0: dès lors, un dé peut sauver chacune de vos créatures touchées (2 à 5).',
    },
  },
}

/** The names of all items. */
export function itemNames(language: Language): Readonly<Record<Item, string>> {
  const names = ITEMS.map((item) => [item, ITEM_WORDS[item][language].name] as const)
  return Object.fromEntries(names) as Readonly<Record<Item, string>>
}
