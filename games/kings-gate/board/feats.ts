/** Feats of King's Gate: each shows something that the rules allow and few try. */
import type { Feat, FinishedMatch, RoomFeats } from '@crownlands/kit/feats'
import type { Event, Scored, View } from '../rules/state'

type Match = FinishedMatch<View, Event>

function scoringsOf(story: readonly Event[]): readonly Scored[] {
  return story.filter((event) => event.type === 'scored')
}

function firstsOf({ story, seat }: Match): readonly Scored[] {
  return scoringsOf(story).filter(({ standings }) => standings.some((one) => one.rank === 1 && one.seat === seat))
}

/** KG-N5: with the tile that fills a location, and the next one placed where everything lies already. */
function scoredTwiceInATurn({ story, seat }: Match): boolean {
  let scored = 0
  return story.some((event) => {
    if (event.type === 'turn-ended') scored = 0
    else if (event.type === 'scored' && event.lastBy === seat) scored++
    return scored === 2
  })
}

const MANY_FIRSTS = 5

const all: readonly Feat<View, Event>[] = [
  {
    id: 'five-firsts',
    words: {
      en: { title: 'First among houses', how: `Come first at ${MANY_FIRSTS} locations of one game.` },
      fr: { title: 'La première des maisons', how: `Arriver en tête à ${MANY_FIRSTS} lieux dans une même partie.` },
    },
    isDone: (match) => firstsOf(match).length >= MANY_FIRSTS,
  },
  {
    id: 'last-tile-first-place',
    words: {
      en: {
        title: 'The last word',
        how: 'Come first at a location where you placed the last tile and lost every tie.',
      },
      fr: {
        title: 'Le dernier mot',
        how: 'Arriver en tête là où l’on a posé la dernière tuile, et perdu toute égalité.',
      },
    },
    isDone: (match) => firstsOf(match).some(({ lastBy }) => lastBy === match.seat),
  },
  {
    id: 'two-in-one-turn',
    words: {
      en: { title: 'Two at a stroke', how: 'Bring two locations to their scoring in one turn.' },
      fr: { title: 'D’une pierre deux coups', how: 'Faire décompter deux lieux en un seul tour.' },
    },
    isDone: scoredTwiceInATurn,
  },
  {
    id: 'court-of-three',
    words: {
      en: { title: 'A court of one’s own', how: 'Win three counters in one game.' },
      fr: { title: 'Une cour à soi', how: 'Gagner trois pions dans une même partie.' },
    },
    isDone: ({ story, seat }) =>
      scoringsOf(story)
        .flatMap(({ standings }) => standings)
        .filter((one) => one.seat === seat && one.counter !== undefined && one.counterDiscarded !== true).length >= 3,
  },
  {
    id: 'tamed-dragon',
    words: {
      en: { title: 'The dragon sleeps', how: 'Win without burning a single tile.' },
      fr: { title: 'Le dragon dort', how: 'Gagner sans brûler une seule tuile.' },
    },
    isDone: ({ story, seat, won }) =>
      won && !story.some((event) => event.type === 'dragon-played' && event.seat === seat && event.burnt !== undefined),
  },
]

export const feats = all as RoomFeats
