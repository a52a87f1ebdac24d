/** By the shield of a player online: whether somebody is there, who plays, and how much time is left. */
import type { Seat } from '@crownlands/core/game'
import { forReaders } from '@crownlands/kit/for-readers'
import { Icon } from '@crownlands/kit/icons/icon.tsx'
import { useEffect, useReducer } from 'react'
import { timeAgo } from '../text/time-ago'
import { useLanguage } from '../text/words'
import { leftNow, nextChange, timeLeft } from './play/clock'
import { SEAT_TEXT } from './play/seat-text'
import { type OnlineTable, useOnline } from './play/use-online-table'
import css from './seat-note.module.css'

interface SeatNoteProps {
  readonly table: OnlineTable
  readonly seat: Seat
  readonly where: 'list' | 'strip'
}

/** Less than this and a clock is to be noticed. */
const SHORT_MS = 30_000

export function SeatNote({ table, seat, where }: SeatNoteProps) {
  const { info, present } = useOnline(table)
  const language = useLanguage()
  const text = SEAT_TEXT[language]
  const awayText = (at: number) => text.away(timeAgo(language, text.justNow)(at, table.line.serverNow()))
  const sits = info.seats[seat]
  const goesOn = info.status === 'running'
  if (sits === undefined) return null
  const isHere = sits.player !== undefined && present.here.includes(sits.player.code)
  const isPerson = sits.player !== undefined && sits.standIn === undefined
  return (
    <span className={css.note} data-where={where}>
      {goesOn && isPerson && (
        <span className={css.presence} data-here={isHere || undefined}>
          <span className={where === 'list' ? undefined : forReaders}>
            {isHere ? text.here : sits.goneAt === undefined ? text.notHere : awayText(sits.goneAt)}
          </span>
        </span>
      )}
      {goesOn && sits.standIn !== undefined && (
        <span className={css.standIn}>
          <Icon name="automaton" size={16} />
          <span className={where === 'list' ? undefined : forReaders}>{text.standIn}</span>
        </span>
      )}
      {goesOn && where === 'list' && sits.leftAt !== undefined && <Left table={table} at={sits.leftAt} />}
      {goesOn && <Clock table={table} seat={seat} where={where} />}
    </span>
  )
}

function Left({ table, at }: { readonly table: OnlineTable; readonly at: number }) {
  const language = useLanguage()
  const text = SEAT_TEXT[language]
  return <span>{text.left(timeAgo(language, text.justNow)(at, table.line.serverNow()))}</span>
}

function Clock({ table, seat, where }: SeatNoteProps) {
  const { clock, sight, info } = useOnline(table)
  const text = SEAT_TEXT[useLanguage()]
  const [, again] = useReducer((n: number) => n + 1, 0)
  const toAct = sight?.step.toAct ?? []
  const stands = info.pausedAt !== undefined || !toAct.includes(seat)
  const told = clock && { ...clock, paused: info.pausedAt !== undefined }
  const left = told && leftNow(told, seat, toAct, table.line.serverNow())
  useEffect(() => {
    if (left === undefined || stands || left <= 0) return
    const timer = setTimeout(again, Math.min(nextChange(left), 60_000))
    return () => clearTimeout(timer)
  })
  if (left === undefined || info.seats[seat]?.bot !== undefined) return null
  const shown = timeLeft(left)
  const words = shown.kind === 'days' ? text.daysLeft(shown) : shown.text
  return (
    // What counts down every second is not read out every second.
    <span
      className={css.clock}
      data-short={(!stands && left < SHORT_MS) || undefined}
      data-runs={!stands || undefined}
      role="timer"
      aria-live="off"
    >
      <Icon name="hourglass" size={where === 'list' ? 16 : 14} />
      {where === 'list' ? text.timeLeft(words) : words}
    </span>
  )
}
