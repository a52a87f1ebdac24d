/** A scoring that writes itself line by line, and the same ledger to be read again. */
import type { GameEvent } from '@crownlands/core/game'
import type { Language } from '@crownlands/core/room'
import { HouseShield } from '@crownlands/kit/heraldry.tsx'
import type { Nameplate, RoomScoring } from '@crownlands/kit/room-ui'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../design/button'
import { isMotionReduced, useSettings } from '../settings/store'
import { playSound } from '../sound/sounds'
import { useWords } from '../text/words'
import css from './ceremony.module.css'
import type { Scoring } from './flow'
import { number } from './numbers'
import { firstLines, timing } from './pace'
import { takeFocus } from './table-hooks'
import { TABLE_TEXT } from './text'
import { useCount } from './use-count'
import { useWide } from './use-wide'

interface CeremonyProps {
  readonly story: readonly GameEvent[]
  readonly scoring: Scoring
  /** How the room shows its scorings. */
  readonly ledger: RoomScoring
  readonly nameplates: readonly Nameplate[]
  readonly language: Language
  /** Whether it writes itself or lies there to be read. */
  readonly mode: 'celebrate' | 'read'
  onClause(id: string): void
  onDone(): void
}

export function Ceremony({ story, scoring, ledger, nameplates, language, mode, onClause, onDone }: CeremonyProps) {
  const text = TABLE_TEXT[language]
  const { pace } = useSettings()
  const { setup } = useWords()
  const wide = useWide()
  const events = story.slice(scoring.from, scoring.to)
  const lines = ledger.lines(events)
  const [shown, setShown] = useState(() =>
    mode === 'read' ? lines : firstLines(lines, pace, isMotionReduced() ? 'reduced' : 'full'),
  )
  const writing = shown < lines
  const scroller = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!writing) return
    const timer = setTimeout(() => {
      setShown(shown + 1)
      playSound('coin')
    }, timing(pace).line)
    return () => clearTimeout(timer)
  }, [writing, shown, pace])

  // The line that is being written stays in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every line
  useEffect(() => {
    if (mode === 'celebrate') scroller.current?.scrollTo({ top: writing ? scroller.current.scrollHeight : 0 })
  }, [shown])

  const skipOrDone = () => (writing ? setShown(lines) : onDone())
  const standing = ledger.standing(events, shown)
  return (
    <div className={css.ceremony}>
      {standing !== undefined && (
        <ul className={css.standing} aria-label={text.scoring.standing}>
          {nameplates.map(({ house, name }, seat) => (
            <li key={house}>
              <HouseShield house={house} size={30} />
              {/* As in the strip of players: where there is little room, a house goes without its title. */}
              <span className={css.name}>{!wide && name === setup.houseNames[house] ? setup.houses[house] : name}</span>
              <Count value={standing[seat] ?? 0} language={language} />
            </li>
          ))}
        </ul>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys have the button below, which does the same */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a click anywhere skips, as in every game */}
      <div
        ref={scroller}
        className={css.ledger}
        onClick={writing ? () => setShown(lines) : undefined}
        data-writing={writing || undefined}
      >
        <ledger.Ledger
          events={events}
          nameplates={nameplates}
          language={language}
          shown={writing ? shown : undefined}
          onClause={onClause}
        />
      </div>
      <div className={css.foot}>
        <span className={css.count} aria-hidden="true">
          {writing ? text.scoring.line(shown, lines) : ''}
        </span>
        <Button variant="seal" ref={takeFocus} onClick={skipOrDone}>
          {writing ? text.scoring.skip : mode === 'read' ? text.close : text.scoring.done}
        </Button>
      </div>
    </div>
  )
}

function Count({ value, language }: { readonly value: number; readonly language: Language }) {
  return <span className={css.value}>{number(useCount(value), language)}</span>
}
