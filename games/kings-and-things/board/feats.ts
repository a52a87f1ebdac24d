/** Feats of Kings & Things: each shows something that the rules allow and few try. */
import type { Feat, FinishedMatch, RoomFeats } from '@crownlands/kit/feats'
import { LANDS } from '../content'
import type { Event } from '../rules/happenings'
import type { View } from '../rules/view/view'

type Match = FinishedMatch<View, Event>
type Taken = Extract<Event, { readonly type: 'hex-taken' }>

function takenBy({ story, seat }: Match): readonly Taken[] {
  return story.filter((event) => event.type === 'hex-taken').filter((event) => event.seat === seat)
}

const MANY_BLUFFS = 3
const MANY_CHARACTERS = 3

const all: readonly Feat<View, Event>[] = [
  {
    id: 'seen-through',
    words: {
      en: { title: 'Seen through', how: `Call ${MANY_BLUFFS} bluffs in one game.` },
      fr: { title: 'Percés à jour', how: `Dénoncer ${MANY_BLUFFS} bluffs dans une même partie.` },
    },
    isDone: ({ story, seat }) =>
      story.filter((event) => event.type === 'called' && event.by === seat && event.bluff).length >= MANY_BLUFFS,
  },
  {
    id: 'silver-tongue',
    words: {
      en: { title: 'A silver tongue', how: 'Take a hex by bribing everybody who defends it.' },
      fr: { title: 'Langue d’argent', how: 'Prendre une case en soudoyant tous ceux qui la défendent.' },
    },
    isDone: (match) => takenBy(match).some(({ clause }) => clause === 'KT-X9'),
  },
  {
    id: 'great-court',
    words: {
      en: { title: 'A great court', how: `Win over ${MANY_CHARACTERS} characters in one game.` },
      fr: { title: 'Une belle cour', how: `Attirer ${MANY_CHARACTERS} personnages dans une même partie.` },
    },
    isDone: ({ story, seat }) =>
      story.filter((event) => event.type === 'recruited' && event.seat === seat).length >= MANY_CHARACTERS,
  },
  {
    id: 'seven-lands',
    words: {
      en: { title: 'Lord of seven lands', how: 'Own land of every kind at the end: no creature of yours is a bluff.' },
      fr: {
        title: 'Seigneur des sept terres',
        how: 'Tenir à la fin une terre de chaque espèce\u00a0: aucune de vos créatures n’est un bluff.',
      },
    },
    isDone: ({ view, seat }) =>
      LANDS.every((land) => view.hexes.some(({ terrain, owner }) => terrain === land && owner === seat)),
  },
  {
    id: 'without-conquest',
    words: {
      en: { title: 'King of the wild', how: 'Win without taking a single hex from another player.' },
      fr: { title: 'Roi des terres sauvages', how: 'Gagner sans prendre une seule case à un autre joueur.' },
    },
    isDone: (match) => match.won && takenBy(match).every(({ from }) => from === undefined),
  },
  {
    id: 'two-citadels',
    words: {
      en: { title: 'Two crowns', how: 'Win by taking a second citadel.' },
      fr: { title: 'Deux couronnes', how: 'Gagner en prenant une seconde citadelle.' },
    },
    isDone: ({ view, won }) => won && view.result?.ending === 'two-citadels',
  },
]

export const feats = all as RoomFeats
