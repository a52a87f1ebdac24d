import { GAMES, type WebWords } from '../text/web-words'

/** What a game is called; its id when the house does not know it. */
export function gameTitle(id: string, words: WebWords): string {
  const game = GAMES.find((name) => name === id)
  return game === undefined ? id : words.home.games[game].title
}
