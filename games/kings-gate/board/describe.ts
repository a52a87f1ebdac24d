/** Cells and pieces as words: what a screen reader says and what pointing at them shows. */
import type { Language } from '@crownlands/core/room'
import type { Nameplate } from '@crownlands/kit/room-ui'
import { type ColourLetter, coloursInPlay, LOCATIONS, type Piece, type Tile } from '../content'
import { colourOf, counterOn, isBarracks, isDragon, printedValue, tileOf } from '../rules/pieces'
import type { Action, Standing, View } from '../rules/state'
import { currentCard, isDangerous } from '../rules/table'
import { whereIs } from '../rules/whereabouts'
import { printOf } from '../text/names'
import { whereWords } from '../text/where'
import type { Held } from './choice'
import type { Liveries } from './livery'
import type { GridCell } from './places/cells'
import type { Preview } from './preview'
import type { BoardText, Place } from './text/board-text'
import { BOARD_TEXT } from './text/text'

/** Whose things are whose, for every label. */
export interface Cast {
  readonly nameplates: readonly Nameplate[]
  readonly liveries: Liveries
  readonly language: Language
}

/** Who plays a colour: the player, and with two players which of the two colours. */
export function colourLabel(colour: ColourLetter, { nameplates, liveries, language }: Cast): string {
  const { seat, house } = liveries[colour]
  const name = nameplates[seat]?.name ?? ''
  return nameplates.length === 2 ? BOARD_TEXT[language].ofTwo(name, house) : name
}

/** `Manor 4`, `Dragon`: without its owner. */
export function tileName(tile: Tile, language: Language): string {
  const name = BOARD_TEXT[language].tiles[printOf(tile)]
  return isDragon(tile) ? name : `${name} ${printedValue(tile)}`
}

/** `Manor 4 of Ada`, `Barracks 3 of Ada, nobody can cover or burn it` */
export function pieceLabel(piece: Piece, cast: Cast): string {
  const words = BOARD_TEXT[cast.language]
  const tile = tileOf(piece)
  const label = words.tileOf(words.tiles[printOf(tile)], printedValue(tile), colourLabel(colourOf(piece), cast))
  const counter = counterOn(piece)
  if (counter !== undefined) return `${label}, ${words.withCounter(words.counters[counter])}`
  return isBarracks(piece) ? `${label}, ${words.protectedBySword}` : label
}

/** The prompt while something is held over the board. */
export function heldPrompt(held: Held | undefined, view: View, cast: Cast): string | undefined {
  const { holding, ...words } = BOARD_TEXT[cast.language]
  switch (held?.kind) {
    case undefined:
      return undefined
    case 'tile': {
      const name = tileName(held.tile, cast.language)
      const tile = held.counter === undefined ? name : words.takes(name, words.counters[held.counter])
      return holding.tile(tile, words.locations[currentCard(view).id], isDangerous(view) ? 'lower' : 'free')
    }
    case 'dragon':
      return holding.dragon
    case 'counter':
      return holding.counter(words.counters[held.counter])
    case 'sorceress':
      return held.from === undefined ? holding.sorceress : holding.sorceressPuts
  }
}

/** A tile of the hand: its name, what it may do, and why it is grey if it is. */
export function aboutTile(tile: Tile, language: Language, grey: string | undefined): string {
  const words = BOARD_TEXT[language]
  return [tileName(tile, language), words.tileDoes[printOf(tile)], ...(grey === undefined ? [] : [grey])].join('\n')
}

/** Why a tile of the hand cannot be played now. */
export function whyGrey({ phase, played }: View, live: boolean, language: Language): string | undefined {
  const { notNow } = BOARD_TEXT[language]
  if (!live) return notNow.turn
  return phase === 'end' || played.length === 0 ? notNow.over : notNow.together
}

/** What pointing at something on the board shows; a free space says nothing. */
export function aboutCell(one: GridCell, view: View, cast: Cast): string | undefined {
  const words = BOARD_TEXT[cast.language]
  if (one.kind === 'tile') return `${pieceLabel(one.piece, cast)}\n${words.tileDoes[printOf(tileOf(one.piece))]}`
  const card = one.kind === 'location' ? LOCATIONS[one.number - 1] : undefined
  if (one.kind !== 'location' || card === undefined) return undefined
  const means = isCurrent(one.number, view) ? [isDangerous(view) ? words.dangerousMeans : words.safeMeans] : []
  const prizes = prizesPaid(card.vp, view.players.length)
  return [
    locationLabel(one.number, view, cast.language),
    `${words.prizes(prizes)}. ${words.prizesMean}`,
    ...means,
  ].join('\n')
}

