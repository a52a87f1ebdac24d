/** The talk at a table online: a tool in the bar with what is unread, and a sheet with the lines, beside the board where it can be. */
import { forReaders } from '@crownlands/kit/for-readers'
import { Icon } from '@crownlands/kit/icon.tsx'
import type { ChatLine, Me } from '@crownlands/table/online'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../design/button'
import { Sheet, SideSheet } from '../design/dialog'
import { notify } from '../design/notices-store'
import { useWide } from '../table/use-wide'
import { useLanguage } from '../text/words'
import { talk as talkApi } from './api'
import { ONLINE_TEXT } from './table-text'
import { heardLines, unread, whyNoTalk } from './talk'
import css from './talk-sheet.module.css'
import { noteTalk, talkMark } from './talk-store'
import { type OnlineTable, useOnline } from './use-online-table'
import { problemText } from './words'

const MOST_LETTERS = 300

export function Talk({ table, className }: { readonly table: OnlineTable; readonly className: string | undefined }) {
  const { code, me } = table
  const { chat } = useOnline(table)
  const text = ONLINE_TEXT[useLanguage()].chat
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is read
  useEffect(() => {
    if (open && last > mark.read) note({ read: last })
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
        <TalkLines table={table} lines={lines} mutedAll={mark.mutedAll} onMuteAll={(all) => note({ mutedAll: all })} />
      </Place>
    </>
  )
}

interface TalkLinesProps {
  readonly table: OnlineTable
  readonly lines: readonly ChatLine[]
  readonly mutedAll: boolean
  onMuteAll(all: boolean): void
}

function TalkLines({ table, lines, mutedAll, onMuteAll }: TalkLinesProps) {
  const { code, me, onInfo } = table
  const { info, chat } = useOnline(table)
  const language = useLanguage()
  const text = ONLINE_TEXT[language].chat
  const end = useRef<HTMLLIElement>(null)
  const last = lines.at(-1)?.n
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every new line
  useEffect(() => {
    // Where scrolling answers with a promise, that is nothing to be called when the sheet goes.
    void end.current?.scrollIntoView({ block: 'nearest' })
  }, [last])
  const whyNot = whyNoTalk(info)
  return (
    <div className={css.talk}>
      {lines.length === 0 && <p className={css.empty}>{mutedAll ? text.hidden : text.empty}</p>}
      {/* What does not fit is scrolled to, by keyboard too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <div className={css.lines} role="log" aria-label={text.title} tabIndex={0}>
        <ol>
          {lines.map(({ n, by, name, text: said, at }) => (
            <li
              key={n}
              ref={n === last ? end : undefined}
              data-own={(by !== undefined && by === me?.code) || undefined}
            >
              <b>{by !== undefined && by === me?.code ? text.you : name}</b>
              <time dateTime={new Date(at).toISOString()}>{timeOf(at, language)}</time>
              <p>{said}</p>
            </li>
          ))}
        </ol>
      </div>
      {whyNot === undefined ? <SayForm code={code} /> : <p className={css.empty}>{text[whyNot]}</p>}
      <div className={css.ears}>
        {peopleIn(chat, me).map(({ by, name }) => (
          <MuteButton key={by} table={table} by={by} name={name} />
        ))}
        <Button variant="quiet" aria-pressed={mutedAll} onClick={() => onMuteAll(!mutedAll)}>
          <Icon name={mutedAll ? 'sound-on' : 'sound-off'} size={20} />
          {mutedAll ? text.unmuteAll : text.muteAll}
        </Button>
        {info.isHost && (
          <Button
            variant="quiet"
            onClick={() =>
              void talkApi.setClosed(code, !info.chatClosed).then((answer) => {
                if ('value' in answer) onInfo(answer.value)
                else notify({ kind: 'trouble', text: problemText(answer.trouble, language) })
              })
            }
          >
            <Icon name="lock" size={20} />
            {info.chatClosed ? text.open : text.close}
          </Button>
        )}
      </div>
    </div>
  )
}

function SayForm({ code }: { readonly code: string }) {
  const language = useLanguage()
  const text = ONLINE_TEXT[language].chat
  const [said, setSaid] = useState('')
  const [sending, setSending] = useState(false)
  const say = (event: FormEvent) => {
    event.preventDefault()
    if (sending || said.trim() === '') return
    setSending(true)
    void talkApi.say(code, said.trim()).then((answer) => {
      setSending(false)
      // What could not be said stays to be said again.
      if ('value' in answer) setSaid('')
      else notify({ kind: 'trouble', text: problemText(answer.trouble, language) })
    })
  }
  return (
    <form className={css.say} onSubmit={say}>
      <input
        value={said}
        maxLength={MOST_LETTERS}
        aria-label={text.write}
        placeholder={text.write}
        autoComplete="off"
        onChange={(event) => setSaid(event.target.value)}
      />
      <Button type="submit" variant="seal" aria-disabled={sending || said.trim() === ''}>
        {text.send}
      </Button>
    </form>
  )
}

interface MuteButtonProps {
  readonly table: OnlineTable
  readonly by: string
  readonly name: string
}

function MuteButton({ table: { me, onMe }, by, name }: MuteButtonProps) {
  const language = useLanguage()
  const text = ONLINE_TEXT[language].chat
  if (me === undefined) return null
  const muted = me.muted.includes(by)
  const change = () => {
    const players = muted ? me.muted.filter((one) => one !== by) : [...me.muted, by]
    void talkApi.mute(players).then((answer) => {
      if ('value' in answer) onMe({ ...me, muted: answer.value.muted })
      else notify({ kind: 'trouble', text: problemText(answer.trouble, language) })
    })
  }
  return (
    <Button variant="quiet" aria-pressed={muted} onClick={change}>
      <Icon name={muted ? 'sound-on' : 'sound-off'} size={20} />
      {muted ? text.unmute(name) : text.mute(name)}
    </Button>
  )
}

/** Everybody else who has said something. */
function peopleIn(
  lines: readonly ChatLine[],
  me: Me | undefined,
): readonly { readonly by: string; readonly name: string }[] {
  const people = new Map(lines.flatMap(({ by, name }) => (by === undefined || by === me?.code ? [] : [[by, name]])))
  return [...people].map(([by, name]) => ({ by, name }))
}

function timeOf(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(at)
}
