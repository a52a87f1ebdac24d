/** A second reading of what may be played in a battle: items, the Warlord, Baron and Duke (KT-B5, KT-B26, KT-I, KT-K). */
import { must } from '@crownlands/core/lists'
import { type Creature, type Item, isCharacter, isCreature } from '../../content'
import type { State } from '../../rules/state'
import type { BattleTask, Force } from '../../rules/tasks'
import { isLeft } from './fighting'

/** KT-I1: what a side could lay its hand on: its rack, or what lies with neutral defenders. */
function held(state: State, task: BattleTask, { side }: Force): readonly string[] {
  return side === 'neutral' ? (state.hexes[task.hex]?.guards?.items ?? []) : must(state.players[side]).rack
}

/** KT-B5, KT-I5, KT-I8: Dust of Defence for the owner of the hex and neutral defenders, a Firewall for everybody. */
export function playableBefore(state: State, task: BattleTask, force: Force): string[] {
  const isHome = force.side === 'neutral' || state.hexes[task.hex]?.owner === force.side
  return held(state, task, force)
    .filter((thing) => thing === 'firewall' || (thing === 'dust_of_defence' && isHome))
    .toSorted()
}

/** KT-I4: items that a force uses in this battle. */
function used({ fighters, items }: Force): string[] {
  const list: string[] = [...items]
  for (const { what, bears } of fighters) {
    if (what === 'golem' || what === 'firewall' || what === 'balloon') list.push(what)
    if (bears !== undefined) list.push(bears)
  }
  return list
}

/** KT-B26, KT-I3, KT-I4, KT-I9, KT-I11, KT-I12: each as a word that says what is done with it. */
export function playable(state: State, task: BattleTask, force: Force): string[] {
  const own = held(state, task, force)
  const list: string[] = own.filter((thing) => thing === 'golem' || thing === 'talisman')
  if (own.includes('dispel_magic')) list.push(...dispels(state, task, force))
  if (task.first) {
    for (const item of ['bow', 'sword'] as const)
      if (own.includes(item) || used(force).includes(item)) list.push(...laid(force, item))
  }
  return [...new Set(list)].sort()
}

/** One enemy force, and one item that an enemy uses if there is any. */
function dispels(state: State, { forces }: BattleTask, force: Force): string[] {
  const enemies = forces.filter((other) => other !== force && isLeft(state, other))
  const items = enemies.flatMap(used)
  return enemies.flatMap(({ side }) =>
    items.length === 0 ? [`dispel_magic ${side}`] : items.map((item) => `dispel_magic ${side} ${item}`),
  )
}

/** On a creature that bears nothing, once a round; from one creature to its equal is no move. */
function laid(force: Force, item: 'bow' | 'sword'): string[] {
  if (force.chosen.includes(item)) return []
  const bearer = force.fighters.find(({ bears }) => bears === item)?.what
  return force.fighters.flatMap(({ what, bears }) =>
    isCreature(what) && bears === undefined && what !== bearer ? [`${item} ${what}`] : [],
  )
}

/** KT-K11: any creature of an enemy force, unless the hex is full of own army counters. */
export function turncoats(state: State, task: BattleTask, force: Force): string[] {
  const army = force.fighters.filter(({ what }) => isCreature(what) || isCharacter(what))
  if (!army.some(({ what }) => what === 'warlord')) return []
  if (army.length >= 10 && state.hexes[task.hex]?.fort !== 4) return []
  const enemies = task.forces.filter((other) => other !== force && !other.gone)
  const list = enemies.flatMap(({ side, fighters }) => {
    const creatures = fighters.map(({ what }) => what).filter((what): what is Creature => isCreature(what))
    return creatures.map((creature) => `${side} ${creature}`)
  })
  return [...new Set(list)].sort()
}

/** KT-K4: what is left of each fort, city and village when Baron and Duke have struck. */
export function afterBombardment({ forces }: BattleTask): number[] {
  return forces.flatMap((force) => {
    const strikes = forces
      .filter((other) => other !== force && !other.gone)
      .flatMap(({ fighters }) => fighters)
      .filter(({ what }) => what === 'baron_munchausen' || what === 'grand_duke').length
    return force.fighters
      .filter(({ what }) => what === 'fort' || what === 'building')
      .map(({ value }) => Math.max(0, value - strikes))
  })
}

/** Items by name, for comparing them with actions. */
export function wordOf(action: {
  readonly item: Item
  readonly on?: string | undefined
  readonly force?: unknown
  readonly against?: string | undefined
}): string {
  const { item, on, force, against } = action
  return [item, on, force, against].filter((part) => part !== undefined).join(' ')
}
