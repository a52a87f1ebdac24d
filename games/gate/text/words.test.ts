import { FastChance } from '@crownlands/core/chance-fast'
import type { Refusal } from '@crownlands/core/game'
import { LANGUAGES, type Language } from '@crownlands/core/room'
import { describe, expect, it } from 'vitest'
import { CARD_NAMES, CARDS, COMMAND_NAMES, ENEMY_NAMES, LOCATIONS, RANK_NAMES, rankOf, TRAITS } from '../content'
import { gate } from '../game'
import { parsePosition, writeAction } from '../rules/notation'
import { type Action, ENDINGS, type Event, type Options, type Reason, type State } from '../rules/state'
import { ALL_OPTIONS } from '../testing/configurations'
import { sensibleAction } from '../testing/sensible'
import { NAMES } from './names'
import { en } from './words.en'
import { fr } from './words.fr'

const WORDS = { en, fr }
const ME = ['A']

/** With all facts that any sentence may ask for. */
const FACTS = {
  card: 'alchemist',
  source: 'work-crew',
  enemy: 'rat-lord',
  command: 'volley',
  location: 'tower',
  trait: 'income',
  phase: 'cards',
  most: 2,
  points: 1,
  cost: 4,
  gold: 1,
} as const

const REASONS: Readonly<Record<Reason, true>> = {
  'power-first': true,
  'no-power-to-decline': true,
  'not-in-hand': true,
  'trait-missing': true,
  'strict-phase': true,
  'building-destroyed': true,
  'building-full': true,
  'too-many-points': true,
  'points-left': true,
  'nothing-to-repair': true,
  'enemy-not-out': true,
  'enemy-must-die-first': true,
  'no-enemy-out': true,
  'nothing-left-over': true,
  'tower-adds-nothing': true,
  'no-power': true,
  'not-in-discard': true,
  'name-a-card': true,
  'name-an-enemy': true,
  'name-locations': true,
  'takes-no-target': true,
  'no-doubling': true,
  'did-not-attack': true,
  'command-used': true,
  'not-enough-gold': true,
  'not-in-market': true,
  'no-new-citizens': true,
}

function refusal(reason: string, facts: Refusal['facts'] = FACTS): Refusal {
  return { clause: 'G-U1', reason, facts }
}

function position(text: string): State {
  const state = parsePosition(text)
  if ('problem' in state) throw new Error(state.problem)
  return state
}

const TOWN = 'turn:3 farm:6 tower:5 gate:11 fear:2'
const MARKET = 'market:mason,druid,priest,champion'
/** Actions are called the same in every position. */
const ANY = position(`standard ${TOWN} ${MARKET}`)

/** All that happens, may be done and is seen in some games, by every way to play. */
function told() {
  const events = new Map<string, Event>()
  const actions = new Map<string, Action>()
  const positions: State[] = []
  for (const [i, options] of Array.from({ length: 4 }, () => ALL_OPTIONS)
    .flat()
    .entries()) {
    playGame(options, `words ${i}`, (state, news) => {
      for (const event of news) events.set(JSON.stringify(event), event)
      for (const action of gate.legalActions(state, 0)) actions.set(writeAction(action), action)
      if (positions.length < 400) positions.push(gate.clone(state))
    })
  }
  return { events: [...events.values()], actions: [...actions.values()], positions }
}

function playGame(options: Options, seed: string, onStep: (state: State, news: readonly Event[]) => void): void {
  const dice = new FastChance(`choices ${seed}`).at(0)
  const source = new FastChance(seed)
  const opening: Event[] = []
  const state = gate.setup(options, 1, source.at(0), opening)
  onStep(state, opening)
  for (let step = 1; state.ending === undefined && step < 600; step++) {
    const news: Event[] = []
    gate.apply(state, 0, sensibleAction(state, dice), source.at(step), news)
    onStep(state, news)
  }
}

