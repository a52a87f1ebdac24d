/** Below the bar of a table online: the most pressing of what is to be said, and what can be done about it. */
import type { Language } from '@crownlands/core/room'
import { Icon, type IconName } from '@crownlands/kit/icons/icon.tsx'
import type { TableInfo } from '@crownlands/table/online'
import { type ReactNode, useEffect, useReducer } from 'react'
import { Button, ButtonLink } from '../../design/button'
import { hrefOf } from '../../page/routes'
import { timeAgo } from '../../text/time-ago'
import { useLanguage } from '../../text/words'
import { agreements } from '../api/api'
import { SEAT_TEXT } from '../play/seat-text'
import { useLineStatus } from '../play/use-line-status'
import { type OnlineTable, useOnline } from '../play/use-online-table'
import { useTableDoing } from '../play/use-table-doing'
import { SEAT_LINK_TEXT } from '../seat-link/text'
import { INCIDENT_TEXT } from './incident-text'
import css from './notice-bar.module.css'
import { FLAG_SHOWN_MS, type Notice, noticesOf } from './notices'
import { NOTICE_TEXT } from './text'

export function NoticeBar({ table }: { readonly table: OnlineTable }) {
  const state = useOnline(table)
  const status = useLineStatus(state)
  const [, again] = useReducer((n: number) => n + 1, 0)
  const now = table.line.serverNow()
  const [first] = noticesOf(state, status, now)
  const goes = first?.kind === 'flag' ? first.incident.at + FLAG_SHOWN_MS - now : undefined
  useEffect(() => {
    if (goes === undefined) return
    const timer = setTimeout(again, goes)
    return () => clearTimeout(timer)
  }, [goes])
  const calm = first !== undefined && CALM.includes(first.kind)
  return (
    // Always there, so that what comes is heard.
    <div className={css.place} role="status">
      {first !== undefined && (
        <div className={css.call} data-calm={calm || undefined} data-call={first.kind}>
          <Icon name={ICONS[first.kind]} size={20} />
          <NoticeWords notice={first} table={table} info={state.info} />
        </div>
      )}
    </div>
  )
}

/** Said, and nothing more. */
const CALM: readonly Notice['kind'][] = ['watching', 'elsewhere', 'waits', 'paused', 'trouble']

const ICONS: Readonly<Record<Notice['kind'], IconName>> = {
  line: 'hourglass',
  unsent: 'hourglass',
  found: 'info',
  'own-seat': 'automaton',
  asked: 'hand',
  waits: 'hourglass',
  denied: 'cross',
  left: 'person',
  missed: 'hourglass',
  away: 'person',
  'lost-seat': 'person',
  flag: 'hourglass',
  'out-of-time': 'hourglass',
  paused: 'pause',
  trouble: 'info',
  ended: 'info',
  watching: 'eye',
  elsewhere: 'banner',
}

type NoticeText = (typeof NOTICE_TEXT)['en']

interface NoticeWordsProps {
  readonly notice: Notice
  readonly table: OnlineTable
  readonly info: TableInfo
}

