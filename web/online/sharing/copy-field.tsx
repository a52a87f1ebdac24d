/** A text to be copied: by a press, or by hand where a page may not. */
import { type ReactNode, useRef } from 'react'
import { Button } from '../../design/button'
import { notify } from '../../design/notices-store'
import { useLanguage } from '../../text/words'
import css from './copy-field.module.css'
import { COPY_TEXT } from './copy-text'

interface CopyFieldProps {
  readonly label: string
  readonly value: string
  /** More that can be done with it. */
  readonly children?: ReactNode
}

export function CopyField({ label, value, children }: CopyFieldProps) {
  const text = COPY_TEXT[useLanguage()]
  const field = useRef<HTMLInputElement>(null)

  async function copy() {
    try {
      await navigator.clipboard.writeText(value)
      notify({ kind: 'word', text: text.copied })
    } catch {
      // Not over plain http, and not where it was forbidden.
      field.current?.focus()
      field.current?.select()
      notify({ kind: 'word', text: text.byHand })
    }
  }

  return (
    <div className={css.ways}>
      <input
        ref={field}
        className={css.link}
        readOnly
        aria-label={label}
        value={value}
        onFocus={({ target }) => target.select()}
      />
      <Button onClick={() => void copy()}>{text.copy}</Button>
      {children}
    </div>
  )
}
