import { Ajv } from 'ajv'
import fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import {
  fits,
  flag,
  type Infer,
  integer,
  jsonSchema,
  list,
  maybe,
  mutableList,
  mutableObject,
  named,
  object,
  oneOf,
  optional,
  type Schema,
  something,
  text,
  variants,
  withDefault,
  withDefaults,
} from './schema'
import { describeProblem } from './text/shapes'

/** What is wrong, in words; empty when nothing is. */
function problemOf(schema: Schema<unknown>, value: unknown): string {
  const problem = schema.problem(value)
  return problem === undefined ? '' : describeProblem(problem, 'en')
}

const NOT_NUMBERS: readonly unknown[] = [undefined, null, '1', true, [1], {}, 1n, Number.NaN]

describe('integer', () => {
  it('accepts the whole numbers within its bounds, the bounds included', () => {
    for (const value of [-2, -0, 0, 1, 5]) expect(fits(integer(-2, 5), value)).toBe(true)
    for (const value of [-3, 6, 0.5, 1e300, Number.POSITIVE_INFINITY]) expect(fits(integer(-2, 5), value)).toBe(false)
    for (const value of NOT_NUMBERS) expect(fits(integer(), value)).toBe(false)
  })

  it('refuses numbers that cannot be told from their neighbours', () => {
    expect(fits(integer(), Number.MAX_SAFE_INTEGER)).toBe(true)
    expect(fits(integer(), Number.MAX_SAFE_INTEGER + 1)).toBe(false)
    expect(fits(integer(), Number.MIN_SAFE_INTEGER - 1)).toBe(false)
  })

  it('names the bounds that it has', () => {
    expect(problemOf(integer(1, 4), 5)).toBe('must be a whole number from 1 to 4')
    expect(problemOf(integer(1), 0)).toBe('must be a whole number of at least 1')
    expect(problemOf(integer(undefined, 4), 5)).toBe('must be a whole number of at most 4')
    expect(problemOf(integer(), 'x')).toBe('must be a whole number')
  })
})

describe('text', () => {
  it('accepts texts up to its length', () => {
    expect(problemOf(text(3), 'abc')).toBe('')
    expect(problemOf(text(3), '')).toBe('')
    expect(problemOf(text(3), 'abcd')).toBe('must be a text of at most 3 characters')
    for (const value of [undefined, null, 3, ['a'], {}]) expect(fits(text(3), value)).toBe(false)
  })

  it('counts characters and not the halves of those that take up two', () => {
    expect(fits(text(3), '🏰🏰🏰')).toBe(true)
    expect(fits(text(3), '🏰🏰🏰🏰')).toBe(false)
    expect(fits(text(3), '🏰🏰🏰a')).toBe(false)
  })
})

describe('flag', () => {
  it('accepts true and false alone', () => {
    expect([true, false].every((value) => fits(flag(), value))).toBe(true)
    expect([undefined, null, 0, 1, 'true', []].some((value) => fits(flag(), value))).toBe(false)
    expect(problemOf(flag(), 1)).toBe('must be true or false')
  })
})

describe('something', () => {
  it('accepts anything that is there', () => {
    expect([null, 0, '', false, [], {}].every((value) => fits(something(), value))).toBe(true)
    expect(problemOf(something(), undefined)).toBe('must be given')
  })
})

describe('oneOf', () => {
  it('accepts the values that it lists, by value and type', () => {
    const schema = oneOf(['a', 2, true])
    expect(['a', 2, true].every((value) => fits(schema, value))).toBe(true)
    expect(['b', '2', 'true', 1, false, null, undefined, ['a']].some((value) => fits(schema, value))).toBe(false)
    expect(problemOf(schema, 'b')).toBe('must be "a" or 2 or true')
  })

  it('does not accept the names of what every object inherits', () => {
    for (const name of ['toString', 'constructor', '__proto__']) expect(fits(oneOf(['a']), name)).toBe(false)
  })
})

