/** The JSON schemas of a game's data, for other languages. */
import type { Room } from '@crownlands/core/room'
import { type JsonSchema, jsonSchema } from '@crownlands/core/schema'

export function gameSchemas({ game }: Room): Readonly<Record<string, JsonSchema>> {
  const { state, view, action, event } = game.schemas
  return {
    options: jsonSchema(game.options),
    state: jsonSchema(state),
    view: jsonSchema(view),
    action: jsonSchema(action),
    event: jsonSchema(event),
  }
}
