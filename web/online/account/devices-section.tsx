/** Where somebody is known, and the way to another device. */
import type { Me } from '@crownlands/table/online'
import { useState } from 'react'
import { Button } from '../../design/button'
import { ConfirmDialog } from '../../design/dialog'
import { notify } from '../../design/notices-store'
import { hrefOf } from '../../page/routes'
import { useLanguage } from '../../text/words'
import * as api from '../api/api'
import { rememberOnline } from '../api/remembered'
import { useDoing } from '../api/use-doing'
import { useList } from '../api/use-list'
import { LinkAndCode } from '../sharing/link-and-code'
import css from './account.module.css'
import { deviceName } from './device-name'
import { Section } from './section'
import { ACCOUNT_TEXT } from './text'

interface DevicesProps {
  readonly me: Me
  onSignedOut(): Promise<void>
}

export function DevicesSection({ me, onSignedOut }: DevicesProps) {
  const text = ACCOUNT_TEXT[useLanguage()].devices
  const [listed, load] = useList(api.devices.list)
  const { run } = useDoing()
  const [asking, setAsking] = useState(false)
  const now = Date.now()
  const sessions = listed.state === 'there' ? listed.value.sessions : []

  async function signOut() {
    if ((await run(api.devices.signOut)) === undefined) return
    rememberOnline(0)
    await onSignedOut()
  }

  return (
    <Section title={text.title}>
      <LinkToHere />
      <h3>{text.list}</h3>
      <ul className={css.list}>
        {sessions.map(({ id, device, seenAt, current }) => (
          <li key={id}>
            <span>
              {deviceName(device) || text.unknown}
              <small>{current ? text.current : text.seen(seenAt, now)}</small>
            </span>
            {!current && (
              <Button
                variant="quiet"
                onClick={() => void run(() => api.devices.end(id)).then((done) => done && load())}
              >
                {text.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className={css.ways}>
        {sessions.length > 1 && (
          <Button
            onClick={() =>
              void run(api.devices.endOthers).then((done) => {
                if (done === undefined) return undefined
                notify({ kind: 'word', text: text.endedOthers })
                return load()
              })
            }
          >
            {text.endOthers}
          </Button>
        )}
        <Button onClick={() => (me.kind === 'account' ? void signOut() : setAsking(true))}>{text.signOut}</Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={text.signOut}
        text={text.signOutGuest}
        confirm={text.signOut}
        cancel={text.stay}
        onClose={() => setAsking(false)}
        onConfirm={() => void signOut()}
      />
    </Section>
  )
}

function LinkToHere() {
  const text = ACCOUNT_TEXT[useLanguage()].devices
  const { isBusy, run } = useDoing()
  const [made, setMade] = useState<{ readonly path: string; readonly minutes: number }>()

  async function make() {
    const answer = await run(api.devices.makeLink)
    if (answer === undefined) return
    const { token, minutes } = answer.value
    setMade({ path: `/${hrefOf({ page: 'account', token })}`, minutes })
  }

  return (
    <>
      <p>{text.lead}</p>
      {made === undefined ? (
        <Button aria-disabled={isBusy} onClick={() => void make()}>
          {text.make}
        </Button>
      ) : (
        <>
          <LinkAndCode path={made.path} label={text.link} codeLabel={text.code} />
          <p className={css.quiet}>{text.minutes(made.minutes)}</p>
        </>
      )}
    </>
  )
}
