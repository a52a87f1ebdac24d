/** The words on and around the board in French. */
import { capital, signed } from '@crownlands/core/text/typesetting'
import { FRENCH, NAMES } from '../../text/names'
import type { BoardText } from './board-text'

const NBSP = '\u00a0'
const names = NAMES.fr

export const fr: BoardText = {
  ...names,
  siege: 'Le siège',
  square: 'La place',
  town: 'La ville',
  foes: 'Ennemis à la porte',
  market: 'Marché',
  commandsTitle: 'Ordres',
  piles: 'Piles',
  pool: 'Ce tour',
  hand: 'Votre main',
  handEmpty: 'Votre main est jouée. Dépensez l’or qui reste, ou finissez le tour.',
  close: 'Fermer',
  unfinished: {
    cards: (cards) => (cards === 1 ? 'reste 1 carte' : `restent ${cards} cartes`),
    gold: (gold) => `reste ${gold} or`,
    discarded: (cards, gold) =>
      `${cards === 1 ? 'Une carte non jouée sera défaussée' : `${cards} cartes non jouées seront défaussées`}${gold > 0 ? `, ${gold} or perdu` : ''}.`,
  },
  turn: (turn) => `Tour ${turn}`,
  finalStand: 'Dernier carré',
  fearamid: (fear, top) => `La Peuramide${NBSP}: case ${fear} sur ${top}`,
  fearMeans: 'Les ennemis font monter la peur, l’apaisement la fait descendre. Au sommet, le siège est perdu.',
  fearStep: (step, top) => `Case ${step} sur ${top}`,
  fearSpaces: {
    start: 'départ',
    sun: 'un héros vous rejoint',
    farm: 'la Ferme perd 1',
    tower: 'la Vigie perd 1',
    gate: 'la Porte perd 1',
    empty: 'rien',
    top: `le sommet${NBSP}: défaite`,
  },
  health: (health, most) => `${health} points sur ${most}`,
  destroyed: 'détruite',
  gives: { farm: '+1 or/tour', tower: '+1 attaque/tour', gate: 'ne doit pas tomber' },
  will: (after) => `${after} après l’attaque`,
  willFall: 'va tomber dans l’attaque',
  foeHealth: (left, health) => `vie ${left} sur ${health}`,
  points: (points) => (points === 1 ? '1 point' : `${points} points`),
  deals: (amounts) =>
    amounts.map(({ location, amount }) => `${amount} contre ${FRENCH.locations[location]}`).join(', '),
  fears: (fear) => `peur +${fear}`,
  noFoe: 'Aucun ennemi ici',
  leaving: 'repart après l’attaque',
  struckFirst: 'encaisse toute l’attaque jusqu’à sa mort',
  outlook: {
    title: `Si vous finissez le tour${NBSP}:`,
    quiet: 'la ville ne subit rien.',
    loses: (location, amount) => `${names.locations[location]} ${signed(-amount)}`,
    left: (after) => `(reste ${after})`,
    falls: (location) => `${FRENCH.locations[location]} est détruite`,
    fear: (steps) => `peur +${steps}`,
    step: (to) => `(case ${to})`,
    heroes: (count) => (count === 1 ? 'un héros vous rejoint' : `${count} héros vous rejoignent`),
    leaves: (enemy) => `${FRENCH.enemies[enemy]} s’échappe`,
    defeat: {
      'gate-fell': `La Porte tombe. Le siège est perdu${NBSP}!`,
      'fear-reached-top': `La peur atteint le sommet. Le siège est perdu${NBSP}!`,
    },
    victory: 'Le dernier ennemi est mort. La ville est sauvée.',
  },
  blow: {
    damage: (by, location, amount) =>
      by === 'fear'
        ? `La peur ronge ${FRENCH.locations[location]}${NBSP}: ${signed(-amount)}.`
        : `${capital(FRENCH.enemies[by])} frappe ${FRENCH.locations[location]}${NBSP}: ${signed(-amount)}.`,
    destroyed: (location) => `${capital(FRENCH.locations[location])} est détruite${NBSP}!`,
    fear: (by, space) =>
      ({
        start: 'La peur monte.',
        empty: `${capital(FRENCH.enemies[by])} sème la peur.`,
        sun: `${capital(FRENCH.enemies[by])} sème la peur${NBSP}: un héros est appelé.`,
        farm: `${capital(FRENCH.enemies[by])} sème la peur à la Ferme.`,
        tower: `${capital(FRENCH.enemies[by])} sème la peur à la Vigie.`,
        gate: `${capital(FRENCH.enemies[by])} sème la peur à la Porte.`,
        top: 'La peur a atteint le sommet.',
      })[space],
    heroes: (heroes) =>
      `${capital(heroes.map((hero) => FRENCH.cards[hero]).join(', '))} ${heroes.length === 1 ? 'vous rejoint' : 'vous rejoignent'}.`,
    escape: (enemy) => `${capital(FRENCH.enemies[enemy])} s’échappe.`,
    advance: (enemy) => `${capital(FRENCH.enemies[enemy])} sort de l’ombre.`,
  },
  skip: 'Passer',
  poolLabel: (trait, now, inHand) =>
    `${fr.poolNames[trait]}${NBSP}: ${now}${inHand > 0 ? `, jusqu’à ${inHand} de plus en main` : ''}`,
  poolNames: { income: 'Or', repair: 'Réparé', calm: 'Apaisé', attack: 'Attaque' },
  inHand: 'en main',
  traitOf: (card, trait, amount) => `${names.cards[card]}${NBSP}: ${names.traits[trait]} ${amount}`,
  traitMeans: (trait, amount) =>
    ({
      income: `revenu ${amount}${NBSP}: de l’or pour les recrues et les ordres`,
      repair: `réparation ${amount}${NBSP}: de la vie pour vos bâtiments`,
      calm: `apaisement ${amount}${NBSP}: la peur descend d’autant de cases`,
      attack: `attaque ${amount}${NBSP}: des dégâts à un ennemi`,
    })[trait],
  powerLong: (power) =>
    ({
      draw: power.kind === 'draw' && power.cards > 1 ? `piochez ${power.cards} cartes` : 'piochez une carte',
      double: 'l’attaque d’une autre carte compte double',
      remove: 'une carte de la défausse peut quitter la partie',
      leave: 'peut quitter la partie depuis la défausse',
    })[power.kind],
  powerOf: (card, power) => `${names.cards[card]}${NBSP}: ${fr.powerLong(power)}`,
  bonus: (locations) => `réparation +1 sur ${locations.map((location) => names.locations[location]).join(' ou ')}`,
  cardFacts: (_card, values) =>
    (['income', 'repair', 'calm', 'attack'] as const)
      .flatMap((trait) => (values[trait] > 0 ? [`${names.traits[trait]} ${values[trait]}`] : []))
      .join(', '),
  hero: 'héros, quitte la partie une fois joué',
  recruit: (card, cost) => `Recruter${NBSP}: ${names.cards[card]}, ${cost} or`,
  commandDoes: {
    festival: 'peur −1',
    volley: 'attaque +1',
    'work-crew': 'réparation 1',
    'town-crier': 'nouveau marché',
  },
  costs: (gold) => `coûte ${gold} or`,
  oncePerTurn: 'une fois par tour',
  tooDear: (gold) => `trop cher pour l’instant\u00a0: vous avez ${gold}. Jouez des cartes pour leur or.`,
  attackFirst: 'Pour attaquer, touchez l’épée d’une carte de votre main.',
  mendFirst: 'Pour réparer, touchez le marteau d’une carte de votre main.',
  answer: {
    enemy: 'Choisissez qui attaquer, ou reposez la carte.',
    split: 'Choisissez où vont les points, ou reposez la carte.',
    card: 'Choisissez la carte qui quitte la partie.',
    power: 'Servez-vous aussi du pouvoir de la carte, ou laissez-le.',
  },
  commandLabel: (command, cost) => `${names.commands[command]}, ${cost} or${NBSP}: ${fr.commandDoes[command]}`,
  commandUsed: 'déjà donné ce tour',
  pileNames: {
    draw: 'Pioche',
    discard: 'Défausse',
    foes: 'Ennemis à venir',
    score: 'Tableau de chasse',
    citizens: 'Citoyens à venir',
    heroes: 'Héros',
  },
  pileShort: {
    draw: 'Pioche',
    discard: 'Défausse',
    foes: 'À venir',
    score: 'Points',
    citizens: 'Citoyens',
    heroes: 'Héros',
  },
  pileLabel: (pile, count) => `${fr.pileNames[pile]}${NBSP}: ${count}`,
  pileEmpty: 'Il n’y a rien ici.',
  pileAway: 'La pile ne peut pas s’ouvrir pour l’instant. Rechargez la page une fois en ligne.',
  pileNotes: {
    draw: 'Vous savez quelles cartes restent, pas dans quel ordre elles viennent.',
    discard: 'Quand il faut piocher et que la pioche est vide, on mélange celles-ci.',
    foes: 'Une vague après l’autre\u00a0; dans une vague, nul ne sait qui vient d’abord.',
    score: 'Les ennemis que vous avez tués. Ils comptent si vous gagnez.',
    citizens: 'N’importe lequel peut arriver au marché.',
    heroes: 'Un soleil de la Peuramide en appelle un. Un héros joué quitte la partie.',
  },
  kinds: { start: 'Cartes de départ', citizen: 'Citoyens', hero: 'Héros' },
  forecast: (drawn, ofDraw, shuffled, ofShuffled) => {
    if (drawn + shuffled === 0) return 'Au prochain tour, il n’y a rien à piocher.'
    const first =
      drawn === ofDraw ? (drawn === 1 ? 'la seule carte' : `ces ${drawn} cartes`) : `${drawn} de ces ${ofDraw} cartes`
    const then =
      shuffled === ofShuffled ? `les ${ofShuffled} cartes mélangées` : `${shuffled} des ${ofShuffled} cartes mélangées`
    const come = [...(drawn > 0 ? [first] : []), ...(shuffled > 0 ? [then] : [])].join(', puis ')
    return `Au prochain tour, vous piochez ${come}. En moyenne, cela fait${NBSP}:`
  },
  aside: 'Écartés par le Crieur public',
  gone: 'Hors de la partie',
  escaped: 'Échappés',
  wave: (wave) => `Vague ${wave}`,
  times: (count) => `×${count}`,
  ask: {
    enemy: (source) => `${source}${NBSP}: qui attaquer${NBSP}?`,
    hitsToo: (enemy, amount) => `${amount} de plus sur ${FRENCH.enemies[enemy]}`,
    killsToo: (enemy) => `${FRENCH.enemies[enemy]} meurt aussi`,
    spare: (enemy) => `Épargner ${FRENCH.enemies[enemy]}`,
    withoutTower: `Sans la Vigie${NBSP}: l’ennemi survit`,
    split: (source) => `${source}${NBSP}: où réparer${NBSP}?`,
    remove: `Quelle carte quitte la partie${NBSP}?`,
    draw: (cards) => (cards === 1 ? `Piocher aussi une carte${NBSP}?` : `Piocher aussi ${cards} cartes${NBSP}?`),
    doDraw: (cards) => (cards === 1 ? 'Piocher une carte' : `Piocher ${cards} cartes`),
    decline: 'Non, merci',
    cancel: 'Reposer',
    more: (location) => `Plus sur ${FRENCH.locations[location]}`,
    less: (location) => `Moins sur ${FRENCH.locations[location]}`,
    mend: 'Réparer',
    removeCard: (card) => `${names.cards[card]} quitte la partie`,
    fromTo: (from, to) => `${from} → ${to}`,
  },
  double: (card) => `Doubler${NBSP}: ${names.cards[card]}`,
  leave: (card) => `${names.cards[card]}${NBSP}: quitter la partie`,
  offers: 'Possible aussi',
  score: (score) => (score < 2 ? `${score} point` : `${score} points`),
  courseTurn: (turn) => `${turn}`,
  courseEnd: 'Fin',
  hardest: (turn, loss) => `Le tour ${turn} fut le plus dur\u00a0: la ville y a perdu ${loss}.`,
  courseLines: { gate: 'Porte', tower: 'Vigie', farm: 'Ferme', fear: 'Peur' },
  fell: { 'gate-fell': 'La Porte est tombée', 'fear-reached-top': 'La peur l’a emporté' },
  keys: [
    { does: 'Aller à une carte en main', key: '1–9' },
    { does: 'En tirer de l’or', key: 'G' },
    { does: 'Réparer avec elle', key: 'M' },
    { does: 'Apaiser avec elle', key: 'C' },
    { does: 'Attaquer avec elle', key: 'A' },
    { does: 'Utiliser son pouvoir', key: 'P' },
  ],
  killed: (count, of) => `${count} ennemis tués sur ${of}`,
}
