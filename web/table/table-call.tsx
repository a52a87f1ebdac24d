/** Between the board and the buttons: what the table has to say, what others did, and what is expected. */
import type { ReactNode } from 'react'
import css from './table-frame.module.css'

interface TableCallProps {
  readonly label: string
  /** There may be a line of what others did: it has its place even while there is none. */
  readonly hasRecap: boolean
  readonly notice: ReactNode
  /** The board shows step by step what happened: the story announces it, not the prompt. */
  readonly showing: boolean
  readonly thinking: boolean
  readonly prompt: string
  readonly children: ReactNode
}

export function TableCall({ label, hasRecap, notice, showing, thinking, prompt, children }: TableCallProps) {
  return (
    <section className={css.call} aria-label={label} data-recap={hasRecap || undefined}>
      {notice}
      {children}
      <p className={css.prompt} role={showing ? undefined : 'status'} data-thinking={thinking || undefined}>
        {prompt}
      </p>
    </section>
  )
}
