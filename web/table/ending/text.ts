/** What is said at the end only: loaded with it. */
import type { Tally } from '../../history/history'

const en = {
  ranking: 'Ranking',
  course: 'How it went',
  courseTable: 'Show as a table',
  /** It could not be fetched. */
  courseAway: 'The chart could not be fetched.',
  stage: 'Stage',
  place: (place: number) => `${place}${place === 1 ? 'st' : place === 2 ? 'nd' : place === 3 ? 'rd' : 'th'}`,
  bestMoment: 'Best moment',
  best: (name: string, gain: number, stage: string) => `${name} gained ${gain} in one go: ${stage}.`,
  /** The same start once more. */
  repeat: 'Same start again',
  turningPoint: 'The turning point',
  turned: (name: string, stage: string) => `${name} took the lead for good: ${stage}.`,
  record: 'Your record',
  /** `Marshal, 2 players` */
  kind: (level: string | undefined, seats: number) => series([level, seats > 1 ? `${seats} players` : undefined]),
  tally: ({ games, won, streak }: Pick<Tally, 'games' | 'won' | 'streak'>) =>
    series([
      won === 0
        ? `${games} ${games === 1 ? 'game' : 'games'} so far`
        : `${won} ${won === 1 ? 'win' : 'wins'} in ${games} ${games === 1 ? 'game' : 'games'}`,
      streak > 1 ? `${streak} in a row` : undefined,
    ]),
  feats: 'For the first time',
  harder: 'Harder',
  history: 'All your games',
  followed: 'What the chart follows',
}

const fr: typeof en = {
  ranking: 'Classement',
  course: 'Au fil de la partie',
  courseTable: 'Afficher en tableau',
  courseAway: 'Le graphique n’a pas pu être chargé.',
  stage: 'Étape',
  place: (place) => (place === 1 ? '1er' : `${place}e`),
  bestMoment: 'Le plus beau moment',
  best: (name, gain, stage) => `${name} a gagné ${gain} d’un coup\u00a0: ${stage}.`,
  repeat: 'Même départ, encore',
  turningPoint: 'Le tournant',
  turned: (name, stage) => `${name} a pris la tête pour de bon\u00a0: ${stage}.`,
  record: 'Votre palmarès',
  kind: (level, seats) => series([level, seats > 1 ? `${seats} joueurs` : undefined]),
  tally: ({ games, won, streak }) =>
    series([
      won === 0
        ? `${games} ${games > 1 ? 'parties' : 'partie'} jusqu’ici`
        : `${won} ${won > 1 ? 'victoires' : 'victoire'} en ${games} ${games > 1 ? 'parties' : 'partie'}`,
      streak > 1 ? `${streak} d’affilée` : undefined,
    ]),
  feats: 'Pour la première fois',
  harder: 'Plus difficile',
  history: 'Toutes vos parties',
  followed: 'Ce que suit le graphique',
}

export const ENDING_TEXT = { en, fr }

function series(parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join(', ')
}
