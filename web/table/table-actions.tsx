/** The buttons below the board: hint, take back, end the turn; after the end, the result and another game. */
import { forReaders } from '@crownlands/kit/for-readers'
import { HintMark } from '@crownlands/kit/hint.tsx'
import { Icon } from '@crownlands/kit/icons/icon.tsx'
import type { Unfinished } from '@crownlands/kit/room-ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../design/button'
import { useLanguage } from '../text/words'
import { RESULT_TEXT } from './ending/result-text'
import css from './table-frame.module.css'
import { TABLE_TEXT } from './text'

interface TableActionsProps {
  readonly mayAct: boolean
  readonly mayUndo: boolean
  /** Undefined where nobody is advised. */
  readonly onHint: (() => void) | undefined
  onUndo(): void
  /** Undefined where turns end by themselves. */
  readonly ending: EndingTurn | undefined
}

interface EndingTurn {
  /** Undefined: `End turn`. */
  readonly label: string | undefined
  readonly may: boolean
  readonly unfinished: Unfinished | undefined
  /** The question about what is unfinished was asked. */
  readonly asked: boolean
  readonly advised: boolean
  onEnd(): void
}

export function TableActions({ mayAct, mayUndo, onHint, onUndo, ending }: TableActionsProps) {
  const text = TABLE_TEXT[useLanguage()]
  return (
    <fieldset className={css.actions}>
      <legend className={forReaders}>{text.actions}</legend>
      {onHint !== undefined && (
        <Button
          aria-disabled={!mayAct}
          onClick={onHint}
          aria-keyshortcuts="h"
          data-about={`${text.hint}\n${text.hintAbout}`}
        >
          <Icon name="hint" size={20} />
          {text.hint}
        </Button>
      )}
      <Button
        aria-disabled={!mayUndo}
        onClick={onUndo}
        aria-keyshortcuts="u"
        data-about={`${text.takeBack}\n${text.takeBackAbout}`}
      >
        <Icon name="undo" size={20} />
        {text.takeBack}
      </Button>
      {ending !== undefined && <EndTurn {...ending} />}
    </fieldset>
  )
}

export function EndTurn({ label, may, unfinished, asked, advised, onEnd }: EndingTurn) {
  const text = TABLE_TEXT[useLanguage()]
  return (
    <Button
      className={css.end}
      variant={may && (asked || unfinished?.question === undefined) ? 'seal' : 'plain'}
      aria-disabled={!may}
      onClick={onEnd}
      aria-keyshortcuts="e"
      data-about={`${label ?? text.endTurn}\n${text.endTurnAbout}`}
    >
      {asked ? text.endAnyway : (label ?? text.endTurn)}
      {!asked && unfinished !== undefined && <small>{unfinished.note}</small>}
      {advised && <HintMark />}
    </Button>
  )
}

interface AfterwardsProps {
  /** Undefined where there is no result to show. */
  readonly onShow: (() => void) | undefined
  readonly again: ReactNode
}

export function Afterwards({ onShow, again }: AfterwardsProps) {
  const language = useLanguage()
  return (
    <fieldset className={css.actions}>
      <legend className={forReaders}>{TABLE_TEXT[language].actions}</legend>
      {onShow !== undefined && (
        <Button onClick={onShow}>
          <Icon name="trophy" size={20} />
          {RESULT_TEXT[language].show}
        </Button>
      )}
      {again}
    </fieldset>
  )
}

export function PlayAgain({ onAgain }: { onAgain(): void }) {
  const { again } = RESULT_TEXT[useLanguage()]
  return (
    <Button variant="seal" onClick={onAgain}>
      {again}
    </Button>
  )
}

interface ScoringActionsProps {
  /** Whether all of it is told. */
  readonly whole: boolean
  onLedger(): void
  onSkip(): void
}

/** While a scoring is told: the rest at once, then on; and its ledger. */
export function ScoringActions({ whole, onLedger, onSkip }: ScoringActionsProps) {
  const text = TABLE_TEXT[useLanguage()]
  const main = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button changes its words when all is told, and takes the focus again
  useEffect(() => main.current?.focus({ preventScroll: true }), [whole])
  return (
    <fieldset className={css.actions}>
      <legend className={forReaders}>{text.actions}</legend>
      <Button onClick={onLedger}>
        <Icon name="story" size={20} />
        {text.ledger}
      </Button>
      <Button variant="seal" ref={main} onClick={onSkip}>
        {whole ? text.goOn : text.showAll}
      </Button>
    </fieldset>
  )
}
