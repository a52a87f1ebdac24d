/**
 * Shapes of data: each checks unknown input at the edge, names its static type and is written out as
 * JSON Schema for other languages. Small on purpose: these few shapes are all that the games need.
 */
import { isObject } from './json'

export type JsonSchema = { readonly [key: string]: unknown }

export interface Schema<T> {
  /** What is wrong with the value, and where; undefined when it fits. */
  problem(value: unknown): Problem | undefined
  readonly json: JsonSchema
  /** Carries the static type; never present. */
  readonly type?: T
}

/** What a shape wants and does not find; `core/text/shapes.ts` has the words. */
export type Want =
  | 'whole-number'
  | 'text'
  | 'something'
  | 'flag'
  | 'one-of'
  | 'list'
  | 'entries'
  | 'object'
  | 'no-such-field'
  | 'field'
  | 'seat-or-spectator'
  | 'seed'
  | 'budget'

/** Plain facts, so that a refusal or a problem of a record can carry them. */
export interface Problem {
  /** Where in the value: `players[1].gold`. Empty for the value itself. */
  readonly path: string
  readonly wants: Want
  /** What the words need to name: bounds, the name of a field, a list as JSON. */
  readonly [fact: string]: string | number
}

export type Infer<S> = S extends Schema<infer T> ? T : never

type Fields = { readonly [name: string]: Schema<unknown> }
type OptionalNames<F extends Fields> = { [N in keyof F]: undefined extends Infer<F[N]> ? N : never }[keyof F]
type FromFields<F extends Fields> = {
  readonly [N in Exclude<keyof F, OptionalNames<F>>]: Infer<F[N]>
} & { readonly [N in OptionalNames<F>]?: Infer<F[N]> }
type Flat<T> = { [K in keyof T]: T[K] }

export interface ObjectSchema<T> extends Schema<T> {
  readonly fields: { readonly [N in keyof T]-?: Schema<T[N]> & { readonly default?: T[N] } }
}

/** True, and the value has the type, when the schema finds no problem. */
export function fits<T>(schema: Schema<T>, value: unknown): value is T {
  return schema.problem(value) === undefined
}

export function integer(min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER): Schema<number> {
  const bounds: Record<string, number> = {}
  if (min > Number.MIN_SAFE_INTEGER) bounds.minimum = min
  if (max < Number.MAX_SAFE_INTEGER) bounds.maximum = max
  return {
    json: { type: 'integer', ...bounds },
    problem: (value) =>
      Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max
        ? undefined
        : here('whole-number', bounds),
  }
}

export function text(most: number): Schema<string> {
  return {
    json: { type: 'string', maxLength: most },
    problem: (value) => (typeof value === 'string' && isNoLonger(value, most) ? undefined : here('text', { most })),
  }
}

/** Anything that is there; what it holds is checked by somebody who knows more. */
export function something(): Schema<unknown> {
  return { json: {}, problem: (value) => (value === undefined ? here('something') : undefined) }
}

export function flag(): Schema<boolean> {
  return {
    json: { type: 'boolean' },
    problem: (value) => (typeof value === 'boolean' ? undefined : here('flag')),
  }
}

export function oneOf<const T extends string | number | boolean>(values: readonly T[]): Schema<T> {
  const known = new Set<unknown>(values)
  return {
    json: values.length === 1 ? { const: values[0] } : { enum: values },
    problem: (value) => (known.has(value) ? undefined : here('one-of', { values: JSON.stringify(values) })),
  }
}

export function list<T>(
  item: Schema<T>,
  size: { readonly min?: number; readonly max?: number } = {},
): Schema<readonly T[]> {
  const { min = 0, max = Number.POSITIVE_INFINITY } = size
  const bounds: Record<string, number> = {}
  if (min > 0) bounds.minItems = min
  if (Number.isFinite(max)) bounds.maxItems = max
  return {
    json: { type: 'array', items: item.json, ...bounds },
    problem: (value) => {
      if (!Array.isArray(value)) return here('list')
      if (value.length < min || value.length > max) {
        return here('entries', { minimum: min, ...(Number.isFinite(max) && { maximum: max }) })
      }
      // Holes read as undefined, which no item accepts by accident: index every place.
      for (let i = 0; i < value.length; i++) {
        const problem = item.problem(value[i])
        if (problem !== undefined) return inside(`[${i}]`, problem)
      }
      return undefined
    },
  }
}