describe('list', () => {
  it('accepts lists within its size whose entries all fit', () => {
    const schema = list(integer(0, 9), { min: 1, max: 3 })
    expect(problemOf(schema, [1])).toBe('')
    expect(problemOf(schema, [1, 2, 3])).toBe('')
    expect(problemOf(schema, [])).toBe('must have 1 to 3 entries')
    expect(problemOf(schema, [1, 2, 3, 4])).toBe('must have 1 to 3 entries')
    expect(problemOf(list(flag(), { min: 2, max: 2 }), [true])).toBe('must have 2 entries')
    expect(problemOf(schema, { length: 1, 0: 1 })).toBe('must be a list')
  })

  it('says which entry does not fit', () => {
    expect(list(integer(0, 9)).problem([1, 2, 30])).toEqual({
      path: '[2]',
      wants: 'whole-number',
      minimum: 0,
      maximum: 9,
    })
    expect(problemOf(list(list(flag())), [[], [true, 0]])).toBe('[1][1]: must be true or false')
  })

  it('does not accept a hole', () => {
    const holed = [1, 2, 3]
    delete holed[1]
    expect(problemOf(list(integer()), holed)).toBe('[1]: must be a whole number')
  })
})

const player = object({ name: text(5), gold: integer(0), tile: optional(oneOf(['x', 'y'])) })

describe('object', () => {
  it('accepts objects with exactly its fields; optional ones may be missing or undefined', () => {
    expect(problemOf(player, { name: 'Ann', gold: 3 })).toBe('')
    expect(problemOf(player, { name: 'Ann', gold: 3, tile: 'x' })).toBe('')
    expect(problemOf(player, { name: 'Ann', gold: 3, tile: undefined })).toBe('')
    expect(problemOf(player, { name: 'Ann', gold: 3, tile: null })).toBe('tile: must be "x" or "y"')
  })

  it('says which field is missing or too many', () => {
    expect(problemOf(player, { name: 'Ann' })).toBe('must have a field "gold"')
    expect(problemOf(player, { name: 'Ann', gold: undefined })).toBe('must have a field "gold"')
    expect(problemOf(player, { name: 'Ann', gold: 3, silver: 1 })).toBe('must not have a field "silver"')
    expect(problemOf(player, { name: 'Ann', gold: 3, silver: undefined })).toBe('must not have a field "silver"')
  })

  it('says where inside a value the problem is, as one would write it in code', () => {
    const match = object({ players: list(player), setup: object({ bank: object({ gold: integer() }) }) })
    const ann = { name: 'Ann', gold: 3 }
    const setup = { bank: { gold: 1 } }
    expect(match.problem({ players: [ann, { ...ann, gold: -1 }], setup })?.path).toBe('players[1].gold')
    expect(match.problem({ players: [ann], setup: { bank: { gold: 'x' } } })?.path).toBe('setup.bank.gold')
    expect(match.problem({ players: [ann, {}], setup })).toEqual({
      path: 'players[1]',
      wants: 'field',
      field: 'name',
    })
  })

  it('refuses what is no object', () => {
    for (const value of [undefined, null, 0, 'Ann', [], [['name', 'Ann']], () => 0]) {
      expect(problemOf(player, value)).toBe('must be an object')
    }
  })

  it('reads own fields alone, never inherited ones', () => {
    expect(problemOf(player, Object.create({ name: 'Ann', gold: 3 }))).toBe('must have a field "name"')
    const method = object({ toString: optional(flag()), hasOwnProperty: integer() })
    expect(problemOf(method, { hasOwnProperty: 1 })).toBe('')
    expect(problemOf(method, {})).toBe('must have a field "hasOwnProperty"')
  })

  it('takes an object without a prototype like any other', () => {
    const bare: unknown = Object.assign(Object.create(null), { name: 'Ann', gold: 3 })
    expect(problemOf(player, bare)).toBe('')
    expect(problemOf(player, Object.create(null))).toBe('must have a field "name"')
  })

  it.each(['__proto__', 'constructor', 'toString'])('refuses a field %s that was sent', (name) => {
    const sent: unknown = JSON.parse(`{"name": "Ann", "gold": 3, "${name}": {"tile": "x"}}`)
    expect(problemOf(player, sent)).toBe(`must not have a field "${name}"`)
  })
})

