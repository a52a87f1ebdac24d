/** The rack in the dock: own counters, each to be taken up with a click, a key or by dragging. */
import { DockRow, DockSlot, DockTray } from '@crownlands/kit/dock.tsx'
import type { MouseEvent, PointerEvent } from 'react'
import type { Thing } from '../../content'
import { HIDDEN, type View } from '../../rules/view/view'
import type { Cast } from '../cast'
import { type Choice, isUsable } from '../choice'
import { aboutCounter, CounterFace } from '../counters/counter.tsx'
import { TABLE_TEXT } from '../text/table'
import { counterName } from '../words'
import css from './rack.module.css'

interface RackProps {
  readonly things: readonly Thing[]
  readonly choice: Choice
  readonly live: boolean
  readonly cast: Cast
  readonly hinted: Thing | undefined
  readonly singleKeys: boolean
  onThing(thing: Thing, event: MouseEvent): void
  onGrab(thing: Thing, event: PointerEvent<HTMLButtonElement>): void
}

/** What the viewer sees of the own rack; nothing of another's. */
export function rackOf({ viewer, players }: View): readonly Thing[] {
  if (viewer === 'spectator') return []
  return players[viewer]?.rack.filter((thing) => thing !== HIDDEN) ?? []
}

export function Rack({ things, choice, live, cast, hinted, singleKeys, onThing, onGrab }: RackProps) {
  const words = TABLE_TEXT[cast.language]
  return (
    <DockTray live={live} className={css.rack} aria-label={words.rack}>
      {things.length === 0 && <p className={css.empty}>{words.rackEmpty}</p>}
      <DockRow>
        {things.map((thing, i) => (
          <DockSlot
            // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind are the same in every way
            key={`${thing} ${i}`}
            name={thing}
            label={counterName(thing, cast)}
            caption={counterName(thing, cast)}
            about={aboutCounter(thing, cast)}
            shortcut={singleKeys && i < 10 ? String((i + 1) % 10) : undefined}
            possible={isUsable(thing, choice.legal)}
            picked={choice.wish.thing === thing && things.indexOf(thing) === i}
            hinted={hinted === thing && things.indexOf(thing) === i}
            live={live}
            onClick={(event) => onThing(thing, event)}
            onGrab={(event) => onGrab(thing, event)}
          >
            <CounterFace what={thing} cast={cast} />
          </DockSlot>
        ))}
      </DockRow>
    </DockTray>
  )
}
