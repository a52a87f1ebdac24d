/** The Talisman: from now on a die may save each creature of the side that is given a hit (KT-I12; the die: battle/hits.ts). */
import type { ItemRules } from './item'

export const talisman: ItemRules = {
  battle: {
    when: 'step',
    stands(_state, _task, force, { item }) {
      force.items.push(item)
      return 'settled'
    },
  },
}