describe('variants', () => {
  const action = variants(
    object({ type: oneOf(['place']), space: integer(0, 29) }),
    object({ type: oneOf(['draw']) }),
    object({ type: oneOf(['pass']), reason: optional(text(10)) }),
  )

  it('checks a value by the shape that its type names', () => {
    expect(problemOf(action, { type: 'place', space: 3 })).toBe('')
    expect(problemOf(action, { type: 'draw' })).toBe('')
    expect(problemOf(action, { type: 'place', space: 30 })).toBe('space: must be a whole number from 0 to 29')
    expect(problemOf(action, { type: 'draw', space: 3 })).toBe('must not have a field "space"')
  })

  it('names the types there are when it does not know the one it gets', () => {
    const names = 'type: must be "place" or "draw" or "pass"'
    for (const type of ['build', undefined, null, 3, ['draw'], { type: 'draw' }, 'toString']) {
      expect(problemOf(action, { type })).toBe(names)
    }
    expect(problemOf(action, {})).toBe(names)
    expect(problemOf(list(action), [{ type: 'draw' }, {}])).toBe(`[1].${names}`)
    for (const value of [undefined, null, 'draw', []]) expect(problemOf(action, value)).toBe('must be an object')
  })

  it('does not accept an inherited type', () => {
    expect(problemOf(action, Object.create({ type: 'draw' }))).toBe('must have a field "type"')
  })
})

describe('withDefaults', () => {
  const options = object({
    noLuck: withDefault(flag(), false),
    edition: withDefault(oneOf(['2002', '2011']), '2011'),
    rounds: withDefault(integer(0, 5), 3),
  })

  it('fills in what is missing and keeps what is given, falsy values too', () => {
    const filled = { noLuck: false, edition: '2011', rounds: 3 }
    expect(withDefaults(options, undefined)).toEqual({ value: filled })
    expect(withDefaults(options, null)).toEqual({ value: filled })
    expect(withDefaults(options, { rounds: 0, noLuck: true })).toEqual({
      value: { ...filled, rounds: 0, noLuck: true },
    })
    expect(withDefaults(options, { noLuck: undefined })).toEqual({ value: filled })
  })

  it('says what is unknown or out of range', () => {
    expect(withDefaults(options, { luck: true })).toEqual({
      problem: { path: '', wants: 'no-such-field', field: 'luck' },
    })
    expect(withDefaults(options, { edition: '1999' })).toEqual({
      problem: { path: 'edition', wants: 'one-of', values: '["2002","2011"]' },
    })
    expect(withDefaults(options, { noLuck: null })).toMatchObject({ problem: { path: 'noLuck' } })
    for (const sent of ['{}', 1, [], true]) {
      expect(withDefaults(options, sent)).toEqual({ problem: { path: '', wants: 'object' } })
    }
  })

  it('cannot be made to change what other objects inherit, nor to accept what is inherited', () => {
    const sent: unknown = JSON.parse('{"__proto__": {"noLuck": true}}')
    expect(withDefaults(options, sent)).toEqual({
      problem: { path: '', wants: 'no-such-field', field: '__proto__' },
    })
    expect(withDefaults(options, Object.create({ noLuck: true }))).toMatchObject({ value: { noLuck: false } })
    expect(Object.hasOwn(Object.prototype, 'noLuck')).toBe(false)
  })

  it('leaves what was sent as it was', () => {
    const sent = Object.freeze({ rounds: 1 })
    withDefaults(options, sent)
    expect(sent).toEqual({ rounds: 1 })
  })

  it('writes the defaults into the JSON schema, for forms', () => {
    expect(jsonSchema(options)).toMatchObject({ properties: { edition: { enum: ['2002', '2011'], default: '2011' } } })
  })
})

it('names the static type of what fits', () => {
  expectTypeOf<Infer<typeof player>>().toEqualTypeOf<{
    readonly name: string
    readonly gold: number
    readonly tile?: 'x' | 'y' | undefined
  }>()
})

