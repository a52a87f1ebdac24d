/** Feats of Kingdoms: each shows something that the rules allow and few try. */
import type { Feat, FinishedMatch, RoomFeats } from '@crownlands/kit/feats'
import type { Event, View } from '../rules/state'

type Match = FinishedMatch<View, Event>

/** What every part of every line brought the seat. */
function paid({ story, seat }: Match): readonly number[] {
  return story.flatMap((event) =>
    event.type === 'line-scored'
      ? event.parts.flatMap(({ gains }) => gains.filter((gain) => gain.seat === seat).map(({ gold }) => gold))
      : [],
  )
}

function wasLastBeforeTheEnd({ story, seat }: Match): boolean {
  const gold = story.filter((event) => event.type === 'epoch-ended').at(-2)?.gold
  return gold?.every((amount, other) => other === seat || amount > (gold[seat] ?? 0)) === true
}

/** K-P2: a mountain parted good land, where the seat stood, from bad. */
function stoodBehindAMountain({ story, seat }: Match): boolean {
  return story.some(
    (event) =>
      event.type === 'line-scored' &&
      event.parts.some(({ base }) => base < 0) &&
      event.parts.some(({ gains }) => gains.some((gain) => gain.seat === seat && gain.gold > 0)),
  )
}

const GREAT_LINE = 40

const all: readonly Feat<View, Event>[] = [
  {
    id: 'without-the-great-castle',
    words: {
      en: { title: 'Without the great castle', how: 'Win without ever placing your castle of rank 4.' },
      fr: { title: 'Sans le grand château', how: 'Gagner sans jamais poser son château de rang 4.' },
    },
    isDone: ({ story, seat, won }) =>
      won && !story.some((event) => event.type === 'castle-placed' && event.seat === seat && event.rank === 4),
  },
  {
    id: 'great-line',
    words: {
      en: { title: 'A line like no other', how: `Earn ${GREAT_LINE} gold or more from one row or column.` },
      fr: {
        title: 'Une ligne en or',
        how: `Gagner ${GREAT_LINE} pièces d’or ou plus avec une seule rangée ou colonne.`,
      },
    },
    isDone: (match) => Math.max(...paid(match)) >= GREAT_LINE,
  },
  {
    id: 'not-a-coin-lost',
    words: {
      en: { title: 'Not a coin lost', how: 'Win without losing gold in any line.' },
      fr: { title: 'Pas une pièce perdue', how: 'Gagner sans perdre d’or dans aucune ligne.' },
    },
    isDone: (match) => match.won && paid(match).every((gold) => gold >= 0),
  },
  {
    id: 'behind-the-mountain',
    words: {
      en: {
        title: 'Behind the mountain',
        how: 'Earn gold in one part of a line while a mountain keeps a bad one away.',
      },
      fr: {
        title: 'À l’abri de la montagne',
        how: 'Gagner de l’or dans une partie de ligne qu’une montagne sépare d’une mauvaise.',
      },
    },
    isDone: stoodBehindAMountain,
  },
  {
    id: 'from-the-last-place',
    words: {
      en: { title: 'From the last place', how: 'Win after being last when the final epoch began.' },
      fr: { title: 'De la dernière place', how: 'Gagner après avoir abordé la dernière époque en dernière position.' },
    },
    isDone: (match) => match.won && wasLastBeforeTheEnd(match),
  },
]

export const feats = all as RoomFeats