/** Those that need more luck or folly than some sensible games have. */
const RARE: readonly Event[] = [
  { type: 'aside-shuffled', cards: ['mason'] },
  { type: 'market-shrank', size: 3 },
  { type: 'no-hero-left' },
  { type: 'doubling-ready', card: 'blacksmith' },
  { type: 'power-declined', card: 'swindler' },
  { type: 'cards-drawn', cards: [], by: 'swindler' },
  { type: 'damaged', by: 'dark-priest', aimedAt: 'tower', location: 'gate', amount: 2, lost: 0, health: 4 },
  { type: 'attacked', by: 'warden', attack: 2, doubled: true, tower: 1, hits: [], lost: 3 },
  { type: 'card-left', card: 'guard', by: 'alchemist' },
  { type: 'card-left', card: 'tax-collector', by: 'tax-collector' },
  { type: 'game-ended', ending: 'victory', score: 38, rank: 'lord-protector' },
  { type: 'game-ended', ending: 'gate-fell', score: 0 },
  { type: 'game-ended', ending: 'fear-reached-top', score: 0 },
]

const all = told()
const HOLES = /undefined|null|NaN|\[object|\$\{/

describe.each(LANGUAGES)('the words of Gate (%s)', (language) => {
  const words = WORDS[language]

  it.each(Object.keys(REASONS))('say why not: %s', (reason) => {
    const sentence = words.refusal(refusal(reason))
    expect(sentence).toMatch(/^[A-ZÀ-Ý].+\.$/)
    expect(sentence).not.toMatch(HOLES)
    expect(sentence).not.toBe(words.refusal(refusal('no-such-reason')))
    expect(sentence.length).toBeLessThan(125)
  })

  it('G-T3, G-U2: say something else when the reason looks different', () => {
    const say = (reason: Reason, facts: Refusal['facts']) => words.refusal(refusal(reason, facts))
    expect(say('strict-phase', { phase: 'recruiting' })).not.toBe(say('strict-phase', { phase: 'cards' }))
    expect(say('building-full', { location: 'farm', most: 0 })).not.toContain('0')
    for (const trait of TRAITS) expect(say('trait-missing', { card: 'guard', trait })).not.toMatch(HOLES)
  })

  it('tell every kind of event', () => {
    const events = [...all.events, ...RARE]
    const types = new Set(events.map(({ type }) => type))
    expect([...types].sort()).toEqual(EVENT_TYPES)
    for (const event of events) {
      const lines = words.story(event, ME)
      expect(lines.length).toBeGreaterThan(0)
      for (const line of lines) {
        expect(line).toMatch(/^\S.*\.$/)
        expect(line).not.toMatch(HOLES)
        expect(line).not.toMatch(/ {2}|\b1 points\b|\b1 cards\b|\b1 cartes\b/)
      }
    }
  })

  it('name every legal action, each in its own way', () => {
    const texts = all.actions.map((action) => words.action(action, ANY))
    expect(new Set(texts).size).toBe(texts.length)
    for (const text of texts) expect(text).not.toMatch(HOLES)
    const types = new Set(all.actions.map(({ type }) => type))
    for (const type of [
      'income',
      'repair',
      'calm',
      'attack',
      'command',
      'recruit',
      'end',
      'power',
      'decline',
    ] as const) {
      expect(types).toContain(type)
    }
  })

  it('ask for what is expected, phase by phase', () => {
    const prompts = [
      'standard',
      'hard+strict-phases',
      'hard+strict-phases phase:recruiting',
      'hard+strict-phases phase:cards',
      'standard played:swindler',
      'standard played:alchemist',
      'standard doublings:1 attackers:guard',
    ].map((options) => words.prompt(position(`${options} ${TOWN} ${MARKET} hand:guard`), 0))
    const empty = ['gold:1', ''].map((gold) => words.prompt(position(`standard ${TOWN} ${MARKET} ${gold}`), 0))
    const over = words.prompt(position(`standard ${TOWN} ${MARKET} ending:victory`), 0)
    const sentences = [...prompts, ...empty, over]
    expect(new Set(sentences).size).toBe(sentences.length)
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-ZÀ-Ý].+\.$/)
  })

  it.each(ENDINGS)('G-E2: tell the end: %s', (ending) => {
    const sentence = words.ending({ winners: ending === 'victory' ? [0] : [], scores: [38], ending }, ME)
    expect(sentence).toMatch(/\.$/)
    expect(sentence.includes('38')).toBe(ending === 'victory')
    expect(sentence.includes(NAMES[language].ranks['lord-protector'])).toBe(ending === 'victory')
  })

  it('G-E3: tell the rank of every score', () => {
    for (let score = 1; score <= 55; score++) {
      const sentence = words.ending({ winners: [0], scores: [score], ending: 'victory' }, ME)
      expect(sentence).toContain(NAMES[language].ranks[rankOf(score)])
    }
  })

  it('show the table at every step of a game', () => {
    for (const state of all.positions) {
      const board = words.board(gate.view(state, 0), ME)
      expect(board).not.toMatch(HOLES)
      for (const card of [...state.hand, ...state.draw, ...state.discard, ...state.market]) {
        expect(board).toContain(NAMES[language].cards[card])
      }
      for (const enemy of [...state.enemies, ...state.scored, ...state.escaped]) {
        expect(board).toContain(NAMES[language].enemies[enemy])
      }
      expect(board.match(/●/g)).toHaveLength(1)
    }
  })

  it('give everything a name of its own', () => {
    const { cards, enemies, commands, ranks, locations } = NAMES[language]
    const names = [
      ...CARD_NAMES.map((card) => cards[card]),
      ...ENEMY_NAMES.map((enemy) => enemies[enemy]),
      ...COMMAND_NAMES.map((command) => commands[command]),
      ...RANK_NAMES.map((rank) => ranks[rank]),
      ...LOCATIONS.map((location) => locations[location]),
    ]
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => !/^[A-ZÉ]/.test(name))).toEqual([])
  })

  it('explain every option and how to type', () => {
    expect(Object.keys(words.options)).toEqual(['difficulty', 'strictPhases'])
    expect(Object.keys(words.options.difficulty.values ?? {})).toEqual(['gentle', 'standard', 'hard', 'boss'])
    for (const sign of ['+income', '+repair:', '>', '!', 'double:', 'recruit:', 'decline', 'end']) {
      expect(words.howToType).toContain(sign)
    }
  })
})

