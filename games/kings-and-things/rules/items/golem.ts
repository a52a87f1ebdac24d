/** The Golem joins a force for this battle: melee, value 6. It may soak one ranged hit a step (KT-I9). */
import type { ItemRules } from './item'
import { join } from './playing'

export const golemRules: ItemRules = {
  battle: {
    when: 'step',
    stands(_state, _task, force, { item }) {
      join(force, item)
      return 'settled'
    },
  },
  soaks: 'ranged',
}
