/** Every word of King's Gate that a French reader meets. */
import { must } from '@crownlands/core/lists'
import type { Words } from '@crownlands/core/room'
import { type Sentences, sentenceFor } from '@crownlands/core/text/table'
import { capital } from '@crownlands/core/text/typesetting'
import { whyOf } from '../bots/why'
import { COLOUR_LETTERS, type ColourLetter, type Counter, LOCATIONS, type Tile, type ValueTile } from '../content'
import { manifest } from '../manifest'
import type { Cell } from '../rules/grid'
import { colourNumber, colourOf, ownerOf, tileOf } from '../rules/pieces'
import {
  type Action,
  type Event,
  FREE,
  type Options,
  type Reason,
  type Scored,
  type Standing,
  type TieBreak,
  type View,
} from '../rules/state'
import { currentCard, isDangerous, pieceOn } from '../rules/table'
import { type Where, whereIs } from '../rules/whereabouts'
import { type BoardWords, drawTable } from './board'
import { knownVp, prizesOf, sumOf, tiesOf } from './calculation'
import { countKinds, NAMES, printOf, times } from './names'
import {
  A_TILE,
  FEMININE,
  list,
  ofLocation,
  THE_COUNTER,
  theCounter,
  theLocation,
  theTile,
  tileName,
  withValue,
} from './nouns.fr'
import { whereWords } from './where'
import { whyText } from './why.fr'

const { counters, colours } = NAMES.fr
const COLOURS_FEMININE: Readonly<Record<ColourLetter, string>> = { y: 'jaune', g: 'verte', r: 'rouge', b: 'bleue' }

/** What a tile is called together with its colour. */
type Dress = (name: string, tile: Tile) => string

/**
 * With two players a tile has to say its colour, bent to the tile: `un Manoir 4 vert`, `une Maison 1 verte`; or as at
 * this table: `une Maison 1 (lion)`.
 */
function dressFor(names: readonly string[], called: readonly string[] | undefined): Dress {
  if (names.length !== 2 || called !== undefined) return asCalled(called)
  return (name, tile) => `${name} ${(FEMININE.includes(printOf(tile)) ? COLOURS_FEMININE : colours)[colourOf(tile)]}`
}

function asCalled(called: readonly string[] | undefined): Dress {
  return (name, tile) => (called === undefined ? name : `${name} (${called[colourNumber(tile)]})`)
}

function aTile(tile: Tile, dress: Dress): string {
  return dress(withValue(A_TILE[printOf(tile)], tile), tile)
}

/** `de Ben`, `d’Anna` */
function ofName(name: string): string {
  return /^[aeiouàâäéèêëîïôöûü]/i.test(name) ? `d’${name}` : `de ${name}`
}

function at(where: Where): string {
  return whereWords(where, 'fr')
}

/** `le pose`, `la pose` */
function puts(tile: Tile): string {
  return `${FEMININE.includes(printOf(tile)) ? 'la' : 'le'} pose`
}

