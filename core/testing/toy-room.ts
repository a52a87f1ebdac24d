/**
 * A room for Boasts, with which the house is shown to take a game in by one line of its registry: a manifest with two
 * versions of the rules, and what would lie in its folder. In the second version the last seat begins.
 */
import { pick } from '../chance'
import type { Game } from '../game'
import type { Manifest } from '../manifest'
import type { Room, Rulebook, Rules, Words } from '../room'
import { boasts } from './boasts'
import type { Action, Event, Options, State, View } from './boasts-data'

type Toy = Game<State, Action, View, Options, Event>

const first: Toy = { ...boasts, id: 'toy' }
const second: Toy = {
  ...first,
  rulesVersion: 2,
  setup: (options, seats, chance, events) => ({ ...first.setup(options, seats, chance, events), turn: seats - 1 }),
}

const heuristics: Rules<State, Action, View, Options, Event>['heuristics'] = {
  evaluate: ({ points }) => points.map((count) => (1 + count) / (1 + Math.max(...points))),
  judge: (_state, _seat, actions) => actions.map(({ type }) => (type === 'boast' ? 1 : 0)),
  playout: (state, seat, chance) => pick(second.legalActions(state, seat), chance),
  stage: () => 0,
}

export const manifest: Manifest = {
  id: 'toy',
  seats: boasts.seats,
  minutes: 20,
  emblem: 'M8 8h48v48H8z',
  words: {
    en: { title: 'Boasts', tagline: 'Say that it is a crown, whatever it is.' },
    fr: { title: 'Vantardises', tagline: 'Dites que c’est une couronne, quoi que ce soit.' },
  },
  rules: {
    1: async () => ({ game: first, heuristics }) as Rules,
    2: async () => ({ game: second, heuristics }) as Rules,
  },
}

/** All that a game has to say; the toy says it in its notation. */
function wordsIn(language: 'en' | 'fr', standing: string): Words<Action, View, Options, Event> {
  return {
    ...manifest.words[language],
    options: { standing: { label: standing, explanation: standing } },
    refusal: ({ reason }) => reason,
    story: ({ type }) => [type],
    prompt: ({ turn }) => String(turn),
    question: () => '?',
    action: ({ type }) => type,
    ending: ({ ending }) => ending,
    board: ({ handSizes }) => handSizes.join(' '),
    howToType: 'JSON',
  }
}

const rulebook: Rulebook = {
  title: manifest.words.en.title,
  introduction: manifest.words.en.tagline,
  sections: [{ title: 'The turn', clauses: [{ id: 'B-T1', text: 'Boast twice at most.' }] }],
}

const toy: Room<State, Action, View, Options, Event> = {
  game: second,
  notation: {
    writeAction: (action) => JSON.stringify(action),
    parseAction: (text) => JSON.parse(text) as Action,
    writePosition: (position) => JSON.stringify(position),
    parsePosition: (text) => JSON.parse(text) as State,
  },
  words: { en: wordsIn('en', 'Doubts'), fr: wordsIn('fr', 'Doutes') },
  rulebook: async () => rulebook,
}

/** The registry with the one line more. */
export function withToy({ GAMES }: { readonly GAMES: readonly [Manifest, ...Manifest[]] }) {
  const games: typeof GAMES = [...GAMES, manifest]
  return { GAMES: games, manifestOf: (id: string) => games.find((one) => one.id === id) }
}

/** The rooms with the folder of the toy beside theirs. */
export function withFolder({ loadRoom }: { loadRoom(id: string): Promise<Room> }) {
  return { loadRoom: (id: string) => (id === manifest.id ? Promise.resolve(toy as Room) : loadRoom(id)) }
}
