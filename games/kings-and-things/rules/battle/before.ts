/** Before the first round: Dust of Defence, Firewalls, the Warlord, Baron and Duke (KT-B5, KT-I5, KT-I8, KT-K4, KT-K11). */
import type { Seat } from '@crownlands/core/game'
import { at, must } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { CHARACTERS, isCharacter, STACK_LIMIT } from '../../content'
import { type Action, DONE } from '../actions'
import { isLimited } from '../armies'
import { rackSize, spend } from '../cup'
import { swingsOf, throwDice } from '../dice'
import { askAboutItem } from '../questions/answers'
import { askForCalls } from '../questions/calls'
import { NOBODY, only, type Run } from '../run'
import type { State } from '../state'
import type { BattleTask, Fighter, Force } from '../tasks'
import { armyOfForce, canStand, creaturesOf, leaveBalloon, newExtra, playerOf, playersIn } from './forces'
import { applyDispel, holds, isOwner, takeItem } from './items'
import { leave, retreatHexes } from './retreat'
import { type BattleRules, NO_ACTIONS } from './stage'
import { neutralCharmer } from './steps'

/** KT-B5: first the defender, who is the last force, then the attackers. */
function asked({ forces, at: turn }: BattleTask): Force | undefined {
  if (turn >= forces.length) return undefined
  return forces[turn === 0 ? forces.length - 1 : turn - 1]
}

const BEFORE = ['dust_of_defence', 'firewall'] as const

/** KT-I5: by the owner of the hex or the neutral defenders. KT-I8: by anybody. */
function itemsBefore(state: State, task: BattleTask, force: Force): (typeof BEFORE)[number][] {
  const found: (typeof BEFORE)[number][] = []
  for (const item of BEFORE) {
    if (holds(state, task, force, item) && (item === 'firewall' || mayDust(state, task, force))) found.push(item)
  }
  return found
}

function mayDust(state: State, task: BattleTask, force: Force): boolean {
  return force.side === 'neutral' || isOwner(state, task, force)
}

export const beforeRules: BattleRules = {
  seats(state, task) {
    const force = asked(task)
    return force === undefined || task.played !== undefined || !isAskedBefore(state, task, force)
      ? NOBODY
      : only(playerOf(task, force))
  },

  legal(state, task) {
    const actions: Action[] = []
    for (const item of itemsBefore(state, task, must(asked(task)))) actions.push({ type: 'item', item })
    actions.push(DONE)
    return actions
  },

  whyNot: (_state, _task, _seat, action) =>
    action.type === 'item'
      ? refusal('KT-B5', 'not-before-round-one', { item: action.item })
      : refusal('KT-B5', 'not-now'),

  apply(state, task, seat, action, run) {
    if (action.type !== 'item') {
      run.events?.push({ type: 'passed', seat, reveals: true })
      task.at++
      return
    }
    const force = must(asked(task))
    takeItem(state, task, force.side, action.item)
    task.played = { item: action.item, by: task.forces.indexOf(force) }
    run.events?.push({ type: 'item-played', by: force.side, item: action.item, hex: task.hex, reveals: true })
    askAboutItem(state, { item: action.item, by: force.side })
  },

  advance(state, task, run) {
    const { played } = task
    if (played === undefined) {
      if (asked(task) === undefined) begin(task, 'warlord')
      else task.at++
      return
    }
    const answer = must(task.answer)
    if (answer.type !== 'none' || played.item === 'dust_of_defence') spend(state, played.item)
    if (answer.type !== 'none') {
      task.answer = undefined
      task.played = undefined
      if (answer.type === 'dispelled') applyDispel(task, answer)
      return
    }
    if (played.item === 'dust_of_defence') {
      task.answer = undefined
      task.played = undefined
      task.stage = 'dust'
      task.at = 0
      return
    }
    raiseFirewall(state, task, run)
  },
}

/** A side with an empty rack is not asked; neutral defenders only for what lies with them. */
function isAskedBefore(state: State, task: BattleTask, force: Force): boolean {
  if (force.side === 'neutral') return itemsBefore(state, task, force).length > 0
  return !force.gone && rackSize(state, force.side) > 0
}

/** KT-I8: the die is the value; any change of it matters. */
function raiseFirewall(state: State, task: BattleTask, run: Run): void {
  if (task.dice === undefined) {
    throwDice(state, run, {
      reason: 'firewall',
      count: 1,
      involved: playersIn(task),
      neutral: neutralCharmer(state, task),
      swings: (dice) => swingsOf(dice, ([die = 0]) => die),
    })
    return
  }
  const { by } = must(task.played)
  must(task.forces[by]).fighters.push(newExtra('firewall', must(task.dice[0])))
  task.dice = undefined
  task.answer = undefined
  task.played = undefined
}

