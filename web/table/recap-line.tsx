/** One line of what others did since your last turn; all of it is one click away. */
import type { Language } from '@crownlands/core/room'
import css from './recap-line.module.css'
import type { StoryEntry } from './story'
import { TABLE_TEXT } from './text'

interface RecapLineProps {
  readonly entries: readonly StoryEntry[]
  readonly language: Language
  onOpen(): void
}

export function RecapLine({ entries, language, onOpen }: RecapLineProps) {
  return (
    <button type="button" className={css.line} onClick={onOpen}>
      <b>{TABLE_TEXT[language].recap.lead}</b> <span>{entries.flatMap(({ lines }) => lines).join(' ')}</span>
    </button>
  )
}
