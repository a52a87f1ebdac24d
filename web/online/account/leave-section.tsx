/** Leaving: everything as a file, or to be forgotten. */
import { useState } from 'react'
import { Button } from '../../design/button'
import { ConfirmDialog } from '../../design/dialog'
import { notify } from '../../design/notices-store'
import { download } from '../../page/download'
import { useLanguage } from '../../text/words'
import * as api from '../api/api'
import { rememberOnline } from '../api/remembered'
import { useDoing } from '../api/use-doing'
import css from './account.module.css'
import { Section } from './section'
import { ACCOUNT_TEXT } from './text'

export function LeaveSection({ onForgotten }: { onForgotten(): Promise<void> }) {
  const text = ACCOUNT_TEXT[useLanguage()].leave
  const { isBusy, run } = useDoing()
  const [asking, setAsking] = useState(false)

  async function take() {
    const answer = await run(api.me.takeAlong)
    if (answer !== undefined) download('crownlands-you.json', JSON.stringify(answer.value, undefined, 2))
  }

  async function forget() {
    if ((await run(api.me.forget)) === undefined) return
    rememberOnline(0)
    notify({ kind: 'word', text: text.forgotten })
    await onForgotten()
  }

  return (
    <Section title={text.title}>
      <p>{text.lead}</p>
      <div className={css.ways}>
        <Button aria-disabled={isBusy} onClick={() => void take()}>
          {text.take}
        </Button>
        <Button onClick={() => setAsking(true)}>{text.forget}</Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={text.forgetTitle}
        text={text.forgetText}
        confirm={text.forget}
        cancel={text.stay}
        onClose={() => setAsking(false)}
        onConfirm={() => void forget()}
      />
    </Section>
  )
}
