/** The words of Kingdoms in short and of its figures, in both languages. */
import type { Language } from '@crownlands/core/room'

/** The clauses that have a drawn example. */
export type ExampleId = 'K-P2' | 'K-P4' | 'K-P5' | 'K-P6' | 'K-P7'

interface Leaf {
  readonly title: string
  readonly text: string
}

interface BookText {
  readonly turn: Leaf
  readonly pays: Leaf
  readonly powers: Leaf
  readonly ends: Leaf
  /** Below the pictures, by clause. */
  readonly examples: Readonly<Record<ExampleId, string>>
  readonly table: Readonly<Record<'tiles' | 'castles' | 'tile' | 'castle' | 'does' | 'afterwards' | 'copies', string>>
}

export const BOOK_TEXT: Readonly<Record<Language, BookText>> = {
  en: {
    turn: {
      title: 'Your turn',
      text: 'Do one thing: place a castle, draw a tile and place it, or place the starting tile that only you know.',
    },
    pays: {
      title: 'What pays',
      text: 'When the board is full, each row and each column is added up. Every castle in it earns the sum, times its rank; a sum below zero it pays.',
    },
    powers: {
      title: 'What changes it',
      text: 'A Mountain cuts a line in two. The Dragon cancels what is good, the Gold Mine doubles all numbers, the Wizard lifts the castles beside him.',
    },
    ends: {
      title: 'How it ends',
      text: 'After three full boards the most gold wins. In between only castles of rank 1 come back to you.',
    },
    examples: {
      'K-P2': 'The Mountain makes two parts of the column, and what is in one does not matter to the other.',
      'K-P4': 'The Village counts 0 beside the Dragon; behind the Mountain the Knight is safe.',
      'K-P5': 'The Gold Mine doubles the Dire Wolves; the Windmill the Dragon has cancelled.',
      'K-P6': 'Three castles beside the Wizard count one rank more; the blue one touches only his corner.',
      'K-P7': 'Base times rank: yellow has 4 and, beside the Wizard, 2.',
    },
    table: {
      tiles: 'All tiles',
      castles: 'All castles',
      tile: 'Tile',
      castle: 'Castle',
      does: 'What it does',
      afterwards: 'After the epoch',
      copies: 'How many',
    },
  },
  fr: {
    turn: {
      title: 'À votre tour',
      text: 'Faites une seule chose\u00a0: posez un château, piochez une tuile et posez-la, ou posez la tuile de départ que vous seul connaissez.',
    },
    pays: {
      title: 'Ce qui rapporte',
      text: 'Quand le plateau est plein, on additionne chaque rangée et chaque colonne. Chaque château y gagne la somme, fois son rang\u00a0; au-dessous de zéro, il paie.',
    },
    powers: {
      title: 'Ce qui change tout',
      text: 'La Montagne coupe une ligne en deux. Le Dragon annule le bon, la Mine d’or double les nombres, le Magicien élève les châteaux voisins.',
    },
    ends: {
      title: 'Comment cela finit',
      text: 'Après trois plateaux pleins, le plus riche l’emporte. Entre-temps, seuls les châteaux de rang 1 vous reviennent.',
    },
    examples: {
      'K-P2':
        'La Montagne fait deux tronçons de la colonne\u00a0: ce qui se trouve dans l’un ne change rien pour l’autre.',
      'K-P4': 'Près du Dragon, le Village compte 0\u00a0; derrière la Montagne, le Chevalier est à l’abri.',
      'K-P5': 'La Mine d’or double les Loups géants\u00a0; le Moulin, le Dragon l’a annulé.',
      'K-P6': 'Trois châteaux touchent le Magicien et comptent un rang de plus\u00a0; le bleu n’en touche que le coin.',
      'K-P7': 'La base fois les rangs\u00a0: Jaune en a 4 et, près du Magicien, 2.',
    },
    table: {
      tiles: 'Toutes les tuiles',
      castles: 'Tous les châteaux',
      tile: 'Tuile',
      castle: 'Château',
      does: 'Effet',
      afterwards: 'Après l’époque',
      copies: 'Combien',
    },
  },
}
