/** Another game with the same people. Asking for it, or following the link to it, says yes: nobody is asked again. */
import type { ComponentProps, MouseEvent } from 'react'
import { Button, ButtonLink } from '../../design/button'
import { goTo, hrefOf } from '../../page/routes'
import { useLanguage } from '../../text/words'
import { tables } from '../api/api'
import { useDoing } from '../api/use-doing'
import { chanceMemory, rememberSeal, rememberWord } from '../fairness/chance-store'
import { ownSeat } from '../notices/notices'
import { type OnlineTable, useOnline } from '../play/use-online-table'
import { WAITING_TEXT } from '../waiting/text'
import { anyOf, pepper } from '../waiting/waiting'
import { REMATCH_TEXT } from './text'

export function Rematch({ table }: { readonly table: OnlineTable }) {
  const { info } = useOnline(table)
  if (info.rematch === undefined && (ownSeat(info) === undefined || info.status === 'running')) return null
  return <RematchWay code={info.code} rematch={info.rematch} plays={ownSeat(info) !== undefined} variant="seal" />
}

interface RematchWayProps {
  readonly code: string
  readonly rematch: string | undefined
  /** Whoever only watched goes there to watch. */
  readonly plays: boolean
  readonly variant: ComponentProps<typeof Button>['variant']
}

export function RematchWay({ code, rematch, plays, variant = 'plain' }: RematchWayProps) {
  const language = useLanguage()
  const text = REMATCH_TEXT[language]
  const { isBusy, run } = useDoing()
  const sayYes = async () => {
    // The chance is never the server's alone, although nobody is asked for a word here.
    const word = anyOf(WAITING_TEXT[language].chance.words)
    const own = pepper()
    const answer = await run(() => tables.rematch(code, word, own))
    if (answer === undefined) return
    const { code: next, commitment } = answer.value
    rememberSeal(next, commitment)
    // Of several the server takes the first.
    if (chanceMemory(next).word === undefined) rememberWord(next, `${word} ${own}`)
    goTo({ page: 'online', code: next })
  }
  if (rematch === undefined)
    return (
      <Button
        variant={variant}
        aria-disabled={isBusy}
        onClick={() => void sayYes()}
        data-about={`${text.ask}\n${text.about}`}
      >
        {text.ask}
      </Button>
    )
  const follow = (event: MouseEvent) => {
    // In another tab it is only looked at.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void sayYes()
  }
  return (
    <ButtonLink
      variant={variant}
      href={hrefOf({ page: 'online', code: rematch })}
      {...(plays && { onClick: follow, 'data-about': `${text.go}\n${text.going}` })}
    >
      {text.go}
    </ButtonLink>
  )
}
