/** The words of the menu. */
const en = {
  keys: 'Keys',
  exportRecord: 'Export',
  exportLater:
    'With several people at the table, the record can be exported once the game is over: it holds every secret.',
  replay: 'Replay',
  sound: {
    on: 'Sound on',
    off: 'Sound off',
    first: 'Wood on felt, coins, a bell for your turn.',
    listen: 'Listen',
  },
}

const fr: typeof en = {
  keys: 'Touches',
  exportRecord: 'Exporter',
  exportLater: 'À plusieurs, la partie s’exporte une fois terminée\u00a0: le fichier contient tous les secrets.',
  replay: 'Revoir',
  sound: {
    on: 'Avec le son',
    off: 'Sans le son',
    first: 'Du bois sur le feutre, des pièces, une cloche à votre tour.',
    listen: 'Écouter',
  },
}

export const MENU_TEXT = { en, fr }
