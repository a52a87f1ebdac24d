/** Dust of Defence: before round 1 the owner of the hex, or neutral defenders, make all attackers retreat (KT-I5). */
import { must } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { isOwner } from '../battle/forces'
import { leave, retreatHexes } from '../battle/retreat'
import type { BattleRules } from '../battle/stage'
import { spend } from '../cup'
import { NOBODY, only } from '../run'
import type { BattleTask, Force } from '../tasks'
import type { ItemRules } from './item'

/** The attacker whose turn it is to go, in the order of KT-B23; the defender comes last. */
function attackerAt({ forces, at: place }: BattleTask): Force | undefined {
  return place < forces.length - 1 ? forces[place] : undefined
}

/** Each attacker goes by KT-B14; who cannot stays. */
const dustRules: BattleRules = {
  seats(state, task) {
    const force = attackerAt(task)
    if (force === undefined || force.side === 'neutral' || force.gone) return NOBODY
    return retreatHexes(state, task, force).length < 2 ? NOBODY : only(force.side)
  },
  legal: (state, task) => retreatHexes(state, task, must(attackerAt(task))).map((hex) => ({ type: 'retreat', hex })),
  whyNot: (state, task, _seat, action) =>
    action.type === 'retreat' && retreatHexes(state, task, must(attackerAt(task))).includes(action.hex)
      ? undefined
      : refusal('KT-I5', 'must-retreat'),
  apply(state, task, _seat, action, run) {
    if (action.type !== 'retreat') return
    leave(state, task, must(attackerAt(task)), action.hex, run)
    task.at++
  },
  advance(state, task, run) {
    const force = attackerAt(task)
    if (force === undefined) {
      // KT-I1: any number of items, so the defender may still raise a Firewall against those who stayed.
      task.stage = task.forces.slice(0, -1).every(({ gone }) => gone) ? 'end' : 'before'
      task.at = 0
      return
    }
    const [first] = retreatHexes(state, task, force)
    if (first !== undefined) leave(state, task, force, first, run)
    task.at++
  },
}

export const dustOfDefence: ItemRules = {
  battle: {
    when: 'before',
    whyNot: (state, task, force, { item }) =>
      force.side === 'neutral' || isOwner(state, task, force)
        ? undefined
        : refusal('KT-B5', 'not-before-round-one', { item }),
    stands(state, task, _force, { item }) {
      spend(state, item)
      task.stage = 'dust'
      task.at = 0
      return 'settled'
    },
  },
  stages: { dust: dustRules },
}
