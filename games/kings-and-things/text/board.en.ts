/** What stands on the text board, in English. */
import { CREATURES, type Edition } from '../content'
import { counterName } from '../rules/notation/names'
import type { BoardWords } from './board'
import { fort, nameOf, plural, terrain } from './nouns.en'
import { STEPS_EN } from './story/battle.en'
import { PHASES_EN } from './story/story.en'

const ROLLS: Readonly<Record<string, string>> = { own: 'your own dice', all: 'all dice', none: 'no dice' }
const CALLS: Readonly<Record<string, string>> = { ask: 'bluffs', all: 'no bluffs, all are called', none: 'no bluffs' }

export const boardEn = (edition: Edition): BoardWords => ({
  land: {
    desert: 'desert',
    forest: 'forest',
    frozen_waste: 'frozen',
    jungle: 'jungle',
    mountain: 'mounts',
    plains: 'plains',
    swamp: 'swamp',
    sea: 'sea',
  },
  fortLetters: ['', 'T', 'K', 'C', '★'],
  legend: [
    '1 to 4: who owns it; T tower, K keep, C castle, ★ citadel; +2: gold from its income counter',
    '1×5: five counters of player 1; !3: three defenders of nobody',
    'to enter: forest, jungle, mountains and swamp 2 points, all others 1; sea for flyers only',
  ],
  unknown: '?',
  turn: (turn) => `Turn ${turn}`,
  phases: PHASES_EN,
  order: 'player order:',
  goal: (income) =>
    `No citadel yet: one may be built from a castle with an income of ${income}, and wins a turn later.`,
  clock: (hex, owner, turn) =>
    `The only citadel is ${owner}’s in ${hex}: held until the end of construction in turn ${turn}, it wins.`,
  conquest: (citadels) => `Citadels: ${citadels}. Whoever owns two wins.`,
  you: '(you)',
  out: 'out of the game',
  gold: (gold) => `${gold} gold`,
  income: (income, goal) => `income ${income} of ${goal}`,
  rack: (size) => `${size} on the rack`,
  counter: (what) => {
    const name = nameOf(what, edition)
    return name === nameOf(what, '1986') ? name : `${name} [${counterName(what)}]`
  },
  traits: (creature) => [terrain(CREATURES[creature].terrain), ...CREATURES[creature].attributes].join(', '),
  symbols: { fly: 'fly', magic: 'magic', ranged: 'ranged', charge: 'charge' },
  bluff: 'bluff',
  noSupport: 'no support',
  faceUp: 'face up',
  counters: (count) => plural(count, 'counter'),
  seen: 'seen there:',
  fort,
  incomeCounter: (income, gold) => (gold === 0 ? nameOf(income, edition) : `${nameOf(income, edition)} +${gold}`),
  terrain: (hex) => terrain(hex.terrain),
  unowned: 'Unexplored hexes with somebody in them',
  player: (name, what) => `${name}: ${what}`,
  defenders: 'defenders',
  guarding: 'guarding',
  bribed: 'the building bribed',
  cloud: 'Black Cloud',
  balloon: (name, count) => `${name}’s Balloon with ${plural(count, 'passenger')}`,
  yourRack: (size, limit) => `Your rack, ${size} of ${limit}:`,
  empty: 'nothing',
  aside: 'Laid aside:',
  pool: 'Pool:',
  fled: 'fled',
  bank: 'Forts left:',
  emptied: 'The cup has been empty once: used items, treasures and events leave the game.',
  battle: (hex, round, step) =>
    round === 0 ? `Battle in ${hex}, before round 1` : `Battle in ${hex}, round ${round}, ${step} step`,
  steps: STEPS_EN,
  hitsToTake: (hits) => `${plural(hits, 'hit')} to take`,
  inUse: 'in use:',
  bears: 'with',
  moving: (hex) => `Moving, in ${hex}:`,
  points: (points) => plural(points, 'point'),
  standing: (rolls, calls) =>
    `Out of turn you are asked about ${ROLLS[rolls]} and ${CALLS[calls]}; type rolls or calls in the character phase to change that.`,
  toType: 'You can type (one of those between the bars):',
  colon: ':',
})
