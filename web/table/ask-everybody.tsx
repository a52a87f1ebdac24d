/** Around one device, several are asked something out of turn: one calm page asks once whether anybody answers (T-Q2). */
import type { GameEvent, Seat } from '@crownlands/core/game'
import type { Words } from '@crownlands/core/room'
import { HouseShield } from '@crownlands/kit/heraldry.tsx'
import type { TableSummary } from '@crownlands/table/protocol'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../design/button'
import css from './hand-over.module.css'
import type { TableText } from './text'
import { useHost } from './use-host'

interface AskEverybodyProps {
  readonly table: TableSummary
  readonly asked: readonly Seat[]
  readonly words: Pick<Words<unknown, unknown, unknown, GameEvent>, 'question'>
  readonly text: TableText
  onTake(seat: Seat): void
  onNobody(): void
}

export function AskEverybody({ table, asked, words, text, onTake, onNobody }: AskEverybodyProps) {
  const host = useHost()
  const title = useRef<HTMLHeadingElement>(null)
  const [question, setQuestion] = useState<string>()
  useEffect(() => title.current?.focus(), [])
  // As somebody who only watches sees it: everybody may read this page.
  useEffect(() => {
    let current = true
    void host.look(table.id, 'spectator', table.actions).then(
      (look) => current && look !== undefined && setQuestion(words.question?.(look.view)),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [host, table.id, table.actions, words])
  const people = asked.flatMap((seat) => {
    const plan = table.seats[seat]
    return plan === undefined ? [] : [{ seat, ...plan }]
  })
  return (
    <main className={css.page}>
      <div className={css.card}>
        <p className={css.eyebrow}>{text.ask.title}</p>
        <div className={css.shields}>
          {people.map(({ house }) => (
            <HouseShield key={house} house={house} size={84} />
          ))}
        </div>
        <h1 ref={title} tabIndex={-1} className={css.title}>
          {question ?? text.ask.anybody}
        </h1>
        <p className={css.calm}>{question === undefined ? text.ask.calm : text.ask.anybody}</p>
        <div className={css.ways}>
          {people.map(({ seat, house, name }) => (
            <Button key={house} onClick={() => onTake(seat)}>
              {text.ask.answer(name)}
            </Button>
          ))}
          <Button variant="seal" onClick={onNobody}>
            {text.ask.nobody}
          </Button>
        </div>
      </div>
    </main>
  )
}