describe('mutableObject and mutableList', () => {
  it('infer types that can be changed in place', () => {
    const state = mutableObject({
      turn: integer(),
      deck: mutableList(text(5)),
      hand: list(text(5)),
      left: maybe(flag()),
    })
    expectTypeOf<Infer<typeof state>>().toEqualTypeOf<{
      turn: number
      deck: string[]
      hand: readonly string[]
      left: boolean | undefined
    }>()
  })

  it('check and describe the same data as object and list', () => {
    const both = [
      mutableObject({ deck: mutableList(integer(0, 3), { max: 2 }) }),
      object({ deck: list(integer(0, 3), { max: 2 }) }),
    ]
    for (const value of [{ deck: [1, 2] }, { deck: [4] }, { deck: [1, 2, 3] }, {}, [], { deck: [], more: 1 }]) {
      expect(both[0]?.problem(value)).toEqual(both[1]?.problem(value))
    }
    expect(both.map(jsonSchema)[0]).toEqual(both.map(jsonSchema)[1])
  })
})

it('maybe: the field is there in code, but not in JSON while it is undefined', () => {
  const foe = object({ damage: maybe(integer()) })
  expectTypeOf<Infer<typeof foe>>().toEqualTypeOf<{ readonly damage: number | undefined }>()
  for (const value of [{ damage: undefined }, {}, { damage: 1 }]) expect(problemOf(foe, value)).toBe('')
  expect(problemOf(foe, { damage: 'x' })).toBe('damage: must be a whole number')
  expect(jsonSchema(foe)).not.toHaveProperty('required')
})

describe('named', () => {
  const hex = named('hex', integer(0, 36))
  const step = named('step', object({ from: hex, to: hex }))

  it('describes the shape once and refers to it, inside other named shapes too', () => {
    expect(jsonSchema(object({ steps: list(step), at: hex }))).toEqual({
      type: 'object',
      properties: { steps: { type: 'array', items: { $ref: '#/$defs/step' } }, at: { $ref: '#/$defs/hex' } },
      required: ['steps', 'at'],
      additionalProperties: false,
      $defs: {
        hex: { type: 'integer', minimum: 0, maximum: 36 },
        step: {
          type: 'object',
          properties: { from: { $ref: '#/$defs/hex' }, to: { $ref: '#/$defs/hex' } },
          required: ['from', 'to'],
          additionalProperties: false,
        },
      },
    })
  })

  it('checks as before', () => {
    expect(problemOf(step, { from: 1, to: 37 })).toBe('to: must be a whole number from 0 to 36')
    expectTypeOf<Infer<typeof step>>().toEqualTypeOf<{ readonly from: number; readonly to: number }>()
  })

  it('gives a name to one shape only', () => {
    expect(() => jsonSchema(object({ hex, other: named('hex', flag()) }))).toThrow('two shapes are named hex')
  })
})

/** A schema, and values that fit it or nearly do. */
interface Sample {
  readonly schema: Schema<unknown>
  readonly near: fc.Arbitrary<unknown>
}

/** Numbers within the safe ones: JSON Schema has no word for the others, which `integer` refuses. */
const noise = fc.oneof(
  fc.integer({ min: -12, max: 12 }),
  fc.double({ min: -3, max: 3, noNaN: true }),
  fc.string({ unit: 'grapheme', maxLength: 5 }),
  fc.constantFrom<unknown>(null, true, false, [], {}, 'a', 'type', JSON.parse('{"__proto__": 1}')),
)

function sample<T>(schema: Schema<T>, near: fc.Arbitrary<unknown>): Sample {
  return { schema, near: fc.oneof({ arbitrary: near, weight: 12 }, { arbitrary: noise, weight: 1 }) }
}

const bounds = fc.tuple(fc.integer({ min: -9, max: 9 }), fc.nat(9)).map(([min, more]) => [min, min + more] as const)
const literals = fc.uniqueArray(fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constantFrom('a', 'b', '', '0')), {
  minLength: 1,
  maxLength: 4,
})

const leaf: fc.Arbitrary<Sample> = fc.oneof(
  bounds.map(([min, max]) => sample(integer(min, max), fc.integer({ min: min - 1, max: max + 1 }))),
  fc.constant(sample(integer(), fc.integer())),
  fc.nat(4).map((most) => sample(text(most), fc.string({ unit: 'grapheme', maxLength: most + 1 }))),
  fc.constant(sample(flag(), fc.boolean())),
  fc.constant(sample(something(), noise)),
  literals.map((values) => sample(oneOf(values), fc.constantFrom<unknown>(...values))),
  fc.constant(sample(named('level', integer(0, 4)), fc.integer({ min: -1, max: 5 }))),
)

