/** One line of what happened without you, or where that is too much a sign; all of it is one click away. */
import type { Language } from '@crownlands/core/room'
import { Icon } from '@crownlands/kit/icons/icon.tsx'
import css from './recap-line.module.css'
import type { StoryEntry } from './story'
import { STORY_TEXT } from './text'

interface RecapLineProps {
  readonly entries: readonly StoryEntry[]
  readonly language: Language
  onOpen(): void
}

export function RecapLine({ entries, language, onOpen }: RecapLineProps) {
  return (
    <button type="button" className={css.line} onClick={onOpen}>
      <Icon name="people" size={24} />
      <span>
        <b>{STORY_TEXT[language].recap.lead}</b> {entries.flatMap(({ lines }) => lines).join(' ')}
      </span>
    </button>
  )
}

/** A scoring that nobody waited for. */
export function ScoredLine({ said, onOpen }: { readonly said: string; onOpen(): void }) {
  return (
    <button type="button" className={css.line} onClick={onOpen}>
      <Icon name="story" size={24} />
      <span>
        <b>{said}</b>
      </span>
    </button>
  )
}
