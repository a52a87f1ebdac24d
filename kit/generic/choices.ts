/** What the generic board offers: every legal action in words, and the words of the text board that stand for actions. */
import type { Words } from '@crownlands/core/room'
import { capital } from '@crownlands/core/text/typesetting'

/** A legal action with all that is shown of it. */
export interface Choice<Action = unknown> {
  readonly action: Action
  /** In words for people: `Swap the crown`. */
  readonly label: string
  /** In the notation of the game: `swap crown`. */
  readonly code: string
}

/** What the generic board needs of a game. */
export interface Describing<View, Action> {
  readonly words: Pick<Words<Action, View, unknown, never>, 'action'>
  writeAction(action: Action): string
}

export function choicesOf<View, Action>(
  { words, writeAction }: Describing<View, Action>,
  legal: readonly Action[],
  view: View,
  names: readonly string[],
): readonly Choice<Action>[] {
  return legal.map((action) => ({
    action,
    label: capital(words.action(action, view, undefined, names)),
    code: writeAction(action),
  }))
}

/** The choices that name every word that was typed, in any order. */
export function narrowed<Action>(choices: readonly Choice<Action>[], typed: string): readonly Choice<Action>[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean)
  return choices.filter(({ label, code }) => {
    const text = plain(`${label} ${code}`)
    return wanted.every((word) => text.includes(word))
  })
}

/** A piece of the text board. With choices: it is what they are about, so it can be pressed. */
export interface BoardPart<Action = unknown> {
  readonly text: string
  readonly choices: readonly Choice<Action>[]
}

/**
 * The text board cut where an action can be pressed: at the words after the first of its notation, such as `d4` in
 * `build d4`. Numbers alone do not count: they stand for too much else.
 */
export function partsOf<Action>(board: string, choices: readonly Choice<Action>[]): readonly BoardPart<Action>[] {
  const about = new Map<string, Choice<Action>[]>()
  for (const choice of choices) {
    for (const word of new Set(choice.code.split(/\s+/).slice(1))) {
      if (/\p{L}/u.test(word)) about.set(word, [...(about.get(word) ?? []), choice])
    }
  }
  const parts: BoardPart<Action>[] = []
  for (const text of board.split(/([\p{L}\p{N}_'-]+)/u)) {
    const found = about.get(text) ?? []
    const last = parts.at(-1)
    if (found.length === 0 && last?.choices.length === 0)
      parts[parts.length - 1] = { text: last.text + text, choices: [] }
    else if (text !== '') parts.push({ text, choices: found })
  }
  return parts
}

/** How large the text board is, in letters. */
export function sizeOf(board: string): { readonly columns: number; readonly lines: number } {
  const lines = board.split('\n')
  return { columns: Math.max(1, ...lines.map((line) => [...line].length)), lines: lines.length }
}

/** Without capitals and accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
