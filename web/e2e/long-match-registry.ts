/** The registry of a house with one game, which long matches are measured with. */
import type { Manifest } from '@crownlands/core/manifest'
import type { Rules } from '@crownlands/core/room'
import { longMarch } from '@crownlands/core/testing/long-march'

const manifest: Manifest = {
  id: longMarch.id,
  seats: longMarch.seats,
  minutes: 600,
  emblem: '',
  words: { en: { title: 'Long March', tagline: '' }, fr: { title: 'Longue marche', tagline: '' } },
  rules: { 1: async () => ({ game: longMarch, heuristics: {} }) as unknown as Rules },
}

export const GAMES: readonly Manifest[] = [manifest]

export function manifestOf(id: string): Manifest | undefined {
  return id === manifest.id ? manifest : undefined
}
