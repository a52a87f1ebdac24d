/** Positions that games by chance seldom come to, each as it would be sent: it passes the audit and somebody is asked. */
import { type Chance, pick } from '@crownlands/core/chance'
import { FastChance } from '@crownlands/core/chance-fast'
import type { Seat } from '@crownlands/core/game'
import { must, playerAt, remove } from '@crownlands/core/lists'
import { CITADEL, isCreature, isIncome, RACK_LIMIT } from '../content'
import { addCreature, forgetPassengers, roomIn } from '../rules/armies'
import { insert } from '../rules/counters'
import { boardSize, neighbours } from '../rules/hexes'
import { apply, legalActions, setup, toAct } from '../rules/rules'
import type { Phase, State } from '../rules/state'
import { dealtPosition } from './dealt'
import { goOn } from './positions'
import { dealCombat } from './second-reading/deals'

export const PREPARED = {
  'the set-up': dealSetup,
  'a start with too much sea': dealSea,
  'characters to be had': (seats, chance) => dealPhase(seats, 'characters', chance),
  'Things to be drawn': (seats, chance) => dealPhase(seats, 'things', chance),
  'events on racks': (seats, chance) => dealPhase(seats, 'events', chance),
  'armies that set out': (seats, chance) => dealPhase(seats, 'movement', chance),
  'battles and explorations': dealBattles,
  'a citadel under the clock': dealClock,
  'thief and assassin': dealPowers,
  'a cup of three counters': (seats, chance) => dealShortCup(seats, 3, chance),
  'an empty cup': (seats, chance) => dealShortCup(seats, 0, chance),
  'a cup of income counters': dealIncomes,
  'full hexes': dealFullHexes,
  'a player who is out': dealOut,
} as const satisfies Record<string, (seats: number, chance: Chance) => State>

function dealSetup(seats: number, chance: Chance): State {
  return setup({ edition: '1986', autoCall: false, turnLimit: 0 }, seats, chance)
}

/** KT-S7: the last start is picked, and the map is laid with sea beside the first one. */
function dealSea(seats: number, chance: Chance): State {
  const state = dealSetup(seats, chance)
  const starts: number[] = []
  for (;;) {
    const seat = must(toAct(state)[0])
    const action = pick(legalActions(state, seat), chance)
    if (action.type === 'start') starts.push(action.hex)
    const wet = neighbours(must(starts[0]), boardSize(seats)).slice(0, 2)
    let hex = 0
    // Hexes are drawn one by one, and seas come last in the deck.
    apply(state, seat, action, { below: (n) => (wet.includes(hex++) ? n - 1 : chance.below(n)) })
    if (state.hexes.length > 0) return state
  }
}

/** Standing answers as in a match that has just begun: everybody is asked. */
function askEverybody(state: State): void {
  for (const player of state.players) {
    player.rolls = 'own'
    player.calls = state.options.autoCall ? 'all' : 'ask'
  }
}

function started(state: State, chance: Chance): State {
  goOn(state, chance)
  return state
}

/** The beginning of a phase, with the first player's part. */
function dealPhase(seats: number, phase: Phase, chance: Chance): State {
  const state = dealtPosition(seats, phase, chance)
  askEverybody(state)
  return started(state, chance)
}

/** All have moved: walk-ins are about to be carried out, then combat begins. */
function dealBattles(seats: number, chance: Chance): State {
  return fought(dealCombat(chance, seats, 2), chance)
}

function fought(state: State, chance: Chance): State {
  askEverybody(state)
  state.phase = 'movement'
  state.tasks.splice(0, state.tasks.length, { type: 'turn', next: state.order.length })
  return started(state, chance)
}

/** KT-W2: the only one on the board, got in the turn before, and somebody can still take it. */
function dealClock(seats: number, chance: Chance): State {
  const state = dealCombat(chance, seats, 2)
  const [only, ...others] = state.hexes.filter(({ fort }) => fort === CITADEL)
  for (const hex of others) {
    state.bank[CITADEL] = must(state.bank[CITADEL]) + 1
    hex.fort = 0
    hex.got = undefined
    for (const { down } of hex.armies) while (down.length > 5) insert(state.cup, must(down.pop()))
  }
  if (only !== undefined) only.got = { turn: 1, how: pick(['built', 'captured'], chance) }
  forgetPassengers(state)
  return fought(state, chance)
}

