/** Programs that play under names of their own, and the tokens by which they are known. */
import { type BotInfo, SCOPES, type Scope } from '@crownlands/table/online'
import { type FormEvent, useCallback, useState } from 'react'
import { Button } from '../../design/button'
import { ConfirmDialog } from '../../design/dialog'
import { Field, Segmented } from '../../design/field'
import { useLanguage } from '../../text/words'
import * as api from '../api/api'
import { useDoing } from '../api/use-doing'
import { useList } from '../api/use-list'
import { MOST_TYPED } from '../names/names'
import { CopyField } from '../sharing/copy-field'
import css from './account.module.css'
import { Section } from './section'
import { ACCOUNT_TEXT } from './text'

export function BotsSection() {
  const text = ACCOUNT_TEXT[useLanguage()].bots
  const [listed, load] = useList(api.bots.list)
  const { isBusy, run } = useDoing()
  const [name, setName] = useState('')
  const bots = listed.state === 'there' ? listed.value.bots : []

  async function make(event: FormEvent) {
    event.preventDefault()
    if ((await run(() => api.bots.make(name))) === undefined) return
    setName('')
    await load()
  }

  return (
    <Section title={text.title}>
      <p>
        {text.lead} <a href="/api/v1/docs/">/api/v1/docs</a>
      </p>
      {bots.map((bot) => (
        <Bot key={bot.code} bot={bot} onRemoved={load} />
      ))}
      <form className={css.row} onSubmit={(event) => void make(event)}>
        <Field
          label={text.name}
          value={name}
          maxLength={MOST_TYPED}
          required
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" aria-disabled={isBusy}>
          {text.make}
        </Button>
      </form>
    </Section>
  )
}

function Bot({ bot, onRemoved }: { readonly bot: BotInfo; onRemoved(): Promise<void> }) {
  const text = ACCOUNT_TEXT[useLanguage()].bots
  const read = useCallback(() => api.bots.tokens(bot.code), [bot.code])
  const [listed, load] = useList(read)
  const { run } = useDoing()
  const [asking, setAsking] = useState(false)
  const tokens = listed.state === 'there' ? listed.value.tokens : []

  async function remove() {
    if ((await run(() => api.bots.remove(bot.code))) !== undefined) await onRemoved()
  }

  return (
    <details className={css.bot}>
      <summary>{bot.name}</summary>
      {tokens.length > 0 && (
        <ul className={css.list} aria-label={text.tokens}>
          {tokens.map(({ id, name, scopes }) => (
            <li key={id}>
              <span>
                {name}
                <small>{scopes.map((scope) => text.scopes[scope]).join(', ')}</small>
              </span>
              <Button
                variant="quiet"
                onClick={() => void run(() => api.bots.endToken(bot.code, id)).then((done) => done && load())}
              >
                {text.end}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <NewToken bot={bot} onMade={load} />
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {text.remove}
      </Button>
      <ConfirmDialog
        open={asking}
        title={text.removeTitle}
        text={text.removeText}
        confirm={text.remove}
        cancel={text.keep}
        onClose={() => setAsking(false)}
        onConfirm={() => void remove()}
      />
    </details>
  )
}

/** A token that plays reads too: it must see what it plays. */
const GRANTED: Readonly<Record<Scope, readonly Scope[]>> = { play: SCOPES, read: ['read'] }

function NewToken({ bot, onMade }: { readonly bot: BotInfo; onMade(): Promise<void> }) {
  const text = ACCOUNT_TEXT[useLanguage()].bots
  const { isBusy, run } = useDoing()
  const [name, setName] = useState('')
  const [scope, setScope] = useState<Scope>('play')
  const [made, setMade] = useState<string>()

  async function make(event: FormEvent) {
    event.preventDefault()
    const answer = await run(() => api.bots.makeToken(bot.code, name, GRANTED[scope]))
    if (answer === undefined) return
    setMade(answer.value.token)
    setName('')
    await onMade()
  }

  return (
    <>
      {made !== undefined && (
        <div role="status">
          <CopyField label={text.tokens} value={made} />
          <p className={css.quiet}>{text.shownOnce}</p>
        </div>
      )}
      <form className={css.row} onSubmit={(event) => void make(event)}>
        <Field
          label={text.tokenName}
          value={name}
          maxLength={100}
          required
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        <Segmented<Scope>
          label={text.tokens}
          choices={SCOPES.map((value) => ({ value, label: text.scopes[value] }))}
          value={scope}
          onChange={setScope}
        />
        <Button type="submit" aria-disabled={isBusy}>
          {text.makeToken}
        </Button>
      </form>
    </>
  )
}
