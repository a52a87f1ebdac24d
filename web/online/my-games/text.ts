/** The words of one's own tables online, in both languages. */

import type { Language } from '@crownlands/core/room'
import { joinedBy } from '@crownlands/core/text/typesetting'
import { timeAgo } from '../../text/time-ago'

interface MyGamesText {
  readonly title: string
  readonly lead: string
  readonly loading: string
  readonly again: string
  readonly nobody: string
  readonly empty: string
  readonly running: string
  readonly past: string
  readonly standing: {
    readonly yours: string
    others(names: readonly string[]): string
    readonly paused: string
    readonly stoodIn: string
    open(free: number): string
    readonly won: string
    readonly shared: string
    lost(names: readonly string[]): string
    readonly nobodyWon: string
    readonly ended: string
  }
  players(names: readonly string[]): string
  readonly free: string
  when(time: number, now: number): string
  /** What is left of the time, in milliseconds. */
  left(ms: number): string
  readonly replay: string
  readonly record: string
  readonly lobby: string
  readonly lay: string
  readonly you: string
}

const and = joinedBy('and')
const et = joinedBy('et')

export const MY_GAMES_TEXT: Readonly<Record<Language, MyGamesText>> = {
  en: {
    title: 'My games online',
    lead: 'Those that wait for you come first.',
    loading: 'Looking for your tables…',
    again: 'Try again',
    nobody: 'Nobody knows you here yet. Sit down at a table, and it will wait for you here.',
    empty: 'You sit at no table online yet.',
    running: 'Under way',
    past: 'Over',
    standing: {
      yours: 'Your turn',
      others: (names) => `${and(names)} to play`,
      paused: 'Paused',
      stoodIn: 'A bot plays for you',
      open: (free) => (free === 0 ? 'Everybody sits' : free === 1 ? 'One seat is free' : `${free} seats are free`),
      won: 'You won',
      shared: 'You share the victory',
      lost: (names) => `${and(names)} won`,
      nobodyWon: 'Nobody won',
      ended: 'Ended early',
    },
    players: (names) => and(names),
    free: 'a free seat',
    when: timeAgo('en', 'just now'),
    left: (ms) => `${duration(ms, 'en')} left`,
    replay: 'Replay',
    record: 'Export',
    lobby: 'Open tables',
    lay: 'Lay a table',
    you: 'You and your devices',
  },
  fr: {
    title: 'Mes parties en ligne',
    lead: 'Celles qui vous attendent viennent d’abord.',
    loading: 'On cherche vos tables…',
    again: 'Réessayer',
    nobody: 'Personne ne vous connaît encore ici. Prenez place à une table\u00a0: elle vous attendra ici.',
    empty: 'Vous n’êtes encore à aucune table en ligne.',
    running: 'En cours',
    past: 'Terminées',
    standing: {
      yours: 'À vous de jouer',
      others: (names) => `À ${et(names)} de jouer`,
      paused: 'Suspendue',
      stoodIn: 'Un bot joue pour vous',
      open: (free) =>
        free === 0 ? 'Tout le monde est assis' : free === 1 ? 'Une place est libre' : `${free} places sont libres`,
      won: 'Vous avez gagné',
      shared: 'Victoire partagée',
      lost: (names) => (names.length > 1 ? `${et(names)} ont gagné` : `${names[0]} a gagné`),
      nobodyWon: 'Personne n’a gagné',
      ended: 'Close avant la fin',
    },
    players: (names) => et(names),
    free: 'une place libre',
    when: timeAgo('fr', 'à l’instant'),
    left: (ms) => `encore ${duration(ms, 'fr')}`,
    replay: 'Revoir',
    record: 'Exporter',
    lobby: 'Tables ouvertes',
    lay: 'Dresser une table',
    you: 'Vous et vos appareils',
  },
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Coarse, as one plans a day by it; the table itself counts the seconds. */
function duration(ms: number, language: Language): string {
  const [unit, size] =
    ms >= 2 * DAY ? (['day', DAY] as const) : ms >= 2 * HOUR ? (['hour', HOUR] as const) : (['minute', MINUTE] as const)
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.floor(ms / size))
}
