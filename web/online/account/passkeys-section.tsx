/** Passkeys: a guest becomes an account by one, and is known by it on every device. */
import type { Me } from '@crownlands/table/online'
import { useState } from 'react'
import { Button } from '../../design/button'
import { notify } from '../../design/notices-store'
import { changeSettings } from '../../settings/store/store'
import { useLanguage } from '../../text/words'
import * as api from '../api/api'
import { useDoing } from '../api/use-doing'
import { useList } from '../api/use-list'
import { problemText } from '../api/words'
import css from './account.module.css'
import { makePasskey, type PasskeyResult, passkeysHere, signIn } from './passkey'
import { Section } from './section'
import { ACCOUNT_TEXT } from './text'

interface PasskeysProps {
  readonly me: Me
  onChange(): Promise<void>
}

export function PasskeysSection({ me, onChange }: PasskeysProps) {
  const text = ACCOUNT_TEXT[useLanguage()].passkeys
  const [listed, load] = useList(api.passkeys.list)
  const { run } = useDoing()
  const now = Date.now()
  const passkeys = listed.state === 'there' ? listed.value.passkeys : []
  const here = passkeysHere()
  return (
    <Section title={text.title}>
      <p>{me.kind === 'account' ? text.hasSome : text.lead}</p>
      {passkeys.length > 0 && (
        <ul className={css.list}>
          {passkeys.map(({ id, name, createdAt, usedAt }) => (
            <li key={id}>
              <span>
                {name === '' ? text.unnamed : name}
                <small>{usedAt === undefined ? text.madeAt(createdAt, now) : text.used(usedAt, now)}</small>
              </span>
              <Button
                variant="quiet"
                onClick={() => void run(() => api.passkeys.remove(id)).then((done) => done && load())}
              >
                {text.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {here === 'able' ? (
        <Ceremony
          variant={me.kind === 'account' ? 'plain' : 'seal'}
          label={text.make}
          begin={makePasskey}
          onDone={async () => {
            notify({ kind: 'word', text: text.made })
            await Promise.all([load(), onChange()])
          }}
        />
      ) : (
        <p className={css.quiet}>{text[here]}</p>
      )}
    </Section>
  )
}

/** For whoever has been here before. */
export function SignIn({ onIn }: { onIn(): Promise<void> }) {
  const text = ACCOUNT_TEXT[useLanguage()].passkeys
  const here = passkeysHere()
  if (here !== 'able') return <p className={css.quiet}>{text[here]}</p>
  return (
    <Ceremony
      variant="plain"
      label={text.signIn}
      begin={signIn}
      onDone={async (name) => {
        changeSettings({ playerName: name })
        notify({ kind: 'word', text: text.signedIn })
        await onIn()
      }}
    />
  )
}

interface CeremonyProps {
  readonly variant: 'seal' | 'plain'
  readonly label: string
  begin(): Promise<PasskeyResult>
  onDone(name: string): Promise<void>
}

function Ceremony({ variant, label, begin, onDone }: CeremonyProps) {
  const text = ACCOUNT_TEXT[useLanguage()].passkeys
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState('')

  async function go() {
    if (isBusy) return
    setBusy(true)
    setSaid('')
    const result = await begin()
    if ('person' in result) await onDone(result.person.name)
    else setSaid('no' in result ? text[result.no] : problemText(result.trouble))
    setBusy(false)
  }

  return (
    <div className={css.ceremony}>
      <Button variant={variant} aria-disabled={isBusy} onClick={() => void go()}>
        {label}
      </Button>
      <p role="status">{said}</p>
    </div>
  )
}
