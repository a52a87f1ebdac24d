/** A table to play at: the frame around every game’s board. */
import type { Language } from '@crownlands/core/room'
import { Button, ButtonLink } from '../design/button'
import { hrefOf } from '../routes'
import { useLanguage } from '../text/words'
import type { NotOpenStatus } from './open-room'
import { TableFrame } from './table-frame'
import css from './table-screen.module.css'
import { TABLE_TEXT } from './text'
import { useTable } from './use-table'

export function TableScreen({ id }: { readonly id: string }) {
  return <Opening key={id} id={id} />
}

function Opening({ id }: { readonly id: string }) {
  const language = useLanguage()
  const { opened, dispatch, retry } = useTable(id)
  if ('status' in opened) return <NotOpen status={opened.status} language={language} onRetry={retry} />
  return <TableFrame {...opened} language={language} dispatch={dispatch} />
}

interface NotOpenProps {
  readonly status: NotOpenStatus
  readonly language: Language
  onRetry(): void
}

/** Instead of a table: it is being laid, it is not there, or it cannot be shown. */
export function NotOpen({ status, language, onRetry }: NotOpenProps) {
  const text = TABLE_TEXT[language]
  if (status === 'loading')
    return (
      <main className={css.notOpen} aria-busy="true">
        <EmptyBoard />
        <p role="status">{text.loading}</p>
      </main>
    )
  const { title, body } = { missing: text.missing, failed: text.broken, 'other-rules': text.otherRules }[status]
  return (
    <main className={css.notOpen}>
      <EmptyBoard />
      <h1>{title}</h1>
      <p>{body}</p>
      <div className={css.ways}>
        {status === 'failed' && (
          <Button look="seal" onClick={onRetry}>
            {text.broken.retry}
          </Button>
        )}
        <ButtonLink look={status === 'failed' ? 'plain' : 'seal'} href={hrefOf({ page: 'home' })}>
          {text.home}
        </ButtonLink>
      </div>
    </main>
  )
}

/** A table without a game on it. */
function EmptyBoard() {
  return (
    <svg className={css.emptyBoard} viewBox="0 0 120 84" aria-hidden="true">
      <rect x="2" y="2" width="116" height="80" rx="6" />
      {Array.from({ length: 12 }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: twelve spaces that never change
        <rect key={i} x={11 + (i % 4) * 25.5} y={9 + Math.floor(i / 4) * 23} width="21" height="20" rx="2.5" />
      ))}
    </svg>
  )
}
