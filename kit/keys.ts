/** What boards need of a keyboard event. */
export interface Key {
  readonly key: string
  /** The place on the keyboard: the digits of a French keyboard need no shift key here. */
  readonly code: string
  readonly ctrlKey: boolean
  readonly altKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
}

/** Letters, digits and signs: shortcuts that a person can switch off, because dictation types them by accident. */
export function isSingleKey(key: string): boolean {
  return key.length === 1 && key !== ' '
}
