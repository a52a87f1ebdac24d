/** Beside the board: who sits there, and the story. Whoever sits alone at a table needs no list of who is there. */
import { type ReactNode, useId } from 'react'
import { useLanguage } from '../text/words'
import { PLAYERS_TEXT } from './players/text'
import { STORY_TEXT } from './story/text'
import css from './table-frame.module.css'

interface TableSideProps {
  readonly alone: boolean
  readonly players: ReactNode
  readonly story: ReactNode
}

export function TableSide({ alone, players, story }: TableSideProps) {
  const heading = useId()
  const language = useLanguage()
  return (
    <aside className={css.side} data-alone={alone || undefined}>
      {!alone && (
        <section aria-labelledby={heading}>
          <h2 id={heading} className={css.heading}>
            {PLAYERS_TEXT[language].title}
          </h2>
          {players}
        </section>
      )}
      <div className={css.storyPart}>
        <h2 className={css.heading}>{STORY_TEXT[language].title}</h2>
        {story}
      </div>
    </aside>
  )
}
