/** Kingdoms as the house knows it before it is loaded. */
import type { Manifest } from '@crownlands/core/manifest'
import type { Rules } from '@crownlands/core/room'

export const manifest: Manifest = {
  id: 'kingdoms',
  seats: { min: 2, max: 4 },
  minutes: 30,
  // A castle.
  emblem: 'M14 54V26h-4V14h7v5h6v-5h7v5h4v-5h7v5h6v-5h7v12h-4v28H38V44a6 6 0 0 0-12 0v10z',
  words: {
    en: {
      title: 'Kingdoms',
      tagline: 'Build your castles where the land is rich, and leave the dragon to your neighbours.',
    },
    fr: {
      title: 'Kingdoms',
      tagline: 'Bâtissez là où la terre est riche, et laissez le dragon aux voisins.',
    },
  },
  rules: { 1: async () => (await import('./version-1')) as Rules },
}
