/** For the host: links to the seats of guests who cannot get back to theirs. */
import { useState } from 'react'
import { Button } from '../../design/button'
import { hrefOf } from '../../page/routes'
import { useLanguage } from '../../text/words'
import { seatLinks } from '../api/api'
import { useDoing } from '../api/use-doing'
import { type OnlineTable, useOnline } from '../play/use-online-table'
import { LinkAndCode } from '../sharing/link-and-code'
import css from './hand-seat.module.css'
import { seatsToHand } from './seats-to-hand'
import { SEAT_LINK_TEXT } from './text'

interface Made {
  readonly name: string
  readonly token: string
  readonly minutes: number
}

export function HandSeat({ table }: { readonly table: OnlineTable }) {
  const { info, present } = useOnline(table)
  const text = SEAT_LINK_TEXT[useLanguage()]
  const { isBusy, run } = useDoing()
  const [made, setMade] = useState<Made>()

  async function make(seat: number, name: string) {
    const answer = await run(() => seatLinks.make(table.code, seat))
    if (answer !== undefined) setMade({ name, ...answer.value })
  }

  if (made !== undefined)
    return (
      <div className={css.hand}>
        <p>{text.made(made.name, made.minutes)}</p>
        <LinkAndCode
          path={`/${hrefOf({ page: 'online', code: table.code, token: made.token })}`}
          label={text.link}
          codeLabel={text.code}
        />
      </div>
    )
  return (
    <div className={css.hand}>
      <p>{text.about}</p>
      {seatsToHand(info, present.here).map(({ seat, name }) => (
        <Button key={seat} aria-disabled={isBusy} onClick={() => void make(seat, name)}>
          {text.make(name)}
        </Button>
      ))}
    </div>
  )
}
