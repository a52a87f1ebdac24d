/** Every word of Gate that an English reader meets. */
import type { Words } from '@crownlands/core/room'
import { type Sentences, sentenceFor } from '@crownlands/core/text/table'
import { capital, joinedBy } from '@crownlands/core/text/typesetting'
import { whyOf } from '../bots/why'
import {
  CARDS,
  type Card,
  COMMANDS,
  type Command,
  type Enemy,
  FARM_GOLD,
  type Location,
  type Power,
  TOWER_ATTACK,
  type Trait,
} from '../content'
import { manifest } from '../manifest'
import type { Action, Ending, Event, Manner, Options, Phase, Reason, View } from '../rules/state'
import { type BoardWords, drawTable } from './board'
import { NAMES } from './names'
import { endingText, plural, repairs, story, theCard, theEnemy, theLocation, theSource } from './story.en'
import { whyText } from './why.en'

const { cards, enemies, commands, locations, traits, difficulties } = NAMES.en

const REFUSALS: Sentences<Reason> = {
  'power-first': ({ card }) => `First settle ${theCard(card as Card)}: use its power or decline it.`,
  'no-power-to-decline': () => 'There is no power to decline just now.',
  'not-in-hand': ({ card }) => `You do not hold ${theCard(card as Card)}: choose a card from your hand.`,
  'trait-missing': ({ card, trait }) =>
    `The ${cards[card as Card]} has no ${traits[trait as Trait]}: use another of its traits.`,
  'strict-phase': ({ phase }) =>
    phase === 'recruiting'
      ? 'Recruiting has begun: there are no more commands this turn.'
      : 'You have begun to use your cards: commands, recruits and income wait until the next turn.',
  'building-destroyed': ({ location }) =>
    `${capital(theLocation(location as Location))} is destroyed for good: repair something else.`,
  'building-full': ({ location, most }) =>
    most === 0
      ? `${capital(theLocation(location as Location))} is whole: repair something else.`
      : `${capital(theLocation(location as Location))} can regain ${most} at most: spend the rest elsewhere.`,
  'too-many-points': ({ source, points }) =>
    `${capital(theSource(source as Card | Command))} has ${points} to repair with: spend no more than that.`,
  'points-left': ({ source }) =>
    `${capital(theSource(source as Card | Command))} can repair more than that: spend every point that helps.`,
  'nothing-to-repair': () => 'There is nothing to repair: keep your gold.',
  'enemy-not-out': ({ enemy }) => `${capital(theEnemy(enemy as Enemy))} is not out: attack an enemy who is.`,
  'enemy-must-die-first': ({ enemy }) => `Finish ${theEnemy(enemy as Enemy)} first: it takes every hit until it dies.`,
  'no-enemy-out': () => 'No enemy is out: there is nobody to attack.',
  'nothing-left-over': () => 'Nothing would be left over for another enemy: there is nobody to spare, so just attack.',
  'tower-adds-nothing': () => 'The Tower would add nothing to this attack anyway: just attack.',
  'no-power': ({ card }) => `${capital(theCard(card as Card))} has no power to use like this: play it for a trait.`,
  'not-in-discard': ({ card }) => `${capital(theCard(card as Card))} is not in your discard pile: choose one that is.`,
  'name-a-card': ({ card }) => `Say which card of your discard pile ${theCard(card as Card)} sends away.`,
  'name-an-enemy': ({ command }) => `Say which enemy the ${commands[command as Command]} is meant for.`,
  'name-locations': ({ command }) => `Say what the ${commands[command as Command]} repairs.`,
  'takes-no-target': ({ source }) => `${capital(theSource(source as Card | Command))} needs no target: leave it out.`,
  'no-doubling': () => 'Nobody can double an attack now: play the Blacksmith first.',
  'did-not-attack': ({ card }) =>
    `${capital(theCard(card as Card))} has no attack left to double: choose a card that attacked this turn.`,
  'command-used': ({ command }) => `The ${commands[command as Command]} has been used this turn: once is all.`,
  'not-enough-gold': ({ cost, gold }) => `This costs ${cost} gold and you have ${gold}: play a card for its income.`,
  'not-in-market': ({ card }) => `${capital(theCard(card as Card))} is not in the market: choose a card that is.`,
  'no-new-citizens': () => 'There are no other citizens to call: take from the market as it is.',
}

