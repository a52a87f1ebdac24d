/**
 * The data of a match of Gate: shapes, their schemas and how to copy them.
 *
 * Nothing in a state has a hidden order (G-H1): piles and decks are kept in the order of the card set, and a draw picks
 * from them when it happens. Lists are never changed but replaced, so that a clone can share them.
 */
import {
  allGiven,
  flag,
  type Infer,
  integer,
  list,
  maybe,
  mutableObject,
  named,
  object,
  oneOf,
  optional,
  variants,
  withDefault,
} from '@crownlands/core/schema'
import {
  CARD_NAMES,
  CARDS,
  COMMAND_NAMES,
  DIFFICULTY_NAMES,
  ENEMIES,
  ENEMY_NAMES,
  FEARAMID,
  HEALTH,
  LOCATIONS,
  MARKET_SIZE,
  RANK_NAMES,
  TOP,
} from '../content'

export const optionsSchema = object({
  /** G-C6 */
  difficulty: withDefault(oneOf(DIFFICULTY_NAMES), 'standard'),
  /** G-T3 */
  strictPhases: withDefault(flag(), false),
})
export type Options = Infer<typeof optionsSchema>

/** G-T3: `any` unless phases are strict; then how far the town's step has come. */
export const PHASES = ['any', 'commands', 'recruiting', 'cards'] as const
export type Phase = (typeof PHASES)[number]

export const ENDINGS = ['victory', 'gate-fell', 'fear-reached-top'] as const
export type Ending = (typeof ENDINGS)[number]

const card = named('card', oneOf(CARD_NAMES))
const cards = list(card, { max: CARD_NAMES.reduce((sum, name) => sum + CARDS[name].copies, 0) })
const enemy = named('enemy', oneOf(ENEMY_NAMES))
const enemies = list(enemy, { max: ENEMY_NAMES.length })
const command = oneOf(COMMAND_NAMES)
const location = oneOf(LOCATIONS)
const turn = integer(1)
const count = integer(0, 1000)
const gold = integer(0, 1000)
const fear = integer(0, TOP)
/** An enemy that is out, with the damage it has taken. */
const foe = named('foe', object({ enemy, damage: count }))
export type Foe = Infer<typeof foe>

/** How the town stands: what enemies can break. */
const town = mutableObject({
  farm: integer(0, HEALTH.farm),
  tower: integer(0, HEALTH.tower),
  gate: integer(0, HEALTH.gate),
  /** The space of the fearamid, counted from 0, the start. */
  fear,
})
export type Town = Infer<typeof town>

const fields = {
  ...town.fields,
  options: allGiven(optionsSchema),
  /** Counted from 1. */
  turn,
  /** G-T1: the two places for enemies; a new one comes to the right. */
  left: maybe(foe),
  right: maybe(foe),
  /** The enemies still to come: any of the lowest wave is next. */
  enemies,
  /** G-U5: the score pile. */
  scored: enemies,
  /** G-T1: enemies that left without being killed. */
  escaped: enemies,
  hand: cards,
  draw: cards,
  discard: cards,
  /** Face up, place by place; a refill takes the place of the card that was recruited. */
  market: list(card, { max: MARKET_SIZE }),
  citizens: cards,
  /** G-M3: put aside by the Town Crier. */
  aside: cards,
  heroes: cards,
  /** Cards that have left the game. */
  gone: cards,

  /** The rest is about the turn under way. */
  phase: oneOf(PHASES),
  gold,
  /** What was used so far: points of repair and of calm, those without effect too, and the sum of the attack (G-U4). */
  repaired: count,
  calmed: count,
  attacked: count,
  /** G-M2: the commands used, in this order. */
  commands: list(command, { max: COMMAND_NAMES.length }),
  /** G-U4: whether the Tower has added its attack. */
  towerShot: flag(),
  /** G-U4: the enemy that takes all attack until it dies. */
  target: maybe(enemy),
  /** G-U6: cards that attacked and were not doubled. */
  attackers: cards,
  /** G-U6: how many of them may still be doubled. */
  doublings: count,
  /** G-U7: a card played for a trait whose power waits for a decision; in no pile yet. */
  played: maybe(card),

  /** Undefined while the match goes on. */
  ending: maybe(oneOf(ENDINGS)),
}

export const stateSchema = mutableObject(fields)
export type State = Infer<typeof stateSchema>

/** What a seat or a spectator may know: all of the state, for the state holds no order (G-H1). */
export const viewSchema = object(fields)
export type View = Infer<typeof viewSchema>

