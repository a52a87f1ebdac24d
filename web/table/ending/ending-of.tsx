/** The end of the match at this table: noted in the history of this device, told, and what can be done next. */
import type { Outcome } from '@crownlands/core/game'
import { explainOutcome } from '@crownlands/core/text/outcome'
import type { RoomFeats } from '@crownlands/kit/feats'
import { peopleAt } from '@crownlands/table/people'
import { useEffect, useMemo, useState } from 'react'
import { DailyResult } from '../../daily/daily-result'
import { Button, ButtonLink } from '../../design/button'
import { takeFocus } from '../../design/dialog'
import { featsOf, type History, ofKind, tallyOf } from '../../history/history'
import { levelName } from '../../history/level-name'
import { noteGame, ownHistory } from '../../history/store'
import { hrefOf } from '../../page/routes'
import { loadFeats } from '../../rooms/room-feats'
import { useWords } from '../../text/words'
import { MENU_TEXT } from '../menu/text'
import type { TableOversProps } from '../overs/overs'
import { turningPoint } from './chart'
import { Ending } from './ending'
import { harder, levelOf } from './level'
import { resultAt } from './result'
import { RESULT_TEXT } from './result-text'
import { ENDING_TEXT } from './text'

interface EndingOfProps extends TableOversProps {
  readonly outcome: Outcome
  /** Undefined where there is no record. */
  readonly onSave: (() => void) | undefined
}

export function EndingOf(props: EndingOfProps) {
  const { outcome, table, look, ui, room, language, daily, around, onAgain, onSave } = props
  const text = ENDING_TEXT[language]
  const { replay, exportRecord } = MENU_TEXT[language]
  const { setup, shell } = useWords()
  const words = room.words[language]
  const result = resultAt(table)
  const kind = { game: table.game, seats: table.seats.length, level: levelOf(table, ui.level) }
  const { history, feats } = useNoted(props)
  const course = useMemo(() => ui.course(look.story, language), [ui, look.story, language])
  const courses = useMemo(() => ui.courses?.(look.story, language) ?? [], [ui, look.story, language])
  const turned = turningPoint(course, outcome.winners)
  const next = result === 'lost' ? undefined : harder(table, ui.level, room.game)
  const sentence = explainOutcome(
    outcome,
    table.seats.map(({ name }) => name),
    language,
    words,
  )
  const turning =
    ui.turningPoint === undefined
      ? turned && text.turned(table.seats[turned.seat]?.name ?? '', turned.label)
      : ui.turningPoint(look.story, language)
  const actions = (
    <>
      {around?.again ?? (
        <>
          <Button variant="seal" ref={takeFocus} onClick={() => void onAgain('new')}>
            {RESULT_TEXT[language].again}
          </Button>
          {next !== undefined && <Button onClick={() => void onAgain(next)}>{text.harder}</Button>}
          {table.seats.length === 1 && <Button onClick={() => void onAgain('same')}>{text.repeat}</Button>}
        </>
      )}
      <ButtonLink href={around?.replayHref ?? hrefOf({ page: 'replay', id: table.id })}>{replay}</ButtonLink>
      {onSave && <Button onClick={onSave}>{exportRecord}</Button>}
      <ButtonLink href={hrefOf({ page: 'home' })}>{shell.home}</ButtonLink>
    </>
  )
  return (
    <Ending
      outcome={outcome}
      result={result}
      own={table.mine[0]}
      nameplates={table.seats}
      course={course}
      courses={courses}
      courseLines={ui.courseLines?.(language)}
      verdict={ui.Verdict === undefined ? undefined : <ui.Verdict view={look.view} language={language} />}
      occasion={daily === undefined ? undefined : <DailyResult {...daily} />}
      around={around?.ending}
      turning={turning}
      record={
        result === undefined
          ? undefined
          : {
              kind: text.kind(levelName(kind.level, room, ui.level, language, setup.temperaments), kind.seats),
              tally: text.tally(tallyOf(ofKind(history, kind))),
            }
      }
      feats={feats.map(({ words: of }) => of[language])}
      language={language}
      sentence={sentence}
      actions={actions}
    />
  )
}

interface Noted {
  readonly history: History
  /** Those that were done for the first time. */
  readonly feats: RoomFeats
}

/** Notes the match once all of its story is there, and finds out what was done for the first time. */
function useNoted({ table, look, ui }: EndingOfProps): Noted {
  const [noted, setNoted] = useState<Noted>(() => ({ history: ownHistory(), feats: [] }))
  const whole = look.told.after < 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: noted once; a match that is over does not change
  useEffect(() => {
    // Who only watched others has not played.
    if (!whole || (table.mine.length === 0 && peopleAt(table).length > 0)) return
    let current = true
    const note = (all: RoomFeats) => {
      const result = resultAt(table)
      const [seat] = table.mine
      const done =
        // A match that a clock has ended was not won by what was done on the board.
        result === undefined || seat === undefined || table.outcome?.outOfTime !== undefined
          ? []
          : all.filter((feat) => feat.isDone({ view: look.view, story: look.story, seat, won: result !== 'lost' }))
      noteGame({
        table: table.id,
        game: table.game,
        at: table.changedAt,
        seats: table.seats.length,
        level: levelOf(table, ui.level),
        result,
        score: table.outcome?.scores[seat ?? 0] ?? 0,
        feats: done.map(({ id }) => id),
      })
      const history = ownHistory()
      const first = featsOf(history, table.game)
      if (current) setNoted({ history, feats: done.filter(({ id }) => first.get(id) === table.changedAt) })
    }
    // Without its feats a match is noted all the same.
    void loadFeats(table.game).then(
      (found) => note(found ?? []),
      () => note([]),
    )
    return () => {
      current = false
    }
  }, [whole])
  return noted
}
