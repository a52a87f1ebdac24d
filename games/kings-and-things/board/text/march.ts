/** The words of the Movement Phase. */
import type { Language } from '@crownlands/core/room'
import type { Way } from '../phases/march'
import type { Meeting } from '../phases/meeting'

interface MarchText {
  readonly stack: (hex: string) => string
  readonly group: (hex: string) => string
  readonly chosen: (count: number, of: number) => string
  readonly all: string
  readonly none: string
  readonly points: (points: number) => string
  readonly drop: (name: string) => string
  readonly march: (way: Way) => string
  readonly meets: (meeting: Meeting) => string
  readonly range: (low: number, high: number) => string
  readonly choose: string
  readonly takeUp: string
  readonly whereTo: string
}

const STOPS_EN = { unexplored: 'unexplored, they stop', enemies: 'enemies, they stop', points: 'no points left' }
const STOPS_FR = {
  unexplored: 'inexplorée, ils s’arrêtent',
  enemies: 'ennemis, ils s’arrêtent',
  points: 'plus de points',
}

export const MARCH_TEXT: Readonly<Record<Language, MarchText>> = {
  en: {
    stack: (hex) => `Who marches from ${hex}?`,
    group: (hex) => `On the march, in ${hex}`,
    chosen: (count, of) => `${count} of ${of}`,
    all: 'All',
    none: 'None',
    points: (points) => (points === 1 ? '1 point left' : `${points} points left`),
    drop: (name) => `${name} stays here`,
    march: ({ cost, stop }) =>
      [
        `March here for ${cost === 1 ? '1 point' : `${cost} points`}`,
        ...(stop === undefined ? [] : [STOPS_EN[stop]]),
      ].join(': '),
    meets: ({ kind, odds }) => {
      if (odds === undefined) return 'Several enemies are there.'
      const times = odds.low === odds.high ? String(odds.low) : `${odds.low} to ${odds.high}`
      return kind === 'unexplored'
        ? `Unexplored: on a 1 or a 6 it is yours at once; else two to five counters are drawn, and you win ${times} times in 100.`
        : `You would win ${times} times in 100, if nobody retreats.`
    },
    range: (low, high) => (low === high ? `${low}%` : `${low}–${high}%`),
    choose: 'Choose who marches.',
    takeUp: 'Take them up',
    whereTo: 'Choose a lit hex: the number is what the way costs.',
  },
  fr: {
    stack: (hex) => `Qui part de ${hex}\u00a0?`,
    group: (hex) => `En marche, en ${hex}`,
    chosen: (count, of) => `${count} sur ${of}`,
    all: 'Tous',
    none: 'Aucun',
    points: (points) => (points < 2 ? `${points} point restant` : `${points} points restants`),
    drop: (name) => `${name} reste ici`,
    march: ({ cost, stop }) =>
      [
        `Marcher jusqu’ici pour ${cost < 2 ? `${cost} point` : `${cost} points`}`,
        ...(stop === undefined ? [] : [STOPS_FR[stop]]),
      ].join('\u00a0: '),
    meets: ({ kind, odds }) => {
      if (odds === undefined) return 'Plusieurs ennemis s’y trouvent.'
      const times = odds.low === odds.high ? String(odds.low) : `de ${odds.low} à ${odds.high}`
      return kind === 'unexplored'
        ? `Inexplorée\u00a0: sur 1 ou 6 elle est à vous aussitôt\u00a0; sinon on tire de deux à cinq pions, et vous gagnez ${times} fois sur 100.`
        : `Vous gagneriez ${times} fois sur 100, si personne ne se retire.`
    },
    range: (low, high) => (low === high ? `${low}\u00a0%` : `${low}–${high}\u00a0%`),
    choose: 'Choisissez qui se met en marche.',
    takeUp: 'Les rassembler',
    whereTo: 'Choisissez une case éclairée\u00a0: le chiffre est le coût du chemin.',
  },
}
