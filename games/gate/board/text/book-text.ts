/** The words of Gate in short and of its figures, in both languages. */
import type { Language } from '@crownlands/core/room'

/** The clauses that have a drawn example. */
export type ExampleId = 'G-C5' | 'G-U2' | 'G-U4' | 'G-A1'

interface Leaf {
  readonly title: string
  readonly text: string
}

interface BookText {
  readonly turn: Leaf
  readonly enemies: Leaf
  readonly fear: Leaf
  readonly ends: Leaf
  /** Below the pictures, by clause. */
  readonly examples: Readonly<Record<ExampleId, string>>
  readonly table: Readonly<
    Record<
      | 'cards'
      | 'card'
      | 'cost'
      | 'also'
      | 'command'
      | 'does'
      | 'enemies'
      | 'enemy'
      | 'wave'
      | 'points'
      | 'health'
      | 'hits'
      | 'fear',
      string
    >
  >
}

export const BOOK_TEXT: Readonly<Record<Language, BookText>> = {
  en: {
    turn: {
      title: 'Your turn',
      text: 'Use each of your three cards for one thing: gold, repair, calm or attack. Gold hires better people and pays for commands. Then the enemies strike.',
    },
    enemies: {
      title: 'The enemies',
      text: 'One comes each turn, and there is room for two. Each hits what its card shows, every turn, until you have used up its health.',
    },
    fear: {
      title: 'Fear',
      text: 'Enemies drive it up, calm brings it down. A sun calls a hero to you, other spaces cost health, and at the top everybody runs.',
    },
    ends: {
      title: 'How it ends',
      text: 'Kill the last enemy and you have won; the points of the dead are your score. If the Gate falls or fear reaches the top, all is lost.',
    },
    examples: {
      'G-C5': 'From the start at the bottom left, row by row, to the top.',
      'G-U2': 'The Craftsman shares out his 2, and at the Gate he repairs 1 more.',
      'G-U4': 'The Mercenary’s 2 and the Tower’s 1 are one sum of 3: enough for the Giant Spider.',
      'G-A1': 'The Dark Priest hits the Tower for 2. It had 1; the other point does not pass on to the Gate.',
    },
    table: {
      cards: 'All cards',
      card: 'Card',
      cost: 'cost',
      also: 'also',
      command: 'Command',
      does: 'What it does',
      enemies: 'All enemies',
      enemy: 'Enemy',
      wave: 'Wave',
      points: 'Points',
      health: 'Health',
      hits: 'Hits',
      fear: 'Fear',
    },
  },
  fr: {
    turn: {
      title: 'À votre tour',
      text: 'Servez-vous de chacune de vos trois cartes pour une chose\u00a0: or, réparation, apaisement ou attaque. L’or engage de meilleures gens et paie les ordres. Puis les ennemis frappent.',
    },
    enemies: {
      title: 'Les ennemis',
      text: 'Il en vient un par tour, et il y a place pour deux. Chacun frappe ce que montre sa carte, à chaque tour, jusqu’à son dernier point de vie.',
    },
    fear: {
      title: 'La peur',
      text: 'Les ennemis la font monter, l’apaisement la fait descendre. Un soleil appelle un héros, d’autres cases coûtent de la vie, et au sommet tout le monde s’enfuit.',
    },
    ends: {
      title: 'Comment cela finit',
      text: 'Tuez le dernier ennemi, c’est gagné\u00a0; les points des morts font votre score. Si la Porte cède ou si la peur atteint le sommet, tout est perdu.',
    },
    examples: {
      'G-C5': 'Du départ, en bas à gauche, rangée après rangée jusqu’au sommet.',
      'G-U2': 'L’Artisan répartit ses 2 points, et à la Porte il en répare 1 de plus.',
      'G-U4': 'Les 2 du Mercenaire et le 1 de la Tour font une seule somme de 3\u00a0: assez pour l’Araignée géante.',
      'G-A1':
        'Le Prêtre des ténèbres frappe la Tour de 2. Elle n’avait plus que 1\u00a0; l’autre point ne passe pas à la Porte.',
    },
    table: {
      cards: 'Toutes les cartes',
      card: 'Carte',
      cost: 'prix',
      also: 'en plus',
      command: 'Ordre',
      does: 'Effet',
      enemies: 'Tous les ennemis',
      enemy: 'Ennemi',
      wave: 'Vague',
      points: 'Points',
      health: 'Vie',
      hits: 'Frappe',
      fear: 'Peur',
    },
  },
}
