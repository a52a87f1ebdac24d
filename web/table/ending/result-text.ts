/** What is said of the result before its screen is opened. */
const en = {
  title: 'The game is over',
  /** To the one person who played against the house. */
  verdicts: { won: 'You win!', shared: 'You share the victory', lost: 'Not this time' },
  show: 'See the result',
  again: 'Play again',
}

const fr: typeof en = {
  title: 'La partie est terminée',
  verdicts: { won: 'Victoire\u00a0!', shared: 'Victoire partagée', lost: 'Ce sera pour la prochaine fois' },
  show: 'Voir le résultat',
  again: 'Rejouer',
}

export const RESULT_TEXT = { en, fr }
