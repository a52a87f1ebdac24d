/** Positions for tests, made from what matters in them. */
import type { Chance } from '@crownlands/core/chance'
import type { Seat } from '@crownlands/core/game'
import { canonicalJson, sameData } from '@crownlands/core/json'
import { must, remove } from '@crownlands/core/lists'
import {
  type ArmyCounter,
  allThings,
  CHARACTERS,
  type Character,
  COUNTERS,
  FORT_COUNTERS,
  HEXES,
  type Income,
  isCharacter,
  isCreature,
  TERRAINS,
  type Terrain,
  type Thing,
} from '../content'
import type { Action } from '../rules/actions'
import { addCounter } from '../rules/armies'
import { insert } from '../rules/counters'
import { handlerOf } from '../rules/handlers'
import type { Event } from '../rules/happenings'
import { boardSize } from '../rules/hexes'
import { apply, legalActions, toAct } from '../rules/rules'
import { topTask } from '../rules/run'
import type { Guards, Options, Phase, RulesVersion, State } from '../rules/state'
import type { Task } from '../rules/tasks'

/** What is in a hex: its terrain and owner, and the army counters of players by their seats. */
export interface HexSketch {
  readonly terrain?: Terrain
  readonly owner?: Seat
  readonly fort?: number
  readonly got?: { readonly turn: number; readonly how: 'built' | 'captured' }
  readonly income?: Income
  readonly armies?: Readonly<Record<number, readonly ArmyCounter[]>>
  readonly guards?: Partial<Guards>
}

export interface Sketch {
  /** The version of the rules; the newest unless told. */
  readonly rules?: RulesVersion
  readonly seats?: number
  readonly options?: Partial<Options>
  readonly turn?: number
  readonly phase?: Phase
  readonly order?: readonly Seat[]
  /** By spiral index; all others are unowned plains. */
  readonly hexes?: Readonly<Record<number, HexSketch>>
  readonly racks?: readonly (readonly Thing[])[]
  /** Its passengers are among the armies. */
  readonly balloon?: { readonly seat: Seat; readonly hex: number; readonly passengers: readonly ArmyCounter[] }
  readonly gold?: readonly number[]
  /** Sides of character counters that are up in the pool; on the board as they stand in armies. */
  readonly pool?: readonly Character[]
  /** What the cup holds; all the rest unless told. */
  readonly cup?: readonly Thing[]
  readonly calls?: readonly State['players'][number]['calls'][]
  readonly rolls?: readonly State['players'][number]['rolls'][]
  /** How many in the player order have been given their part of the phase. */
  readonly next?: number
  /** Above the turn's task. */
  readonly tasks?: readonly Task[]
}

export function position(sketch: Sketch): State {
  const { seats = 2, phase = 'movement' } = sketch
  const options: Options = { edition: '1986', autoCall: false, turnLimit: 0, ...sketch.options }
  const cup = [...allThings(options.edition)]
  const state: State = {
    rules: sketch.rules === 1 ? undefined : 2,
    options,
    turn: sketch.turn ?? 1,
    phase,
    order: [...(sketch.order ?? Array.from({ length: seats }, (_, seat) => seat))],
    hexes: Array.from({ length: boardSize(seats) }, () => ({
      terrain: 'plains',
      owner: undefined,
      fort: 0,
      got: undefined,
      income: undefined,
      armies: [],
      guards: undefined,
    })),
    deck: TERRAINS.flatMap((terrain) => Array.from({ length: Math.ceil(HEXES[terrain].count / 3) }, () => terrain)),
    cup,
    emptied: false,
    gone: [],
    players: Array.from({ length: seats }, (_, seat) => ({
      gold: sketch.gold?.[seat] ?? 10,
      rack: [],
      aside: [],
      goneUnseen: [],
      rolls: sketch.rolls?.[seat] ?? 'own',
      calls: sketch.calls?.[seat] ?? 'ask',
      out: false,
    })),
    pool: COUNTERS.map((shows) => ({ shows, at: undefined, fled: false })),
    bank: [...FORT_COUNTERS],
    cloud: undefined,
    balloon: undefined,
    seen: [],
    stolen: [],
    tasks: [{ type: 'turn', next: sketch.next ?? 0 }, ...(sketch.tasks ?? [])],
    result: undefined,
  }
  for (const side of sketch.pool ?? []) showSide(state, side)
  for (const [place, given] of Object.entries(sketch.hexes ?? {})) fillHex(state, Number(place), given)
  sketch.racks?.forEach((rack, seat) => {
    for (const thing of rack) {
      remove(cup, thing)
      insert(must(state.players[seat]).rack, thing)
    }
  })
  if (sketch.balloon !== undefined) {
    remove(cup, 'balloon')
    state.balloon = { ...sketch.balloon, passengers: [...sketch.balloon.passengers] }
  }
  if (sketch.cup !== undefined) cup.splice(0, cup.length, ...sketch.cup)
  return state
}

/** Turns the counter of a character so that it shows. */
function showSide(state: State, side: Character): void {
  must(state.pool.find(({ shows }) => shows === side || CHARACTERS[shows].back === side)).shows = side
}

function fillHex(state: State, place: number, given: HexSketch): void {
  const hex = must(state.hexes[place])
  hex.terrain = given.terrain ?? hex.terrain
  hex.owner = given.owner
  hex.fort = given.fort ?? 0
  hex.got = given.got
  hex.income = given.income
  if (hex.fort > 0) state.bank[hex.fort] = must(state.bank[hex.fort]) - 1
  if (given.income !== undefined) remove(state.cup, given.income)
  if (given.guards !== undefined) {
    hex.guards = { creatures: [], treasures: [], items: [], bribed: false, ...given.guards }
    for (const thing of [...hex.guards.creatures, ...hex.guards.treasures, ...hex.guards.items])
      remove(state.cup, thing)
  }
  for (const [seat, counters] of Object.entries(given.armies ?? {})) {
    for (const counter of counters) {
      if (isCharacter(counter)) showSide(state, counter)
      else if (isCreature(counter)) remove(state.cup, counter)
      addCounter(state, place, Number(seat), counter)
    }
  }
}

/** Dice and draws as they are told; whoever asks for more than that is wrong. A die of 4 is `3` below 6. */
export function chanceOf(...numbers: readonly number[]): Chance {
  const left = [...numbers]
  return {
    below(n) {
      const next = left.shift()
      if (next === undefined) throw new Error(`there is no chance left for one of ${n}`)
      if (next >= n) throw new Error(`${next} is not below ${n}`)
      return next
    },
  }
}

/** Dice that show these pips. */
export function dice(...pips: readonly number[]): Chance {
  return chanceOf(...pips.map((pip) => pip - 1))
}

export const NO_CHANCE: Chance = chanceOf()

/** Lets a seat do something, which must be legal. Gives back what happened. */
export function act(state: State, seat: Seat, action: Action, chance: Chance = NO_CHANCE): Event[] {
  const isLegal = toAct(state).includes(seat) && legalActions(state, seat).some((one) => sameData(one, action))
  if (!isLegal) throw new Error(`seat ${seat} may not ${canonicalJson(action)}`)
  const events: Event[] = []
  apply(state, seat, action, chance, events)
  return events
}

/** Lets everything happen that asks nobody. Gives back what happened. */
export function goOn(state: State, chance: Chance = NO_CHANCE): Event[] {
  const events: Event[] = []
  while (state.result === undefined && toAct(state).length === 0) {
    const task = topTask(state)
    handlerOf(task).advance(state, task, { chance, events })
  }
  return events
}
