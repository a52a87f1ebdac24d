/** Below the bar of a table online: the most pressing of what is to be said, and what can be done about it. */
import { Icon, type IconName } from '@crownlands/kit/icon.tsx'
import type { TableInfo } from '@crownlands/table/online'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../design/button'
import { hrefOf } from '../routes'
import { timeAgo } from '../text/time-ago'
import { useLanguage } from '../text/words'
import { agreements } from './api'
import css from './call-bar.module.css'
import { type Call, callsOf } from './calls'
import { ONLINE_TEXT, type OnlineText } from './table-text'
import { useLineStatus } from './use-line-status'
import { type OnlineTable, useOnline } from './use-online-table'
import { useTableDoing } from './use-table-doing'

export function CallBar({ table }: { readonly table: OnlineTable }) {
  const state = useOnline(table)
  const status = useLineStatus(state)
  const [first] = callsOf(state, status)
  const calm = first !== undefined && CALM.includes(first.kind)
  return (
    // Always there, so that what comes is heard.
    <div className={css.place} role="status">
      {first !== undefined && (
        <div className={css.call} data-calm={calm || undefined} data-call={first.kind}>
          <Icon name={ICONS[first.kind]} size={20} />
          <CallWords call={first} table={table} info={state.info} />
        </div>
      )}
    </div>
  )
}

/** Said, and nothing more. */
const CALM: readonly Call['kind'][] = ['watching', 'elsewhere', 'waits', 'paused', 'trouble']

const ICONS: Readonly<Record<Call['kind'], IconName>> = {
  line: 'hourglass',
  unsent: 'hourglass',
  found: 'info',
  'own-seat': 'automaton',
  asked: 'hand',
  waits: 'hourglass',
  denied: 'cross',
  left: 'person',
  missed: 'hourglass',
  paused: 'pause',
  trouble: 'info',
  ended: 'info',
  watching: 'eye',
  elsewhere: 'banner',
}

interface CallWordsProps {
  readonly call: Call
  readonly table: OnlineTable
  readonly info: TableInfo
}

function CallWords({ call, table, info }: CallWordsProps): ReactNode {
  const language = useLanguage()
  const text = ONLINE_TEXT[language]
  const { code, line } = table
  const act = useTableDoing(table)
  const nameOf = (seat: number) => info.seats[seat]?.name ?? ''
  const ago = (time: number) => timeAgo(language, text.seat.justNow)(time, line.serverNow())
  switch (call.kind) {
    case 'line':
      return (
        <Said text={call.status === 'lost' ? text.line.lost : text.line.reconnecting}>
          {call.status === 'lost' && (
            <Button onClick={() => line.stream.tell({ type: 'try-now' })}>{text.line.tryNow}</Button>
          )}
        </Said>
      )
    case 'unsent':
      return <Said text={text.line.unsent} />
    case 'found':
      return (
        <Said text={text.found[call.outcome]}>
          <Button onClick={() => line.note({ found: undefined })}>{text.understood}</Button>
        </Said>
      )
    case 'own-seat':
      return (
        <Said text={call.gone === 'left' ? text.gone.ownLeft : text.gone.ownStandIn}>
          <Button variant="seal" aria-disabled={act.isBusy} onClick={() => act.run(() => agreements.comeBack(code))}>
            {text.gone.takeBack}
          </Button>
        </Said>
      )
    case 'asked': {
      const { what, about } = call.question
      const answer = (yes: boolean) => act.run(() => agreements.answer(code, what, about, yes))
      return (
        <Said text={text.asking[what].asked(nameOf(call.by), nameOf(about))}>
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
      return <Said text={waitsText(text, call, nameOf, language)} />
    case 'denied':
      return <Said text={text.saidNo(namesOf(call.question.no.map(nameOf), language))} />
    case 'left':
    case 'missed': {
      const { seat } = call
      const says = call.kind === 'left' ? text.gone.left(nameOf(seat), ago(call.since)) : text.gone.missed(nameOf(seat))
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
    case 'paused':
      return (
        <Said text={text.still.paused}>
          <Button aria-disabled={act.isBusy} onClick={() => act.run(() => agreements.answer(code, 'go-on', 0, true))}>
            {text.asking['go-on'].ask}
          </Button>
        </Said>
      )
    case 'trouble':
      return <Said text={text.trouble[call.which]} />
    case 'ended':
      return <Said text={text.ended} />
    case 'watching':
      return <Said text={text.watching.you} />
    case 'elsewhere':
      return (
        <Said text={text.waiting.elsewhere(call.tables)}>
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
  text: OnlineText,
  call: Extract<Call, { readonly kind: 'waits' }>,
  nameOf: (seat: number) => string,
  language: string,
): string {
  const { what, about } = call.question
  return `${text.asking[what].own(nameOf(about))} ${text.waitsFor(namesOf(call.for.map(nameOf), language))}`
}

function namesOf(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
}
