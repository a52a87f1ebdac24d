/** Games played by chance, told by their events. */
import { type Chance, pick } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import type { Seat } from '@crownlands/core/game'
import { castleOf, EMPTY, SPACES, type Space } from '../content'
import { kingdoms } from '../game'
import type { Action, Event, Options, State } from '../rules/state'

/**
 * A kind of action first, then any of that kind. A choice among all actions is nearly always a castle, so that such
 * games say little about draws and, with K-V2, are over in one epoch.
 */
export function variedAction(state: State, seat: Seat, chance: Chance): Action {
  const legal = kingdoms.legalActions(state, seat)
  const kind = pick([...new Set(legal.map(({ type }) => type))], chance)
  return pick(
    legal.filter(({ type }) => type === kind),
    chance,
  )
}

/** Calls back after the set-up and after each action, with all that has happened so far. */
export function playVariedGame(
  options: Options,
  seats: number,
  seed: string,
  onStep: (state: State, events: readonly Event[]) => void = () => {},
): { readonly state: State; readonly events: readonly Event[] } {
  const dice = new FastChance(`varied ${seed}`).at(0)
  const source = new FastChance(seed)
  const events: Event[] = []
  const state = kingdoms.setup(options, seats, source.at(0), events)
  onStep(state, events)
  for (let step = 1; !state.over; step++) {
    kingdoms.apply(state, state.turn, variedAction(state, state.turn, dice), source.at(step), events)
    onStep(state, events)
  }
  return { state, events }
}

/** The events of each epoch: the first is that it started. */
export function byEpoch(events: readonly Event[]): Event[][] {
  const epochs: Event[][] = []
  for (const event of events) {
    if (event.type === 'epoch-started') epochs.push([])
    epochs.at(-1)?.push(event)
  }
  return epochs
}

/** The board that the placements of an epoch make. A second placement on a space is an error. */
export function boardMadeBy(events: readonly Event[]): Space[] {
  const board = Array<Space>(SPACES).fill(EMPTY)
  for (const event of events) {
    if (event.type !== 'castle-placed' && event.type !== 'tile-placed') continue
    if (board[event.space] !== EMPTY) throw new Error(`a second piece on space ${event.space}`)
    board[event.space] = event.type === 'castle-placed' ? castleOf(event.seat, event.rank) : event.tile
  }
  return board
}

/** Everything that happens in a random game. */
export function storyOf(options: Options, seats = 3): Event[] {
  const chance = new FastChance('ledger')
  const events: Event[] = []
  const state = kingdoms.setup(options, seats, chance.at(0), events)
  for (let n = 1; !state.over; n++) {
    const actions = kingdoms.legalActions(state, state.turn)
    const action = actions[chance.at(1000 + n).below(actions.length)]
    if (action !== undefined) kingdoms.apply(state, state.turn, action, chance.at(n), events)
  }
  return events
}
