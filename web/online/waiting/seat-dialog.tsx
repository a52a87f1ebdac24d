/** What whoever laid the table may do with a seat: put a bot there, let two change places, take it away. */
import type { SeatInfo, TableInfo } from '@crownlands/table/online'
import { TEMPERAMENTS, type Temperament } from '@crownlands/table/protocol'
import { useState } from 'react'
import { Button } from '../../design/button'
import { ConfirmDialog, Dialog } from '../../design/dialog'
import { notify } from '../../design/notices-store'
import { useLanguage, useWords } from '../../text/words'
import { seatName } from '../play/seat-names'
import { PLACE_TEXT } from './place-text'
import css from './seat-dialog.module.css'
import { WAITING_TEXT } from './text'

interface SeatDialogProps {
  readonly info: TableInfo
  /** Undefined: closed. */
  readonly seat: SeatInfo | undefined
  onClose(): void
  onSit(seat: number): void
  onBot(seat: number, bot: Temperament): void
  onSwap(one: number, other: number): void
  onClear(seat: number): void
  /** Whether they may sit down again now. */
  onInvite(player: string): Promise<boolean>
}

export function SeatDialog({ info, seat, onClose, onSit, onBot, onSwap, onClear, onInvite }: SeatDialogProps) {
  const place = PLACE_TEXT[useLanguage()]
  const { setup } = useWords()
  const [sentAway, setSentAway] = useState<SeatInfo>()

  /** A bot is not asked. */
  const clear = (one: SeatInfo) => {
    if (one.bot !== undefined) onClear(one.seat)
    else {
      setSentAway(one)
      onClose()
    }
  }

  const invite = async ({ code, name }: { readonly code: string; readonly name: string }) => {
    if (await onInvite(code)) notify({ kind: 'word', text: place.invitedAgain(name) })
  }

  return (
    <>
      <Dialog
        open={seat !== undefined}
        title={seat === undefined ? '' : place.of(setup.houseNames[seat.house])}
        onClose={onClose}
      >
        {seat !== undefined && (
          <div className={css.choices}>
            {!seat.taken && !info.mine.includes(seat.seat) && (
              <Button onClick={() => onSit(seat.seat)}>{place.sitThere}</Button>
            )}
            {isForBots(seat, info) && (
              <fieldset>
                <legend>{place.bot}</legend>
                {TEMPERAMENTS.map((bot) => (
                  <Button key={bot} aria-pressed={seat.bot === bot} onClick={() => onBot(seat.seat, bot)}>
                    {setup.temperaments[bot].name}
                  </Button>
                ))}
              </fieldset>
            )}
            <SwapChoices info={info} seat={seat} onSwap={onSwap} />
            {!seat.taken && info.removed !== undefined && (
              <fieldset>
                <legend>{place.inviteAgain}</legend>
                {info.removed.map((player) => (
                  <Button key={player.code} onClick={() => void invite(player)}>
                    {player.name}
                  </Button>
                ))}
              </fieldset>
            )}
            {seat.taken && !info.mine.includes(seat.seat) && (
              <Button onClick={() => clear(seat)}>{seat.bot === undefined ? place.clear : place.clearBot}</Button>
            )}
          </div>
        )}
      </Dialog>
      <ConfirmDialog
        open={sentAway !== undefined}
        title={place.sendAwayTitle(sentAway?.name ?? '')}
        text={place.sendAwayText(sentAway?.name ?? '')}
        confirm={place.clear}
        cancel={place.keep}
        onClose={() => setSentAway(undefined)}
        onConfirm={() => {
          if (sentAway !== undefined) onClear(sentAway.seat)
        }}
      />
    </>
  )
}

function SwapChoices({ info, seat, onSwap }: Pick<SeatDialogProps, 'info' | 'onSwap'> & { readonly seat: SeatInfo }) {
  const language = useLanguage()
  const place = PLACE_TEXT[language]
  const { free } = WAITING_TEXT[language]
  const { setup } = useWords()
  // Two empty seats would only change their numbers.
  const others = info.seats.filter((one) => one.seat !== seat.seat && (one.taken || seat.taken))
  if (others.length === 0) return null
  return (
    <fieldset>
      <legend>{place.swap}</legend>
      {others.map((other) => (
        <Button key={other.seat} onClick={() => onSwap(seat.seat, other.seat)}>
          {other.taken ? place.swapWith(seatName(other, setup, free)) : `${free}, ${setup.houseNames[other.house]}`}
        </Button>
      ))}
    </fieldset>
  )
}

/** In a rated game only people play. */
function isForBots({ taken, bot }: SeatInfo, { rated }: TableInfo): boolean {
  return !rated && (!taken || bot !== undefined)
}
