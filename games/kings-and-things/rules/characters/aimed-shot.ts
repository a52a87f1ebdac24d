/**
 * The Marksman (KT-K6): at the start of a round his side chooses whether he shoots with his printed value, or aims: with 2,
 * and if he hits, his side picks the enemy counter that takes the hit. At first he does not aim.
 */
import { refusal } from '@crownlands/core/refusals'
import { AIMED_VALUE } from '../../content'
import type { Force } from '../tasks'
import { charactersWith } from './having'
import type { PowerRules } from './power'

const MARKSMEN = charactersWith('aimed_shot')

export const aimedShot: PowerRules = {
  choice: {
    isThere: hasMarksman,
    ways: [
      { type: 'aim', aims: true },
      { type: 'aim', aims: false },
    ],
    whyNot({ first }, force, action) {
      const isOpen = first && hasMarksman(force) && !force.chosen.includes('aim')
      return isOpen && action.type === 'aim' && action.aims !== force.aims ? undefined : refusal('KT-B26', 'not-now')
    },
    apply(force, seat, action, run) {
      if (action.type !== 'aim') return
      force.aims = action.aims
      force.chosen.push('aim')
      run.events?.push({ type: 'marksman', seat, aims: action.aims })
    },
  },
  aimedValue: () => AIMED_VALUE,
}

function hasMarksman({ fighters }: Force): boolean {
  for (const { what } of fighters) if (MARKSMEN.includes(what)) return true
  return false
}
