/** What is said at a table online, and the way to say something. */
import { Icon } from '@crownlands/kit/icons/icon.tsx'
import type { ChatLine, Me } from '@crownlands/table/online'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../design/button'
import { useLanguage } from '../../text/words'
import { talk as talkApi } from '../api/api'
import { useDoing } from '../api/use-doing'
import { type OnlineTable, useOnline } from '../play/use-online-table'
import { whyNoLines, whyNoTalk } from './talk'
import css from './talk-sheet.module.css'
import { TALK_TEXT } from './text'

const MOST_LETTERS = 300

interface TalkLinesProps {
  readonly table: OnlineTable
  readonly lines: readonly ChatLine[]
  readonly mutedAll: boolean
  onMuteAll(all: boolean): void
}

export function TalkLines({ table, lines, mutedAll, onMuteAll }: TalkLinesProps) {
  const { code, me, onInfo } = table
  const { info, chat } = useOnline(table)
  const language = useLanguage()
  const text = TALK_TEXT[language]
  const { run } = useDoing()
  const end = useRef<HTMLLIElement>(null)
  const last = lines.at(-1)?.n
  useEffect(() => {
    if (last === undefined) return
    // Where scrolling answers with a promise, that is nothing to be called when the sheet goes.
    void end.current?.scrollIntoView({ block: 'nearest' })
  }, [last])
  const whyNot = whyNoTalk(info)
  const noLines = lines.length > 0 ? undefined : whyNoLines(info, chat, mutedAll)
  return (
    <div className={css.talk}>
      {noLines !== undefined && <p className={css.empty}>{text[noLines]}</p>}
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
              void run(() => talkApi.setClosed(code, !info.chatClosed)).then((answer) => {
                if (answer !== undefined) onInfo(answer.value)
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
  const text = TALK_TEXT[language]
  const [said, setSaid] = useState('')
  const { isBusy, run } = useDoing()
  const say = (event: FormEvent) => {
    event.preventDefault()
    if (said.trim() === '') return
    void run(() => talkApi.say(code, said.trim())).then((answer) => {
      // What could not be said stays to be said again.
      if (answer !== undefined) setSaid('')
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
      <Button type="submit" variant="seal" aria-disabled={isBusy || said.trim() === ''}>
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
  const text = TALK_TEXT[language]
  const { run } = useDoing()
  if (me === undefined) return null
  const muted = me.muted.includes(by)
  const change = () => {
    const players = muted ? me.muted.filter((one) => one !== by) : [...me.muted, by]
    void run(() => talkApi.mute(players)).then((answer) => {
      if (answer !== undefined) onMe({ ...me, muted: answer.value.muted })
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