const REFUSALS: Sentences<Reason> = {
  'not-in-hand': ({ tile }) =>
    `Cette tuile n’est pas dans votre main\u00a0: ${tileName(tile as Tile)} (${tile}). Choisissez-en une autre.`,
  'nothing-played': () => 'Jouez au moins une tuile, puis terminez votre tour.',
  'placing-over': () => 'Plus rien ne se pose ce tour-ci\u00a0: terminez-le.',
  'place-location-first': () => 'Placez d’abord le lieu suivant.',
  'no-location-now': () => 'Le lieu suivant viendra quand celui-ci sera entouré. D’ici là, jouez des tuiles.',
  'one-value-a-turn': ({ tile, played }) =>
    printOf(played as Tile) === '1'
      ? `Après une Maison ne viennent que des Maisons, la Taverne et le Dragon\u00a0: gardez ${theTile(tile)} pour un autre tour.`
      : `Après ${theTile(played)} ne viennent que la Taverne et le Dragon\u00a0: gardez ${theTile(tile)} pour un autre tour.`,
  'graveyard-two': () => 'Le Cimetière accepte deux tuiles par tour\u00a0: terminez le vôtre.',
  'garrison-one-star': () => 'La Garnison accepte une Maison par tour\u00a0: gardez celle-ci pour plus tard.',
  'space-not-adjacent': () =>
    'Cette case ne touche pas le lieu en cours\u00a0: choisissez l’une des dix qui l’entourent.',
  'space-taken-safe': () => 'Cette case est prise, et le lieu est sûr\u00a0: choisissez une case libre.',
  'own-tile': () => 'Cette tuile est à vous\u00a0: choisissez une case libre ou la tuile d’un autre.',
  barracks: () => 'Une Caserne résiste à toutes les tuiles et à tous les Dragons\u00a0: choisissez une autre case.',
  'protected-by-counter': ({ counter }) =>
    `${capital(theCounter(counter))} protège cette tuile\u00a0: choisissez une autre case.`,
  'covered-not-lower': ({ there, value }) =>
    `Votre tuile compte ici ${value}, et il faut plus pour recouvrir ${theTile(there)}\u00a0: choisissez une autre case.`,
  'nothing-to-burn': () =>
    'Il n’y a rien à cet endroit\u00a0: choisissez une tuile à brûler, ou laissez partir le Dragon.',
  'counter-not-held': ({ counter }) =>
    `Vous n’avez pas ce jeton\u00a0: ${counters[counter as Counter]}. Jouez la tuile sans lui.`,
  'sorceress-moves-tiles': () => 'La Sorcière déplace une tuile déjà en jeu\u00a0: choisissez laquelle.',
  'sorceress-instead-of-tiles': () =>
    'La Sorcière remplace les tuiles de la main\u00a0: gardez-la pour un tour où vous n’en avez pas joué.',
  'no-own-tile-there': () => 'Aucune tuile à vous à cet endroit\u00a0: choisissez l’une des vôtres.',
  'tile-has-counter': ({ counter }) =>
    `${capital(theCounter(counter))} est sur cette tuile\u00a0: choisissez-en une sans jeton.`,
  'same-space': () => 'La tuile s’y trouve déjà\u00a0: choisissez une autre case.',
  'location-not-free': () => 'Il y a déjà quelque chose\u00a0: il faut deux cases libres pour un lieu.',
  'location-no-shared-edge': () =>
    'Un coin ne suffit pas\u00a0: placez le lieu bord à bord avec quelque chose qui est en jeu.',
  'location-not-turned': () =>
    'Dans cette partie, tous les lieux sont à l’horizontale\u00a0: placez-le sans le tourner.',
}

const BOARD: BoardWords = {
  names: NAMES.fr,
  location: (number, name, danger) => `Lieu ${number} sur 10\u00a0: ${name} (${danger})`,
  next: (name, danger) => `Ensuite\u00a0: ${name} (${danger})`,
  safe: 'lieu sûr',
  dangerous: 'lieu dangereux',
  byTheKing: 'par ordre du Roi',
  scored: 'décompté',
  noFreeSpace: 'Aucune case n’est libre.',
  freeSpaces: 'Cases libres\u00a0:',
  vp: (vp) => `${vp ?? '?'} PV`,
  tiles: (hand, stack) => `${hand} en main, ${stack} à piocher`,
  counters: (names) => `${names.length > 1 ? 'jetons' : 'jeton'} ${names.join(', ')}`,
  you: '(vous)',
  yourHand: 'Votre main\u00a0:',
  handEmpty: 'plus aucune tuile',
  unseen: (name) => `Pas encore vues ${ofName(name)}\u00a0:`,
  out: 'Hors du jeu\u00a0:',
}

