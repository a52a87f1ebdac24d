/** Kings & Things as the house knows it before it is loaded. */
import type { Manifest } from '@crownlands/core/manifest'
import type { Rules } from '@crownlands/core/room'

export const manifest: Manifest = {
  id: 'kings-and-things',
  seats: { min: 2, max: 4 },
  minutes: 60,
  // Three lands and the crown they make.
  emblem:
    'M22 31l9 5.2v10.4l-9 5.2-9-5.2V36.2zM42 31l9 5.2v10.4l-9 5.2-9-5.2V36.2zM21 27l-3-15 7.5 5.5L32 8l6.5 9.5L46 12l-3 15z',
  words: {
    en: { title: 'Kings & Things', tagline: 'Rule a wild land with an army of very odd things.' },
    fr: { title: 'Kings & Things', tagline: 'Régnez sur une terre sauvage avec une armée de drôles de choses.' },
  },
  rules: {
    1: async () => (await import('./version-1')) as Rules,
    2: async () => (await import('./version-2')) as Rules,
  },
}