const FIELD_NAMES = ['a', 'b', 'constructor', 'toString'] as const

function fieldsOf(inner: fc.Arbitrary<Sample>): fc.Arbitrary<Record<string, Sample & { readonly isMaybe: boolean }>> {
  return fc.dictionary(
    fc.constantFrom(...FIELD_NAMES),
    fc.tuple(inner, fc.boolean()).map(([one, isMaybe]) => ({ ...one, isMaybe })),
    { maxKeys: 3, noNullPrototype: true },
  )
}

function objectOf(fields: Record<string, Sample & { readonly isMaybe: boolean }>, type?: string): Sample {
  const tag = type === undefined ? {} : { type: oneOf([type]) }
  const parts = Object.entries(fields)
  const shape = Object.fromEntries(
    parts.map(([name, { schema, isMaybe }]) => [name, isMaybe ? optional(schema) : schema]),
  )
  const near = fc.record({
    ...Object.fromEntries(parts.map(([name, { near, isMaybe }]) => [name, sometimes(near, isMaybe ? 3 : 15)])),
    ...(type !== undefined && { type: sometimes(fc.constant(type), 15) }),
    extra: sometimes(fc.constant(1), 1, 15),
  })
  return sample(object({ ...tag, ...shape }), near)
}

function sometimes(value: fc.Arbitrary<unknown>, there: number, missing = 1): fc.Arbitrary<unknown> {
  return fc.oneof({ arbitrary: value, weight: there }, { arbitrary: fc.constant(undefined), weight: missing })
}

function listOf({ schema, near }: Sample, min: number, max: number): Sample {
  const values = fc.array(near, { minLength: Math.max(0, min - 1), maxLength: max + 1 })
  return sample(list(schema, { min, max }), values)
}

function variantsOf(first: Record<string, Sample & { readonly isMaybe: boolean }>, second: typeof first): Sample {
  const [one, other] = [objectOf(first, 'one'), objectOf(second, 'other')]
  type Tagged = Parameters<typeof variants>[number]
  return sample(variants(one.schema as Tagged, other.schema as Tagged), fc.oneof(one.near, other.near))
}

const { samples } = fc.letrec<{ samples: Sample }>((tie) => ({
  samples: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    leaf,
    fc.tuple(tie('samples'), fc.nat(2), fc.nat(2)).map(([item, min, more]) => listOf(item, min, min + more)),
    fieldsOf(tie('samples')).map((fields) => objectOf(fields)),
    fc.tuple(fieldsOf(tie('samples')), fieldsOf(tie('samples'))).map(([a, b]) => variantsOf(a, b)),
  ),
}))

describe('the JSON schema of a shape', () => {
  it('accepts and refuses what the shape does, as ajv sees it', () => {
    let accepted = 0
    let refused = 0
    fc.assert(
      fc.property(
        samples.chain(({ schema, near }) =>
          fc.tuple(fc.constant(schema), fc.array(near, { minLength: 8, maxLength: 8 })),
        ),
        ([schema, values]) => {
          // Without ownProperties ajv takes an inherited `constructor` for a field.
          const accepts = new Ajv({ strict: true, ownProperties: true }).compile(jsonSchema(schema))
          for (const value of values) {
            if (value === undefined) continue
            const sent: unknown = JSON.parse(JSON.stringify(value))
            const fit = fits(schema, sent)
            expect([problemOf(schema, sent), fit]).toEqual([fit ? '' : expect.any(String), accepts(sent)])
            if (fit) accepted++
            else refused++
          }
        },
      ),
      { numRuns: 150 },
    )
    // Otherwise the values were not near the shapes and agreed for want of a question.
    expect(Math.min(accepted, refused)).toBeGreaterThan(100)
  })

  it('is itself valid JSON that says the shape in the words of JSON Schema', () => {
    expect(jsonSchema(player)).toEqual({
      type: 'object',
      properties: {
        name: { type: 'string', maxLength: 5 },
        gold: { type: 'integer', minimum: 0 },
        tile: { enum: ['x', 'y'] },
      },
      required: ['name', 'gold'],
      additionalProperties: false,
    })
  })
})
