/** The words of King's Gate in short and of its figures, in both languages. */
import type { Language } from '@crownlands/core/room'

interface Leaf {
  readonly title: string
  readonly text: string
}

interface BookText {
  readonly turn: Leaf
  readonly pays: Leaf
  readonly danger: Leaf
  readonly ends: Leaf
  readonly table: Readonly<
    Record<
      'locations' | 'location' | 'prizes' | 'kind' | 'counter' | 'special' | 'tiles' | 'tile' | 'does' | 'copies',
      string
    >
  >
}

export const BOOK_TEXT: Readonly<Record<Language, BookText>> = {
  en: {
    turn: {
      title: 'Your turn',
      text: 'Around the current location play as many Houses as you like, or one bigger tile. Pub and Dragon may come along. Then draw back to six.',
    },
    pays: {
      title: 'What pays',
      text: 'When its ten spaces are full, the highest total around it takes the first number, the next the second and third. Some give a counter too.',
    },
    danger: {
      title: 'Safe and dangerous',
      text: 'At dangerous locations a higher tile may cover a lower one of somebody else. Barracks are never covered. A Dragon burns a tile anywhere around.',
    },
    ends: {
      title: 'How it ends',
      text: 'Whoever fills the last space places the next location. After the tenth, most points win. Counters change the rules where you put them.',
    },
    table: {
      locations: 'All locations',
      location: 'Location',
      prizes: 'Prizes',
      kind: 'Kind',
      counter: 'Counter',
      special: 'Its own rule',
      tiles: 'The tiles of a colour',
      tile: 'Tile',
      does: 'What it does',
      copies: 'How many',
    },
  },
  fr: {
    turn: {
      title: 'À votre tour',
      text: 'Autour du lieu en cours, jouez autant de Maisons que vous voulez, ou une tuile plus forte. La Taverne et le Dragon peuvent s’y joindre. Puis piochez jusqu’à six.',
    },
    pays: {
      title: 'Ce qui rapporte',
      text: 'Quand les dix cases sont pleines, le plus haut total prend le premier nombre, les suivants le deuxième et le troisième. Certains lieux donnent aussi un pion.',
    },
    danger: {
      title: 'Sûr ou dangereux',
      text: 'Dans un lieu dangereux, une tuile plus forte peut recouvrir celle d’un autre. Une Caserne, jamais. Un Dragon brûle une tuile n’importe où autour du lieu.',
    },
    ends: {
      title: 'Comment cela finit',
      text: 'Qui remplit la dernière case pose le lieu suivant. Après le dixième, le plus de points l’emporte. Les pions changent les règles là où vous les posez.',
    },
    table: {
      locations: 'Tous les lieux',
      location: 'Lieu',
      prizes: 'Prix',
      kind: 'Genre',
      counter: 'Pion',
      special: 'Sa règle',
      tiles: 'Les tuiles d’une couleur',
      tile: 'Tuile',
      does: 'Effet',
      copies: 'Combien',
    },
  },
}
