/**
 * What is being carried out, as a stack of plain data: the last task is the one that is asked about. Pushing one interrupts
 * what is below it; when it is popped, that goes on where it stood. What each task does is in the file of its rules.
 */
import type { Seat } from '@crownlands/core/game'
import type { ArmyCounter, Character, Creature, EventCounter, Income, Item } from '../content'

/** A task that has thrown dice finds them here when it goes on. */
interface Rolls {
  dice?: number[] | undefined
}

/** A task that has played an item finds here what was answered when it goes on. */
interface Answered {
  answer?: Answer | undefined
}

export type Answer =
  | { readonly type: 'none' }
  /** `force`: in a battle, whose magic fights in the melee step from now on (KT-I4). */
  | { readonly type: 'dispelled'; readonly by: Side; readonly force?: Side }
  | { readonly type: 'fanned'; readonly by: Seat; readonly hex: number | 'off' }

export type Side = Seat | 'neutral'

/** A part in which the cloud may be fanned: where to, while that is answered (KT-O4, KT-I7). */
interface OwnPart extends Answered {
  fan?: number | 'off' | undefined
}

// Set-up and turns (setup.ts, turn.ts) ---------------------------------------------------------------

export type SetupStage = 'start' | 'sea' | 'second' | 'third' | 'tower' | 'place' | 'exchange' | 'place-again'

export interface SetupTask {
  readonly type: 'setup'
  stage: SetupStage
  /** Whose turn it is in the player order. */
  next: number
  /** The starts picked so far, as they were picked. */
  readonly starts: { readonly seat: Seat; readonly hex: number }[]
  /** KT-S7: seas taken off the board. */
  seas: number
  /** KT-S7: hexes that were drawn in place of a sea; not told in version 1. */
  replaced?: number[] | undefined
  /** KT-S11: who drew in the exchange. */
  drew: Seat[]
}

/** Always at the bottom once the game has begun: hands out the parts of each phase. */
export interface TurnTask {
  readonly type: 'turn'
  next: number
}

// Parts of phases (one file each) --------------------------------------------------------------------

export interface CharactersTask extends OwnPart, Rolls {
  readonly type: 'characters'
  readonly seat: Seat
  /** `over`: the try was decided and only the placing is left. */
  stage: 'open' | 'rolled' | 'pay' | 'over'
  /** KT-O8: each of the two answers is changed once at most. */
  rollsChanged: boolean
  callsChanged: boolean
  attempt?: { readonly character: Character; readonly plus: number } | undefined
  /** What the roll fell short of the target. */
  missing?: number | undefined
}

/** KT-R5, KT-V6: where a character that joined is put. */
export interface StationTask {
  readonly type: 'station'
  readonly seat: Seat
  readonly counter: number
}

/** KT-R7: which side a character that fled shows. */
export interface TurnOverTask {
  readonly type: 'turn-over'
  readonly seat: Seat
  readonly counter: number
}

export interface ThingsTask extends OwnPart {
  readonly type: 'things'
  readonly seat: Seat
  stage: 'announce' | 'place'
}

/** KT-B19, KT-V4, KT-T7: rack counters may be placed on this hex, and there may be too many. */
export interface PlaceOnTask extends OwnPart {
  readonly type: 'place-on'
  readonly seat: Seat
  /** None: there are only too many on the rack. */
  readonly hex?: number | undefined
}

/** `source` to `terrain`: the player names; `victim`: another does; the rest goes on by itself. */
export type EventStage =
  | 'open'
  | 'source'
  | 'called'
  | 'name'
  | 'terrain'
  | 'rolled'
  | 'struck'
  | 'answered'
  | 'elixir'
  | 'victim'
  | 'fleeing'
  | 'losing'
  | 'end'
  | 'after'

