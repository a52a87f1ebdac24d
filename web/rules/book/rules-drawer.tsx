/**
 * The rulebook beside the game: a drawer that leaves the board to be played on wide screens, a sheet on small ones
 * and over whatever else lies on the page.
 */
import type { Room } from '@crownlands/core/room'
import { useLayer } from '@crownlands/kit/grid/layers'
import { fetched } from '@crownlands/table/fetched'
import { lazy, Suspense, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button, IconButton } from '../../design/button'
import { Mender } from '../../design/mender'
import { useWide } from '../../page/use-wide'
import { loadAgain } from '../../pwa/load-again'
import { useLanguage, useWords } from '../../text/words'
import css from './rulebook.module.css'
import { RULES_TEXT } from './text'

/** Most games are played without it. */
const loadText = () => import('./rulebook-text')
const RulebookText = lazy(async () => ({ default: (await fetched(loadText())).RulebookText }))

interface RulesDrawerProps {
  readonly room: Room
  readonly open: boolean
  readonly clause: string | undefined
  /** Changes whenever the clause is asked for anew. */
  readonly asked: number
  onClose(): void
}

export function RulesDrawer({ room, open, clause, asked, onClose }: RulesDrawerProps) {
  const text = RULES_TEXT[useLanguage()]
  const { shell } = useWords()
  const wide = useWide()
  const titleId = useId()
  const drawer = useRef<HTMLDialogElement>(null)
  // What was opened stays: closing gives the focus back only while what has it is still there.
  const [used, setUsed] = useState(open)
  if (open && !used) setUsed(true)
  useLayer(open && !wide, onClose)

  // Before the text scrolls to its clause, which it can only do where it is to be seen.
  useLayoutEffect(() => {
    const dialog = drawer.current
    if (dialog === null) return
    if (!open) return dialog.close()
    if (dialog.open) return
    if (wide && document.querySelector('dialog:modal') === null) dialog.show()
    else dialog.showModal()
  }, [open, wide])

  return (
    <dialog
      ref={drawer}
      className={css.drawer}
      aria-labelledby={titleId}
      onClose={onClose}
      onKeyDown={(event) => {
        // The browser closes only modal dialogs by itself.
        if (event.key === 'Escape') onClose()
      }}
    >
      {used && (
        <>
          <header className={css.bar}>
            <h2 id={titleId} className={css.barTitle}>
              {text.title}
            </h2>
            <IconButton glyph="close" label={shell.close} onClick={onClose} />
          </header>
          <div className={css.scroller}>
            <Mender instead={() => <Away />}>
              <Suspense
                fallback={
                  <p className={css.introduction} role="status">
                    {text.coming}
                  </p>
                }
              >
                <RulebookText room={room} clause={clause} asked={asked} level={2} />
              </Suspense>
            </Mender>
          </div>
        </>
      )}
    </dialog>
  )
}

/** What shows the rulebook could not be fetched: it comes with the page. */
function Away() {
  const text = RULES_TEXT[useLanguage()]
  return (
    <div className={css.missing}>
      <p className={css.introduction} role="alert">
        {text.unreachable}
      </p>
      <Button variant="seal" onClick={() => void loadAgain()}>
        {text.again}
      </Button>
    </div>
  )
}
