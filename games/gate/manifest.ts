/** Gate as the house knows it before it is loaded. */
import type { Manifest } from '@crownlands/core/manifest'
import type { Rules } from '@crownlands/core/room'

export const manifest: Manifest = {
  id: 'gate',
  seats: { min: 1, max: 1 },
  minutes: 30,
  // The portcullis is down.
  emblem:
    'M10 56V30a22 22 0 0 1 44 0v26h-6V30a16 16 0 0 0-32 0v26zM19 30q0-3 1.5-6h2v22l-1.7 5-1.8-5zM27 18.5l3-1V46l-1.5 5-1.5-5zM34 17.5l3 1V46l-1.5 5-1.5-5zM41.5 24h2q1.5 3 1.5 6v16l-1.7 5-1.8-5zM18 28h28v3H18zM18 39h28v3H18z',
  words: {
    en: {
      title: 'Gate',
      tagline: 'Hold the gate alone, card by card, against all that comes out of the dark.',
    },
    fr: {
      title: 'Gate',
      tagline: 'Seul, carte après carte, tenez la porte contre tout ce qui sort de la nuit.',
    },
  },
  daily: {
    en: {
      title: 'Today’s siege',
      named: (day) => `Siege of ${day}`,
      note: 'The same enemies, cards and luck for everybody, one siege a day.',
      play: 'Play today’s siege',
      lost: 'Lost today. Tomorrow the dark comes again.',
      streak: (days) => (days === 1 ? 'One day held' : `${days} days held in a row`),
    },
    fr: {
      title: 'Le siège du jour',
      named: (day) => `Siège du ${day}`,
      note: 'Les mêmes ennemis, les mêmes cartes et la même chance pour tous, un siège par jour.',
      play: 'Jouer le siège du jour',
      lost: 'Perdu aujourd’hui. Demain, l’ombre reviendra.',
      streak: (days) => (days === 1 ? 'Un jour tenu' : `${days} jours tenus d’affilée`),
    },
  },
  rules: { 1: async () => (await import('./version-1')) as Rules },
}