const EVENT_TYPES = [
  'aside-shuffled',
  'attacked',
  'calmed',
  'card-left',
  'cards-drawn',
  'command-used',
  'damaged',
  'destroyed',
  'discard-shuffled',
  'doubling-ready',
  'enemy-advanced',
  'enemy-escaped',
  'enemy-killed',
  'enemy-moved-left',
  'fear-rose',
  'game-ended',
  'game-started',
  'gold-gained',
  'hero-gained',
  'heroes-revealed',
  'market-filled',
  'market-shrank',
  'no-hero-left',
  'power-declined',
  'put-aside',
  'recruited',
  'repaired',
  'turn-ended',
  'turn-started',
]

describe('the story', () => {
  const tell = (language: Language, event: Event) => WORDS[language].story(event, ME).join(' ')

  it('G-U4: adds up an attack', () => {
    const event: Event = {
      type: 'attacked',
      by: 'warden',
      attack: 2,
      doubled: false,
      tower: 1,
      hits: [
        { enemy: 'plague-rat', amount: 1, damage: 4, health: 4 },
        { enemy: 'rat-lord', amount: 2, damage: 2, health: 6 },
      ],
      lost: 0,
    }
    expect(tell('en', event)).toBe(
      'The Warden attacks for 2 and the Tower adds 1: the Plague Rat takes 1 and the Rat Lord takes 2 (2 of 6).',
    )
    expect(tell('fr', event)).toBe(
      'Le Veilleur attaque pour 2 et la Vigie ajoute 1\u00a0: le Rat pestiféré encaisse 1 et le Seigneur des rats encaisse 2 (2 sur 6).',
    )
  })

  it('G-A1: says why a blow falls on the Gate instead', () => {
    const event: Event = {
      ...{ type: 'damaged', by: 'dark-priest', aimedAt: 'tower', location: 'gate', amount: 2, lost: 0, health: 4 },
    }
    expect(tell('en', event)).toBe('The Dark Priest, with the Tower gone, hits the Gate for 2: 4 left.')
    expect(tell('fr', event)).toBe(
      'Le Prêtre des ténèbres, faute de Vigie, frappe la Porte de 2\u00a0: il lui reste 4.',
    )
  })
})

