/** The bar above a table, and the tools in it. */
import { Icon, type IconName } from '@crownlands/kit/icon.tsx'
import type { ReactNode } from 'react'
import { hrefOf } from '../routes'
import css from './table-frame.module.css'
import type { TableText } from './text'

interface TableBarProps {
  readonly text: TableText
  readonly title: ReactNode
  readonly children: ReactNode
}

export function TableBar({ text, title, children }: TableBarProps) {
  return (
    <header className={css.bar}>
      <a className={css.tool} href={hrefOf({ page: 'home' })} aria-label={text.home}>
        <Icon name="home" size={22} />
      </a>
      <h1 className={css.title}>{title}</h1>
      <nav className={css.tools} aria-label={text.table}>
        {children}
      </nav>
    </header>
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
