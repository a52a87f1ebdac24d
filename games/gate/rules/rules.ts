/** The rules of Gate (docs/rules/gate.md) as the table asks for them; `turn`, `gold`, `town` and `siege` hold the phases. */
import type { Chance } from '@crownlands/core/chance'
import type { Outcome, Seat } from '@crownlands/core/game'
import { CARDS } from '../content'
import { giveCommand, recruit } from './gold'
import { cardRepair } from './repairs'
import { type Action, type Event, type Phase, type State, score } from './state'
import {
  afterTrait,
  attackWithCard,
  calm,
  declinePower,
  doubleAttack,
  gainGold,
  repair,
  resolvePower,
  takeFromHand,
} from './town'
import { endTownsStep } from './turn'

const NOBODY: readonly Seat[] = []
const THE_PLAYER: readonly Seat[] = [0]

export function toAct(state: State): readonly Seat[] {
  return state.ending === undefined ? THE_PLAYER : NOBODY
}

/** Carries out a legal action. */
export function apply(state: State, _seat: Seat, action: Action, chance: Chance, events?: Event[]): void {
  switch (action.type) {
    case 'income':
      takeFromHand(state, action.card)
      gainGold(state, action.card, CARDS[action.card].income, events)
      afterTrait(state, action.card, events)
      return
    case 'repair':
      enterPhase(state, 'cards')
      takeFromHand(state, action.card)
      repair(state, action.card, cardRepair(action.card), action.split, events)
      afterTrait(state, action.card, events)
      return
    case 'calm':
      enterPhase(state, 'cards')
      takeFromHand(state, action.card)
      calm(state, action.card, CARDS[action.card].calm, events)
      afterTrait(state, action.card, events)
      return
    case 'attack':
      enterPhase(state, 'cards')
      takeFromHand(state, action.card)
      attackWithCard(state, action.card, action.enemy, action, events)
      afterTrait(state, action.card, events)
      return
    case 'power':
      if (state.played === undefined && state.hand.includes(action.card)) enterPhase(state, 'cards')
      resolvePower(state, action.card, action.target, chance, events)
      return
    case 'decline':
      declinePower(state, events)
      return
    case 'double':
      doubleAttack(state, action.card, action, events)
      return
    case 'command':
      giveCommand(state, action, chance, events)
      return
    case 'recruit':
      enterPhase(state, 'recruiting')
      recruit(state, action.card, chance, events)
      return
    case 'end':
      endTownsStep(state, chance, events)
  }
}

/** G-T3: with strict phases the earlier ones are over. */
function enterPhase(state: State, phase: Phase): void {
  if (state.options.strictPhases) state.phase = phase
}

/** G-E2: without victory nobody wins and there is no score. */
export function outcome(state: State): Outcome | undefined {
  const { ending } = state
  if (ending === undefined) return undefined
  return ending === 'victory' ? { winners: [0], scores: [score(state)], ending } : { winners: [], scores: [0], ending }
}
