/** What the powers of characters do, in a sentence or two; the rulebook has the rest. */
import type { Language } from '@crownlands/core/room'
import type { Power } from '../../content'

interface EffectText {
  readonly powers: Readonly<Record<Exclude<Power, 'none'>, string>>
}

export const EFFECT_TEXT: Readonly<Record<Language, EffectText>> = {
  en: {
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