export const fr: Words<Action, View, Options, Event> = {
  ...manifest.words.fr,
  // KG-S2
  seating: (seats) =>
    seats === 2 ? 'À deux, chacun a deux couleurs\u00a0: celle de sa maison et une que personne ne joue.' : undefined,
  options: {
    graveyard: {
      label: 'Au Cimetière',
      explanation: 'Ce que l’on peut y jouer en un tour.',
      values: {
        replace: 'Une ou deux tuiles, n’importe lesquelles',
        cap: 'Les tuiles habituelles, mais jamais plus de deux',
      },
    },
    hiddenVp: {
      label: 'Points de victoire cachés',
      explanation: 'Jusqu’à la fin, personne ne voit ce qu’ont les autres.',
    },
    rotation: {
      label: 'Lieux à tourner',
      explanation: 'Un lieu se place à l’horizontale ou à la verticale, comme vous voulez.',
    },
  },
  refusal: (refusal) => sentenceFor(REFUSALS, refusal) ?? 'Ce n’est pas possible.',
  story,
  prompt: (view, seat) => {
    if (view.phase === 'over') return 'La partie est terminée.'
    if (view.turn !== seat) return 'C’est au tour d’un autre joueur.'
    if (view.phase === 'end') return 'Votre tour est complet\u00a0: terminez-le ou reprenez un coup.'
    if (view.phase === 'location') {
      return `Placez le lieu suivant, ${theLocation(view.locations.length + 1)}, bord à bord avec ce qui est en jeu.`
    }
    return view.played.length === 0 ? promptFirst(view, seat) : promptMore(view, seat)
  },
  progress: ({ locations, spaces, phase }) => {
    const free = spaces.filter((space) => space === FREE).length
    const left = free < 2 ? `${free}\u00a0case libre` : `${free}\u00a0cases libres`
    return phase === 'over'
      ? undefined
      : {
          line: `Lieu ${locations.length} sur ${LOCATIONS.length}, ${left}`,
          ends: `Un lieu est compté quand ses dix cases sont pleines. La partie finit après le lieu ${LOCATIONS.length}, ou plus tôt si les tuiles s’épuisent. Le plus de PV l’emporte.`,
          clause: 'KG-E2',
        }
  },
  action: (action, view, called) => {
    const there = (cell: Cell) => at(whereIs(view.locations, cell))
    const tileOn = (cell: Cell) => tileOf(must(pieceOn(view, cell)))
    /** `le Manoir 4 au-dessus du Palais` */
    const standing = (cell: Cell) => `${asCalled(called)(theTile(tileOn(cell)), tileOn(cell))} ${there(cell)}`
    switch (action.type) {
      case 'tile': {
        const counter = action.counter === undefined ? '' : ` avec ${THE_COUNTER[action.counter]}`
        return `${aTile(action.tile, asCalled(called))}${counter} ${there(action.cell)}`
      }
      case 'dragon':
        return action.cell === undefined ? 'défausser le Dragon' : `brûler ${standing(action.cell)}`
      case 'sorceress':
        return `la Sorcière prend ${standing(action.from)} et ${puts(tileOn(action.from))} ${there(action.to)}`
      case 'location':
        return `${theLocation(view.locations.length + 1)} ${there(action.cell)}, ${WAYS[action.orientation]}`
      case 'end':
        return 'terminer le tour'
    }
  },
  why: (view, line) => {
    const why = whyOf(view, line)
    return why === undefined ? undefined : whyText(why)
  },
  ending: ({ winners, scores }, names) => {
    const vp = scores[winners[0] ?? 0] ?? 0
    const winnerNames = winners.map((seat) => names[seat] ?? '')
    return winners.length === 1
      ? `${winnerNames[0]} gagne avec ${vp} PV.`
      : `${list(winnerNames)} partagent la victoire avec ${vp} PV chacun.`
  },
  board: (view, names) => drawTable(view, names, BOARD),
  howToType: [
    'y4 2,-1       votre 4 jaune en colonne 2, rangée -1 (y jaune, g vert, r rouge, b bleu)',
    'y4+king 2,-1  le même avec un jeton (king Roi, bishop Évêque, wizard Magicien,',
    '              guildmaster Maître de guilde, merchant Négociant)',
    'yD 2,-1       votre Dragon brûle la tuile qui s’y trouve\u00a0; yD seul ne fait que le défausser',
    's 4,1>2,-1    la Sorcière mène votre tuile de 4,1 en 2,-1',
    'h 3,2         le lieu suivant à l’horizontale, sa moitié gauche en 3,2',
    'v 3,2         le lieu suivant à la verticale, sa moitié haute en 3,2',
    'end           votre tour est fini, et vous complétez votre main à six tuiles',
  ].join('\n'),
}

const WAYS = { horizontal: 'à l’horizontale', vertical: 'à la verticale' } as const

