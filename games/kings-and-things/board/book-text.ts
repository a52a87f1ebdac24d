/** The words of Kings & Things in short and of its figures, in both languages. */
import type { Language } from '@crownlands/core/room'

/** The clauses that have a drawn example. */
export type ExampleId =
  | 'KT-C9'
  | 'KT-G1'
  | 'KT-R4'
  | 'KT-U1'
  | 'KT-M1'
  | 'KT-M5'
  | 'KT-X3'
  | 'KT-X8'
  | 'KT-B7'
  | 'KT-B8'
  | 'KT-N1'

interface Leaf {
  readonly title: string
  readonly text: string
}

type TableWord =
  | 'terrains'
  | 'terrain'
  | 'hexes'
  | 'cost'
  | 'creatures'
  | 'incomes'
  | 'counter'
  | 'goesOn'
  | 'anyLand'
  | 'gold'
  | 'value'
  | 'copies'
  | 'treasures'
  | 'forts'
  | 'fort'
  | 'level'
  | 'step'
  | 'items'
  | 'events'
  | 'does'
  | 'characters'
  | 'character'
  | 'otherSide'

interface BookText {
  readonly leaves: Readonly<Record<'turn' | 'pays' | 'bluff' | 'explore' | 'fight' | 'ends', Leaf>>
  /** Below the pictures, by clause. */
  readonly examples: Readonly<Record<ExampleId, string>>
  readonly signs: Readonly<Record<'fly' | 'magic' | 'ranged' | 'charge' | 'power' | 'holds', string>>
  readonly gold: (gold: number) => string
  readonly table: Readonly<Record<TableWord, string>> & { readonly times: (copies: number) => string }
}

