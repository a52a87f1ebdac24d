/** The table once it is open: bar, board, prompt, dock, players and story, and whatever lies over them. */
import type { GameEvent } from '@crownlands/core/game'
import { sameData } from '@crownlands/core/json'
import type { Language, Room } from '@crownlands/core/room'
import { HintMark } from '@crownlands/kit/hint.tsx'
import { Icon } from '@crownlands/kit/icon.tsx'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { DailyResult } from '../daily/daily-result'
import { dailyAt, noteResult } from '../daily/store'
import { Button, ButtonLink } from '../design/button'
import { Dialog, Sheet } from '../design/dialog'
import { notify } from '../design/notices-store'
import { hostProblem, type Look } from '../host/protocol'
import { goTo, hrefOf } from '../routes'
import { RulesDrawer } from '../rules/rules-drawer'
import { isMotionReduced, useSettings } from '../settings/store'
import { useWords } from '../text/words'
import { Ceremony } from './ceremony'
import { Ending } from './ending'
import { exportTable } from './export'
import { canExport, type Scoring, shownLook, type TableEvent, type TableState } from './flow'
import { HandOver } from './hand-over'
import { KeyList } from './key-list'
import { NoticeLine } from './notice-line'
import { stepTime } from './pace'
import { Players, PlayersStrip } from './players'
import { promptOf } from './prompt'
import type { TableUi } from './room-uis'
import { newLines, tellStory } from './story'
import { StoryList } from './story-list'
import css from './table-frame.module.css'
import { takeFocus, useKeptFocus, useSounds, useTableKeys } from './table-hooks'
import { TABLE_TEXT } from './text'
import { type Trouble, troubleOf } from './trouble'
import { useHost } from './use-host'
import { useCourse } from './use-table'
import { useWide } from './use-wide'

interface TableFrameProps {
  readonly state: TableState
  readonly ui: TableUi
  readonly room: Room
  readonly language: Language
  /** Shown while nobody has looked yet. */
  readonly laying: ReactNode
  /** Shown when nobody can look. */
  instead(trouble: Trouble, onRetry: () => void): ReactNode
  dispatch(event: TableEvent): void
}

/** What lies over the table. */
type Over = 'players' | 'story' | 'keys' | 'more' | 'ending'

interface RulesShown {
  readonly open: boolean
  readonly clause: string | undefined
  readonly asked: number
}