export interface EventsTask extends OwnPart, Rolls {
  readonly type: 'events'
  readonly seat: Seat
  stage: EventStage
  event?: EventCounter | undefined
  /** KT-V3: the magic counter that was shown, and where. */
  source?: { readonly counter: ArmyCounter; readonly hex: number } | undefined
  /** What was named: a hex, a character counter; the player who was, or who chooses as a victim. */
  hex?: number | undefined
  counter?: number | undefined
  player?: Seat | undefined
  /** KT-V10: hexes that were named before. */
  missed?: number[] | undefined
  /** KT-V5: losses as they were when it was played; KT-V9: how many. */
  due?: Due[] | undefined
  losses?: number | undefined
  /** KT-I6: who was saved by an Elixir. */
  spared?: Seat[] | undefined
}

export interface Due {
  readonly seat: Seat
  readonly hex: number
  readonly losses: number
}

/** KT-V2: losses in a hex, picked by its owner one at a time. */
export interface LossesTask {
  readonly type: 'losses'
  readonly seat: Seat
  readonly hex: number
  left: number
  /** KT-V5: buildings at any time, but none need go. KT-V9, KT-V10: buildings once army counters are gone, and then they must. */
  readonly kind: 'plague' | 'pox'
}

/** A counter that is being moved. All but its kind is public. */
export interface Mover {
  readonly counter: ArmyCounter
  points: number
  /** KT-K9: goes the whole way with the Deerhunter. */
  along?: true | undefined
  /** KT-K9: paid less or left a pin because of him, so it stops where he stops. */
  led?: true | undefined
  /** KT-M9: was shown in this part and lies face up until it ends. */
  up?: true | undefined
  /** KT-M9: was shown in the hex it is in and may go on. */
  free?: true | undefined
  /** What all can conclude: it went where only flyers go, or where none goes (KT-M4); a Balloon was to lift it. */
  flies?: true | undefined
  walks?: true | undefined
  low?: true | undefined
}

/** KT-M7, KT-M8: a hex in which the player is pinned, by whom, and who was asked to show a creature. */
export interface Pin {
  readonly hex: number
  readonly by: Seat[]
  readonly asked: Seat[]
}

export interface MoveTask extends OwnPart {
  readonly type: 'move'
  readonly seat: Seat
  /** Found when the part begins. */
  pinned?: Pin[] | undefined
  /** The group that is being moved, and where it is; nobody: nothing is picked. Its creatures are in no army meanwhile. */
  group: Mover[]
  at?: number | undefined
  /** KT-M13: counters that have finished, by hex. Creatures that lie face up have too and are not told here. */
  finished: { readonly hex: number; readonly counters: ArmyCounter[] }[]
  /** KT-M9: enemy flyers that have held one of the group in this part. */
  held: Flyer[]
  /** KT-I2: the Balloon in the air with the group; `sea`: where it was lost, while its passengers' hex is chosen (KT-I7). */
  balloon?: { readonly from: number; readonly to: number; readonly sea?: number } | undefined
}

/** KT-M8: a pinning player is asked to show a supported creature. */
export interface PinTask {
  readonly type: 'pin'
  readonly seat: Seat
  readonly hex: number
  readonly asker: Seat
}

/** An enemy flyer that was shown against those who go on. */
export interface Flyer {
  readonly hex: number
  readonly seat: Seat
  readonly counter: ArmyCounter
}

/** KT-M9: enemies may show flyers against those that want to go on, then calls, then as many stay. */
export interface FlyersTask {
  readonly type: 'flyers'
  readonly seat: Seat
  readonly hex: number
  /** Enemies there who have not answered yet, from the mover's left. */
  enemies: Seat[]
  stage: 'show' | 'calls' | 'stay'
  /** The flyers shown now. */
  shown: Flyer[]
  /** How many of the group must still stay. */
  stay: number
}

/** KT-B2: whose go it is to resolve a battle or an exploration. */
export interface CombatTask extends OwnPart {
  readonly type: 'combat'
  /** Whose go it is in the player order, once that is found out. */
  next: number
  seat?: Seat | undefined
}

/** KT-X */
export interface ExploreTask extends OwnPart, Rolls {
  readonly type: 'explore'
  readonly seat: Seat
  readonly hex: number
  stage: 'roll' | 'rolled' | 'keep' | 'bribe'
  /** KT-X5: income counters that fit equally well. */
  keep?: Income[] | undefined
}

