/** What can be pressed: a button, or a link that looks like one. */

import { Glyph, type GlyphName } from '@crownlands/kit/glyph.tsx'
import type { ComponentProps, ReactNode } from 'react'
import styles from './button.module.css'

/** `seal` is the one thing a screen is for; `quiet` is there for who looks for it. */
type ButtonLook = 'seal' | 'plain' | 'quiet'

interface Look {
  readonly look?: ButtonLook
  readonly wide?: boolean
  readonly children: ReactNode
}

type LinkProps = ComponentProps<'a'> & { readonly href: string }

export function Button({ look = 'plain', wide, className, ...rest }: Look & ComponentProps<'button'>) {
  return <button type="button" {...rest} className={classes(look, wide, className)} />
}

export function ButtonLink({ look = 'plain', wide, className, href, ...rest }: Look & LinkProps) {
  return <a {...rest} href={href} className={classes(look, wide, className)} />
}

interface IconLook {
  readonly glyph: GlyphName
  /** Said by screen readers and shown on pointing. */
  readonly label: string
}

export function IconButton({ glyph, label, className, ...rest }: IconLook & ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} aria-label={label} data-tip={label} className={join(styles.icon, className)}>
      <Glyph name={glyph} size={22} />
    </button>
  )
}

export function IconLink({ glyph, label, className, href, ...rest }: IconLook & LinkProps) {
  return (
    <a {...rest} href={href} aria-label={label} data-tip={label} className={join(styles.icon, className)}>
      <Glyph name={glyph} size={22} />
    </a>
  )
}

function classes(look: ButtonLook, wide: boolean | undefined, more: string | undefined): string {
  return join(styles.button, look === 'plain' ? undefined : styles[look], wide ? styles.wide : undefined, more)
}

function join(...names: readonly (string | undefined)[]): string {
  return names.filter((name) => name !== undefined).join(' ')
}
