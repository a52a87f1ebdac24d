/** The words of the bar, the board and the buttons around it. */
const en = {
  loading: 'The table is being laid…',
  table: 'Table',
  call: 'What is expected',
  actions: 'What you can do',
  rules: 'Rules',
  more: 'More',
  endTurn: 'End turn',
  /** The same button, once it was asked whether the turn is really to end. */
  endAnyway: 'End turn anyway',
  takeBack: 'Take back',
  hint: 'Hint',
  /** What the buttons do, for whoever rests on them. */
  endTurnAbout: 'You are done, and the others go on. Until then you can take back.',
  takeBackAbout: 'Undoes your last move of this turn, unless it brought something to light.',
  hintAbout: 'What a strong player would do now, and why. It is only shown.',
  ledger: 'Ledger',
  showAll: 'Show all',
  goOn: 'Continue',
}

const fr: typeof en = {
  loading: 'On dresse la table…',
  table: 'Table',
  call: 'Ce qu’on attend',
  actions: 'Ce que vous pouvez faire',
  rules: 'Règles',
  more: 'Plus',
  endTurn: 'Finir le tour',
  endAnyway: 'Finir quand même',
  takeBack: 'Reprendre',
  hint: 'Conseil',
  endTurnAbout: 'Vous avez fini, aux autres de jouer. D’ici là, vous pouvez reprendre un coup.',
  takeBackAbout: 'Annule votre dernier coup de ce tour, sauf s’il a révélé quelque chose.',
  hintAbout: 'Ce que ferait un bon joueur, et pourquoi. On vous le montre, sans le jouer.',
  ledger: 'Le détail',
  showAll: 'Tout afficher',
  goOn: 'Continuer',
}

export const TABLE_TEXT = { en, fr }
