/** The JSON schemas of a game's data, for other languages. */
import type { Room } from '@crownlands/core/room'
import { type Defs, type JsonSchema, jsonSchema, type Schema } from '@crownlands/core/schema'

export type Kind = 'options' | 'state' | 'view' | 'action' | 'event'

/** Each stands by itself. */
export function gameSchemas({ game }: Room): Readonly<Record<Kind, JsonSchema>> {
  return byKind({ options: game.options, ...game.schemas }, jsonSchema)
}

/** The same in one document (docs/schemas), whose `$defs` all of them share. */
export function schemaDocument({ game }: Room): JsonSchema {
  const $defs: Defs = {}
  return { ...byKind({ options: game.options, ...game.schemas }, (schema) => schema.write($defs)), $defs }
}

function byKind(
  { options, state, view, action, event }: Readonly<Record<Kind, Schema<unknown>>>,
  written: (schema: Schema<unknown>) => JsonSchema,
): Readonly<Record<Kind, JsonSchema>> {
  return {
    options: written(options),
    state: written(state),
    view: written(view),
    action: written(action),
    event: written(event),
  }
}
