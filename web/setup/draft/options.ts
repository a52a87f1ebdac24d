/** The form of a game's options, made from its schema: a fifth game brings its own without a line here. */
import type { OptionWords, Room } from '@crownlands/core/room'
import { jsonSchema, type ObjectSchema, type Schema } from '@crownlands/core/schema'

export type OptionControl =
  | { readonly kind: 'switch'; readonly name: string }
  | { readonly kind: 'choice'; readonly name: string; readonly values: readonly (string | number)[] }
  | { readonly kind: 'number'; readonly name: string; readonly min: number; readonly max: number }

type Options = Readonly<Record<string, unknown>>

export function optionControls(schema: ObjectSchema<unknown>): readonly OptionControl[] {
  return Object.entries(fieldsOf(schema)).flatMap(([name, field]): OptionControl[] => {
    const json = jsonSchema(field)
    if (json.type === 'boolean') return [{ kind: 'switch', name }]
    if (Array.isArray(json.enum)) return [{ kind: 'choice', name, values: json.enum.filter(isShown) }]
    if (json.type === 'integer' && typeof json.minimum === 'number' && typeof json.maximum === 'number') {
      return [{ kind: 'number', name, min: json.minimum, max: json.maximum }]
    }
    // What cannot be shown keeps its default.
    return []
  })
}

export function defaultOptions(schema: ObjectSchema<unknown>): Options {
  return Object.fromEntries(Object.entries(fieldsOf(schema)).map(([name, field]) => [name, field.default]))
}

export function optionWords(room: Room, language: keyof Room['words'], name: string): OptionWords {
  const words = room.words[language].options as Readonly<Record<string, OptionWords>>
  return words[name] ?? { label: name, explanation: '' }
}

type OptionField = Schema<unknown> & { readonly default?: unknown }

function fieldsOf(schema: ObjectSchema<unknown>): Readonly<Record<string, OptionField>> {
  return schema.fields as unknown as Readonly<Record<string, OptionField>>
}

function isShown(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}