describe('an action in words', () => {
  it.each<[Action, string, string]>([
    [
      { type: 'attack', card: 'guard', enemy: 'rat-lord' },
      'Guard attacks the Rat Lord',
      'le Garde attaque le Seigneur des rats',
    ],
    [{ type: 'double', card: 'alchemist' }, 'double the attack of the Alchemist', 'doubler l’attaque de l’Alchimiste'],
    [{ type: 'double', card: 'warden' }, 'double the attack of the Warden', 'doubler l’attaque du Veilleur'],
    [
      { type: 'command', command: 'work-crew', split: { farm: 0, tower: 1, gate: 0 } },
      'Work Crew repairs the Tower by 1',
      'le Chantier répare la Vigie de 1',
    ],
  ])('%j', (action, english, french) => {
    expect(en.action(action, ANY)).toBe(english)
    expect(fr.action(action, ANY)).toBe(french)
  })
})

describe('the table as text', () => {
  it('G-C5: draws the fearamid as a pyramid, with the cube on its space', () => {
    const board = en.board(position(`standard ${TOWN} ${MARKET}`), ME)
    expect(board).toContain(
      [
        '                    ┌───────────┐',
        '                    │    top    │',
        '              ┌─────┴─────┬─────┴─────┐',
        '              │  Gate −1  │  Gate −1  │',
        '        ┌─────┴─────┬─────┴─────┬─────┴─────┐',
        '        │ Tower −1  │    sun    │     ·     │',
        '  ┌─────┴─────┬─────┴─────┬─────┴─────┬─────┴─────┐',
        '  │   start   │    sun    │ ● Farm −1 │    sun    │',
        '  └───────────┴───────────┴───────────┴───────────┘',
        '  fear 2 of 9',
      ].join('\n'),
    )
  })

  it('G-A1, G-A3: foretells what the enemies will do', () => {
    const state = position(`standard ${TOWN} ${MARKET} left:rat-lord-3 right:dark-priest`)
    expect(en.board(state, ME)).toContain('When the turn ends: Tower 5 → 3, Gate 11 → 9, fear 2 → 3, a hero comes')
    const doomed = position(`standard turn:5 farm:6 tower:5 gate:2 fear:2 ${MARKET} left:rat-lord-3 right:dark-priest`)
    expect(en.board(doomed, ME)).toContain('Gate 2 → 0, THE GATE FALLS')
    expect(fr.board(doomed, ME)).toContain('LA PORTE CÈDE')
  })

  it('shows in French what to type beside each name', () => {
    const board = fr.board(position(`standard ${TOWN} ${MARKET} left:rat-lord hand:monk`), ME)
    for (const name of ['[monk]', '[rat-lord]', '[druid]', '[work-crew]']) expect(board).toContain(name)
  })

  it('G-C2: shows the numbers of a card', () => {
    const board = en.board(position(`standard ${TOWN} ${MARKET} hand:craftsman`), ME)
    const { income, repair, attack } = CARDS.craftsman
    expect(board).toContain(`${income} gold · ${repair} repair · ${attack} attack · +1 repair on the Farm or the Gate`)
  })
})

describe('French typography', () => {
  const texts = [
    ...Object.keys(REASONS).map((reason) => fr.refusal(refusal(reason))),
    ...[...all.events, ...RARE].flatMap((event) => fr.story(event, ME)),
    ...all.actions.map((action) => fr.action(action, ANY)),
    ...Object.values(fr.options).flatMap(({ label, explanation }) => [label, explanation]),
  ]

  it('has a no-break space before ; : ! ?, and no straight apostrophe', () => {
    expect(texts.filter((text) => /(?:^|[^\u00a0])[;:!?»]|«(?!\u00a0)|'/.test(text))).toEqual([])
  })

  it('runs articles and prepositions together', () => {
    expect(texts.filter((text) => /\b(?:de le|à le|de les|à les) /i.test(text))).toEqual([])
  })
})

it('G-C1: in French no building has the name of a turn', () => {
  expect(Object.values(NAMES.fr.locations).map((name) => name.toLowerCase())).not.toContain('tour')
})