/** G-U2: how much health each location regains, a card's "+1" included. */
const splitSchema = object({ farm: count, tower: count, gate: count })
export type Split = Infer<typeof splitSchema>

/** G-U4: what the death of the enemy leaves over for the other is lost. Unless told, the other takes it. */
const rest = optional(oneOf(['lost']))
export type Rest = Infer<typeof rest>

/** G-U4: the Tower adds nothing to this attack, and may to a later one. Unless told, it adds its 1 to the first. */
const tower = optional(oneOf(['waits']))

export const actionSchema = variants(
  /** G-M1 */
  object({ type: oneOf(['income']), card }),
  /** G-U2 */
  object({ type: oneOf(['repair']), card, split: splitSchema }),
  /** G-U3 */
  object({ type: oneOf(['calm']), card }),
  /** G-U4 */
  object({ type: oneOf(['attack']), card, enemy, rest, tower }),
  /**
   * A power of G-U6 or G-U7. Of a card in hand: it is played for its power alone (G-U1). Of the card just played for a
   * trait: its power as well. Of a card that may leave the game: from the discard pile. `target` is the card that leaves
   * the game by a power that removes one.
   */
  object({ type: oneOf(['power']), card, target: optional(card) }),
  /** G-U1: the card just played does not use its power. */
  object({ type: oneOf(['decline']) }),
  /** G-U6: the attack that this card made counts once more. */
  object({ type: oneOf(['double']), card, rest, tower }),
  /** G-M2. `enemy` for a command that attacks, `split` for one that repairs. */
  object({ type: oneOf(['command']), command, enemy: optional(enemy), split: optional(splitSchema), rest, tower }),
  /** G-M3 */
  object({ type: oneOf(['recruit']), card }),
  /** G-T3: the town's step is over. */
  object({ type: oneOf(['end']) }),
)
export type Action = Infer<typeof actionSchema>

/** How an attack is made (G-U4). */
export type Manner = Pick<Extract<Action, { readonly type: 'double' }>, 'rest' | 'tower'>

const source = oneOf([...CARD_NAMES, ...COMMAND_NAMES])

export const eventSchema = variants(
  object({ type: oneOf(['game-started']), hand: cards, market: cards }),
  /** G-E1: `finalStand` when no enemy is left to advance. */
  object({ type: oneOf(['turn-started']), turn, finalStand: flag() }),
  /** G-T1 */
  object({ type: oneOf(['enemy-escaped']), enemy }),
  object({ type: oneOf(['enemy-moved-left']), enemy }),
  object({ type: oneOf(['enemy-advanced']), enemy }),
  /** G-T2: `by` is the card whose power draws; without it the turn's draw. One event between two shuffles, its cards in order. */
  object({ type: oneOf(['cards-drawn']), cards, by: optional(card) }),
  object({ type: oneOf(['discard-shuffled']), cards }),
  /** G-M1: from a card, or from the Farm. `gold` is all there is now. */
  object({ type: oneOf(['gold-gained']), from: oneOf([...CARD_NAMES, 'farm']), amount: gold, gold }),
  /** G-M2 */
  object({ type: oneOf(['command-used']), command, cost: gold, gold }),
  /** G-M3 */
  object({ type: oneOf(['recruited']), card, cost: gold, gold }),
  object({ type: oneOf(['put-aside']), cards }),
  object({ type: oneOf(['aside-shuffled']), cards }),
  object({ type: oneOf(['market-filled']), card, place: integer(0, MARKET_SIZE - 1) }),
  object({ type: oneOf(['market-shrank']), size: integer(0, MARKET_SIZE) }),
  /** G-U2: `lost` points found nothing to repair; `bonusAt` is where a "+1" did. Health as it is now. */
  object({
    type: oneOf(['repaired']),
    by: source,
    split: splitSchema,
    bonusAt: optional(location),
    lost: count,
    farm: town.fields.farm,
    tower: town.fields.tower,
    gate: town.fields.gate,
  }),
  /** G-U3 */
  object({ type: oneOf(['calmed']), by: source, amount: count, from: fear, to: fear }),
  /**
   * G-U4: the sum is `attack`, what the card or command has, and `tower`, what the Tower adds. `doubled` when the attack
   * is the one that the card made before (G-U6). The hits are in order; what no enemy was left to take is `lost`, or what
   * the one that was `spared` would have taken.
   */
  object({
    type: oneOf(['attacked']),
    by: source,
    attack: count,
    doubled: flag(),
    tower: count,
    hits: list(object({ enemy, amount: count, damage: count, health: count })),
    lost: count,
    spared: optional(enemy),
  }),
  /** G-U5: `score` is that of the whole score pile. */
  object({ type: oneOf(['enemy-killed']), enemy, points: count, score: count }),
  /** G-U6 */
  object({ type: oneOf(['doubling-ready']), card }),
  object({ type: oneOf(['power-declined']), card }),
  /** A hero that was played (G-U8), or a card that its own power or another card's removes (G-U7). */
  object({ type: oneOf(['card-left']), card, by: card }),
  /** G-A1: `aimedAt` differs from `location` when that was destroyed. `lost` is damage beyond the last health. */
  object({
    type: oneOf(['damaged']),
    by: oneOf([...ENEMY_NAMES, 'fear']),
    aimedAt: location,
    location,
    amount: count,
    lost: count,
    health: count,
  }),
  /** G-A2 */
  object({ type: oneOf(['destroyed']), location }),
  /** G-A3: one space up, and what is on it. */
  object({ type: oneOf(['fear-rose']), by: enemy, to: fear, space: oneOf([...new Set(FEARAMID)]) }),
  /** G-A3: `left` is how many heroes there still are. Who they are is told after the enemies' attack. */
  object({ type: oneOf(['hero-gained']), left: count }),
  object({ type: oneOf(['no-hero-left']) }),
  object({ type: oneOf(['heroes-revealed']), heroes: cards }),
  /** G-T5 */
  object({ type: oneOf(['turn-ended']), turn, discarded: cards, goldLost: gold }),
  /** G-E2, G-E3, G-A2, G-A4: a rank on a win alone. */
  object({ type: oneOf(['game-ended']), ending: oneOf(ENDINGS), score: count, rank: optional(oneOf(RANK_NAMES)) }),
)
export type Event = Infer<typeof eventSchema>

