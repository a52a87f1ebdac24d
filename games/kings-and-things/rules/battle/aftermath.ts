/** What follows a battle or an exploration, in this order: hands, damage, loot, placing, who is out (KT-B17 to KT-B19, KT-B25). */
import type { Seat } from '@crownlands/core/game'
import { at, must } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { buildingValue, CITADEL } from '../../content'
import { countersIn } from '../armies'
import { auditDice } from '../audit/checks'
import { putOnRack, returnToCup } from '../cup'
import { swingsOf, throwDice } from '../dice'
import { takeHex } from '../ownership'
import { lowerFort } from '../phases/forts'
import { end, type Handler, NOBODY, push, type Run } from '../run'
import type { State } from '../state'
import type { AftermathTask } from '../tasks'
import { checkOut } from '../winning'

/** KT-B17: what is checked; never a citadel. */
function checked(state: State, place: number): ('fort' | 'income')[] {
  const { fort, income } = at(state.hexes, place)
  const found: ('fort' | 'income')[] = []
  if (fort > 0 && fort !== CITADEL) found.push('fort')
  if (income !== undefined) found.push('income')
  return found
}

function isHarmed(die: number): boolean {
  return die === 1 || die === 6
}

export const aftermathHandler: Handler<AftermathTask> = {
  seats: () => NOBODY,
  legal: () => [],
  whyNot: () => refusal('KT-B25', 'not-now'),
  apply: () => {},

  advance(state, task, run) {
    switch (task.stage) {
      case 'hands':
        task.stage = task.damage ? 'damage' : 'loot'
        if (task.capturer !== undefined) takeHex(state, task.hex, task.capturer, task.clause, run)
        return
      case 'damage':
        checkDamage(state, task, run)
        return
      case 'rolled':
        damage(state, task, run)
        return
      case 'loot':
        task.stage = 'out'
        if (task.capturer !== undefined) takeLoot(state, task, run)
        return
      case 'out':
        end(state, task)
        checkOut(state, run)
    }
  },

  waitsFor(_state, { stage }) {
    if (stage === 'rolled') return ['dice']
    return stage === 'out' ? ['place-on'] : []
  },

  audit: (state, { hex, capturer }, above) =>
    capturer !== undefined && isDefended(state, hex, capturer)
      ? 'no defender is left in a hex that is taken (KT-X15)'
      : auditDice(above, checked(state, hex).length),
}

function checkDamage(state: State, task: AftermathTask, run: Run): void {
  const count = checked(state, task.hex).length
  if (count === 0) {
    task.stage = 'loot'
    return
  }
  task.stage = 'rolled'
  throwDice(state, run, {
    reason: 'damage',
    count,
    involved: task.involved,
    swings: (dice) => swingsOf(dice, (all) => all.map(isHarmed).join()),
  })
}

function damage(state: State, task: AftermathTask, run: Run): void {
  const dice = must(task.dice)
  task.dice = undefined
  task.stage = 'loot'
  const checks = checked(state, task.hex).map((what, i) => ({
    what,
    die: must(dice[i]),
    harmed: isHarmed(must(dice[i])),
  }))
  run.events?.push({ type: 'damage', hex: task.hex, checks })
  for (const { what, harmed } of checks) {
    if (!harmed) continue
    if (what === 'fort') lowerFort(state, task.hex, 'KT-B17', run)
    else loseIncome(state, task, run)
  }
}

/** KT-X12: a city or village that was the last defender takes with it what it guarded. */
function loseIncome(state: State, task: AftermathTask, run: Run): void {
  const hex = at(state.hexes, task.hex)
  const income = must(hex.income)
  hex.income = undefined
  returnToCup(state, income)
  run.events?.push({ type: 'income-lost', hex: task.hex, income, clause: 'KT-B17' })
  const { guards } = hex
  if (guards === undefined || task.capturer !== undefined || guards.creatures.length > 0 || buildingValue(income) === 0)
    return
  for (const thing of [...guards.treasures, ...guards.items]) returnToCup(state, thing)
  hex.guards = undefined
}

/** KT-X15, KT-B19: what was guarded goes onto the rack; then the capturer may place and comes down to ten. */
function takeLoot(state: State, { hex: place, capturer }: AftermathTask, run: Run): void {
  const seat = must(capturer)
  const hex = at(state.hexes, place)
  const things = [...(hex.guards?.treasures ?? []), ...(hex.guards?.items ?? [])]
  for (const thing of things) putOnRack(state, seat, thing)
  if (things.length > 0) run.events?.push({ type: 'loot', seat, hex: place, things })
  hex.guards = undefined
  push(state, { type: 'place-on', seat, hex: place })
}

/** By creatures of the land, or by an army that is not the capturer's. */
function isDefended(state: State, hex: number, capturer: Seat): boolean {
  return (
    (state.hexes[hex]?.guards?.creatures.length ?? 0) > 0 ||
    state.order.some((seat) => seat !== capturer && countersIn(state, hex, seat).length > 0)
  )
}
