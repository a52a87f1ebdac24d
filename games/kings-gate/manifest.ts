/** King's Gate as the house knows it before it is loaded. */
import type { Manifest } from '@crownlands/core/manifest'
import type { Rules } from '@crownlands/core/room'

export const manifest: Manifest = {
  id: 'kings-gate',
  seats: { min: 2, max: 4 },
  minutes: 45,
  // Two districts and the king's tower between them.
  emblem:
    'M26 8h3v3h6V8h3v8h-2v6h4v32h-6V44a2 2 0 0 0-4 0v10h-6V22h4v-6h-2zM6 32l8-8 8 8v22h-6v-8h-4v8H6zM42 32l8-8 8 8v22h-6v-8h-4v8h-6z',
  words: {
    en: {
      title: 'King’s Gate',
      tagline: 'Raise the royal city, district by district, and be first where it counts.',
    },
    fr: {
      title: 'King’s Gate',
      tagline: 'Élevez la cité royale quartier par quartier, et soyez premier là où il le faut.',
    },
  },
  rules: { 1: async () => (await import('./version-1')) as Rules },
}
