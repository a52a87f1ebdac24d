/** How often a bot thinks: how often it asks for a model to search by. */
import type { GameEvent } from '@crownlands/core/game'
import type { Rules } from '@crownlands/core/room'

export function countThoughts<State, Action, View, Options, Event extends GameEvent>(
  rules: Rules<State, Action, View, Options, Event>,
) {
  const { heuristics } = rules
  const thoughts = { count: 0 }
  const counting: typeof rules = {
    ...rules,
    heuristics: {
      ...heuristics,
      model: (view, seat) => {
        thoughts.count++
        const model = heuristics.model?.(view, seat)
        if (model === undefined) throw new Error('this game has no model of its own')
        return model
      },
    },
  }
  return { counting, thoughts }
}
