/** The words of the history, in both languages. */
import type { Language } from '@crownlands/core/room'
import type { PlayedGame, Tally } from './history'

interface HistoryText {
  readonly title: string
  readonly lead: string
  readonly empty: string
  readonly last: string
  /** A mark in the row of the last games, as it is read out. */
  mark(date: string, result: PlayedGame['result'], score: number): string
  readonly columns: Readonly<Record<'kind' | 'games' | 'won' | 'streak' | 'longest' | 'best', string>>
  kind(level: string | undefined, seats: number): string
  readonly amongPeople: string
  sum(tally: Tally): string
  readonly daily: string
  readonly feats: string
  done(date: string): string
  readonly notYet: string
  readonly saveAll: string
  readonly remove: string
  readonly removeQuestion: string
  readonly removeYes: string
  readonly removeNo: string
  readonly removed: string
}

export const HISTORY_TEXT: Readonly<Record<Language, HistoryText>> = {
  en: {
    title: 'Your games',
    lead: 'Kept on this device and nowhere else.',
    empty: 'Nothing here yet: the first game that you play to its end will be.',
    last: 'The last games, the newest at the end',
    mark: (date, result, score) =>
      `${date}: ${result === undefined ? 'among people' : { won: 'won', shared: 'shared victory', lost: 'lost' }[result]}, ${score}`,
    columns: { kind: 'Against', games: 'Games', won: 'Won', streak: 'In a row', longest: 'Longest', best: 'Best' },
    kind: (level, seats) => [level, seats > 1 ? `${seats} players` : undefined].filter(Boolean).join(', '),
    amongPeople: 'Among people',
    sum: ({ games, won }) => `${games} ${games === 1 ? 'game' : 'games'}, ${won} won`,
    daily: 'Day by day',
    feats: 'Feats',
    done: (date) => `Done on ${date}`,
    notYet: 'Not yet',
    saveAll: 'Save as a file',
    remove: 'Delete all',
    removeQuestion: 'Delete the history of this device? Games that are on the table stay where they are.',
    removeYes: 'Delete',
    removeNo: 'Keep it',
    removed: 'The history was deleted.',
  },
  fr: {
    title: 'Vos parties',
    lead: 'Gardées sur cet appareil, et nulle part ailleurs.',
    empty: 'Rien encore\u00a0: la première partie jouée jusqu’au bout y sera.',
    last: 'Les dernières parties, la plus récente à la fin',
    mark: (date, result, score) =>
      `${date}\u00a0: ${result === undefined ? 'entre amis' : { won: 'gagnée', shared: 'victoire partagée', lost: 'perdue' }[result]}, ${score}`,
    columns: {
      kind: 'Contre',
      games: 'Parties',
      won: 'Gagnées',
      streak: 'D’affilée',
      longest: 'Record',
      best: 'Meilleur score',
    },
    kind: (level, seats) => [level, seats > 1 ? `${seats} joueurs` : undefined].filter(Boolean).join(', '),
    amongPeople: 'Entre amis',
    sum: ({ games, won }) => `${games} ${games > 1 ? 'parties' : 'partie'}, ${won} ${won > 1 ? 'gagnées' : 'gagnée'}`,
    daily: 'Jour après jour',
    feats: 'Exploits',
    done: (date) => `Réussi le ${date}`,
    notYet: 'Pas encore',
    saveAll: 'Enregistrer dans un fichier',
    remove: 'Tout effacer',
    removeQuestion: 'Effacer l’historique de cet appareil\u00a0? Les parties en cours restent en place.',
    removeYes: 'Effacer',
    removeNo: 'Garder',
    removed: 'L’historique est effacé.',
  },
}