/** KT-P: both belong to the first player. */
function dealPowers(seats: number, chance: Chance): State {
  const state = dealtPosition(seats, 'powers', chance)
  askEverybody(state)
  const seat = must(state.order[0])
  const home = state.hexes.findIndex(({ owner }, hex) => owner === seat && roomIn(state, hex, seat) > 1)
  for (const character of ['master_thief', 'assassin_primus'] as const) {
    const counter = must(state.pool[character === 'master_thief' ? 8 : 2])
    counter.shows = character
    counter.fled = false
    counter.at = home === -1 ? undefined : { seat, hex: home }
  }
  return started(state, chance)
}

/** KT-T8, KT-T9: what is taken out of the cup has left the game, in sight of all or not (KT-H7). */
function dealShortCup(seats: number, left: number, chance: Chance): State {
  const state = dealtPosition(seats, pick(['things', 'events', 'combat'], chance), chance)
  askEverybody(state)
  state.emptied = true
  while (state.cup.length > left) {
    const thing = must(state.cup.splice(chance.below(state.cup.length), 1)[0])
    const isSeen = isCreature(thing) || isIncome(thing) || chance.below(2) === 0
    insert(isSeen ? state.gone : playerAt(state, chance.below(seats)).goneUnseen, thing)
  }
  return started(state, chance)
}

/** KT-X5: explorers draw income counters, and ties are broken. */
function dealIncomes(seats: number, chance: Chance): State {
  const state = dealCombat(chance, seats, 2)
  state.emptied = true
  const others = state.cup.filter((thing) => !isIncome(thing))
  state.cup.splice(0, state.cup.length, ...state.cup.filter(isIncome))
  for (const thing of others) insert(state.gone, thing)
  return fought(state, chance)
}

/** KT-M4: nearly every hex holds ten, every rack too, and the cup is short before it was ever empty (KT-T9). */
function dealFullHexes(seats: number, chance: Chance): State {
  const state = dealtPosition(seats, pick(['things', 'events', 'movement', 'combat'], chance), chance)
  askEverybody(state)
  state.emptied = false
  state.hexes.forEach(({ owner }, hex) => {
    if (owner === undefined || chance.below(8) === 0) return
    while (roomIn(state, hex, owner) > 0 && roomIn(state, hex, owner) <= 10) {
      const creature = state.cup.find(isCreature)
      if (creature === undefined) return
      remove(state.cup, creature)
      addCreature(state, hex, owner, creature)
    }
  })
  for (const { rack } of state.players) {
    while (rack.length < RACK_LIMIT && state.cup.length > 2) {
      insert(rack, must(state.cup.splice(chance.below(state.cup.length), 1)[0]))
    }
  }
  return started(state, chance)
}

/** KT-W7: the last seat has lost everything. */
function dealOut(seats: number, chance: Chance): State {
  if (seats === 2) return dealPhase(seats, pick(['things', 'movement'], chance), chance)
  const state = dealtPosition(seats, pick(['characters', 'things', 'events', 'movement'], chance), chance)
  askEverybody(state)
  leave(state, seats - 1)
  return started(state, chance)
}

function leave(state: State, seat: Seat): void {
  const player = playerAt(state, seat)
  for (const thing of player.rack) insert(state.cup, thing)
  player.rack.length = 0
  player.gold = 0
  player.out = true
  state.hexes.forEach((hex, place) => {
    if (hex.owner !== seat) return
    if (hex.fort > 0) state.bank[hex.fort] = must(state.bank[hex.fort]) + 1
    if (hex.income !== undefined) insert(state.cup, hex.income)
    for (const { down } of hex.armies) for (const creature of down) insert(state.cup, creature)
    if (state.cloud === place) state.cloud = undefined
    Object.assign(hex, { owner: undefined, fort: 0, got: undefined, income: undefined })
    hex.armies.length = 0
  })
  for (const counter of state.pool) if (counter.at?.seat === seat) counter.at = undefined
}

/** A position of this name, always the same for a seed. */
export function prepared(name: keyof typeof PREPARED, seats: number, seed: string): State {
  return PREPARED[name](seats, new FastChance(`${name} ${seats} ${seed}`))
}
