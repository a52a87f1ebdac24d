/** The events of the rack as cards: what each does, and whether it can be played now (KT-V1, KT-V14). */
import { sameData } from '@crownlands/core/json'
import { HintMark } from '@crownlands/kit/hint.tsx'
import { type EventCounter, isEvent } from '../../content'
import type { ActionOf } from '../../rules/actions'
import type { View } from '../../rules/view/view'
import { EVENT_WORDS } from '../../text/events'
import { CounterFace } from '../counters/counter.tsx'
import type { PartProps } from '../parts'
import { EVENT_TEXT } from '../text/events'
import { counterName } from '../words'
import css from './events-panel.module.css'
import { rackOf } from './rack.tsx'

/** Each kind once: only one is played in a turn. */
export function eventsOf(view: View): readonly EventCounter[] {
  return [...new Set(rackOf(view).filter(isEvent))]
}

export function EventsPanel({ view, legal, cast, hinted, onAct, onTry }: PartProps) {
  const words = EVENT_TEXT[cast.language]
  return (
    <ul className={css.events}>
      {eventsOf(view).map((event) => {
        const play: ActionOf<'event'> = { type: 'event', event }
        const isPlayable = legal.some((action) => sameData(action, play))
        return (
          <li key={event} data-playable={isPlayable || undefined}>
            <span className={css.face}>
              <CounterFace what={event} cast={cast} />
            </span>
            <div>
              <h3>{counterName(event, cast)}</h3>
              <p>{EVENT_WORDS[event][cast.language].effect}</p>
              <button
                type="button"
                aria-disabled={!isPlayable}
                onClick={() => (isPlayable ? onAct(play) : onTry(play))}
              >
                {isPlayable ? words.play(counterName(event, cast)) : words.notNow}
                {sameData(hinted, play) && <HintMark />}
              </button>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** The event that was played, while something is named for it. */
export function EventNow({ view, cast }: Pick<PartProps, 'view' | 'cast'>) {
  const task = view.tasks.at(-1)
  if (task?.type !== 'events' || task.event === undefined) return null
  return (
    <div className={css.now} data-part="event-now">
      <span className={css.face}>
        <CounterFace what={task.event} cast={cast} />
      </span>
      <p>
        <b>{counterName(task.event, cast)}.</b> {EVENT_WORDS[task.event][cast.language].effect}
      </p>
    </div>
  )
}
