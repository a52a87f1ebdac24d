/** Items in the rounds of a battle, and the Marksman's choice (KT-B26, KT-I3, KT-I4, KT-I9, KT-I11, KT-I12, KT-K6). */
import { at, must, playerAt, remove } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { type Creature, GOLEM_VALUE, type Item, isItem } from '../../content'
import { type Action, type ActionOf, DONE } from '../actions'
import { rackSize, spend, takeFromRack } from '../cup'
import { askAboutItem } from '../questions/answers'
import { NOBODY, only } from '../run'
import type { State } from '../state'
import type { Answer, BattleTask, Force } from '../tasks'
import { creaturesOf, isAlive, isLaid, loseBalloon, newExtra, playerOf } from './forces'
import { loseItem } from './hits'
import type { BattleRules } from './stage'

/** Whether a side could play an item: it is on the rack, or lies with neutral defenders (KT-I1). */
export function holds(state: State, task: BattleTask, { side }: Force, item: Item): boolean {
  if (side === 'neutral') return at(state.hexes, task.hex).guards?.items.includes(item) === true
  return playerAt(state, side).rack.includes(item)
}

export function isOwner(state: State, task: BattleTask, { side }: Force): boolean {
  return at(state.hexes, task.hex).owner === side
}

/** It is spent when it is played; what stays in use comes back to the cup later. */
export function spendItem(state: State, task: BattleTask, { side }: Force, item: Item): void {
  takeItem(state, task, side, item)
  spend(state, item)
}

export function takeItem(state: State, task: BattleTask, side: Force['side'], item: Item): void {
  if (side === 'neutral') remove(must(at(state.hexes, task.hex).guards).items, item)
  else takeFromRack(state, side, item)
}

const ANY_STEP = ['golem', 'talisman'] as const
/** Laid on a creature of the own force. */
const BORNE = ['bow', 'sword'] as const
const GO_ON: Action = Object.freeze({ type: 'go-on' })

/** Items of a force that are in use and could be dispelled (KT-I4). */
function inUse({ fighters, items }: Force): Item[] {
  const found: Item[] = [...items]
  for (const { what, bears } of fighters) {
    if (bears !== undefined) found.push(bears)
    if (isItem(what)) found.push(what)
  }
  return found.filter((item, i) => found.indexOf(item) === i)
}

function actionsFor(state: State, task: BattleTask, force: Force): Action[] {
  const actions: Action[] = []
  for (const item of ANY_STEP) if (holds(state, task, force, item)) actions.push({ type: 'item', item })
  if (holds(state, task, force, 'dispel_magic')) {
    const others = task.forces.filter((other) => other !== force && isAlive(state, other))
    const items = others.flatMap(inUse)
    for (const { side } of others) {
      if (items.length === 0) actions.push({ type: 'item', item: 'dispel_magic', force: side })
      for (const against of items) actions.push({ type: 'item', item: 'dispel_magic', force: side, against })
    }
  }
  if (task.first) addRoundStart(state, task, force, actions)
  return actions
}

/** Only at the start of a round, each once: Bow and Sword are laid or moved, the Marksman chooses. */
function addRoundStart(state: State, task: BattleTask, force: Force, actions: Action[]): void {
  for (const item of BORNE) {
    if (force.chosen.includes(item) || (!isLaid(force, item) && !holds(state, task, force, item))) continue
    for (const on of bearersFor(force, item)) actions.push({ type: 'item', item, on })
  }
  if (!hasMarksman(force) || force.chosen.includes('aim')) return
  actions.push({ type: 'aim', aims: !force.aims })
}

/** KT-I3: a Bow or Sword whose bearer is gone must be moved to somebody. */
function mustMove({ first }: BattleTask, force: Force): boolean {
  if (!first) return false
  return BORNE.some(
    (item) => force.items.includes(item) && !force.chosen.includes(item) && bearersFor(force, item).length > 0,
  )
}

function hasMarksman({ fighters }: Force): boolean {
  for (const { what } of fighters) if (what === 'marksman') return true
  return false
}

/** Own creatures that bear nothing, each kind once; moving it to a creature equal to its bearer changes nothing. */
function bearersFor(force: Force, item: 'bow' | 'sword'): Creature[] {
  const bearer = force.fighters.find(({ bears }) => bears === item)?.what
  const free = creaturesOf({ ...force, fighters: force.fighters.filter(({ bears }) => bears === undefined) })
  return free.filter((creature, i) => free.indexOf(creature) === i && creature !== bearer)
}

/** KT-B26: public facts alone decide who is asked. */
function isAsked(state: State, task: BattleTask, force: Force): boolean {
  if (!isAlive(state, force) || force.goesOn) return false
  if (force.side === 'neutral') return actionsFor(state, task, force).length > 0
  if (rackSize(state, force.side) > 0) return true
  if (!task.first) return false
  return hasMarksman(force) || isLaid(force, 'bow') || isLaid(force, 'sword')
}

