/** Play that is good enough to win some games, so that tests see late positions and victories. */
import { type Chance, pick } from '@crownlands/core/chance'
import { CARDS, ENEMIES, healthOf } from '../content'
import { gate } from '../game'
import { forecast } from '../rules/siege'
import { type Action, type State, score } from '../rules/state'

/** The action after which things look best, one action ahead; with some luck any other. */
export function sensibleAction(state: State, chance: Chance): Action {
  const legal = gate.legalActions(state, 0)
  if (chance.below(12) === 0) return pick(legal, chance)
  const wanted = legal.filter(({ type }) => type !== 'end' && type !== 'decline')
  let best = legal.at(-1) as Action
  let most = Number.NEGATIVE_INFINITY
  for (const action of wanted) {
    const after = gate.clone(state)
    gate.apply(after, 0, action, chance)
    const value = worth(after) - cost(action)
    if (value > most) {
      most = value
      best = action
    }
  }
  return best
}

/** Recruits are worth more than what else the gold could buy, and good cards more than cheap ones. */
function cost(action: Action): number {
  return action.type === 'command' && action.command === 'town-crier' ? 3 : 0
}

function worth(state: State): number {
  if (state.ending !== undefined) return state.ending === 'victory' ? 1000 : -1000
  const { town, defeat } = forecast(state)
  const hurt = [state.left, state.right].reduce((sum, foe) => {
    return foe === undefined ? sum : sum + (2 * foe.damage) / healthOf(foe.enemy, state.options.difficulty)
  }, 0)
  const cards = [...state.hand, ...state.draw, ...state.discard]
  const strength = cards.reduce((sum, card) => sum + CARDS[card].cost - (CARDS[card].kind === 'start' ? 1 : 0), 0)
  const slain = state.scored.reduce((sum, enemy) => sum + ENEMIES[enemy].wave + 4, 0)
  return (
    slain +
    3 * hurt +
    0.8 * strength +
    0.3 * state.gold +
    town.gate +
    0.8 * (town.tower + town.farm) -
    0.6 * town.fear -
    (defeat === undefined ? 0 : 50) +
    0.1 * score(state) +
    0.25 * state.hand.length
  )
}
