/** Why an action is against the rules: the first reason that a player would give. */
import type { Refusal } from '@crownlands/core/game'
import { refusal } from '@crownlands/core/refusals'
import { CARDS, type Card, COMMANDS, type Command, type Enemy, HEALTH, LOCATIONS, type Trait } from '../content'
import { hasNewCitizens } from './gold'
import {
  bestSplits,
  cardRepair,
  commandRepair,
  isAtLeast,
  isDamaged,
  isSame,
  missingHealth,
  type Repair,
} from './repairs'
import { type Action, type Manner, PHASES, type Phase, type Reason, type Split, type State } from './state'
import { enemyToDouble, leftOver, towerAttack } from './town'

type ActionOf<Type extends Action['type']> = Extract<Action, { readonly type: Type }>

/** Of a well-formed action while the match goes on. */
export function refuse(state: State, action: Action): Refusal<Reason> | undefined {
  if (action.type === 'decline') {
    return state.played === undefined ? refusal('G-U1', 'no-power-to-decline') : undefined
  }
  if (state.played !== undefined && !(action.type === 'power' && action.card === state.played)) {
    return refusal('G-U7', 'power-first', { card: state.played })
  }
  switch (action.type) {
    case 'income':
      return refusePhase(state, 'recruiting') ?? refuseTrait(state, action.card, 'income')
    case 'repair':
      return (
        refuseTrait(state, action.card, 'repair') ??
        refuseSplit(state, action.card, cardRepair(action.card), action.split)
      )
    case 'calm':
      return refuseTrait(state, action.card, 'calm')
    case 'attack':
      return (
        refuseTrait(state, action.card, 'attack') ??
        refuseEnemy(state, action.enemy) ??
        refuseManner(state, action.enemy, CARDS[action.card].attack, action)
      )
    case 'power':
      return refusePower(state, action)
    case 'double':
      return refuseDoubling(state, action)
    case 'command':
      return refuseCommand(state, action)
    case 'recruit':
      return refuseRecruit(state, action.card)
    case 'end':
      return undefined
  }
}

/** G-T3: with strict phases, what belongs to a phase that is over. */
function refusePhase({ phase }: State, last: Phase): Refusal<Reason> | undefined {
  return PHASES.indexOf(phase) > PHASES.indexOf(last) ? refusal('G-T3', 'strict-phase', { phase }) : undefined
}

/** G-U1 */
function refuseTrait(state: State, card: Card, trait: Trait): Refusal<Reason> | undefined {
  if (!state.hand.includes(card)) return refusal('G-U1', 'not-in-hand', { card })
  return CARDS[card][trait] > 0 ? undefined : refusal('G-U1', 'trait-missing', { card, trait })
}

/** G-U2 */
function refuseSplit(state: State, source: Card | Command, repair: Repair, split: Split): Refusal<Reason> | undefined {
  const missing = { farm: 0, tower: 0, gate: 0 }
  for (const location of LOCATIONS) {
    missing[location] = missingHealth(state[location], HEALTH[location])
    if (split[location] <= missing[location]) continue
    if (state[location] === 0) return refusal('G-U2', 'building-destroyed', { location })
    return refusal('G-U2', 'building-full', { location, most: missing[location] })
  }
  const best = bestSplits(repair, missing)
  if (best.some((one) => isSame(one, split))) return undefined
  return best.some((one) => isAtLeast(one, split))
    ? refusal('G-U2', 'points-left', { source })
    : refusal('G-U2', 'too-many-points', { source, points: repair.points })
}

/** G-U4 */
function refuseEnemy({ left, right, target }: State, enemy: Enemy): Refusal<Reason> | undefined {
  if (left?.enemy !== enemy && right?.enemy !== enemy) return refusal('G-U4', 'enemy-not-out', { enemy })
  if (target === undefined || target === enemy) return undefined
  return refusal('G-U4', 'enemy-must-die-first', { enemy: target })
}

