/**
 * What lies over the page. The browser's own modal dialog keeps the focus, closes on Escape and gives the focus
 * back, at no weight.
 */
import { useLayer } from '@crownlands/kit/grid/layers'
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

/** A sheet that takes the place of what stands at the side: the rest of the page can be used meanwhile. */
export function SideSheet(props: OverlayProps) {
  return <Overlay {...props} className={`${styles.dialog} ${styles.sheet} ${styles.side}`} lies="beside" />
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
  lies = 'over',
}: OverlayProps & { readonly className: string | undefined; readonly lies?: 'over' | 'beside' }) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const { shell } = useWords()
  useLayer(open && lies === 'over', onClose)

  useEffect(() => {
    const dialog = ref.current
    if (!open) return dialog?.close()
    if (dialog === null || dialog.open) return
    if (lies === 'over') dialog.showModal()
    else dialog.show()
  }, [open, lies])

  return (
    <dialog
      ref={ref}
      className={className}
      aria-labelledby={titleId}
      // What the page has closed tells nobody again: by now something else may lie here.
      onClose={() => open && onClose()}
      onKeyDown={(event) => {
        // The browser closes only modal dialogs by itself.
        if (lies === 'beside' && event.key === 'Escape') onClose()
      }}
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

/** As a ref: a dialog gives the focus to the element with this attribute. React would not write it into the page. */
export function takeFocus(button: HTMLElement | null): void {
  button?.setAttribute('autofocus', '')
}
