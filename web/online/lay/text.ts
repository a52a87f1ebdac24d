/** The words of the choices that only a table online has. */
import type { Language } from '@crownlands/core/room'
import type { WhenGone } from '@crownlands/table/online'
import type { ClockType, clockHint, WhenOut } from './choices'

interface LayText {
  readonly title: string
  readonly name: string
  as(name: string): string
  readonly who: string
  readonly whos: Readonly<Record<'link' | 'listed', string>>
  readonly whoHint: Readonly<Record<'link' | 'listed', string>>
  readonly time: string
  readonly times: Readonly<Record<ClockType, string>>
  readonly timeHint: Readonly<Record<ReturnType<typeof clockHint>, string>>
  readonly live: string
  liveClock(minutes: number, plus: number): string
  readonly out: string
  readonly outs: Readonly<Record<WhenOut, string>>
  readonly outHint: Readonly<Record<WhenOut, string>>
  readonly days: string
  day(days: number): string
  readonly gone: string
  readonly gones: Readonly<Record<WhenGone, string>>
  readonly goneHint: Readonly<Record<WhenGone, string>>
  readonly goneAfter: string
  readonly goneAfterHint: Readonly<Record<WhenGone, string>>
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
      days: 'Everybody plays when they find time.',
      'days-with-notices': 'Everybody plays when they find time; who is due gets a notice.',
    },
    live: 'Minutes, and seconds a turn',
    liveClock: (minutes, plus) => `${minutes} + ${plus}`,
    out: 'When time runs out',
    outs: { gone: 'The game goes on', end: 'The game ends' },
    outHint: {
      gone: 'As when somebody is gone.',
      end: 'Whoever runs out of time comes last; the others are ranked by what they have.',
    },
    days: 'For each turn',
    day: (days) => (days === 1 ? '1 day' : `${days} days`),
    gone: 'When somebody leaves',
    gones: { bot: 'A bot stands in', vote: 'The others decide' },
    goneHint: {
      bot: 'Until they come back and take their seat again.',
      vote: 'Go on with a bot, or end the game.',
    },
    goneAfter: 'Counts as gone when away for',
    goneAfterHint: {
      bot: 'After that any of the others may let a bot play on. Who comes back takes over again.',
      vote: 'After that the others may decide. Who comes back takes over again.',
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
      days: 'Chacun joue quand il peut.',
      'days-with-notices': 'Chacun joue quand il peut\u00a0; une notification dit à qui c’est le tour.',
    },
    live: 'Minutes, et secondes par tour',
    liveClock: (minutes, plus) => `${minutes} + ${plus}`,
    out: 'Quand le temps est écoulé',
    outs: { gone: 'La partie continue', end: 'La partie s’arrête' },
    outHint: {
      gone: 'Comme si quelqu’un s’en allait.',
      end: 'Qui n’a plus de temps finit dernier\u00a0; les autres sont classés selon ce qu’ils ont.',
    },
    days: 'Pour chaque tour',
    day: (days) => (days === 1 ? '1 jour' : `${days} jours`),
    gone: 'Si quelqu’un s’en va',
    gones: { bot: 'Un bot le remplace', vote: 'Les autres décident' },
    goneHint: {
      bot: 'Jusqu’à son retour\u00a0: sa place lui reste.',
      vote: 'Continuer avec un bot, ou clore la partie.',
    },
    goneAfter: 'Considéré comme absent après',
    goneAfterHint: {
      bot: 'Passé ce temps, chacun des autres peut laisser jouer un bot. Au retour, on reprend sa place.',
      vote: 'Passé ce temps, les autres peuvent décider. Au retour, on reprend sa place.',
    },
    rated: 'Partie classée',
    ratedHint: 'Compte pour le classement. Entre comptes seulement, sans conseils ni reprises.',
  },
}
