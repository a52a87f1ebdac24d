/** The talk at a table online: a tool in the bar with what is unread, and a sheet with the lines, beside the board where it can be. */
import { forReaders } from '@crownlands/kit/for-readers'
import { Icon } from '@crownlands/kit/icons/icon.tsx'
import { fetched } from '@crownlands/table/fetched'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { Sheet, SideSheet } from '../../design/dialog'
import { Mender } from '../../design/mender'
import { useWide } from '../../page/use-wide'
import { useLanguage } from '../../text/words'
import { type OnlineTable, useOnline } from '../play/use-online-table'
import { heardLines, unread } from './talk'
import css from './talk-sheet.module.css'
import { noteTalk, talkMark } from './talk-store'
import { TALK_TEXT } from './text'

/** Not needed before somebody reads or speaks. */
const loadLines = () => import('./talk-lines')
const TalkLines = lazy(async () => ({ default: (await fetched(loadLines())).TalkLines }))

export function Talk({ table, className }: { readonly table: OnlineTable; readonly className: string | undefined }) {
  const { code, me } = table
  const { chat } = useOnline(table)
  const text = TALK_TEXT[useLanguage()]
  const [open, setOpen] = useState(false)
  const Place = useWide() ? SideSheet : Sheet
  const [mark, setMark] = useState(() => talkMark(code))
  const note = (change: Partial<typeof mark>) => {
    noteTalk(code, change)
    setMark((now) => ({ ...now, ...change }))
  }
  const lines = heardLines(chat, { muted: me?.muted ?? [], mutedAll: mark.mutedAll, me: me?.code })
  const fresh = open ? [] : unread(lines, mark.read, me?.code)
  const last = chat.at(-1)?.n ?? 0
  const noteRead = useEffectEvent((read: number) => {
    if (read > mark.read) note({ read })
  })
  useEffect(() => {
    if (open) noteRead(last)
  }, [open, last])
  const newest = fresh.at(-1)
  return (
    <>
      <button type="button" className={`${className} ${css.tool}`} onClick={() => setOpen((now) => !now)}>
        <Icon name="talk" size={22} />
        {fresh.length > 0 && (
          <b className={css.count} aria-hidden="true">
            {fresh.length}
          </b>
        )}
        <span>{text.title}</span>
        {fresh.length > 0 && <span className={forReaders}> ({text.unread(fresh.length)})</span>}
      </button>
      {/* While the sheet is open its lines speak for themselves. */}
      <span className={forReaders} aria-live="polite">
        {newest !== undefined && text.said(newest.name, newest.text)}
      </span>
      <Place open={open} title={text.title} onClose={() => setOpen(false)}>
        <Mender instead={() => null}>
          <Suspense>
            <TalkLines
              table={table}
              lines={lines}
              mutedAll={mark.mutedAll}
              onMuteAll={(all) => note({ mutedAll: all })}
            />
          </Suspense>
        </Mender>
      </Place>
    </>
  )
}
