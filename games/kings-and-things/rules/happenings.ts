/** What is told of a match of Kings & Things. What a viewer may not know is left out of it (KT-H). */
import type { GameEvent, Seat } from '@crownlands/core/game'
import type { ArmyCounter, Character, Creature, EventCounter, Income, Item, Terrain, Thing } from '../content'
import type { Ending, Phase } from './state'
import type { DiceReason, Side } from './tasks'

/** `things`, `counters` and the like that may be undefined are told to their owner alone. */
export type Event = GameEvent &
  (
    | { readonly type: 'order-rolled'; readonly rolls: readonly (readonly number[])[]; readonly first?: Seat }
    | { readonly type: 'start-picked'; readonly seat: Seat; readonly hex: number }
    | { readonly type: 'map-laid'; readonly terrains: readonly Terrain[]; readonly order: readonly Seat[] }
    | { readonly type: 'hex-replaced'; readonly seat: Seat; readonly hex: number; readonly terrain: Terrain }
    | { readonly type: 'hex-claimed'; readonly seat: Seat; readonly hex: number }
    | { readonly type: 'tower-placed'; readonly seat: Seat; readonly hex: number }
    | { readonly type: 'turn-begun'; readonly turn: number; readonly order: readonly Seat[] }
    | { readonly type: 'phase-begun'; readonly phase: Phase }
    | { readonly type: 'part-ended'; readonly seat: Seat; readonly phase: Phase }
    | {
        readonly type: 'income'
        readonly seat: Seat
        readonly lines: readonly IncomeLine[]
        readonly gold: number
        /** How many army counters are on the board: all can count them. */
        readonly army: number
      }
    | { readonly type: 'standing'; readonly seat: Seat; readonly rolls?: string; readonly calls?: string }
    | { readonly type: 'discharged'; readonly seat: Seat; readonly character: Character; readonly side: Character }
    | {
        readonly type: 'tried'
        readonly seat: Seat
        readonly character: Character
        readonly plus: number
        readonly target: number
      }
    | { readonly type: 'recruited'; readonly seat: Seat; readonly character: Character; readonly paid: number }
    | { readonly type: 'not-recruited'; readonly seat: Seat; readonly character: Character; readonly missing: number }
    | { readonly type: 'stationed'; readonly seat: Seat; readonly character: Character; readonly hex: number }
    | { readonly type: 'fled'; readonly seat: Seat; readonly character: Character; readonly shows: Character }
    | { readonly type: 'turned-over'; readonly seat: Seat; readonly character: Character; readonly side: Character }
    | { readonly type: 'drew'; readonly seat: Seat; readonly count: number; readonly things?: readonly Thing[] }
    | {
        readonly type: 'recruits'
        readonly seat: Seat
        readonly free: number
        readonly paid: number
        readonly traded: readonly Thing[]
      }
    | { readonly type: 'not-traded'; readonly seat: Seat; readonly things: readonly Thing[] }
    | { readonly type: 'exchanged'; readonly seat: Seat; readonly count: number; readonly things?: readonly Thing[] }
    | { readonly type: 'laid-aside'; readonly seat: Seat; readonly thing?: Thing }
    | { readonly type: 'placed'; readonly seat: Seat; readonly hex: number; readonly thing?: Thing }
    | { readonly type: 'treasure'; readonly seat: Seat; readonly treasure: Thing; readonly gold: number }
    | { readonly type: 'income-removed'; readonly seat: Seat; readonly hex: number; readonly income: Income }
    | { readonly type: 'discarded'; readonly seat: Seat; readonly thing?: Thing }
    | { readonly type: 'cup-emptied' }
    | { readonly type: 'rolled'; readonly reason: DiceReason; readonly dice: readonly number[]; readonly seat?: Seat }
    | { readonly type: 'charmed'; readonly by: Side; readonly die: number; readonly was: number; readonly now: number }
    | {
        readonly type: 'item-played'
        readonly by: Side
        readonly item: Item
        readonly hex?: number
        readonly on?: string
      }
    | { readonly type: 'dispelled'; readonly by: Side; readonly item: Item | EventCounter }
    | { readonly type: 'fanned'; readonly by: Seat; readonly hex?: number }
    | { readonly type: 'cloud'; readonly hex?: number }
    | { readonly type: 'passed'; readonly seat: Seat }
    | {
        readonly type: 'called'
        readonly by: Seat
        readonly seat: Seat
        readonly creature: Creature
        readonly bluff: boolean
      }
    | { readonly type: 'shown'; readonly seat: Seat; readonly hex: number; readonly counter: ArmyCounter }
    | { readonly type: 'event-played'; readonly seat: Seat; readonly event: EventCounter }
    | {
        readonly type: 'named'
        readonly seat: Seat
        readonly hex?: number
        readonly player?: Seat
        readonly character?: Character
        readonly terrain?: Terrain
        /** KT-P2: by whose power. */
        readonly power?: 'thief' | 'assassin'
      }
    | { readonly type: 'defected'; readonly seat: Seat; readonly character: Character; readonly from?: Seat }
    | { readonly type: 'spared'; readonly seat: Seat; readonly by: 'elixir' | 'die' }
    | {
        readonly type: 'lost'
        readonly seat: Seat
        readonly hex: number
        readonly count: number
        readonly counters?: readonly ArmyCounter[]
      }
    | { readonly type: 'fort-changed'; readonly hex: number; readonly level: number; readonly clause: string }
    | { readonly type: 'income-lost'; readonly hex: number; readonly income: Income; readonly clause: string }
    | { readonly type: 'terrain-changed'; readonly hex: number; readonly from: Terrain; readonly to: Terrain }
    | {
        readonly type: 'gold-gained'
        readonly seat: Seat
        readonly gold: number
        readonly clause: string
        readonly lines?: readonly IncomeLine[]
      }
    | {
        readonly type: 'moved'
        readonly seat: Seat
        readonly from: number
        readonly to: number
        readonly count: number
        /** Those of them that lie face up. */
        readonly open: readonly ArmyCounter[]
        readonly counters?: readonly ArmyCounter[]
      }
    | {
        readonly type: 'picked' | 'put-down'
        readonly seat: Seat
        readonly hex: number
        readonly count: number
        readonly counters?: readonly ArmyCounter[]
      }
    | { readonly type: 'target-named'; readonly seat: Seat }
    | { readonly type: 'marksman'; readonly seat: Seat; readonly aims: boolean }
    | { readonly type: 'held'; readonly seat: Seat; readonly hex: number; readonly counter: ArmyCounter }
    | {
        readonly type: 'flew'
        readonly seat: Seat
        readonly from: number
        readonly to: number
        readonly count: number
        readonly counters?: readonly ArmyCounter[]
      }
    | { readonly type: 'balloon-gone'; readonly seat: Seat; readonly hex: number }
    | { readonly type: 'pin-asked'; readonly seat: Seat; readonly other: Seat; readonly hex: number }
    | { readonly type: 'resolving'; readonly seat: Seat; readonly hex: number }
    | {
        readonly type: 'explored'
        readonly seat: Seat
        readonly hex: number
        readonly die: number
        readonly drawn: readonly Thing[]
      }
    | { readonly type: 'kept'; readonly seat: Seat; readonly hex: number; readonly income: Income }
    | {
        readonly type: 'bribed'
        readonly seat: Seat
        readonly hex: number
        readonly what: string
        readonly gold: number
      }
    | {
        readonly type: 'hex-taken'
        readonly seat: Seat
        readonly hex: number
        readonly from?: Seat
        readonly clause: string
      }
    | { readonly type: 'loot'; readonly seat: Seat; readonly hex: number; readonly things: readonly Thing[] }
    | {
        readonly type: 'battle-begun'
        readonly hex: number
        readonly forces: readonly { readonly side: Side; readonly counters: readonly string[] }[]
      }
    | { readonly type: 'round-begun'; readonly hex: number; readonly round: number }
    | {
        readonly type: 'targets'
        readonly hex: number
        readonly targets: readonly { readonly side: Side; readonly target: Side }[]
      }
    | { readonly type: 'step-rolled'; readonly hex: number; readonly step: string; readonly shots: readonly Shot[] }
    /** `nth`: of several equal counters of the side, from 0; not told in version 1. */
    | {
        readonly type: 'hit'
        readonly side: Side
        readonly what: string
        readonly nth?: number
        readonly left: number
      }
    | {
        readonly type: 'saved'
        readonly side: Side
        readonly what: string
        readonly nth?: number
        readonly die: number
      }
    | { readonly type: 'soaked'; readonly side: Side }
    | { readonly type: 'turncoat'; readonly seat: Seat; readonly from: Side; readonly creature: Creature }
    | {
        readonly type: 'retreated'
        readonly seat: Seat
        readonly from: number
        readonly to: number
        readonly count: number
      }
    | { readonly type: 'stayed'; readonly side: Side }
    | { readonly type: 'battle-ended'; readonly hex: number; readonly winner?: Side }
    | {
        readonly type: 'damage'
        readonly hex: number
        readonly checks: readonly { readonly what: string; readonly die: number; readonly harmed: boolean }[]
      }
    | { readonly type: 'built'; readonly seat: Seat; readonly hex: number; readonly level: number }
    | {
        readonly type: 'contest'
        readonly seat: Seat
        readonly other: Seat
        readonly own: readonly number[]
        readonly others: readonly number[]
      }
    | {
        readonly type: 'stole'
        readonly seat: Seat
        readonly other: Seat
        readonly gold?: number
        readonly thing?: Thing
      }
    | {
        readonly type: 'assassinated'
        readonly seat: Seat
        readonly other: Seat
        readonly hex: number
        readonly counter?: ArmyCounter
      }
    | { readonly type: 'out'; readonly seat: Seat }
    | {
        readonly type: 'game-ended'
        readonly winners: readonly Seat[]
        readonly scores: readonly number[]
        readonly ending: Ending
      }
  )

export interface IncomeLine {
  readonly what: 'hexes' | 'forts' | 'income' | 'characters'
  readonly gold: number
}

/** KT-B8: one die of a step. */
export interface Shot {
  readonly side: Side
  readonly what: string
  readonly needs: number
  readonly die: number
  readonly hit: boolean
}
