/** The words of the open tables, in both languages. */
import type { Language } from '@crownlands/core/room'
import type { ClockPlan } from '@crownlands/table/online'

interface LobbyText {
  readonly title: string
  readonly lead: string
  readonly loading: string
  readonly again: string
  readonly list: string
  /** For whoever does not see the list change. */
  count(tables: number): string
  readonly empty: { readonly title: string; readonly text: string }
  readonly noneSuch: string
  readonly all: string
  readonly game: string
  readonly pace: string
  readonly paces: Readonly<Record<ClockPlan['type'], string>>
  readonly seats: string
  free(seats: number): string
  readonly full: string
  readonly sit: string
  readonly watch: string
  readonly go: string
  readonly yours: string
  readonly name: { readonly title: string; readonly text: string; readonly label: string; readonly go: string }
  readonly layTitle: string
  readonly bot: string
  readonly mine: string
  readonly you: string
}

export const LOBBY_TEXT: Readonly<Record<Language, LobbyText>> = {
  en: {
    title: 'Open tables',
    lead: 'Anybody may sit down at these. The list keeps itself up to date.',
    loading: 'Looking for open tables…',
    again: 'Try again',
    list: 'Tables with free seats',
    count: (tables) => (tables === 1 ? 'One table is open.' : `${tables} tables are open.`),
    empty: {
      title: 'No table is open just now',
      text: 'Lay one yourself: it will be seen here. Until somebody comes you can play against a bot; your table waits.',
    },
    noneSuch: 'None of the open tables is like that. Choose “All” again, or lay one.',
    all: 'All',
    game: 'Game',
    pace: 'Clock',
    paces: { none: 'No clock', live: 'Live', days: 'Over days' },
    seats: 'Players',
    free: (seats) => (seats === 1 ? 'One seat is free' : `${seats} seats are free`),
    full: 'Full, about to begin',
    sit: 'Sit down',
    watch: 'Look in',
    go: 'To your seat',
    yours: 'You sit here',
    name: {
      title: 'What shall we call you?',
      text: 'A name is all it takes: no account, nothing to install.',
      label: 'Your name',
      go: 'Sit down',
    },
    layTitle: 'Lay a table of',
    bot: 'Play against a bot',
    mine: 'My games',
    you: 'You',
  },
  fr: {
    title: 'Tables ouvertes',
    lead: 'Chacun peut s’y asseoir. La liste se tient à jour d’elle-même.',
    loading: 'On cherche des tables ouvertes…',
    again: 'Réessayer',
    list: 'Tables avec des places libres',
    count: (tables) =>
      tables > 1
        ? `${tables} tables sont ouvertes.`
        : tables === 1
          ? 'Une table est ouverte.'
          : 'Aucune table n’est ouverte.',
    empty: {
      title: 'Aucune table n’est ouverte pour l’instant',
      text: 'Dressez la vôtre\u00a0: elle se verra ici. En attendant, jouez contre un bot\u00a0; votre table vous attend.',
    },
    noneSuch: 'Aucune table ouverte ne ressemble à cela. Revenez à «\u00a0Toutes\u00a0», ou dressez la vôtre.',
    all: 'Toutes',
    game: 'Jeu',
    pace: 'Pendule',
    paces: { none: 'Sans pendule', live: 'En direct', days: 'Sur plusieurs jours' },
    seats: 'Joueurs',
    free: (seats) => (seats === 1 ? 'Une place est libre' : `${seats} places sont libres`),
    full: 'Complète, la partie va commencer',
    sit: 'M’asseoir',
    watch: 'Jeter un œil',
    go: 'À ma place',
    yours: 'Vous y avez une place',
    name: {
      title: 'Comment vous appeler\u00a0?',
      text: 'Un nom suffit\u00a0: pas de compte, rien à installer.',
      label: 'Votre nom',
      go: 'M’asseoir',
    },
    layTitle: 'Dresser une table de',
    bot: 'Jouer contre un bot',
    mine: 'Mes parties',
    you: 'Vous',
  },
}
