/** Between two people around one device: a calm page that shows nothing of anybody’s table, only what happened in public. */
import type { GameEvent, Seat } from '@crownlands/core/game'
import { HouseShield } from '@crownlands/kit/heraldry.tsx'
import type { Nameplate } from '@crownlands/kit/room-ui'
import type { SeatPlan, TableSummary } from '@crownlands/table/protocol'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../design/button'
import { type Told, tellOn } from '../flow/told'
import { useHost } from '../host/use-host'
import { othersSince, recapOf } from '../story/recap'
import { PublicRecap } from '../story/recap-list'
import type { StoryEntry } from '../story/story'
import type { TableText } from '../text/text'
import css from './hand-over.module.css'

interface HandOverProps {
  readonly to: SeatPlan
  readonly seat: Seat
  readonly table: TableSummary
  readonly nameplates: readonly Nameplate[]
  readonly text: TableText
  tell(event: GameEvent): readonly string[]
  onTake(): void
}

export function HandOver({ to, seat, table, nameplates, text, tell, onTake }: HandOverProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const recap = usePublicRecap(table, seat, tell)
  // The heading, not the button: nobody takes the device with a key meant for the turn before.
  useEffect(() => title.current?.focus(), [])
  return (
    <main className={css.page}>
      <div className={css.card}>
        <p className={css.eyebrow}>{text.handOver.title}</p>
        <div className={css.shield}>
          <HouseShield house={to.house} size={132} />
        </div>
        <h1 ref={title} tabIndex={-1} className={css.title}>
          {text.handOver.pass(to.name)}
        </h1>
        <p className={css.calm}>{text.handOver.calm}</p>
        <Button variant="seal" onClick={onTake}>
          {text.handOver.take(to.name)}
        </Button>
        {recap.length > 0 && (
          <PublicRecap entries={recap} nameplates={nameplates} title={text.handOver.since(to.name)} />
        )}
      </div>
    </main>
  )
}

/** More steps than anybody’s round has. */
const STEPS = 40

/** As a spectator is told it: whoever holds the device may read it. */
function usePublicRecap({ id, actions }: TableSummary, seat: Seat, tell: HandOverProps['tell']): readonly StoryEntry[] {
  const host = useHost()
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
