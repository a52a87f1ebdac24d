/** You: by what name others know you, how you are known on every device, and how you leave. */
import type { Me } from '@crownlands/table/online'
import { type FormEvent, useCallback, useState } from 'react'
import { Button } from '../../design/button'
import { Field } from '../../design/field'
import { notify } from '../../design/notices-store'
import { goToInstead } from '../../page/routes'
import { changeSettings } from '../../settings/store/store'
import { useLanguage } from '../../text/words'
import * as api from '../api/api'
import { useDoing } from '../api/use-doing'
import { useList } from '../api/use-list'
import { useProblemText } from '../api/words'
import { NameForm } from '../names/name-form'
import { MOST_TYPED } from '../names/names'
import css from './account.module.css'
import { BotsSection } from './bots-section'
import { DevicesSection } from './devices-section'
import { LeaveSection } from './leave-section'
import { NoticesSection } from './notices-section'
import { PasskeysSection, SignIn } from './passkeys-section'
import { RatingsSection } from './ratings-section'
import { Section } from './section'
import { ACCOUNT_TEXT } from './text'

export function AccountScreen({ token }: { readonly token: string | undefined }) {
  const text = ACCOUNT_TEXT[useLanguage()]
  return (
    <main className={css.page} tabIndex={-1}>
      <h1>{text.title}</h1>
      {token === undefined ? <You /> : <Arrival token={token} />}
    </main>
  )
}

/** By a link from another device. It is used up when it is pressed, not when it is looked at. */
function Arrival({ token }: { readonly token: string }) {
  const text = ACCOUNT_TEXT[useLanguage()].link
  const { isBusy, run } = useDoing()

  async function take() {
    const answer = await run(() => api.devices.takeLink(token))
    if (answer === undefined) return
    changeSettings({ playerName: answer.value.name })
    notify({ kind: 'word', text: text.done })
    goToInstead({ page: 'my-games' })
  }

  return (
    <Section title={text.title}>
      <p>{text.text}</p>
      <Button variant="seal" aria-disabled={isBusy} onClick={() => void take()}>
        {text.go}
      </Button>
    </Section>
  )
}

function You() {
  const text = ACCOUNT_TEXT[useLanguage()]
  const problemText = useProblemText()
  const [listed, load] = useList(api.me.who)
  if (listed.state === 'loading') return <p role="status">{text.loading}</p>
  if (listed.state === 'there') return <Known me={listed.value} onChange={load} />
  if (listed.trouble.problem === 'nobody') return <Nobody onMe={load} />
  return (
    <div role="alert" className={css.failed}>
      <p>{problemText(listed.trouble)}</p>
      <Button onClick={() => void load()}>{text.again}</Button>
    </div>
  )
}

function Nobody({ onMe }: { onMe(): Promise<void> }) {
  const text = ACCOUNT_TEXT[useLanguage()].nobody
  return (
    <Section title={text.name}>
      <p>{text.text}</p>
      <NameForm label={text.name} action={text.go} onMe={onMe} />
      <p>{text.before}</p>
      <SignIn onIn={onMe} />
    </Section>
  )
}

function Known({ me, onChange }: { readonly me: Me; onChange(): Promise<void> }) {
  const text = ACCOUNT_TEXT[useLanguage()]
  return (
    <>
      <p className={css.lead}>{me.kind === 'account' ? text.account : text.guest}</p>
      <div className={css.sections}>
        <Name me={me} onChange={onChange} />
        <PasskeysSection me={me} onChange={onChange} />
        <DevicesSection me={me} onSignedOut={onChange} />
        <NoticesSection me={me} />
        <RatingsSection me={me} />
        <BotsSection />
        <LeaveSection onForgotten={onChange} />
      </div>
    </>
  )
}

function Name({ me, onChange }: { readonly me: Me; onChange(): Promise<void> }) {
  const text = ACCOUNT_TEXT[useLanguage()].name
  const problemText = useProblemText()
  const [name, setName] = useState(me.name)
  const [problem, setProblem] = useState<string>()

  const save = useCallback(
    async (event: FormEvent) => {
      event.preventDefault()
      const answer = await api.me.rename(name)
      setProblem('trouble' in answer ? problemText(answer.trouble) : undefined)
      if ('trouble' in answer) return
      changeSettings({ playerName: answer.value.name })
      notify({ kind: 'word', text: text.saved })
      await onChange()
    },
    [name, text, problemText, onChange],
  )

  return (
    <Section title={text.title}>
      <form className={css.row} onSubmit={(event) => void save(event)}>
        <Field
          label={text.label}
          value={name}
          maxLength={MOST_TYPED}
          required
          autoComplete="nickname"
          problem={problem}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit">{text.save}</Button>
      </form>
    </Section>
  )
}
