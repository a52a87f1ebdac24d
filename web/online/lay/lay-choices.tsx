/** The three choices more that a table online has, and who lays it. */
import type { Me } from '@crownlands/table/online'
import { useEffect, useState } from 'react'
import { Card } from '../../design/card'
import { Field, Segmented, Switch } from '../../design/field'
import type { Draft } from '../../setup/draft/draft'
import { useLanguage } from '../../text/words'
import * as api from '../api/api'
import { useProblemText } from '../api/words'
import { MOST_TYPED } from '../names/names'
import { awayTime } from '../waiting/away-time'
import {
  type ClockType,
  clockHint,
  clockOf,
  DAYS,
  GONE_AFTER,
  goneAfterOf,
  LIVE_CLOCKS,
  liveClock,
  mayBeRated,
  type OnlineChoices,
  whenOutOf,
} from './choices'
import css from './lay-choices.module.css'
import { LAY_TEXT } from './text'

interface LayChoicesProps {
  readonly draft: Draft
  readonly choices: OnlineChoices
  onChange(choices: OnlineChoices): void
}

export function LayChoices({ draft, choices, onChange }: LayChoicesProps) {
  const language = useLanguage()
  const text = LAY_TEXT[language]
  const problemText = useProblemText()
  const asker = useAsker()
  const { listed, rated, clock, whenGone, goneAfter } = choices
  return (
    <Card as="section" className={css.choices} aria-labelledby="online">
      <h2 id="online">{text.title}</h2>
      {asker.state === 'trouble' && <p role="alert">{problemText(asker.trouble)}</p>}
      {asker.state === 'nobody' && (
        <Field
          label={text.name}
          value={choices.name}
          maxLength={MOST_TYPED}
          required
          autoComplete="nickname"
          onChange={({ target }) => onChange({ ...choices, name: target.value })}
        />
      )}
      {asker.state === 'known' && <p>{text.as(asker.me.name)}</p>}
      <Segmented
        label={text.who}
        hint={text.whoHint[listed ? 'listed' : 'link']}
        choices={[
          { value: 'link', label: text.whos.link },
          { value: 'listed', label: text.whos.listed },
        ]}
        value={listed ? 'listed' : 'link'}
        onChange={(value) => onChange({ ...choices, listed: value === 'listed' })}
      />
      <Segmented<ClockType>
        label={text.time}
        hint={text.timeHint[clockHint(clock.type, asker.state === 'known' && asker.me.notices)]}
        choices={(['none', 'live', 'days'] as const).map((value) => ({ value, label: text.times[value] }))}
        value={clock.type}
        onChange={(type) => onChange({ ...choices, clock: clockOf(type), goneAfter: goneAfterOf(type) })}
      />
      {clock.type === 'live' && (
        <Segmented
          label={text.live}
          choices={LIVE_CLOCKS.map(([minutes, plus]) => ({ value: minutes, label: text.liveClock(minutes, plus) }))}
          value={clock.each / 60}
          onChange={(minutes) => onChange({ ...choices, clock: liveClock(minutes, whenOutOf(clock)) })}
        />
      )}
      {clock.type === 'live' && (
        <Segmented
          label={text.out}
          hint={text.outHint[whenOutOf(clock)]}
          choices={(['gone', 'end'] as const).map((value) => ({ value, label: text.outs[value] }))}
          value={whenOutOf(clock)}
          onChange={(value) => onChange({ ...choices, clock: liveClock(clock.each / 60, value) })}
        />
      )}
      {clock.type === 'days' && (
        <Segmented
          label={text.days}
          choices={DAYS.map((days) => ({ value: days, label: text.day(days) }))}
          value={clock.per}
          onChange={(per) => onChange({ ...choices, clock: { type: 'days', per } })}
        />
      )}
      <Segmented
        label={text.gone}
        hint={text.goneHint[whenGone]}
        choices={(['bot', 'vote'] as const).map((value) => ({ value, label: text.gones[value] }))}
        value={whenGone}
        onChange={(value) => onChange({ ...choices, whenGone: value })}
      />
      <Segmented
        label={text.goneAfter}
        hint={text.goneAfterHint[whenGone]}
        choices={GONE_AFTER[clock.type].map((value) => ({ value, label: awayTime(value, language) }))}
        value={goneAfter}
        onChange={(value: number) => onChange({ ...choices, goneAfter: value })}
      />
      {asker.state === 'known' && asker.me.kind === 'account' && mayBeRated(draft) && (
        <Switch
          label={text.rated}
          hint={text.ratedHint}
          checked={rated}
          onChange={(value) => onChange({ ...choices, rated: value })}
        />
      )}
    </Card>
  )
}

type Asker =
  | { readonly state: 'asking' | 'nobody' }
  | { readonly state: 'known'; readonly me: Me }
  | { readonly state: 'trouble'; readonly trouble: api.Trouble }

function useAsker(): Asker {
  const [asker, setAsker] = useState<Asker>({ state: 'asking' })
  useEffect(() => {
    let isGone = false
    void api.me.who().then((answer) => {
      if (isGone) return
      if ('value' in answer) setAsker({ state: 'known', me: answer.value })
      else if (answer.trouble.problem === 'nobody') setAsker({ state: 'nobody' })
      else setAsker({ state: 'trouble', trouble: answer.trouble })
    })
    return () => {
      isGone = true
    }
  }, [])
  return asker
}
