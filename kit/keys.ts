/** Letters, digits and signs: shortcuts that a person can switch off, because dictation types them by accident. */
export function isSingleKey(key: string): boolean {
  return key.length === 1 && key !== ' '
}
