/** Every word of King's Gate that an English reader meets. */
import { must } from '@crownlands/core/lists'
import type { Words } from '@crownlands/core/room'
import { type Sentences, sentenceFor } from '@crownlands/core/text/table'
import { whyOf } from '../bots/why'
import { COLOUR_LETTERS, type Counter, LOCATIONS, type Tile, type ValueTile } from '../content'
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
import { list, locationName, tileName } from './nouns.en'
import { whereWords } from './where'
import { whyText } from './why.en'

const { locations, counters, colours } = NAMES.en

/** What a tile is called together with its colour. */
type Dress = (name: string, tile: Tile) => string

/** With two players a tile has to say its colour: `red Shop 2`, or as at this table `Shop 2 (lion)`. */
function dressFor(names: readonly string[], called: readonly string[] | undefined): Dress {
  if (names.length === 2 && called === undefined) return (name, tile) => `${colours[colourOf(tile)]} ${name}`
  return asCalled(called)
}

function asCalled(called: readonly string[] | undefined): Dress {
  return (name, tile) => (called === undefined ? name : `${name} (${called[colourNumber(tile)]})`)
}

/** Pub, Keep and Dragon there is only one of. */
function aTile(tile: Tile, dress: Dress): string {
  return `${['0', '5', 'D'].includes(printOf(tile)) ? 'the' : 'a'} ${dress(tileName(tile), tile)}`
}

function at(where: Where): string {
  return whereWords(where, 'en')
}

function counterName(counter: string | number | undefined): string {
  return counters[counter as Counter]
}

const REFUSALS: Sentences<Reason> = {
  'not-in-hand': ({ tile }) => `There is no ${tileName(tile as Tile)} (${tile}) in your hand: choose one that is.`,
  'nothing-played': () => 'Play at least one tile, then end your turn.',
  'placing-over': () => 'Nothing more can be placed this turn: end it.',
  'place-location-first': () => 'First place the next location.',
  'no-location-now': () => 'The next location comes when this one is full. Until then, play tiles.',
  'one-value-a-turn': ({ tile, played }) =>
    printOf(played as Tile) === '1'
      ? `After a House only Houses, the Pub and the Dragon follow: keep the ${tileName(tile as Tile)} for another turn.`
      : `After the ${tileName(played as Tile)} only the Pub and the Dragon follow: keep the ${tileName(tile as Tile)} for another turn.`,
  'graveyard-two': () => 'The Graveyard takes two tiles a turn: end yours now.',
  'garrison-one-star': () => 'The Garrison takes one House a turn: keep this one for later.',
  'space-not-adjacent': () => 'That does not touch the current location: choose one of its ten spaces.',
  'space-taken-safe': () => 'That space is taken, and this place is safe: choose a free space.',
  'own-tile': () => 'That tile is yours: choose a free space or somebody else’s tile.',
  barracks: () => 'Barracks stand firm against every tile and every Dragon: choose another space.',
  'protected-by-counter': ({ counter }) => `The ${counterName(counter)} protects that tile: choose another space.`,
  'covered-not-lower': ({ there, value }) =>
    `Your tile counts ${value} here, and only more than the ${tileName(there as Tile)} covers it: choose another space.`,
  'nothing-to-burn': () => 'Nothing stands there: choose a tile to burn, or let the Dragon go without one.',
  'counter-not-held': ({ counter }) => `You do not hold the ${counterName(counter)}: play the tile without.`,
  'sorceress-moves-tiles': () => 'The Sorceress moves a tile that is already in play: choose which one.',
  'sorceress-instead-of-tiles': () => 'The Sorceress comes instead of tiles from the hand: keep her for another turn.',
  'no-own-tile-there': () => 'No tile of yours is there: choose one that is yours.',
  'tile-has-counter': ({ counter }) => `The ${counterName(counter)} is on that tile: choose one without a counter.`,
  'same-space': () => 'The tile is there already: choose another space.',
  'location-not-free': () => 'Something lies there already: a location needs two free cells.',
  'location-no-shared-edge': () => 'A corner is not enough: let the location share an edge with what is in play.',
  'location-not-turned': () => 'All locations lie across in this match: place it unturned.',
}

