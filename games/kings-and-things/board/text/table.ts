/** The words of the table itself: seats, dock and what belongs to no part alone. */

import type { Language } from '@crownlands/core/room'
import type { KeyHelp } from '@crownlands/kit/room-ui'

interface TableText {
  readonly defenders: string
  readonly rack: string
  readonly rackEmpty: string
  readonly rackOf: (size: number) => string
  readonly choices: string
  readonly close: string
  readonly gold: (gold: number) => string
  readonly income: (income: number, goal: number) => string
  readonly start: string
  readonly turn: (turn: number) => string
  readonly aside: string
  readonly courses: Readonly<Record<'income' | 'strength' | 'land', string>>
  readonly keys: readonly KeyHelp[]
}

export const TABLE_TEXT: Readonly<Record<Language, TableText>> = {
  en: {
    defenders: 'the defenders',
    rack: 'Your rack',
    rackEmpty: 'Your rack is empty.',
    rackOf: (size) => (size === 1 ? '1 counter on the rack' : `${size} counters on the rack`),
    choices: 'What you can do',
    close: 'Close',
    gold: (gold) => `${gold} gold`,
    income: (income, goal) => `income ${income} of ${goal}`,
    start: 'Start',
    turn: (turn) => `Turn ${turn}`,
    aside: 'laid aside',
    courses: { income: 'Income', strength: 'Army', land: 'Land' },
    keys: [
      { does: 'A counter of the rack', key: '1 … 9, 0' },
      { does: 'To the next hex that can be chosen', key: 'Page Up / Page Down' },
      { does: 'Move the map', key: 'Shift + arrows' },
      { does: 'Closer, further away', key: '+  −' },
      { does: 'Where something happens', key: 'W' },
      { does: 'The whole map', key: 'F' },
    ],
  },
  fr: {
    defenders: 'les défenseurs',
    rack: 'Votre chevalet',
    rackEmpty: 'Votre chevalet est vide.',
    rackOf: (size) => (size === 1 ? '1 pion au chevalet' : `${size} pions au chevalet`),
    choices: 'Ce que vous pouvez faire',
    close: 'Fermer',
    gold: (gold) => (gold < 2 ? `${gold} pièce d’or` : `${gold} pièces d’or`),
    income: (income, goal) => `revenu ${income} sur ${goal}`,
    start: 'Départ',
    turn: (turn) => `Tour ${turn}`,
    aside: 'mis de côté',
    courses: { income: 'Revenu', strength: 'Armée', land: 'Terres' },
    keys: [
      { does: 'Un pion du chevalet', key: '1 … 9, 0' },
      { does: 'Vers la prochaine case à choisir', key: 'Page préc. / Page suiv.' },
      { does: 'Déplacer la carte', key: 'Maj + flèches' },
      { does: 'Plus près, plus loin', key: '+  −' },
      { does: 'Là où il se passe quelque chose', key: 'W' },
      { does: 'Toute la carte', key: 'F' },
    ],
  },
}
