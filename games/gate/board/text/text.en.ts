/** The words on and around the board in English. */
import { signed } from '@crownlands/core/text/typesetting'
import { NAMES } from '../../text/names'
import type { BoardText } from './board-text'

const names = NAMES.en

export const en: BoardText = {
  ...names,
  siege: 'The siege',
  square: 'The square',
  town: 'The town',
  foes: 'Enemies at the gate',
  market: 'Market',
  commandsTitle: 'Commands',
  piles: 'Piles',
  pool: 'This turn',
  hand: 'Your hand',
  handEmpty: 'Your hand is played. Spend what gold is left, or end the turn.',
  close: 'Close',
  unfinished: {
    cards: (cards) => (cards === 1 ? '1 card unused' : `${cards} cards unused`),
    gold: (gold) => `${gold} gold unspent`,
    discarded: (cards, gold) =>
      `${cards === 1 ? 'An unused card' : `${cards} unused cards`} would be discarded${gold > 0 ? ` and ${gold} gold lost` : ''}.`,
  },
  turn: (turn) => `Turn ${turn}`,
  finalStand: 'Final stand',
  fearamid: (fear, top) => `The fearamid: fear on step ${fear} of ${top}`,
  fearMeans: 'Enemies drive fear up, calm brings it down. At the top the siege is lost.',
  fearStep: (step, top) => `Step ${step} of ${top}`,
  fearSpaces: {
    start: 'start',
    sun: 'a hero joins',
    farm: 'the Farm loses 1',
    tower: 'the Tower loses 1',
    gate: 'the Gate loses 1',
    empty: 'nothing',
    top: 'the top: defeat',
  },
  health: (health, most) => `${health} of ${most} health`,
  destroyed: 'destroyed',
  gives: { farm: '+1 gold a turn', tower: '+1 attack a turn', gate: 'must not fall' },
  will: (after) => `${after} after the attack`,
  willFall: 'will fall in the attack',
  foeHealth: (left, health) => `health ${left} of ${health}`,
  points: (points) => (points === 1 ? '1 point' : `${points} points`),
  deals: (amounts) => amounts.map(({ location, amount }) => `${amount} on the ${names.locations[location]}`).join(', '),
  fears: (fear) => `fear +${fear}`,
  noFoe: 'No enemy here',
  leaving: 'leaves after the attack',
  struckFirst: 'takes all attack until it dies',
  outlook: {
    title: 'If you end the turn now:',
    quiet: 'nothing happens to the town.',
    loses: (location, amount) => `${names.locations[location]} ${signed(-amount)}`,
    left: (after) => `(${after} left)`,
    falls: (location) => `the ${names.locations[location]} is destroyed`,
    fear: (steps) => `fear +${steps}`,
    step: (to) => `(step ${to})`,
    heroes: (count) => (count === 1 ? 'a hero joins' : `${count} heroes join`),
    leaves: (enemy) => `${names.enemies[enemy]} leaves unpunished`,
    defeat: {
      'gate-fell': 'The Gate falls. The siege is lost!',
      'fear-reached-top': 'Fear reaches the top. The siege is lost!',
    },
    victory: 'The last enemy is dead. The town is saved.',
  },
  blow: {
    damage: (by, location, amount) =>
      by === 'fear'
        ? `Fear gnaws at the ${names.locations[location]}: ${signed(-amount)}.`
        : `${names.enemies[by]} strikes the ${names.locations[location]}: ${signed(-amount)}.`,
    destroyed: (location) => `The ${names.locations[location]} is destroyed!`,
    fear: (by, space) =>
      ({
        start: 'Fear rises.',
        empty: `${names.enemies[by]} spreads fear.`,
        sun: `${names.enemies[by]} spreads fear: a hero is called.`,
        farm: `${names.enemies[by]} spreads fear over the Farm.`,
        tower: `${names.enemies[by]} spreads fear in the Tower.`,
        gate: `${names.enemies[by]} spreads fear at the Gate.`,
        top: 'Fear has reached the top.',
      })[space],
    heroes: (heroes) =>
      `${heroes.map((hero) => names.cards[hero]).join(', ')} ${heroes.length === 1 ? 'joins' : 'join'} your cause.`,
    escape: (enemy) => `${names.enemies[enemy]} leaves, unpunished.`,
    advance: (enemy) => `${names.enemies[enemy]} comes out of the dark.`,
  },
  skip: 'Skip',
  poolLabel: (trait, now, inHand) =>
    `${en.poolNames[trait]}: ${now}${inHand > 0 ? `, up to ${inHand} more in hand` : ''}`,
  poolNames: { income: 'Gold', repair: 'Repaired', calm: 'Calmed', attack: 'Attack' },
  inHand: 'in hand',
  traitOf: (card, trait, amount) => `${names.cards[card]}: ${names.traits[trait]} ${amount}`,
  traitMeans: (trait, amount) =>
    ({
      income: `income ${amount}: gold for recruits and commands`,
      repair: `repair ${amount}: health for Farm, Tower and Gate`,
      calm: `calm ${amount}: fear goes that many steps down`,
      attack: `attack ${amount}: damage to one enemy`,
    })[trait],
  powerLong: (power) =>
    ({
      draw: power.kind === 'draw' && power.cards > 1 ? `draw ${power.cards} cards` : 'draw a card',
      double: 'another card’s attack counts double',
      remove: 'a card of the discard pile may leave the game',
      leave: 'may leave the game from the discard pile',
    })[power.kind],
  powerOf: (card, power) => `${names.cards[card]}: ${en.powerLong(power)}`,
  bonus: (locations) => `repair +1 on ${locations.map((location) => names.locations[location]).join(' or ')}`,
  cardFacts: (_card, values) =>
    (['income', 'repair', 'calm', 'attack'] as const)
      .flatMap((trait) => (values[trait] > 0 ? [`${names.traits[trait]} ${values[trait]}`] : []))
      .join(', '),
  hero: 'hero, leaves the game when played',
  recruit: (card, cost) => `Recruit ${names.cards[card]} for ${cost} gold`,
  commandDoes: {
    festival: 'fear −1',
    volley: 'attack +1',
    'work-crew': 'repair 1',
    'town-crier': 'new market',
  },
  costs: (gold) => `costs ${gold} gold`,
  oncePerTurn: 'once a turn',
  tooDear: (gold) => `too dear now: you have ${gold}. Use cards for gold.`,
  attackFirst: 'To attack, press the sword on a card in your hand.',
  mendFirst: 'To mend it, press the hammer on a card in your hand.',
  answer: {
    enemy: 'Choose whom to attack, or put it back.',
    split: 'Choose where the points go, or put it back.',
    card: 'Choose the card that leaves the game.',
    power: 'Use the power of the card as well, or leave it.',
  },
  commandLabel: (command, cost) => `${names.commands[command]}, ${cost} gold: ${en.commandDoes[command]}`,
  commandUsed: 'used this turn',
  pileNames: {
    draw: 'Draw pile',
    discard: 'Discard pile',
    foes: 'Enemies to come',
    score: 'Score pile',
    citizens: 'Citizens to come',
    heroes: 'Heroes',
  },
  pileShort: {
    draw: 'Draw',
    discard: 'Discard',
    foes: 'To come',
    score: 'Points',
    citizens: 'Citizens',
    heroes: 'Heroes',
  },
  pileLabel: (pile, count) => `${en.pileNames[pile]}: ${count}`,
  pileEmpty: 'Nothing lies here.',
  pileAway: 'The pile cannot be opened now. Load the page again once you are online.',
  pileNotes: {
    draw: 'You know which cards are left, not in which order they come.',
    discard: 'When a card must be drawn and the draw pile is empty, these are shuffled.',
    foes: 'One wave after the other; within a wave nobody knows who is next.',
    score: 'The enemies you killed. They count if you win.',
    citizens: 'Any of these may come to the market next.',
    heroes: 'A sun on the fearamid calls one of these. A hero who is played leaves the game.',
  },
  kinds: { start: 'Starting cards', citizen: 'Citizens', hero: 'Heroes' },
  forecast: (drawn, ofDraw, shuffled, ofShuffled) => {
    if (drawn + shuffled === 0) return 'Next turn there is nothing to draw.'
    const first = drawn === ofDraw ? `all ${drawn === 1 ? 'there is' : drawn}` : `${drawn} of these ${ofDraw}`
    const then = `${shuffled === ofShuffled ? 'all' : shuffled} of the ${ofShuffled} to be shuffled`
    const come = [...(drawn > 0 ? [first] : []), ...(shuffled > 0 ? [then] : [])].join(', then ')
    return `Next turn you draw ${come}. On average that makes:`
  },
  aside: 'Put aside by the Town Crier',
  gone: 'Out of the game',
  escaped: 'Left unpunished',
  wave: (wave) => `Wave ${wave}`,
  times: (count) => `×${count}`,
  ask: {
    enemy: (source) => `${source}: whom to attack?`,
    hitsToo: (enemy, amount) => `${amount} more on the ${names.enemies[enemy]}`,
    killsToo: (enemy) => `the ${names.enemies[enemy]} dies too`,
    spare: (enemy) => `Spare the ${names.enemies[enemy]}`,
    withoutTower: 'Without the Tower: it lives',
    split: (source) => `${source}: where to repair?`,
    remove: 'Which card shall leave the game?',
    draw: (cards) => (cards === 1 ? 'Draw a card as well?' : `Draw ${cards} cards as well?`),
    doDraw: (cards) => (cards === 1 ? 'Draw a card' : `Draw ${cards} cards`),
    decline: 'No, leave it',
    cancel: 'Put back',
    more: (location) => `More on the ${names.locations[location]}`,
    less: (location) => `Less on the ${names.locations[location]}`,
    mend: 'Repair',
    removeCard: (card) => `${names.cards[card]} leaves the game`,
    fromTo: (from, to) => `${from} → ${to}`,
  },
  double: (card) => `Double the ${names.cards[card]}`,
  leave: (card) => `${names.cards[card]} leaves`,
  offers: 'Also possible',
  score: (score) => (score === 1 ? '1 point' : `${score} points`),
  courseTurn: (turn) => `${turn}`,
  courseEnd: 'End',
  hardest: (turn, loss) => `Turn ${turn} was the hardest: it cost the town ${loss}.`,
  courseLines: { gate: 'Gate', tower: 'Tower', farm: 'Farm', fear: 'Fear' },
  fell: { 'gate-fell': 'The Gate has fallen', 'fear-reached-top': 'Fear has won' },
  keys: [
    { does: 'Go to a card in hand', key: '1–9' },
    { does: 'Use it for gold', key: 'G' },
    { does: 'Use it to mend', key: 'M' },
    { does: 'Use it to calm', key: 'C' },
    { does: 'Use it to attack', key: 'A' },
    { does: 'Use its power', key: 'P' },
  ],
  killed: (count, of) => `${count} of ${of} enemies killed`,
}
