/** Items that a creature bears: laid or moved at the start of a round, lost when nobody is left to bear them (KT-I3, KT-I11). */
import { must, remove } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { BORNE_ITEMS, type BorneItem, type Creature } from '../../content'
import { creaturesOf, isLaid, loseItem } from '../battle/forces'
import type { State } from '../state'
import type { BattleTask, Force } from '../tasks'
import type { BattleUse, UseAction } from './item'

export function borneBy(item: BorneItem): BattleUse {
  return {
    when: 'round',
    ways: (_state, _task, force) => bearersFor(force, item).map((on): UseAction => ({ type: 'item', item, on })),
    whyNot(_state, { first }, force, { on }) {
      const isOpen = first && !force.chosen.includes(item)
      if (isOpen && bearersFor(force, item).some((bearer) => bearer === on)) return undefined
      return refusal('KT-B26', 'item-not-now', { item })
    },
    isInUse: (force) => isLaid(force, item),
    takesEffect(_state, _task, force, { on }) {
      if (!isLaid(force, item)) return false
      lay(force, item, must(on))
      return true
    },
    stands(_state, _task, force, { on }) {
      force.items.push(item)
      lay(force, item, must(on))
      return 'settled'
    },
  }
}

/** Own creatures that bear nothing, each kind once; moving it to a creature equal to its bearer changes nothing. */
function bearersFor(force: Force, item: BorneItem): Creature[] {
  const bearer = force.fighters.find(({ bears }) => bears === item)?.what
  const free = creaturesOf({ ...force, fighters: force.fighters.filter(({ bears }) => bears === undefined) })
  return free.filter((creature, i) => free.indexOf(creature) === i && creature !== bearer)
}

/** From wherever it is to another own creature. */
function lay(force: Force, item: BorneItem, on: Creature): void {
  const bearer = force.fighters.find(({ bears }) => bears === item)
  if (bearer === undefined) remove(force.items, item)
  else bearer.bears = undefined
  must(force.fighters.find(({ what, bears }) => what === on && bears === undefined)).bears = item
  force.chosen.push(item)
}

/** Whether one must be moved: its bearer is gone and somebody else could bear it. */
export function mustMove({ first }: BattleTask, force: Force): boolean {
  if (!first || force.items.length === 0) return false
  return BORNE_ITEMS.some(
    (item) => force.items.includes(item) && !force.chosen.includes(item) && bearersFor(force, item).length > 0,
  )
}

/** What nobody is left to bear goes to the cup. */
export function dropUnborne(state: State, task: BattleTask): void {
  for (const force of task.forces) {
    if (force.items.length === 0) continue
    for (const item of BORNE_ITEMS) {
      if (force.items.includes(item) && bearersFor(force, item).length === 0) loseItem(state, force, item)
    }
  }
}
