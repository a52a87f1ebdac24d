/** What a key means at the table. */
import { isSingleKey } from '@crownlands/kit/keys'

export type TableKey = 'end-turn' | 'undo' | 'hint' | 'rules' | 'story' | 'keys' | 'dismiss'

const KEYS: Readonly<Record<string, TableKey>> = {
  e: 'end-turn',
  u: 'undo',
  h: 'hint',
  r: 'rules',
  l: 'story',
  '?': 'keys',
  escape: 'dismiss',
}

interface Pressed {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly repeat: boolean
}

/** Undefined: not for the table, such as a key held down or one with Ctrl, which is the browser’s. */
export function tableKey(
  { key, ctrlKey, metaKey, altKey, repeat }: Pressed,
  singleKeys: boolean,
): TableKey | undefined {
  if (ctrlKey || metaKey || altKey || repeat || (!singleKeys && isSingleKey(key))) return undefined
  return Object.hasOwn(KEYS, key.toLowerCase()) ? KEYS[key.toLowerCase()] : undefined
}
