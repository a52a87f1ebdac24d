/** The words of Kingdoms in short and of its figures, in both languages. */
import type { Language } from '@crownlands/core/room'

interface Leaf {
  readonly title: string
  readonly text: string
}

interface BookText {
  readonly turn: Leaf
  readonly pays: Leaf
  readonly powers: Leaf
  readonly ends: Leaf
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
