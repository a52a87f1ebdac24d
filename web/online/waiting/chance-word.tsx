/** Everybody's part in the chance: a word, beside which the device puts something of its own. */
import type { TableInfo } from '@crownlands/table/online'
import { type FormEvent, useState } from 'react'
import { Button } from '../../design/button'
import { Field } from '../../design/field'
import { useLanguage } from '../../text/words'
import css from './chance-word.module.css'
import { WAITING_TEXT } from './text'

interface ChanceWordProps {
  readonly info: TableInfo
  readonly isBusy: boolean
  readonly word: string
  onWord(word: string): void
  onGive(): void
}

export function ChanceWord({ info, isBusy, word, onWord, onGive }: ChanceWordProps) {
  const text = WAITING_TEXT[useLanguage()].chance
  const [given, setGiven] = useState<string>()
  const hasWord = info.seats.some(({ seat, hasWord: has }) => has && info.mine.includes(seat))

  function give(event: FormEvent) {
    event.preventDefault()
    if (word.trim() === '') return
    setGiven(word)
    onGive()
  }

  return (
    <section className={css.chance} aria-labelledby="chance">
      <h2 id="chance">{text.title}</h2>
      <p>{text.text}</p>
      <form className={css.word} onSubmit={give}>
        <Field
          label={text.word}
          value={word}
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => onWord(target.value)}
        />
        <Button type="submit" aria-disabled={isBusy}>
          {text.give}
        </Button>
      </form>
      <p className={css.given} role="status">
        {hasWord && (given === undefined || given === word) ? text.given : text.why}
      </p>
      <details className={css.proof}>
        <summary>{text.commitment}</summary>
        <p>{text.proof}</p>
        <code>{info.commitment}</code>
      </details>
    </section>
  )
}
