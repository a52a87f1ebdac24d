/**
 * Actions as short text, both ways. Hexes are called as on the board (`D4`), counters as in the content file with hyphens
 * and without their terrain where one name is enough (`old-dragon`, `jungle-crocodiles`), players by their number.
 *
 *     place:genie:D4         what, then where                 item:bow>elves-3          who bears it
 *     pick:D4:genie          where, then what                 item:dispel-magic/2       whose magic; `!talisman`: and which item
 *     try:dwarf-king+2       with +2 paid for before          discharge:marksman>forest-king   which side is up
 *     hit:genie+passenger+saved    which of equal counters: +bow, +sword, +passenger, +saved, +fought
 *     charm:3+               the third die one up             dispel:2, dispel:neutral  an answer; `*`: by the defenders
 *     fan:D4                 `fan` alone: off the board       done                      nothing more
 *
 * Small letters will do, colons may be left out, and a name may end as soon as no other begins like it.
 */

import { must } from '@crownlands/core/lists'
import { ACTIONS, type Action, actionSchema } from '../actions'
import type { Field } from './fields'

export function writeAction(action: Action): string {
  const said: Readonly<Record<string, unknown>> = action
  const { fields } = must(FORMS.find(({ type }) => type === action.type))
  return fields.reduce(
    (text, { key, mark, write }) => (said[key] === undefined ? text : `${text}${mark}${write(said[key])}`),
    action.type as string,
  )
}

interface Form {
  readonly type: string
  readonly fields: readonly Field[]
  readonly pattern: RegExp
}

const FORMS: readonly Form[] = ACTIONS.map(({ name, notation }) => ({
  type: name,
  fields: notation,
  pattern: new RegExp(`^${name}${notation.map(patternOf).join('')}$`),
}))

function patternOf({ mark, pattern, isOptional }: Field): string {
  const before = mark === ':' ? ':?' : mark.replaceAll(/[+/]/g, '\\$&')
  return isOptional ? `(?:${before}(${pattern}))?` : `${before}(${pattern})`
}

export function parseAction(text: string): Action | undefined {
  const typed = text.toLowerCase().replaceAll(/\s/g, '').replaceAll('−', '-')
  for (const form of FORMS) {
    const action = readForm(form, typed)
    if (action !== undefined) return action
  }
  return undefined
}

function readForm({ type, fields, pattern }: Form, typed: string): Action | undefined {
  const found = pattern.exec(typed)
  if (found === null) return undefined
  const action: Record<string, unknown> = { type }
  for (const [i, { key, read }] of fields.entries()) {
    const part = found[i + 1]
    if (part === undefined) continue
    const value = read(part)
    if (value === undefined) return undefined
    action[key] = value
  }
  // Without a problem it is an action: the schema has looked at every field.
  return actionSchema.problem(action) === undefined ? (action as unknown as Action) : undefined
}
