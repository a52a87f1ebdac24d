/** The questions for items in a battle: before round 1 (KT-B5) and before the dice of its steps (KT-B26). */
import { must } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { BORNE_ITEMS, type Item } from '../../content'
import { type Action, DONE, isSame } from '../actions'
import { POWER_RULES } from '../characters/index'
import { rackSize, spend } from '../cup'
import { mustMove } from '../items/borne'
import { ITEM_RULES } from '../items/index'
import type { BattleUse, UseAction } from '../items/item'
import { holds, takeItem } from '../items/playing'
import { askAboutItem } from '../questions/answers'
import type { Refusal } from '../reasons'
import { NOBODY, only, type Run } from '../run'
import type { State } from '../state'
import type { BattleTask, Force } from '../tasks'
import { isAlive, isLaid, playerOf } from './forces'
import type { BattleRules } from './stage'

const GO_ON: Action = Object.freeze({ type: 'go-on' })

interface Usable {
  readonly item: Item
  readonly use: BattleUse
  /** Most are used in one way only. */
  readonly only: readonly UseAction[]
}

/** In the order of the table. */
function usableWhen(...when: readonly BattleUse['when'][]): readonly Usable[] {
  return (Object.keys(ITEM_RULES) as readonly Item[]).flatMap((item) => {
    const use = ITEM_RULES[item].battle
    return use !== undefined && when.includes(use.when) ? [{ item, use, only: [{ type: 'item', item }] as const }] : []
  })
}

const BEFORE = usableWhen('before')
const AT_A_STEP = usableWhen('step')
const AT_A_ROUND = usableWhen('step', 'round')

function usableNow({ stage, first }: BattleTask): readonly Usable[] {
  if (stage === 'before') return BEFORE
  return first ? AT_A_ROUND : AT_A_STEP
}

function isAtHand(state: State, task: BattleTask, force: Force, { item, use }: Usable): boolean {
  return holds(state, task, force, item) || use.isInUse?.(force) === true
}

function waysOf(state: State, task: BattleTask, force: Force, { use, only }: Usable): readonly UseAction[] {
  const ways = use.ways?.(state, task, force) ?? only
  return use.whyNot === undefined
    ? ways
    : ways.filter((action) => use.whyNot?.(state, task, force, action) === undefined)
}

/** All items that a side can use now, in all ways. */
export function itemActions(state: State, task: BattleTask, force: Force): Action[] {
  const actions: Action[] = []
  for (const usable of usableNow(task)) {
    if (isAtHand(state, task, force, usable)) actions.push(...waysOf(state, task, force, usable))
  }
  return actions
}

function isUsable(state: State, task: BattleTask, force: Force, action: UseAction): boolean {
  const usable = usableNow(task).find(({ item }) => item === action.item)
  if (usable === undefined || !isAtHand(state, task, force, usable)) return false
  return waysOf(state, task, force, usable).some((way) => isSame(way, action))
}

// Before round 1 -------------------------------------------------------------------------------------

/** KT-B5: first the defender, who is the last force, then the attackers. */
export function askedBefore({ forces, at: turn }: BattleTask): Force | undefined {
  if (turn >= forces.length) return undefined
  return forces[turn === 0 ? forces.length - 1 : turn - 1]
}

export const beforeRules: BattleRules = {
  seats(state, task) {
    const force = askedBefore(task)
    return force === undefined || task.played !== undefined || !isAskedBefore(state, task, force)
      ? NOBODY
      : only(playerOf(task, force))
  },

  legal: (state, task) => [...itemActions(state, task, must(askedBefore(task))), DONE],

  whyNot(state, task, _seat, action) {
    if (action.type === 'done') return undefined
    if (action.type !== 'item') return refusal('KT-B5', 'not-now')
    if (isUsable(state, task, must(askedBefore(task)), action)) return undefined
    return refusal('KT-B5', 'not-before-round-one', { item: action.item })
  },

  apply(state, task, seat, action, run) {
    if (action.type === 'item') play(state, task, must(askedBefore(task)), action, run)
    else {
      run.events?.push({ type: 'passed', seat, reveals: true })
      task.at++
    }
  },

  advance(state, task, run) {
    if (task.played !== undefined) settle(state, task, run)
    else if (askedBefore(task) !== undefined) task.at++
    else {
      task.stage = 'warlord'
      task.at = 0
    }
  },
}