const BOARD: BoardWords = {
  names: NAMES.en,
  location: (number, name, danger) => `Location ${number} of 10: ${name} (${danger})`,
  next: (name, danger) => `Next: ${name} (${danger})`,
  safe: 'safe',
  dangerous: 'dangerous',
  byTheKing: 'by order of the King',
  scored: 'scored',
  noFreeSpace: 'No space is free.',
  freeSpaces: 'Free spaces:',
  vp: (vp) => `${vp ?? '?'} VP`,
  tiles: (hand, stack) => `${hand} in hand, ${stack} to draw`,
  counters: (names) => `${names.length > 1 ? 'counters' : 'counter'} ${names.join(', ')}`,
  you: '(you)',
  yourHand: 'Your hand:',
  handEmpty: 'no tile left',
  unseen: (name) => `Not yet seen of ${name}:`,
  out: 'Out of the game:',
}

export const en: Words<Action, View, Options, Event> = {
  ...manifest.words.en,
  // KG-S2
  seating: (seats) =>
    seats === 2 ? 'With two players each has two colours: their own house and one that nobody plays.' : undefined,
  options: {
    graveyard: {
      label: 'At the Graveyard',
      explanation: 'What may be played there in one turn.',
      values: {
        replace: 'One or two tiles of any kind',
        cap: 'The usual tiles, but never more than two',
      },
    },
    hiddenVp: { label: 'Hidden victory points', explanation: 'Nobody sees what the others have until the end.' },
    rotation: { label: 'Locations may be turned', explanation: 'A location lies across or upright, as you like.' },
  },
  refusal: (refusal) => sentenceFor(REFUSALS, refusal) ?? 'This is not possible.',
  story,
  prompt: (view, seat) => {
    if (view.phase === 'over') return 'The game is over.'
    if (view.turn !== seat) return 'It is another player’s turn.'
    if (view.phase === 'end') return 'Your turn is complete: end it, or take something back.'
    if (view.phase === 'location') {
      return `Place the next location, the ${locationName(view.locations.length + 1)}: one edge must touch what is in play.`
    }
    return view.played.length === 0 ? promptFirst(view, seat) : promptMore(view, seat)
  },
  progress: ({ locations, spaces, phase }) => {
    const free = spaces.filter((space) => space === FREE).length
    const left = free === 1 ? '1\u00a0space free' : `${free}\u00a0spaces free`
    return phase === 'over'
      ? undefined
      : {
          line: `Location ${locations.length} of ${LOCATIONS.length}, ${left}`,
          ends: `A location is scored when its ten spaces are full. The game ends after location ${LOCATIONS.length}, or sooner when the tiles run out. Most VP wins.`,
          clause: 'KG-E2',
        }
  },
  action: (action, view, called) => {
    const there = (cell: Cell) => at(whereIs(view.locations, cell))
    /** `the Manor 4 above the Palace` */
    const standing = (cell: Cell) => {
      const tile = tileOf(must(pieceOn(view, cell)))
      return `the ${asCalled(called)(tileName(tile), tile)} ${there(cell)}`
    }
    switch (action.type) {
      case 'tile': {
        const counter = action.counter === undefined ? '' : ` with the ${counters[action.counter]}`
        return `${aTile(action.tile, asCalled(called))}${counter} ${there(action.cell)}`
      }
      case 'dragon':
        return action.cell === undefined ? 'discard the Dragon' : `burn ${standing(action.cell)}`
      case 'sorceress':
        return `the Sorceress takes ${standing(action.from)} and puts it ${there(action.to)}`
      case 'location':
        return `the ${locationName(view.locations.length + 1)} ${there(action.cell)}, ${WAYS[action.orientation]}`
      case 'end':
        return 'end the turn'
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
      ? `${winnerNames[0]} wins with ${vp} VP.`
      : `${list(winnerNames)} share the victory with ${vp} VP each.`
  },
  board: (view, names) => drawTable(view, names, BOARD),
  howToType: [
    'y4 2,-1       your yellow 4 on column 2, row -1 (y yellow, g green, r red, b blue)',
    'y4+king 2,-1  the same with a counter on it: king, bishop, wizard, guildmaster or merchant',
    'yD 2,-1       your Dragon burns the tile there; yD alone only discards it',
    's 4,1>2,-1    the Sorceress takes your tile on 4,1 to 2,-1',
    'h 3,2         the next location across, its left half on 3,2; v 3,2 upright, its upper half there',
    'end           your turn is over, and you draw up to six tiles',
  ].join('\n'),
}

const WAYS = { horizontal: 'across', vertical: 'upright' } as const

/** Before the first tile of a turn. */
function promptFirst(view: View, seat: number): string {
  const { id } = currentCard(view)
  const what = id === 'graveyard' ? 'one or two tiles' : id === 'garrison' ? 'tiles, at most one House,' : 'tiles'
  const where = `around the ${locations[id]}, ${isDangerous(view) ? 'where lower tiles can be covered' : 'in free spaces'}`
  const sorceress = view.players[seat]?.counters.includes('sorceress') ? ' Or send the Sorceress.' : ''
  return `Your turn: play ${what} ${where}.${sorceress}`
}

function promptMore(view: View, seat: number): string {
  const { id } = currentCard(view)
  if (id === 'graveyard' && view.played.length > 1) return 'The Graveyard takes two tiles a turn: end yours now.'
  if (view.players[seat]?.handSize === 0) return 'Your hand is empty: end your turn.'
  return `Play on around the ${locations[id]}, or end your turn.`
}

function story(event: Event, names: readonly string[], called?: readonly string[]): string[] {
  const name = (seat: number) => names[seat] ?? `player ${seat + 1}`
  const dress = dressFor(names, called)
  /** `Ben’s Shop 2` */
  const possessed = (tile: ValueTile) => `${name(ownerOf(tile, names.length))}’s ${dress(tileName(tile), tile)}`
  /** `, covering Ben’s Shop 2` */
  const covering = (covered: ValueTile | undefined) => (covered === undefined ? '' : `, covering ${possessed(covered)}`)
  switch (event.type) {
    case 'game-started':
      return [`The Palace lies on the table; ${name(event.starter)} begins.`]
    case 'drawn': {
      const known = countKinds(event.tiles ?? []).map(({ tile, count }) => times(dress(tileName(tile), tile), count))
      const what = event.count === 1 ? ' a tile' : ` ${event.count} tiles`
      return [`${name(event.seat)} draws${known.length > 0 ? `: ${known.join(', ')}` : what}.`]
    }
    case 'tile-placed': {
      const counter = event.counter === undefined ? '' : ` with the ${counters[event.counter]}`
      const tile = aTile(event.tile, dress)
      return [`${name(event.seat)} places ${tile}${counter} ${at(event.where)}${covering(event.covered)}.`]
    }
    case 'dragon-played':
      return [
        event.where === undefined || event.burnt === undefined
          ? `${name(event.seat)} lets the Dragon go; nothing burns.`
          : `${name(event.seat)} sends the Dragon: it burns ${possessed(event.burnt)} ${at(event.where)}.`,
      ]
    case 'sorceress-played': {
      const taken = `${aTile(event.tile, dress)} ${at(event.fromWhere)}`
      return [
        `${name(event.seat)} calls the Sorceress: she takes ${taken} and puts it ${at(event.where)}${covering(event.covered)}.`,
      ]
    }
    case 'scored':
      return tellScoring(event, names, called)
    case 'location-placed': {
      const { vp, counters: won, dangerous } = LOCATIONS[event.location - 1] ?? { vp: [], counters: [] }
      const stakes = [`${vp.join('-')} VP`, ...won.map((counter) => `the ${counters[counter]}`)]
      const place = `${at(event.where)}, ${WAYS[event.orientation]}`
      return [
        `${name(event.seat)} places the ${locationName(event.location)} ${place}: ${dangerous ? 'dangerous' : 'safe'}, for ${list(stakes)}.`,
      ]
    }
    case 'counters-discarded':
      return [
        `${name(event.seat)} has no tile left, and so no more use for ${list(event.counters.map((one) => `the ${counters[one]}`))} (KG-E1).`,
      ]
    case 'skipped':
      return [`${name(event.seat)} has no tile left and sits this turn out (KG-E1).`]
    case 'turn-ended':
      return []
    case 'game-ended':
      return [...tellEnd(event, names), en.ending(event, names)]
  }
}

const PLACES = ['First', 'Second', 'Third', 'Fourth'] as const

function tellScoring(event: Scored, names: readonly string[], called: readonly string[] | undefined): string[] {
  const who = ({ seat, colour }: Pick<Standing, 'seat' | 'colour'>) =>
    names.length === 2
      ? `${names[seat]} (${called?.[COLOUR_LETTERS.indexOf(colour)] ?? colours[colour]})`
      : `${names[seat]}`
  const free = event.free === 1 ? '1 space' : `${event.free} spaces`
  const opening =
    event.free > 0 ? `Nobody has a tile left, and ${free} stay${event.free === 1 ? 's' : ''} free (KG-E2). ` : ''
  const without = event.standings.filter(({ rank }) => rank === undefined)
  const vp = knownVp(event)
  return [
    `${opening}Scoring the ${locationName(event.location)}: ${list(prizesOf(event))} VP.`,
    ...(event.bishop ? ['The Bishop is there: every tile counts 1 (KG-X4).'] : []),
    ...event.standings.flatMap((one) =>
      one.rank === undefined ? [] : [`${PLACES[one.rank - 1]}: ${who(one)}, ${sumOf(one)}. ${tellPrize(one)}`],
    ),
    ...(without.length > 0 ? [`No tile there, and so no prize: ${list(without.map(who))} (KG-P2).`] : []),
    ...tiesOf(event).map((tied) => tellTie(tied, event, who, names)),
    ...(event.tourney === undefined ? [] : [tellLoss(event, who(event.tourney))]),
    ...(vp.length > 0 ? [`VP now: ${vp.map((one) => `${names[one.seat]} ${one.vp}`).join(', ')}.`] : []),
  ]
}

function tellPrize({ vp, counter, counterDiscarded }: Standing): string {
  const prize = vp === 0 ? 'No VP' : `${vp} VP`
  if (counter === undefined) return `${prize}.`
  return counterDiscarded
    ? `${prize}; the ${counters[counter]} leaves the game, for there is no tile left to play with (KG-E1).`
    : `${prize} and the ${counters[counter]}.`
}

function tellTie(
  tied: readonly Standing[],
  { lastBy }: Scored,
  who: (standing: Standing) => string,
  names: readonly string[],
): string {
  const rule = tied.some(({ seat }) => seat === lastBy)
    ? `${names[lastBy]} placed the last tile and loses every tie`
    : `ties go clockwise from ${names[lastBy]}, who placed the last tile`
  return `A tie at ${tied[0]?.total}, ${tied.map(who).join(' before ')}: ${rule} (KG-P3).`
}

/** KG-L3 */
function tellLoss({ tourney, players }: Scored, loser: string): string {
  const lost = players[tourney?.seat ?? 0]?.lost ?? tourney?.loss ?? 0
  const last = lost === 1 ? 'and loses the last VP' : `and loses the last ${lost} VP`
  const loss = lost === tourney?.loss ? `and loses ${lost} VP` : lost === 0 ? 'but has no VP to lose' : last
  return `${loser} has the smallest total ${loss} (KG-L3).`
}

const TIE_BREAKS: Readonly<Record<TieBreak, string>> = {
  'last-location-vp': 'the most VP at the last location decide',
  'last-location-rank': 'the better place at the last location decides',
  shared: 'nothing at the last location tells them apart',
}

function tellEnd(event: Extract<Event, { readonly type: 'game-ended' }>, names: readonly string[]): string[] {
  const ended = {
    'tenth-location': 'The tenth location is scored, and the city is complete.',
    'too-few-with-tiles': 'Fewer than two players have tiles left: no further location comes (KG-E2).',
    'nobody-has-tiles': 'No tile is left to play (KG-E2).',
  }[event.ending]
  if (event.tieBreak === undefined) return [ended]
  const most = Math.max(...event.scores)
  const level = event.scores.flatMap((vp, seat) => (vp === most ? [names[seat] ?? ''] : []))
  return [ended, `${list(level)} have ${most} VP each; ${TIE_BREAKS[event.tieBreak]} (KG-E3).`]
}
