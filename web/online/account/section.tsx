/** A sheet with a heading, of which "you" has several. */
import type { ReactNode } from 'react'
import { Card } from '../../design/card'
import css from './account.module.css'

export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card as="section" className={css.section}>
      <h2>{title}</h2>
      {children}
    </Card>
  )
}
