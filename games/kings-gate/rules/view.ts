/** What a seat may know (KG-H1, KG-P6), and what it can imagine behind that. */

import { type Chance, shuffle } from '@crownlands/core/chance'
import type { Seat, Viewer } from '@crownlands/core/game'
import { removeAt } from '@crownlands/core/lists'
import { coloursInPlay, LOCATIONS, type Tile, TOURNEY_LOSS } from '../content'
import { insertTile, ownerOfColour } from './pieces'
import type { Event, Player, SeenPlayer, State, View } from './state'

export function view(state: State, viewer: Viewer): View {
  return {
    viewer: viewer as View['viewer'],
    options: state.options,
    locations: state.locations.slice(),
    spaces: state.spaces.slice(),
    elsewhere: state.elsewhere,
    players: state.players.map((player, seat) => seePlayer(player, seat === viewer, showsVp(state, seat, viewer))),
    discarded: state.discarded.slice(),
    turn: state.turn,
    phase: state.phase,
    played: state.played.slice(),
    lastScoring: state.lastScoring,
  }
}

/** KG-P6: hidden VP are turned up at the end. */
function showsVp({ options, phase }: State, seat: Seat, viewer: Viewer): boolean {
  return !options.hiddenVp || seat === viewer || phase === 'over'
}

function seePlayer({ vp, hand, stack, counters }: Player, own: boolean, showVp: boolean): SeenPlayer {
  return {
    ...(showVp && { vp }),
    counters: counters.slice(),
    handSize: hand.length,
    stackSize: stack.length,
    ...(own && { hand: hand.slice() }),
    // In the order of TILES, so that the list does not tell which are in the hand.
    unseen: own ? stack.slice() : together(hand, stack),
  }
}

function together(hand: readonly Tile[], stack: readonly Tile[]): Tile[] {
  const tiles = stack.slice()
  for (const tile of hand) insertTile(tiles, tile)
  return tiles
}

export function viewEvent(event: Event, viewer: Viewer): Event {
  if (event.type === 'drawn' && event.seat !== viewer) {
    return { type: event.type, seat: event.seat, count: event.count }
  }
  if (event.type !== 'scored' || !event.hiddenVp) return event
  // KG-P6: what is won is seen by all; what somebody has, and so what of it was lost, is not.
  return { ...event, players: event.players.map((player, seat) => (seat === viewer ? player : { won: player.won })) }
}

/** Every way to deal the unseen tiles of a player to hand and stack is equally likely. */
export function imagine(seen: View, chance: Chance): State {
  const guessed = seen.players.some(({ vp }) => vp === undefined) ? guessVp(seen, chance) : []
  return {
    options: seen.options,
    locations: seen.locations.slice(),
    spaces: seen.spaces.slice(),
    elsewhere: seen.elsewhere,
    players: seen.players.map((player, seat) => imaginePlayer(player, guessed[seat] ?? 0, chance)),
    discarded: seen.discarded.slice(),
    turn: seen.turn,
    phase: seen.phase,
    played: seen.played.slice(),
    lastScoring: seen.lastScoring,
  }
}

function imaginePlayer(player: SeenPlayer, guessedVp: number, chance: Chance): Player {
  const vp = player.vp ?? guessedVp
  const counters = player.counters.slice()
  const stack = player.unseen.slice()
  if (player.hand !== undefined) return { vp, hand: player.hand.slice(), stack, counters }
  const hand: Player['hand'] = []
  while (hand.length < player.handSize) insertTile(hand, removeAt(stack, chance.below(stack.length)))
  return { vp, hand, stack, counters }
}

/**
 * KG-P6: hidden VP are guessed as by somebody who knows the prizes but has not kept count of who took them: those of
 * the last scoring still lie open, those of the ones before went to anybody.
 */
function guessVp({ players, locations, phase, lastScoring }: View, chance: Chance): number[] {
  const seats = players.length
  const vp = players.map((_, seat) => lastScoring?.vp[seat] ?? 0)
  const scored = phase === 'location' || phase === 'over' ? locations.length : locations.length - 1
  for (const { id, vp: prizes } of LOCATIONS.slice(0, Math.max(0, scored - 1))) {
    const owners = coloursInPlay(seats).map((_, colour) => ownerOfColour(colour, seats))
    shuffle(owners, chance)
    owners.forEach((seat, place) => {
      const prize = place === 2 && seats === 3 ? 0 : (prizes[place] ?? 0)
      const loss = id === 'tourney-grounds' && place === owners.length - 1 ? TOURNEY_LOSS : 0
      vp[seat] = Math.max(0, (vp[seat] ?? 0) + prize - loss)
    })
  }
  return vp
}

/** As much of a state as the eye sees; what is hidden lies in the stacks. */
export function stateOf(view: View): State {
  return {
    options: view.options,
    locations: view.locations.slice(),
    spaces: view.spaces.slice(),
    elsewhere: view.elsewhere,
    players: view.players.map(({ vp = 0, hand = [], unseen, counters }) => ({
      vp,
      hand: hand.slice(),
      stack: unseen.slice(),
      counters: counters.slice(),
    })),
    discarded: view.discarded.slice(),
    turn: view.turn,
    phase: view.phase,
    played: view.played.slice(),
    lastScoring: view.lastScoring,
  }
}
