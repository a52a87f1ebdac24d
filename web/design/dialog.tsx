/**
 * What lies over the page. The browser's own modal dialog keeps the focus, closes on Escape and gives the focus
 * back, at no weight.
 */
import { useLayer } from '@crownlands/kit/layers'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useWords } from '../text/words'
import { Button, IconButton } from './button'
import styles from './dialog.module.css'

interface OverlayProps {
  readonly open: boolean
  readonly title: string
  readonly children: ReactNode
  onClose(): void
}

export function Dialog(props: OverlayProps) {
  return <Overlay {...props} className={styles.dialog} />
}

/** A side sheet; on a phone it comes from below. */
export function Sheet(props: OverlayProps) {
  return <Overlay {...props} className={`${styles.dialog} ${styles.sheet}`} />
}

interface ConfirmProps extends Omit<OverlayProps, 'children'> {
  readonly text: string
  readonly confirm: string
  readonly cancel: string
  onConfirm(): void
}

export function ConfirmDialog({ text, confirm, cancel, onConfirm, ...rest }: ConfirmProps) {
  return (
    <Dialog {...rest}>
      <p>{text}</p>
      <div className={styles.actions}>
        <Button onClick={rest.onClose}>{cancel}</Button>
        <Button
          variant="seal"
          onClick={() => {
            onConfirm()
            rest.onClose()
          }}
        >
          {confirm}
        </Button>
      </div>
    </Dialog>
  )
}

function Overlay({
  open,
  title,
  children,
  onClose,
  className,
}: OverlayProps & { readonly className: string | undefined }) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const { shell } = useWords()
  useLayer(open, onClose)

  useEffect(() => {
    const dialog = ref.current
    if (open && dialog !== null && !dialog.open) dialog.showModal()
    if (!open) dialog?.close()
  }, [open])

  return (
    // Escape is the keyboard's way of pressing beside the dialog: the browser brings it.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <dialog
      ref={ref}
      className={className}
      aria-labelledby={titleId}
      // What the page has closed tells nobody again: by now something else may lie here.
      onClose={() => open && onClose()}
      onClick={(event) => {
        if (event.target === event.currentTarget && isBeside(event.currentTarget, event)) onClose()
      }}
    >
      {open && (
        <>
          <div className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            <IconButton glyph="close" label={shell.close} onClick={onClose} />
          </div>
          <div className={styles.body}>{children}</div>
        </>
      )}
    </dialog>
  )
}

function isBeside(element: Element, point: { readonly clientX: number; readonly clientY: number }): boolean {
  const box = element.getBoundingClientRect()
  return point.clientX < box.left || point.clientX > box.right || point.clientY < box.top || point.clientY > box.bottom
}
