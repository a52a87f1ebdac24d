/** What bots know about Template Game beyond the rules. */
import { pick } from '@crownlands/core/chance'
import type { Seat } from '@crownlands/core/game'
import type { Heuristics } from '@crownlands/core/heuristics'
import { at } from '@crownlands/core/lists'
import { PLACES, POINTS } from '../content'
import { legalActions, pointsOf } from '../rules/rules'
import type { Action, State } from '../rules/state'

/** What a tile from the bag is worth, about. */
const AVERAGE = 2.5

export const heuristics: Heuristics<State, Action> = {
  evaluate: ({ hands }) => {
    const points = hands.map(pointsOf)
    const most = Math.max(...points)
    return points.map((own) => (1 + own) / (1 + most))
  },
  judge: (state, seat, actions) => actions.map((action) => gainOf(state, seat, action)),
  playout: (state, seat, chance) => {
    const legal = legalActions(state, seat)
    const gains = legal.map((action) => gainOf(state, seat, action))
    const best = Math.max(...gains)
    // Mostly the best action, now and then any.
    return chance.below(4) === 0 ? pick(legal, chance) : at(legal, gains.indexOf(best))
  },
  // A match is one stage: the search tries it out to its end.
  stage: () => 0,
}

function gainOf({ hands }: State, seat: Seat, action: Action): number {
  return action.type === 'keep' ? 0 : AVERAGE - POINTS[at(at(hands, seat), PLACES.indexOf(action.place))]
}
