/** Validates a route with one of our shapes: the same shape checks requests, words errors and appears in the document. */
import { type JsonSchema, jsonSchema, type ObjectSchema, type Schema, withDefaults } from '@crownlands/core/schema'
import { describeProblem } from '@crownlands/core/text/shapes'
import type { FastifyInstance } from 'fastify'

const known = new WeakMap<JsonSchema, Schema<unknown>>()

/** For the `schema` of a route. */
export function bodyShape<T>(schema: ObjectSchema<T>): { readonly body: JsonSchema } {
  const body = jsonSchema(schema)
  known.set(body, schema)
  return { body }
}

export class ShapeProblem extends Error {
  readonly statusCode = 400
}

/** Fastify calls this for every schema of a route. Ours are recognised by their JSON. */
export function guardByShapes(app: FastifyInstance): void {
  app.setValidatorCompiler(({ schema }) => {
    const shape = known.get(schema as JsonSchema)
    if (shape === undefined) return () => true
    return (data: unknown) => {
      const result = withDefaults(shape as ObjectSchema<unknown>, data)
      if ('value' in result) return { value: result.value }
      return { error: new ShapeProblem(`This is not what is asked for: ${describeProblem(result.problem, 'en')}.`) }
    }
  })
}