function NoticeWords({ notice, table, info }: NoticeWordsProps): ReactNode {
  const language = useLanguage()
  const text = NOTICE_TEXT[language]
  const { code, line } = table
  const act = useTableDoing(table)
  const nameOf = (seat: number) => info.seats[seat]?.name ?? ''
  const ago = (time: number) => timeAgo(language, SEAT_TEXT[language].justNow)(time, line.serverNow())
  switch (notice.kind) {
    case 'line':
      return (
        <Said text={notice.status === 'lost' ? text.line.lost : text.line.reconnecting}>
          {notice.status === 'lost' && (
            <Button onClick={() => line.stream.tell({ type: 'try-now' })}>{text.line.tryNow}</Button>
          )}
        </Said>
      )
    case 'unsent':
      return <Said text={text.line.unsent} />
    case 'found':
      return (
        <Said text={text.found[notice.outcome]}>
          <Button onClick={() => line.note({ found: undefined })}>{text.understood}</Button>
        </Said>
      )
    case 'own-seat':
      return (
        <Said text={ownSeatText(text, notice.gone, language)}>
          <Button variant="seal" aria-disabled={act.isBusy} onClick={() => act.run(() => agreements.comeBack(code))}>
            {text.gone.takeBack}
          </Button>
        </Said>
      )
    case 'asked': {
      const { what, about } = notice.question
      const answer = (yes: boolean) => act.run(() => agreements.answer(code, what, about, yes))
      return (
        <Said text={text.asking[what].asked(nameOf(notice.by), nameOf(about))}>
          <Button aria-disabled={act.isBusy} onClick={() => answer(false)}>
            {text.no}
          </Button>
          <Button variant="seal" aria-disabled={act.isBusy} onClick={() => answer(true)}>
            {text.yes}
          </Button>
        </Said>
      )
    }
    case 'waits':
      return <Said text={waitsText(text, notice, nameOf, language)} />
    case 'denied':
      return <Said text={text.saidNo(namesOf(notice.question.no.map(nameOf), language))} />
    case 'left':
    case 'away':
    case 'missed': {
      const { seat } = notice
      const says =
        notice.kind === 'missed'
          ? text.gone.missed(nameOf(seat))
          : text.gone[notice.kind](nameOf(seat), ago(notice.since))
      return (
        <Said text={says}>
          <Button
            variant="seal"
            aria-disabled={act.isBusy}
            onClick={() => act.run(() => agreements.answer(code, 'stand-in', seat, true))}
          >
            {text.gone.decide}
          </Button>
        </Said>
      )
    }
    case 'flag':
      return (
        <Said text={flagText(notice, nameOf, language)}>
          <Button onClick={() => line.note({ flagRead: notice.incident.at })}>{text.understood}</Button>
        </Said>
      )
    case 'out-of-time':
      return <Said text={INCIDENT_TEXT[language].flag.over(namesOf(notice.seats.map(nameOf), language))} />
    case 'lost-seat':
      return (
        <Said text={SEAT_LINK_TEXT[language].lost(nameOf(notice.seat))}>
          <Button variant="seal" aria-disabled={act.isBusy} onClick={() => act.run(() => agreements.comeBack(code))}>
            {text.gone.takeBack}
          </Button>
        </Said>
      )
    case 'paused':
      return (
        <Said text={text.still.paused}>
          <Button aria-disabled={act.isBusy} onClick={() => act.run(() => agreements.answer(code, 'go-on', 0, true))}>
            {text.goOn}
          </Button>
        </Said>
      )
    case 'trouble':
      return <Said text={text.trouble[notice.which]} />
    case 'ended':
      return <Said text={text.ended} />
    case 'watching':
      return <Said text={notice.mayPlay ? `${text.watching} ${SEAT_LINK_TEXT[language].mayBeYours}` : text.watching} />
    case 'elsewhere':
      return (
        <Said text={text.waiting.elsewhere(notice.tables)}>
          <ButtonLink href={hrefOf({ page: 'my-games' })}>{text.waiting.go}</ButtonLink>
        </Said>
      )
  }
}

function Said({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  return (
    <>
      <p>{text}</p>
      {children !== undefined && <span className={css.ways}>{children}</span>}
    </>
  )
}

function waitsText(
  text: NoticeText,
  notice: Extract<Notice, { readonly kind: 'waits' }>,
  nameOf: (seat: number) => string,
  language: string,
): string {
  const { what, about } = notice.question
  return `${text.asking[what].own(nameOf(about))} ${text.waitsFor(namesOf(notice.for.map(nameOf), language))}`
}

function ownSeatText({ gone }: NoticeText, why: 'left' | 'stand-in' | 'out-of-time', language: Language): string {
  switch (why) {
    case 'left':
      return gone.ownLeft
    case 'stand-in':
      return gone.ownStandIn
    case 'out-of-time':
      return INCIDENT_TEXT[language].flag.ownSeat
  }
}

function flagText(
  { whose, standIn, incident }: Extract<Notice, { readonly kind: 'flag' }>,
  nameOf: (seat: number) => string,
  language: Language,
): string {
  const { flag } = INCIDENT_TEXT[language]
  if (whose === 'own') return flag.own
  return standIn ? flag.bot(nameOf(incident.seat)) : flag.other(nameOf(incident.seat))
}

function namesOf(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
}
