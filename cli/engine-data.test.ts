/** What docs/engine-protocol.md says of the data of the games is what their schemas say: no more and no less. */
import { readFileSync } from 'node:fs'
import type { Room } from '@crownlands/core/room'
import { ROOMS } from '@crownlands/games/rooms'
import { describe, expect, it } from 'vitest'
import { gameSchemas } from './schemas'

/** As much of JSON Schema as is compared. */
interface Shape {
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly oneOf?: readonly Shape[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly default?: unknown
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, Shape>>
}

type Row = readonly string[]

const text = readFileSync(new URL('../docs/engine-protocol.md', import.meta.url), 'utf8')

function sectionOf({ words }: Room): string {
  const heading = `The data of ${words.en.title.replaceAll('’', "'")}\n`
  return text.split(/^## /m).find((section) => section.startsWith(heading)) ?? ''
}

/** The rows of the table under a heading, without its titles; undefined: there is none. */
function tableIn(section: string, heading: string): readonly Row[] | undefined {
  const part = section.split(/^### /m).find((one) => one.startsWith(`${heading}\n`))
  const [, , ...rows] = part?.match(/^\|.*\|$/gm) ?? []
  const cellsOf = (row: string) => row.slice(1, -1).split('|')
  return part === undefined ? undefined : rows.map((row) => cellsOf(row).map((cell) => cell.trim()))
}

/** By type its fields, as a table of the document has them. */
function typesIn(rows: readonly Row[] = []): Readonly<Record<string, string>> {
  return Object.fromEntries(rows.map(([type = '', fields = '']) => [type, fields]))
}

/** The same by the schema: what may be missing is in italics. */
function typesOf({ oneOf = [] }: Shape): Readonly<Record<string, string>> {
  return Object.fromEntries(
    oneOf.map(({ properties: { type, ...fields } = {}, required = [] }) => [
      code(type?.const),
      Object.keys(fields)
        .map((name) => (required.includes(name) ? code(name) : `*${code(name)}*`))
        .join(', '),
    ]),
  )
}

/** The words of which one must be said; none where it is a number, or a name of many. */
function choices({ const: only, enum: several = [only] }: Shape): readonly string[] {
  const few = several.length <= 4 ? several : []
  return few.filter((one) => typeof one === 'string').map((one) => code(JSON.stringify(one)))
}

function code(value: unknown): string {
  return `\`${String(value)}\``
}

/** The document tells the data of some games in words; `docs/schemas` has that of all. */
const TOLD = ROOMS.filter((room) => sectionOf(room) !== '')

it('tells of the data of games', () => {
  expect(TOLD.length).toBeGreaterThanOrEqual(4)
})

describe.each(TOLD.map((room) => [room.game.id, room] as const))(
  'the data of %s in docs/engine-protocol.md',
  (_, room) => {
    const section = sectionOf(room)
    const { options, action, event, view } = gameSchemas(room) as Readonly<Record<string, Shape>>

    it('has every option, with its default and what else it can be', () => {
      const rows = tableIn(section, 'Options') ?? []
      const expected = Object.entries(options?.properties ?? {})
      expect(rows.map(([name, value]) => [name, value])).toEqual(
        expected.map(([name, { default: value }]) => [code(name), code(JSON.stringify(value))]),
      )
      for (const [i, [, shape]] of expected.entries())
        for (const choice of choices(shape)) expect(rows[i]?.join(' ')).toContain(choice)
    })

    it('has every action, with its fields and what they can say', () => {
      expect(typesIn(tableIn(section, 'Actions'))).toEqual(typesOf(action ?? {}))
      const fields = (action?.oneOf ?? []).flatMap(({ properties: { type, ...others } = {} }) => Object.values(others))
      const named = ({ $ref = '' }: Shape) => action?.$defs?.[$ref.replace('#/$defs/', '')]
      for (const choice of fields.flatMap((field) => choices(named(field) ?? field))) expect(section).toContain(choice)
    })

    it('has, where it tells of events and views, all of them', () => {
      const events = tableIn(section, 'Events')
      if (events !== undefined) expect(typesIn(events)).toEqual(typesOf(event ?? {}))
      const rows = tableIn(section, 'View')
      if (rows !== undefined)
        expect(rows.map(([name]) => name).sort()).toEqual(
          Object.keys(view?.properties ?? {})
            .map(code)
            .sort(),
        )
    })
  },
)