/** Before the first tile of a turn. */
function promptFirst(view: View, seat: number): string {
  const { id } = currentCard(view)
  const what =
    id === 'graveyard'
      ? 'une ou deux tuiles'
      : id === 'garrison'
        ? 'des tuiles, dont une Maison au plus,'
        : 'des tuiles'
  const where = isDangerous(view) ? 'où l’on peut recouvrir plus faible que soi' : 'sur des cases libres'
  const sorceress = view.players[seat]?.counters.includes('sorceress') ? ' Ou faites venir la Sorcière.' : ''
  return `À vous\u00a0: jouez ${what} autour ${ofLocation(id)}, ${where}.${sorceress}`
}

function promptMore(view: View, seat: number): string {
  const { id } = currentCard(view)
  if (id === 'graveyard' && view.played.length > 1) {
    return 'Le Cimetière accepte deux tuiles par tour\u00a0: terminez le vôtre.'
  }
  if (view.players[seat]?.handSize === 0) return 'Votre main est vide\u00a0: terminez votre tour.'
  return `Continuez autour ${ofLocation(id)}, ou terminez votre tour.`
}

function story(event: Event, names: readonly string[], called?: readonly string[]): string[] {
  const name = (seat: number) => names[seat] ?? `joueur ${seat + 1}`
  const dress = dressFor(names, called)
  /** `l’Échoppe 2 de Ben` */
  const possessed = (tile: ValueTile) => `${dress(theTile(tile), tile)} ${ofName(name(ownerOf(tile, names.length)))}`
  /** `, par-dessus l’Échoppe 2 de Ben` */
  const covering = (covered: ValueTile | undefined) =>
    covered === undefined ? '' : `, par-dessus ${possessed(covered)}`
  switch (event.type) {
    case 'game-started':
      return [`Le Palais est sur la table\u00a0; ${name(event.starter)} commence.`]
    case 'drawn': {
      const known = countKinds(event.tiles ?? []).map(({ tile, count }) => times(dress(tileName(tile), tile), count))
      const what = event.count === 1 ? ' une tuile' : ` ${event.count} tuiles`
      return [`${name(event.seat)} pioche${known.length > 0 ? `\u00a0: ${known.join(', ')}` : what}.`]
    }
    case 'tile-placed': {
      const counter = event.counter === undefined ? '' : ` avec ${THE_COUNTER[event.counter]}`
      const tile = aTile(event.tile, dress)
      return [`${name(event.seat)} pose ${tile}${counter} ${at(event.where)}${covering(event.covered)}.`]
    }
    case 'dragon-played':
      return [
        event.where === undefined || event.burnt === undefined
          ? `${name(event.seat)} laisse partir le Dragon\u00a0; rien ne brûle.`
          : `${name(event.seat)} lance le Dragon\u00a0: il brûle ${possessed(event.burnt)} ${at(event.where)}.`,
      ]
    case 'sorceress-played': {
      const taken = `${aTile(event.tile, dress)} ${at(event.fromWhere)}`
      const put = `${puts(event.tile)} ${at(event.where)}${covering(event.covered)}`
      return [`${name(event.seat)} fait venir la Sorcière\u00a0: elle prend ${taken} et ${put}.`]
    }
    case 'scored':
      return tellScoring(event, names, called)
    case 'location-placed': {
      const { vp, counters: won, dangerous } = LOCATIONS[event.location - 1] ?? { vp: [], counters: [] }
      const stakes = [`${vp.join('-')} PV`, ...won.map((counter) => THE_COUNTER[counter])]
      const place = `${at(event.where)}, ${WAYS[event.orientation]}`
      return [
        `${name(event.seat)} place ${theLocation(event.location)} ${place}\u00a0: lieu ${dangerous ? 'dangereux' : 'sûr'}, pour ${list(stakes)}.`,
      ]
    }
    case 'counters-discarded':
      return [
        `${name(event.seat)} n’a plus de tuile et ne pourra plus jouer ${list(event.counters.map((one) => THE_COUNTER[one]))} (KG-E1).`,
      ]
    case 'skipped':
      return [`${name(event.seat)} n’a plus de tuile et laisse passer son tour (KG-E1).`]
    case 'turn-ended':
      return []
    case 'game-ended':
      return [...tellEnd(event, names), fr.ending(event, names)]
  }
}

const PLACES = ['Première place', 'Deuxième place', 'Troisième place', 'Quatrième place'] as const