export function TableFrame({ state, ui, room, language, laying, instead, dispatch }: TableFrameProps) {
  const text = TABLE_TEXT[language]
  const words = room.words[language]
  const host = useHost()
  const { daily: dailyWords, shell } = useWords()
  const daily = useMemo(() => dailyAt(state.table.id), [state.table.id])
  const wide = useWide()
  const { confirmTurns, pace, singleKeys } = useSettings()
  const [over, setOver] = useState<Over>()
  const [reading, setReading] = useState<number>()
  const [showing, setShowing] = useState(false)
  const [rules, setRules] = useState<RulesShown>({ open: false, clause: undefined, asked: 0 })
  const paused = over !== undefined || reading !== undefined || (rules.open && !wide)
  const course = useCourse({ state, ui }, dispatch, { paused })
  const { waits, seat, notice } = course
  const { table, look } = state
  const shown = shownLook(state, waits)

  const looks = useMemo(() => table.seats.map(({ name, house }) => ({ name, house })), [table.seats])
  const names = useMemo(() => looks.map(({ name }) => name), [looks])
  const colours = useMemo(() => ui.colourNames?.(looks, language), [ui, looks, language])
  const tell = useCallback((event: GameEvent) => words.story(event, names, colours), [words, names, colours])
  const scorings = useMemo(() => titled(ui, look, language), [ui, look, language])
  const entries = useMemo(
    () =>
      shown === undefined
        ? []
        : tellStory(shown.story, shown === look ? scorings : titled(ui, shown, language), tell, (event) =>
            ui.chapter?.(event, language),
          ),
    [shown, look, scorings, ui, language, tell],
  )
  const latest = useMemo(() => shown?.story.slice(shown.since) ?? [], [shown])
  const openRules = useCallback((clause?: string) => {
    setRules(({ asked }) => ({ open: true, clause, asked: asked + 1 }))
  }, [])
  const closeRules = useCallback(() => setRules((now) => ({ ...now, open: false })), [])

  // The result opens by itself when the match is over.
  const isOver = waits.kind === 'over'
  useEffect(() => {
    if (isOver) setOver('ending')
  }, [isOver])
  useEffect(() => {
    if (table.outcome !== undefined) noteResult(table.id, table.outcome)
  }, [table.id, table.outcome])

  useSounds(look, scorings)
  useKeptFocus(look)
  const mayAct = waits.kind === 'act' && !showing
  const hinted = notice?.kind === 'hint' ? notice.hint?.action : undefined
  const { closing } = ui
  const mayClose = mayAct && look?.legal.some((action) => sameData(action, closing)) === true
  const unfinished = mayClose ? ui.unfinished?.(look.view, look.legal, language) : undefined
  const asked = notice?.kind === 'unfinished'
  const endTurn = () => {
    if (closing === undefined || waits.kind === 'end-turn') course.endTurn()
    else if (mayAct) void (mayClose ? course.act(closing) : course.explain(closing))
  }
  const asleep = paused || waits.kind === 'celebrate' || waits.kind === 'hand-over'
  useTableKeys(
    { asleep, singleKeys },
    {
      'end-turn': endTurn,
      undo: course.undo,
      hint: () => {
        if (mayAct) void course.hint()
      },
      rules: () => (rules.open ? closeRules() : openRules()),
      story: () => {
        if (!wide) setOver('story')
      },
      keys: () => setOver('keys'),
      dismiss: course.dismiss,
    },
  )

  if (look === undefined && notice?.kind === 'failed')
    return instead(troubleOf(notice.problem), () => void course.tryAgain())
  if (waits.kind === 'hand-over') {
    const to = table.seats[waits.to]
    return to === undefined ? null : <HandOver to={to} text={text} onTake={() => void course.lookAs(waits.to)} />
  }
  if (look === undefined || shown === undefined) return laying

  const prompt = promptOf({ waits, table, look, scorings, words, text })
  const playersProps = { table, viewer: look.viewer, view: shown.view, ui, language, toAct: shown.table.toAct }
  const close = () => setOver(undefined)
  const celebrated = waits.kind === 'celebrate' ? waits.scoring : undefined
  const shownScoring = reading ?? celebrated
  const scoring = shownScoring === undefined ? undefined : scorings[shownScoring]
  const closeScoring = () => {
    if (reading !== undefined) setReading(undefined)
    else if (celebrated !== undefined) dispatch({ type: 'celebrated', scoring: celebrated })
  }
  const again = async (how: 'new' | 'same' = 'new') => {
    try {
      const next = how === 'new' ? await host.create(table) : await host.repeat(table.id)
      goTo({ page: 'table', id: next.id })
    } catch (error) {
      notify({ kind: 'trouble', text: shell.hostProblem(hostProblem(error)) })
    }
  }
  const save = () => void exportTable(host, table, text)
  const story = (
    <StoryList
      entries={entries}
      looks={looks}
      text={text}
      since={shown.since}
      onScoring={(scored) => {
        setOver(undefined)
        setReading(scored)
      }}
    />
  )
  // Whoever sits alone at a table needs no list of who is there.
  const alone = table.seats.length === 1
  const mayUndo = seat !== undefined && look.canUndo && !showing
  const mayEnd = waits.kind === 'end-turn' || mayClose

  return (
    <>
      <main className={css.table} data-rules={rules.open || undefined}>
        <header className={css.bar}>
          <a className={css.tool} href={hrefOf({ page: 'home' })} aria-label={text.home}>
            <Icon name="home" size={22} />
          </a>
          <h1 className={css.title}>
            {words.title} {daily !== undefined && <small>{dailyWords.named(daily.day)}</small>}
          </h1>
          <nav className={css.tools} aria-label={text.table}>
            {!wide && <Tool icon="story" label={text.story} onClick={() => setOver('story')} />}
            <Tool icon="rulebook" label={text.rules} onClick={() => (rules.open ? closeRules() : openRules())} />
            <Tool icon="menu" label={text.more} onClick={() => setOver('more')} />
          </nav>
        </header>

        {!wide && !alone && (
          <button type="button" className={css.strip} onClick={() => setOver('players')}>
            <PlayersStrip {...playersProps} />
          </button>
        )}

        <ui.Surface
          view={shown.view}
          seat={seat}
          legal={look.legal}
          looks={looks}
          language={language}
          latest={latest}
          hinted={mayAct ? hinted : undefined}
          stepTime={stepTime(pace, isMotionReduced() ? 'reduced' : 'full')}
          singleKeys={singleKeys}
          onShowing={setShowing}
          onAct={course.act}
          onTry={(action) => void course.explain(action)}
        />

        <section className={css.call} aria-label={text.call}>
          <NoticeLine
            notice={notice}
            words={words}
            language={language}
            colours={colours}
            unfinished={unfinished?.question}
            onClause={openRules}
            onAct={(action) => void course.act(action)}
            onRetry={() => void course.tryAgain()}
            onDismiss={course.dismiss}
          />
          <p className={css.prompt} role="status" data-thinking={waits.kind === 'bot' || undefined}>
            {prompt}
          </p>
        </section>

        <fieldset className={css.actions}>
          <legend className="for-readers">{text.actions}</legend>
          {isOver ? (
            <>
              <Button onClick={() => setOver('ending')}>
                <Icon name="trophy" size={20} />
                {text.end.show}
              </Button>
              <Button look="seal" onClick={() => void again()}>
                {text.end.again}
              </Button>
            </>
          ) : (
            <>
              <Button aria-disabled={!mayAct} onClick={() => mayAct && void course.hint()} aria-keyshortcuts="h">
                <Icon name="hint" size={20} />
                {text.hint}
              </Button>
              <Button aria-disabled={!mayUndo} onClick={course.undo} aria-keyshortcuts="u">
                <Icon name="undo" size={20} />
                {text.takeBack}
              </Button>
              {(confirmTurns || closing !== undefined) && (
                <Button
                  className={css.end}
                  look={mayEnd && (asked || unfinished?.question === undefined) ? 'seal' : 'plain'}
                  aria-disabled={!mayEnd}
                  onClick={endTurn}
                  aria-keyshortcuts="e"
                >
                  {asked ? text.endAnyway : text.endTurn}
                  {!asked && unfinished !== undefined && <small>{unfinished.note}</small>}
                  {mayClose && sameData(hinted, closing) && <HintMark />}
                </Button>
              )}
            </>
          )}
        </fieldset>

        {wide && (
          <aside className={css.side} data-alone={alone || undefined}>
            {!alone && (
              <section aria-labelledby="table-players">
                <h2 id="table-players" className={css.heading}>
                  {text.players}
                </h2>
                <Players {...playersProps} />
              </section>
            )}
            <div className={css.storyPart}>
              <h2 className={css.heading}>{text.story}</h2>
              {story}
            </div>
          </aside>
        )}
      </main>

      <div className="for-readers" aria-live="polite">
        {newLines(entries, shown.since, shown.story, tell).join(' ')}
      </div>

      <Sheet open={over === 'players'} title={text.players} onClose={close}>
        <Players {...playersProps} />
      </Sheet>
      <Sheet open={over === 'story'} title={text.story} onClose={close}>
        <div className={css.sheetStory}>{story}</div>
      </Sheet>
      <Sheet open={over === 'more'} title={words.title} onClose={close}>
        <div className={css.menu}>
          <ButtonLink look="quiet" href={hrefOf({ page: 'replay', id: table.id })}>
            <Icon name="step-back" size={22} />
            {text.replay}
          </ButtonLink>
          <Button look="quiet" aria-disabled={!canExport(table)} onClick={save}>
            <Icon name="download" size={22} />
            {text.exportRecord}
          </Button>
          {!canExport(table) && <p className={css.why}>{text.exportLater}</p>}
          <Button look="quiet" onClick={() => setOver('keys')}>
            <Icon name="help" size={22} />
            {text.keys}
          </Button>
          <ButtonLink look="quiet" href={hrefOf({ page: 'settings' })}>
            <Icon name="settings" size={22} />
            {text.settings}
          </ButtonLink>
          <ButtonLink look="quiet" href={hrefOf({ page: 'home' })}>
            <Icon name="home" size={22} />
            {text.home}
          </ButtonLink>
        </div>
      </Sheet>
      <Dialog open={over === 'keys'} title={text.keyList.title} onClose={close}>
        <KeyList text={text} of="table" game={ui.keys?.(language)} />
      </Dialog>
      <Dialog open={scoring !== undefined} title={scoring?.title ?? ''} onClose={closeScoring}>
        {scoring !== undefined && (
          <Ceremony
            key={`${shownScoring}`}
            story={look.story}
            scoring={scoring}
            ui={ui}
            looks={looks}
            language={language}
            mode={reading === undefined ? 'celebrate' : 'read'}
            onClause={openRules}
            onDone={closeScoring}
          />
        )}
      </Dialog>
      <Dialog open={over === 'ending' && !showing} title={text.end.title} onClose={close}>
        {table.outcome !== undefined && (
          <Ending
            outcome={table.outcome}
            looks={looks}
            course={ui.course(look.story, language)}
            courseLines={ui.courseLines?.(language)}
            verdict={ui.Verdict === undefined ? undefined : <ui.Verdict view={look.view} language={language} />}
            occasion={daily === undefined ? undefined : <DailyResult {...daily} />}
            language={language}
            sentence={words.ending(table.outcome, names)}
            actions={
              <>
                <Button look="seal" ref={takeFocus} onClick={() => void again()}>
                  {text.end.again}
                </Button>
                {alone && <Button onClick={() => void again('same')}>{text.end.repeat}</Button>}
                <ButtonLink href={hrefOf({ page: 'replay', id: table.id })}>{text.replay}</ButtonLink>
                <Button onClick={save}>{text.exportRecord}</Button>
                <ButtonLink href={hrefOf({ page: 'home' })}>{text.home}</ButtonLink>
              </>
            }
          />
        )}
      </Dialog>
      <RulesDrawer room={room} open={rules.open} clause={rules.clause} asked={rules.asked} onClose={closeRules} />
    </>
  )
}

/** The scorings of what somebody sees, each with its title. */
function titled(ui: TableUi, look: Look | undefined, language: Language): readonly Scoring[] {
  const { scoring } = TABLE_TEXT[language]
  const found = look === undefined ? [] : ui.scorings(look.story, language)
  return found.map((one) => ({ ...one, title: scoring.of(one.title) }))
}

interface ToolProps {
  readonly icon: 'story' | 'rulebook' | 'menu'
  readonly label: string
  onClick(): void
}

function Tool({ icon, label, onClick }: ToolProps) {
  return (
    <button type="button" className={css.tool} onClick={onClick}>
      <Icon name={icon} size={22} />
      <span>{label}</span>
    </button>
  )
}
