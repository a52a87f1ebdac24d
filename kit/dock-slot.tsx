/** A piece in a dock that can be pressed and dragged from. */
import type { MouseEvent, PointerEvent, ReactNode } from 'react'
import { HintMark } from './hint.tsx'

interface DockSlotProps {
  readonly name: string
  readonly label: string
  readonly caption: ReactNode
  /** What a pointer that rests here reads. */
  readonly tip?: ReactNode
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

/** Never `disabled`: it keeps the focus, and a try gets its answer. */
export function DockSlot(props: DockSlotProps) {
  const { name, label, caption, tip, shortcut, possible, picked, hinted, live, children, onClick, onGrab } = props
  return (
    <button
      type="button"
      className="dock-slot"
      data-slot={name}
      data-possible={possible}
      data-picked={picked === true}
      aria-label={label}
      aria-pressed={picked}
      aria-disabled={!possible}
      aria-keyshortcuts={shortcut}
      tabIndex={live ? 0 : -1}
      onClick={onClick}
      onPointerDown={possible ? onGrab : undefined}
    >
      <span className="dock-piece">
        {children}
        {hinted && <HintMark />}
      </span>
      <span className="dock-caption">{caption}</span>
      {tip}
    </button>
  )
}
