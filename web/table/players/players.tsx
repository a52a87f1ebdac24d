/** Who sits at the table: shield, name, what everybody may know of them, and whose turn it is. */

import type { Seat, Viewer } from '@crownlands/core/game'
import type { Language } from '@crownlands/core/room'
import { forReaders } from '@crownlands/kit/for-readers'
import { HouseShield } from '@crownlands/kit/heraldry.tsx'
import type { TableSummary } from '@crownlands/table/protocol'
import type { CSSProperties } from 'react'
import type { TableUi } from '../../rooms/room-uis'
import { isHouseName, useWords } from '../../text/words'
import type { Around } from '../flow/around'
import css from './players.module.css'
import { PLAYERS_TEXT } from './text'

interface PlayersProps {
  readonly table: TableSummary
  readonly viewer: Viewer
  readonly view: unknown
  readonly ui: TableUi
  readonly language: Language
  /** Whose turn is marked. */
  readonly toAct: readonly Seat[]
  readonly around?: Around | undefined
}

export function Players({ table, viewer, view, ui, language, toAct, around }: PlayersProps) {
  const text = PLAYERS_TEXT[language]
  return (
    <ul className={css.players}>
      {table.seats.map(({ house, name, bot }, seat) => (
        <li key={house} className={css.player} data-seat-sign={seat} data-turn={toAct.includes(seat) || undefined}>
          <Pennant shown={toAct.includes(seat)} />
          <HouseShield house={house} size={40} />
          <div className={css.words}>
            <div className={css.who}>
              <span className={css.name}>{name}</span>
              <span className={css.role}>
                {seat === viewer ? text.you : bot === undefined ? '' : text.bot}
                {toAct.includes(seat) && <span className={css.turn}>{text.toAct}</span>}
              </span>
            </div>
            <ui.SeatFacts view={view} seat={seat} nameplates={table.seats} language={language} />
            {around?.seatNote(seat, 'list')}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The same in one row, for small screens: there a house that nobody named otherwise goes without its title. */
export function PlayersStrip({ table, view, ui, language, toAct, around }: PlayersProps) {
  const text = PLAYERS_TEXT[language]
  const { setup } = useWords()
  return (
    <ul
      className={css.strip}
      data-seats={table.seats.length}
      style={{ '--columns': table.seats.length } as CSSProperties}
    >
      {table.seats.map(({ house, name }, seat) => (
        <li key={house} className={css.chip} data-seat-sign={seat} data-turn={toAct.includes(seat) || undefined}>
          <HouseShield house={house} size={26} />
          <span className={css.chipName}>
            {isHouseName(name, house) ? setup.houses[house] : name}
            {toAct.includes(seat) && <span className={forReaders}> ({text.toAct})</span>}
          </span>
          <span className={css.chipFacts}>
            <ui.SeatFacts view={view} seat={seat} nameplates={table.seats} language={language} />
          </span>
          {around?.seatNote(seat, 'strip')}
        </li>
      ))}
    </ul>
  )
}

/** A small pennant points at whose turn it is: a shape, not only a colour. */
function Pennant({ shown }: { readonly shown: boolean }) {
  return (
    <svg className={css.pennant} viewBox="0 0 10 20" aria-hidden="true" data-shown={shown || undefined}>
      <path d="M0 0 L10 10 L0 20 Z" />
    </svg>
  )
}
