/** The rules of thumb for every decision, each in the file of its phase, and what they like best. */
import type { Seat } from '@crownlands/core/game'
import type { Action } from '../rules/actions'
import { topTask } from '../rules/run'
import type { State } from '../rules/state'
import { judgeAnswer, judgeCalls, judgeDice } from './answers'
import { judgeBattle } from './battle'
import { judgeCharacters, judgeStation, judgeTurnOver } from './characters'
import { judgeCombat, judgeExplore } from './combat'
import { judgeBuild } from './construction'
import { judgeElixir, judgeEvents, judgeLosses } from './events'
import { judgeFlyers, judgeMove, judgePin } from './movement'
import { judgePowers } from './powers'
import { judgeSetup } from './setup'
import { judgePlacing, judgeThings } from './things'

export function judge(state: State, seat: Seat, actions: readonly Action[]): number[] {
  if (actions.length === 1) return [0]
  return actions.map(judgeFor(state, seat))
}

/** The rules of thumb for what is asked now. */
function judgeFor(state: State, seat: Seat): (action: Action) => number {
  const task = topTask(state)
  switch (task.type) {
    case 'setup':
      return judgeSetup(state, task, seat)
    case 'characters':
      return judgeCharacters(state, task, seat)
    case 'station':
      return judgeStation(state, task, seat)
    case 'turn-over':
      return judgeTurnOver(state, task, seat)
    case 'things':
      return judgeThings(state, task, seat)
    case 'place-on':
      return judgePlacing(state, seat)
    case 'events':
      return judgeEvents(state, task, seat)
    case 'losses':
    case 'overflow':
      return judgeLosses(state, task, seat)
    case 'move':
      return judgeMove(state, task)
    case 'pin':
      return judgePin(state)
    case 'flyers':
      return judgeFlyers(state)
    case 'combat':
      return judgeCombat(state, seat)
    case 'explore':
      return judgeExplore(state, task, seat)
    case 'battle':
      return judgeBattle(state, task, seat)
    case 'dice':
      return judgeDice(state, task, seat)
    case 'answer':
      return judgeAnswer(state, task, seat)
    case 'elixir':
      return judgeElixir
    case 'calls':
      return judgeCalls(state, task)
    case 'powers':
      return judgePowers(state, task, seat)
    case 'build':
      return judgeBuild(state, seat)
    case 'turn':
    case 'aftermath':
      // Nobody is ever asked.
      return () => 0
  }
}
