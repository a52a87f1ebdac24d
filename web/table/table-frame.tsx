/** The table once it is open: bar, board, prompt, dock, players and story in their places. */

import type { GameEvent } from '@crownlands/core/game'
import { sameData } from '@crownlands/core/json'
import type { Language, Room } from '@crownlands/core/room'
import { advice } from '@crownlands/kit/advice'
import { forReaders } from '@crownlands/kit/for-readers'
import { Tips } from '@crownlands/kit/grid/tips.tsx'
import { fetched } from '@crownlands/table/fetched'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { dailyAt, noteResult } from '../daily/store'
import { useDailyName } from '../daily/use-daily-name'
import { Mender } from '../design/mender'
import { useWide } from '../page/use-wide'
import type { TableUi } from '../rooms/room-uis'
import { RulesDrawer } from '../rules/book/rules-drawer'
import { isMotionReduced, useSettings } from '../settings/store/store'
import { playSound } from '../sound/sounds'
import { Board } from './board'
import { resultAt } from './ending/result'
import { useAgain } from './ending/use-again'
import type { Around } from './flow/around'
import { lookAsSeen, presentOf, shownLook, type TableEvent, type TableState } from './flow/flow'
import { stepTime } from './flow/pace'
import { useFlow } from './flow/use-flow'
import type { Guide } from './guide'
import { NoticeLine } from './notices/notice-line'
import type { Over } from './overs/overs'
import { Players, PlayersStrip } from './players/players'
import { promptOf, sinceThen, sumOf } from './prompt/prompt'
import { sumsOf, useScoring } from './scoring/use-scoring'
import { asEntries, othersSince, recapOf } from './story/recap'
import { RecapLine, ScoredLine } from './story/recap-line'
import { lastTold } from './story/story'
import { StoryList } from './story/story-list'
import { STORY_TEXT } from './story/text'
import { titledScorings, useTelling } from './story/use-telling'
import { Afterwards, EndTurn, PlayAgain, ScoringActions, TableActions } from './table-actions'
import { ProgressLine, TableBar, Tool } from './table-bar'
import css from './table-frame.module.css'
import { useKeptFocus, useSounds, useTableKeys } from './table-hooks'
import { TableOvers } from './table-overs'
import { TableSide } from './table-side'
import { TABLE_TEXT } from './text'
import { type Trouble, troubleOf } from './trouble/trouble'
import { useRulesShown } from './use-rules-shown'

/** Only games with questions need it, and only around one device. */
const loadAsking = () => import('./hand-over/ask-everybody')
const AskEverybody = lazy(async () => ({ default: (await fetched(loadAsking())).AskEverybody }))

/** Only several people around one device need it. */
const loadHandOver = () => import('./hand-over/hand-over')
const HandOver = lazy(async () => ({ default: (await fetched(loadHandOver())).HandOver }))

const NOTHING: readonly GameEvent[] = []

interface TableFrameProps {
  readonly state: TableState
  readonly ui: TableUi
  readonly room: Room
  readonly language: Language
  /** In a first game: who leads through it. */
  readonly guide: Guide | undefined
  readonly around: Around | undefined
  /** Shown while nobody has looked yet. */
  readonly laying: ReactNode
  /** Shown when nobody can look. */
  instead(trouble: Trouble, onRetry: () => void): ReactNode
  dispatch(event: TableEvent): void
}

