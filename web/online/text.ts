/** What the title of the page says at a table online. */
const en = {
  yourTurn: (game: string) => `● Your turn · ${game}`,
  waitingFor: (name: string, game: string) => `${name} to play · ${game}`,
  paused: (game: string) => `Paused · ${game}`,
}

const fr: typeof en = {
  yourTurn: (game) => `● À vous · ${game}`,
  waitingFor: (name, game) => `À ${name} de jouer · ${game}`,
  paused: (game) => `En pause · ${game}`,
}

export const TITLE_TEXT = { en, fr }
