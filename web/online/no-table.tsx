/** There is no table to show: why, and the ways on. */
import { BoardSketch } from '../design/board-sketch'
import { Button, ButtonLink } from '../design/button'
import { Card } from '../design/card'
import css from '../design/lone-card.module.css'
import { hrefOf } from '../page/routes'
import { useLanguage, useWords } from '../text/words'
import { mayPass, type Trouble } from './api/api'
import { useProblemText } from './api/words'
import { NO_TABLE_TEXT } from './no-table-text'

interface NoTableProps {
  readonly trouble: Trouble
  /** Undefined where asking again would give the same. */
  readonly onAgain?: (() => void) | undefined
}

export function NoTable({ trouble, onAgain }: NoTableProps) {
  const text = NO_TABLE_TEXT[useLanguage()]
  const { shell } = useWords()
  const problemText = useProblemText()
  const passes = mayPass(trouble) && onAgain !== undefined
  return (
    <main className={css.page} tabIndex={-1}>
      <Card className={css.sheet}>
        <BoardSketch state={trouble.problem === 'damaged' ? 'torn' : 'empty'} />
        <h1>{passes ? text.away : text.none}</h1>
        <p role="alert">{problemText(trouble)}</p>
        <div className={css.ways}>
          {passes && (
            <Button variant="seal" onClick={onAgain}>
              {text.again}
            </Button>
          )}
          {!passes && (
            <ButtonLink variant="seal" href={hrefOf({ page: 'lobby' })}>
              {text.lobby}
            </ButtonLink>
          )}
          <ButtonLink href={hrefOf({ page: 'home' })}>{shell.home}</ButtonLink>
        </div>
      </Card>
    </main>
  )
}
