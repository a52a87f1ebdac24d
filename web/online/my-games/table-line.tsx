/** One of somebody's tables in a list: how it stands, with whom, since when. */
import type { Seat } from '@crownlands/core/game'
import { HouseShield } from '@crownlands/kit/heraldry.tsx'
import type { MyTable } from '@crownlands/table/online'
import { hrefOf } from '../../page/routes'
import { gameTitle } from '../../rooms/game-title'
import { useLanguage, useWords } from '../../text/words'
import { seatName } from '../play/seat-names'
import { lastChange, type Standing, standingOf, timeLeft } from './my-tables'
import css from './table-line.module.css'
import { MY_GAMES_TEXT } from './text'

interface TableLineProps {
  readonly table: MyTable
  /** By the server's clock. */
  readonly now: number
}

export function TableLine({ table, now }: TableLineProps) {
  const language = useLanguage()
  const text = MY_GAMES_TEXT[language]
  const { setup } = useWords()
  const names = table.seats.map((seat) => seatName(seat, setup, text.free))
  const standing = standingOf(table)
  const left = timeLeft(table, now)
  return (
    <a className={css.line} href={hrefOf({ page: 'online', code: table.code })}>
      <span className={css.shields}>
        {table.seats.map(({ house }) => (
          <HouseShield key={house} house={house} size={26} />
        ))}
      </span>
      <span>
        <span className={css.status} data-yours={standing.kind === 'yours' || undefined}>
          {said(standing, text.standing, (seats) => seats.map((seat) => names[seat] ?? ''))}
        </span>
        <span className={css.who}>{text.players(names)}</span>
        <span className={css.who}>
          {gameTitle(table.game, language)} · {text.when(lastChange(table), now)}
          {left !== undefined && ` · ${text.left(left)}`}
        </span>
      </span>
    </a>
  )
}

type StandingText = (typeof MY_GAMES_TEXT)['en']['standing']

function said(standing: Standing, text: StandingText, names: (seats: readonly Seat[]) => readonly string[]): string {
  switch (standing.kind) {
    case 'yours':
    case 'paused':
    case 'won':
    case 'shared':
    case 'ended':
      return text[standing.kind]
    case 'stood-in':
      return text.stoodIn
    case 'others':
      return text.others(names(standing.seats))
    case 'open':
      return text.open(standing.free)
    case 'lost':
      return standing.winners.length === 0 ? text.nobodyWon : text.lost(names(standing.winners))
  }
}