export const itemsRules: BattleRules = {
  seats(state, task) {
    const force = task.forces[task.at]
    if (force === undefined || task.played !== undefined || !isAsked(state, task, force)) return NOBODY
    return only(playerOf(task, force))
  },

  legal(state, task) {
    const force = must(task.forces[task.at])
    const actions = actionsFor(state, task, force)
    if (!mustMove(task, force)) actions.push(GO_ON, DONE)
    return actions
  },

  whyNot(state, task, _seat, action) {
    if (mustMove(task, must(task.forces[task.at]))) return refusal('KT-I3', 'move-what-nobody-bears')
    if (action.type !== 'item') return refusal('KT-B26', 'not-now')
    if (!holds(state, task, must(task.forces[task.at]), action.item)) {
      return refusal('KT-I1', 'no-such-item', { item: action.item })
    }
    return refusal('KT-B26', 'item-not-now', { item: action.item })
  },

  apply(state, task, seat, action, run) {
    const force = must(task.forces[task.at])
    switch (action.type) {
      case 'item':
        playItem(state, task, force, action)
        run.events?.push({
          type: 'item-played',
          by: force.side,
          item: action.item,
          hex: task.hex,
          ...(action.on !== undefined && { on: action.on }),
          reveals: true,
        })
        return
      case 'aim':
        force.aims = action.aims
        force.chosen.push('aim')
        run.events?.push({ type: 'marksman', seat, aims: action.aims })
        return
      default:
        force.goesOn = action.type === 'go-on'
        task.at++
        run.events?.push({ type: 'passed', seat, reveals: true })
    }
  },

  advance(state, task) {
    if (task.played !== undefined) {
      settleItem(state, task)
      return
    }
    if (task.at < task.forces.length) {
      task.at++
      return
    }
    task.first = false
    task.asked = true
    task.stage = 'roll'
  },
}

function playItem(state: State, task: BattleTask, force: Force, action: ActionOf<'item'>): void {
  const { item, on } = action
  if (item === 'dispel_magic') {
    // KT-I13: it cannot be answered.
    spendItem(state, task, force, item)
    const { against } = action
    const user = task.forces.find((other) => against !== undefined && other !== force && inUse(other).includes(against))
    if (against !== undefined && user !== undefined) cancel(state, user, against)
    must(task.forces.find(({ side }) => side === action.force)).dispelled = true
    return
  }
  const isMoved = inUse(force).includes(item)
  if (isMoved && (item === 'bow' || item === 'sword')) {
    lay(force, item, must(on))
    return
  }
  takeItem(state, task, force.side, item)
  task.played = { item, by: task.at, on }
  askAboutItem(state, { item, by: force.side })
}

/** The item that was played stands, or was dispelled and is spent. */
function settleItem(state: State, task: BattleTask): void {
  const { item, by, on } = must(task.played)
  const answer = must(task.answer)
  task.played = undefined
  task.answer = undefined
  const force = must(task.forces[by])
  if (answer.type === 'dispelled') {
    spend(state, item)
    applyDispel(task, answer)
    return
  }
  if (item === 'golem') force.fighters.push(newExtra('golem', GOLEM_VALUE))
  else if (item === 'bow' || item === 'sword') {
    force.items.push(item)
    lay(force, item, must(on))
  } else force.items.push(item)
}

/** KT-I3: from wherever it is to another own creature. */
function lay(force: Force, item: 'bow' | 'sword', on: Creature): void {
  const bearer = force.fighters.find(({ bears }) => bears === item)
  if (bearer === undefined) remove(force.items, item)
  else bearer.bears = undefined
  const next = must(force.fighters.find(({ what, bears }) => what === on && bears === undefined))
  next.bears = item
  force.chosen.push(item)
}

/** KT-I4: one item of an enemy force has no effect any more and goes to the cup. */
function cancel(state: State, force: Force, item: Item): void {
  if (item === 'bow' || item === 'sword') loseItem(state, force, item)
  else if (force.items.includes(item)) {
    remove(force.items, item)
    spend(state, item)
  } else {
    const place = force.fighters.findIndex(({ what }) => what === item)
    force.fighters.splice(place, 1)
    if (item === 'balloon') loseBalloon(state, force)
    else spend(state, item)
  }
}

/** KT-I4 as an answer: the magic of the force it names fights in the melee step. */
export function applyDispel(task: BattleTask, answer: Extract<Answer, { readonly type: 'dispelled' }>): void {
  const force = task.forces.find(({ side }) => side === answer.force)
  if (force !== undefined) force.dispelled = true
}

/** Items without a bearer, when nobody is left to bear them, go to the cup (KT-I3). */
export function dropUnborne(state: State, task: BattleTask): void {
  for (const force of task.forces) {
    for (const item of BORNE) {
      if (force.items.includes(item) && bearersFor(force, item).length === 0) loseItem(state, force, item)
    }
  }
}
