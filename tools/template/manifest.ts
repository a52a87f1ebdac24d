/** What lists and shelves show of Template Game, and where its rules are. */
import type { Manifest } from '@crownlands/core/manifest'
import type { Rules } from '@crownlands/core/room'

export const manifest: Manifest = {
  id: 'template-game',
  seats: { min: 2, max: 4 },
  minutes: 10,
  // A cut jewel.
  emblem: 'M16 10h32l10 14-26 32L6 24z',
  words: {
    en: { title: 'Template Game', tagline: 'Two tiles lie face down before you: swap them, or keep them.' },
    fr: { title: 'Template Game', tagline: 'Deux tuiles face cachée devant vous\u00a0: échangez-les, ou gardez-les.' },
  },
  rules: { 1: async () => (await import('./version-1')) as Rules },
}
