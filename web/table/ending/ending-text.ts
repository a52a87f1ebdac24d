/** What is said at the end only, in both languages: loaded with it. */
import type { Language } from '@crownlands/core/room'
import type { Tally } from '../../history/history'

interface EndingText {
  readonly turningPoint: string
  turned(name: string, stage: string): string
  readonly record: string
  /** `Marshal, 2 players` */
  kind(level: string | undefined, seats: number): string
  tally(tally: Pick<Tally, 'games' | 'won' | 'streak'>): string
  readonly feats: string
  readonly harder: string
  readonly history: string
  readonly followed: string
}

export const ENDING_TEXT: Readonly<Record<Language, EndingText>> = {
  en: {
    turningPoint: 'The turning point',
    turned: (name, stage) => `${name} took the lead for good: ${stage}.`,
    record: 'Your record',
    kind: (level, seats) => series([level, seats > 1 ? `${seats} players` : undefined]),
    tally: ({ games, won, streak }) =>
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
  },
  fr: {
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
  },
}

function series(parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join(', ')
}
