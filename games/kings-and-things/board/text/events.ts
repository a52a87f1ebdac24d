/** The words of events and of special powers. */
import type { Language } from '@crownlands/core/room'

interface EventText {
  readonly events: string
  readonly play: (name: string) => string
  readonly notNow: string
  readonly thief: string
  readonly assassin: string
  readonly contest: (succeeds: number, lost: number) => string
  readonly victim: (name: string, gold: number, rack: number) => string
  readonly contestLabel: (own: string, sum: number, other: string, sums: number) => string
  readonly results: Readonly<Record<'won' | 'lost' | 'tied', string>>
}

export const EVENT_TEXT: Readonly<Record<Language, EventText>> = {
  en: {
    events: 'Events',
    play: (name) => `Play ${name}`,
    notNow: 'Not now: why?',
    thief: 'Whom does the Master Thief visit?',
    assassin: 'Assassin Primus goes wherever a hex is lit.',
    contest: (succeeds, lost) =>
      `Two dice against two: it succeeds ${succeeds} times in 100, and ${lost} times in 100 the character is lost.`,
    victim: (name, gold, rack) => `${name}: ${gold} gold, ${rack} on the rack`,
    contestLabel: (own, sum, other, sums) => `${own} rolls ${sum}, ${other} rolls ${sums}`,
    results: { won: 'It succeeds.', lost: 'It fails.', tied: 'Equal: once more, and now the character is at stake.' },
  },
  fr: {
    events: 'Événements',
    play: (name) => `Jouer ${name}`,
    notNow: 'Pas maintenant\u00a0: pourquoi\u00a0?',
    thief: 'Chez qui va le Maître voleur\u00a0?',
    assassin: 'Assassin Primus va partout où une case est éclairée.',
    contest: (succeeds, lost) =>
      `Deux dés contre deux\u00a0: réussi ${succeeds} fois sur 100, et ${lost} fois sur 100 le personnage est perdu.`,
    victim: (name, gold, rack) => `${name}\u00a0: or ${gold}, chevalet ${rack}`,
    contestLabel: (own, sum, other, sums) => `${own} obtient ${sum}, ${other} obtient ${sums}`,
    results: {
      won: 'C’est réussi.',
      lost: 'C’est manqué.',
      tied: 'Égalité\u00a0: on relance, et le personnage est en jeu.',
    },
  },
}