function tellScoring(event: Scored, names: readonly string[], called: readonly string[] | undefined): string[] {
  const who = ({ seat, colour }: Pick<Standing, 'seat' | 'colour'>) =>
    names.length === 2
      ? `${names[seat]} (${called?.[COLOUR_LETTERS.indexOf(colour)] ?? colours[colour]})`
      : `${names[seat]}`
  const free = event.free === 1 ? 'une case reste libre' : `${event.free} cases restent libres`
  const opening = event.free > 0 ? `Plus personne n’a de tuile, et ${free} (KG-E2). ` : ''
  const without = event.standings.filter(({ rank }) => rank === undefined)
  const vp = knownVp(event)
  return [
    `${opening}On décompte ${theLocation(event.location)}\u00a0: ${list(prizesOf(event))} PV.`,
    ...(event.bishop ? ['L’Évêque est là\u00a0: chaque tuile compte 1 (KG-X4).'] : []),
    ...event.standings.flatMap((one) =>
      one.rank === undefined ? [] : [`${PLACES[one.rank - 1]}\u00a0: ${who(one)}, ${sumOf(one)}. ${tellPrize(one)}`],
    ),
    ...(without.length > 0 ? [`Sans tuile, donc sans récompense\u00a0: ${list(without.map(who))} (KG-P2).`] : []),
    ...tiesOf(event).map((tied) => tellTie(tied, event, who, names)),
    ...(event.tourney === undefined ? [] : [tellLoss(event, who(event.tourney))]),
    ...(vp.length > 0 ? [`PV à présent\u00a0: ${vp.map((one) => `${names[one.seat]} ${one.vp}`).join(', ')}.`] : []),
  ]
}

function tellPrize({ vp, counter, counterDiscarded }: Standing): string {
  const prize = vp === 0 ? 'Aucun PV' : `${vp} PV`
  if (counter === undefined) return `${prize}.`
  return counterDiscarded
    ? `${prize}\u00a0; ${THE_COUNTER[counter]} quitte le jeu, faute de tuile à jouer avec (KG-E1).`
    : `${prize} et ${THE_COUNTER[counter]}.`
}

function tellTie(
  tied: readonly Standing[],
  { lastBy }: Scored,
  who: (standing: Standing) => string,
  names: readonly string[],
): string {
  const last = names[lastBy] ?? ''
  const rule = tied.some(({ seat }) => seat === lastBy)
    ? `${last} a posé la dernière tuile et perd toutes les égalités`
    : `on tranche dans le sens des aiguilles d’une montre après ${last}, qui a posé la dernière tuile`
  return `Égalité à ${tied[0]?.total}, ${tied.map(who).join(' avant ')}\u00a0: ${rule} (KG-P3).`
}

/** KG-L3 */
function tellLoss({ tourney, players }: Scored, loser: string): string {
  const lost = players[tourney?.seat ?? 0]?.lost ?? tourney?.loss ?? 0
  const last = lost === 1 ? 'et perd son dernier PV' : `et perd ses ${lost} derniers PV`
  const loss = lost === tourney?.loss ? `et perd ${lost} PV` : lost === 0 ? 'mais n’a aucun PV à perdre' : last
  return `${loser} a le plus petit total ${loss} (KG-L3).`
}

const TIE_BREAKS: Readonly<Record<TieBreak, string>> = {
  'last-location-vp': 'le plus de PV au dernier lieu fait la différence',
  'last-location-rank': 'la meilleure place au dernier lieu fait la différence',
  shared: 'rien ne les départage au dernier lieu',
}

function tellEnd(event: Extract<Event, { readonly type: 'game-ended' }>, names: readonly string[]): string[] {
  const ended = {
    'tenth-location': 'Le dixième lieu est décompté\u00a0: la cité est achevée.',
    'too-few-with-tiles': 'Moins de deux joueurs ont encore des tuiles\u00a0: il ne vient plus de lieu (KG-E2).',
    'nobody-has-tiles': 'Il ne reste plus une tuile à jouer (KG-E2).',
  }[event.ending]
  if (event.tieBreak === undefined) return [ended]
  const most = Math.max(...event.scores)
  const level = event.scores.flatMap((vp, seat) => (vp === most ? [names[seat] ?? ''] : []))
  return [ended, `${list(level)} ont ${most} PV chacun\u00a0; ${TIE_BREAKS[event.tieBreak]} (KG-E3).`]
}
