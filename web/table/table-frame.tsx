/** The table once it is open: bar, board, prompt, dock, players and story in their places. */

import { sameData } from '@crownlands/core/json'
import type { Language, Room } from '@crownlands/core/room'
import { forReaders } from '@crownlands/kit/for-readers'
import { Tips } from '@crownlands/kit/tips.tsx'
import { fetched } from '@crownlands/table/fetched'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { dailyAt, noteResult } from '../daily/store'
import { useDailyName } from '../daily/use-daily-name'
import { RulesDrawer } from '../rules/rules-drawer'
import { isMotionReduced, useSettings } from '../settings/store'
import { shownLook, type TableEvent, type TableState } from './flow'
import type { Guide } from './guide'
import { HandOver } from './hand-over'
import { NoticeLine } from './notice-line'
import { stepTime } from './pace'
import { Players, PlayersStrip } from './players'
import { promptOf } from './prompt'
import type { TableUi } from './room-uis'
import { StoryList } from './story-list'
import { Afterwards, EndTurn, TableActions } from './table-actions'
import { ProgressLine, TableBar, Tool } from './table-bar'
import css from './table-frame.module.css'
import { useKeptFocus, useSounds, useTableKeys } from './table-hooks'
import { type Over, TableOvers } from './table-overs'
import { TableSide } from './table-side'
import { TABLE_TEXT } from './text'
import { type Trouble, troubleOf } from './trouble'
import { useAgain } from './use-again'
import { useFlow } from './use-flow'
import { useRulesShown } from './use-rules-shown'
import { useTelling } from './use-telling'
import { useWide } from './use-wide'

/** Only games with questions need it, and only around one device. */
const loadAsking = () => import('./ask-everybody')
const AskEverybody = lazy(async () => ({ default: (await fetched(loadAsking())).AskEverybody }))

interface TableFrameProps {
  readonly state: TableState
  readonly ui: TableUi
  readonly room: Room
  readonly language: Language
  /** In a first game: who leads through it. */
  readonly guide: Guide | undefined
  /** Shown while nobody has looked yet. */
  readonly laying: ReactNode
  /** Shown when nobody can look. */
  instead(trouble: Trouble, onRetry: () => void): ReactNode
  dispatch(event: TableEvent): void
}

