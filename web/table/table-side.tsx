/** Beside the board: who sits there, and the story. Whoever sits alone at a table needs no list of who is there. */
import { type ReactNode, useId } from 'react'
import css from './table-frame.module.css'
import type { TableText } from './text/text'

interface TableSideProps {
  readonly text: TableText
  readonly alone: boolean
  readonly players: ReactNode
  readonly story: ReactNode
}

export function TableSide({ text, alone, players, story }: TableSideProps) {
  const heading = useId()
  return (
    <aside className={css.side} data-alone={alone || undefined}>
      {!alone && (
        <section aria-labelledby={heading}>
          <h2 id={heading} className={css.heading}>
            {text.players}
          </h2>
          {players}
        </section>
      )}
      <div className={css.storyPart}>
        <h2 className={css.heading}>{text.story}</h2>
        {story}
      </div>
    </aside>
  )
}