export function placesOf(standings: readonly Standing[], cast: Cast): readonly Place[] {
  return standings.map(({ colour, total, rank, vp }) => ({ who: colourLabel(colour, cast), total, rank, vp }))
}

/** What the board knows of a cell beside what lies there. */
export interface Marks {
  readonly target: Action | undefined
  /** KG-X8: the Sorceress could move what lies here, or does. */
  readonly source: 'possible' | 'chosen' | undefined
  readonly hinted: boolean
  readonly justPlaced: boolean
  /** Who placed it since the viewer's last turn. */
  readonly recent?: string | undefined
  readonly preview: Preview | undefined
}

/** `left of the Palace, Manor 4 of Ada, you can cover it, then Bruno 7, first, 2 VP; …` */
export function cellLabel(one: GridCell, view: View, cast: Cast, marks: Marks): string {
  const words = BOARD_TEXT[cast.language]
  const parts = [whatLies(one, view, cast, marks)]
  if (marks.hinted) parts.push(words.hinted)
  if (marks.justPlaced) parts.push(words.justPlaced)
  else if (marks.recent !== undefined) parts.push(words.recent(marks.recent))
  if (marks.source !== undefined) parts.push(marks.source === 'chosen' ? words.moving : words.mayMove)
  if (marks.target !== undefined) parts.push(invitation(one, marks.target, words))
  if (marks.preview !== undefined) {
    if (marks.preview.scores) parts.push(words.wouldScore)
    parts.push(words.wouldStand(placesOf(marks.preview.standings, cast)))
    if (marks.preview.loser !== undefined) {
      parts.push(words.loses(colourLabel(marks.preview.loser.colour, cast), 3))
    }
  }
  return parts.join(', ')
}

function whatLies(one: GridCell, view: View, cast: Cast, { target }: Marks): string {
  const words = BOARD_TEXT[cast.language]
  if (one.kind === 'location') return locationLabel(one.number, view, cast.language)
  const where = whereWords(whereIs(view.locations, one.cell), cast.language)
  switch (one.kind) {
    case 'tile':
      return `${where}, ${pieceLabel(one.piece, cast)}`
    case 'space':
      return `${where}, ${words.free}`
    case 'site': {
      const next = words.locations[LOCATIONS[view.locations.length]?.id ?? 'kings-gate']
      const lies = target?.type === 'location' ? `, ${words.lies[target.orientation]}` : ''
      return `${where}, ${words.site(next)}${lies}`
    }
  }
}

function locationLabel(number: number, view: View, language: Language): string {
  const words = BOARD_TEXT[language]
  const card = LOCATIONS[number - 1]
  if (card === undefined) return ''
  const label = words.location(words.locations[card.id], number)
  return `${label}, ${isCurrent(number, view) ? words.current : words.finished}`
}

function isCurrent(number: number, { locations, phase }: View): boolean {
  return number === locations.length && phase !== 'location' && phase !== 'over'
}

function invitation(one: GridCell, target: Action, words: BoardText): string {
  if (target.type === 'dragon') return target.cell === undefined ? words.mayDiscard : words.mayBurn
  return one.kind === 'tile' ? words.mayCover : words.mayPlace
}

/** The current location in sentences: what it pays, whether it is safe, what is particular. */
export function locationFacts(view: View, { dangerous, bishop }: Preview, language: Language): readonly string[] {
  const words = BOARD_TEXT[language]
  const card = currentCard(view)
  const special = words.special[card.id]
  const counters = card.counters.map((counter) => words.counters[counter])
  return [
    dangerous ? words.dangerousMeans : words.safeMeans,
    ...(dangerous !== card.dangerous ? [`${dangerous ? words.dangerous : words.safe}, ${words.byKing}.`] : []),
    ...(special === undefined ? [] : [special]),
    ...(counters.length === 0 ? [] : [words.wins(counters)]),
    ...(bishop ? [words.bishopHere] : []),
  ]
}

/** The prizes that are paid with so many players: three get only the first two (KG-P2). */
export function prizesPaid(vp: readonly number[], seats: number): readonly number[] {
  return vp.slice(0, Math.min(coloursInPlay(seats).length - (seats === 3 ? 1 : 0), vp.length))
}
