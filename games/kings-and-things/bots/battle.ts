/** Decisions in a battle: hits, items, the Warlord, targets and retreats (KT-B, KT-I, KT-K). */
import type { Seat } from '@crownlands/core/game'
import { at, must } from '@crownlands/core/lists'
import {
  type BorneItem,
  CITADEL,
  has,
  type Item,
  isBorneItem,
  isCharacter,
  isCreature,
  isFightingItem,
  isWall,
  isWardItem,
  STACK_LIMIT,
} from '../content'
import type { Action, ActionOf } from '../rules/actions'
import { stackSize } from '../rules/armies'
import { canStand, hasBalloon, isAlive, isBuilding } from '../rules/battle/forces'
import { type Combatant, combatantsOf, oddsOf } from '../rules/battle/odds'
import { isSoaking } from '../rules/battle/targets'
import { ITEM_RULES } from '../rules/items/index'
import { balloonCountsAlone } from '../rules/rulings'
import type { State } from '../rules/state'
import { isReal } from '../rules/support'
import type { BattleTask, Force } from '../rules/tasks'
import { hitsTaken, strengthOfForce } from './strength'
import { WEIGHTS } from './weights'
import { characterWorth, counterWorth, fightingWorth, hexWorth } from './worth'

export function judgeBattle(state: State, task: BattleTask, seat: Seat): (action: Action) => number {
  const own = ownForce(task, seat)
  let odds: number | undefined
  const won = () => {
    odds ??= chanceOf(state, task, own)
    return odds
  }
  return (action) => {
    switch (action.type) {
      case 'hit':
        return judgeHit(state, task, seat, action)
      case 'item':
        return judgeItem(state, task, own, action, won())
      case 'turn':
        return judgeTurncoat(state, task, seat, action.creature)
      case 'aim':
        // A sure hand at 5 deals more than a picked hit at 2.
        return action.aims ? -1 : 0.5
      case 'target':
        return judgeTarget(state, task, action.force)
      case 'retreat':
        return judgeRetreat(state, task, seat, action.hex, won())
      case 'balloon-retreat':
        return judgeRetreat(state, task, seat, action.hex, won()) - 0.2
      case 'go-on':
        return 0.1
      default:
        return 0
    }
  }
}

/** The force for which the seat is asked: neutral defenders too (KT-X11). */
function ownForce(task: BattleTask, seat: Seat): Force {
  const { forces, plays, stage, at: turn } = task
  const asked = stage === 'before' ? (turn === 0 ? forces.at(-1) : forces[turn - 1]) : forces[turn]
  if (asked?.side === 'neutral' && plays === seat && (stage === 'before' || stage === 'items' || stage === 'hits'))
    return asked
  return forces.find(({ side }) => side === seat) ?? must(asked ?? forces[0])
}

/** Against all the others together. */
function chanceOf(state: State, task: BattleTask, own: Force): number {
  const others: Combatant[] = []
  for (const force of task.forces)
    if (force !== own && isAlive(state, force)) others.push(...combatantsOf(state, task, force))
  return oddsOf(combatantsOf(state, task, own), others).first
}

// Hits ----------------------------------------------------------------------------------------------

const BALLOON_LOSS = 1.2

function judgeHit(state: State, task: BattleTask, seat: Seat, action: ActionOf<'hit'>): number {
  const shot = task.stage === 'aimed' ? task.aimed[0] : undefined
  const force = shot === undefined ? ownForce(task, seat) : must(task.forces[shot.on])
  const loss =
    lossOf(state, task, force, action.what) + specialLoss(action) + lossBeside(state, task, force, action.what)
  // KT-K6: an aimed hit goes where it hurts.
  return shot === undefined ? -loss : loss
}

/** KT-B10: of equal counters a side keeps the bearer, who may leave with the Balloon, and who has still to roll. */
function specialLoss({ bears, passenger, saved, fought }: ActionOf<'hit'>): number {
  let loss = 0
  if (bears !== undefined) loss += 0.2
  if (passenger === true) loss += 0.05
  // A second hit in the step eliminates it for sure, where another may be saved.
  if (saved === true) loss += 0.2
  if (fought === true) loss -= 0.1
  return loss
}

/** KT-B16: with the last that fights beside it a Balloon is lost too. */
function lossBeside(state: State, task: BattleTask, force: Force, what: ActionOf<'hit'>['what']): number {
  if (balloonCountsAlone(state) || !hasBalloon(force)) return 0
  // These take a hit without falling, or are no fighters.
  if (what === 'balloon' || isBorneItem(what) || isSoaking(task, what)) return 0
  let others = 0
  for (const each of force.fighters) {
    if (each.what !== 'balloon' && canStand(each)) others += hitsTaken(each)
  }
  return others === 1 ? BALLOON_LOSS : 0
}

