/** What people at a table online can ask each other for: one small dialog each. */
import type { Seat } from '@crownlands/core/game'
import { Icon, type IconName } from '@crownlands/kit/icons/icon.tsx'
import type { Agreement, TableInfo } from '@crownlands/table/online'
import { useState } from 'react'
import { Button } from '../../design/button'
import { ConfirmDialog, Dialog } from '../../design/dialog'
import { notify } from '../../design/notices-store'
import { gameTitle } from '../../rooms/game-title'
import { useLanguage } from '../../text/words'
import { agreements } from '../api/api'
import { ownSeat } from '../notices/notices'
import { isGone } from '../play/sync'
import { type OnlineTable, useOnline } from '../play/use-online-table'
import { useTableDoing } from '../play/use-table-doing'
import { HandSeat } from '../seat-link/hand-seat'
import { seatsToHand } from '../seat-link/seats-to-hand'
import { SEAT_LINK_TEXT } from '../seat-link/text'
import { InvitationLink } from '../waiting/invitation'
import { INVITATION_TEXT } from '../waiting/invitation-text'
import { mayAsk } from './asking'
import css from './table-menu.module.css'
import { ONLINE_MENU_TEXT } from './text'

type Open = Agreement | 'leave' | 'time' | 'invite' | 'hand'

/** In the order in which they are wanted. */
const ASKED: readonly { readonly what: Agreement; readonly icon: IconName }[] = [
  { what: 'take-back', icon: 'undo' },
  { what: 'pause', icon: 'pause' },
  { what: 'go-on', icon: 'play' },
  { what: 'end', icon: 'cross' },
]

export function TableMenu({ table }: { readonly table: OnlineTable }) {
  const online = useOnline(table)
  const { info, present } = online
  const { watching, spectators } = present
  const language = useLanguage()
  const text = ONLINE_MENU_TEXT[language]
  const [open, setOpen] = useState<Open>()
  const doing = useTableDoing(table)
  const { code } = table
  const own = ownSeat(info)
  const plays = info.status === 'running' && own !== undefined && !isGone(own)
  const toHand = seatsToHand(info, present.here)
  const close = () => setOpen(undefined)
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen('invite')}>
        <Icon name="eye" size={22} />
        {INVITATION_TEXT[language].watchTitle}
      </Button>
      <Dialog open={open === 'invite'} title={INVITATION_TEXT[language].watchTitle} onClose={close}>
        <div className={css.invite}>
          <InvitationLink code={code} game={gameTitle(info.game, language)} isFull withCode />
        </div>
      </Dialog>
      {toHand.length > 0 && (
        <Button variant="quiet" onClick={() => setOpen('hand')}>
          <Icon name="person" size={22} />
          {SEAT_LINK_TEXT[language].ask}
        </Button>
      )}
      <Dialog open={open === 'hand'} title={SEAT_LINK_TEXT[language].ask} onClose={close}>
        <HandSeat table={table} />
      </Dialog>
      {watching.length > 0 && (
        <p className={css.watching}>{text.alsoWatching(watching, spectators - watching.length)}</p>
      )}
      {plays &&
        ASKED.filter(({ what }) => mayAsk(online, what)).map(({ what, icon }) => (
          <Button key={what} variant="quiet" onClick={() => setOpen(what)}>
            <Icon name={icon} size={22} />
            {text.asking[what].ask}
          </Button>
        ))}
      {plays && info.clock.type !== 'none' && othersAt(info, own.seat).length > 0 && (
        <Button variant="quiet" onClick={() => setOpen('time')}>
          <Icon name="hourglass" size={22} />
          {text.moreTime.ask}
        </Button>
      )}
      {plays && (
        <Button variant="quiet" onClick={() => setOpen('leave')}>
          <Icon name="arrow-right" size={22} />
          {text.leave.ask}
        </Button>
      )}
      {plays &&
        ASKED.map(({ what }) => (
          <ConfirmDialog
            key={what}
            open={open === what}
            title={text.asking[what].ask}
            text={text.asking[what].about}
            confirm={text.asking[what].confirm}
            cancel={text.cancel}
            onConfirm={() => doing.run(() => agreements.answer(code, what, what === 'take-back' ? own.seat : 0, true))}
            onClose={close}
          />
        ))}
      {plays && (
        <ConfirmDialog
          open={open === 'leave'}
          title={text.leave.ask}
          text={info.whenGone === 'bot' || !othersPlay(info, own.seat) ? text.leave.bot : text.leave.vote}
          confirm={text.leave.confirm}
          cancel={text.cancel}
          onConfirm={() => doing.run(() => agreements.leave(code))}
          onClose={close}
        />
      )}
      {plays && (
        <Dialog open={open === 'time'} title={text.moreTime.ask} onClose={close}>
          <GiveTime table={table} own={own.seat} onGiven={close} />
        </Dialog>
      )}
    </>
  )
}

function othersAt({ seats }: TableInfo, own: Seat): TableInfo['seats'] {
  return seats.filter((one) => one.seat !== own && one.bot === undefined && !isGone(one))
}

function othersPlay(info: TableInfo, own: Seat): boolean {
  return othersAt(info, own).length > 0
}

const MINUTES = { live: [1, 5, 15], days: [1440, 2880] } as const

interface GiveTimeProps {
  readonly table: OnlineTable
  readonly own: Seat
  onGiven(): void
}

function GiveTime({ table, own, onGiven }: GiveTimeProps) {
  const { info } = useOnline(table)
  const text = ONLINE_MENU_TEXT[useLanguage()].moreTime
  const doing = useTableDoing(table)
  if (info.clock.type === 'none') return null
  const amounts = MINUTES[info.clock.type]
  const give = (seat: Seat, name: string, minutes: number) => {
    doing.run(
      () => agreements.giveTime(table.code, seat, minutes * 60),
      () => {
        notify({ kind: 'word', text: text.given(name) })
        onGiven()
      },
    )
  }
  return (
    <div className={css.time}>
      <p>{text.about}</p>
      {othersAt(info, own).map(({ seat, name }) => (
        <fieldset key={seat}>
          <legend>{text.give(name)}</legend>
          {amounts.map((minutes) => (
            <Button key={minutes} aria-disabled={doing.isBusy} onClick={() => give(seat, name, minutes)}>
              {text.amount(minutes)}
            </Button>
          ))}
        </fieldset>
      ))}
    </div>
  )
}
