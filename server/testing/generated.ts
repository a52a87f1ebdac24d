/** Requests made from the API's document, and then broken: what nobody in their right mind would send, and what somebody will. */
import { type Chance, pick } from '@crownlands/core/chance'
import type { Json } from './visitors'

export interface Operation {
  readonly method: string
  /** `/tables/{code}` */
  readonly path: string
  readonly body: Json
  readonly query: readonly string[]
}

export function operationsOf(document: Json): readonly Operation[] {
  return Object.entries<Json>(document.paths).flatMap(([path, methods]) =>
    Object.entries<Json>(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      body: operation.requestBody?.content?.['application/json']?.schema,
      query: (operation.parameters ?? []).flatMap((one: Json) => (one.in === 'query' ? [one.name as string] : [])),
    })),
  )
}

/** Something that the schema allows, as far as it says. */
export function instanceOf(schema: Json, chance: Chance): Json {
  if (schema === undefined || Object.keys(schema).length === 0) return anything(chance, 2)
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return pick(schema.enum, chance)
  if (schema.oneOf !== undefined) return instanceOf(pick(schema.oneOf, chance), chance)
  switch (schema.type) {
    case 'integer': {
      const least = schema.minimum ?? 0
      return least + chance.below(Math.min(1000, (schema.maximum ?? least + 100) - least + 1))
    }
    case 'boolean':
      return chance.below(2) === 0
    case 'string':
      return 'abcdefghij'.repeat(3).slice(0, Math.min(schema.maxLength ?? 10, 1 + chance.below(20)))
    case 'array': {
      const length = (schema.minItems ?? 0) + chance.below(3)
      return Array.from({ length: Math.min(length, schema.maxItems ?? length) }, () => instanceOf(schema.items, chance))
    }
    case 'object': {
      const required = new Set<string>(schema.required ?? [])
      const names = Object.keys(schema.properties ?? {}).filter((name) => required.has(name) || chance.below(2) === 0)
      return Object.fromEntries(names.map((name) => [name, instanceOf(schema.properties[name], chance)]))
    }
  }
  return anything(chance, 2)
}

const ODD: readonly Json[] = [
  null,
  true,
  0,
  -1,
  1e308,
  0.5,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  '0',
  'null',
  '\u0000',
  '\ud800',
  '‮drow',
  '𝔘𝔫𝔦',
  "'; drop table match; --",
  '../../../etc/passwd',
  '%00%2e%2e',
  'x'.repeat(5000),
  [],
  {},
  [[[[]]]],
  { type: 'act' },
]

function anything(chance: Chance, depth: number): Json {
  if (depth === 0 || chance.below(2) === 0) return pick(ODD, chance)
  if (chance.below(2) === 0) return Array.from({ length: chance.below(4) }, () => anything(chance, depth - 1))
  return { [pick(['type', 'action', 'seat', '__proto__x', 'constructor', ''], chance)]: anything(chance, depth - 1) }
}

/** One thing about it is not as it should be. */
export function broken(value: Json, chance: Chance): Json {
  if (Array.isArray(value) && value.length > 0 && chance.below(3) > 0) {
    const place = chance.below(value.length)
    return value.map((one, i) => (i === place ? broken(one, chance) : one))
  }
  if (typeof value === 'object' && value !== null && Object.keys(value).length > 0 && chance.below(4) > 0) {
    const name = pick(Object.keys(value), chance)
    const { [name]: one, ...rest } = value
    switch (chance.below(4)) {
      case 0:
        return rest
      case 1:
        return { ...value, [`${name} `]: one }
      default:
        return { ...rest, [name]: broken(one, chance) }
    }
  }
  return anything(chance, 3)
}

/** JSON that is none, or more than anybody reads. */
const TEXTS: readonly string[] = [
  '',
  '{',
  'null',
  '[1,2',
  '{"a":1}}',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{"seat":1e999}',
  '"\\ud800"',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `{"a":"${'x'.repeat(70_000)}"}`,
]

/** What is sent as a body: mostly JSON. */
export function bodyText(schema: Json, chance: Chance): string {
  switch (chance.below(8)) {
    case 0:
      return pick(TEXTS, chance)
    case 1:
    case 2:
      return JSON.stringify(instanceOf(schema, chance)) ?? ''
    default:
      return JSON.stringify(broken(instanceOf(schema, chance), chance)) ?? ''
  }
}

export const METHODS: readonly string[] = ['HEAD', 'OPTIONS', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND']

/** What no browser of ours sends along; a proxy or somebody with a grudge may. */
const HEADERS: Readonly<Record<string, readonly string[]>> = {
  'last-event-id': ['1.1.1.1', '9.9.9.9', 'x', '-1.0.0.0', '9'.repeat(3000)],
  host: ['[', 'a b', '%00', 'evil.example', '::1', 'x'.repeat(3000)],
  origin: ['null', 'https://evil.example', 'http://[', ''],
  'sec-fetch-site': ['cross-site', 'none', 'x'],
  cookie: ['crownlands=', 'crownlands=x', `crownlands=${'x'.repeat(3000)}`, '=;=;', '__Host-crownlands=x'],
  accept: ['text/html', 'application/xml;q=banana', '*'],
  'accept-encoding': ['gzip;q=banana', '*;q=0', 'identity;q=0', 'br'],
  'accept-language': ['fr', 'x'.repeat(3000)],
  'content-encoding': ['gzip', 'br', 'x'],
  'x-forwarded-for': ['127.0.0.1', 'x', '1.2.3.4, 5.6.7.8'],
  'x-forwarded-host': ['['],
  'if-none-match': ['*', '"x"'],
  range: ['bytes=0-1', 'bytes=9-'],
  expect: ['100-continue'],
  'user-agent': ['', '\u00e9'.repeat(300)],
  'x-http-method-override': ['DELETE'],
}

export function oddHeaders(chance: Chance): Record<string, string> {
  const name = pick(Object.keys(HEADERS), chance)
  return { [name]: pick(HEADERS[name] ?? [''], chance) }
}

const NAMES: Readonly<Record<string, readonly string[]>> = {
  seat: ['0', '1', '2', '9', '10', '-1', 'x'],
  step: ['0', '1', '99999', '-1', '1.5', '999999999999'],
  game: ['kingdoms', 'gate', 'chess', '__proto__'],
  name: ['Ada', 'constructor', '%E0%A4%A'],
}

/** The path with something in each place; `codes` are of tables that there are. */
export function pathOf({ path, query }: Operation, codes: readonly string[], chance: Chance): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const known = name === 'code' ? codes : NAMES[name]
    return known !== undefined && chance.below(8) > 0 ? pick(known, chance) : encodeURIComponent(oddText(chance))
  })
  const asked = query.filter(() => chance.below(2) === 0).map((name) => `${name}=${queryValue(name, chance)}`)
  if (chance.below(10) === 0) asked.push(...asked, 'x[]=1&x[]=2')
  return asked.length === 0 ? filled : `${filled}?${asked.join('&')}`
}

function queryValue(name: string, chance: Chance): string {
  const known = NAMES[name] ?? ['0.0', '1.0', '3.2.1.0', '0', '-1', 'open', 'running', '99']
  return chance.below(4) > 0 ? pick(known, chance) : encodeURIComponent(oddText(chance))
}

function oddText(chance: Chance): string {
  const text = pick(['', '0', 'x', '.', '..', "'", '\u0000', '‮', '𝔘', 'a/b', 'x'.repeat(300), '{}', '%'], chance)
  return text
}
