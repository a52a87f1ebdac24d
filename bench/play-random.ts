/** Random four-player games. A process uses only one of these loops, so that V8 compiles it for one kind of data. */
import { type Chance, pick } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import type { Game, GameEvent, Seat } from '@crownlands/core/game'
import { SEATS } from './random-games'

const choice = new FastChance('choice').at(0)

/** Plays the n-th game with random choices that need no list of actions. Returns the number of actions. */
export function playPicked<State, Action, View, Options, Event extends GameEvent>(
  game: Game<State, Action, View, Options, Event>,
  options: Options,
  n: number,
): number {
  return playBy(game, options, n, (state, seat, chance) => {
    const action = game.randomAction?.(state, seat, chance)
    if (action === undefined) throw new TypeError(`${game.id} has lost its random choice`)
    return action
  })
}

/** The same with the work of the boardgame.io variant: list all legal actions, pick one. */
export function playListed<State, Action, View, Options, Event extends GameEvent>(
  game: Game<State, Action, View, Options, Event>,
  options: Options,
  n: number,
): number {
  return playBy(game, options, n, (state, seat, chance) => pick(game.legalActions(state, seat), chance))
}

function playBy<State, Action, View, Options, Event extends GameEvent>(
  game: Game<State, Action, View, Options, Event>,
  options: Options,
  n: number,
  choose: (state: State, seat: Seat, chance: Chance) => Action,
): number {
  const source = new FastChance(`game ${n}`)
  const state = game.setup(options, SEATS, source.at(0))
  let actions = 0
  for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
    game.apply(state, seat, choose(state, seat, choice), source.at(++actions))
  }
  return actions
}