// Battle (battle*.ts) --------------------------------------------------------------------------------

/** Buildings and magic that fight beside army counters. */
export type Extra = 'fort' | 'building' | 'firewall' | 'golem' | 'balloon'

export interface Fighter {
  readonly what: ArmyCounter | Extra
  /** Printed; of a fort, building or Firewall what is left of it. */
  value: number
  /** KT-B27: has rolled in this round. */
  fought: boolean
  /** KT-K8, KT-I12: has been saved in this step. */
  saved: boolean
  /** KT-I3, KT-I11 */
  bears?: 'bow' | 'sword' | undefined
  /** KT-I2 */
  passenger: boolean
}

export interface Force {
  readonly side: Side
  fighters: Fighter[]
  /** Items in use that are no fighters: the Talisman, and a Bow or Sword while nobody bears it. */
  items: Item[]
  /** KT-I4: its magic fights in the melee step. */
  dispelled: boolean
  /** KT-B21: sealed until all have named. */
  target?: Side | undefined
  /** KT-B26: not asked again before the retreat. */
  goesOn: boolean
  /** KT-K6 */
  aims: boolean
  /** KT-B26: what was laid, moved or chosen in this round, each once. */
  chosen: ('bow' | 'sword' | 'aim')[]
  /** KT-I9: has soaked a ranged hit in this step. */
  soaked: boolean
  /** Hits still to be put on counters. */
  hits: number
  /** It has retreated or given up: nobody of it comes back. */
  gone: boolean
}

export type BattleStep = 'magic' | 'ranged' | 'melee'

export type BattleStage =
  | 'turn-up'
  | 'before'
  | 'dust'
  | 'warlord'
  | 'bombard'
  | 'round'
  | 'targets'
  | 'items'
  | 'roll'
  | 'rolled'
  | 'aimed'
  | 'hits'
  | 'save'
  | 'next'
  | 'retreat'
  | 'end'

export interface BattleTask extends Rolls, Answered {
  readonly type: 'battle'
  readonly hex: number
  /** `land`: its owner defends; `rivals`: nobody defends land (KT-B24). */
  readonly kind: 'land' | 'exploration' | 'rivals'
  /** KT-X11: who plays neutral defenders. */
  readonly plays?: Seat | undefined
  /** In the order of KT-B23: attackers first, the defender last. */
  forces: Force[]
  stage: BattleStage
  round: number
  step: BattleStep
  /** Which force is asked or hit, by its place; in `before` the defender comes first. */
  at: number
  /** KT-B17: a round began or a hit fell. */
  fought: boolean
  /** KT-K11: somebody was turned, so that bluffs may be called again. */
  turned: boolean
  /** KT-B26: at the start of a round Bow, Sword and the Marksman's choice are open too. */
  first: boolean
  /** Whether sides were asked for items since the last dice. */
  asked: boolean
  /** The item that was just played, while it is answered. */
  played?: Played | undefined
  /** The dice of a step: who throws each, and at or below what it hits. */
  shots: { readonly force: number; readonly what: Fighter['what']; readonly needs: number; readonly aimed: boolean }[]
  /** KT-K6: aimed hits that are still to be put on counters. */
  aimed: { readonly by: number; readonly on: number }[]
  /** A saving die that is thrown (KT-K8, KT-I12). */
  saving?:
    | {
        readonly force: number
        readonly what: ArmyCounter
        /** Its place in the force; not told in version 1. */
        readonly fighter?: number | undefined
        readonly by: 'parry' | 'talisman'
        readonly after: 'aimed' | 'hits'
      }
    | undefined
}

export interface Played {
  readonly item: Item
  readonly by: number
  readonly on?: Creature | undefined
}

/** Counters over the stack limit among those that came (KT-M4). */
export interface OverflowTask {
  readonly type: 'overflow'
  readonly seat: Seat
  readonly hex: number
  readonly coming: ArmyCounter[]
  over: number
}

