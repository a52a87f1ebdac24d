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
