/** A game seen again, step by step, with the same board. */
import { forReaders } from '@crownlands/kit/for-readers'
import { Tips } from '@crownlands/kit/grid/tips.tsx'
import { Icon, type IconName } from '@crownlands/kit/icons/icon.tsx'
import type { TablePast } from '@crownlands/table/protocol'
import { type CSSProperties, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { Dialog, Sheet } from '../design/dialog'
import { Mender } from '../design/mender'
import { hrefOf } from '../page/routes'
import { useWide } from '../page/use-wide'
import { RulesDrawer } from '../rules/book/rules-drawer'
import { stepAt } from '../table/flow/told'
import { KeyList } from '../table/keys/key-list'
import { MENU_TEXT } from '../table/menu/text'
import { Players, PlayersStrip } from '../table/players/players'
import { PLAYERS_TEXT } from '../table/players/text'
import { ReadLedger } from '../table/scoring/read-ledger'
import { StoryList } from '../table/story/story-list'
import { STORY_TEXT } from '../table/story/text'
import { useTelling } from '../table/story/use-telling'
import { TableBar, Tool } from '../table/table-bar'
import frame from '../table/table-frame.module.css'
import { Laying, TroubleScreen } from '../table/table-screen'
import { TableSide } from '../table/table-side'
import type { OpenRoom } from '../table/trouble/open-room'
import { useRulesShown } from '../table/use-rules-shown'
import { useLanguage } from '../text/words'
import { milestoneAt, milestonesOf, neighbour } from './milestones'
import { type ReplayMove, replayKey } from './replay'
import css from './replay-screen.module.css'
import { REPLAY_TEXT } from './text'
import { useReplay } from './use-replay'

interface ReplayScreenProps {
  readonly id: string
  readonly past: TablePast
  /** Where the table itself is; undefined: on this device. */
  readonly tableHref?: string
}

export function ReplayScreen({ id, past, tableHref = hrefOf({ page: 'table', id }) }: ReplayScreenProps) {
  const [attempt, setAttempt] = useState(0)
  const retry = () => setAttempt(attempt + 1)
  return (
    <Mender key={`${id} ${attempt}`} instead={() => <TroubleScreen trouble="failed" id={id} onRetry={retry} />}>
      <Replayed id={id} past={past} tableHref={tableHref} />
    </Mender>
  )
}

type Over = 'players' | 'story' | 'keys'

function Replayed({ id, past, tableHref }: Required<ReplayScreenProps>) {
  const language = useLanguage()
  const text = REPLAY_TEXT[language]
  const wide = useWide()
  const { opened, look, replay, parts, viewer, setViewer, move, goToStep, retry } = useReplay(id, past)
  const [over, setOver] = useState<Over>()
  const [reading, setReading] = useState<number>()
  const { rules, open: openRules, close: closeRules } = useRulesShown()

  const table = opened !== undefined && 'table' in opened ? opened.table : undefined
  const { ui, room } = table === undefined ? { ui: undefined, room: undefined } : (opened as OpenRoom)
  const { nameplates, scorings, entries, latest, said } = useTelling({ table, look, ui, room, language })
  const milestones = useMemo(
    () => milestonesOf(parts.values(), (event) => (ui?.milestone ?? ui?.chapter)?.(event, language)),
    [parts, ui, language],
  )
  useReplayKeys(over !== undefined || reading !== undefined, {
    move,
    leap: (to) => {
      const step = neighbour(milestones, replay.step, to)
      if (step !== undefined) goToStep(step)
    },
    showKeys: () => setOver('keys'),
  })
  if (opened !== undefined && 'trouble' in opened)
    return <TroubleScreen trouble={opened.trouble} id={id} onRetry={retry} />
  if (look === undefined || table === undefined || ui === undefined || room === undefined) return <Laying />

  const words = room.words[language]
  const scoring = reading === undefined ? undefined : scorings[reading]
  const playersProps = { table: look.table, viewer, view: look.view, ui, language, toAct: look.table.toAct }
  const close = () => setOver(undefined)
  const { step, steps, playing } = replay
  const alone = table.seats.length === 1
  const story = (
    <StoryList
      entries={entries}
      nameplates={nameplates}
      since={look.since}
      isWhole
      onEarlier={() => undefined}
      onEntry={(place) => {
        setOver(undefined)
        goToStep(stepAt(look.told, place))
      }}
      onScoring={(scored) => {
        setOver(undefined)
        setReading(scored)
      }}
    />
  )
  const control = (icon: IconName, label: string, how: ReplayMove, mirrored = false) => (
    <button
      type="button"
      className={css.control}
      data-main={how === 'play-or-pause' || undefined}
      data-mirrored={mirrored || undefined}
      aria-label={label}
      title={label}
      onClick={() => move(how)}
    >
      <Icon name={icon} size={how === 'play-or-pause' ? 26 : 20} />
    </button>
  )

  return (
    <>
      <main className={`${frame.table} ${css.replay}`} data-viewer={viewer} data-alone={alone || undefined}>
        <TableBar
          title={
            <>
              {words.title} <span className={css.what}>{text.title}</span>
            </>
          }
        >
          {!wide && <Tool icon="story" label={STORY_TEXT[language].title} onClick={() => setOver('story')} />}
          <a className={frame.tool} href={tableHref}>
            <Icon name="castle" size={22} />
            <span>{text.toTable}</span>
          </a>
        </TableBar>

        {!wide && !alone && (
          <button type="button" className={frame.strip} onClick={() => setOver('players')}>
            <PlayersStrip {...playersProps} />
          </button>
        )}

        <ui.Surface
          view={look.view}
          seat={undefined}
          legal={[]}
          nameplates={nameplates}
          language={language}
          latest={latest}
          stepTime={0}
          singleKeys={false}
          onShowing={() => undefined}
          onAct={() => Promise.resolve()}
          onTry={() => undefined}
          onHold={() => undefined}
          onSay={() => undefined}
        />

        <section className={frame.call} aria-label={text.title}>
          <p className={frame.prompt} role="status">
            {steps === 0 ? text.nothing : said || text.start}
          </p>
        </section>

        <div className={css.controls}>
          <div className={css.scrub}>
            <input
              type="range"
              min={0}
              max={Math.max(steps, 1)}
              value={step}
              disabled={steps === 0}
              aria-label={text.scrubber}
              aria-valuetext={text.step(step, steps)}
              style={{ '--part': steps === 0 ? 0 : step / steps } as CSSProperties}
              onChange={(event) => goToStep(Number(event.target.value))}
            />
            <span className={css.marks} aria-hidden="true">
              {milestones.map((one) => (
                <i key={one.step} style={{ '--at': steps === 0 ? 0 : one.step / steps } as CSSProperties} />
              ))}
            </span>
            <output className={css.step}>{text.step(step, steps)}</output>
          </div>
          <div className={css.buttons}>
            {control('fast-forward', text.first, 'first', true)}
            {control('step-back', text.back, 'back')}
            {control(playing ? 'pause' : 'play', playing ? text.pause : text.play, 'play-or-pause')}
            {control('step-forward', text.forward, 'forward')}
            {control('fast-forward', text.last, 'last')}
            {milestones.length > 1 && (
              <label className={css.seenBy}>
                <span className={forReaders}>{text.goTo}</span>
                <select
                  value={milestoneAt(milestones, step)?.step ?? ''}
                  onChange={({ target }) => goToStep(Number(target.value))}
                >
                  {milestones.map((one) => (
                    <option key={one.step} value={one.step}>
                      {one.label}
                    </option>
                  ))}
                </select>
              </label>
            )}
            {alone ? null : table.outcome === undefined ? (
              <span className={css.seenBy} title={text.secretUntilOver}>
                <Icon name="lock" size={16} />
                {text.spectator}
              </span>
            ) : (
              <label className={css.seenBy}>
                <span>{text.seenBy}</span>
                <select
                  value={String(viewer)}
                  onChange={({ target }) =>
                    setViewer(target.value === 'spectator' ? 'spectator' : Number(target.value))
                  }
                >
                  <option value="spectator">{text.spectator}</option>
                  {nameplates.map(({ name, house }, seat) => (
                    <option key={house} value={seat}>
                      {name}
                    </option>
                  ))}
                </select>
              </label>
            )}
          </div>
        </div>

        {wide && <TableSide alone={alone} players={<Players {...playersProps} />} story={story} />}
      </main>
      <Tips />

      <Sheet open={over === 'players'} title={PLAYERS_TEXT[language].title} onClose={close}>
        <Players {...playersProps} />
      </Sheet>
      <Sheet open={over === 'story'} title={STORY_TEXT[language].title} onClose={close}>
        <div className={frame.sheetStory}>{story}</div>
      </Sheet>
      <Dialog open={over === 'keys'} title={MENU_TEXT[language].keys} onClose={close}>
        <KeyList of="replay" />
      </Dialog>
      <Dialog open={scoring !== undefined} title={scoring?.title ?? ''} onClose={() => setReading(undefined)}>
        {scoring !== undefined && ui.scoring !== undefined && (
          <ReadLedger
            story={look.story}
            scoring={scoring}
            room={ui.scoring}
            nameplates={nameplates}
            language={language}
            onClause={openRules}
            onClose={() => setReading(undefined)}
          />
        )}
      </Dialog>
      <RulesDrawer room={room} {...rules} onClose={closeRules} />
    </>
  )
}

/** The whole page listens, except to what has keys of its own. */
function useReplayKeys(
  asleep: boolean,
  does: {
    move(how: ReplayMove): void
    leap(to: 'before' | 'after'): void
    showKeys(): void
  },
): void {
  const showKeys = useEffectEvent(() => does.showKeys())
  const leapTo = useEffectEvent((to: 'before' | 'after') => does.leap(to))
  const move = useEffectEvent((how: ReplayMove) => does.move(how))
  useEffect(() => {
    if (asleep) return
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || hasOwnKey(event)) return
      if (event.key === '?') return showKeys()
      const leap = event.key === 'PageUp' ? 'before' : event.key === 'PageDown' ? 'after' : undefined
      const how = replayKey(event.key)
      if (leap === undefined && how === undefined) return
      event.preventDefault()
      if (leap !== undefined) leapTo(leap)
      if (how !== undefined) move(how)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [asleep])
}

function hasOwnKey({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (key.startsWith('Page')) return target.closest('select') !== null
  const own = key === ' ' ? 'button, a, select, input' : 'select, input, [data-space]'
  return target.closest(own) !== null
}
