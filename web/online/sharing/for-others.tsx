/** A link for other machines: `localhost` means something else on each of them. */
import type { Reach } from '@crownlands/table/online'
import { type ReactNode, useEffect, useState } from 'react'
import { Segmented } from '../../design/field'
import { useLanguage } from '../../text/words'
import { me } from '../api/api'
import { type Addresses, addressesFor, isThisMachine } from './addresses'
import css from './for-others.module.css'
import { OPEN_TO_OTHERS, SHARING_TEXT } from './text'

interface ForOthersProps {
  /** Shows the link; `origin` is undefined until it is known. */
  children(origin: string | undefined): ReactNode
}

export function ForOthers({ children }: ForOthersProps) {
  const text = SHARING_TEXT[useLanguage()]
  const addresses = useAddresses()
  const [chosen, choose] = useState(0)
  return (
    <>
      {children(addresses?.origins[chosen])}
      {addresses?.note !== undefined && <p className={css.note}>{withCommand(text[addresses.note])}</p>}
      {addresses !== undefined && addresses.origins.length > 1 && (
        <Segmented
          label={text.choose}
          choices={addresses.origins.map((origin, value) => ({ value, label: new URL(origin).hostname }))}
          value={chosen}
          onChange={(value: number) => choose(value)}
        />
      )}
    </>
  )
}

/** The command is not broken at its hyphens. */
function withCommand(text: string): ReactNode {
  const [before, after] = text.split(OPEN_TO_OTHERS)
  if (after === undefined) return text
  return (
    <>
      {before}
      <code className={css.command}>{OPEN_TO_OTHERS}</code>
      {after}
    </>
  )
}

/** Undefined while the server is asked. */
function useAddresses(): Addresses | undefined {
  const [reach, setReach] = useState<Reach | 'asking' | undefined>(
    isThisMachine(location.hostname) ? 'asking' : undefined,
  )
  useEffect(() => {
    if (!isThisMachine(location.hostname)) return
    let isGone = false
    void me.status().then((answer) => {
      if (!isGone) setReach('value' in answer ? answer.value.reach : undefined)
    })
    return () => {
      isGone = true
    }
  }, [])
  return reach === 'asking' ? undefined : addressesFor(location.origin, reach)
}
