/** Whoever leads somebody through a game: what is marked on the board, and what stands in place of prompt and buttons. */
import type { ReactNode } from 'react'

export interface Guide {
  /** What is to be done now and then, marked on the board like a hint. */
  readonly line: readonly unknown[]
  panel(parts: GuideParts): ReactNode
}

export interface GuideParts {
  /** Something is being shown that must be seen first. */
  readonly busy: boolean
  /** Why not, and what else the table has to say. */
  readonly notice: ReactNode
  /** The button that ends the turn, when that is to be done now. */
  readonly ending: ReactNode
  /** What is told, and what can be pressed, while a scoring is on the board. */
  readonly scoring: { readonly prompt: string; readonly actions: ReactNode } | undefined
}
