/** "Verify this game": what the record proves, in plain words, worked out in a worker of this browser. */
import { Icon } from '@crownlands/kit/icons/icon.tsx'
import { useState } from 'react'
import { Button } from '../../design/button'
import { useLanguage } from '../../text/words'
import { type OnlineTable, useOnline } from '../play/use-online-table'
import { chanceMemory } from './chance-store'
import css from './fairness.module.css'
import { FAIRNESS_TEXT } from './text'
import type { Verdict, Verifying } from './verdict'

type Checked = 'checking' | 'failed' | Verdict

export function Fairness({ table }: { readonly table: OnlineTable }) {
  const { info } = useOnline(table)
  const text = FAIRNESS_TEXT[useLanguage()]
  const [checked, setChecked] = useState<Checked>()
  const check = () => {
    setChecked('checking')
    void verdictFor(table, {
      commitment: info.commitment,
      seat: info.mine[0],
      remembered: chanceMemory(info.code),
    }).then((verdict) => setChecked(verdict ?? 'failed'))
  }
  if (checked === undefined)
    return (
      <Button className={css.ask} onClick={check}>
        <Icon name="check" size={20} />
        {text.ask}
      </Button>
    )
  return (
    <section className={css.fairness} aria-label={text.title}>
      <h3>{text.title}</h3>
      <div role="status">
        {checked === 'checking' && <p>{text.checking}</p>}
        {checked === 'failed' && <p>{text.failed}</p>}
        {typeof checked === 'object' && <Findings verdict={checked} />}
      </div>
      {checked === 'failed' && <Button onClick={check}>{text.again}</Button>}
    </section>
  )
}

function Findings({ verdict }: { readonly verdict: Verdict }) {
  const text = FAIRNESS_TEXT[useLanguage()]
  const findings = [
    { holds: verdict.commitment === 'holds', says: text.commitment[verdict.commitment] },
    { holds: verdict.seed === 'holds', says: text.seed[verdict.seed] },
    ...(verdict.own === undefined ? [] : [{ holds: verdict.own === 'holds', says: text.own[verdict.own] }]),
    { holds: verdict.replay === 'holds', says: text.replay[verdict.replay] },
  ]
  return (
    <>
      <ul className={css.findings}>
        {findings.map(({ holds, says }) => (
          <li key={says} data-holds={holds || undefined}>
            <Icon name={holds ? 'check' : 'info'} size={20} />
            {says}
          </li>
        ))}
      </ul>
      <p className={css.not}>{text.notProven}</p>
    </>
  )
}

/** Longer than the longest match takes on a slow phone. */
const LIMIT_MS = 60_000

async function verdictFor({ play }: OnlineTable, known: Omit<Verifying, 'record'>): Promise<Verdict | undefined> {
  const record = await play.exportRecord().catch(() => undefined)
  if (record === undefined) return undefined
  const worker = new Worker(new URL('./verify-worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<Verdict | undefined>((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<Verdict | undefined>) => resolve(data)
      worker.onerror = () => resolve(undefined)
      setTimeout(() => resolve(undefined), LIMIT_MS)
      worker.postMessage({ ...known, record } satisfies Verifying)
    })
  } finally {
    worker.terminate()
  }
}