/** Lists are shared: the rules replace them and never change them. */
export function clone(state: State | View): State {
  return {
    options: state.options,
    turn: state.turn,
    farm: state.farm,
    tower: state.tower,
    gate: state.gate,
    fear: state.fear,
    left: state.left,
    right: state.right,
    enemies: state.enemies,
    scored: state.scored,
    escaped: state.escaped,
    hand: state.hand,
    draw: state.draw,
    discard: state.discard,
    market: state.market,
    citizens: state.citizens,
    aside: state.aside,
    heroes: state.heroes,
    gone: state.gone,
    phase: state.phase,
    gold: state.gold,
    repaired: state.repaired,
    calmed: state.calmed,
    attacked: state.attacked,
    commands: state.commands,
    towerShot: state.towerShot,
    target: state.target,
    attackers: state.attackers,
    doublings: state.doublings,
    played: state.played,
    ending: state.ending,
  }
}

/** G-E2: what the score pile is worth; the score of the match once it is won. */
export function score({ scored }: Pick<View, 'scored'>): number {
  return scored.reduce((sum, enemy) => sum + ENEMIES[enemy].points, 0)
}

/** Why an action can be refused: each has a sentence in every language. Beside it the facts it comes with. */
export type Reason =
  /** card */
  | 'power-first'
  | 'no-power-to-decline'
  /** card */
  | 'not-in-hand'
  /** card, trait */
  | 'trait-missing'
  /** phase: how far the step has come; an earlier one cannot be returned to */
  | 'strict-phase'
  /** location */
  | 'building-destroyed'
  /** location, most: what it can regain */
  | 'building-full'
  /** source, points: what it can repair in all */
  | 'too-many-points'
  /** source */
  | 'points-left'
  | 'nothing-to-repair'
  /** enemy */
  | 'enemy-not-out'
  /** enemy: the one that was hit first */
  | 'enemy-must-die-first'
  | 'no-enemy-out'
  | 'nothing-left-over'
  | 'tower-adds-nothing'
  /** card */
  | 'no-power'
  /** card */
  | 'not-in-discard'
  /** card */
  | 'name-a-card'
  /** command */
  | 'name-an-enemy'
  /** command */
  | 'name-locations'
  /** source */
  | 'takes-no-target'
  | 'no-doubling'
  /** card */
  | 'did-not-attack'
  /** command */
  | 'command-used'
  /** cost, gold */
  | 'not-enough-gold'
  /** card */
  | 'not-in-market'
  | 'no-new-citizens'
