/** The end of the match at this table, and what can be done next. */
import type { Outcome } from '@crownlands/core/game'
import { DailyResult } from '../daily/daily-result'
import { Button, ButtonLink } from '../design/button'
import { hrefOf } from '../routes'
import { Ending } from './ending'
import { takeFocus } from './table-hooks'
import type { TableOversProps } from './table-overs'
import { TABLE_TEXT } from './text'

interface EndingOfProps extends TableOversProps {
  readonly outcome: Outcome
  onSave(): void
}

export function EndingOf({ outcome, table, look, ui, words, language, daily, onAgain, onSave }: EndingOfProps) {
  const text = TABLE_TEXT[language]
  const sentence = words.ending(
    outcome,
    table.seats.map(({ name }) => name),
  )
  const actions = (
    <>
      <Button variant="seal" ref={takeFocus} onClick={() => void onAgain('new')}>
        {text.end.again}
      </Button>
      {table.seats.length === 1 && <Button onClick={() => void onAgain('same')}>{text.end.repeat}</Button>}
      <ButtonLink href={hrefOf({ page: 'replay', id: table.id })}>{text.replay}</ButtonLink>
      <Button onClick={onSave}>{text.exportRecord}</Button>
      <ButtonLink href={hrefOf({ page: 'home' })}>{text.home}</ButtonLink>
    </>
  )
  return (
    <Ending
      outcome={outcome}
      nameplates={table.seats}
      course={ui.course(look.story, language)}
      courseLines={ui.courseLines?.(language)}
      verdict={ui.Verdict === undefined ? undefined : <ui.Verdict view={look.view} language={language} />}
      occasion={daily === undefined ? undefined : <DailyResult {...daily} />}
      language={language}
      sentence={sentence}
      actions={actions}
    />
  )
}