const either = joinedBy('or')

function powerText(power: Power): string {
  switch (power.kind) {
    case 'draw':
      return `may draw ${power.cards}`
    case 'double':
      return 'doubles another card’s attack'
    case 'remove':
      return 'may send a discarded card out of the game'
    case 'leave':
      return 'may leave the game from the discard pile'
  }
}

function commandText(command: Command): string {
  const { cost, effect, amount } = COMMANDS[command]
  return `${cost} gold · ${effect === 'market' ? 'new cards in the market' : `${amount} ${effect}`}`
}

const BOARD: BoardWords = {
  heading: ({ turn, options, enemies: toCome }) =>
    [
      `Turn ${turn}`,
      difficulties[options.difficulty],
      ...(options.strictPhases ? ['strict phases'] : []),
      ...(toCome.length === 0 ? ['no more enemies to come'] : []),
    ].join(' · '),
  card: (card) => cards[card],
  enemy: (enemy) => enemies[enemy],
  enemyName: (enemy) => enemies[enemy],
  command: (command) => commands[command],
  nameWidth: 15,
  location: (location) => locations[location],
  destroyed: 'destroyed',
  bonus: { farm: `+${FARM_GOLD} gold a turn`, tower: `+${TOWER_ATTACK} attack a turn`, gate: '' },
  outOf: (amount, most) => `${amount} of ${most}`,
  fear: 'fear',
  spaces: { start: 'start', sun: 'sun', empty: '·', top: 'top' },
  enemies: 'Enemies',
  left: 'left',
  right: 'right',
  nobody: 'nobody',
  health: (left, most) => `${left} of ${most} health`,
  points: (points) => plural(points, 'point'),
  mustDieFirst: 'takes every hit until it dies',
  toCome: (count) => `Still in the mine, ${count}:`,
  forecast: 'When the turn ends:',
  nothingHappens: 'nothing happens to the town',
  heroesCome: (heroes) => (heroes === 1 ? 'a hero comes' : `${heroes} heroes come`),
  defeat: { 'gate-fell': 'THE GATE FALLS', 'fear-reached-top': 'FEAR REACHES THE TOP' },
  market: 'Market',
  hand: 'Hand',
  justPlayed: 'Just played, its power still to decide',
  cost: (gold) => `costs ${gold}`,
  trait: (trait, amount) => `${amount} ${trait === 'income' ? 'gold' : traits[trait]}`,
  repairBonus: (where) => `+1 repair on ${either(where.map(theLocation))}`,
  power: powerText,
  commands: 'Commands',
  commandDoes: commandText,
  used: 'used',
  thisTurn: 'This turn:',
  spent: (view) => [
    `${view.gold} gold to spend`,
    `${view.repaired} repair`,
    `${view.calmed} calm`,
    `${view.attacked} attack${view.tower > 0 && !view.towerShot ? ` (+${TOWER_ATTACK} from the Tower to come)` : ''}`,
    ...(view.doublings > 0 ? ['an attack may be doubled'] : []),
  ],
  piles: {
    draw: 'Draw pile',
    discard: 'Discard pile',
    aside: 'Put aside',
    gone: 'Out of the game',
    scored: 'Score pile',
    escaped: 'Got away',
  },
  decks: (citizens, heroes) => `Decks: ${plural(citizens, 'citizen')}, ${plural(heroes, 'hero', 'heroes')}`,
  colon: ':',
}

const PROMPTS: Readonly<Record<Phase, string>> = {
  any: 'Use your cards, recruit or command; then let the enemies come.',
  commands: 'Commands come first, then recruits, then your cards; let the enemies come when you are done.',
  recruiting: 'Recruit as you like, then use your cards; let the enemies come when you are done.',
  cards: 'Use your cards to repair, calm and attack; then let the enemies come.',
}

function prompt(view: View): string {
  if (view.ending !== undefined) return 'The siege is over.'
  if (view.played !== undefined) return powerPrompt(view.played)
  const doubling = view.doublings > 0 && view.attackers.length > 0 ? 'You may double an attack. ' : ''
  if (view.hand.length > 0) return doubling + PROMPTS[view.phase]
  return `${doubling}Your hand is empty: ${view.gold > 0 && view.phase !== 'cards' ? 'spend what gold you have, or ' : ''}let the enemies come.`
}