/** A side with an empty rack is not asked; neutral defenders only for what lies with them. */
function isAskedBefore(state: State, task: BattleTask, force: Force): boolean {
  if (force.side === 'neutral') return itemActions(state, task, force).length > 0
  return !force.gone && rackSize(state, force.side) > 0
}

// Before the dice of a step --------------------------------------------------------------------------

/** What a character decides at the start of a round. */
const CHOICES = Object.values(POWER_RULES).flatMap(({ choice }) => choice ?? [])

/** Public facts alone decide who is asked. */
function isAsked(state: State, task: BattleTask, force: Force): boolean {
  if (!isAlive(state, force) || force.goesOn) return false
  if (force.side === 'neutral') return stepActions(state, task, force).length > 0
  if (rackSize(state, force.side) > 0) return true
  if (!task.first) return false
  return CHOICES.some((choice) => choice.isThere(force)) || BORNE_ITEMS.some((item) => isLaid(force, item))
}

function stepActions(state: State, task: BattleTask, force: Force): Action[] {
  const actions = itemActions(state, task, force)
  for (const choice of CHOICES) {
    if (!choice.isThere(force)) continue
    for (const way of choice.ways) if (choice.whyNot(task, force, way) === undefined) actions.push(way)
  }
  return actions
}

export const itemsRules: BattleRules = {
  seats(state, task) {
    const force = task.forces[task.at]
    if (force === undefined || task.played !== undefined || !isAsked(state, task, force)) return NOBODY
    return only(playerOf(task, force))
  },

  legal(state, task) {
    const force = must(task.forces[task.at])
    const actions = stepActions(state, task, force)
    if (!mustMove(task, force)) actions.push(GO_ON, DONE)
    return actions
  },

  whyNot(state, task, _seat, action) {
    const force = must(task.forces[task.at])
    const reason = whyNotAtStep(state, task, force, action)
    return reason !== undefined && mustMove(task, force) ? refusal('KT-I3', 'move-what-nobody-bears') : reason
  },

  apply(state, task, seat, action, run) {
    const force = must(task.forces[task.at])
    if (action.type === 'item') play(state, task, force, action, run)
    else if (action.type === 'go-on' || action.type === 'done') {
      force.goesOn = action.type === 'go-on'
      task.at++
      run.events?.push({ type: 'passed', seat, reveals: true })
    } else for (const choice of CHOICES) choice.apply(force, seat, action, run)
  },

  advance(state, task, run) {
    if (task.played !== undefined) settle(state, task, run)
    else if (task.at < task.forces.length) task.at++
    else {
      task.first = false
      task.asked = true
      task.stage = 'roll'
    }
  },
}

function whyNotAtStep(state: State, task: BattleTask, force: Force, action: Action): Refusal | undefined {
  switch (action.type) {
    case 'done':
    case 'go-on':
      return mustMove(task, force) ? refusal('KT-I3', 'move-what-nobody-bears') : undefined
    case 'item':
      if (isUsable(state, task, force, action)) return undefined
      if (!holds(state, task, force, action.item)) return refusal('KT-I1', 'no-such-item', { item: action.item })
      return refusal('KT-B26', 'item-not-now', { item: action.item })
    default: {
      const choice = CHOICES.find(({ ways }) => ways.some(({ type }) => type === action.type))
      return choice === undefined ? refusal('KT-B26', 'not-now') : choice.whyNot(task, force, action)
    }
  }
}

// Playing an item ------------------------------------------------------------------------------------

function play(state: State, task: BattleTask, force: Force, action: UseAction, run: Run): void {
  const { item, on } = action
  const use = must(ITEM_RULES[item].battle)
  if (use.takesEffect?.(state, task, force, action) !== true) {
    takeItem(state, task, force.side, item)
    task.played = { item, by: task.forces.indexOf(force), on }
    askAboutItem(state, { item, by: force.side })
  }
  run.events?.push({
    type: 'item-played',
    by: force.side,
    item,
    hex: task.hex,
    ...(on !== undefined && { on }),
    reveals: true,
  })
}

/** The item that was played stands, or was cancelled and is spent. */
function settle(state: State, task: BattleTask, run: Run): void {
  const played = must(task.played)
  const { item, by } = played
  if (must(task.answer).type === 'none') {
    const use = must(ITEM_RULES[item].battle)
    if (use.stands(state, task, must(task.forces[by]), played, run) === 'waits') return
  } else spend(state, item)
  task.played = undefined
  task.answer = undefined
}
