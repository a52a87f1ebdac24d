/** A sheet of paper in a printed frame. */
import type { ComponentProps } from 'react'
import styles from './card.module.css'

type Tag = 'div' | 'section' | 'article' | 'fieldset'

export function Card<T extends Tag = 'div'>({
  as,
  className,
  children,
  ...rest
}: { readonly as?: T } & Omit<ComponentProps<'div'>, 'ref'>) {
  const Element: Tag = as ?? 'div'
  return (
    <Element {...(rest as object)} className={`${styles.card} ${className ?? ''}`}>
      <Corners />
      {children}
    </Element>
  )
}

function Corners() {
  return (
    <>
      {['north-west', 'north-east', 'south-east', 'south-west'].map((corner) => (
        <svg key={corner} className={styles.corner} viewBox="0 0 22 22" aria-hidden="true">
          <path className={styles.ground} d="M-2 -2H20.5A20 20 0 0 1 -2 20.5z" />
          <path d="M.5 22V20A20 20 0 0 0 20 .5h2" fill="none" stroke="currentColor" />
          <path className={styles.lozenge} d="M6.5 2.5l4 4-4 4-4-4z" />
        </svg>
      ))}
    </>
  )
}
