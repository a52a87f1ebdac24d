/** What the table has to say beside the prompt: why not, a hint, or that something failed. */
import type { GameEvent } from '@crownlands/core/game'
import type { Language, Words } from '@crownlands/core/room'
import { explainRefusal } from '@crownlands/core/text/table'
import { Icon, type IconName } from '@crownlands/kit/icons/icon.tsx'
import { type HostProblem, needsReload } from '@crownlands/table/protocol'
import type { ReactNode } from 'react'
import { Button, IconButton } from '../../design/button'
import { loadAgain } from '../../pwa/load-again'
import type { Notice } from '../flow/notice'
import { useWayUp } from './make-way'
import css from './notice-line.module.css'
import { NOTICE_TEXT } from './text'

interface NoticeLineProps {
  readonly notice: Notice | undefined
  readonly words: Words<unknown, unknown, unknown, GameEvent>
  readonly language: Language
  /** What the colours of the pieces are called at this table. */
  readonly colours: readonly string[] | undefined
  /** By seat. */
  readonly names: readonly string[]
  /** What ending the turn now would leave undone. */
  readonly unfinished: string | undefined
  onClause(id: string): void
  onAct(action: unknown): void
  onRetry(): void
  onDismiss(): void
}

export function NoticeLine(props: NoticeLineProps) {
  const place = useWayUp(props.notice)
  // The region is always there, so that screen readers hear what comes into it.
  return (
    <div className={css.place} role="status" ref={place}>
      {props.notice !== undefined && <Shown {...props} notice={props.notice} />}
    </div>
  )
}

function Shown({
  notice,
  words,
  language,
  colours,
  names,
  unfinished,
  onClause,
  onAct,
  onRetry,
  onDismiss,
}: NoticeLineProps & { notice: Notice }) {
  const text = NOTICE_TEXT[language]
  const paper = (icon: IconName, said: string, more?: ReactNode) => (
    <div className={css.notice} data-kind={notice.kind}>
      <Icon name={icon} size={24} />
      <p>
        {said} {notice.kind === 'refusal' && more}
      </p>
      {notice.kind !== 'refusal' && more}
      <IconButton glyph="close" label={text.dismiss} onClick={onDismiss} />
    </div>
  )
  switch (notice.kind) {
    case 'refusal': {
      const { clause } = notice.refusal
      return paper(
        'info',
        explainRefusal(notice.refusal, language, words),
        <button type="button" className={css.rule} onClick={() => onClause(clause)}>
          {text.rule(clause)}
        </button>,
      )
    }
    case 'said':
      return paper('info', notice.sentence)
    case 'unfinished':
      return paper('info', `${unfinished ?? ''} ${text.pressAgain}`)
    case 'overtaken':
      return paper('info', text.changedElsewhere)
    case 'hint-thinking':
      return paper('hint', text.hintThinking)
    case 'hint': {
      const { hint, look } = notice
      if (hint === undefined) return paper('hint', text.hintNone)
      const { view } = look
      const why = words.why?.(view, hint.line)
      return paper(
        'hint',
        text.hintSays(words.action(hint.action, view, colours, names), why),
        <Button onClick={() => onAct(hint.action)}>{text.hintDo}</Button>,
      )
    }
    case 'failed':
      return needsReload(notice.problem)
        ? paper('info', text.lost, <Button onClick={() => void loadAgain()}>{text.reload}</Button>)
        : paper('info', sentenceOn(notice.problem, text), <Button onClick={onRetry}>{text.retry}</Button>)
  }
}

function sentenceOn(problem: HostProblem | undefined, text: typeof NOTICE_TEXT.en): string {
  switch (problem) {
    case 'changed-elsewhere':
      return text.changedElsewhere
    case 'bot-failed':
      return text.botFailed
    case 'host-lost':
      return text.silent
    case 'storage-full':
    case 'storage-failed':
    case 'storage-blocked':
      return text.notSaved
    case 'no-such-table':
      return text.gone
    case 'damaged':
      return text.damaged
    case 'unknown-outcome':
      return text.unknownOutcome
    default:
      return text.failed
  }
}
