/** The words of the page that gives credit, in both languages. */
import type { Language } from '@crownlands/core/room'

interface LicencesText {
  readonly title: string
  readonly lead: string
  readonly icons: {
    readonly title: string
    /** Around the two links. */
    readonly text: readonly [before: string, between: string, after: string]
    readonly changed: string
    by(author: string): string
  }
  readonly fonts: { readonly title: string; readonly text: string; readonly licence: string }
  readonly software: { readonly title: string; readonly text: string; readonly licences: string }
  readonly own: { readonly title: string; readonly text: string }
}

const EN: LicencesText = {
  title: 'With thanks',
  lead: 'Much of what you see and use here is the work of others, who gave it away for everybody to build on.',
  icons: {
    title: 'The pictures',
    text: ['They are icons from ', ', under the licence ', '.'],
    changed: 'We drew them on whole numbers, coloured and framed them, and put a few of them together.',
    by: (author) => `Icons made by ${author}`,
  },
  fonts: {
    title: 'The type',
    text: 'Alegreya, Alegreya SC and Alegreya Sans by Juan Pablo del Peral, Huerta Tipográfica.',
    licence: 'SIL Open Font License 1.1',
  },
  software: {
    title: 'The tools',
    text: 'React, Comlink, idb, Workbox and what binds them together.',
    licences: 'All their licences',
  },
  own: {
    title: 'The rest',
    text: 'Crownlands itself is free under the MIT licence. Everything is served by this page: no account, no trackers, no strangers.',
  },
}

const FR: LicencesText = {
  title: 'Avec nos remerciements',
  lead: 'Une grande part de ce que vous voyez et utilisez ici est l’œuvre d’autres personnes, qui l’ont offerte à tous.',
  icons: {
    title: 'Les images',
    text: ['Ce sont des icônes de ', ', sous licence ', '.'],
    changed: 'Nous les avons tracées en nombres entiers, colorées et encadrées, et en avons réuni quelques-unes.',
    by: (author) => `Icônes dessinées par ${author}`,
  },
  fonts: {
    title: 'Les caractères',
    text: 'Alegreya, Alegreya SC et Alegreya Sans de Juan Pablo del Peral, Huerta Tipográfica.',
    licence: 'Licence SIL Open Font 1.1',
  },
  software: {
    title: 'Les outils',
    text: 'React, Comlink, idb, Workbox et ce qui les relie.',
    licences: 'Toutes leurs licences',
  },
  own: {
    title: 'Le reste',
    text: 'Crownlands lui-même est libre, sous licence MIT. Tout est servi par cette page\u00a0: ni compte, ni pisteurs, ni inconnus.',
  },
}

export const LICENCES_TEXT: Readonly<Record<Language, LicencesText>> = { en: EN, fr: FR }
