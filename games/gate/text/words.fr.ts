/** Every word of Gate that a French reader meets. */
import type { Words } from '@crownlands/core/room'
import { type Sentences, sentenceFor } from '@crownlands/core/text/table'
import { capital, joinedBy } from '@crownlands/core/text/typesetting'
import { whyOf } from '../bots/why'
import {
  CARDS,
  type Card,
  COMMANDS,
  type Command,
  type CommandEffect,
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
import { FRENCH, NAMES } from './names'
import { coins, de, endingText, leSource, plural, repairs, story } from './story.fr'
import { whyText } from './why.fr'

const { cards, enemies, commands, locations, difficulties } = NAMES.fr

const either = joinedBy('ou')

/** At the beginning of a sentence. */
const LeCard = (card: unknown) => capital(FRENCH.cards[card as Card])
const LeEnemy = (enemy: unknown) => capital(FRENCH.enemies[enemy as Enemy])
const LeSource = (source: unknown) => capital(leSource(source as Card | Command))
const LaLocation = (location: unknown) => capital(FRENCH.locations[location as Location])

const CANNOT: Readonly<Record<Trait, string>> = {
  income: 'ne rapporte rien',
  repair: 'ne sait pas réparer',
  calm: 'ne sait pas apaiser',
  attack: 'ne sait pas attaquer',
}

const REFUSALS: Sentences<Reason> = {
  'power-first': ({ card }) =>
    `Décidez d’abord du pouvoir ${de(FRENCH.cards[card as Card])}\u00a0: servez-vous-en ou renoncez-y.`,
  'no-power-to-decline': () => 'Il n’y a pour l’instant aucun pouvoir auquel renoncer.',
  'not-in-hand': ({ card }) => `${LeCard(card)} n’est pas dans votre main\u00a0: choisissez une carte que vous tenez.`,
  'trait-missing': ({ card, trait }) => `${LeCard(card)} ${CANNOT[trait as Trait]}\u00a0: choisissez un autre usage.`,
  'strict-phase': ({ phase }) =>
    phase === 'recruiting'
      ? 'Le recrutement a commencé\u00a0: plus d’ordres pendant ce tour.'
      : 'Vous avez commencé à jouer vos cartes\u00a0: ordres, recrues et revenus attendront le prochain tour.',
  'building-destroyed': ({ location }) =>
    `${LaLocation(location)} est détruite pour de bon\u00a0: réparez autre chose.`,
  'building-full': ({ location, most }) =>
    most === 0
      ? `${LaLocation(location)} est intacte\u00a0: réparez autre chose.`
      : `${LaLocation(location)} ne peut regagner que ${most}\u00a0: mettez le reste ailleurs.`,
  'too-many-points': ({ source, points }) =>
    `${LeSource(source)} ne répare que ${points} en tout\u00a0: tenez-vous-en là.`,
  'points-left': ({ source }) =>
    `${LeSource(source)} peut réparer davantage\u00a0: employez tous les points qui servent.`,
  'nothing-to-repair': () => 'Il n’y a rien à réparer\u00a0: gardez votre or.',
  'enemy-not-out': ({ enemy }) => `${LeEnemy(enemy)} n’est pas là\u00a0: attaquez un ennemi présent.`,
  'enemy-must-die-first': ({ enemy }) =>
    `Achevez d’abord ${FRENCH.enemies[enemy as Enemy]}\u00a0: tous les coups vont là jusqu’au dernier.`,
  'no-enemy-out': () => 'Aucun ennemi n’est là\u00a0: il n’y a personne à attaquer.',
  'tower-adds-nothing': () => 'De toute façon, la Vigie n’ajouterait rien à cette attaque\u00a0: attaquez simplement.',
  'nothing-left-over': () =>
    'Il n’y aurait pas de surplus pour un autre ennemi\u00a0: il n’y a personne à épargner, attaquez simplement.',
  'no-power': ({ card }) => `${LeCard(card)} n’a pas de pouvoir\u00a0: jouez sa carte pour une de ses valeurs.`,
  'not-in-discard': ({ card }) =>
    `${LeCard(card)} n’est pas dans votre défausse\u00a0: choisissez une carte qui s’y trouve.`,
  'name-a-card': ({ card }) => `Dites quelle carte de votre défausse ${FRENCH.cards[card as Card]} doit chasser.`,
  'name-an-enemy': ({ command }) => `Dites quel ennemi vise ${FRENCH.commands[command as Command]}.`,
  'name-locations': ({ command }) => `Dites ce que répare ${FRENCH.commands[command as Command]}.`,
  'takes-no-target': ({ source }) => `${LeSource(source)} se passe de cible\u00a0: n’en donnez pas.`,
  'no-doubling': () => 'Rien ne peut doubler une attaque pour l’instant\u00a0: jouez d’abord le Forgeron.',
  'did-not-attack': ({ card }) =>
    `${LeCard(card)} n’a pas d’attaque à doubler\u00a0: choisissez une carte qui a attaqué pendant ce tour.`,
  'command-used': ({ command }) =>
    `${capital(FRENCH.commands[command as Command])} a déjà servi\u00a0: une fois par tour, pas plus.`,
  'not-enough-gold': ({ cost, gold }) =>
    `Il faut ${coins(Number(cost))} et vous en avez ${gold}\u00a0: jouez une carte pour son revenu.`,
  'not-in-market': ({ card }) => `${LeCard(card)} n’est pas au marché\u00a0: choisissez une carte qui s’y trouve.`,
  'no-new-citizens': () => 'Il n’y a plus d’autres citoyens à appeler\u00a0: voyez le marché tel qu’il est.',
}

function powerText(power: Power): string {
  switch (power.kind) {
    case 'draw':
      return `peut faire piocher ${power.cards}`
    case 'double':
      return 'double l’attaque d’une autre carte'
    case 'remove':
      return 'peut chasser de la partie une carte de la défausse'
    case 'leave':
      return 'peut quitter la partie depuis la défausse'
  }
}

const SHORT: Readonly<Record<Trait | CommandEffect, string>> = {
  income: 'or',
  repair: 'réparation',
  calm: 'apaisement',
  attack: 'attaque',
  market: 'le marché change',
}

function commandText(command: Command): string {
  const { cost, effect, amount } = COMMANDS[command]
  return `${cost} or · ${effect === 'market' ? SHORT.market : `${amount} ${SHORT[effect]}`}`
}

/** What is typed is the same in every language, so it stands beside the name. */
const typed = (name: string, id: string) => `${name} [${id}]`

const BOARD: BoardWords = {
  heading: ({ turn, options, enemies: toCome }) =>
    [
      `Tour ${turn}`,
      difficulties[options.difficulty],
      ...(options.strictPhases ? ['phases strictes'] : []),
      ...(toCome.length === 0 ? ['plus aucun ennemi à venir'] : []),
    ].join(' · '),
  card: (card) => typed(cards[card], card),
  enemy: (enemy) => typed(enemies[enemy], enemy),
  enemyName: (enemy) => enemies[enemy],
  command: (command) => typed(commands[command], command),
  nameWidth: 37,
  location: (location) => locations[location],
  destroyed: 'détruite',
  bonus: { farm: `+${FARM_GOLD} or par tour`, tower: `+${TOWER_ATTACK} attaque par tour`, gate: '' },
  outOf: (amount, most) => `${amount} sur ${most}`,
  fear: 'peur',
  spaces: { start: 'départ', sun: 'soleil', empty: '·', top: 'sommet' },
  enemies: 'Ennemis',
  left: 'à gauche',
  right: 'à droite',
  nobody: 'personne',
  health: (left, most) => `${left} sur ${most} de vie`,
  points: (points) => plural(points, 'point'),
  mustDieFirst: 'encaisse tout jusqu’à sa mort',
  toCome: (count) => `Encore dans la mine, ${count}\u00a0:`,
  forecast: 'À la fin du tour\u00a0:',
  nothingHappens: 'rien n’arrive à la ville',
  heroesCome: (heroes) => (heroes === 1 ? 'un héros arrive' : `${heroes} héros arrivent`),
  defeat: { 'gate-fell': 'LA PORTE CÈDE', 'fear-reached-top': 'LA PEUR ATTEINT LE SOMMET' },
  market: 'Marché',
  hand: 'Main',
  justPlayed: 'Carte jouée, son pouvoir attend',
  cost: (gold) => `coûte ${gold}`,
  trait: (trait, amount) => `${amount} ${SHORT[trait]}`,
  repairBonus: (where) => `+1 réparation sur ${either(where.map((location) => FRENCH.locations[location]))}`,
  power: powerText,
  commands: 'Ordres',
  commandDoes: commandText,
  used: 'déjà donné',
  thisTurn: 'Ce tour\u00a0:',
  spent: (view) => [
    `${view.gold} or à dépenser`,
    `${view.repaired} réparation`,
    `${view.calmed} apaisement`,
    `${view.attacked} attaque${view.tower > 0 && !view.towerShot ? ` (la Vigie ajoutera ${TOWER_ATTACK})` : ''}`,
    ...(view.doublings > 0 ? ['une attaque peut être doublée'] : []),
  ],
  piles: {
    draw: 'Pioche',
    discard: 'Défausse',
    aside: 'De côté',
    gone: 'Hors de la partie',
    scored: 'Tableau de chasse',
    escaped: 'Échappés',
  },
  decks: (citizens, heroes) => `Piles\u00a0: ${plural(citizens, 'citoyen')}, ${heroes} héros`,
  colon: '\u00a0:',
}

const PROMPTS: Readonly<Record<Phase, string>> = {
  any: 'Jouez vos cartes, recrutez, donnez des ordres\u00a0; puis laissez venir les ennemis.',
  commands: 'D’abord les ordres, puis les recrues, puis vos cartes\u00a0; laissez ensuite venir les ennemis.',
  recruiting: 'Recrutez à votre gré, puis jouez vos cartes\u00a0; laissez ensuite venir les ennemis.',
  cards: 'Jouez vos cartes pour réparer, apaiser et attaquer\u00a0; puis laissez venir les ennemis.',
}

function prompt(view: View): string {
  if (view.ending !== undefined) return 'Le siège est terminé.'
  if (view.played !== undefined) return powerPrompt(view.played)
  const doubling = view.doublings > 0 && view.attackers.length > 0 ? 'Vous pouvez doubler une attaque. ' : ''
  if (view.hand.length > 0) return doubling + PROMPTS[view.phase]
  return `${doubling}Votre main est vide\u00a0: ${view.gold > 0 && view.phase !== 'cards' ? 'dépensez votre or ou ' : ''}laissez venir les ennemis.`
}

function powerPrompt(card: Card): string {
  const power = CARDS[card].power
  return power?.kind === 'draw'
    ? `${LeCard(card)} vous offre ${plural(power.cards, 'carte')}\u00a0: piochez ou renoncez.`
    : `${LeCard(card)} peut chasser de la partie une carte de votre défausse\u00a0: choisissez-la ou renoncez.`
}

function actionText(action: Action): string {
  switch (action.type) {
    case 'income':
      return `${FRENCH.cards[action.card]} rapporte ${coins(CARDS[action.card].income)}`
    case 'repair':
      return repairText(FRENCH.cards[action.card], repairs(action.split))
    case 'calm':
      return `${FRENCH.cards[action.card]} apaise de ${CARDS[action.card].calm}`
    case 'attack':
      return `${FRENCH.cards[action.card]} attaque ${FRENCH.enemies[action.enemy]}${manner(action)}`
    case 'power':
      return powerAction(action.card, action.target)
    case 'decline':
      return 'renoncer au pouvoir'
    case 'double':
      return `doubler l’attaque ${de(FRENCH.cards[action.card])}${manner(action)}`
    case 'command': {
      const name = FRENCH.commands[action.command]
      const at = action.enemy === undefined ? '' : ` sur ${FRENCH.enemies[action.enemy]}`
      const done = action.split === undefined ? `${name}${at}` : repairText(`${name}${at}`, repairs(action.split))
      return done + manner(action)
    }
    case 'recruit':
      return `recruter ${FRENCH.cards[action.card]} pour ${coins(CARDS[action.card].cost)}`
    case 'end':
      return 'laisser venir les ennemis'
  }
}

function manner({ rest, tower }: Manner): string {
  return `${tower === 'waits' ? ' sans la Vigie' : ''}${rest === 'lost' ? ' en épargnant l’autre ennemi' : ''}`
}

function repairText(who: string, done: string): string {
  return done === '' ? `${who} ne répare rien` : `${who} répare ${done}`
}

function powerAction(card: Card, target: Card | undefined): string {
  const { power } = CARDS[card]
  const name = FRENCH.cards[card]
  if (target !== undefined) return `${name} chasse ${FRENCH.cards[target]} de la partie`
  if (power?.kind === 'draw') return `${name} fait piocher ${plural(power.cards, 'carte')}`
  return power?.kind === 'leave' ? `${name} quitte la partie` : `${name} se prépare à doubler une attaque`
}

export const fr: Words<Action, View, Options, Event> = {
  ...manifest.words.fr,
  options: {
    difficulty: {
      label: 'Difficulté',
      explanation:
        'Fixe la résistance de la Sentinelle funèbre\u00a0; avec le Boss, un dixième ennemi vient en dernier, le Tyran de la mine.',
      values: difficulties,
    },
    strictPhases: {
      label: 'Phases strictes',
      explanation:
        'À chaque tour, d’abord les ordres, puis les recrues, puis les cartes\u00a0; sans retour en arrière.',
    },
  },
  refusal: (refusal) => sentenceFor(REFUSALS, refusal) ?? 'Ce n’est pas possible.',
  story: (event) => story(event),
  prompt: (view) => prompt(view),
  progress: ({ turn, enemies: toCome, ending }) =>
    ending === undefined
      ? {
          line: `Tour ${turn}, ${toCome.length === 0 ? 'dernier carré' : `${toCome.length}\u00a0ennemi${toCome.length < 2 ? '' : 's'} à venir`}`,
          ends: 'Vous gagnez dès que le dernier ennemi est mort. Vous perdez si la Porte cède ou si la peur atteint le sommet.',
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
    'monk+income               le Moine pour son revenu\u00a0; aussi monk+calm pour apaiser',
    'druid+repair:farm1,gate1  ce que regagne chaque lieu (farm, tower, gate)',
    'warden>rat-lord           le Veilleur attaque le Seigneur des rats\u00a0; s’il meurt, le surplus frappe l’autre ennemi,',
    'warden>rat-lord/lost      ou personne\u00a0; aussi double:warden/lost, volley>rat-lord/lost',
    'warden>rat-lord/waits     la Vigie n’ajoute pas encore son 1',
    'swindler!                 un pouvoir\u00a0; alchemist!guard chasse le Garde\u00a0; decline pour y renoncer',
    'double:warden             le Forgeron double l’attaque du Veilleur',
    'festival                  un ordre\u00a0; aussi volley>rat-lord, work-crew:gate1, town-crier',
    'recruit:druid             prendre le Druide au marché',
    'end                       laisser venir les ennemis',
    'Les noms à taper sont entre crochets. Leur début suffit\u00a0: war>rat, r:dru, w:g.',
  ].join('\n'),
}
