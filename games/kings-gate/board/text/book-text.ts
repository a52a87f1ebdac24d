/** The words of King's Gate in short and of its figures, in both languages. */
import type { Language } from '@crownlands/core/room'

/** The clauses that have a drawn example. */
export type ExampleId = 'KG-C1' | 'KG-T2' | 'KG-T3' | 'KG-T6' | 'KG-P2' | 'KG-P3' | 'KG-X6'

interface Leaf {
  readonly title: string
  readonly text: string
}

interface BookText {
  readonly turn: Leaf
  readonly pays: Leaf
  readonly danger: Leaf
  readonly ends: Leaf
  /** Below the pictures, by clause. */
  readonly examples: Readonly<Record<ExampleId, string>>
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
    examples: {
      'KG-C1': 'The ten spaces around the Palace: corners count.',
      'KG-T2': 'Houses by the handful, or one bigger tile; never both.',
      'KG-T3': 'Pub and Dragon come along with anything.',
      'KG-T6':
        'At a dangerous location only what is worth less is covered; Barracks and a tile with a counter never are.',
      'KG-P2':
        'Three players: the first number and the King for 6, the second number for 5, and 4 comes away empty-handed.',
      'KG-P3': 'Blue and red both have 6, but blue placed the last tile: red is first.',
      'KG-X6': 'With the Guildmaster the Manor is worth 6: more than a Keep.',
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
    examples: {
      'KG-C1': 'Les dix cases autour du Palais\u00a0: les coins comptent.',
      'KG-T2': 'Des Maisons à volonté ou une tuile plus forte, jamais les deux.',
      'KG-T3': 'La Taverne et le Dragon accompagnent n’importe quoi.',
      'KG-T6':
        'Dans un lieu dangereux, on ne recouvre que plus faible que soi\u00a0; une Caserne ou une tuile qui porte un pion, jamais.',
      'KG-P2':
        'À trois\u00a0: le premier nombre et le Roi pour 6, le deuxième nombre pour 5, et 4 repart les mains vides.',
      'KG-P3': 'Bleu et Rouge ont 6 tous les deux, mais Bleu a posé la dernière tuile\u00a0: Rouge est premier.',
      'KG-X6': 'Avec le Maître de guilde, le Manoir vaut 6\u00a0: plus qu’un Donjon.',
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