/** KT-B17 to KT-B25: what follows a battle or an exploration. */
export interface AftermathTask extends Rolls {
  readonly type: 'aftermath'
  readonly hex: number
  /** Who takes the hex, if anybody does, and by what right. */
  readonly capturer?: Seat | undefined
  readonly clause: string
  stage: 'hands' | 'damage' | 'rolled' | 'loot' | 'out'
  readonly damage: boolean
  /** KT-O8: who was in it. */
  readonly involved: Seat[]
}

// Questions (dice.ts, answers.ts, calls.ts) ----------------------------------------------------------

/** KT-O9: a change of one die by 1 that would change what happens. */
export interface Swing {
  readonly die: number
  readonly by: 1 | -1
}

/** What dice are for. */
export type DiceReason =
  | 'recruit'
  | 'defection'
  | 'teenie-pox'
  | 'terrain-disaster'
  | 'terrain-disaster-losses'
  | 'explore'
  | 'firewall'
  | `battle-${BattleStep}`
  | 'save'
  | 'damage'
  | 'contest'
  | 'assassin'

export interface DiceTask extends Answered {
  readonly type: 'dice'
  readonly reason: DiceReason
  readonly dice: number[]
  readonly swings: Swing[]
  /** KT-O7: who is still asked. */
  waiting: Seat[]
  /** KT-X11: the seat that may use the Charm of neutral defenders. */
  readonly neutral?: Seat | undefined
  /** A Charm that is being answered. */
  charm?: (Swing & { readonly user: Side }) | undefined
}

export interface AnswerTask extends Answered {
  readonly type: 'answer'
  readonly item: Item | 'weather_control'
  readonly by: Side
  /** Where it happens, for what may be answered: the hex of a Balloon or a cloud. */
  readonly hex?: number | undefined
  /** Whether it is part of a battle: then only those in it are asked, and Dispel Magic names a force. */
  readonly forces?: Side[] | undefined
  /** KT-I13: an answer can only be answered by Dispel Magic. */
  readonly dispelOnly: boolean
  waiting: Seat[]
  readonly neutral?: Seat | undefined
  /** The answer that was given, while it is answered itself. */
  given?: Answer | undefined
}

/** KT-I6: each victim of a plague answers on its own. */
export interface ElixirTask extends Answered {
  readonly type: 'elixir'
  waiting: Seat[]
  /** Who played one that is being answered. */
  pending?: Seat | undefined
}

/** KT-U7 */
export interface CallsTask {
  readonly type: 'calls'
  readonly hex: number
  readonly where: 'battle' | 'hex'
  waiting: Seat[]
  /** Calls made so far: nobody calls the same twice. */
  called: { readonly by: Seat; readonly seat: Seat; readonly creature: Creature }[]
}

// Special powers (powers.ts) -------------------------------------------------------------------------

export interface PowersTask extends OwnPart, Rolls {
  readonly type: 'powers'
  readonly seat: Seat
  stage: 'open' | 'contest' | 'again' | 'take' | 'name' | 'reply' | 'die'
  thief: boolean
  assassin: boolean
  power?: 'thief' | 'assassin' | undefined
  player?: Seat | undefined
  hex?: number | undefined
  /** KT-P4: what each named; a face-down creature is known to its owner alone. */
  named?: ArmyCounter | undefined
  reply?: ArmyCounter | undefined
}

export interface BuildTask extends OwnPart {
  readonly type: 'build'
  readonly seat: Seat
  /** KT-N2 */
  built: number[]
}

export type Task =
  | SetupTask
  | TurnTask
  | CharactersTask
  | StationTask
  | TurnOverTask
  | ThingsTask
  | PlaceOnTask
  | EventsTask
  | LossesTask
  | MoveTask
  | PinTask
  | FlyersTask
  | CombatTask
  | ExploreTask
  | BattleTask
  | OverflowTask
  | AftermathTask
  | DiceTask
  | AnswerTask
  | ElixirTask
  | CallsTask
  | PowersTask
  | BuildTask

export type TaskType = Task['type']