export function TableFrame({ state, ui, room, language, guide, laying, instead, dispatch }: TableFrameProps) {
  const text = TABLE_TEXT[language]
  const words = room.words[language]
  const daily = useMemo(() => dailyAt(state.table.id), [state.table.id])
  const dailyName = useDailyName(daily)
  const wide = useWide()
  const { confirmTurns, pace, singleKeys } = useSettings()
  const [over, setOver] = useState<Over>()
  const [showing, setShowing] = useState(false)
  /** What the board asks for while something is in the hand. */
  const [held, setHeld] = useState<string>()
  const { rules, open: openRules, close: closeRules, openOrClose } = useRulesShown()
  const paused = over !== undefined || (rules.open && !wide)
  const flow = useFlow({ state, ui, room }, dispatch, { paused })
  const again = useAgain(state.table)
  const { waits, seat, notice } = flow
  const { table, look } = state
  const shown = shownLook(state, waits)
  const { nameplates, colours, scorings, entries, latest, said } = useTelling({
    table,
    look: shown,
    ui,
    room,
    language,
  })

  // The result opens by itself when the match is over.
  const isOver = waits.kind === 'over'
  useEffect(() => {
    if (isOver) setOver('ending')
  }, [isOver])
  useEffect(() => {
    if (table.outcome !== undefined) noteResult(table.id, table.outcome)
  }, [table.id, table.outcome])

  useSounds(look, state.scorings)
  useKeptFocus(look)
  const mayAct = waits.kind === 'act' && !showing
  const hint = () => {
    if (!showing) void flow.hint()
  }
  const asleep = paused || waits.kind === 'celebrate' || waits.kind === 'hand-over' || waits.kind === 'ask'
  useTableKeys(
    { asleep, singleKeys },
    {
      'end-turn': flow.endTurn,
      undo: flow.undo,
      hint,
      rules: openOrClose,
      story: () => {
        if (!wide) setOver('story')
      },
      keys: () => setOver('keys'),
      dismiss: flow.dismiss,
    },
  )

  if (look === undefined && notice?.kind === 'failed') return instead(troubleOf(notice.problem), flow.tryAgain)
  if (look === undefined && waits.kind === 'hand-over') {
    const to = table.seats[waits.to]
    return to === undefined ? null : <HandOver to={to} text={text} onTake={() => flow.take(waits.to)} />
  }
  if (look === undefined && waits.kind === 'ask')
    return (
      <Suspense fallback={laying}>
        <AskEverybody
          table={table}
          asked={waits.of}
          words={words}
          text={text}
          onTake={flow.take}
          onNobody={() => void flow.passFor(waits.of)}
        />
      </Suspense>
    )
  if (look === undefined || shown === undefined) return laying

  const { closing } = room.game
  const hinted = notice?.kind === 'hint' ? notice.hint?.action : undefined
  const mayEnd = waits.kind === 'end-turn' || (mayAct && look.mayEnd)
  const unfinished = mayEnd && !look.awaitsEnd ? ui.unfinished?.(look.view, look.legal, language) : undefined
  const endsTurns = closing !== undefined || confirmTurns
  const ending = {
    label: look.viewer === 'spectator' ? undefined : words.closing?.(look.view, look.viewer),
    may: mayEnd,
    unfinished,
    asked: notice?.kind === 'unfinished',
    advised: mayEnd && closing !== undefined && sameData(hinted ?? guide?.hinted, closing),
    onEnd: () => {
      if (!showing) flow.endTurn()
    },
  }
  const noticeLine = (
    <NoticeLine
      notice={notice}
      words={words}
      language={language}
      colours={colours}
      unfinished={unfinished?.question}
      onClause={openRules}
      onAct={(action) => void flow.act(action)}
      onRetry={flow.tryAgain}
      onDismiss={flow.dismiss}
    />
  )
  const playersProps = { table, viewer: look.viewer, view: shown.view, ui, language, toAct: shown.table.toAct }
  const alone = table.seats.length === 1
  const progress = words.progress?.(shown.view)
  const story = (
    <StoryList
      entries={entries}
      nameplates={nameplates}
      text={text}
      since={shown.since}
      isWhole={shown.told.after < 0}
      onEarlier={() => void flow.readBack()}
      onScoring={(scoring) => setOver({ scoring })}
    />
  )

  return (
    <>
      <main className={css.table} data-rules={rules.open || undefined}>
        <TableBar
          text={text}
          progress={progress && <ProgressLine progress={progress} onClause={openRules} />}
          title={
            <>
              {words.title} {dailyName !== undefined && <small>{dailyName}</small>}
            </>
          }
        >
          {!wide && <Tool icon="story" label={text.story} onClick={() => setOver('story')} />}
          <Tool icon="rulebook" label={text.rules} onClick={openOrClose} />
          {guide === undefined && <Tool icon="menu" label={text.more} onClick={() => setOver('more')} />}
        </TableBar>

        {!wide && !alone && (
          <button type="button" className={css.strip} onClick={() => setOver('players')}>
            <PlayersStrip {...playersProps} />
          </button>
        )}

        <ui.Surface
          view={shown.view}
          seat={seat}
          legal={look.legal}
          nameplates={nameplates}
          language={language}
          latest={latest}
          hinted={mayAct ? (hinted ?? guide?.hinted) : undefined}
          stepTime={stepTime(pace, isMotionReduced() ? 'reduced' : 'full')}
          singleKeys={singleKeys}
          onShowing={setShowing}
          onAct={flow.act}
          onTry={(action) => void flow.explain(action)}
          onHold={setHeld}
          onSay={flow.say}
        />

        {guide === undefined ? (
          <>
            <section className={css.call} aria-label={text.call}>
              {noticeLine}
              <p className={css.prompt} role="status" data-thinking={waits.kind === 'wait' || undefined}>
                {(mayAct ? held : undefined) ?? promptOf({ waits, table, look, scorings, words, text })}
              </p>
            </section>
            {isOver ? (
              <Afterwards text={text} onShow={() => setOver('ending')} onAgain={() => void again('new')} />
            ) : (
              <TableActions
                text={text}
                mayAct={mayAct}
                mayUndo={seat !== undefined && look.canUndo && !showing}
                onHint={hint}
                onUndo={flow.undo}
                ending={endsTurns ? ending : undefined}
              />
            )}
          </>
        ) : (
          guide.panel({
            busy: showing || waits.kind === 'show' || waits.kind === 'celebrate',
            notice: noticeLine,
            ending: ending.advised ? <EndTurn text={text} {...ending} /> : undefined,
          })
        )}

        {wide && <TableSide text={text} alone={alone} players={<Players {...playersProps} />} story={story} />}
      </main>

      <div className={forReaders} aria-live="polite">
        {said}
      </div>
      <Tips />

      <TableOvers
        over={showing && over === 'ending' ? undefined : over}
        setOver={setOver}
        celebrated={waits.kind === 'celebrate' ? waits.scoring : undefined}
        onCelebrated={(scoring) => dispatch({ type: 'celebrated', scoring })}
        table={table}
        look={look}
        ui={ui}
        words={words}
        language={language}
        players={<Players {...playersProps} />}
        story={story}
        daily={daily}
        onClause={openRules}
        onAgain={again}
      />
      <RulesDrawer room={room} {...rules} onClose={closeRules} />
    </>
  )
}