/** G-U4: the Tower waits only where it would add something, and an enemy is spared only what it would get. */
function refuseManner(state: State, enemy: Enemy, attack: number, manner: Manner): Refusal<Reason> | undefined {
  if (manner.tower !== undefined && towerAttack(state, {}) === 0) return refusal('G-U4', 'tower-adds-nothing')
  if (manner.rest === undefined || leftOver(state, enemy, attack, manner) > 0) return undefined
  return refusal('G-U4', 'nothing-left-over')
}

/** G-U6, G-U7 */
function refusePower(state: State, { card, target }: ActionOf<'power'>): Refusal<Reason> | undefined {
  const kind = CARDS[card].power?.kind
  if (kind === undefined) return refusal('G-U1', 'no-power', { card })
  if (kind === 'leave') {
    if (!state.discard.includes(card)) return refusal('G-U7', 'not-in-discard', { card })
  } else if (state.played !== card && !state.hand.includes(card)) {
    return refusal('G-U1', 'not-in-hand', { card })
  }
  if (kind !== 'remove') return target === undefined ? undefined : refusal('G-U7', 'takes-no-target', { source: card })
  if (target === undefined) return refusal('G-U7', 'name-a-card', { card })
  return state.discard.includes(target) ? undefined : refusal('G-U7', 'not-in-discard', { card: target })
}

/** G-U6 */
function refuseDoubling(state: State, action: ActionOf<'double'>): Refusal<Reason> | undefined {
  const { card } = action
  if (state.doublings === 0) return refusal('G-U6', 'no-doubling')
  if (!state.attackers.includes(card)) return refusal('G-U6', 'did-not-attack', { card })
  const enemy = enemyToDouble(state)
  if (enemy === undefined) return refusal('G-U4', 'no-enemy-out')
  return refuseManner(state, enemy, CARDS[card].attack, action)
}

/** G-M2 */
function refuseCommand(state: State, action: ActionOf<'command'>): Refusal<Reason> | undefined {
  const { command, enemy, split, rest, tower } = action
  const { cost, effect, amount } = COMMANDS[command]
  const early = refusePhase(state, 'commands')
  if (early !== undefined) return early
  if (state.commands.includes(command)) return refusal('G-M2', 'command-used', { command })
  if (cost > state.gold) return refusal('G-C4', 'not-enough-gold', { cost, gold: state.gold })
  if ((enemy !== undefined && effect !== 'attack') || (split !== undefined && effect !== 'repair')) {
    return refusal('G-C4', 'takes-no-target', { source: command })
  }
  if (rest !== undefined && effect !== 'attack') return refusal('G-U4', 'nothing-left-over')
  if (tower !== undefined && effect !== 'attack') return refusal('G-U4', 'tower-adds-nothing')
  switch (effect) {
    case 'attack':
      if (enemy === undefined) return refusal('G-C4', 'name-an-enemy', { command })
      return refuseEnemy(state, enemy) ?? refuseManner(state, enemy, amount, action)
    case 'repair':
      return refuseRepairCommand(state, command, split)
    case 'market':
      return hasNewCitizens(state) ? undefined : refusal('G-M3', 'no-new-citizens')
    case 'calm':
      return undefined
  }
}

function refuseRepairCommand(state: State, command: Command, split: Split | undefined): Refusal<Reason> | undefined {
  if (!isDamaged(state)) return refusal('G-U2', 'nothing-to-repair')
  if (split === undefined) return refusal('G-C4', 'name-locations', { command })
  return refuseSplit(state, command, commandRepair(command), split)
}

/** G-M3 */
function refuseRecruit(state: State, card: Card): Refusal<Reason> | undefined {
  const { cost } = CARDS[card]
  const early = refusePhase(state, 'recruiting')
  if (early !== undefined) return early
  if (!state.market.includes(card)) return refusal('G-M3', 'not-in-market', { card })
  return cost > state.gold ? refusal('G-M3', 'not-enough-gold', { cost, gold: state.gold }) : undefined
}
