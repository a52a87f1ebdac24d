/** The table once it is open: connects flow, rules, board and what lies around it, and puts them in their places. */

import type { Language, Room } from '@crownlands/core/room'
import { advice } from '@crownlands/kit/advice'
import { forReaders } from '@crownlands/kit/for-readers'
import { Tips } from '@crownlands/kit/grid/tips.tsx'
import { type ReactNode, useMemo, useState } from 'react'
import { dailyAt } from '../daily/store'
import { useDailyName } from '../daily/use-daily-name'
import { Mender } from '../design/mender'
import { useWide } from '../page/use-wide'
import type { TableUi } from '../rooms/room-uis'
import { RulesDrawer } from '../rules/book/rules-drawer'
import { isMotionReduced, useSettings } from '../settings/store/store'
import { Board } from './board'
import { controlsOf } from './controls'
import { useAgain } from './ending/use-again'
import { useResult } from './ending/use-result'
import type { Around } from './flow/around'
import { presentOf, type TableEvent, type TableState } from './flow/flow'
import { stepTime } from './flow/pace'
import { useFlow } from './flow/use-flow'
import type { Guide } from './guide'
import { NobodyLooks } from './nobody-looks'
import { NoticeLine } from './notices/notice-line'
import type { Over } from './overs/overs'
import { Players, PlayersStrip } from './players/players'
import { promptOf, sinceThen } from './prompt/prompt'
import { passedScoring } from './scoring/passed'
import { RecapLine, ScoredLine } from './story/recap-line'
import { lastTold } from './story/story'
import { StoryList } from './story/story-list'
import { STORY_TEXT } from './story/text'
import { Afterwards, EndTurn, PlayAgain, ScoringActions, TableActions } from './table-actions'
import { ProgressLine, TableBar, Tool } from './table-bar'
import { TableCall } from './table-call'
import css from './table-frame.module.css'
import { useKeptFocus, useSounds, useTableKeys } from './table-hooks'
import { TableOvers } from './table-overs'
import { TableSide } from './table-side'
import { TABLE_TEXT } from './text'
import type { Trouble } from './trouble/trouble'
import { useRulesShown } from './use-rules-shown'
import { NO_EVENTS, useShown } from './use-shown'

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
  const { state, ui, room, language, guide, around, dispatch } = props
  const { table, look } = state
  const text = TABLE_TEXT[language]
  const words = room.words[language]
  const { closing } = room.game
  const daily = useMemo(() => dailyAt(table.id), [table.id])
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
  const { waits, seat, notice } = flow
  const again = useAgain(table)
  const { shown, latest, asSeen, nameplates, colours, entries, said, tell, pending, scoring, sceneOf, recent, recap } =
    useShown({
      ...{ state, waits, ui, room, language, around, seen, paused },
      onCelebrated: (scored) => dispatch({ type: 'celebrated', scoring: scored }),
    })
  useResult(table, waits.kind === 'over', () => setOver('ending'))
  useSounds(look)
  useKeptFocus(shown)
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
  if (look === undefined || shown === undefined)
    return <NobodyLooks {...{ flow, table, room, nameplates, tell }} laying={props.laying} instead={props.instead} />

  const scene = sceneOf()
  const present = presentOf(state)
  const advised = (notice?.kind === 'hint' ? notice.hint?.line : undefined) ?? guide?.line
  const controls = controlsOf({ waits, look, showing, advised, closing })
  const { mayAct, mayEnd, hintedLine } = controls
  const unfinished =
    mayEnd && !look.awaitsEnd ? advice(() => ui.unfinished?.(look.view, look.legal, language)) : undefined
  const ending = {
    label: look.viewer === 'spectator' ? undefined : words.closing?.(look.view, look.viewer),
    may: mayEnd && !flow.isEnding,
    unfinished,
    asked: notice?.kind === 'unfinished',
    advised: controls.advisesEnd,
    onEnd: () => {
      if (!showing) flow.endTurn()
    },
  }
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
  // Where others play elsewhere everybody may see whose turn it is by now.
  const toActDuring = around === undefined ? [] : present.toAct
  const playersProps = {
    table: around === undefined ? table : present,
    viewer: look.viewer,
    view: scene,
    ui,
    language,
    toAct: scoring === undefined ? shown.table.toAct : toActDuring,
    around,
  }
  // A person who watches others online has nothing to press.
  const onlyWatches = around !== undefined && look.viewer === 'spectator'
  const passed = passedScoring(state, ui, language)
  const alone = table.seats.length === 1
  const prompt = promptOf({
    ...{ waits, table, look, present, words, language },
    scoring: pending && { title: pending.title, gained: scoring?.whole === true ? scoring.gained : undefined },
    still: around?.still,
    // What the board shows step by step is told in the prompt, where people look for what is going on.
    happening: showing ? lastTold(asSeen?.story ?? NO_EVENTS, tell) : undefined,
  })
  const scoringActions =
    scoring === undefined || waits.kind !== 'celebrate' ? undefined : (
      <ScoringActions
        key={waits.scoring}
        whole={scoring.whole}
        onLedger={() => setOver({ scoring: waits.scoring })}
        onSkip={scoring.skip}
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
      onScoring={(scored) => setOver({ scoring: scored })}
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
            legal: scoring === undefined ? look.legal : [],
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
            recent: seat === undefined ? NO_EVENTS : recent,
            scoring: scoring?.told,
            hinted: hintedLine?.[0],
            hintedLine,
          }}
        />

        {guide === undefined ? (
          <>
            <TableCall
              label={text.call}
              hasRecap={!alone}
              notice={noticeLine}
              showing={showing}
              thinking={waits.kind === 'wait'}
              prompt={(mayAct ? held : undefined) ?? prompt}
            >
              {passed !== undefined ? (
                <ScoredLine said={passed.said} onOpen={() => setOver({ scoring: passed.scoring })} />
              ) : (
                waits.kind === 'act' &&
                recap.length > 0 && <RecapLine entries={recap} language={language} onOpen={() => setOver('recap')} />
              )}
            </TableCall>
            {scoringActions ??
              (waits.kind === 'over' ? (
                <Afterwards
                  onShow={table.outcome === undefined ? undefined : () => setOver('ending')}
                  again={around?.again ?? <PlayAgain onAgain={() => void again('new')} />}
                />
              ) : onlyWatches ? null : (
                <TableActions
                  mayAct={mayAct}
                  mayUndo={controls.mayUndo}
                  onHint={around?.hasHints === false ? undefined : hint}
                  onUndo={flow.undo}
                  ending={closing !== undefined || confirmTurns ? ending : undefined}
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
