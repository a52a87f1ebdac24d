/** Building forts (KT-N). */
import type { Seat } from '@crownlands/core/game'
import { at, playerAt } from '@crownlands/core/lists'
import { refusal } from '@crownlands/core/refusals'
import { CITADEL, citadelIncome, FORT_COST } from '../../content'
import { type Action, DONE } from '../actions'
import { rackSize } from '../cup'
import { endPart, partPlayer } from '../parts'
import type { Refusal } from '../reasons'
import type { Handler, Run } from '../run'
import type { State } from '../state'
import type { BuildTask } from '../tasks'
import { checkClock } from '../winning'
import { addAnytime, doAnytime, isAnytime, settleFan, whyNotAnytime } from './anytime'
import { hasFortCounter, raiseFort } from './forts'
import { incomeOf } from './income'
import type { PhaseRules } from './phase'

export const constructionPhase: PhaseRules = {
  phase: 'construction',
  tasks: ['build'],
  part: (state, seat) =>
    playerAt(state, seat).gold >= FORT_COST || rackSize(state, seat) > 0
      ? { type: 'build', seat, built: [], fan: undefined, answer: undefined }
      : undefined,
  end(state, run) {
    checkClock(state, run)
    return true
  },
}

export const buildHandler: Handler<BuildTask> = {
  seats: (_state, task) => partPlayer(task),

  legal(state, task, seat) {
    const actions: Action[] = []
    const isPoor = playerAt(state, seat).gold < FORT_COST
    for (let hex = 0; hex < state.hexes.length && !isPoor; hex++) {
      if (at(state.hexes, hex).owner !== seat) continue
      if (whyNotBuild(state, task, seat, hex) === undefined) actions.push({ type: 'build', hex })
    }
    addAnytime(state, seat, actions)
    actions.push(DONE)
    return actions
  },

  whyNot(state, task, seat, action) {
    if (action.type === 'done') return undefined
    return action.type === 'build' ? whyNotBuild(state, task, seat, action.hex) : whyNotAnytime(state, seat, action)
  },

  apply(state, task, seat, action, run) {
    if (isAnytime(action)) doAnytime(state, task, seat, action, run)
    else if (action.type === 'build') build(state, task, seat, action.hex, run)
    else endPart(state, task, run)
  },

  advance(state, task, run) {
    settleFan(state, task, run)
  },
}

function ownsCitadel(state: State, seat: Seat): boolean {
  return state.hexes.some(({ owner, fort }) => owner === seat && fort === CITADEL)
}

function build(state: State, task: BuildTask, seat: Seat, place: number, run: Run): void {
  playerAt(state, seat).gold -= FORT_COST
  raiseFort(state, place)
  task.built.push(place)
  run.events?.push({ type: 'built', seat, hex: place, level: at(state.hexes, place).fort })
}

/** KT-N1, KT-N2, KT-N4: one level more where a counter of it is in the bank. */
function whyNotBuild(state: State, task: BuildTask, seat: Seat, place: number): Refusal | undefined {
  const hex = state.hexes[place]
  if (hex?.owner !== seat) return refusal('KT-N1', 'not-own-hex', { hex: place })
  if (hex.fort === CITADEL) return refusal('KT-N1', 'highest-level', { hex: place })
  if (task.built.includes(place)) return refusal('KT-N2', 'one-level-a-turn', { hex: place })
  const { gold } = playerAt(state, seat)
  if (gold < FORT_COST) return refusal('KT-N1', 'not-enough-gold', { needs: FORT_COST, gold })
  const level = hex.fort + 1
  if (!hasFortCounter(state, level)) return refusal('KT-N4', 'no-counter-left', { level })
  return level === CITADEL ? whyNoCitadel(state, seat) : undefined
}

/** KT-N6, KT-N7 */
function whyNoCitadel(state: State, seat: Seat): Refusal | undefined {
  if (ownsCitadel(state, seat)) return refusal('KT-N6', 'owns-a-citadel')
  const [income, needs] = [incomeOf(state, seat), citadelIncome(state.players.length)]
  return income >= needs ? undefined : refusal('KT-N6', 'income-too-low', { income, needs })
}
