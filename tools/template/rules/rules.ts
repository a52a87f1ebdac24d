/** The rules of Template Game, in the order of its clause sheet. */
import { type Chance, pick } from '@crownlands/core/chance'
import type { Outcome, Refusal, Seat } from '@crownlands/core/game'
import { at, remove } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { COPIES, PLACES, POINTS, ROUNDS, TILES, type Tile } from '../content'
import { type Action, ENDINGS, type Event, type Options, type Reason, type State } from './state'

const KEEP: Action = { type: 'keep' }
const ACTIONS: readonly Action[] = [...PLACES.map((place): Action => ({ type: 'swap', place })), KEEP]

export function setup(options: Options, seats: number, chance: Chance, events?: Event[]): State {
  const bag = wholeBag()
  const hands = Array.from({ length: seats }, () => PLACES.map(() => draw(bag, chance)))
  for (const [seat, hand] of hands.entries()) events?.push({ type: 'dealt', seat, tiles: hand.slice() })
  return { options, round: 1, turn: 0, over: false, hands, discards: [] }
}

export function toAct({ turn, over }: State): readonly Seat[] {
  return over ? [] : [turn]
}

export function legalActions(state: State, seat: Seat): readonly Action[] {
  return toAct(state).includes(seat) ? ACTIONS.filter((action) => refuse(state, action) === undefined) : []
}

/** Of an action whose shape is right, of the player whose turn it is. */
export function refuse({ round }: State, { type }: Action): Refusal<Reason> | undefined {
  // TG-T3
  return type === 'keep' && round === 1 ? refusal('TG-T3', 'swap-first') : undefined
}

export function apply(state: State, seat: Seat, action: Action, chance: Chance, events?: Event[]): void {
  if (action.type === 'swap') {
    const hand = at(state.hands, seat)
    const index = PLACES.indexOf(action.place)
    const discarded = at(hand, index)
    // TG-T1: draw first, so that the same tile does not come back.
    const drawn = draw(bagOf(state), chance)
    hand[index] = drawn
    state.discards.push(discarded)
    events?.push({ type: 'swapped', seat, discarded, drawn })
  } else {
    events?.push({ type: 'kept', seat })
  }
  endTurn(state, events)
}

function endTurn(state: State, events: Event[] | undefined): void {
  state.turn = (state.turn + 1) % state.hands.length
  if (state.turn > 0) return
  if (state.round < ROUNDS[state.options.length]) {
    state.round++
    return
  }
  // TG-E1
  state.over = true
  for (const [seat, tiles] of state.hands.entries())
    events?.push({ type: 'shown', seat, tiles: tiles.slice(), points: pointsOf(tiles), reveals: true })
}

/** TG-E2 */
export function outcome({ over, hands }: State): Outcome | undefined {
  if (!over) return undefined
  const scores = hands.map(pointsOf)
  const most = Math.max(...scores)
  return { winners: scores.flatMap((points, seat) => (points === most ? [seat] : [])), scores, ending: ENDINGS[0] }
}

export function pointsOf(tiles: readonly Tile[]): number {
  return tiles.reduce((sum, tile) => sum + POINTS[tile], 0)
}

/** TG-C1 */
export function wholeBag(): Tile[] {
  return TILES.flatMap((tile) => Array.from({ length: COPIES }, () => tile))
}

/** What lies neither before a player nor face up. */
function bagOf({ hands, discards }: State): Tile[] {
  const bag = wholeBag()
  for (const tile of [...hands.flat(), ...discards]) remove(bag, tile)
  return bag
}

/** Takes a tile out of the bag, each with the same chance. */
export function draw(bag: Tile[], chance: Chance): Tile {
  const tile = pick(bag, chance)
  remove(bag, tile)
  return tile
}
