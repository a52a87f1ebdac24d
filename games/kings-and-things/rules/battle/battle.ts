/** A battle from turning up to its end, stage by stage (KT-B). */
import type { Seat } from '@crownlands/core/game'
import { must } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import type { Action } from '../actions'
import { auditBattle } from '../audit/battle'
import { POWER_RULES } from '../characters/index'
import { dropUnborne } from '../items/borne'
import { ITEM_RULES } from '../items/index'
import { askForCalls } from '../questions/calls'
import { end, type Handler, NOBODY, type Run } from '../run'
import type { State } from '../state'
import type { BattleStage, BattleTask, Force, TaskType } from '../tasks'
import { checkEnd, countAlive, endBattle, isAlive } from './forces'
import { aimedRules, hitsRules, saveRules } from './hits'
import { beforeRules, itemsRules } from './items'
import { retreatRules } from './retreat'
import { type BattleRules, NO_ACTIONS } from './stage'
import { countHits, rollStep, STEPS, willRoll } from './steps'

/** KT-B4, KT-B5: all counters are up; bluffs may be called. */
const turnUpRules: BattleRules = {
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

/** KT-B6, KT-B26: a round begins with calls, from the second on, and names where there are three or more. */
const roundRules: BattleRules = {
  ...NO_ACTIONS,
  advance(state, task, run) {
    if (checkEnd(state, task, run)) {
      task.stage = 'end'
      return
    }
    task.round++
    task.fought = true
    task.first = true
    task.step = 'magic'
    for (const force of task.forces) {
      force.goesOn = false
      force.chosen = []
      force.target = undefined
      for (const fighter of force.fighters) fighter.fought = false
    }
    dropUnborne(state, task)
    run.events?.push({ type: 'round-begun', hex: task.hex, round: task.round })
    begin(task, 'targets')
    if (task.round > 1) askForCalls(state, task.hex, 'battle', run)
  },
}

/** KT-B21: at the same time and unseen. */
const targetsRules: BattleRules = {
  seats(state, task) {
    if (countAlive(state, task) < 3) return NOBODY
    return task.forces
      .filter((force) => isAlive(state, force))
      .flatMap(({ side, target }) => (side === 'neutral' || target !== undefined ? [] : [side]))
      .sort((a, b) => a - b)
  },
  legal: (state, task, seat) =>
    targetable(state, task, seat).map(({ side }): Action => ({ type: 'target', force: side })),
  whyNot: (state, task, seat, action) =>
    action.type === 'target' && targetable(state, task, seat).some(({ side }) => side === action.force)
      ? undefined
      : refusal('KT-B21', 'name-another-player'),
  apply(_state, task, seat, action, run) {
    if (action.type !== 'target') return
    must(task.forces.find(({ side }) => side === seat)).target = action.force
    run.events?.push({ type: 'target-named', seat })
  },
  advance(state, task, run) {
    tellTargets(task, run)
    // Calls may have left nobody to fight.
    if (checkEnd(state, task, run)) task.stage = 'end'
    else begin(task, 'items')
  },
}

function targetable(state: State, { forces }: BattleTask, seat: Seat): Force[] {
  return forces.filter((force) => isAlive(state, force) && force.side !== seat)
}

function tellTargets({ hex, forces }: BattleTask, run: Run): void {
  if (run.events === undefined) return
  const targets = forces.flatMap(({ side, target }) => (target === undefined ? [] : [{ side, target }]))
  if (targets.length > 0) run.events.push({ type: 'targets', hex, targets, reveals: true })
}

/** The next step with dice; without one, the retreat. Before each but the first of a round items are asked for (KT-B26). */
const rollRules: BattleRules = {
  ...NO_ACTIONS,
  advance(state, task, run) {
    if (willRoll(state, task, task.step)) {
      task.stage = 'rolled'
      task.asked = false
      rollStep(state, task, run)
      return
    }
    nextStep(state, task, run)
  },
}

const rolledRules: BattleRules = {
  ...NO_ACTIONS,
  advance(state, task, run) {
    countHits(state, task, run)
    task.stage = 'aimed'
  },
}

const nextRules: BattleRules = { ...NO_ACTIONS, advance: nextStep }

/** After the hits of a step, or when it has no dice. */
function nextStep(state: State, task: BattleTask, run: Run): void {
  const next = STEPS[STEPS.indexOf(task.step) + 1]
  if (checkEnd(state, task, run)) task.stage = 'end'
  else if (next === undefined) begin(task, 'retreat')
  else {
    task.step = next
    // KT-B26: nobody is asked before a step without dice, nor twice without dice in between.
    begin(task, willRoll(state, task, next) && !task.asked ? 'items' : 'roll')
  }
}

const endRules: BattleRules = {
  ...NO_ACTIONS,
  advance(state, task, run) {
    end(state, task)
    endBattle(state, task, run)
  },
}

function begin(task: BattleTask, stage: BattleStage): void {
  task.stage = stage
  task.at = 0
}

type Stages = Readonly<Partial<Record<BattleStage, BattleRules>>>

const OWN_STAGES: Stages = {
  'turn-up': turnUpRules,
  before: beforeRules,
  round: roundRules,
  targets: targetsRules,
  items: itemsRules,
  roll: rollRules,
  rolled: rolledRules,
  aimed: aimedRules,
  hits: hitsRules,
  save: saveRules,
  next: nextRules,
  retreat: retreatRules,
  end: endRules,
}

/** With those of items and powers. */
const STAGES: ReadonlyMap<string, BattleRules> = new Map(
  [{ stages: OWN_STAGES }, ...Object.values(ITEM_RULES), ...Object.values(POWER_RULES)].flatMap(({ stages = {} }) =>
    Object.entries(stages),
  ),
)

function rulesOf({ stage }: BattleTask): BattleRules {
  return must(STAGES.get(stage))
}

export const battleHandler: Handler<BattleTask> = {
  seats: (state, task) => rulesOf(task).seats(state, task),
  legal: (state, task, seat) => rulesOf(task).legal(state, task, seat),
  whyNot: (state, task, seat, action) => rulesOf(task).whyNot(state, task, seat, action),
  apply: (state, task, seat, action, run) => rulesOf(task).apply(state, task, seat, action, run),
  advance: (state, task, run) => rulesOf(task).advance(state, task, run),
  waitsFor: (_state, { stage }) => WAITS_FOR[stage] ?? [],
  audit: auditBattle,
}

const WAITS_FOR: Readonly<Partial<Record<BattleStage, readonly TaskType[]>>> = {
  before: ['dice', 'answer', 'calls'],
  dust: ['overflow'],
  bombard: ['calls'],
  targets: ['calls'],
  items: ['answer'],
  rolled: ['dice'],
  aimed: ['turn-over'],
  hits: ['turn-over'],
  save: ['dice'],
  retreat: ['overflow'],
}
