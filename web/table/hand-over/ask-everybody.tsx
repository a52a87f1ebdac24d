/** Around one device, several are asked something out of turn: one calm page asks once whether anybody answers (T-Q2). */
import type { GameEvent, Seat } from '@crownlands/core/game'
import type { Words } from '@crownlands/core/room'
import { HouseShield } from '@crownlands/kit/heraldry.tsx'
import type { TableSummary } from '@crownlands/table/protocol'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../design/button'
import { useLanguage } from '../../text/words'
import { useHosts } from '../host/use-hosts'
import css from './ask-everybody.module.css'
import cover from './hand-over.module.css'
import { HAND_OVER_TEXT } from './text'

interface AskEverybodyProps {
  readonly table: TableSummary
  readonly asked: readonly Seat[]
  readonly words: Pick<Words<unknown, unknown, unknown, GameEvent>, 'question'>
  onTake(seat: Seat): void
  onNobody(): void
}

export function AskEverybody({ table, asked, words, onTake, onNobody }: AskEverybodyProps) {
  const { play: host } = useHosts()
  const text = HAND_OVER_TEXT[useLanguage()].ask
  const title = useRef<HTMLHeadingElement>(null)
  const [question, setQuestion] = useState<string>()
  // As somebody who only watches sees it: everybody may read this page.
  useEffect(() => {
    let current = true
    const names = table.seats.map(({ name }) => name)
    const show = (words: string | undefined) => current && setQuestion(words ?? text.anybody)
    void host.look(table.id, 'spectator', table.actions).then(
      (look) => show(look === undefined ? undefined : words.question?.(look.view, names)),
      () => show(undefined),
    )
    return () => {
      current = false
    }
  }, [host, table.id, table.actions, table.seats, words, text])
  // Only once its words are there: who listens hears them, and nothing that is changed a moment later.
  useEffect(() => {
    if (question !== undefined) title.current?.focus()
  }, [question])
  const people = asked.flatMap((seat) => {
    const plan = table.seats[seat]
    return plan === undefined ? [] : [{ seat, ...plan }]
  })
  if (question === undefined) return <main className={cover.page} />
  return (
    <main className={cover.page}>
      <div className={cover.card}>
        <p className={cover.eyebrow}>{text.title}</p>
        <h1 ref={title} tabIndex={-1} className={css.question}>
          {question}
        </h1>
        <p className={cover.calm}>{text.calm}</p>
        <div className={css.answers}>
          {people.map(({ seat, house, name }) => (
            <Button key={house} onClick={() => onTake(seat)}>
              <HouseShield house={house} size={40} />
              <span>{text.answer(name)}</span>
            </Button>
          ))}
        </div>
        <Button variant="seal" onClick={onNobody}>
          {text.nobody}
        </Button>
      </div>
    </main>
  )
}
