/** What can be pressed: a button, or a link that looks like one. */

import { Glyph, type GlyphName } from '@crownlands/kit/icons/glyph.tsx'
import type { ComponentProps, ReactNode } from 'react'
import styles from './button.module.css'

/** `seal` is the one thing a screen is for; `quiet` is there for who looks for it. */
type Variant = 'seal' | 'plain' | 'quiet'

interface Dressed {
  readonly variant?: Variant
  readonly wide?: boolean
  readonly children: ReactNode
}

type LinkProps = ComponentProps<'a'> & { readonly href: string }

export function Button({ variant = 'plain', wide, className, ...rest }: Dressed & ComponentProps<'button'>) {
  return <button type="button" {...rest} className={classes(variant, wide, className)} />
}

export function ButtonLink({ variant = 'plain', wide, className, href, ...rest }: Dressed & LinkProps) {
  return <a {...rest} href={href} className={classes(variant, wide, className)} />
}

interface Iconic {
  readonly glyph: GlyphName
  /** Said by screen readers and shown on pointing. */
  readonly label: string
}

export function IconButton({ glyph, label, className, ...rest }: Iconic & ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} aria-label={label} data-tip={label} className={join(styles.icon, className)}>
      <Glyph name={glyph} size={22} />
    </button>
  )
}

function classes(variant: Variant, wide: boolean | undefined, more: string | undefined): string {
  return join(styles.button, variant === 'plain' ? undefined : styles[variant], wide ? styles.wide : undefined, more)
}

function join(...names: readonly (string | undefined)[]): string {
  return names.filter((name) => name !== undefined).join(' ')
}