/** KT-I5: each attacker goes by KT-B14, in the order of KT-B23; who cannot stays. */
export const dustRules: BattleRules = {
  seats(state, task) {
    const force = task.forces[task.at]
    if (force === undefined || task.at === task.forces.length - 1 || force.side === 'neutral' || force.gone)
      return NOBODY
    return retreatHexes(state, task, force).length < 2 ? NOBODY : only(force.side)
  },
  legal: (state, task) =>
    retreatHexes(state, task, must(task.forces[task.at])).map((hex) => ({ type: 'retreat', hex })),
  whyNot: () => refusal('KT-I5', 'must-retreat'),
  apply(state, task, _seat, action, run) {
    if (action.type !== 'retreat') return
    leave(state, task, must(task.forces[task.at]), action.hex, run)
    task.at++
  },
  advance(state, task, run) {
    const force = task.forces[task.at]
    if (force === undefined || task.at === task.forces.length - 1) {
      // KT-I1: any number of items, so the defender may still raise a Firewall against those who stayed.
      begin(task, 'before')
      if (task.forces.slice(0, -1).every(({ gone }) => gone)) task.stage = 'end'
      return
    }
    const [first] = retreatHexes(state, task, force)
    if (first !== undefined) leave(state, task, force, first, run)
    task.at++
  },
}

// The Warlord ---------------------------------------------------------------------------------------

/** KT-K11: any creature of any enemy force, if there is room for it. */
function turnable(state: State, task: BattleTask, own: Force): Action[] {
  if (!hasWarlord(own)) return []
  if (isLimited(state, task.hex) && armyOfForce(own).length >= STACK_LIMIT) return []
  return task.forces.flatMap((other) => {
    if (other === own || other.gone) return []
    const creatures = creaturesOf(other)
    return creatures
      .filter((creature, i) => creatures.indexOf(creature) === i)
      .map((creature): Action => ({ type: 'turn', creature, force: other.side }))
  })
}

function hasWarlord({ fighters }: Force): boolean {
  for (const { what } of fighters) if (what === 'warlord') return true
  return false
}

/** The place of the next force with the Warlord, from this one on; behind the last if none has him. */
function nextWarlord({ forces }: BattleTask, from: number): number {
  let place = from
  while (place < forces.length && !hasWarlord(at(forces, place))) place++
  return place
}

export const warlordRules: BattleRules = {
  seats(state, task) {
    const force = task.forces[task.at]
    if (force === undefined || force.gone || force.side === 'neutral') return NOBODY
    return turnable(state, task, force).length === 0 ? NOBODY : only(force.side)
  },
  legal: (state, task) => [...turnable(state, task, must(task.forces[task.at])), DONE],
  whyNot: () => refusal('KT-K11', 'cannot-be-turned'),
  apply(state, task, seat, action, run) {
    if (action.type === 'turn') turn(state, task, seat, action.creature, action.force, run)
    else run.events?.push({ type: 'passed', seat, reveals: true })
    task.at++
  },
  advance(state, task, run) {
    if (task.at < task.forces.length) {
      task.at = nextWarlord(task, task.at + 1)
      return
    }
    begin(task, 'bombard')
    // KT-B5: calls again if he took one.
    if (task.turned) askForCalls(state, task.hex, 'battle', run)
  },
}

function turn(
  state: State,
  task: BattleTask,
  seat: Seat,
  creature: Extract<Action, { type: 'turn' }>['creature'],
  side: Force['side'],
  run: Run,
): void {
  const from = must(task.forces.find((force) => force.side === side))
  const own = must(task.forces[task.at])
  const place = from.fighters.findLastIndex(({ what }) => what === creature)
  const [fighter] = from.fighters.splice(place, 1)
  if (fighter === undefined) return
  leaveBalloon(state, fighter)
  own.fighters.push({ ...fighter, passenger: false })
  task.turned = true
  run.events?.push({ type: 'turncoat', seat, from: side, creature, reveals: true })
}

// Baron and Duke ------------------------------------------------------------------------------------

/** KT-K4: one sure hit on each enemy fort, city and village, by each of the two. */
export const bombardRules: BattleRules = {
  ...NO_ACTIONS,
  advance(_state, task, run) {
    for (const own of task.forces) {
      for (const { what } of own.fighters) {
        if (!isBombarder(what) || own.gone) continue
        for (const other of task.forces) if (other !== own) bombard(task, other, run)
      }
    }
    task.stage = 'round'
  },
}

function isBombarder(what: Fighter['what']): boolean {
  return isCharacter(what) && CHARACTERS[what].power === 'bombard'
}

function bombard(task: BattleTask, other: Force, run: Run): void {
  for (const fighter of other.fighters) {
    if ((fighter.what !== 'fort' && fighter.what !== 'building') || !canStand(fighter)) continue
    fighter.value--
    task.fought = true
    run.events?.push({ type: 'hit', side: other.side, what: fighter.what, left: fighter.value })
  }
}

function begin(task: BattleTask, stage: BattleTask['stage']): void {
  task.stage = stage
  task.at = 0
}

/** KT-B4, KT-B5: all counters are up; bluffs may be called. */
export const turnUpRules: BattleRules = {
  ...NO_ACTIONS,
  advance(state, task, run) {
    run.events?.push({
      type: 'battle-begun',
      hex: task.hex,
      forces: task.forces.map(({ side, fighters }) => ({ side, counters: fighters.map(({ what }) => what) })),
      reveals: true,
    })
    begin(task, 'before')
    askForCalls(state, task.hex, 'battle', run)
  },
}
