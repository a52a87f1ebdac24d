/** Completes abbreviated actions: `place buff c3` means `place:buffalo-herd-3:C3` if no other action matches. */

/** The possible actions whose parts begin with the typed parts, in order. */
export function meant(line: string, possible: readonly string[]): string[] {
  const typed = partsOf(line)
  return possible.filter((written) => {
    const parts = partsOf(written)
    return parts.length === typed.length && parts.every((part, i) => part.startsWith(typed[i] ?? ''))
  })
}

/** A hyphenated name is one part; every other character that is no letter or digit separates parts. */
function partsOf(text: string): string[] {
  return text
    .trim()
    .toLowerCase()
    .split(/[^\p{L}\p{N}+-]+/u)
    .filter((part) => part !== '')
}
