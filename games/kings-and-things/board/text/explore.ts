/** The words of an exploration. */
import type { Language } from '@crownlands/core/room'

interface ExploreText {
  readonly title: (hex: string) => string
  readonly defenders: string
  readonly purse: (gold: number) => string
  readonly bribe: (gold: number) => string
  readonly guarded: string
  readonly doubled: string
  readonly bribed: string
}

export const EXPLORE_TEXT: Readonly<Record<Language, ExploreText>> = {
  en: {
    title: (hex) => `Exploring ${hex}`,
    defenders: 'The defenders',
    purse: (gold) => `You have ${gold} gold. Whoever is not bribed fights.`,
    bribe: (gold) => `Bribe for ${gold}`,
    guarded: 'They guard',
    doubled: 'Something is guarded, so every bribe costs double.',
    bribed: 'The people here are bribed and do not fight.',
  },
  fr: {
    title: (hex) => `Exploration de ${hex}`,
    defenders: 'Les défenseurs',
    purse: (gold) => `Vous avez ${gold} pièces d’or. Qui n’est pas soudoyé se bat.`,
    bribe: (gold) => `Soudoyer pour ${gold}`,
    guarded: 'Ils gardent',
    doubled: 'Quelque chose est gardé\u00a0: chaque pot-de-vin coûte le double.',
    bribed: 'Les habitants sont soudoyés et ne se battent pas.',
  },
}
