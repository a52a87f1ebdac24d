/** The JSON schemas of a game's data, for other languages. */
import type { Room } from '@crownlands/core/room'
import type { JsonSchema } from '@crownlands/core/schema'

export function gameSchemas({ game }: Room): Readonly<Record<string, JsonSchema>> {
  const { state, view, action, event } = game.schemas
  return { options: game.options.json, state: state.json, view: view.json, action: action.json, event: event.json }
}
