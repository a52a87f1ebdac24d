/** Where things are in the rulebooks. */
import type { Rulebook } from '@crownlands/core/room'

/** The sections of all books, with their anchors. */
export function chapters(books: readonly Rulebook[]): readonly { readonly id: string; readonly title: string }[] {
  return books.flatMap(({ title, sections }, b) =>
    b === 0
      ? sections.map((section, s) => ({ id: `rules-${b}-${s}`, title: section.title }))
      : [{ id: `rules-${b}-0`, title }],
  )
}

/** The clause, if it is in this book. */
export function holdsClause({ sections }: Rulebook, clause: string | undefined): string | undefined {
  return sections.some(({ clauses }) => clauses.some(({ id }) => id === clause)) ? clause : undefined
}

/** A text in pieces: words, and the clauses it refers to. */
export type Passage = { readonly words: string } | { readonly clause: string }

/** Only what is a clause of these books is a reference. */
export function passagesOf(text: string, books: readonly Rulebook[]): readonly Passage[] {
  const known = new Set(books.flatMap(({ sections }) => sections.flatMap(({ clauses }) => clauses.map(({ id }) => id))))
  return text
    .split(/\b([A-Z]{1,2}-[A-Z]\d+)\b/)
    .flatMap((piece) => (piece === '' ? [] : [known.has(piece) ? { clause: piece } : { words: piece }]))
}
