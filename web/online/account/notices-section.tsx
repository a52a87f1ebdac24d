/** Notices on this device: on, off, and why not. */
import type { Me } from '@crownlands/table/online'
import { useEffect, useState } from 'react'
import { Switch } from '../../design/field'
import { useLanguage } from '../../text/words'
import { type NoticesState, noticesHere, turnOff, turnOn } from '../push/notices'
import { NO_NOTICES_TEXT } from '../push/text'
import css from './account.module.css'
import { Section } from './section'
import { ACCOUNT_TEXT } from './text'

export function NoticesSection({ me }: { readonly me: Me }) {
  const language = useLanguage()
  const text = ACCOUNT_TEXT[language].notices
  const [state, setState] = useState<NoticesState>()
  useEffect(() => {
    void noticesHere(me.notices).then(setState)
  }, [me.notices])

  async function change(on: boolean) {
    setState(await (on ? turnOn() : turnOff()))
  }

  return (
    <Section title={text.title}>
      <p>{text.lead}</p>
      {state === 'on' || state === 'off' ? (
        <Switch label={text.on} hint={text.hint} checked={state === 'on'} onChange={(on) => void change(on)} />
      ) : (
        <p className={css.quiet} role="status">
          {state !== undefined && NO_NOTICES_TEXT[language][state]}
        </p>
      )}
    </Section>
  )
}