export function TableFrame(props: TableFrameProps) {
  const { state, ui, room, language, guide, around, laying, instead, dispatch } = props
  const text = TABLE_TEXT[language]
  const words = room.words[language]
  const daily = useMemo(() => dailyAt(state.table.id), [state.table.id])
  const dailyName = useDailyName(daily)
  const wide = useWide()
  const { confirmTurns, pace, singleKeys } = useSettings()
  const [over, setOver] = useState<Over>()
  /** How many of the latest events are to be seen, while the board shows them step by step. */
  const [seen, setSeen] = useState<number>()
  const showing = seen !== undefined
  /** What the board asks for while something is in the hand. */
  const [held, setHeld] = useState<string>()
  const { rules, open: openRules, close: closeRules, openOrClose } = useRulesShown()
  const paused = over !== undefined || (rules.open && !wide)
  const flow = useFlow({ state, ui, room }, dispatch, { paused: paused || showing })
  const again = useAgain(state.table)
  const { waits, seat, notice } = flow
  const { table, look } = state
  const present = presentOf(state)
  const { scorings, celebrated } = state
  const shown = useMemo(() => shownLook({ look, scorings, celebrated }), [look, scorings, celebrated])
  const latest = useMemo(() => shown?.story.slice(shown.since) ?? NOTHING, [shown])
  const asSeen = useMemo(() => shown && lookAsSeen(shown, seen), [shown, seen])
  const { nameplates, colours, entries, said, tell } = useTelling({
    table,
    look: asSeen,
    notes: around?.notes,
    ui,
    room,
    language,
  })

  const pending = useMemo(
    () => (look === undefined ? undefined : titledScorings(ui, look.story, language)[celebrated ?? 0]),
    [ui, look, language, celebrated],
  )
  const telling = useScoring({
    index: waits.kind === 'celebrate' ? waits.scoring : undefined,
    scoring: pending,
    story: look?.story ?? NOTHING,
    room: ui.scoring,
    until: waits.kind === 'celebrate' ? waits.until : 'reader',
    paused,
    onDone: () => {
      if (waits.kind === 'celebrate') dispatch({ type: 'celebrated', scoring: waits.scoring })
    },
  })

  const others = useMemo(() => (look === undefined ? [] : othersSince(look.told, look.viewer)), [look])
  const recent = useMemo(() => others.flatMap(({ from, to }) => look?.story.slice(from, to) ?? []), [others, look])
  const recap = useMemo(() => {
    if (look === undefined) return []
    const news = () => ui.news?.(look.view, look.story, table.seats, language)
    return ui.news === undefined ? recapOf(look.story, others, tell) : asEntries(advice(news) ?? [])
  }, [look, others, tell, ui, table.seats, language])

  // The result opens by itself when the match is over.
  const isOver = waits.kind === 'over'
  const result = resultAt(table)
  const hasResult = table.outcome !== undefined
  const wasOver = useRef(table.outcome !== undefined)
  useEffect(() => {
    // One that was ended before has no result.
    if (!isOver || !hasResult) return
    setOver('ending')
    // Who only comes back to look hears nothing.
    if (!wasOver.current) playSound(result === 'lost' ? 'defeat' : 'victory')
    wasOver.current = true
  }, [isOver, result, hasResult])
  useEffect(() => {
    if (table.outcome !== undefined) noteResult(table.id, table.outcome)
  }, [table.id, table.outcome])

  useSounds(look)
  useKeptFocus(shown)
  const mayAct = waits.kind === 'act' && !showing
  const hint = () => {
    if (!showing && around?.hasHints !== false) void flow.hint()
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
    return to === undefined ? null : (
      <Suspense fallback={laying}>
        <HandOver
          to={to}
          seat={waits.to}
          table={table}
          tell={tell}
          nameplates={nameplates}
          onTake={() => flow.take(waits.to)}
        />
      </Suspense>
    )
  }
  if (look === undefined && waits.kind === 'ask')
    return (
      <Suspense fallback={laying}>
        <AskEverybody
          table={table}
          asked={waits.of}
          words={words}
          onTake={flow.take}
          onNobody={() => void flow.passFor(waits.of)}
        />
      </Suspense>
    )
  if (look === undefined || shown === undefined) return laying

  // What a scoring is about to tell is not yet to be seen, on the board or beside it.
  const events = pending === undefined ? NOTHING : look.story.slice(pending.from, pending.to)
  const scene =
    pending === undefined || ui.scoring === undefined
      ? shown.view
      : ui.scoring.scene(look.view, shown.story, telling?.told ?? { events, lines: 0 })
  const scoring = pending && { title: pending.title, gained: telling?.whole === true ? telling.gained : undefined }
  // What the board shows step by step is told in the prompt, where somebody looks for what is going on.
  const happening = showing ? lastTold(asSeen?.story ?? NOTHING, tell) : undefined
  const { closing } = room.game
  const hintedLine = (notice?.kind === 'hint' ? notice.hint?.line : undefined) ?? guide?.line
  const hinted = hintedLine?.[0]
  // Who leads a first game may be a step ahead of what is shown.
  const isHintedNow = mayAct && look.legal.some((one) => sameData(one, hinted))
  const mayEnd = waits.kind === 'end-turn' || (mayAct && look.mayEnd)
  const unfinished =
    mayEnd && !look.awaitsEnd ? advice(() => ui.unfinished?.(look.view, look.legal, language)) : undefined
  const endsTurns = closing !== undefined || confirmTurns
  const ending = {
    label: look.viewer === 'spectator' ? undefined : words.closing?.(look.view, look.viewer),
    may: mayEnd && !flow.isEnding,
    unfinished,
    asked: notice?.kind === 'unfinished',
    advised: mayEnd && closing !== undefined && sameData(hinted, closing),
    onEnd: () => {
      if (!showing) flow.endTurn()
    },
  }
  // Who watches others online has nothing to press.
  const onlyWatches = around !== undefined && look.viewer === 'spectator'
  const noticeLine = (
    <Mender until={notice} instead={() => null}>
      <NoticeLine
        notice={notice}
        words={words}
        language={language}
        colours={colours}
        names={table.seats.map(({ name }) => name)}
        unfinished={unfinished?.question}
        onClause={openRules}
        onAct={(action) => void flow.act(action)}
        onRetry={flow.tryAgain}
        onDismiss={flow.dismiss}
      />
    </Mender>
  )
  // Where others play elsewhere nobody is kept from seeing whose turn it is by now.
  const toActDuring = around === undefined ? [] : present.toAct
  const playersProps = {
    table: around === undefined ? table : present,
    viewer: look.viewer,
    view: scene,
    ui,
    language,
    toAct: telling === undefined ? shown.table.toAct : toActDuring,
    around,
  }
  const passed = passedScoring(state, ui, language)
  const alone = table.seats.length === 1
  const prompt = promptOf({
    waits,
    table,
    look,
    scoring,
    present,
    still: around?.still,
    happening,
    words,
    language,
  })
  const scoringActions =
    telling === undefined || waits.kind !== 'celebrate' ? undefined : (
      <ScoringActions
        key={waits.scoring}
        whole={telling.whole}
        onLedger={() => setOver({ scoring: waits.scoring })}
        onSkip={telling.skip}
      />
    )
  const progress = advice(() => words.progress?.(scene))
  const story = (
    <StoryList
      entries={entries}
      nameplates={nameplates}
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
          calls={around?.calls}
          progress={progress && <ProgressLine progress={progress} onClause={openRules} />}
          title={
            <>
              {words.title} {dailyName !== undefined && <small>{dailyName}</small>}
            </>
          }
        >
          {around?.tools}
          {!wide && <Tool icon="story" label={STORY_TEXT[language].title} onClick={() => setOver('story')} />}
          <Tool icon="rulebook" label={text.rules} onClick={openOrClose} />
          {guide === undefined && <Tool icon="menu" label={text.more} onClick={() => setOver('more')} />}
        </TableBar>

        {!wide && !alone && (
          <button type="button" className={css.strip} onClick={() => setOver('players')}>
            <PlayersStrip {...playersProps} />
          </button>
        )}

        <Board
          Surface={ui.Surface}
          update={look}
          table={{
            view: scene,
            seat,
            legal: telling === undefined ? look.legal : [],
            nameplates,
            language,
            stepTime: stepTime(pace, isMotionReduced() ? 'reduced' : 'full'),
            singleKeys,
            onShowing: setSeen,
            onAct: flow.act,
            onTry: (action) => void flow.explain(action),
            onHold: setHeld,
            onSay: flow.say,
          }}
          extra={{
            latest,
            recent: seat === undefined ? NOTHING : recent,
            scoring: telling?.told,
            hinted: isHintedNow ? hinted : undefined,
            hintedLine: isHintedNow ? hintedLine : undefined,
          }}
        />

        {guide === undefined ? (
          <>
            <section className={css.call} aria-label={text.call} data-recap={!alone || undefined}>
              {noticeLine}
              {passed !== undefined ? (
                <ScoredLine said={passed.said} onOpen={() => setOver({ scoring: passed.scoring })} />
              ) : (
                waits.kind === 'act' &&
                recap.length > 0 && <RecapLine entries={recap} language={language} onOpen={() => setOver('recap')} />
              )}
              <p
                className={css.prompt}
                role={showing ? undefined : 'status'}
                data-thinking={waits.kind === 'wait' || undefined}
              >
                {(mayAct ? held : undefined) ?? prompt}
              </p>
            </section>
            {scoringActions ??
              (isOver ? (
                <Afterwards
                  onShow={table.outcome === undefined ? undefined : () => setOver('ending')}
                  again={around?.again ?? <PlayAgain onAgain={() => void again('new')} />}
                />
              ) : onlyWatches ? null : (
                <TableActions
                  mayAct={mayAct}
                  mayUndo={seat !== undefined && look.canUndo && !showing}
                  onHint={around?.hasHints === false ? undefined : hint}
                  onUndo={flow.undo}
                  ending={endsTurns ? ending : undefined}
                />
              ))}
          </>
        ) : (
          guide.panel({
            busy: showing || waits.kind === 'show' || waits.kind === 'celebrate',
            scoring: scoringActions && { prompt, actions: scoringActions },
            notice: noticeLine,
            ending: ending.advised ? <EndTurn {...ending} /> : undefined,
          })
        )}

        {wide && <TableSide alone={alone} players={<Players {...playersProps} />} story={story} />}
      </main>

      <div className={forReaders} aria-live="polite">
        {said}
      </div>
      <Tips />

      <TableOvers
        over={showing && over === 'ending' ? undefined : over}
        setOver={setOver}
        table={table}
        look={look}
        ui={ui}
        room={room}
        language={language}
        players={<Players {...playersProps} />}
        story={story}
        daily={daily}
        recap={recap}
        meanwhile={
          around && {
            strip: <PlayersStrip {...playersProps} toAct={present.toAct} />,
            said:
              state.coming.length > 0 || present.toAct.includes(table.mine[0] ?? -1)
                ? sinceThen(present, language)
                : '',
          }
        }
        around={around}
        onClause={openRules}
        onAgain={again}
      />
      <RulesDrawer room={room} {...rules} onClose={closeRules} />
    </>
  )
}

/** The scoring that the page went past because nobody waited: what it brought, to be read when there is time. */
function passedScoring({ passedBy, look, table }: TableState, ui: TableUi, language: Language) {
  if (passedBy === undefined || look === undefined || ui.scoring === undefined) return undefined
  const scoring = titledScorings(ui, look.story, language)[passedBy.scoring]
  if (scoring === undefined) return undefined
  const gained = sumsOf(ui.scoring.gains(look.story.slice(scoring.from, scoring.to)))
  return { scoring: passedBy.scoring, said: sumOf(scoring.title, gained, table, language) }
}
