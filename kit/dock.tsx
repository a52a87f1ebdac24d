/** The dock of a board: rows of pieces within thumb's reach, each in a slot. */
import type { ComponentProps, KeyboardEvent, MouseEvent, PointerEvent, ReactNode } from 'react'
import css from './dock.module.css'
import { HintMark } from './hint.tsx'

interface DockAreaProps {
  readonly children: ReactNode
  onKeyDown(event: KeyboardEvent): void
}

/** The dock's place at the table. */
export function DockArea({ children, onKeyDown }: DockAreaProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only the shortcuts of its buttons
    <div data-area="dock" className={css.area} onKeyDown={onKeyDown}>
      {children}
    </div>
  )
}

interface DockTrayProps extends ComponentProps<'fieldset'> {
  /** Whether what lies there can be used now. */
  readonly live: boolean
  /** How the board lays it out. */
  readonly className: string | undefined
}

export function DockTray({ live, className, ...rest }: DockTrayProps) {
  return <fieldset {...rest} className={`${css.dock} ${className}`} data-live={live} />
}

interface DockRowProps {
  /** Counts up each time the pieces should draw attention to themselves. */
  readonly nudges?: number
  readonly children: ReactNode
}

export function DockRow({ nudges = 0, children }: DockRowProps) {
  return (
    <div className={css.row} data-part="dock-row" data-nudge={nudges === 0 ? undefined : nudges % 2}>
      {children}
    </div>
  )
}

interface DockSlotProps {
  readonly name: string
  readonly label: string
  readonly caption: ReactNode
  /** What it is, for whoever rests on it or presses it long: the first line is its name. */
  readonly about: string
  readonly shortcut?: string | undefined
  readonly possible: boolean
  /** Left out where there is nothing to hold in the hand. */
  readonly picked?: boolean
  readonly hinted: boolean
  /** Whether the dock can be used now. */
  readonly live: boolean
  readonly children: ReactNode
  onClick(event: MouseEvent): void
  onGrab?: ((event: PointerEvent<HTMLButtonElement>) => void) | undefined
}

/** A piece that can be pressed and dragged from. Never `disabled`: it keeps the focus, and a try gets its answer. */
export function DockSlot(props: DockSlotProps) {
  const { name, label, caption, about, shortcut, possible, picked, hinted, live, children, onClick, onGrab } = props
  return (
    <button
      type="button"
      className={css.slot}
      data-slot={name}
      data-possible={possible}
      data-picked={picked === true}
      data-about={about}
      aria-label={label}
      aria-pressed={picked}
      aria-disabled={!live || !possible}
      aria-keyshortcuts={shortcut}
      tabIndex={live ? 0 : -1}
      onClick={onClick}
      onPointerDown={possible ? onGrab : undefined}
    >
      <span className={css.piece} data-part="dock-piece">
        {children}
        {hinted && <HintMark />}
      </span>
      <span className={css.caption} data-part="dock-caption">
        {caption}
      </span>
    </button>
  )
}
