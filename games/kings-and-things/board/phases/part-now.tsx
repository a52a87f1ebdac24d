/** What the part of now offers beside map and rack: below the map on a phone, in its corner where there is room. */

import { citadelIncome } from '../../content'
import type { Action } from '../../rules/actions'
import type { Event } from '../../rules/happenings'
import { incomeOf } from '../../rules/phases/income'
import { seenState } from '../../rules/view/seen-state'
import { BY_BATTLE } from '../battle/offers'
import { offersWith, otherOffers, type Wish } from '../choice'
import type { PartProps } from '../parts'
import { QuestionBar } from '../questions/question-bar.tsx'
import { isQuestion } from '../questions/subject'
import { RECRUITING_TEXT } from '../text/recruiting'
import { TABLE_TEXT } from '../text/table'
import { DrawPanel } from './draw-panel.tsx'
import { EventNow } from './events-panel.tsx'
import { MarchPanel } from './march-panel.tsx'
import { Offers } from './offers.tsx'
import css from './part-now.module.css'
import { BY_SHEETS } from './part-sheet.tsx'
import { BY_POWERS, Contests, PowersPanel } from './powers-panel.tsx'
import type { Ghost } from './use-ghost'
import type { Marching } from './use-march'

/** What a panel offers by itself. */
const BY_PANELS: readonly Action['type'][] = ['drop', 'draw', ...BY_SHEETS, ...BY_POWERS, ...BY_BATTLE]

interface PartNowProps extends PartProps {
  readonly wish: Wish
  readonly latest: readonly Event[]
  /** A battle hides it. */
  readonly hasMap: boolean
  readonly marching: Marching
  /** What they would meet where is pointed at. */
  readonly ghost: Ghost | undefined
  onWish(wish: Wish): void
  /** Several actions in one go. */
  onRun(actions: readonly Action[]): void
}

export function PartNow({ wish, latest, hasMap, marching, ghost, onWish, onRun, ...part }: PartNowProps) {
  const { view, seat, legal, cast } = part
  if (seat === undefined) return null
  const words = TABLE_TEXT[cast.language]
  const task = view.tasks.at(-1)
  // A magic counter is shown from here or in its hex, which is lit.
  const sources = legal.filter(({ type }) => type === 'source')
  const pins = legal.filter((action) => action.type === 'ask-pin' && action.hex === wish.march?.hex)
  const offers =
    wish.thing === undefined
      ? [...pins, ...sources, ...otherOffers(legal).filter(({ type }) => !BY_PANELS.includes(type))]
      : offersWith(wish.thing, legal)
  return (
    <div className={css.part} data-part="part-now" data-map={hasMap}>
      {task?.type === 'events' && <EventNow {...part} />}
      {task?.type === 'powers' && <PowersPanel {...part} />}
      <Contests latest={latest} cast={cast} />
      {isQuestion(task) ? (
        <QuestionBar {...part} isBattleShown={!hasMap} />
      ) : (
        <Offers {...part} label={words.choices} actions={offers} />
      )}
      {task?.type === 'things' && task.stage === 'announce' && <DrawPanel {...part} />}
      {task?.type === 'build' && (
        <p className={css.line}>
          {RECRUITING_TEXT[cast.language].build(
            view.players[seat]?.gold ?? 0,
            incomeOf(seenState(view), seat),
            citadelIncome(view.players.length),
          )}
        </p>
      )}
      {marching.from !== undefined && (
        <p className={css.line} aria-live="polite" data-part="ghost">
          {ghost !== undefined && (
            <>
              <span>{ghost.where}. </span>
              {ghost.words}
            </>
          )}
        </p>
      )}
      {marching.from !== undefined && (
        <MarchPanel
          {...part}
          march={wish.march}
          isHeld={marching.ways.size === 0}
          onMarch={(march) => onWish({ march })}
          onTakeUp={() => onRun(marching.picks)}
        />
      )}
    </div>
  )
}
