/** Between two people around one device: a calm page that shows nothing of anybody’s table. */
import { HouseShield } from '@crownlands/kit/heraldry.tsx'
import type { SeatPlan } from '@crownlands/table/protocol'
import { useEffect, useRef } from 'react'
import { Button } from '../design/button'
import css from './hand-over.module.css'
import type { TableText } from './text'

interface HandOverProps {
  readonly to: SeatPlan
  readonly text: TableText
  onTake(): void
}

export function HandOver({ to, text, onTake }: HandOverProps) {
  const title = useRef<HTMLHeadingElement>(null)
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
      </div>
    </main>
  )
}
