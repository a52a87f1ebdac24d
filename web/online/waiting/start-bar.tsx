/** What is still missing, and the button that is next. */
import type { TableInfo } from '@crownlands/table/online'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../../design/button'
import { ConfirmDialog } from '../../design/dialog'
import { useLanguage } from '../../text/words'
import css from './start-bar.module.css'
import { WAITING_TEXT } from './text'
import { freeSeats, notReady, startOf } from './waiting'

interface StartBarProps {
  readonly info: TableInfo
  readonly isBusy: boolean
  /** Somebody has just sat down: what they pressed is gone, and this is next. */
  readonly takesFocus: boolean
  onFill(): void
  onReady(ready: boolean): void
  onStart(): void
}

export function StartBar({ info, isBusy, takesFocus, onFill, onReady, onStart }: StartBarProps) {
  const { go, fill } = WAITING_TEXT[useLanguage()]
  const next = useRef<HTMLButtonElement>(null)
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    if (takesFocus) next.current?.focus({ preventScroll: true })
  }, [takesFocus])
  const state = startOf(info)
  // Whoever is asked whether to wait has chosen to begin: once everybody is ready nothing is left to ask.
  const start = useEffectEvent(onStart)
  useEffect(() => {
    if (!isAsked || state === 'others') return
    setAsked(false)
    if (state === 'go') start()
  }, [isAsked, state])
  const isReady = info.seats.some(({ seat, ready }) => ready && info.mine.includes(seat))
  const begins = info.isHost && info.rematchOf === undefined
  return (
    <div className={css.bar}>
      <p role="status">{noteOn(info, go, begins, isReady)}</p>
      {info.isHost && state === 'seats' && !info.rated && (
        <Button onClick={onFill} aria-disabled={isBusy}>
          {fill}
        </Button>
      )}
      {begins ? (
        <Button
          ref={next}
          variant="seal"
          aria-disabled={isBusy || state === 'seats'}
          onClick={() => {
            if (state === 'others') setAsked(true)
            else if (state !== 'seats') onStart()
          }}
        >
          {go.start}
        </Button>
      ) : (
        <Button
          ref={next}
          variant={isReady ? 'plain' : 'seal'}
          aria-disabled={isBusy}
          onClick={() => onReady(!isReady)}
        >
          {isReady ? go.notReady : go.ready}
        </Button>
      )}
      <ConfirmDialog
        open={isAsked}
        title={go.early}
        text={noteOn(info, go, begins, isReady)}
        confirm={go.start}
        cancel={go.wait}
        onConfirm={onStart}
        onClose={() => setAsked(false)}
      />
    </div>
  )
}

type GoText = (typeof WAITING_TEXT)['en']['go']

function noteOn(info: TableInfo, go: GoText, begins: boolean, isReady: boolean): string {
  const state = startOf(info)
  const names = notReady(info).map(({ name }) => name)
  if (state === 'seats') return go.missing(freeSeats(info).length)
  if (!begins && !isReady) return info.changes === undefined ? go.sayReady : go.sayAgain
  if (state === 'yes') return go.wantsYes(names)
  if (!begins) return go.forHost
  if (state === 'others') return go.waiting(names)
  return go.allSet
}