export function optional<T>(inner: Schema<T>): Schema<T | undefined> {
  return {
    json: inner.json,
    problem: (value) => (value === undefined ? undefined : inner.problem(value)),
  }
}

/** An object with exactly these fields; those made with `optional` may be missing. */
export function object<F extends Fields>(fields: F): ObjectSchema<Flat<FromFields<F>>> {
  const names = Object.keys(fields)
  // What has a default may be left out by those who send it: see `withDefaults`.
  const required = names.filter((name) => {
    const field = schemaOf(fields, name)
    return field.problem(undefined) !== undefined && !('default' in field)
  })
  return {
    fields: fields as unknown as ObjectSchema<Flat<FromFields<F>>>['fields'],
    json: {
      type: 'object',
      properties: Object.fromEntries(names.map((name) => [name, schemaOf(fields, name).json])),
      ...(required.length > 0 && { required }),
      additionalProperties: false,
    },
    problem: (value) => {
      if (!isObject(value)) return here('object')
      for (const name of Object.keys(value)) {
        if (!Object.hasOwn(fields, name)) return here('no-such-field', { field: name })
      }
      for (const name of names) {
        const field = Object.hasOwn(value, name) ? value[name] : undefined
        const problem = schemaOf(fields, name).problem(field)
        if (problem !== undefined) return field === undefined ? here('field', { field: name }) : inside(name, problem)
      }
      return undefined
    },
  }
}

/** One of several objects, told apart by the literal in their field `type`. */
export function variants<S extends readonly ObjectSchema<{ readonly type: string }>[]>(
  ...schemas: S
): Schema<Infer<S[number]>> {
  const byType = new Map<unknown, Schema<unknown>>(
    schemas.map((schema) => [(schema.fields.type.json as { readonly const?: string }).const, schema]),
  )
  return {
    json: { oneOf: schemas.map((schema) => schema.json) },
    problem: (value) => {
      if (!isObject(value)) return here('object')
      const schema = byType.get(value.type)
      if (schema !== undefined) return schema.problem(value)
      return inside('type', here('one-of', { values: JSON.stringify([...byType.keys()]) }))
    },
  }
}

/** The same schema with the value that stands for a missing one, for the fields of options. */
export function withDefault<T>(schema: Schema<T>, value: T): Schema<T> & { readonly default: T } {
  return { ...schema, json: { ...schema.json, default: value }, default: value }
}

/** The same fields without their defaults: for options that are all there. */
export function allGiven<T>(schema: ObjectSchema<T>): ObjectSchema<T> {
  const bare = Object.entries<Schema<unknown>>(schema.fields).map(([name, field]): [string, Schema<unknown>] => {
    const { default: _, ...json } = field.json
    return [name, { json, problem: field.problem }]
  })
  return object(Object.fromEntries(bare)) as unknown as ObjectSchema<T>
}

/** Options as sent: missing ones get their defaults. A problem for anything unknown or out of range. */
export function withDefaults<T>(
  schema: ObjectSchema<T>,
  sent: unknown,
): { readonly value: T } | { readonly problem: Problem } {
  const given = sent ?? {}
  if (!isObject(given)) return { problem: here('object') }
  const full: Record<string, unknown> = { ...given }
  for (const [name, field] of Object.entries<{ readonly default?: unknown }>(schema.fields)) {
    if (full[name] === undefined && field.default !== undefined) full[name] = field.default
  }
  const problem = schema.problem(full)
  return problem === undefined ? { value: full as T } : { problem }
}

function schemaOf(fields: Fields, name: string): Schema<unknown> {
  return fields[name] as Schema<unknown>
}

function here(wants: Want, facts: Readonly<Record<string, string | number>> = {}): Problem {
  return { ...facts, path: '', wants }
}

function inside(place: string, problem: Problem): Problem {
  const joint = problem.path === '' || problem.path.startsWith('[') ? '' : '.'
  return { ...problem, path: place + joint + problem.path }
}

/** JSON Schema counts characters, not the halves that some of them take up in a string. */
function isNoLonger(value: string, most: number): boolean {
  return value.length <= most || (value.length <= 2 * most && [...value].length <= most)
}
