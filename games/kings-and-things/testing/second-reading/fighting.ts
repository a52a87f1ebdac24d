/** A second reading of the steps of a battle (KT-B6 to KT-B11, KT-I, KT-K): who throws what, and what hits find. */
import type { Seat } from '@crownlands/core/game'
import { must } from '@crownlands/core/lists'
import { CHANGES, CHARACTERS, CREATURES, type Item, isCharacter, isCreature } from '../../content'
import type { State } from '../../rules/state'
import type { BattleStep, BattleTask, Fighter, Force, Side } from '../../rules/tasks'
import { hasValue } from './land'

export interface Throw {
  readonly side: Side
  readonly what: string
  readonly needs: number
}

/** KT-B16: anything but neutralised buildings; KT-B12, from version 2 on: and anything but a Balloon. */
export function isLeft(state: State, force: Force): boolean {
  if (force.gone) return false
  if (state.rules === 2 && force.fighters.every(({ what, value }) => what === 'balloon' || value <= 0)) return false
  return force.fighters.some(({ what, value }) => !((what === 'fort' || what === 'building') && value <= 0))
}

/** KT-B3, KT-B23, KT-B24: who fights in a hex, attackers from the defender's left on, the defender last. */
export function sides(state: State, place: number, announcer: Seat): Seat[] {
  const { owner } = must(state.hexes[place])
  const clockwise = state.order.filter((seat) => !must(state.players[seat]).out)
  const after = (seat: Seat) => {
    const at = clockwise.indexOf(seat)
    return [...clockwise.slice(at + 1), ...clockwise.slice(0, at)].filter((other) => hasValue(state, place, other))
  }
  const defender = owner !== undefined && hasValue(state, place, owner) ? owner : after(announcer).at(-1)
  return defender === undefined ? [announcer] : [...after(defender), defender]
}

/** KT-B26: whether a player is asked for items; what lies with neutral defenders is all that they are asked for. */
export function isAskedForItems(state: State, task: BattleTask, force: Force): boolean {
  if (force.side === 'neutral' || force.goesOn || !isLeft(state, force)) return false
  const { rack } = must(state.players[force.side])
  const isArmed = force.items.some(isWeapon) || force.fighters.some(({ bears }) => bears !== undefined)
  return rack.length > 0 || (task.first && (isArmed || force.fighters.some(({ what }) => what === 'marksman')))
}

function isWeapon(item: Item): boolean {
  return item === 'bow' || item === 'sword'
}

/** KT-B21, KT-B22: against whom all dice of a force go. */
export function foeOf(state: State, task: BattleTask, force: Force): Force | undefined {
  const others = task.forces.filter((other) => other !== force && isLeft(state, other))
  // Names are for three and more; who was named and is gone is not replaced.
  if (force.target !== undefined) return others.find(({ side }) => side === force.target)
  return others.length === 1 ? others[0] : undefined
}

function symbols(what: string): readonly string[] {
  if (isCharacter(what)) return CHARACTERS[what].attributes
  return isCreature(what) ? CREATURES[what].attributes : []
}

function flies(force: Force, { passenger }: Fighter): boolean {
  return passenger && force.fighters.some(({ what }) => what === 'balloon')
}

/** KT-B7 */
export function stepFor(state: State, task: BattleTask, force: Force, fighter: Fighter): BattleStep {
  const { what, bears } = fighter
  if (what === 'fort') {
    const { fort } = must(state.hexes[task.hex])
    return fort === 4 ? 'magic' : fort === 3 ? 'ranged' : 'melee'
  }
  if (what === 'building' || what === 'golem') return 'melee'
  if (what === 'balloon') return 'ranged'
  if (what === 'firewall') return force.dispelled ? 'melee' : 'magic'
  if (bears === 'sword') return 'melee'
  if (bears === 'bow') return 'ranged'
  if (flies(force, fighter)) return 'ranged'
  if (symbols(what).includes('magic')) return force.dispelled ? 'melee' : 'magic'
  return symbols(what).includes('ranged') ? 'ranged' : 'melee'
}

/** KT-B8, KT-I2, KT-I3, KT-I11 */
function diceFor(force: Force, fighter: Fighter): number {
  if (fighter.bears === 'sword') return 2
  if (fighter.bears === 'bow' || flies(force, fighter)) return 1
  return symbols(fighter.what).includes('charge') ? 2 : 1
}

/** At or below this a die hits (KT-B8, KT-V12, KT-K6, KT-I3). */
function neededBy(state: State, task: BattleTask, force: Force, fighter: Fighter): number {
  const { what, bears } = fighter
  let needs = fighter.value
  if (isCreature(what)) needs = CHANGES[state.options.edition][what]?.value ?? CREATURES[what].value
  if (isCharacter(what)) needs = CHARACTERS[what].value
  if (what === 'marksman' && force.aims) needs = 2
  if (what === 'golem') needs = 6
  if (what === 'balloon') needs = 3
  if (bears !== undefined) needs += 1
  if (state.cloud === task.hex && state.hexes[task.hex]?.owner === force.side) needs -= 1
  return needs
}

/** KT-B8: all dice of a step. */
export function throws(state: State, task: BattleTask, step: BattleStep): Throw[] {
  const list: Throw[] = []
  for (const force of task.forces) {
    if (!isLeft(state, force) || foeOf(state, task, force) === undefined) continue
    for (const fighter of force.fighters) {
      if (fighter.fought || stepFor(state, task, force, fighter) !== step) continue
      const needs = neededBy(state, task, force, fighter)
      if (needs <= 0) continue
      for (let die = diceFor(force, fighter); die > 0; die--) list.push({ side: force.side, what: fighter.what, needs })
    }
  }
  return list
}

/** Which fighters can take a hit of a step (KT-B10, KT-I3, KT-I9), each as often as it can be told apart. */
export function canTake(state: State, task: BattleTask, force: Force): string[] {
  const able = force.fighters.filter(({ what, value }) => {
    if (what === 'fort' || what === 'building' || what === 'firewall') return value > 0
    return what !== 'golem' || task.step !== 'ranged' || !force.soaked
  })
  const borne = force.fighters.flatMap(({ bears }) => (bears === undefined ? [] : [bears]))
  const unborne = force.items.filter(isWeapon)
  return [...oneOfEach(state, able), ...borne, ...unborne].sort()
}

/** KT-K6, KT-I9: what an aimed hit may go on. */
export function canBeAimedAt(state: State, force: Force): string[] {
  const able = force.fighters.filter(({ what, value }) => {
    if (what === 'fort' || what === 'building' || what === 'firewall') return value > 0
    return what !== 'golem'
  })
  return oneOfEach(state, able).sort()
}

/** KT-B10: in version 1 one of each kind; from version 2 on equal ones apart if they differ in one of the four ways. */
function oneOfEach(state: State, fighters: readonly Fighter[]): string[] {
  if (state.rules !== 2) return [...new Set(fighters.map(({ what }) => what))]
  const seen = new Set<string>()
  for (const { what, passenger, saved, bears, fought } of fighters) {
    const [asPassenger, asSaved, asBearer, asRolled] = [passenger, saved, bears ?? 'nothing', fought]
    seen.add(`${what} ${asPassenger} ${asSaved} ${asBearer} ${asRolled}`)
  }
  return [...seen].map((one) => one.split(' ')[0] ?? '')
}

/** KT-K8, KT-I12: whether a hit on an army counter is followed by a saving die. */
export function isSaved(force: Force, { what, saved }: Fighter): boolean {
  if (saved) return false
  return what === 'swordmaster' || (isCreature(what) && force.items.includes('talisman'))
}