export const BOOK_TEXT: Readonly<Record<Language, BookText>> = {
  en: {
    leaves: {
      turn: {
        title: 'A turn',
        text: 'Collect gold. Try for a character. Draw Things and place them. Play an event. March. Explore and fight. Build. In each phase everybody has a part, one after the other.',
      },
      pays: {
        title: 'What pays',
        text: 'Each turn: 1 gold for every hex, what your forts are worth, what your villages, cities and mines pay, and 1 for every character.',
      },
      bluff: {
        title: 'Real or bluff',
        text: 'A creature is real if you own land of its kind. If not it is a bluff: face down nobody knows, and face up whoever calls it sends it back to the cup.',
      },
      explore: {
        title: 'Nobody’s land',
        text: 'Four points to march. Where nobody rules you must stop and roll: on 1 and 6 the hex is yours, else as many Things come up. Bribe them, or fight them.',
      },
      fight: {
        title: 'A battle',
        text: 'Magic first, then bows, then all others. A die at or below its value is a hit, and who is hit chooses who falls. After a round you may retreat.',
      },
      ends: {
        title: 'How it ends',
        text: 'With an income of 20 (two or three players: 15) a castle may become a citadel. Hold the only one for a whole turn and you win; once there are two, own both.',
      },
    },
    examples: {
      'KT-C9':
        'What is printed below the picture: signs on the left, on the right what it fights with, round or as a shield.',
      'KT-G1': 'Three hexes, a castle, a village and a gold mine, and a character.',
      'KT-R4':
        'The Dwarf King needs 10. Two were paid for first, the dice show 7, and one more is paid for afterwards.',
      'KT-U1':
        'Own a desert, and all your desert creatures are real. The Cyclops has no mountain: a bluff. The Slime Beast has no swamp, but its Lord is beside it.',
      'KT-M1': 'Four points: a forest for 2, then desert and plains for 1 each. Nothing is left for the swamp.',
      'KT-M5':
        'Nobody’s land stops you, and so do counters and buildings of others. Land of theirs with nothing on it does not.',
      'KT-X3': 'On 1 and 6 nobody is there. On 2 to 5 so many Things are drawn.',
      'KT-X8': 'There is a Diamond Field to guard, so each costs twice its value: 18 for all three.',
      'KT-B7': 'Who falls in one step does not roll in the next.',
      'KT-B8': 'Three hits: the Walrus with its 4, and two from the White Knight, who charges. The Tigers miss.',
      'KT-N1': 'Five gold a level, one level a hex and turn.',
    },
    signs: {
      fly: 'Flies',
      magic: 'Magic: the first step',
      ranged: 'Ranged: the second step',
      charge: 'Charges: two dice',
      power: 'A power of its own',
      holds: 'A shield: takes so many hits',
    },
    gold: (gold) => `${gold} gold`,
    table: {
      terrains: 'All terrains',
      terrain: 'Terrain',
      hexes: 'Hexes',
      cost: 'Cost to enter',
      creatures: 'All creatures, land by land',
      times: (copies) => `×${copies}`,
      incomes: 'All income counters',
      counter: 'Counter',
      goesOn: 'Goes on',
      anyLand: 'any land',
      gold: 'Gold',
      value: 'Value',
      copies: 'How many',
      treasures: 'All treasures',
      forts: 'The forts',
      fort: 'Fort',
      level: 'Value and gold',
      step: 'Fights in',
      items: 'All magic items',
      events: 'All events',
      does: 'What it does',
      characters: 'All characters',
      character: 'Character',
      otherSide: 'Other side',
    },
  },
  fr: {
    leaves: {
      turn: {
        title: 'Un tour',
        text: 'Touchez votre or. Tentez un personnage. Piochez des Choses et placez-les. Jouez un événement. Marchez. Explorez et combattez. Bâtissez. À chaque phase, chacun joue sa part à son tour.',
      },
      pays: {
        title: 'Ce qui rapporte',
        text: 'À chaque tour\u00a0: 1 pièce d’or par case, ce que valent vos forts, ce que paient vos villages, cités et mines, et 1 par personnage.',
      },
      bluff: {
        title: 'Vrai ou bluff',
        text: 'Une créature est vraie si vous tenez une terre de son espèce. Sinon, c’est un bluff\u00a0: cachée, nul n’en sait rien\u00a0; découverte, qui la dénonce la renvoie à la coupe.',
      },
      explore: {
        title: 'Terre de personne',
        text: 'Quatre points pour marcher. Là où nul ne règne, on s’arrête et on lance un dé\u00a0: sur 1 et 6 la case est à vous, sinon autant de Choses surgissent. Soudoyez-les, ou combattez.',
      },
      fight: {
        title: 'Une bataille',
        text: 'La magie d’abord, puis les tireurs, puis les autres. Un dé égal ou inférieur à la valeur touche, et qui est touché choisit qui tombe. Après une manche, on peut se retirer.',
      },
      ends: {
        title: 'Comment cela finit',
        text: 'Avec un revenu de 20 (à deux ou trois\u00a0: 15), un château peut devenir citadelle. Gardez la seule pendant tout un tour et vous gagnez\u00a0; s’il y en a deux, il faut les deux.',
      },
    },
    examples: {
      'KT-C9':
        'Sous l’image\u00a0: à gauche les signes, à droite ce avec quoi le pion se bat, dans un rond ou sur un écu.',
      'KT-G1': 'Trois cases, un château, un village et une mine d’or, et un personnage.',
      'KT-R4':
        'Le Roi des nains demande 10. On en a payé 2 d’abord, les dés disent 7, et l’on paie ensuite le 1 qui manque.',
      'KT-U1':
        'Tenez un désert, et toutes vos créatures du désert sont vraies. Le Cyclope n’a pas de montagne\u00a0: c’est un bluff. La Bête de vase n’a pas de marais, mais son Seigneur est là.',
      'KT-M1':
        'Quatre points\u00a0: 2 pour la forêt, puis 1 pour le désert et 1 pour la plaine. Plus rien pour le marais.',
      'KT-M5':
        'Une terre de personne arrête, les pions et les bâtiments des autres aussi. Une terre à eux où rien ne se trouve n’arrête pas.',
      'KT-X3': 'Sur 1 et 6, il n’y a personne. De 2 à 5, on tire autant de Choses.',
      'KT-X8': 'Un Champ de diamants est gardé\u00a0: chacun coûte le double de sa valeur, 18 pour les trois.',
      'KT-B7': 'Qui tombe à une étape ne lance plus de dé à la suivante.',
      'KT-B8': 'Trois coups au but\u00a0: le 4 du Morse, et deux du Chevalier blanc, qui charge. Les Tigres manquent.',
      'KT-N1': 'Cinq pièces d’or par niveau, un niveau par case et par tour.',
    },
    signs: {
      fly: 'Vole',
      magic: 'Magie\u00a0: première étape',
      ranged: 'Tir\u00a0: deuxième étape',
      charge: 'Charge\u00a0: deux dés',
      power: 'Un pouvoir à lui',
      holds: 'Un écu\u00a0: encaisse autant de coups',
    },
    gold: (gold) => `${gold} or`,
    table: {
      terrains: 'Tous les terrains',
      terrain: 'Terrain',
      hexes: 'Cases',
      cost: 'Coût d’entrée',
      creatures: 'Toutes les créatures, terre par terre',
      times: (copies) => `×${copies}`,
      incomes: 'Tous les pions de revenu',
      counter: 'Pion',
      goesOn: 'Se pose sur',
      anyLand: 'toute terre',
      gold: 'Or',
      value: 'Valeur',
      copies: 'Combien',
      treasures: 'Tous les trésors',
      forts: 'Les forts',
      fort: 'Fort',
      level: 'Valeur et or',
      step: 'Étape',
      items: 'Tous les objets magiques',
      events: 'Tous les événements',
      does: 'Effet',
      characters: 'Tous les personnages',
      character: 'Personnage',
      otherSide: 'Au revers',
    },
  },
}
