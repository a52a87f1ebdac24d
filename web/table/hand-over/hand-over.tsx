/** Between two people around one device: a calm page that shows nothing of anybody’s table, only what happened in public. */
import type { GameEvent, Seat } from '@crownlands/core/game'
import { HouseShield } from '@crownlands/kit/heraldry.tsx'
import type { Nameplate } from '@crownlands/kit/room-ui'
import type { SeatPlan, TableSummary } from '@crownlands/table/protocol'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../design/button'
import { useLanguage } from '../../text/words'
import { type Told, tellOn } from '../flow/told'
import { useHosts } from '../host/use-hosts'
import { othersSince, recapOf } from '../story/recap'
import { PublicRecap } from '../story/recap-list'
import type { StoryEntry } from '../story/story'
import css from './hand-over.module.css'
import { HAND_OVER_TEXT } from './text'

interface HandOverProps {
  readonly to: SeatPlan
  readonly seat: Seat
  readonly table: TableSummary
  readonly nameplates: readonly Nameplate[]
  tell(event: GameEvent): readonly string[]
  onTake(): void
}

export function HandOver({ to, seat, table, nameplates, tell, onTake }: HandOverProps) {
  const text = HAND_OVER_TEXT[useLanguage()].handOver
  const title = useRef<HTMLHeadingElement>(null)
  const recap = usePublicRecap(table, seat, tell)
  // The heading, not the button: nobody takes the device with a key meant for the turn before.
  useEffect(() => title.current?.focus(), [])
  return (
    <main className={css.page}>
      <div className={css.card}>
        <p className={css.eyebrow}>{text.title}</p>
        <div className={css.shield}>
          <HouseShield house={to.house} size={132} />
        </div>
        <h1 ref={title} tabIndex={-1} className={css.title}>
          {text.pass(to.name)}
        </h1>
        <p className={css.calm}>{text.calm}</p>
        <Button variant="seal" onClick={onTake}>
          {text.take(to.name)}
        </Button>
        {recap.length > 0 && <PublicRecap entries={recap} nameplates={nameplates} title={text.since(to.name)} />}
      </div>
    </main>
  )
}

/** More steps than anybody’s round has. */
const STEPS = 40

/** As a spectator is told it: whoever holds the device may read it. */
function usePublicRecap({ id, actions }: TableSummary, seat: Seat, tell: HandOverProps['tell']): readonly StoryEntry[] {
  const { play: host } = useHosts()
  const [told, setTold] = useState<Told>()
  useEffect(() => {
    let current = true
    void host.story(id, 'spectator', Math.max(-1, actions - STEPS), actions).then(
      (part) => current && setTold(tellOn(undefined, part)),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [host, id, actions])
  return told === undefined ? [] : recapOf(told.events, othersSince(told, seat), tell)
}
