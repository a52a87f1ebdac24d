/**
 * Shapes of data. One description gives the static type, the check of unknown input and the JSON Schema for other
 * languages. Small on purpose: these few shapes are all that the games need.
 *
 * `object` and `list` infer readonly types; a copy of a state may share such values. `mutableObject` and `mutableList`
 * check the same data and infer types that the rules change in place.
 */
import { isObject, sameData } from './json'

export type JsonSchema = { readonly [key: string]: unknown }

/** The named shapes of a JSON Schema. */
export type Defs = Record<string, JsonSchema>

export interface Schema<T> {
  /** What is wrong with the value, and where; undefined when it fits. */
  problem(value: unknown): Problem | undefined
  /** JSON Schema of this shape inside a larger one: adds the named shapes it mentions to `defs`. See `jsonSchema`. */
  write(defs: Defs): JsonSchema
  /** Carries the static type; never present. */
  readonly type?: T
}

export interface OptionalSchema<T> extends Schema<T | undefined> {
  readonly optional: true
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
type FromFields<F extends Fields> = {
  [N in keyof F as F[N] extends { readonly optional: true } ? never : N]: Infer<F[N]>
} & { [N in keyof F as F[N] extends { readonly optional: true } ? N : never]?: Infer<F[N]> }
// `infer` makes the compiler's messages and hints show the fields instead of these names.
type MutableObject<F extends Fields> = FromFields<F> extends infer O ? { -readonly [K in keyof O]: O[K] } : never
type ReadonlyObject<F extends Fields> = FromFields<F> extends infer O ? { readonly [K in keyof O]: O[K] } : never

export interface ObjectSchema<T> extends Schema<T> {
  readonly fields: { readonly [N in keyof T]-?: Schema<T[N]> & { readonly default?: T[N] } }
}

/** JSON Schema that stands by itself, with the named shapes under `$defs`. */
export function jsonSchema(schema: Schema<unknown>): JsonSchema {
  const defs: Defs = {}
  const json = schema.write(defs)
  return Object.keys(defs).length === 0 ? json : { ...json, $defs: defs }
}

/** The same shape. JSON Schema describes it once, under this name, and refers to it everywhere else. */
export function named<S extends Schema<unknown>>(name: string, schema: S): S {
  return {
    ...schema,
    write: (defs) => {
      const json = schema.write(defs)
      if (name in defs && !sameData(defs[name], json)) throw new TypeError(`two shapes are named ${name}`)
      defs[name] = json
      return { $ref: `#/$defs/${name}` }
    },
  }
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
    write: () => ({ type: 'integer', ...bounds }),
    problem: (value) =>
      Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max
        ? undefined
        : here('whole-number', bounds),
  }
}

export function text(most: number): Schema<string> {
  return {
    write: () => ({ type: 'string', maxLength: most }),
    problem: (value) => (typeof value === 'string' && isNoLonger(value, most) ? undefined : here('text', { most })),
  }
}

/** Anything that is there; what it holds is checked by somebody who knows more. */
export function something(): Schema<unknown> {
  return { write: () => ({}), problem: (value) => (value === undefined ? here('something') : undefined) }
}

export function flag(): Schema<boolean> {
  return {
    write: () => ({ type: 'boolean' }),
    problem: (value) => (typeof value === 'boolean' ? undefined : here('flag')),
  }
}

export interface ChoiceSchema<T> extends Schema<T> {
  readonly values: readonly T[]
}

export function oneOf<const T extends string | number | boolean>(values: readonly T[]): ChoiceSchema<T> {
  const known = new Set<unknown>(values)
  return {
    values,
    write: () => (values.length === 1 ? { const: values[0] } : { enum: values }),
    problem: (value) => (known.has(value) ? undefined : here('one-of', { values: JSON.stringify(values) })),
  }
}

/** One of the values of several choices. JSON Schema refers to those that have a name. */
export function anyOf<T extends readonly (string | number | boolean)[]>(
  ...choices: { readonly [I in keyof T]: ChoiceSchema<T[I]> }
): ChoiceSchema<T[number]> {
  const values = choices.flatMap((choice) => choice.values)
  return { ...oneOf(values), write: (defs) => ({ anyOf: choices.map((choice) => choice.write(defs)) }) }
}

interface Size {
  readonly min?: number
  readonly max?: number
}

export function list<T>(item: Schema<T>, size?: Size): Schema<readonly T[]> {
  return mutableList(item, size)
}

/** A list that the rules change in place. */
export function mutableList<T>(item: Schema<T>, { min = 0, max = Number.POSITIVE_INFINITY }: Size = {}): Schema<T[]> {
  const bounds: Record<string, number> = {}
  if (min > 0) bounds.minItems = min
  if (Number.isFinite(max)) bounds.maxItems = max
  return {
    write: (defs) => ({ type: 'array', items: item.write(defs), ...bounds }),
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

/** A field that may be missing. */
export function optional<T>(inner: Schema<T>): OptionalSchema<T> {
  return { ...maybe(inner), optional: true }
}

/** A field that is always there in code, perhaps as undefined, which JSON leaves out. */
export function maybe<T>(inner: Schema<T>): Schema<T | undefined> {
  return {
    write: inner.write,
    problem: (value) => (value === undefined ? undefined : inner.problem(value)),
  }
}

/** An object with exactly these fields; those made with `optional` or `maybe` may be missing. */
export function object<F extends Fields>(fields: F): ObjectSchema<ReadonlyObject<F>> {
  return mutableObject(fields) as ObjectSchema<ReadonlyObject<F>>
}

/** An object whose fields the rules change in place. */
export function mutableObject<F extends Fields>(fields: F): ObjectSchema<MutableObject<F>> {
  const names = Object.keys(fields)
  // What has a default may be left out by those who send it: see `withDefaults`.
  const required = names.filter((name) => {
    const field = schemaOf(fields, name)
    return field.problem(undefined) !== undefined && !('default' in field)
  })
  return {
    // The compiler does not see that the fields of F are those of the type inferred from F.
    fields: fields as unknown as ObjectSchema<MutableObject<F>>['fields'],
    write: (defs) => ({
      type: 'object',
      properties: Object.fromEntries(names.map((name) => [name, schemaOf(fields, name).write(defs)])),
      ...(required.length > 0 && { required }),
      additionalProperties: false,
    }),
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
    schemas.map((schema) => [schema.fields.type.write({}).const, schema]),
  )
  return {
    write: (defs) => ({ oneOf: schemas.map((schema) => schema.write(defs)) }),
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
  return { ...schema, write: (defs) => ({ ...schema.write(defs), default: value }), default: value }
}

/** The same fields without their defaults: for options that are all there. */
export function allGiven<T>(schema: ObjectSchema<T>): ObjectSchema<T> {
  const bare = Object.entries<Schema<unknown>>(schema.fields).map(([name, field]): [string, Schema<unknown>] => {
    const write = (defs: Defs) => {
      const { default: _, ...json } = field.write(defs)
      return json
    }
    return [name, { write, problem: field.problem }]
  })
  // `Object.fromEntries` forgets which name has which type.
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
