/** The bar above a table, and the tools in it. */
import type { Progress } from '@crownlands/core/room'
import { Icon, type IconName } from '@crownlands/kit/icons/icon.tsx'
import type { ReactNode } from 'react'
import { hrefOf } from '../page/routes'
import { useLanguage, useWords } from '../text/words'
import css from './table-frame.module.css'
import { TABLE_TEXT } from './text'

interface TableBarProps {
  readonly title: ReactNode
  /** How far the game has come; on a phone it takes the place of the title. */
  readonly progress?: ReactNode
  readonly children: ReactNode
  /** Below it, at a table online: the line, questions, who is gone. */
  readonly calls?: ReactNode
}

export function TableBar({ title, progress, children, calls }: TableBarProps) {
  const { shell } = useWords()
  return (
    <header className={css.bar}>
      <a className={css.tool} href={hrefOf({ page: 'home' })} aria-label={shell.home}>
        <Icon name="home" size={22} />
      </a>
      <div className={css.heads} data-progress={progress === undefined ? undefined : true}>
        <h1 className={css.title}>{title}</h1>
        {progress}
      </div>
      <nav className={css.tools} aria-label={TABLE_TEXT[useLanguage()].table}>
        {children}
      </nav>
      {calls}
    </header>
  )
}

interface ProgressLineProps {
  readonly progress: Progress
  onClause(id: string): void
}

/** Pointed at it says how the game ends; pressed it opens the rule. */
export function ProgressLine({ progress: { line, ends, clause }, onClause }: ProgressLineProps) {
  return (
    <button
      type="button"
      className={css.progress}
      data-about={`${line}\n${ends}`}
      aria-description={ends}
      onClick={() => onClause(clause)}
    >
      {line}
    </button>
  )
}

interface ToolProps {
  readonly icon: IconName
  readonly label: string
  onClick(): void
}

export function Tool({ icon, label, onClick }: ToolProps) {
  return (
    <button type="button" className={css.tool} onClick={onClick}>
      <Icon name={icon} size={22} />
      <span>{label}</span>
    </button>
  )
}