/** What a force loses by a hit. Buildings are whole again after the battle (KT-B18). */
function lossOf(state: State, task: BattleTask, force: Force, what: ActionOf<'hit'>['what']): number {
  if (isBorneItem(what)) return 0.7
  if (isBuilding(what)) return buildingLoss(force)
  if (!isFightingItem(what)) return 0.3 * lossOfCounter(state, task, force, what)
  if (isSoaking(task, what)) return -1
  if (isWall(what)) return 0.4
  return what === 'balloon' ? BALLOON_LOSS : 0.8
}

/** KT-B16: buildings alone hold a hex, so the last of them is not given up before weak creatures. */
function buildingLoss({ fighters }: Force): number {
  const army = fighters.filter(({ what }) => isCreature(what) || isCharacter(what)).length
  return army > 0 ? 0.35 : 0.6
}

function lossOfCounter(
  state: State,
  { hex }: BattleTask,
  { side }: Force,
  what: Parameters<typeof counterWorth>[3],
): number {
  return side === 'neutral' ? fightingWorth(what, state) : counterWorth(state, hex, side, what)
}

// Items ---------------------------------------------------------------------------------------------

/** Where they may turn a fight; the neutral defenders' always. */
function judgeItem(state: State, task: BattleTask, own: Force, action: ActionOf<'item'>, won: number): number {
  const { itemOddsAbove: least, itemOddsBelow: most } = WEIGHTS
  if (own.side !== 'neutral' && (won < least || won > most || isTrifle(state, task, own.side))) return -1
  const { item } = action
  if (isFightingItem(item)) return 2
  if (isWardItem(item)) return own.fighters.some(({ what }) => isCreature(what)) ? 1.5 : -1
  if (isBorneItem(item)) return judgeBearer(state, own, item, action.on)
  // What drives the attackers out is for a fight that is not won.
  if (ITEM_RULES[item].battle?.when === 'before') return won < 0.55 ? 2 : -1
  return dispelWorth(state, task, action) - 1.5
}

/** What is not worth an item. */
function isTrifle(state: State, { hex }: BattleTask, seat: Seat): boolean {
  return hexWorth(state, seat, hex) < 2 * WEIGHTS.item
}

/** KT-I3, KT-I11: on whom they are not lost, and not moved about. */
function judgeBearer(state: State, own: Force, item: BorneItem, on: string | undefined): number {
  if (own.fighters.some(({ bears }) => bears === item) || on === undefined || !isCreature(on)) return -1
  // Its own symbols do not count while it bears one.
  const loses = has(on, 'magic') || has(on, 'charge') ? 1 : has(on, 'ranged') && !has(item, 'ranged') ? 0.6 : 0
  return 1 + 0.1 * fightingWorth(on, state) - loses
}

function dispelWorth(state: State, task: BattleTask, { force: side, against }: ActionOf<'item'>): number {
  const force = task.forces.find((other) => other.side === side)
  if (force === undefined) return 0
  return 2 * strengthOfForce(state, task.hex, force).magic + (against === undefined ? 0 : itemInUse(against))
}

function itemInUse(item: Item): number {
  return isFightingItem(item) ? 1.5 : 1
}

/** KT-K11: the strongest that will be real on this side too. */
function judgeTurncoat(state: State, { hex }: BattleTask, seat: Seat, creature: Parameters<typeof isReal>[3]): number {
  return (isReal(state, hex, seat, creature) ? 1 : 0.3) * fightingWorth(creature, state)
}

/** KT-B21: the weakest goes first. */
function judgeTarget(state: State, task: BattleTask, side: Force['side']): number {
  const force = task.forces.find((other) => other.side === side)
  return force === undefined ? 0 : -0.2 * strengthOfForce(state, task.hex, force).hits
}

// Retreat -------------------------------------------------------------------------------------------

/** KT-B14: while it saves something; never from a citadel that would be lost. */
function judgeRetreat(state: State, task: BattleTask, seat: Seat, to: number, won: number): number {
  const { fort, owner } = at(state.hexes, task.hex)
  if (fort === CITADEL && (owner === seat || won > 0.05)) return -3
  const own = ownForce(task, seat)
  const coming = own.fighters.filter(({ what }) => isCreature(what) || isCharacter(what))
  const over = Math.max(0, stackSize(state, to, seat) + coming.length - STACK_LIMIT)
  const saved = coming.reduce(
    (sum, { what }) =>
      sum + (isCharacter(what) ? characterWorth(state, seat, what) : isCreature(what) ? fightingWorth(what, state) : 0),
    0,
  )
  const prize = hexWorth(state, seat, task.hex)
  // Staying wins the prize or loses most of those who stay.
  const stays = won * prize - (1 - won) * 0.7 * saved
  const limit = owner === seat ? WEIGHTS.retreatOdds : WEIGHTS.retreatOdds + 0.1
  if (won > limit) return -1 - over
  return Math.min(3, 0.2 - 0.1 * stays) - over + 0.05 * at(state.hexes, to).fort
}
