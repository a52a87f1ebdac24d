/** What is said instead of a table, in both languages. */
import type { Language } from '@crownlands/core/room'
import type { Trouble, Way } from './trouble'

export interface TroubleText {
  readonly said: Readonly<Record<Trouble, { readonly title: string; readonly body: string }>>
  readonly ways: Readonly<Record<Way, string>>
  /** It holds every secret, and somebody else sits at the table (T-R1). */
  readonly rescueLater: string
  readonly rescueFailed: string
}

const EN: TroubleText = {
  said: {
    missing: {
      title: 'There is no such table',
      body: 'It may have been removed, or it was played in another browser.',
    },
    damaged: {
      title: 'This table is damaged',
      body: 'What this browser kept of it no longer adds up to a game, so it cannot be played on. It stays here until you remove it at home, and what is left can be exported as a file, for somebody who may mend it.',
    },
    'other-rules': {
      title: 'This table follows other rules',
      body: 'It was begun with another version of the game, so it cannot be played on here. You can export it as a file, or remove it at home.',
    },
    'unknown-game': {
      title: 'This game is not known here',
      body: 'The table was laid by another version of Crownlands. You can export it as a file, or remove it at home.',
    },
    unreadable: {
      title: 'The table cannot be read',
      body: 'The browser does not hand out what it kept of this table. Often that passes: try again, or close the browser and come back.',
    },
    'not-kept': {
      title: 'This table is out of reach',
      body: 'The browser keeps nothing in this window, or cannot open what it kept. In a private window games are gone once the page is left; otherwise load the page again.',
    },
    blocked: {
      title: 'The table is held elsewhere',
      body: 'An older Crownlands is open in another window. Close it, then try again.',
    },
    newer: {
      title: 'A newer Crownlands has been here',
      body: 'It keeps the tables in its own way. Load the page again to use it.',
    },
    lost: {
      title: 'The table does not answer',
      body: 'What runs the tables has broken down and is started anew. Your games are saved: try again.',
    },
    'not-fetched': {
      title: 'The table could not be fetched',
      body: 'Part of the game did not come through: the network is away, or a newer version has taken its place. Your games are saved.',
    },
    failed: {
      title: 'The table cannot be shown',
      body: 'Something went wrong on the way, and nothing was changed. Try again; if it stays so, export what is there as a file.',
    },
  },
  ways: { retry: 'Try again', reload: 'Load again', rescue: 'Export', home: 'Home' },
  rescueLater:
    'What is kept of this table holds every secret of its game. It leaves the browser once the game is over, or when one person plays there alone.',
  rescueFailed: 'What is kept of this table could not be read either.',
}

const FR: TroubleText = {
  said: {
    missing: {
      title: 'Cette table n’existe pas',
      body: 'Elle a peut-être été supprimée, ou jouée dans un autre navigateur.',
    },
    damaged: {
      title: 'Cette table est abîmée',
      body: 'Ce que le navigateur en a gardé ne forme plus une partie\u00a0: on ne peut pas la continuer. Elle reste ici tant que vous ne la supprimez pas à l’accueil, et ce qui reste peut s’exporter dans un fichier, pour qui saurait la réparer.',
    },
    'other-rules': {
      title: 'Cette table suit d’autres règles',
      body: 'Elle a commencé avec une autre version du jeu\u00a0: on ne peut pas la continuer ici. Vous pouvez l’exporter dans un fichier, ou la supprimer à l’accueil.',
    },
    'unknown-game': {
      title: 'Ce jeu est inconnu ici',
      body: 'La table a été dressée par une autre version de Crownlands. Vous pouvez l’exporter dans un fichier, ou la supprimer à l’accueil.',
    },
    unreadable: {
      title: 'La table est illisible',
      body: 'Le navigateur ne rend pas ce qu’il a gardé de cette table. Souvent, cela passe\u00a0: réessayez, ou fermez le navigateur et revenez.',
    },
    'not-kept': {
      title: 'Cette table est hors de portée',
      body: 'Le navigateur ne garde rien dans cette fenêtre, ou n’arrive pas à ouvrir ce qu’il a gardé. En navigation privée, les parties disparaissent dès qu’on quitte la page\u00a0; sinon, rechargez-la.',
    },
    blocked: {
      title: 'La table est retenue ailleurs',
      body: 'Un Crownlands plus ancien est ouvert dans une autre fenêtre. Fermez-la, puis réessayez.',
    },
    newer: {
      title: 'Un Crownlands plus récent est passé par ici',
      body: 'Il garde les tables à sa façon. Rechargez la page pour l’utiliser.',
    },
    lost: {
      title: 'La table ne répond plus',
      body: 'Ce qui fait tourner les tables est tombé en panne et redémarre. Vos parties sont gardées\u00a0: réessayez.',
    },
    'not-fetched': {
      title: 'La table n’a pas pu être chargée',
      body: 'Un morceau du jeu n’est pas arrivé\u00a0: le réseau est absent, ou une version plus récente a pris la place. Vos parties sont gardées.',
    },
    failed: {
      title: 'Impossible d’afficher la table',
      body: 'Quelque chose a échoué en chemin, et rien n’a changé. Réessayez\u00a0; si cela persiste, exportez ce qui est là dans un fichier.',
    },
  },
  ways: { retry: 'Réessayer', reload: 'Recharger', rescue: 'Exporter', home: 'Accueil' },
  rescueLater:
    'Ce qui reste de cette table contient tous les secrets de la partie. Il ne sort du navigateur qu’une fois la partie terminée, ou si une seule personne y joue.',
  rescueFailed: 'Ce qui reste de cette table n’a pas pu être lu non plus.',
}

export const TROUBLE_TEXT: Readonly<Record<Language, TroubleText>> = { en: EN, fr: FR }
