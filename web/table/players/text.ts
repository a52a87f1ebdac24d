/** The words of the list of players. */
const en = {
  title: 'Players',
  you: 'you',
  bot: 'bot',
  toAct: 'to act',
}

const fr: typeof en = {
  title: 'Joueurs',
  you: 'vous',
  bot: 'bot',
  toAct: 'à jouer',
}

export const PLAYERS_TEXT = { en, fr }
