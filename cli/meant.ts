/** What somebody means who types only the beginnings of words: `place buff c3` is `place:buffalo-herd-3:C3` if nothing else is. */

/** Those of the possible actions, as they are written, whose parts begin with what was typed, each with its own. */
export function meant(line: string, possible: readonly string[]): string[] {
  const typed = partsOf(line)
  return possible.filter((written) => {
    const parts = partsOf(written)
    return parts.length === typed.length && parts.every((part, i) => part.startsWith(typed[i] ?? ''))
  })
}

/** Names are one part, hyphens and all: what parts them in any notation is something else. */
function partsOf(text: string): string[] {
  return text
    .trim()
    .toLowerCase()
    .split(/[^\p{L}\p{N}+-]+/u)
    .filter((part) => part !== '')
}
