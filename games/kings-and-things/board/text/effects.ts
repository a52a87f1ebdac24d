/** What items and the powers of characters do, in a sentence or two; the rulebook has the rest. */
import type { Language } from '@crownlands/core/room'
import type { Item, Power } from '../../content'

interface EffectText {
  readonly items: Readonly<Record<Item, string>>
  readonly powers: Readonly<Record<Exclude<Power, 'none'>, string>>
}

export const EFFECT_TEXT: Readonly<Record<Language, EffectText>> = {
  en: {
    items: {
      balloon:
        'In your movement: lifts up to 3 counters of value 3 or less and lands up to 3 hexes away. It and they fight in the ranged step this turn.',
      bow: 'At the start of a round: a creature of yours fights as ranged, with value +1.',
      dispel_magic: 'Cancels an enemy item; in battle, the magic of one enemy force then fights in the melee.',
      dust_of_defence: 'Before round 1, in a hex of yours: all attackers must retreat without a fight.',
      elixir: 'When a plague or the pox would hit you: it passes your whole army by.',
      fan: 'Blows a Balloon off its way, the Dust of Defence away, or the Black Cloud to another hex or off the map.',
      firewall: 'Before round 1: roll a die. A magic fort of that value fights for you in this battle.',
      golem: 'Any step: fights for you in the melee with value 6. It can soak one ranged hit each round.',
      lucky_charm: 'After any roll by anyone: change one die by 1.',
      sword: 'At the start of a round: a creature of yours fights in the melee with two dice and value +1.',
      talisman: 'Any step: from then on a die may save each of your creatures that is hit (2 to 5).',
    },
    powers: {
      assassinate: 'Star: in the phase of powers, may kill a counter of another player.',
      bombard: 'Star: before round 1, a sure hit on every enemy fort, city and village in his hex.',
      double_mines: 'Star: your mines pay double.',
      aimed_shot: 'Star: shoots with 5, or with 2 and you choose who is hit.',
      steal: 'Star: in the phase of powers, may steal all gold or a rack counter of another player.',
      parry: 'Star: parries a hit on a die of 2 to 5, once a step.',
      pathfinder: 'Star: every hex costs 1 for him and who goes with him, and nobody pins them.',
      terrain_lord: 'Star: supports all your creatures of his land in his hex.',
      turncoat: 'Star: before round 1, one enemy creature in his hex changes sides.',
    },
  },
  fr: {
    items: {
      balloon:
        'Pendant votre mouvement\u00a0: emporte jusqu’à 3 pions de valeur 3 ou moins et se pose à 3 cases au plus. Lui et eux combattent au tir ce tour-ci.',
      bow: 'Au début d’une manche\u00a0: une de vos créatures combat au tir, avec une valeur de +1.',
      dispel_magic: 'Annule un objet ennemi\u00a0; en bataille, la magie d’une force ennemie combat ensuite en mêlée.',
      dust_of_defence:
        'Avant la première manche, chez vous\u00a0: tous les attaquants doivent se retirer sans combattre.',
      elixir: 'Quand la peste ou la vérolette vous frapperait\u00a0: toute votre armée y échappe.',
      fan: 'Détourne un Ballon, souffle la Poudre de défense, ou pousse le Nuage noir ailleurs ou hors de la carte.',
      firewall: 'Avant la première manche\u00a0: lancez un dé. Un fort magique de cette valeur se bat pour vous.',
      golem: 'À toute étape\u00a0: se bat pour vous en mêlée, valeur 6. Il peut absorber un coup de tir par manche.',
      lucky_charm: 'Après tout jet de dés, de qui que ce soit\u00a0: change un dé de 1.',
      sword: 'Au début d’une manche\u00a0: une de vos créatures combat en mêlée avec deux dés et une valeur de +1.',
      talisman: 'À toute étape\u00a0: dès lors, un dé peut sauver chacune de vos créatures touchées (2 à 5).',
    },
    powers: {
      assassinate: 'Étoile\u00a0: à la phase des pouvoirs, peut tuer un pion d’un autre joueur.',
      bombard:
        'Étoile\u00a0: avant la première manche, un coup sûr sur chaque fort, cité et village ennemi de sa case.',
      double_mines: 'Étoile\u00a0: vos mines rapportent le double.',
      aimed_shot: 'Étoile\u00a0: tire à 5, ou à 2 et vous choisissez qui est touché.',
      steal: 'Étoile\u00a0: à la phase des pouvoirs, peut voler tout l’or ou un pion du chevalet d’un autre.',
      parry: 'Étoile\u00a0: pare un coup sur un dé de 2 à 5, une fois par étape.',
      pathfinder: 'Étoile\u00a0: chaque case coûte 1 pour lui et ses compagnons, et nul ne les cloue.',
      terrain_lord: 'Étoile\u00a0: soutient toutes vos créatures de son terrain dans sa case.',
      turncoat: 'Étoile\u00a0: avant la première manche, une créature ennemie de sa case change de camp.',
    },
  },
}
