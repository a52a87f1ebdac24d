/** Feats of Gate: each shows something that the rules allow and few try. */
import type { Feat, RoomFeats } from '@crownlands/kit/feats'
import { DIFFICULTIES, HEALTH } from '../content'
import type { Event, View } from '../rules/state'

/** As low as a Gate that still stands may well be. */
const HAIR = 2

const all: readonly Feat<View, Event>[] = [
  {
    id: 'boss-and-harvest',
    words: {
      en: { title: 'The harvest is in', how: 'Repel the Boss with the Farm whole.' },
      fr: { title: 'La moisson est rentrée', how: 'Repousser le Boss avec une Ferme intacte.' },
    },
    isDone: ({ view, won }) => won && view.options.difficulty === 'boss' && view.farm === HEALTH.farm,
  },
  {
    id: 'gate-untouched',
    words: {
      en: { title: 'Not a scratch', how: 'Win with the Gate at full health.' },
      fr: { title: 'Pas une égratignure', how: 'Gagner avec une Porte intacte.' },
    },
    isDone: ({ view, won }) => won && view.gate === HEALTH.gate,
  },
  {
    id: 'without-fear',
    words: {
      en: { title: 'Without fear', how: 'Win with no fear left in the town.' },
      fr: { title: 'Sans peur', how: 'Gagner sans qu’il reste la moindre peur en ville.' },
    },
    isDone: ({ view, won }) => won && view.fear === 0,
  },
  {
    id: 'all-slain',
    words: {
      en: { title: 'None got away', how: 'Win with every enemy slain.' },
      fr: { title: 'Aucun n’en réchappe', how: 'Gagner en ayant tué tous les ennemis.' },
    },
    isDone: ({ view, won }) => won && view.scored.length >= DIFFICULTIES[view.options.difficulty].enemies.length,
  },
  {
    id: 'by-a-hair',
    words: {
      en: { title: 'By a hair', how: `Win with the Gate at ${HAIR} health or less.` },
      fr: { title: 'D’un cheveu', how: `Gagner avec une Porte à ${HAIR} points de vie ou moins.` },
    },
    isDone: ({ view, won }) => won && view.gate <= HAIR,
  },
]

export const feats = all as RoomFeats
