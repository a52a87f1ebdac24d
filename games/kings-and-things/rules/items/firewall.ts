/** The Firewall: a die before round 1 is the value of a magic fort that fights in this battle, for either side (KT-I8). */
import { must } from '@crownlands/core/lists'
import { playersIn } from '../battle/forces'
import { swingsOf, throwDice } from '../dice'
import type { ItemRules } from './item'
import { neutralCharmer } from './lucky-charm'
import { asWall, join } from './playing'

export const firewallRules: ItemRules = {
  battle: {
    when: 'before',
    stands(state, task, force, { item }, run) {
      if (task.dice === undefined) {
        throwDice(state, run, {
          reason: asWall(item),
          count: 1,
          involved: playersIn(task),
          neutral: neutralCharmer(state, task),
          // Any change of its value matters.
          swings: (dice) => swingsOf(dice, ([die = 0]) => die),
        })
        return 'waits'
      }
      join(force, item, must(task.dice[0]))
      task.dice = undefined
      return 'settled'
    },
  },
}
