/** The words of the choices that only a table online has. */
import type { Language } from '@crownlands/core/room'
import type { WhenGone } from '@crownlands/table/online'
import type { ClockType } from './choices'

interface LayText {
  readonly title: string
  readonly name: string
  as(name: string): string
  readonly who: string
  readonly whos: Readonly<Record<'link' | 'listed', string>>
  readonly whoHint: Readonly<Record<'link' | 'listed', string>>
  readonly time: string
  readonly times: Readonly<Record<ClockType, string>>
  readonly timeHint: Readonly<Record<ClockType, string>>
  readonly live: string
  liveClock(minutes: number, plus: number): string
  readonly days: string
  day(days: number): string
  readonly gone: string
  readonly gones: Readonly<Record<WhenGone, string>>
  readonly goneHint: Readonly<Record<WhenGone, string>>
  readonly rated: string
  readonly ratedHint: string
}

export const LAY_TEXT: Readonly<Record<Language, LayText>> = {
  en: {
    title: 'Online',
    name: 'Your name',
    as: (name) => `You lay the table as ${name}.`,
    who: 'Who may come',
    whos: { link: 'By link', listed: 'Anybody' },
    whoHint: {
      link: 'Only those to whom you send the link.',
      listed: 'The table is listed among the open ones, and the link works too.',
    },
    time: 'Clock',
    times: { none: 'None', live: 'Live', days: 'Over days' },
    timeHint: {
      none: 'Nobody is hurried.',
      live: 'Everybody has a clock for the whole game, and a little more with each turn.',
      days: 'Everybody plays when they find time; who is due gets a notice.',
    },
    live: 'Minutes, and seconds a turn',
    liveClock: (minutes, plus) => `${minutes} + ${plus}`,
    days: 'For each turn',
    day: (days) => (days === 1 ? '1 day' : `${days} days`),
    gone: 'When somebody is gone',
    gones: { bot: 'A bot stands in', vote: 'The others decide' },
    goneHint: {
      bot: 'Until they come back and take their seat again.',
      vote: 'Go on with a bot, or end the game.',
    },
    rated: 'Rated',
    ratedHint: 'Counts for everybody’s rating. Only people with an account play, without hints and take-backs.',
  },
  fr: {
    title: 'En ligne',
    name: 'Votre nom',
    as: (name) => `Vous dressez la table sous le nom de ${name}.`,
    who: 'Qui peut venir',
    whos: { link: 'Par lien', listed: 'Tout le monde' },
    whoHint: {
      link: 'Seulement ceux à qui vous envoyez le lien.',
      listed: 'La table s’affiche parmi celles qui sont ouvertes, et le lien marche aussi.',
    },
    time: 'Pendule',
    times: { none: 'Sans', live: 'En direct', days: 'Sur plusieurs jours' },
    timeHint: {
      none: 'Personne n’est pressé.',
      live: 'Chacun a une pendule pour toute la partie, et un peu plus à chaque tour.',
      days: 'Chacun joue quand il peut\u00a0; une notification dit à qui c’est le tour.',
    },
    live: 'Minutes, et secondes par tour',
    liveClock: (minutes, plus) => `${minutes} + ${plus}`,
    days: 'Pour chaque tour',
    day: (days) => (days === 1 ? '1 jour' : `${days} jours`),
    gone: 'Si quelqu’un s’en va',
    gones: { bot: 'Un bot le remplace', vote: 'Les autres décident' },
    goneHint: {
      bot: 'Jusqu’à son retour\u00a0: sa place lui reste.',
      vote: 'Continuer avec un bot, ou clore la partie.',
    },
    rated: 'Partie classée',
    ratedHint: 'Compte pour le classement. Entre comptes seulement, sans conseils ni reprises.',
  },
}
