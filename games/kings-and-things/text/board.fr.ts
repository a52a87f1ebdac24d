/** What stands on the text board, in French. */
import { type Attribute, CREATURES, type Edition } from '../content'
import { counterName } from '../rules/notation/names'
import type { BoardWords } from './board'
import { namesFr } from './names.fr'
import { de, fort, nameOf, plural } from './nouns.fr'
import { STEPS_FR } from './story/battle.fr'
import { PHASES_FR } from './story/story.fr'

const ATTRIBUTES: Readonly<Record<Attribute, string>> = { fly: 'vol', magic: 'magie', ranged: 'tir', charge: 'charge' }
const ROLLS: Readonly<Record<string, string>> = { own: 'vos propres dés', all: 'tous les dés', none: 'aucun dé' }
const CALLS: Readonly<Record<string, string>> = {
  ask: 'les bluffs',
  all: 'aucun bluff, car tous sont dénoncés',
  none: 'aucun bluff',
}

export const boardFr = (edition: Edition): BoardWords => ({
  land: {
    desert: 'désert',
    forest: 'forêt',
    frozen_waste: 'toundra',
    jungle: 'jungle',
    mountain: 'monts',
    plains: 'plaine',
    swamp: 'marais',
    sea: 'mer',
  },
  fortLetters: ['', 'T', 'D', 'C', '★'],
  legend: [
    '1 à 4\u00a0: le propriétaire\u00a0; T tour, D donjon, C château, ★ citadelle\u00a0; +2\u00a0: l’or de son pion de revenu',
    '1×5\u00a0: cinq pions du joueur 1\u00a0; !3\u00a0: trois défenseurs neutres',
    'pour entrer\u00a0: forêt, jungle, monts et marais 2 points, le reste 1\u00a0; la mer pour les volants seulement',
  ],
  unknown: '?',
  turn: (turn) => `Tour ${turn}`,
  phases: PHASES_FR,
  order: 'ordre du jeu\u00a0:',
  goal: (income) =>
    `Pas encore de citadelle\u00a0: avec un revenu de ${income}, on en bâtit une sur un château, et elle gagne un tour plus tard.`,
  clock: (hex, owner, turn) =>
    `La seule citadelle est celle ${de(owner)} en ${hex}\u00a0: tenue jusqu’à la fin de la construction du tour ${turn}, elle gagne.`,
  conquest: (citadels) => `Citadelles\u00a0: ${citadels}. Qui en a deux gagne.`,
  you: '(vous)',
  out: 'hors de la partie',
  gold: (gold) => `${gold} or`,
  income: (income, goal) => `revenu ${income} sur ${goal}`,
  rack: (size) => `${size} au chevalet`,
  counter: (what) => `${nameOf(what, edition)} [${counterName(what)}]`,
  traits: (creature) =>
    [
      namesFr.terrains[CREATURES[creature].terrain],
      ...CREATURES[creature].attributes.map((attribute) => ATTRIBUTES[attribute]),
    ].join(', '),
  symbols: ATTRIBUTES,
  bluff: 'bluff',
  noSupport: 'sans soutien',
  faceUp: 'visible',
  counters: (count) => plural(count, 'pion'),
  seen: 'vu là\u00a0:',
  fort,
  incomeCounter: (income, gold) => (gold === 0 ? nameOf(income, edition) : `${nameOf(income, edition)} +${gold}`),
  terrain: (hex) => namesFr.terrains[hex.terrain],
  unowned: 'Cases inexplorées où il y a quelqu’un',
  player: (name, what) => `${name}\u00a0: ${what}`,
  defenders: 'défenseurs',
  guarding: 'qui gardent',
  bribed: 'le bâtiment soudoyé',
  cloud: 'Nuage noir',
  balloon: (name, count) => `Ballon ${de(name)} avec ${plural(count, 'passager')}`,
  yourRack: (size, limit) => `Votre chevalet, ${size} sur ${limit}\u00a0:`,
  empty: 'rien',
  aside: 'Mis de côté\u00a0:',
  pool: 'Réserve\u00a0:',
  fled: 'en fuite',
  bank: 'Forts restants\u00a0:',
  emptied: 'La coupe a été vide\u00a0: objets, trésors et événements utilisés quittent la partie.',
  battle: (hex, round, step) =>
    round === 0
      ? `Bataille en ${hex}, avant la première manche`
      : `Bataille en ${hex}, manche ${round}, étape de ${step}`,
  steps: STEPS_FR,
  hitsToTake: (hits) => `${plural(hits, 'coup')} à prendre`,
  inUse: 'en usage\u00a0:',
  bears: 'avec',
  moving: (hex) => `En mouvement, en ${hex}\u00a0:`,
  points: (points) => plural(points, 'point'),
  standing: (rolls, calls) =>
    `Hors de votre tour, on vous interroge sur ${ROLLS[rolls]} et sur ${CALLS[calls]}\u00a0; rolls ou calls le changent dans la phase des personnages.`,
  toType: 'Vous pouvez taper (un seul de ceux entre les barres)\u00a0:',
  colon: '\u00a0:',
})