function powerPrompt(card: Card): string {
  const power = CARDS[card].power
  return power?.kind === 'draw'
    ? `${capital(theCard(card))} lets you draw ${plural(power.cards, 'card')}: draw or decline.`
    : `${capital(theCard(card))} can send a card of your discard pile out of the game: choose it or decline.`
}

function actionText(action: Action): string {
  switch (action.type) {
    case 'income':
      return `${cards[action.card]} brings ${CARDS[action.card].income} gold`
    case 'repair':
      return `${cards[action.card]} repairs ${repairs(action.split) || 'nothing'}`
    case 'calm':
      return `${cards[action.card]} calms the people by ${CARDS[action.card].calm}`
    case 'attack':
      return `${cards[action.card]} attacks ${theEnemy(action.enemy)}${manner(action)}`
    case 'power':
      return powerAction(action.card, action.target)
    case 'decline':
      return 'decline the power'
    case 'double':
      return `double the attack of ${theCard(action.card)}${manner(action)}`
    case 'command': {
      const at = action.enemy === undefined ? '' : ` at ${theEnemy(action.enemy)}`
      const mends = action.split === undefined ? '' : ` repairs ${repairs(action.split) || 'nothing'}`
      return `${commands[action.command]}${at}${mends}${manner(action)}`
    }
    case 'recruit':
      return `recruit ${theCard(action.card)} for ${CARDS[action.card].cost} gold`
    case 'end':
      return 'let the enemies come'
  }
}

function manner({ rest, tower }: Manner): string {
  return `${tower === 'waits' ? ' without the Tower' : ''}${rest === 'lost' ? ', sparing the other enemy' : ''}`
}

function powerAction(card: Card, target: Card | undefined): string {
  const { power } = CARDS[card]
  if (target !== undefined) return `${cards[card]} sends ${theCard(target)} out of the game`
  if (power?.kind === 'draw') return `${cards[card]} draws ${plural(power.cards, 'card')}`
  return power?.kind === 'leave' ? `${cards[card]} leaves the game` : `${cards[card]} gets ready to double an attack`
}

export const en: Words<Action, View, Options, Event> = {
  ...manifest.words.en,
  options: {
    difficulty: {
      label: 'Difficulty',
      explanation: 'How tough the Death Guard is; with the Boss a tenth enemy comes last, the Mine Tyrant.',
      values: difficulties,
    },
    strictPhases: {
      label: 'Strict phases',
      explanation: 'Each turn commands come first, then recruits, then your cards; there is no way back.',
    },
  },
  refusal: (refusal) => sentenceFor(REFUSALS, refusal) ?? 'This is not possible.',
  story: (event) => story(event),
  prompt: (view) => prompt(view),
  progress: ({ turn, enemies: toCome, ending }) =>
    ending === undefined
      ? {
          line: `Turn ${turn}, ${toCome.length === 0 ? 'the final stand' : `${toCome.length}\u00a0${toCome.length === 1 ? 'enemy' : 'enemies'} to come`}`,
          ends: 'You win once the last enemy is dead. You lose when the Gate falls or fear reaches the top.',
          clause: 'G-E2',
        }
      : undefined,
  action: actionText,
  why: (view, line) => {
    const why = whyOf(view, line)
    return why && whyText(why)
  },
  ending: ({ ending, scores }) => endingText(ending as Ending, scores[0] ?? 0),
  board: (view) => drawTable(view, BOARD),
  howToType: [
    'monk+income               a card for its income; also monk+calm',
    'druid+repair:farm1,gate1  how much each place regains',
    'warden>rat-lord           the Warden attacks the Rat Lord; what its death leaves over hits the other enemy,',
    'warden>rat-lord/lost      or hits nobody; also double:warden/lost, volley>rat-lord/lost',
    'warden>rat-lord/waits     the Tower does not add its 1 yet',
    'swindler!                 a card’s power; alchemist!guard sends the Guard away; decline for none',
    'double:warden             the Blacksmith doubles the Warden’s attack',
    'festival                  a command; also volley>rat-lord, work-crew:gate1, town-crier',
    'recruit:druid             take the Druid from the market',
    'end                       let the enemies come',
    'Names are small letters with hyphens. Their beginning will do: war>rat, r:dru, w:g.',
  ].join('\n'),
}
