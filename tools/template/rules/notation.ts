/** Actions and positions as short text, both ways. */
import { isObject, parseJson } from '@crownlands/core/json'
import { fits } from '@crownlands/core/schema'
import { PLACES } from '../content'
import { type Action, type State, stateSchema, type View } from './state'

/** `swap left`, `keep` */
export function writeAction(action: Action): string {
  return action.type === 'swap' ? `swap ${action.place}` : 'keep'
}

export function parseAction(text: string): Action | undefined {
  const [word, place] = text.trim().toLowerCase().split(/\s+/)
  if (word === 'keep' && place === undefined) return { type: 'keep' }
  const found = PLACES.find((one) => one === place)
  return word === 'swap' && found !== undefined ? { type: 'swap', place: found } : undefined
}

/** JSON will do as long as nobody types positions. */
export function writePosition(position: State | View): string {
  return JSON.stringify(position)
}

export function parsePosition(text: string): State | { readonly problem: string } {
  const parsed = parseJson(text)
  if (!('value' in parsed) || !isObject(parsed.value)) return { problem: 'A position is a JSON object.' }
  return fits(stateSchema, parsed.value) ? parsed.value : { problem: 'The fields of this position are wrong.' }
}
