/** Recruits, trades and where Things are placed (KT-T). */
import type { Seat } from '@crownlands/core/game'
import { at, playerAt } from '@crownlands/core/lists'
import {
  CITADEL,
  CREATURES,
  type Creature,
  INCOMES,
  type Income,
  isCreature,
  isIncome,
  PAID_RECRUIT_COST,
  RACK_LIMIT,
} from '../content'
import type { Action } from '../rules/actions'
import { stackSize } from '../rules/armies'
import type { State } from '../rules/state'
import type { ThingsTask } from '../rules/tasks'
import { judgeAnytime } from './anytime'
import { WEIGHTS } from './weights'
import {
  canBuildCitadel,
  citadelCount,
  citadelOf,
  goldForForts,
  isBare,
  isBorder,
  ownsTerrain,
  rallyHex,
  thingWorth,
} from './worth'

export function judgeThings(state: State, task: ThingsTask, seat: Seat): (action: Action) => number {
  return task.stage === 'place' ? judgePlacing(state, seat) : judgeAnnouncement(state, seat)
}

// The announcement ----------------------------------------------------------------------------------

function judgeAnnouncement(state: State, seat: Seat): (action: Action) => number {
  const paid = paidRecruits(state, seat)
  const { rack, aside } = playerAt(state, seat)
  const worths = rack.map((thing) => thingWorth(state, seat, thing)).sort((a, b) => a - b)
  // KT-T3: two for one. The second of a pair has to follow the first.
  const isHalfAPair = aside.length % 2 === 1
  const pays = isHalfAPair || (worths[0] ?? 9) + (worths[1] ?? 9) < WEIGHTS.draw
  return (action) => {
    switch (action.type) {
      case 'lay':
        return pays ? 3 - thingWorth(state, seat, action.thing) : -3 - thingWorth(state, seat, action.thing)
      case 'draw':
        return -Math.abs(action.paid - paid)
      default:
        return judgeAnytime(state, seat, action)
    }
  }
}

/** KT-T2: forts come first while they bring the citadel nearer; when citadels stand, the army does. */
function paidRecruits(state: State, seat: Seat): number {
  const { gold } = playerAt(state, seat)
  const citadels = citadelCount(state)
  let kept = goldForForts(state, seat)
  if (citadels > 0) kept = canBuildCitadel(state, seat) ? PAID_RECRUIT_COST : 0
  else if (gold >= 10 && state.turn > 1 && kept > 10)
    kept = Math.min(kept, gold - PAID_RECRUIT_COST * Math.floor(gold / 20))
  return Math.max(0, Math.min(5, Math.floor((gold - kept) / PAID_RECRUIT_COST)))
}

// Placing -------------------------------------------------------------------------------------------

export function judgePlacing(state: State, seat: Seat): (action: Action) => number {
  const rally = rallyHex(state, seat)
  const citadel = citadelOf(state, seat)
  const { rack } = playerAt(state, seat)
  return (action) => {
    switch (action.type) {
      case 'place':
        if (isIncome(action.thing)) return judgeIncome(state, action.thing, action.hex)
        if (isCreature(action.thing)) return judgeCreature(state, seat, action.thing, action.hex, citadel ?? rally)
        return -1
      case 'discard':
        return 0.5 - 0.1 * thingWorth(state, seat, action.thing)
      case 'done':
        return 0.2
      case 'treasure':
        return rack.length > RACK_LIMIT ? 1 : judgeAnytime(state, seat, action)
      default:
        return judgeAnytime(state, seat, action)
    }
  }
}

/** At once: the best where it is safest. Terrain counters keep their terrain free of cities. */
function judgeIncome(state: State, income: Income, hex: number): number {
  const { fort, terrain } = at(state.hexes, hex)
  const { gold, terrain: where } = INCOMES[income]
  const keepsFree = where === 'any' && (terrain === 'mountain' || terrain === 'jungle' || terrain === 'frozen_waste')
  return 3 + gold + 0.2 * fort - (keepsFree ? 0.3 : 0)
}

/** Real creatures join the army, or hold the citadel; a bluff here and there makes bare borders look held. */
function judgeCreature(
  state: State,
  seat: Seat,
  creature: Creature,
  hex: number,
  gathering: number | undefined,
): number {
  const isTrulyReal = ownsTerrain(state, seat, CREATURES[creature].terrain)
  if (!isTrulyReal) return judgeBluff(state, seat, hex)
  let score = 1.5 + 0.05 * CREATURES[creature].value
  if (hex === gathering) score += 1
  else score -= 0.05 * stackSize(state, hex, seat)
  if (at(state.hexes, hex).fort === CITADEL) score += 1
  return score
}

/** KT-U: only while the rack is filling, and one to a hex. */
function judgeBluff(state: State, seat: Seat, hex: number): number {
  const { rack } = playerAt(state, seat)
  if (rack.length < 6 || !isBare(state, seat, hex)) return -0.5
  return isBorder(state, seat, hex) ? 0.8 : 0.4
}
