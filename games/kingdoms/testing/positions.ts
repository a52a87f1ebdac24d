/** Positions of Kingdoms drawn as text, ways to play on from them, and chances that bring what a test needs. */
import type { Chance } from '@crownlands/core/chance'
import type { Seat } from '@crownlands/core/game'
import { SEAT_LETTERS, type Space, type Tile } from '../content'
import { kingdoms } from '../game'
import { parseAction, parseBoard, parsePosition } from '../rules/notation'
import type { Event, Options, State } from '../rules/state'

export const STANDARD: Options = { noLuck: false, lastCastle: false, scoreAsYouGo: false, edition: '2011' }

export const [A, B, C, D] = [0, 1, 2, 3] as const

/** Five lines of six words; a dot is an empty space. */
export function board(drawing: string): Space[] {
  const spaces = parseBoard(oneLine(drawing))
  if (spaces === undefined) throw new TypeError(`this is not a board:\n${drawing}`)
  return spaces
}

function oneLine(drawing: string): string {
  const rows = drawing.trim().split('\n')
  return rows.map((row) => row.trim().split(/\s+/).join(',').replaceAll('.', '1')).join('/')
}

/** A drawn board and the rest of the position as in the notation: `epoch1 A A:50:4321:+2 B:50:4321:+3 2011`. */
export function position(drawing: string, rest: string): State {
  return possible(`${oneLine(drawing)} ${rest}`)
}

/** A position in one line, which must be one that the game can come to. */
export function possible(text: string): State {
  const state = parsePosition(text)
  if ('problem' in state) throw new TypeError(state.problem)
  const impossible = kingdoms.audit(state)
  if (impossible !== undefined) throw new TypeError(`${impossible}: ${text}`)
  return state
}

/** The seat to act makes each of the actions, which must be legal. Returns all that happened. */
export function play(state: State, actions: string, chance: Chance = NO_CHANCE): Event[] {
  const events: Event[] = []
  for (const text of actions.split(' ')) {
    const action = parseAction(text)
    const [seat] = kingdoms.toAct(state)
    if (action === undefined || seat === undefined) throw new TypeError(`${text} is no action now`)
    const refusal = kingdoms.check(state, seat, action)
    if (refusal !== undefined) throw new TypeError(`${text} is refused: ${refusal.clause} ${refusal.reason}`)
    kingdoms.apply(state, seat, action, chance, events)
  }
  return events
}

/** What the seat to act is told when it tries this. */
export function refusalOf(state: State, text: string): ReturnType<typeof kingdoms.check> {
  return kingdoms.check(state, state.turn, parseAction(text))
}

export type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>

export function eventsOf<Type extends Event['type']>(events: readonly Event[], type: Type): EventOf<Type>[] {
  return events.filter((event): event is EventOf<Type> => event.type === type)
}

/** For what must not be left to chance. */
export const NO_CHANCE: Chance = {
  below: () => {
    throw new Error('nothing should be left to chance here')
  },
}

/** Always the first of what could come. */
export const FIRST: Chance = { below: () => 0 }

/** Brings these tiles, in this order, each from what the supply holds by then. */
export function bring(state: State, ...tiles: readonly Tile[]): Chance {
  const coming = tiles.slice()
  return {
    below: (n) => {
      const tile = coming.shift()
      const index = tile === undefined ? -1 : state.supply.indexOf(tile)
      if (index < 0 || n !== state.supply.length) throw new Error(`${tile} cannot come now`)
      return index
    },
  }
}

export function player(state: State, seat: Seat): State['players'][number] {
  const found = state.players[seat]
  if (found === undefined) throw new RangeError(`there is no player ${SEAT_LETTERS[seat]}`)
  return found
}

export function goldOf(state: State): number[] {
  return state.players.map(({ gold }) => gold)
}
