/** Leaves of an illustrated page, examples and tables of pieces: what the books of all rooms are made of. */
import type { CSSProperties, ReactNode } from 'react'
import { Icon } from './icons/icon.tsx'
import css from './leaf.module.css'

export function Leaves({ children }: { readonly children: ReactNode }) {
  return <div className={css.leaves}>{children}</div>
}

interface LeafProps {
  readonly title: string
  /** Pieces of the game, side by side. They are drawn beside what the text says. */
  readonly picture: ReactNode
  readonly text: string
}

export function Leaf({ title, picture, text }: LeafProps) {
  return (
    <section className={css.leaf}>
      <div className={css.picture} aria-hidden="true">
        {picture}
      </div>
      <h3>{title}</h3>
      <p>{text}</p>
    </section>
  )
}

/** The place of one piece, so many rem wide. */
export function PieceIn({ size, children }: { readonly size: number; readonly children: ReactNode }) {
  return (
    <span className={css.piece} style={{ '--w': `${size}rem` } as CSSProperties}>
      {children}
    </span>
  )
}

interface ExampleProps {
  /** Pieces of the game as they lie on the table. The clause says the same in words. */
  readonly picture: ReactNode
  readonly caption: string
}

export function Example({ picture, caption }: ExampleProps) {
  return (
    <figure className={css.example}>
      <div aria-hidden="true">{picture}</div>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

interface CaseProps {
  readonly verdict: 'check' | 'cross'
  readonly children: ReactNode
}

/** One of several cases in an example: pieces, and whether the rules allow it. */
export function Case({ verdict, children }: CaseProps) {
  return (
    <span className={css.case} data-verdict={verdict}>
      <span>{children}</span>
      <Icon name={verdict} size="1.3rem" />
    </span>
  )
}

interface PieceTableProps {
  readonly caption: string
  readonly heads: readonly string[]
  /** The first cell of a row names it. */
  readonly rows: readonly (readonly ReactNode[])[]
}

export function PieceTable({ caption, heads, rows }: PieceTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard too
    <section className={css.scroller} tabIndex={0} aria-label={caption}>
      <table className={css.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
            <tr key={i}>
              <th scope="row">
                <span>{name}</span>
              </th>
              {cells.map((cell, j) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                <td key={j}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
